"""How fast a socket may send: beyond that it is slowed down, and closed if it never stops.

What was sent too fast waits, and nothing of it is lost: a burst of an honest page is only late. Whatever costs us more than
an ordinary message is paid with more of what the socket may send.

All sockets of an address share a budget, too. What each sends at a person's usual pace is its own, whatever its neighbours
do; only the rest comes out of the budget. A socket that waits for the budget is never closed for it. So it is with the moves
of a day (`move_budget.py`).
"""

from time import monotonic
from typing import Final, Protocol

from madcap.server.counters import COUNTERS
from madcap.server.limits.settings import Limits
from madcap.server.socket.move_budget import MoveBudget

SHORTEST_S: Final = 0.02  # between two looks at a socket that has to wait
BUDGET_S: Final = 0.1  # the same, while it is its address that has nothing left: then there may be hundreds of them
AT_ONCE_S: Final = 2.0  # what this time allows may be sent at once
ASSURED_S: Final = 0.5  # in this time a socket may always send a message, however much its neighbours send


class SharedBudget(Protocol):
    """What all sockets of an address share."""

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens. Returns False if there are too few."""

    def wait_s(self) -> float:
        """Return how long it takes until there is a token."""


class Throttle:
    """Token buckets, of which only the time is kept when they will be full again: all that a socket may send, and what is
    assured to it. What is not assured comes out of its address's budget."""

    def __init__(self, limits: Limits) -> None:
        self._token_s = 1 / limits.messages_per_second
        self._patience_s = limits.flood_seconds
        self._full_at = 0.0
        self._assured_full_at = 0.0
        self._waits = False
        self._floods_since = 0.0  # 0: nothing waits, or only for the address's budget
        self.budget: SharedBudget | None = None  # None: unlimited, or not known yet
        self.moves: MoveBudget | None = None  # likewise

    def take(self) -> bool:
        """Take a token for a frame. Returns False if none is left: the frame has to wait."""
        if self.moves and self.moves.owes and not self.moves.settle():
            return False
        now = monotonic()
        full_at = (self._full_at if self._full_at > now else now) + self._token_s
        if full_at - now > AT_ONCE_S or (self.budget and not self._pay(1.0, now)):
            return False
        self._full_at = full_at
        return True

    def charge(self, tokens: float) -> None:
        """Take tokens for what a frame has cost besides. If there are not so many, later frames wait for longer."""
        now = monotonic()
        self._full_at = max(self._full_at, now) + tokens * self._token_s
        if not self._pay(tokens, now):
            self._assured_full_at = max(self._assured_full_at, now) + tokens * ASSURED_S

    def count_move(self) -> None:
        """Count a move. If its address has made too many in a day, later frames wait."""
        if self.moves:
            self.moves.count()

    def _pay(self, tokens: float, now: float) -> bool:
        """Pay with what is assured to the socket or, if that is used up, out of its address's budget."""
        full_at = max(self._assured_full_at, now) + tokens * ASSURED_S
        if full_at - now > AT_ONCE_S:
            return self.budget is None or self.budget.take(tokens)
        self._assured_full_at = full_at
        return True

    def wait_s(self) -> float:
        """Note that a frame waits. Returns for how long."""
        now = monotonic()
        if not self._waits:
            self._waits = True
            COUNTERS.sockets_throttled += 1
        own = self._full_at + self._token_s - AT_ONCE_S - now
        if own <= 0 and self.budget:
            self._floods_since = 0.0
        elif not self._floods_since:
            self._floods_since = now
        wait = max(SHORTEST_S, own if own > 0 else self._wait_for_budget(now))
        COUNTERS.sockets_throttled_seconds += wait
        return wait

    def _wait_for_budget(self, now: float) -> float:
        """Return how long it takes until something is assured, or until the address may have something left."""
        if self.moves and self.moves.owes:
            return self.moves.wait_s()
        assured = self._assured_full_at + ASSURED_S - AT_ONCE_S - now
        return min(assured, max(BUDGET_S, self.budget.wait_s())) if self.budget else 0.0

    def end(self) -> None:
        """Give back what the socket does not need any more."""
        if self.moves:
            self.moves.end()

    def caught_up(self) -> None:
        """Note that nothing waits any more."""
        self._waits = False
        self._floods_since = 0.0

    @property
    def is_flooded(self) -> bool:
        """Whether something has waited for too long, all the time, because of this socket alone."""
        return bool(self._floods_since) and monotonic() - self._floods_since > self._patience_s
