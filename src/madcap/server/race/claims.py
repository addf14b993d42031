"""The claims of a race that are not judged yet, in the order in which they were pressed.

A claim is held for the grace: until no earlier one can still be on its way, which is as long as the slowest of the others'
connections may need, and no longer. Then it is judged. Claims that were pressed before the game paused for one wait
until the pause is over.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from madcap.engine.errors import NotYourTurn
from madcap.engine.game import Race
from madcap.engine.match import Match
from madcap.engine.state import State
from madcap.server.wire import Cause

RETRY_S = 1.0  # after which a claim that could not be stored is judged again

Delays = Callable[
    [], Iterable[tuple[int, float]]
]  # of seats that play for themselves: how long a message may be under way


@dataclass(frozen=True, order=True)
class HeldClaim:
    """A claim, and when it was pressed by the server's clock."""

    pressed: float
    seat: int
    move: int
    cause: Cause
    arrived: float = field(default=0.0, compare=False)  # by the monotonic clock; 0: nobody sent it


class Claims:
    """The claims at one table. `wake` is called when the grace is over, and lets `gather` be called."""

    __slots__ = ("_delays", "_held", "_judged_at", "_paused_at", "_rules", "_timer", "_waiting", "_wake")

    def __init__(self, rules: Race, delays: Delays, wake: Callable[[], None]) -> None:
        self._rules = rules
        self._delays = delays
        self._wake = wake
        self._held: list[HeldClaim] = []  # an earlier one may still arrive
        self._waiting: list[HeldClaim] = []  # to be judged next, or pressed before the pause that the game is in
        self._paused_at = 0.0
        self._judged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, match: Match, claim: HeldClaim) -> None:
        """Take a claim that has arrived. Raises a Refusal if it cannot count."""
        if any(one.seat == claim.seat for one in (*self._held, *self._waiting)):
            return  # pressed twice
        if self._is_paused(match.state):
            if claim.pressed > self._paused_at:
                raise NotYourTurn("A claim is being checked.")
            self._waiting = sorted([*self._waiting, claim])
            return
        match.check(claim.seat, claim.move)
        self._held.append(claim)
        self._decide_at(min(self._held).pressed + self.grace(match.state))

    def grace(self, state: State) -> float:
        """How long an earlier claim of anybody else may still be on its way, in seconds."""
        eligible = self._rules.eligible(state)
        claimed = {claim.seat for claim in self._held}
        others = [delay for seat, delay in self._delays() if eligible >> seat & 1 and seat not in claimed]
        return max(others, default=0.0)

    def gather(self) -> None:
        """Put what is held in order, now that the grace is over and all claims that arrived in time were entered."""
        self._waiting = sorted([*self._waiting, *self._held])
        self._held = []

    def next(self, state: State) -> HeldClaim | None:
        """The claim to be judged now, if there is one."""
        if not self._waiting or self._is_paused(state):
            return None
        self._judged_at = asyncio.get_running_loop().time()
        return self._waiting.pop(0)

    def won(self) -> None:
        """Note that the claim that was judged last counts: the game pauses for it."""
        self._paused_at = self._judged_at

    def retry(self, claim: HeldClaim) -> None:
        """Judge a claim again a little later, and later ones after it: it could not be stored."""
        self._held += [claim, *self._waiting]
        self._waiting = []
        self._decide_at(asyncio.get_running_loop().time() + RETRY_S)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _is_paused(self, state: State) -> bool:
        return not self._rules.eligible(state)

    def _decide_at(self, due: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_at(due, self._wake)
