"""MADMATH: dice, a times table, three in a row. See README.md for the rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games.madmath import kinds, moves, state
from madcap.games.madmath.bots import LEVELS
from madcap.games.madmath.components import Board, Size
from madcap.games.madmath.events import Event, events
from madcap.games.madmath.view import LEVELS as PLAYER_LEVELS
from madcap.games.madmath.view import LevelName, View, view

USUAL_POINTS = {  # they make a game of a good length on each board [10]
    ("multiplication", 5): 60, ("multiplication", 9): 200, ("multiplication", 12): 300,
    ("addition", 5): 40, ("addition", 9): 60, ("addition", 12): 80,
}  # fmt: skip

WHEN_JUNIOR = Meta(extra_json_schema={"when": {"level": ["junior"]}})
WHEN_SCORING = Meta(extra_json_schema={"when": {"level": ["intermediate", "expert"]}})
USUAL = Meta(
    extra_json_schema={"usual": [(n, {"board": [board], "dice": [d]}) for (board, d), n in USUAL_POINTS.items()]}
)


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table of MADMATH."""

    board: Board = "multiplication"
    dice: Size = 9
    level: LevelName = "junior"
    rounds: Annotated[Literal[1, 3, 5, 7], WHEN_JUNIOR] = 1
    points: Annotated[Annotated[int, Meta(ge=30, le=300)] | None, WHEN_SCORING, USUAL] = None  # none: the board's usual
    timer: Literal[0, 15, 30, 60] = 0


def start(options: Options, seats: int) -> State:
    """The first state of a table with these options."""
    level = PLAYER_LEVELS.index(options.level)
    points = options.points or USUAL_POINTS[options.board, options.dice]
    target = options.rounds if level == kinds.JUNIOR else points
    return state.start(seats, options.dice, options.board == "addition", level, target, options.timer * 1000)


def scores(state: State) -> list[int]:
    """The rounds that each seat has won (junior), or its points."""
    return view(state, 0).scores


GAME = Game(
    name="madmath",
    title="MADMATH",
    seats=(2, 4),
    minutes=3,
    options=Options,
    start=start,
    unpack=state.unpack,
    move=moves.Move,
    typed=moves.typed,
    packed=moves.packed,
    view=view,
    view_type=View,
    scores=scores,
    levels=LEVELS,
    first_game={"level": "junior", "rounds": 1},  # one line wins: the dice and the squares are enough to learn
    events=events,
    event=Event,
    nothing_hidden=True,
)
