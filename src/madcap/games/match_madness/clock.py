"""What happens after some time: verdicts, head starts, the end of a wait, ten quiet minutes."""

from typing import TYPE_CHECKING

from madcap.engine.state import CLOCK
from madcap.games.match_madness import claims, head_starts, timing
from madcap.games.match_madness.kinds import (
    ACCEPTED,
    CHECKING,
    NEXT,
    QUIET,
    READY,
    SHOW,
    SILENCE,
    VERDICT,
    WARM,
)

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness


def wait_ms(state: "MatchMadness", seat: int) -> int:
    """How long the server waits for the clock; nobody else's time runs out."""
    if seat != CLOCK:
        return 0
    if state.phase == READY:
        return timing.NEXT_MS if state.aside or any(state.won) else timing.COUNT_MS
    if state.phase == CHECKING:
        return {ACCEPTED: timing.ACCEPTED_MS, SILENCE: timing.OBJECT_MS}.get(claims.reason(state), timing.CHECK_MS)
    due = next_due(state)
    return max(due - state.passed, 1) if due >= 0 else timing.QUIET_MS


def due_move(state: "MatchMadness") -> int:
    """The clock's only move."""
    if state.phase == READY:
        return NEXT
    if state.phase == CHECKING:
        ms = state.pressed[state.claimant]
        return VERDICT | (claims.counts(state) | claims.reason(state) << 1) << 8 | state.claimant << 16 | ms << 24
    due = next_due(state)
    if due < 0:
        return QUIET | (state.claims & 0xFF) << 8
    return WARM | state.cooling[0] << 8 if due in state.warm_at[:1] else SHOW


def next_due(state: "MatchMadness") -> int:
    """When the first of those who wait may go on, after an error or a shorter head start; -1 if nobody waits."""
    delayed = [head_starts.next_delay(state)] if head_starts.next_to_see(state) else []
    return min([*state.warm_at[:1], *delayed], default=-1)
