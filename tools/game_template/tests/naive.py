"""Sample Game once more, written from the rules in README.md with lists and words, as plainly as possible."""

from typing import Literal

from ..components import SIDES
from ..moves import Knock, Move, Roll, Shake


class Naive:
    """A position that knows its legal moves and makes them."""

    def __init__(self, seats: int, limit: int) -> None:
        self.seats = seats
        self.left = limit * seats
        self.turn = 0
        self.knocked = False
        self.dice: list[int | None] = [None] * seats

    @property
    def actor(self) -> int | Literal["chance"] | None:
        if None in self.dice:
            return "chance"
        return None if self.knocked or not self.left else self.turn

    def legal(self) -> list[Move]:
        if self.actor == "chance":
            return [Roll(self.dice.index(None), shows) for shows in range(1, SIDES + 1)]
        return [Shake(), Knock()]

    def play(self, move: Move) -> None:
        match move:
            case Roll(by, shows):
                self.dice[by] = shows
            case Shake():
                self.dice[self.turn] = None
                self._end_turn()
            case Knock():
                self.knocked = True

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.left -= 1

    def winners(self) -> list[int]:
        best = max(die or 0 for die in self.dice)
        return [seat for seat, die in enumerate(self.dice) if die == best]
