"""Everybody who has a table's page open."""

from collections.abc import Callable
from typing import Final, final

from madcap.engine.state import WATCHER
from madcap.server.store.contract import ChairRecord, Player, TableRecord
from madcap.server.table import lobby
from madcap.server.table.viewer import Viewer

NOBODY: Final[frozenset[int]] = frozenset()  # shared: even an empty set is large


@final
class Viewers:
    """The connections at one table."""

    def __init__(self) -> None:
        self.all: set[Viewer] = set()
        self._present = NOBODY  # the players among them

    def add(self, connection: Viewer) -> None:
        self.all.add(connection)
        self._look_around()

    def discard(self, connection: Viewer) -> None:
        self.all.discard(connection)
        self._look_around()

    def _look_around(self) -> None:
        self._present = frozenset({one.player.id for one in self.all if one.player}) or NOBODY

    def has(self, player: Player) -> bool:
        """Whether a player has the page open."""
        return player.id in self._present

    def is_here(self, chair: ChairRecord) -> bool:
        """Whether a chair's person has the page open."""
        return chair.player in self._present

    def somebody_seated(self) -> bool:
        """Whether anybody with a chair has the page open."""
        return any(one.viewer >= 0 for one in self.all)

    def watchers(self) -> int:
        return sum(one.viewer < 0 for one in self.all)

    def people(self, record: TableRecord) -> int:
        """The seats whose people play for themselves and have the page open, as bits."""
        chairs = enumerate(record.chairs)
        return sum(1 << seat for seat, chair in chairs if not chair.stand_in and self.is_here(chair))

    def host(self, record: TableRecord) -> int:
        """The player who may set up the table: its maker, or while they are away the first person who is here."""
        seated = [chair.player for chair in record.chairs if self.is_here(chair) and chair.player is not None]
        return record.host if record.host in self._present or not seated else seated[0]

    def is_host(self, record: TableRecord, player: Player | None) -> bool:
        return player is not None and player.id == self.host(record)

    def rename(self, player: Player) -> None:
        for one in self.all:
            if one.player and one.player.id == player.id:
                one.player = player

    def take_seats(self, record: TableRecord) -> None:
        """Let everybody look from the chair that is theirs now."""
        for one in self.all:
            seat = lobby.seat_of(record, one.player)
            one.viewer = WATCHER if seat is None else seat

    def delays(self, record: TableRecord) -> list[tuple[int, float]]:
        """For each connection of somebody who plays for themselves: the seat, and how long a message may be on its way."""
        chairs = record.chairs
        return [(one.viewer, one.delay) for one in self.all if one.viewer >= 0 and not chairs[one.viewer].stand_in]

    def send_where(self, message: bytes, may_see: Callable[[int], bool]) -> None:
        """Send a message to those whose seat (or WATCHER) may see it."""
        for one in self.all:
            if may_see(one.viewer):
                one.send(message)
