"""What MADMATH's bots hope for: likely moves for playouts, and what a position is worth.

Compiled with the rules: a search asks here a million times a second.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.games.madmath.cards import (
    BOTH,
    CHOOSING,
    EXPERT,
    JUNIOR,
    PAWNS,
    PLACING,
    ROLL_OFF,
    ROLLING,
    ROUND_OVER,
    THROW,
)
from madcap.games.madmath.lines import completing, lines_up, move_pawn, pair_ways, ways

if TYPE_CHECKING:
    from madcap.games.madmath.rules import MadMath

# How likely a line is, for one player: fitted to 3,000 games of two on the 9 x 9 board, scaled by the dice's faces.
SOON: Final = 1.75  # at the next turn, for each way that two dice can name a square that completes a line
LATER: Final = 2.4  # at the turn after it
ANYWAY: Final = 0.65  # added to that: pawns move, and lines come from nowhere
MISSING: Final = 0.16  # taken from that for each pawn that is not on the board yet
AT_LAST: Final = 1.35  # at every turn from then on, whoever it is
AT_MOST: Final = 0.6


def guess(table: "MadMath", seat: i64, rng: Rng) -> i64:
    """A likely move: keep the die that could complete a line, put the pawn where most throws complete one."""
    if table.phase == PLACING:
        return _guess_place(table, seat, rng)
    if table.phase == CHOOSING and not table.opening:
        kept = _guess_kept(table.board, table.pawns, seat, table.size, table.die1, table.die2)
        if kept != 0:
            return THROW | kept << 8
    return table.move(seat, rng.below(table.move_count(seat)))


def worth(table: "MadMath", seat: i64) -> float:
    """A seat's hope for the game: who may win this round, and what that would mean."""
    if table.phase == ROUND_OVER or table.phase == ROLL_OFF:
        return _standing(table, seat, -1)
    chances = _shares(
        table.board, table.pawns, table.seats, table.size, table.turn, _chance_now(table), _chance_next(table)
    )
    if table.level == JUNIOR and table.target == 1:
        return chances[seat]
    total = 0.0
    winner: i64 = 0
    while winner < table.seats:
        total += chances[winner] * _standing(table, seat, winner)
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


def _guess_place(table: "MadMath", seat: i64, rng: Rng) -> i64:
    """The pawn and square with which most throws complete a line, or that completes one."""
    best: i64 = -1
    choice: i64 = 0
    ties: i64 = 0
    n: i64 = 0
    while n < table.move_count(seat):
        move = table.move(seat, n)
        merit = _merit(table, seat, move >> 8 & 0xFF, move >> 16 & 0xFF)
        if merit > best:
            ties = 0
        if merit >= best:
            best = merit
            ties += 1
            if rng.below(ties) == 0:
                choice = move
        n += 1
    return choice


def _merit(table: "MadMath", seat: i64, square: i64, origin: i64) -> i64:
    """How good it is to have moved a pawn here, found by moving it and taking it back."""
    board, pawns = table.board, table.pawns
    move_pawn(board, pawns, seat, origin, square)
    merit = ways(board, pawns, seat, table.size)
    if lines_up(board, square):
        merit = 1000 + table.value(square)
    move_pawn(board, pawns, seat, square, origin)
    board[0] = 0  # a new pawn has come from there
    return merit


def _chance_now(table: "MadMath") -> float:
    """The chance that the throw at hand completes a line."""
    faces = float(table.size + 1)
    chance = float(ways(table.board, table.pawns, table.turn, table.size)) / faces
    if table.phase == CHOOSING or table.rolling == 2:
        chance = max(chance, _chance_with(table, table.turn, table.die1))
    if table.phase == CHOOSING or table.rolling == 1:
        chance = max(chance, _chance_with(table, table.turn, table.die2))
    return chance / faces


def _chance_next(table: "MadMath") -> float:
    """The next player's chance: a die that is kept now is there for them, too."""
    seat = (table.turn + 1) % table.seats
    chance = _later_chance(table.board, table.pawns, seat, table.size, True)
    if table.phase != ROLLING or table.rolling == BOTH:
        return chance
    kept = table.die1
    if table.rolling == 1:
        kept = table.die2
    return max(chance, _chance_with(table, seat, kept) / float(table.size + 1))


def _chance_with(table: "MadMath", seat: i64, die: i64) -> float:
    if die == 0:
        return 0.0
    return float(completing(table.board, table.pawns, seat, table.size, die))


def _standing(table: "MadMath", seat: i64, winner: i64) -> float:
    """A seat's hope for the game if `winner` takes this round; -1: as the scores are."""
    own = _score_if(table, seat, winner)
    scale = _lead_that_tells(table, winner)
    whole = 0.0
    other: i64 = 0
    while other < table.seats:
        whole += exp(min(500.0, (_score_if(table, other, winner) - own) / scale))
        other += 1
    return 1.0 / whole


def _score_if(table: "MadMath", seat: i64, winner: i64) -> float:
    score = float(table.scores[seat])
    if seat == winner:
        return score + _line_hope(table, seat)
    if winner >= 0 and table.level == EXPERT:
        return max(0.0, score - float(table.highest(seat)))
    return score


def _lead_that_tells(table: "MadMath", winner: i64) -> float:
    """The lead that makes a win e times as likely: small when the game would be decided."""
    if table.level == JUNIOR and table.round >= table.target:
        return 0.1
    if table.level == JUNIOR:
        return 0.65 * sqrt(float(table.target - table.round + 1))
    if winner >= 0 and _score_if(table, winner, winner) > float(table.target):
        return 1.0
    return float(table.target) / 3.0


def _line_hope(table: "MadMath", seat: i64) -> float:
    """The points that a player's next line may bring: judged by pairs that lack a third, else by the board's middle."""
    if table.level == JUNIOR:
        return 1.0
    middle = (table.size + 1) // 2
    points = 3 * table.value(middle << 4 | middle)
    weight: i64 = 1
    one = seat * PAWNS
    end = one + PAWNS
    while one < end and table.pawns[one] != 0:
        other = one + 1
        while other < end and table.pawns[other] != 0:
            found = pair_ways(table.board, table.size, i64(table.pawns[one]), i64(table.pawns[other]))
            weight += 2 * found
            points += 3 * found * (table.value(i64(table.pawns[one])) + table.value(i64(table.pawns[other])))
            other += 1
        one += 1
    return float(points) / float(weight)


def _shares(
    board: vec[u8], pawns: vec[u8], seats: i64, size: i64, turn: i64, first: float, second: float
) -> vec[float]:
    """Everybody's chance to win the round. `first` is that of the throw at hand, `second` of the next player's."""
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
    """A player's chance to complete a line at a turn to come, the next one or the one after it."""
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
    """Give what is left to all, a little more to those who throw earlier."""
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
