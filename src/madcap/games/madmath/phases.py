"""The phases of a game, and who acts in each."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from madcap.engine.state import CHANCE_BIT, CLOCK_BIT
from madcap.games.madmath.kinds import GAME_OVER, ROLL_OFF, ROLLING, ROUND_OVER

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath


def enter(state: "MadMath", phase: i64) -> None:
    """Enter a phase, and set who acts in it."""
    state.phase = phase
    if phase == ROLL_OFF or phase == ROLLING:
        state.actors = CHANCE_BIT
    elif phase == ROUND_OVER:
        state.actors = CLOCK_BIT
    elif phase == GAME_OVER:
        state.actors = 0
    else:
        state.actors = 1 << state.turn
    state.awaited = state.actors
