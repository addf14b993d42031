"""What a position is worth to a seat, for searches that cut a playout short."""

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from madcap.games.madmatix.state import MadMatix

STEEPNESS: Final = 6.0  # this many points ahead multiply a seat's share by e


def worth(state: "MadMatix", seat: i64) -> float:
    """A seat's share of the win: results count for more the further they are ahead."""
    total = 0.0
    mine = 0.0
    other: i64 = 0
    while other < state.seats:
        above, below = state.rows.value(other)
        weight = exp(min(max(above / below, -40.0), 80.0) / STEEPNESS)
        total += weight
        if other == seat:
            mine = weight
        other += 1
    return mine / total
