"""What lines and squares are worth [9], and who leads."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from madcap.games.madmath.components import PAWNS
from madcap.games.madmath.kinds import EXPERT, JUNIOR
from madcap.games.madmath.lines import run

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath


def value(state: "MadMath", square: i64) -> i64:
    """The number on a square."""
    if state.adding:
        return (square >> 4) + (square & 15)
    return (square >> 4) * (square & 15)


def highest(state: "MadMath", seat: i64) -> i64:
    """The highest number under a player's pawns; 0 with none on the board."""
    best: i64 = 0
    slot = seat * PAWNS
    while slot < seat * PAWNS + PAWNS:
        square = i64(state.pawns[slot])
        if square != 0 and value(state, square) > best:
            best = value(state, square)
        slot += 1
    return best


def score_line(state: "MadMath", seat: i64, square: i64) -> None:
    """Add the winner's points of a round, and subtract those of the others [9]. The line goes through this square."""
    points: i64 = 0
    points = _best_three(state, square, 1, points)
    points = _best_three(state, square, 16, points)
    points = _best_three(state, square, 17, points)
    points = _best_three(state, square, 15, points)
    if state.level == JUNIOR:
        points = 1
    state.scores[seat] += points
    if state.level == EXPERT:
        _subtract(state, seat)


def _best_three(state: "MadMath", square: i64, step: i64, best: i64) -> i64:
    """The points of the best three adjoining pawns in this direction if they beat `best`, else `best` [9]."""
    ahead = run(state.board, square, step)
    first: i64 = square - step * run(state.board, square, -step)
    while first <= square + step * (ahead - 2):
        total = value(state, first) + value(state, first + step) + value(state, first + 2 * step)
        if total > best:
            best = total
            state.line = first | (first + step) << 8 | (first + 2 * step) << 16
        first += step
    return best


def _subtract(state: "MadMath", winner: i64) -> None:
    """Every other player loses the highest number under their own pawns."""
    seat: i64 = 0
    while seat < state.seats:
        if seat != winner:
            left: i64 = state.scores[seat] - highest(state, seat)
            state.scores[seat] = left
            if left < 0:
                state.scores[seat] = 0
        seat += 1


def payoff(state: "MadMath", seat: i64) -> float:
    """1 for the highest score, divided among those who share it; 0 for the others."""
    best = best_score(state)
    if state.scores[seat] < best:
        return 0.0
    return 1.0 / float(sharing(state, best))


def best_score(state: "MadMath") -> i64:
    """The highest score."""
    best: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.scores[seat] > best:
            best = state.scores[seat]
        seat += 1
    return best


def sharing(state: "MadMath", score: i64) -> i64:
    """How many players have this score."""
    count: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.scores[seat] == score:
            count += 1
        seat += 1
    return count
