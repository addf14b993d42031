"""The newest moves of a running game, in eight bytes each, and positions from which they can be made once more.

A game may have a million moves. Only the store keeps them all; what a table has in memory does not grow with its game.
"""

from array import array
from typing import Final, final

from madcap.engine.state import State
from madcap.server.store.contract import CAUSES, LogEntry
from madcap.server.wire import Cause

KEPT: Final = 400  # moves that are there in any case, if there were so many; there are at most three times as many
SEAT_BITS: Final = 4
CAUSE_BITS: Final = 2
NUMBERS: Final[dict[Cause, int]] = {cause: number for number, cause in enumerate(CAUSES)}


@final
class RecentMoves:
    """The newest moves of a game. The position before them is known, and another one, KEPT moves later or some more."""

    def __init__(self) -> None:
        self.before = 0  # moves that are not here any more
        self._packed = array("q")
        self._start: State | None = None  # the position before them; None: the game's first, which costs no memory
        self._middle: State | None = None  # the position after some of them
        self._middle_at = 0  # after how many

    def __len__(self) -> int:
        return len(self._packed)

    @property
    def length(self) -> int:
        """How many moves there have been in all."""
        return self.before + len(self._packed)

    def add(self, seat: int, move: int, cause: Cause) -> None:
        """Add the next move."""
        self._packed.append((move << CAUSE_BITS | NUMBERS[cause]) << SEAT_BITS | seat)

    def trim(self, state: State) -> None:
        """Forget the oldest moves if there are too many. The position is the one after the newest move."""
        if len(self._packed) - self._middle_at >= KEPT:
            del self._packed[: self._middle_at]
            self.before += self._middle_at
            self._start, self._middle, self._middle_at = self._middle, state.clone(), len(self._packed)

    def position(self, moves: int) -> tuple[int, State | None]:
        """The newest known position after at most so many moves, and after how many. None: the game's first position."""
        middle = self.before + self._middle_at
        return (middle, self._middle) if middle <= moves else (self.before, self._start)

    def between(self, first: int, last: int) -> list[LogEntry]:
        """The moves after so many, up to the last one; how long they took is only stored."""
        return [_unpacked(one) for one in self._packed[first - self.before : last - self.before]]


def _unpacked(packed: int) -> LogEntry:
    seat, rest = packed & (1 << SEAT_BITS) - 1, packed >> SEAT_BITS
    return LogEntry(seat, rest >> CAUSE_BITS, CAUSES[rest & (1 << CAUSE_BITS) - 1])
