"""What a player or watcher of MADMATH may know: everything, because nothing is hidden."""

from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.madmath.components import PAWNS, Board
from madcap.games.madmath.kinds import ROLLING
from madcap.games.madmath.scoring import highest
from madcap.games.madmath.state import MadMath

Phase = Literal["roll-off", "choosing", "rolling", "placing", "round-over", "game-over"]
PHASES: tuple[Phase, ...] = ("roll-off", "choosing", "rolling", "placing", "round-over", "game-over")

LevelName = Literal["junior", "intermediate", "expert"]
LEVELS: tuple[LevelName, ...] = ("junior", "intermediate", "expert")

Square = tuple[int, int]  # row, column
SQUARES: tuple[Square, ...] = tuple((byte >> 4, byte & 15) for byte in range(256))  # as a state keeps them
THROWS: tuple[int | None, ...] = (None, *range(255))  # in the roll-off, likewise


class View(Struct, frozen=True):
    """The table as everybody sees it."""

    phase: Phase
    round: int
    turn: int
    board: Board
    size: int
    level: LevelName
    target: int  # junior: the rounds to play; else the points to exceed
    dice: tuple[int, int] | None  # as they lie; none before a round's first throw
    again: bool  # the player whose turn it is has thrown doubles, and plays again
    roll_off: list[int | None]  # each seat's throw for the start
    pawns: list[list[Square]]  # each seat's, oldest first
    scores: list[int]
    winner: int | None  # of the round that just ended
    line: list[Square]  # the winner's three that count
    highest: list[int]  # the highest number under each seat's pawns


def view(state: State, seat: int) -> View:
    """What the seat may know."""
    state = cast(MadMath, state)
    seats, pawns, line, sums = range(state.seats), list(state.pawns), state.line, state.sums
    return View(
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        board="addition" if state.adding else "multiplication",
        size=state.size,
        level=LEVELS[state.level],
        target=state.target,
        dice=_dice(state),
        again=state.again,
        roll_off=[THROWS[sums >> 8 * i & 0xFF] for i in seats],
        pawns=[[SQUARES[byte] for byte in pawns[i : i + PAWNS] if byte] for i in range(0, PAWNS * len(seats), PAWNS)],
        scores=list(state.scores),
        winner=None if state.winner < 0 else state.winner,
        line=[SQUARES[line >> 8 * i & 0xFF] for i in range(3)] if line else [],
        highest=[highest(state, i) for i in seats],
    )


def _dice(state: MadMath) -> tuple[int, int] | None:
    """The dice as they lie. Before the round's first throw there are none: those of the roll-off do not count."""
    if state.opening or (state.phase == ROLLING and state.throws == 1):
        return None
    return state.die1, state.die2
