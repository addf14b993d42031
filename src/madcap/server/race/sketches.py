"""Sketches: in a race everybody sees the others' hands at work. A sketch is never stored, and no claim waits behind it."""

from collections.abc import Callable

import msgspec
from msgspec import Raw, json

from madcap.engine.errors import NotYourTurn
from madcap.engine.game import Race
from madcap.engine.state import State
from madcap.server import wire
from madcap.server.errors import Malformed

Show = Callable[[bytes, Callable[[int], bool]], None]  # sends a message to the viewers who may see it


class Sketches:
    """What each seat of a table has built so far."""

    def __init__(self, rules: Race, show: Show) -> None:
        self._rules = rules
        self._show = show
        self.boards: dict[int, bytes] = {}

    def take(self, state: State, seat: int, sketch: Raw) -> None:
        """Take what a player has laid out now, and show it to those who may see it."""
        if self._rules.building(state, seat) is None:
            raise NotYourTurn
        try:
            self.lay(state, seat, json.encode(json.decode(sketch, type=self._rules.sketch)))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Malformed from error

    def lay(self, state: State, seat: int, board: bytes) -> None:
        """Replace what a seat has built so far, and show it to the others."""
        self.boards[seat] = board
        self._show(self._message(seat), lambda viewer: viewer != seat and self._sees_others(state, viewer))

    def for_viewer(self, state: State, viewer: int) -> list[bytes]:
        """The messages for a viewer who has just come: their own board always, the others' if they may see them."""
        return [self._message(seat) for seat in self.boards if viewer == seat or self._sees_others(state, viewer)]

    def _message(self, seat: int) -> bytes:
        return json.encode(wire.Sketched(seat, Raw(self.boards[seat])))

    def _sees_others(self, state: State, viewer: int) -> bool:
        """Whether a viewer sees what is being built; a watcher has to wait until everybody does."""
        lookers = range(state.seats) if viewer < 0 else [viewer]
        return all(self._rules.building(state, looker) is not None for looker in lookers)
