"""The roll-off [1]: everybody throws both dice, and the highest sum starts the round."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.engine.bits import nth_bit
from madcap.games.madmath.kinds import BOTH, CHOOSING, ROLL_OFF
from madcap.games.madmath.phases import enter

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath

THROWS_AT_MOST: Final = 1000  # then the first of the tied seats starts [11]


def begin(state: "MadMath", contenders: i64) -> None:
    """Let these seats throw, one after the other."""
    state.contenders = contenders
    state.leaders = 0
    state.best = -1
    _next_contender(state)


def finish_throw(state: "MadMath") -> None:
    """Compare a throw with the best one; then the next seat throws, or the winner starts."""
    total = state.die1 + state.die2
    byte: i64 = 0xFF  # as a variable it is shifted as a wide number
    state.sums = (state.sums & ~(byte << (state.turn * 8))) | (total + 1) << (state.turn * 8)
    if total > state.best:
        state.best = total
        state.leaders = 0
    if total == state.best:
        state.leaders |= 1 << state.turn
    if state.contenders:
        _next_contender(state)
    elif state.leaders & (state.leaders - 1) and state.throws < THROWS_AT_MOST:
        begin(state, state.leaders)
    else:
        state.turn = nth_bit(state.leaders, 0)
        enter(state, CHOOSING)


def _next_contender(state: "MadMath") -> None:
    state.turn = nth_bit(state.contenders, 0)
    state.contenders &= state.contenders - 1
    state.throws += 1
    state.rolling = BOTH
    enter(state, ROLL_OFF)
