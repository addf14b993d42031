"""In a race everybody sees the others' hands at work. That is never kept, and no claim waits behind it."""

from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, json

from madcap.engine.errors import NotYourTurn
from madcap.server import wire
from madcap.server.errors import Malformed, NotPlaying
from madcap.server.socket.connection import Connection

if TYPE_CHECKING:
    from madcap.server.table.table import Table


class Sketches:
    """What lies before each seat of a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.boards: dict[int, bytes] = {}

    def take(self, seat: int, sketch: Raw) -> None:
        """Somebody's hand has moved: the others who see what it is about see it, too."""
        race, match = self._table.game.race, self._table.match
        if not race or not match or self._table.record.phase != "playing":
            raise NotPlaying()
        if race.building(match.state, seat) is None:
            raise NotYourTurn()
        try:
            self.lay(seat, json.encode(json.decode(sketch, type=race.sketch)))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Malformed() from error

    def lay(self, seat: int, board: bytes) -> None:
        """What lies before a seat now."""
        self.boards[seat] = board
        told = self._told(seat)
        for connection in self._table.connections:
            if connection.viewer != seat and self._sees_others(connection):
                connection.send(told)

    def show_all(self, connection: Connection) -> None:
        """Tell somebody who has come: one's own always, others' if they may be seen."""
        for seat in self.boards:
            if connection.viewer == seat or self._sees_others(connection):
                connection.send(self._told(seat))

    def _told(self, seat: int) -> bytes:
        return json.encode(wire.Sketched(seat, Raw(self.boards[seat])))

    def _sees_others(self, connection: Connection) -> bool:
        """Whether they see what is being built; a watcher has to wait until everybody does."""
        race, match = self._table.game.race, self._table.match
        if not race or not match:
            return False
        lookers = range(match.state.seats) if connection.viewer < 0 else [connection.viewer]
        return all(race.building(match.state, looker) is not None for looker in lookers)
