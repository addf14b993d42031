"""The start and the end of a round [9] and of the game [10, 11]."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from madcap.games.madmath import roll_off, scoring
from madcap.games.madmath.components import PAWNS
from madcap.games.madmath.kinds import GAME_OVER, JUNIOR, ROUND_OVER
from madcap.games.madmath.phases import enter

if TYPE_CHECKING:
    from madcap.games.madmath.state import MadMath

ROUNDS_AT_MOST: Final = 100_000  # then the highest score wins [11]


def start_round(state: "MadMath") -> None:
    """Clear the board and begin the roll-off."""
    _clear_board(state)
    state.round += 1
    state.throws = 0
    state.opening = True
    state.again = False
    state.sums = 0
    state.winner = -1
    state.line = 0
    roll_off.begin(state, (1 << state.seats) - 1)


def _clear_board(state: "MadMath") -> None:
    slot: i64 = 0
    while slot < state.seats * PAWNS:
        state.board[i64(state.pawns[slot])] = 0
        state.pawns[slot] = 0
        slot += 1


def win_round(state: "MadMath", seat: i64, square: i64) -> None:
    """End the round: the pawn on this square has completed the seat's line."""
    state.winner = seat
    scoring.score_line(state, seat, square)
    close_round(state)


def close_round(state: "MadMath") -> None:
    """End the round, and the game if it is decided."""
    if _decided(state):
        enter(state, GAME_OVER)
    else:
        enter(state, ROUND_OVER)


def _decided(state: "MadMath") -> bool:
    if state.winner < 0 or state.round >= ROUNDS_AT_MOST:  # the limits [11]
        return True
    best = scoring.best_score(state)
    if state.level == JUNIOR:
        return state.round >= state.target and scoring.sharing(state, best) == 1
    return best > state.target
