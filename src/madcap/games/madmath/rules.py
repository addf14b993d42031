"""MADMATH: two dice name a square of the times table; three pawns in a row win the round.

This file holds the moves and a turn: throws [2-4], squares and pawns [5-8]. Numbers in brackets refer to the rules in
this folder's README. The other parts: roll_off.py [1], lines.py and scoring.py [9], rounds.py [9-11].
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.engine.state import CHANCE, CLOCK, KIND
from madcap.games.madmath import roll_off, rounds
from madcap.games.madmath.components import PAWNS
from madcap.games.madmath.kinds import (
    BOTH,
    CHOOSING,
    NEXT_ROUND,
    PLACE,
    PLACING,
    ROLL,
    ROLL_OFF,
    ROLLING,
    THROW,
)
from madcap.games.madmath.lines import lines_up, move_pawn
from madcap.games.madmath.phases import enter

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath

THROWS_AT_MOST: Final = 10_000  # in a round: the game ends when none of them has made a line [11]


def move_count(state: "MadMath", seat: i64) -> i64:
    """How many legal moves the seat has."""
    if seat == CHANCE:
        return state.size + 1
    if state.phase == PLACING:
        return _free_squares(state) * _movable(state, seat)
    if state.phase == CHOOSING and not state.opening:
        count: i64 = 1
        if state.die1 > 0:
            count += 1
        if state.die2 > 0:
            count += 1
        return count
    return 1


def move(state: "MadMath", seat: i64, n: i64) -> i64:
    """The n-th legal move of the seat."""
    if seat == CHANCE:
        die: i64 = 2
        if state.rolling & 1:
            die = 1
        return ROLL | n << 8 | die << 16 | state.turn << 24
    if state.phase == PLACING:
        return _nth_place(state, seat, n)
    if seat == CLOCK:
        return NEXT_ROUND
    if n == 1 and state.die1 == 0:  # a 0 cannot be kept [3]
        return THROW | 2 << 8
    return THROW | n << 8


def apply(state: "MadMath", seat: i64, move: i64) -> None:
    """Carry out a legal move."""
    kind = move & KIND
    if kind == ROLL:
        _roll(state, move >> 8 & 0xFF, move >> 16 & 0xFF)
    elif kind == THROW:
        _throw(state, move >> 8 & 0xFF)
    elif kind == PLACE:
        _place(state, seat, move >> 8 & 0xFF, move >> 16 & 0xFF)
    else:
        rounds.start_round(state)


# Throws [2-4].


def _throw(state: "MadMath", kept: i64) -> None:
    state.rolling = BOTH & ~kept
    if state.opening:
        state.throws = 0
    state.opening = False
    state.again = False
    state.throws += 1
    enter(state, ROLLING)


def _roll(state: "MadMath", shows: i64, die: i64) -> None:
    """Set what a die shows. When both dice are rolled, the throw takes effect."""
    if die == 1:
        state.die1 = shows
    else:
        state.die2 = shows
    state.rolling &= ~die
    if state.rolling:
        return
    if state.phase == ROLL_OFF:
        roll_off.finish_throw(state)
    elif state.die1 == 0 or state.die2 == 0 or _free_squares(state) == 0:
        _pass_turn(state)  # a 0 [4], or both squares taken [5]
    else:
        enter(state, PLACING)


# Squares and pawns [5-8].


def _free_squares(state: "MadMath") -> i64:
    """How many of the squares that the dice name are free."""
    board = state.board
    count: i64 = 0
    if board[state.die1 << 4 | state.die2] == 0:
        count += 1
    if state.die1 != state.die2 and board[state.die2 << 4 | state.die1] == 0:
        count += 1
    return count


def _movable(state: "MadMath", seat: i64) -> i64:
    """How many pawns the player can choose from: a new one, or with all on the board any of them [6]."""
    if state.pawns[seat * PAWNS + PAWNS - 1] == 0:
        return 1
    return PAWNS


def _nth_place(state: "MadMath", seat: i64, n: i64) -> i64:
    """The n-th way to place a pawn: by square, then by pawn."""
    square: i64 = state.die1 << 4 | state.die2
    origin: i64 = 0
    movable = _movable(state, seat)
    if state.board[square] != 0:
        square = state.die2 << 4 | state.die1
    elif n >= movable:
        square = state.die2 << 4 | state.die1
        n -= movable
    if movable == PAWNS:
        origin = i64(state.pawns[seat * PAWNS + n])
    return PLACE | square << 8 | origin << 16


def _place(state: "MadMath", seat: i64, square: i64, origin: i64) -> None:
    move_pawn(state.board, state.pawns, seat, origin, square)
    if lines_up(state.board, square):
        rounds.win_round(state, seat, square)
    elif state.die1 == state.die2:  # doubles play again [7]
        state.again = True
        _next_throw(state)
    else:
        _pass_turn(state)


def _pass_turn(state: "MadMath") -> None:
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
    _next_throw(state)


def _next_throw(state: "MadMath") -> None:
    if state.throws < THROWS_AT_MOST:
        enter(state, CHOOSING)
    else:
        rounds.close_round(state)
