"""What the server needs to know of Match Madness as a race: claims, times, and what bots and absent players do."""

from typing import TYPE_CHECKING, cast

from madcap.engine.game import Race
from madcap.engine.state import State
from madcap.games.match_madness import claims, kinds
from madcap.games.match_madness.bot_sketches import bot_sketch
from madcap.games.match_madness.bots import pace, slot_to_skip
from madcap.games.match_madness.moves import Block
from madcap.games.match_madness.state import MatchMadness

if TYPE_CHECKING:
    from madcap.games.match_madness import Options

LONGEST_MS = (1 << 24) - 1  # what a stamp can hold


def stamp(ms: int) -> int:
    """The move that says how long the next claim took."""
    return kinds.PRESSED | min(ms, LONGEST_MS) << 8


def building(state: State, seat: int) -> int | None:
    """What a seat's time runs for: a card, or in Total Madness the whole game; None during a pause [19]."""
    state = cast(MatchMadness, state)
    if state.phase != kinds.BUILDING or not state.shown >> seat & 1:
        return None
    return 0 if state.mode == kinds.TOTAL else state.up[0]


def eligible(state: State) -> int:
    """The seats that could claim now, as bits."""
    state = cast(MatchMadness, state)
    return sum(1 << seat for seat in range(state.seats) if claims.may_claim(state, seat))


def assent(state: State, seat: int, here: int) -> int | None:
    """The move by which an absent seat agrees to skip a card that all who are here (bits) agree to skip [20]."""
    state = cast(MatchMadness, state)
    slot = slot_to_skip(state, seat, here) if state.phase == kinds.BUILDING else None
    return None if slot is None else kinds.GIVE_UP | slot << 8


def result(options: "Options", state: State) -> tuple[str, int] | None:
    """What a single player has done, and the time in ms: all cards won, without hints [27, 28]."""
    state = cast(MatchMadness, state)
    whole = not (state.aside or any(state.to_come) or max(state.up) >= 0)
    if state.seats > 1 or state.practice or state.mode == kinds.TOTAL or not whole:
        return None
    what = f"daily-{options.day}" if options.mode == "daily" else f"level-{options.level}-{options.rounds}"
    return what, sum(state.times[0])


RACE = Race(
    is_claim=lambda move: move & 0xFF >= kinds.CLAIM,
    stamp=stamp,
    is_stamp=lambda move: move & 0xFF == kinds.PRESSED,
    is_for_the_host=lambda move: move & 0xFF == kinds.STOP,
    building=building,
    eligible=eligible,
    pace=pace,
    assent=assent,
    result=result,
    sketch=list[Block],
    bot_sketch=bot_sketch,
)
