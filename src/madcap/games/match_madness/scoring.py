"""The result: scores and ranks [29-32]."""

from typing import TYPE_CHECKING

from madcap.games.match_madness.cards import level_of
from madcap.games.match_madness.components import LEVELS
from madcap.games.match_madness.kinds import TOTAL

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness


def score(state: "MatchMadness", seat: int) -> int:
    """A player's cards, or points in Total Madness."""
    if state.mode == TOTAL:
        return sum(LEVELS[level_of(card)].points for card in state.won[seat])
    return len(state.won[seat])


def rank(state: "MatchMadness", seat: int) -> list[int]:
    """What decides who wins: the score, then the number of cards of the highest level, and so on down."""
    levels = [level_of(card) for card in state.won[seat]]
    return [score(state, seat), *(levels.count(level) for level in sorted(LEVELS, reverse=True))]


def payoff(state: "MatchMadness", seat: int) -> float:
    """A player's share of the win, as if the game ended now."""
    ranks = [rank(state, one) for one in range(state.seats)]
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[seat] == best else 0.0
