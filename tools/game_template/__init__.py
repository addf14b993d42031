"""Sample Game: a die under every cup; shake again, or knock and compare. See README.md for the rules."""

from typing import Literal, cast

from msgspec import Struct

from madcap.engine.game import Game
from madcap.engine.state import State

from . import moves, state
from .bots import LEVELS
from .view import View, view


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table of Sample Game is played."""

    turns: Literal[1, 2, 3] = 2


def start(options: Options, seats: int) -> State:
    """The first state of a table with these options."""
    return state.start(seats, options.turns)


def scores(final: State) -> list[int]:
    """What each seat's die shows."""
    return list(cast(state.SampleGame, final).dice)


GAME = Game(
    name="sample_game",
    title="Sample Game",
    seats=(2, 6),
    minutes=2,
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
)
