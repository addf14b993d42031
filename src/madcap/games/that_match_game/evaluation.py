"""What a position is worth to a seat, for searches that cut a playout short."""

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.games.that_match_game.components import HAND
from madcap.games.that_match_game.goals import points_to_win

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame

CARD_WORTH: Final = 0.15  # of a card in hand, in points
STEEPNESS: Final = 4.0  # how much more a seat with all points has than one with none, as a power of e


def worth(state: "ThatMatchGame", seat: i64) -> float:
    """A seat's share of the win: points count for more the nearer they are to the goal, cards in hand a little."""
    total = 0.0
    mine = 0.0
    other: i64 = 0
    while other < state.seats:
        held = state.hands.sizes[other]
        if held > HAND:
            held = 2 * HAND - held  # a full hand cannot draw: a player who only keeps cards makes no progress
        ahead = float(state.goals.points[other]) + CARD_WORTH * float(held)
        weight = exp(STEEPNESS * ahead / float(points_to_win(state.seats)))
        total += weight
        if other == seat:
            mine = weight
        other += 1
    return mine / total
