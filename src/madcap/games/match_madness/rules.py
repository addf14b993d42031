"""The rules of Match Madness: who may move, what they may do, what a move does. Numbers in brackets are README.md's.

The parts have modules of their own: `slots.py` the cards on the table, `claims.py` claims and verdicts, `head_starts.py`
who sees the cards when, `clock.py` what happens after some time, `scoring.py` the result.
"""

from typing import TYPE_CHECKING

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK, CLOCK_BIT, KIND
from madcap.games.match_madness import claims, clock, head_starts, slots
from madcap.games.match_madness.components import BLOCK_COUNT
from madcap.games.match_madness.kinds import (
    ACCEPT,
    BUILDING,
    CHECKING,
    CLAIM,
    GIVE_UP,
    HIDDEN,
    HINT,
    NEXT,
    OBJECT,
    OVER,
    PRESSED,
    QUICK,
    QUIET,
    READY,
    SHOW,
    SILENCE,
    STOP,
    TAKE_BACK,
    TOTAL,
    TURNED,
    TURNING,
    VERDICT,
    WARM,
)

if TYPE_CHECKING:
    from madcap.games.match_madness.state import MatchMadness


def legal_moves(state: "MatchMadness", seat: int) -> list[int]:
    """The moves of a seat, in the contract's order. A right and a wrong claim for each card stand for all claims."""
    if seat == CHANCE:
        slot = slots.empty_slot(state)
        return [TURNED | card << 8 | slot << 16 for card in slots.candidates(state, slot)]
    if seat == CLOCK:
        return [clock.due_move(state)]
    if state.phase == CHECKING:
        return [ACCEPT, OBJECT]
    taken = [slot for slot, card in enumerate(state.up) if card >= 0]
    skips = [GIVE_UP | slot << 8 for slot in taken if not state.agreed[slot] >> seat & 1]
    firm = [state.agreed[slot] & ~state.wavered[slot] for slot in range(len(state.up))]
    take_backs = [TAKE_BACK | slot << 8 for slot in taken if firm[slot] >> seat & 1]
    hint = [HINT] if state.practice and state.hints < BLOCK_COUNT else []
    stop = [STOP] if state.quiet else []
    return [*skips, *claims.samples_for(state, seat, taken), *hint, *stop, *take_backs]


def apply(state: "MatchMadness", seat: int, move: int) -> None:
    """Carry out a legal move of any seat, then work out who may move."""
    kind = move & KIND
    if kind >= CLAIM:
        claims.claim(state, seat, kind - CLAIM, move >> 8)
    elif seat == CLOCK:
        _apply_clock(state, kind, move >> 8 & 0xFF)
    elif kind == TURNED:
        slots.turn_up(state, move >> 8 & 0xFF, move >> 16 & 0xFF)
    else:
        _apply_player(state, seat, kind, move >> 8)
    settle(state)


def _apply_player(state: "MatchMadness", seat: int, kind: int, argument: int) -> None:
    """Carry out what a player does, other than a claim."""
    if kind == PRESSED:
        state.pressed[seat] = argument
    elif kind == GIVE_UP:
        slots.agree_to_skip(state, seat, argument)
    elif kind == TAKE_BACK:
        slots.take_back(state, seat, argument)
    elif kind == ACCEPT:
        state.accepted |= 1 << seat
    elif kind == OBJECT:
        state.objector = seat
    elif kind == HINT:
        state.hints += 1
    else:  # STOP [22]
        state.phase = OVER


def _apply_clock(state: "MatchMadness", kind: int, argument: int) -> None:
    """Carry out what happens after some time."""
    if kind == VERDICT:
        claims.judge(state)
    elif kind == NEXT:
        _go_on(state)
    elif kind == SHOW:
        head_starts.show(state)
    elif kind == WARM:
        state.cooling.remove(argument)
        state.passed = max(state.passed, state.warm_at.pop(0))
    elif kind == QUIET:
        state.quiet = True


def _go_on(state: "MatchMadness") -> None:
    """The countdown is over, or the next card comes."""
    if state.mode == TOTAL:
        state.phase = BUILDING
        state.shown = head_starts.first_to_see(state)
    else:
        state.phase = TURNING


def settle(state: "MatchMadness") -> None:
    """Derive `actors` and `awaited` from the rest of the state."""
    if state.phase == OVER:
        state.actors = state.awaited = 0
    elif state.phase == TURNING:
        state.actors = state.awaited = CHANCE_BIT
    elif state.phase == READY:
        state.actors = state.awaited = CLOCK_BIT
    elif state.phase == CHECKING:
        judges = claims.judges(state) & ~state.accepted if claims.reason(state) == SILENCE else 0
        state.actors, state.awaited = judges | CLOCK_BIT, CLOCK_BIT
    else:
        _settle_building(state)


def _settle_building(state: "MatchMadness") -> None:
    """While players build, the clock waits with them, unless nothing is due any more."""
    builders = claims.builders(state)
    people = sum(1 << seat for seat in range(state.seats) if builders >> seat & 1 and legal_moves(state, seat))
    due = CLOCK_BIT if clock.next_due(state) >= 0 or not state.quiet else 0
    state.actors = people | due
    state.awaited = due or people


def redeal(state: "MatchMadness", seat: int, rng: Rng) -> None:
    """Draw the card again if others see it before this seat does [26]."""
    if state.mode == QUICK and state.up[0] >= 0 and not head_starts.sees(state, seat):
        state.bag = sorted([*state.bag, state.up[0]])
        state.up[0] = state.bag.pop(rng.below(len(state.bag)))


def seen(state: "MatchMadness", viewer: int, move: int) -> int:
    """The move as a viewer learns it: a card is hidden from those who see it later [26]."""
    if move & KIND != TURNED or state.mode != QUICK:
        return move
    first = head_starts.first_to_see(state)
    return move if head_starts.is_among(state, viewer, first) else (move & ~0xFF00) | HIDDEN << 8
