"""Match Madness: players race to build a pattern from five blocks. README.md has the rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.match_madness import moves, state
from madcap.games.match_madness.bots import LEVELS, reflex
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.components import LEVELS as CARD_LEVELS
from madcap.games.match_madness.events import Event, events
from madcap.games.match_madness.offers import Offer, offers
from madcap.games.match_madness.race import RACE
from madcap.games.match_madness.view import View, scores, view

QUICK_ONLY = Meta(extra_json_schema={"when": {"mode": ["quick"]}})
DAILY_ONLY = Meta(extra_json_schema={"when": {"mode": ["daily"]}})
OF_ONE_LEVEL = Meta(extra_json_schema={"caps": [{"most": 12, "when": {"level": [1, 2, 3, 4, 5]}}]})
NOT_DAILY = Meta(extra_json_schema={"limits": {"daily": None}})  # the page for one player starts it
HIDDEN = Meta(extra_json_schema={"hidden": True})
MODES = ("quick", "total", "daily")
Seconds = Annotated[int, Meta(ge=0, le=60)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of Match Madness. Head starts are in seconds, for each chair."""

    mode: Annotated[Literal["quick", "total", "daily"], NOT_DAILY] = "quick"
    rounds: Annotated[int, QUICK_ONLY, OF_ONE_LEVEL, Meta(ge=1, le=60)] = 7
    level: Annotated[Literal[0, 1, 2, 3, 4, 5], QUICK_ONLY] = 0  # 0: all of them
    judging: Literal["referee", "table"] = "referee"
    practice: Annotated[bool, QUICK_ONLY, HIDDEN] = False  # alone, with hints
    bot_speed: Literal[50, 75, 100, 150, 200] = 100  # the time that bots take, in percent
    day: Annotated[int, DAILY_ONLY, HIDDEN, Meta(ge=0, le=99999)] = 0  # days since 1970
    head_start_1: Seconds = 0
    head_start_2: Seconds = 0
    head_start_3: Seconds = 0
    head_start_4: Seconds = 0
    head_start_5: Seconds = 0
    head_start_6: Seconds = 0
    head_start_7: Seconds = 0
    head_start_8: Seconds = 0
    head_start_9: Seconds = 0
    head_start_10: Seconds = 0
    head_start_11: Seconds = 0
    head_start_12: Seconds = 0


def start(options: Options, seats: int) -> State:
    """The first state of a table with these options."""
    if seats > 1 and (options.mode == "daily" or options.practice):
        raise BadOptions("The daily cards and practice are for one player alone.")
    if options.mode == "quick" and options.level and options.rounds > len(standard().of_level(options.level)):
        raise BadOptions(f"There are only {len(standard().of_level(options.level))} cards of a level.")
    return state.start(
        seats,
        mode=MODES.index(options.mode),
        cards=_cards(options),
        rounds=len(CARD_LEVELS) if options.mode == "daily" else options.rounds,
        by_table=options.judging == "table" and seats > 1,
        practice=options.practice and options.mode == "quick",
        heads=tuple(1000 * getattr(options, f"head_start_{chair}") for chair in range(1, seats + 1)),
        bot_speed=options.bot_speed,
    )


def _cards(options: Options) -> tuple[int, ...]:
    """The cards that may come. Those of a day are drawn from its number, one of each level [28]."""
    levels = [[n for n, card in enumerate(standard().cards) if card.level == level] for level in CARD_LEVELS]
    if options.mode == "daily":
        rng = Rng(options.day)
        return tuple(cards[rng.below(len(cards))] for cards in levels)
    return tuple(levels[options.level - 1]) if options.mode == "quick" and options.level else ()


GAME = Game(
    name="match_madness",
    title="Match Madness",
    seats=(1, 12),
    minutes=10,
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
    first_game={"mode": "quick", "rounds": 3, "level": 1, "bot_speed": 200},
    reflex=reflex,
    offer=Offer,
    offers=offers,
    events=events,
    event=Event,
    race=RACE,
)
