"""The moves that people may make from one address in a day. What is beyond that is only slowed down.

A move is stored for up to a year, so that the pace which the loop can bear would fill a disk. While the day's budget is
empty, each page can still move from time to time, whatever its neighbours do.
"""

from time import monotonic
from typing import Final, Protocol

TOGETHER: Final = 64  # moves that are paid for at once: to ask the budget takes a microsecond or two
ASSURED_S: Final = 5.0  # in this time, a page may always make a move
SHORTEST_S: Final = 0.1  # between two looks at the budget


class DayBudget(Protocol):
    """What all pages of an address share."""

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens. Returns False if there are too few."""

    def give_back(self, cost: float = 1.0) -> None:
        """Give back tokens that were not used."""

    def wait_s(self, cost: float = 1.0) -> float:
        """Return how long it takes until there are so many tokens."""


class MoveBudget:
    """The moves of a page. One is made first and paid for then: if it cannot be paid, what the page sends next waits."""

    def __init__(self, budget: DayBudget) -> None:
        self._budget = budget
        self._paid = 0  # moves that are paid for and not made yet
        self._assured_at = 0.0  # when the next move is assured
        self.owes = False  # for the last move

    def count(self) -> None:
        """Count a move."""
        if self._paid:
            self._paid -= 1
        else:
            self.owes = not self._pay()

    def settle(self) -> bool:
        """Pay for the last move, if that is possible by now. Returns whether nothing is owed."""
        self.owes = self.owes and not self._pay()
        return not self.owes

    def wait_s(self) -> float:
        """Return how long it takes until the last move may be paid for."""
        return min(self._assured_at - monotonic(), max(SHORTEST_S, self._budget.wait_s(TOGETHER)))

    def end(self) -> None:
        """Give back what was paid for and not used."""
        if self._paid:
            self._budget.give_back(self._paid)
        self._paid = 0

    def _pay(self) -> bool:
        if self._budget.take(TOGETHER):
            self._paid = TOGETHER - 1
            return True
        now = monotonic()
        if now < self._assured_at:
            return False
        self._assured_at = now + ASSURED_S
        return True
