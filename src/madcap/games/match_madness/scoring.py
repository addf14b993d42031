"""The result: scores and ranks [29-32]."""

from typing import TYPE_CHECKING

from madcap.games.match_madness.cards import level_of
from madcap.games.match_madness.components import LEVELS
from madcap.games.match_madness.kinds import TOTAL

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness


def score(state: "MatchMadness", seat: int) -> int:
    """A player's cards, or points in Total Madness."""
    return sum(points(state, card) for card in state.won[seat])


def points(state: "MatchMadness", card: int) -> int:
    """What a card adds to the score of the player who wins it."""
    return LEVELS[level_of(card)].points if state.mode == TOTAL else 1


def rank(state: "MatchMadness", seat: int) -> list[int]:
    """What decides who wins: the score, then the number of cards of the highest level, and so on down."""
    levels = [level_of(card) for card in state.won[seat]]
    return [score(state, seat), *(levels.count(level) for level in sorted(LEVELS, reverse=True))]


def payoff(state: "MatchMadness", seat: int) -> float:
    """A player's share of the win, as if the game ended now."""
    ranks = [rank(state, one) for one in range(state.seats)]
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[seat] == best else 0.0
