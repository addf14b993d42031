"""What a player or watcher of MADMATH may know: everything, for nothing is hidden."""

from typing import Literal, cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.madmath.cards import PAWNS, ROLLING
from madcap.games.madmath.rules import MadMath

Phase = Literal["roll-off", "choosing", "rolling", "placing", "round-over", "game-over"]
PHASES: tuple[Phase, ...] = ("roll-off", "choosing", "rolling", "placing", "round-over", "game-over")

LevelName = Literal["junior", "intermediate", "expert"]
LEVELS: tuple[LevelName, ...] = ("junior", "intermediate", "expert")

Board = Literal["multiplication", "addition"]
Square = tuple[int, int]  # row, column
SQUARES: tuple[Square, ...] = tuple((byte >> 4, byte & 15) for byte in range(256))  # as a state keeps them
THROWS: tuple[int | None, ...] = (None, *range(255))  # for the start, likewise


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
    again: bool  # whoever's turn it is has thrown doubles, and plays again
    roll_off: list[int | None]  # each seat's throw for the start
    pawns: list[list[Square]]  # each seat's, oldest first
    scores: list[int]
    winner: int | None  # of the round that just ended
    line: list[Square]  # the winner's three that count
    highest: list[int]  # the highest number under each seat's pawns


def view(state: State, seat: int) -> View:
    """What the seat may know."""
    table = cast(MadMath, state)
    seats, pawns, line, sums = range(table.seats), list(table.pawns), table.line, table.sums
    return View(
        phase=PHASES[table.phase],
        round=table.round,
        turn=table.turn,
        board="addition" if table.adding else "multiplication",
        size=table.size,
        level=LEVELS[table.level],
        target=table.target,
        dice=_dice(table),
        again=table.again,
        roll_off=[THROWS[sums >> 8 * i & 0xFF] for i in seats],
        pawns=[[SQUARES[byte] for byte in pawns[i : i + PAWNS] if byte] for i in range(0, PAWNS * len(seats), PAWNS)],
        scores=list(table.scores),
        winner=None if table.winner < 0 else table.winner,
        line=[SQUARES[line >> 8 * i & 0xFF] for i in range(3)] if line else [],
        highest=[table.highest(i) for i in seats],
    )


def _dice(table: MadMath) -> tuple[int, int] | None:
    """The dice as they lie; the roll-off's are no business of the round's first throw."""
    if table.opening or (table.phase == ROLLING and table.throws == 1):
        return None
    return table.die1, table.die2
