"""How long the server waits before it moves for somebody."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.engine.state import CLOCK

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath

ROUND_PAUSE_MS: Final = 7000

# How long a page shows a roll-off: ui/pace.ts. Nobody can decide anything before they have seen who starts.
CLEAR_MS: Final = 1000  # the pawns of the last round leave the board
START_THROW_MS: Final = 500
STARTER_MS: Final = 1700  # the last dice come to rest, and the page shows who starts
TIE_MS: Final = 1300


def wait_ms(state: "MadMath", seat: i64) -> i64:
    """The time for a decision, and before a round's first throw the time to watch the roll-off."""
    if seat == CLOCK:
        return ROUND_PAUSE_MS
    if state.opening and state.timer_ms > 0:
        return state.timer_ms + _roll_off_ms(state)
    return state.timer_ms


def _roll_off_ms(state: "MadMath") -> i64:
    """How long a page shows the roll-off. After many ties the answer is capped at the time for a decision."""
    shown: i64 = state.throws * START_THROW_MS + STARTER_MS
    shown += (state.throws - state.seats + 1) // 2 * TIE_MS  # at least two throw again after a tie
    if state.round > 1:
        shown += CLEAR_MS
    if shown > state.timer_ms:
        return state.timer_ms
    return shown
