"""Match Madness: race to build a pattern from five blocks. See README.md for the rules."""

from typing import Annotated, Literal, cast

from msgspec import Meta, Struct

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game, Race
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.games.match_madness import moves, rules
from madcap.games.match_madness.bots import LEVELS, pace, reflex, wish_of
from madcap.games.match_madness.decks import standard
from madcap.games.match_madness.doodles import doodle
from madcap.games.match_madness.offers import Offer, offers
from madcap.games.match_madness.rules import MatchMadness
from madcap.games.match_madness.view import View, scores, view

QUICK_ONLY = Meta(extra_json_schema={"when": {"mode": ["quick"]}})
DAILY_ONLY = Meta(extra_json_schema={"when": {"mode": ["daily"]}})
OF_ALL_LEVELS = Meta(extra_json_schema={"limits": {"20": {"level": [0]}}})  # there are fewer of each
NOT_DAILY = Meta(extra_json_schema={"limits": {"daily": None}})  # a day's cards begin on the page for one
HIDDEN = Meta(extra_json_schema={"hidden": True})
MODES = ("quick", "total", "daily")
Seconds = Annotated[int, Meta(ge=0, le=60)]


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table of Match Madness is played. Head starts are in seconds, chair by chair."""

    mode: Annotated[Literal["quick", "total", "daily"], NOT_DAILY] = "quick"
    rounds: Annotated[Literal[3, 5, 7, 10, 12, 20], QUICK_ONLY, OF_ALL_LEVELS] = 7
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
    return rules.start(
        seats,
        mode=MODES.index(options.mode),
        cards=_cards(options),
        rounds=5 if options.mode == "daily" else options.rounds,
        by_table=options.judging == "table" and seats > 1,
        practice=options.practice and options.mode == "quick",
        heads=tuple(1000 * getattr(options, f"head_start_{chair}") for chair in range(1, seats + 1)),
        bot_speed=options.bot_speed,
    )


def _cards(options: Options) -> tuple[int, ...]:
    """The cards that may come; those of a day are drawn from its number, one of each level."""
    levels = [[n for n, card in enumerate(standard().cards) if card.level == level] for level in range(1, 6)]
    if options.mode == "daily":
        rng = Rng(options.day)
        return tuple(cards[rng.below(len(cards))] for cards in levels)
    return tuple(levels[options.level - 1]) if options.mode == "quick" and options.level else ()


def _building(state: State, seat: int) -> int | None:
    """What a seat's time is running for: a card, or in Total Madness the whole game; nothing during a pause."""
    table = cast(MatchMadness, state)
    if table.phase != rules.BUILDING or not table.shown >> seat & 1:
        return None
    return 0 if table.mode == rules.TOTAL else table.up[0]


def _result(options: Options, state: State) -> tuple[str, int] | None:
    """What somebody has done alone, and its time in ms: all cards won, and no hints."""
    table = cast(MatchMadness, state)
    whole = not (table.aside or any(table.to_come) or max(table.up) >= 0)
    if table.seats > 1 or table.practice or table.mode == rules.TOTAL or not whole:
        return None
    what = f"daily-{options.day}" if options.mode == "daily" else f"level-{options.level}-{options.rounds}"
    return what, sum(table.times[0])


def _assent(state: State, seat: int, here: int) -> int | None:
    """A card that all who are here would give up: nobody waits for somebody who is away."""
    table = cast(MatchMadness, state)
    slot = wish_of(table, seat, here) if table.phase == rules.BUILDING else None
    return None if slot is None else rules.GIVE_UP | slot << 8


def _eligible(state: State) -> int:
    """Who could claim now, as bits."""
    table = cast(MatchMadness, state)
    return sum(1 << seat for seat in range(table.seats) if table.may_claim(seat))


GAME = Game(
    name="match_madness",
    title="Match Madness",
    seats=(1, 12),
    minutes=10,
    options=Options,
    start=start,
    unpack=rules.unpack,
    move=moves.Move,
    typed=moves.typed,
    packed=moves.packed,
    view=view,
    view_type=View,
    scores=scores,
    levels=LEVELS,
    reflex=reflex,
    offer=Offer,
    offers=offers,
    race=Race(
        is_claim=lambda move: move & 0xFF >= rules.CLAIM,
        stamp=lambda ms: rules.PRESSED | min(ms, (1 << 24) - 1) << 8,
        is_stamp=lambda move: move & 0xFF == rules.PRESSED,
        is_for_the_host=lambda move: move & 0xFF == rules.STOP,
        building=_building,
        eligible=_eligible,
        pace=pace,
        assent=_assent,
        result=_result,
        sketch=list[moves.Block],
        doodle=doodle,
    ),
)
