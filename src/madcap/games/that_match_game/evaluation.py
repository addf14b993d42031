"""What a position is worth to a seat, for searches that cut a playout short."""

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.games.that_match_game.components import (
    FIRST_EXCLAMATION,
    FIRST_LIGHTNING,
    FIRST_MULTI,
    HAND,
    RED_BLOCK,
)
from madcap.games.that_match_game.goals import points_to_win

if TYPE_CHECKING:
    from madcap.games.that_match_game.state import ThatMatchGame

NUMBER_WORTH: Final = 0.15  # of a card in hand, in points
OTHER_WORTH: Final = 0.16  # of lightning numbers, blocks and specials
MULTI_WORTH: Final = 0.2
EXCLAMATION_WORTH: Final = 0.35  # much more would make bots keep it for ever, and discard all else
FULL_HAND_COSTS: Final = 0.3  # for each card after the fifth
STEEPNESS: Final = 4.0  # how much more a seat with all points has than one with none, as a power of e


def worth(state: "ThatMatchGame", seat: i64) -> float:
    """A seat's share of the win: points count for more the nearer they are to the goal, cards in hand a little."""
    total = 0.0
    mine = 0.0
    other: i64 = 0
    while other < state.seats:
        ahead = float(state.goals.points[other]) + _hand_worth(state, other)
        weight = exp(STEEPNESS * ahead / float(points_to_win(state.seats)))
        total += weight
        if other == seat:
            mine = weight
        other += 1
    return mine / total


def _hand_worth(state: "ThatMatchGame", seat: i64) -> float:
    """What a hand is worth, in points. A full hand cannot draw: a player who only keeps cards makes no progress."""
    held = state.hands.sizes[seat]
    total = 0.0
    place: i64 = 0
    while place < held:
        total += card_worth(state, state.hands.card(seat, place))
        place += 1
    if held > HAND:
        total -= FULL_HAND_COSTS * float(held - HAND)
    return total


def card_worth(state: "ThatMatchGame", card: i64) -> float:
    """What a card in hand is worth, in points: an exclamation always fits, a number only on its colour."""
    if card < FIRST_LIGHTNING or (card < FIRST_MULTI and state.simplified):
        return NUMBER_WORTH
    if card >= FIRST_EXCLAMATION and card < RED_BLOCK:
        return EXCLAMATION_WORTH
    if card >= FIRST_MULTI and card < FIRST_EXCLAMATION:
        return MULTI_WORTH
    return OTHER_WORTH
