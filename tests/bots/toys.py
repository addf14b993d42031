"""Tiny games in plain Python whose best moves are known."""

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, State


class Nim(State):
    """One heap; take one, two or three; the player who takes the last wins. The only good move leaves a multiple of four."""

    def __init__(self, heap: int, turn: int = 0) -> None:
        super().__init__(2)
        self.heap, self.turn = heap, turn
        self._ask()

    def _ask(self) -> None:
        self.actors = self.awaited = 1 << self.turn if self.heap else 0

    def move_count(self, seat: int) -> int:
        return min(3, self.heap)

    def move(self, seat: int, n: int) -> int:
        return n + 1

    def apply(self, seat: int, move: int) -> None:
        self.heap -= move
        self.turn = 1 - seat
        self._ask()

    def clone(self) -> "Nim":
        return Nim(self.heap, self.turn)

    def payoff(self, seat: int) -> float:
        return float(seat != self.turn)

    def pack(self) -> bytes:
        return bytes([self.heap, self.turn])


class Envelope(State):
    """Seat 0 names the card (0 or 1) that seat 1 holds hidden, or stays safe and wins whenever chance throws 0 of 3.

    Naming wins every second time, staying safe every third. A search that peeks always names the real card; a search that
    does not peek names both cards equally often.
    """

    SAFE = 2

    def __init__(self, hidden: int) -> None:
        super().__init__(2)
        self.hidden = hidden
        self.won = False
        self.actors = self.awaited = 1

    def move_count(self, seat: int) -> int:
        return 1 if seat == CLOCK else 3

    def move(self, seat: int, n: int) -> int:
        return n

    def apply(self, seat: int, move: int) -> None:
        if seat == 0:
            self.won = move == self.hidden
            self.actors = CHANCE_BIT if move == self.SAFE else CLOCK_BIT
        elif seat == CHANCE:
            self.won = move == 0
            self.actors = CLOCK_BIT
        else:
            self.actors = 0
        self.awaited = self.actors

    def clone(self) -> "Envelope":
        copy = Envelope(self.hidden)
        copy.won, copy.actors, copy.awaited = self.won, self.actors, self.awaited
        return copy

    def redeal(self, seat: int, rng: Rng) -> None:
        if seat == 0:
            self.hidden = rng.below(2)

    def payoff(self, seat: int) -> float:
        return float(self.won == (seat == 0))

    def pack(self) -> bytes:
        return bytes([self.hidden, self.won])


class Race(State):
    """Both may act at once: the first to press wins, and nothing else helps."""

    WAIT, PRESS = 0, 1

    def __init__(self) -> None:
        super().__init__(2)
        self.pressed = -1
        self.waits = 0
        self.actors = self.awaited = 0b11

    def move_count(self, seat: int) -> int:
        return 2

    def move(self, seat: int, n: int) -> int:
        return n

    def apply(self, seat: int, move: int) -> None:
        if move == self.PRESS:
            self.pressed = seat
        self.waits += 1
        self.actors = self.awaited = 0b11 if self.pressed < 0 and self.waits < 9 else 0

    def clone(self) -> "Race":
        copy = Race()
        copy.pressed, copy.waits, copy.actors, copy.awaited = self.pressed, self.waits, self.actors, self.awaited
        return copy

    def payoff(self, seat: int) -> float:
        return 0.5 if self.pressed < 0 else float(self.pressed == seat)

    def pack(self) -> bytes:
        return bytes([self.pressed + 1, self.waits])
