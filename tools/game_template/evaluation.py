"""What the bots of Sample Game expect: the moves that are likely in the games that they play in their heads."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE

from .components import SIDES
from .kinds import KNOCK

if TYPE_CHECKING:
    from .state import SampleGame


def guess(state: "SampleGame", seat: i64, rng: Rng) -> i64:
    """A likely move: the higher the die, the likelier a knock. Any legal move otherwise."""
    if seat != CHANCE and rng.below(SIDES) < i64(state.dice[seat]) - 1:
        return KNOCK
    return state.move(seat, rng.below(state.move_count(seat)))
