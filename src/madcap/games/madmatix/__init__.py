"""MadMatix: number cards, arithmetic from left to right, action cards. The rules are in README.md."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games.madmatix import moves
from madcap.games.madmatix.bots import LEVELS, reflex
from madcap.games.madmatix.events import Event, events
from madcap.games.madmatix.offers import Offer, offers
from madcap.games.madmatix.state import start as start_state
from madcap.games.madmatix.state import unpack
from madcap.games.madmatix.view import View, scores, view

# A chair can start only at a table that has it.
CHAIRS = Meta(extra_json_schema={"limits": {str(n): {"seats": list(range(n, 9))} for n in range(3, 9)}})


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table of MadMatix is played."""

    starter: Annotated[Literal[0, 1, 2, 3, 4, 5, 6, 7, 8], CHAIRS] = 0  # the chair that starts; 0: drawn at random
    timer: Literal[0, 15, 30, 60] = 0


def start(options: Options, seats: int) -> State:
    """The first state of a table with these options."""
    if options.starter > seats:
        raise BadOptions(f"There is no chair {options.starter} that could start; there are {seats}.")
    return start_state(seats, options.starter - 1, options.timer * 1000)


GAME = Game(
    name="madmatix",
    title="MadMatix",
    seats=(2, 8),
    minutes=20,
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
    first_game={"starter": 1},  # so that the guide can begin at once
    reflex=reflex,
    offer=Offer,
    offers=offers,
    events=events,
    event=Event,
    hidden_hands=True,
)
