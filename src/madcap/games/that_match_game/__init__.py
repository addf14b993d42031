"""That Match Game: fill the colours of point cards, and take them with lightning cards. The rules are in README.md."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games.that_match_game import moves
from madcap.games.that_match_game.bots import LEVELS, is_answering, reconsider, reflex
from madcap.games.that_match_game.events import Event, events
from madcap.games.that_match_game.state import start as start_state
from madcap.games.that_match_game.state import unpack
from madcap.games.that_match_game.view import View, scores, view

FOR_CHILDREN = Meta(extra_json_schema={"gentle": ["simplified"]})
FULL_ONLY = Meta(extra_json_schema={"when": {"rules": ["full"]}})


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table of That Match Game is played."""

    rules: Annotated[Literal["full", "simplified"], FOR_CHILDREN] = "full"
    exclamations: Literal["any", "own"] = "any"  # which colours they close
    window: Annotated[Literal[0, 4, 6, 8, 12], FULL_ONLY] = 8  # seconds to answer a card; 0: as long as it takes
    timer: Literal[0, 15, 30, 60] = 0


def start(options: Options, seats: int) -> State:
    """The first state of a table with these options."""
    simplified, own = options.rules == "simplified", options.exclamations == "own"
    return start_state(seats, simplified, own, options.window * 1000, options.timer * 1000)


GAME = Game(
    name="that_match_game",
    title="That Match Game",
    seats=(2, 5),
    minutes=15,
    options=Options,
    start=start,
    unpack=unpack,
    move=moves.Move,
    typed=moves.typed,
    packed=moves.packed,
    view=view,
    view_type=View,
    scores=scores,
    levels=LEVELS,
    reflex=reflex,
    reconsider=reconsider,
    events=events,
    event=Event,
    text_arguments=moves.text_arguments,
    hidden_hands=True,
    answering=is_answering,
)
