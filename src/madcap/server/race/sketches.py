"""Sketches: in a race everybody sees the others' hands at work. A sketch is never stored, and no claim waits behind it.

The players get each sketch at once. Watchers, of whom there may be hundreds, get the newest of each seat as often as the
server can bear: with few of them at once, too.
"""

import asyncio
from typing import Final, Protocol

import msgspec
from msgspec import Raw, json

from madcap.engine.errors import NotYourTurn
from madcap.engine.game import Race
from madcap.engine.state import State
from madcap.server import wire
from madcap.server.errors import Malformed

WATCHERS_PER_S: Final = 2000  # sketches a second, for all watchers of a table together
AT_ONCE_S: Final = 0.1  # what this time allows may be sent at once


class Audience(Protocol):
    """Those who have the table's page open."""

    def send_to_seats(self, message: bytes, seats: int) -> None:
        """Send a message to the newest connection of each of these seats (bits)."""

    def send_to_others(self, message: bytes, but: int) -> int:
        """Send a message to watchers and to the older connections of all seats `but` one. Returns how many they are."""


class Sketches:
    """What each seat of a table has built so far."""

    __slots__ = ("_audience", "_due", "_rules", "_timer", "_unseen", "boards", "state")

    def __init__(self, rules: Race, audience: Audience) -> None:
        self._rules = rules
        self._audience = audience
        self.boards: dict[int, bytes] = {}
        self.state: State | None = None  # the newest
        self._unseen: dict[int, int | None] = {}  # the seats whose newest sketch watchers lack, and what was built
        self._due = 0.0  # when watchers have had what they may get
        self._timer: asyncio.TimerHandle | None = None

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
        self.state = state
        seeing = self._seeing(state)
        message = self._message(seat)
        self._audience.send_to_seats(message, seeing & ~(1 << seat))
        if _is_seen_by_all(state, seeing):
            now = asyncio.get_running_loop().time()
            if not self._unseen and self._due <= now + AT_ONCE_S:
                self._send_to_watchers(message, seat, now)
            else:
                self._unseen[seat] = self._rules.building(state, seat)
                self._timer = self._timer or self._when_due()

    def for_viewer(self, state: State, viewer: int) -> list[bytes]:
        """The messages for a viewer who has just come: their own board always, the others' if they may see them."""
        seeing = self._seeing(state)
        sees_others = _is_seen_by_all(state, seeing) if viewer < 0 else bool(seeing >> viewer & 1)
        return [self._message(seat) for seat in self.boards if viewer == seat or sees_others]

    def stop(self) -> None:
        """Show watchers nothing more."""
        self._unseen.clear()
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _show_watchers(self) -> None:
        """Show watchers what they have not seen yet, as far as they may get it now. The rest follows later."""
        self._timer = None
        now = asyncio.get_running_loop().time()
        while self._unseen and self._due <= now + AT_ONCE_S:
            seat = next(iter(self._unseen))
            if self._may_show(seat, self._unseen.pop(seat)):
                self._send_to_watchers(self._message(seat), seat, now)
        if self._unseen:
            self._timer = self._when_due()

    def _send_to_watchers(self, message: bytes, seat: int, now: float) -> None:
        self._due = max(self._due, now) + self._audience.send_to_others(message, seat) / WATCHERS_PER_S

    def _when_due(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_at(self._due - AT_ONCE_S, self._show_watchers)

    def _may_show(self, seat: int, built: int | None) -> bool:
        """Whether watchers may still see what a seat has built: not if it builds something else by now."""
        state = self.state
        return (
            state is not None
            and _is_seen_by_all(state, self._seeing(state))
            and self._rules.building(state, seat) == built
        )

    def _message(self, seat: int) -> bytes:
        return json.encode(wire.Sketched(seat, Raw(self.boards[seat])))

    def _seeing(self, state: State) -> int:
        """The seats that see what is being built, as bits."""
        building = self._rules.building
        return sum(1 << seat for seat in range(state.seats) if building(state, seat) is not None)


def _is_seen_by_all(state: State, seeing: int) -> bool:
    """Whether all seats see what is being built: a watcher has to wait until then."""
    return seeing == (1 << state.seats) - 1
