"""Pawns on the board, and lines of them.

The board is an array of 14 rows of 16 cells: 0 for a free square, else a seat plus one. Its border is always empty, so
that no function has to check for the board's edge. Pawns are squares, four a seat, 0 while a pawn is not on the board.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.bits import bits
from madcap.games.madmath.components import PAWNS


def move_pawn(board: vec[u8], pawns: vec[u8], seat: i64, origin: i64, square: i64) -> None:
    """Move a pawn from a square to another; a new one comes from square 0."""
    slot = seat * PAWNS
    while pawns[slot] != origin:
        slot += 1
    board[origin] = 0  # square 0 is border
    board[square] = u8(seat + 1)
    pawns[slot] = u8(square)


def lines_up(board: vec[u8], square: i64) -> bool:
    """Whether the pawn on a square is one of three in a row."""
    return (
        _in_three(board, square, 1)
        or _in_three(board, square, 16)
        or _in_three(board, square, 17)
        or _in_three(board, square, 15)
    )


def _in_three(board: vec[u8], square: i64, step: i64) -> bool:
    """Whether the pawn on a square is one of three in this direction."""
    own = board[square]
    if board[square + step] == own:
        return board[square - step] == own or board[square + 2 * step] == own
    return board[square - step] == own and board[square - 2 * step] == own


def run(board: vec[u8], square: i64, step: i64) -> i64:
    """How many pawns of the same player follow in this direction."""
    own = board[square]
    length: i64 = 0
    square += step
    while board[square] == own:
        length += 1
        square += step
    return length


def completing(board: vec[u8], pawns: vec[u8], seat: i64, size: i64, die: i64) -> i64:
    """How many numbers of the other die complete a line when this die is kept."""
    found: i64 = 0  # these numbers, as bits
    i = seat * PAWNS
    end = i + PAWNS
    while i < end and pawns[i] != 0:
        j = i + 1
        while j < end and pawns[j] != 0:
            ends = thirds(i64(pawns[i]), i64(pawns[j]))
            found |= _partner(board, size, ends & 0xFF, die) | _partner(board, size, ends >> 8, die)
            j += 1
        i += 1
    return bits(found)


def ways(board: vec[u8], pawns: vec[u8], seat: i64, size: i64) -> i64:
    """In how many ways two dice can name a square that completes a line."""
    found: i64 = 0
    i = seat * PAWNS
    end = i + PAWNS
    while i < end and pawns[i] != 0:
        j = i + 1
        while j < end and pawns[j] != 0:
            found += pair_ways(board, size, i64(pawns[i]), i64(pawns[j]))
            j += 1
        i += 1
    return found


def pair_ways(board: vec[u8], size: i64, one: i64, other: i64) -> i64:
    """In how many ways two dice can name a square that completes the line through two pawns."""
    ends = thirds(one, other)
    return _named(board, size, ends & 0xFF) + _named(board, size, ends >> 8)


def thirds(one: i64, other: i64) -> i64:
    """The squares, a byte each, that make a line with two pawns: beyond either end, or between them; 0 for none."""
    step = other - one
    if step < 0:
        step = -step
        one = other
    if step == 1 or step == 15 or step == 16 or step == 17:
        return (one - step) | (one + 2 * step) << 8
    if step == 2 or step == 30 or step == 32 or step == 34:
        return one + (step >> 1)
    return 0


def _free(board: vec[u8], size: i64, square: i64) -> bool:
    row = square >> 4
    column = square & 15
    return row >= 1 and row <= size and column >= 1 and column <= size and board[square] == 0


def _partner(board: vec[u8], size: i64, square: i64, die: i64) -> i64:
    """The number of the other die that names this square together with `die`, as a bit; 0 if no pawn can come there."""
    row = square >> 4
    column = square & 15
    if (row != die and column != die) or not _free(board, size, square):
        return 0
    return 1 << (row + column - die)


def _named(board: vec[u8], size: i64, square: i64) -> i64:
    """How many throws of two dice name this square; 0 if no pawn can come there."""
    if not _free(board, size, square):
        return 0
    if square >> 4 == square & 15:
        return 1
    return 2
