"""The evaluation that MADMATH's bots search with: likely moves for playouts, and the value of a position.

A search calls these functions a million times a second, so they are compiled with the rules.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.games.madmath.components import PAWNS
from madcap.games.madmath.kinds import (
    BOTH,
    CHOOSING,
    EXPERT,
    JUNIOR,
    PLACING,
    ROLL_OFF,
    ROLLING,
    ROUND_OVER,
    THROW,
)
from madcap.games.madmath.lines import completing, lines_up, move_pawn, pair_ways, ways
from madcap.games.madmath.scoring import highest, value

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath

# One player's chance of a line: fitted to 3,000 games of two on the 9 x 9 board, scaled by the dice's faces.
SOON: Final = 1.75  # at the next turn, for each way that two dice can name a square that completes a line
LATER: Final = 2.4  # at the turn after it
ANYWAY: Final = 0.65  # added to that: pawns move, and lines appear where no two pawns stood in a row
MISSING: Final = 0.16  # taken from that for each pawn that is not on the board yet
AT_LAST: Final = 1.35  # at every turn from then on, for each player
AT_MOST: Final = 0.6


def guess(state: "MadMath", seat: i64, rng: Rng) -> i64:
    """A likely move: keep the die that could complete a line, put the pawn where most throws complete one."""
    if state.phase == PLACING:
        return _guess_place(state, seat, rng)
    if state.phase == CHOOSING and not state.opening:
        kept = _guess_kept(state.board, state.pawns, seat, state.size, state.die1, state.die2)
        if kept != 0:
            return THROW | kept << 8
    return state.move(seat, rng.below(state.move_count(seat)))


def worth(state: "MadMath", seat: i64) -> float:
    """A seat's chance to win the game: the average over the winners of this round, by their chances."""
    if state.phase == ROUND_OVER or state.phase == ROLL_OFF:
        return _standing(state, seat, -1)
    chances = _shares(
        state.board, state.pawns, state.seats, state.size, state.turn, _chance_now(state), _chance_next(state)
    )
    if state.level == JUNIOR and state.target == 1:
        return chances[seat]
    total = 0.0
    winner: i64 = 0
    while winner < state.seats:
        total += chances[winner] * _standing(state, seat, winner)
        winner += 1
    return total


def _guess_kept(board: vec[u8], pawns: vec[u8], seat: i64, size: i64, die1: i64, die2: i64) -> i64:
    """The die to keep, 1 or 2: the one with which more throws complete a line; 0 if neither does."""
    first = completing(board, pawns, seat, size, die1)
    second = completing(board, pawns, seat, size, die2)
    if first == 0 and second == 0:
        return 0
    if first >= second:
        return 1
    return 2


def _guess_place(state: "MadMath", seat: i64, rng: Rng) -> i64:
    """The pawn and square with which most throws complete a line, or that completes one."""
    best: i64 = -1
    choice: i64 = 0
    ties: i64 = 0
    n: i64 = 0
    while n < state.move_count(seat):
        move = state.move(seat, n)
        merit = _merit(state, seat, move >> 8 & 0xFF, move >> 16 & 0xFF)
        if merit > best:
            ties = 0
        if merit >= best:
            best = merit
            ties += 1
            if rng.below(ties) == 0:
                choice = move
        n += 1
    return choice


def _merit(state: "MadMath", seat: i64, square: i64, origin: i64) -> i64:
    """How good it is to move a pawn here, found by moving it and taking it back."""
    board, pawns = state.board, state.pawns
    move_pawn(board, pawns, seat, origin, square)
    merit = ways(board, pawns, seat, state.size)
    if lines_up(board, square):
        merit = 1000 + value(state, square)
    move_pawn(board, pawns, seat, square, origin)
    board[0] = 0  # a new pawn has come from there
    return merit


def _chance_now(state: "MadMath") -> float:
    """The chance that the current throw completes a line."""
    faces = float(state.size + 1)
    chance = float(ways(state.board, state.pawns, state.turn, state.size)) / faces
    if state.phase == CHOOSING or state.rolling == 2:
        chance = max(chance, _chance_with(state, state.turn, state.die1))
    if state.phase == CHOOSING or state.rolling == 1:
        chance = max(chance, _chance_with(state, state.turn, state.die2))
    return chance / faces


def _chance_next(state: "MadMath") -> float:
    """The next player's chance: they can keep the die that is kept now, too."""
    seat = (state.turn + 1) % state.seats
    chance = _later_chance(state.board, state.pawns, seat, state.size, True)
    if state.phase != ROLLING or state.rolling == BOTH:
        return chance
    kept = state.die1
    if state.rolling == 1:
        kept = state.die2
    return max(chance, _chance_with(state, seat, kept) / float(state.size + 1))


def _chance_with(state: "MadMath", seat: i64, die: i64) -> float:
    if die == 0:
        return 0.0
    return float(completing(state.board, state.pawns, seat, state.size, die))


def _standing(state: "MadMath", seat: i64, winner: i64) -> float:
    """A seat's chance to win the game if `winner` takes this round; -1: as the scores are."""
    own = _score_if(state, seat, winner)
    scale = _decisive_lead(state, winner)
    whole = 0.0
    other: i64 = 0
    while other < state.seats:
        whole += exp(min(500.0, (_score_if(state, other, winner) - own) / scale))
        other += 1
    return 1.0 / whole


def _score_if(state: "MadMath", seat: i64, winner: i64) -> float:
    score = float(state.scores[seat])
    if seat == winner:
        return score + _line_points(state, seat)
    if winner >= 0 and state.level == EXPERT:
        return max(0.0, score - float(highest(state, seat)))
    return score


def _decisive_lead(state: "MadMath", winner: i64) -> float:
    """The lead that makes a win e times as likely: small when the game would be decided."""
    if state.level == JUNIOR and state.round >= state.target:
        return 0.1
    if state.level == JUNIOR:
        return 0.65 * sqrt(float(state.target - state.round + 1))
    if winner >= 0 and _score_if(state, winner, winner) > float(state.target):
        return 1.0
    return float(state.target) / 3.0


def _line_points(state: "MadMath", seat: i64) -> float:
    """The points to expect of a player's next line: an average over pairs that lack a third, and the board's middle."""
    if state.level == JUNIOR:
        return 1.0
    middle = (state.size + 1) // 2
    points = 3 * value(state, middle << 4 | middle)
    weight: i64 = 1
    one = seat * PAWNS
    end = one + PAWNS
    while one < end and state.pawns[one] != 0:
        other = one + 1
        while other < end and state.pawns[other] != 0:
            found = pair_ways(state.board, state.size, i64(state.pawns[one]), i64(state.pawns[other]))
            weight += 2 * found
            points += 3 * found * (value(state, i64(state.pawns[one])) + value(state, i64(state.pawns[other])))
            other += 1
        one += 1
    return float(points) / float(weight)


def _shares(
    board: vec[u8], pawns: vec[u8], seats: i64, size: i64, turn: i64, first: float, second: float
) -> vec[float]:
    """Every player's chance to win the round. `first` is that of the current throw, `second` of the next player's."""
    share = vec[float]([0.0] * seats)
    left = 1.0  # the chance that nobody has a line yet
    ahead: i64 = 0
    while ahead < 2 * seats:
        seat = (turn + ahead) % seats
        chance = first
        if ahead == 1:
            chance = second
        elif ahead > 1:
            chance = _later_chance(board, pawns, seat, size, ahead < seats)
        share[seat] += left * chance
        left *= 1.0 - chance
        ahead += 1
    return _divide(share, left, turn, size)


def _later_chance(board: vec[u8], pawns: vec[u8], seat: i64, size: i64, soon: bool) -> float:
    """A player's chance to complete a line at a later turn: the next one (`soon`) or the one after it."""
    faces = float(size + 1)
    near = float(ways(board, pawns, seat, size)) / faces
    if soon:
        return min(AT_MOST, SOON * near / faces)
    return max(0.0, min(AT_MOST, (ANYWAY - MISSING * _waiting(pawns, seat) + LATER * near) / faces))


def _waiting(pawns: vec[u8], seat: i64) -> float:
    """How many pawns are not on the board yet."""
    waiting = 0.0
    slot = seat * PAWNS + PAWNS - 1
    while slot >= seat * PAWNS and pawns[slot] == 0:
        waiting += 1.0
        slot -= 1
    return waiting


def _divide(share: vec[float], left: float, turn: i64, size: i64) -> vec[float]:
    """Share out the rest among all players, a little more to those who throw earlier."""
    seats = len(share)
    miss = 1.0 - AT_LAST / float(size + 1)
    whole = 0.0
    weight = 1.0
    ahead: i64 = 0
    while ahead < seats:
        whole += weight
        weight *= miss
        ahead += 1
    weight = left / whole
    ahead = 0
    while ahead < seats:
        share[(turn + ahead) % seats] += weight
        weight *= miss
        ahead += 1
    return share
