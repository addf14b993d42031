"""The rules of a turn: what moves do, and who may move next. Numbers of rules are those of this folder's README.

What is pending (a card to draw, a Slow, a penalty) is a field of the state. `settle` derives from these fields who may
move, the most urgent first.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE_BIT, CLOCK, CLOCK_BIT, KIND
from madcap.games.madmatix.actions import act, discard_if_undefined
from madcap.games.madmatix.choices import all_plays, catchable
from madcap.games.madmatix.components import FIRST_ACTION, GIFT, HAND
from madcap.games.madmatix.kinds import (
    ACT,
    ACTING,
    CATCH,
    DEALING,
    DEALT,
    DISCARD,
    DRAW,
    ENDING,
    GO,
    HIDDEN_ACTION,
    HIDDEN_NUMBER,
    LAST_CARD,
    LET_GO,
    OVER,
    PLAY,
    SIT_OUT,
    SKIPPED,
    STARTING,
    STARTS,
)

if TYPE_CHECKING:
    from madcap.games.madmatix.state import MadMatix

END_MS: Final = 5000  # to end a turn, and the length of a skipped turn
CHOICE_MS: Final = 10000  # to draw for a Slow, or to choose a penalty


def apply(state: "MadMatix", seat: i64, move: i64) -> None:
    """Carry out a legal move."""
    kind = move & KIND
    first: i64 = move >> 8 & 0xFF
    if kind == DEALT:
        _deal(state, first, move >> 16 & 0xFF)
    elif kind == DRAW:
        _draw(state, seat, first)
    elif kind == GO or kind == LAST_CARD:
        _end_turn(state, seat, kind == LAST_CARD)
    elif kind <= DISCARD:
        _act_on_turn(state, seat, kind, first, move >> 16)
    elif kind == LET_GO:
        state.let_go[seat] |= 1 << first
    elif kind == CATCH:
        state.caught = first
        state.uncalled &= ~(1 << first)
    elif kind == SIT_OUT:
        state.caught = -1
        state.skips[seat] += 1
    elif kind == STARTS:
        _begin_turn(state, first)
    else:
        _lose_turn(state)
    settle(state)


# Who may move.


def settle(state: "MadMatix") -> None:
    """Derive who may move from what is pending, the most urgent first."""
    if state.slow_left == 0 or state.hands.decks() == 0:
        state.slowed = -1
    if state.drawing >= 0 or state.phase <= STARTING:
        state.awaited = CHANCE_BIT
    elif state.caught >= 0:
        state.awaited = 1 << state.caught
    elif state.slowed >= 0:
        state.awaited = 1 << state.slowed
    elif state.phase == OVER or (state.phase == ENDING and state.hands.is_empty(state.turn)):
        state.phase = OVER
        state.awaited = 0
        state.uncalled = 0
    elif state.phase == SKIPPED:
        state.awaited = CLOCK_BIT
    else:
        state.awaited = 1 << state.turn
        _show_hand_if_stuck(state)
    state.actors = state.awaited
    if state.uncalled and state.caught < 0 and state.drawing < 0:
        _let_others_catch(state)


def _let_others_catch(state: "MadMatix") -> None:
    seat: i64 = 0
    while seat < state.seats:
        if catchable(state, seat):
            state.actors |= 1 << seat
        seat += 1


def _show_hand_if_stuck(state: "MadMatix") -> None:
    """Show the hand of a player who can neither play nor draw; that player then discards a card (rule 9)."""
    if _is_stuck(state):
        state.revealed = True
        state.hands.show(state.turn)


def _is_stuck(state: "MadMatix") -> bool:
    if state.phase != ACTING or state.revealed or state.hands.decks():
        return False
    return all_plays(state, state.turn) == 0


def wait_ms(state: "MadMatix", seat: i64) -> i64:
    """The time that the server gives a seat (rule 26)."""
    if seat == CLOCK:
        return END_MS
    if state.caught >= 0 or state.slowed >= 0:
        return CHOICE_MS
    if state.phase == ENDING:
        return END_MS
    return state.timer_ms


# A turn.


def _deal(state: "MadMatix", card: i64, to: i64) -> None:
    """Move a card from its deck into a hand, as a part of the deal (rule 8) or because it was drawn."""
    state.hands.deal(card, to)
    state.drawing = -1
    if state.phase == DEALING:
        state.dealt += 1
        if state.dealt == HAND * state.seats:
            state.phase = STARTING
            if state.starter >= 0:
                _begin_turn(state, state.starter)


def _begin_turn(state: "MadMatix", seat: i64) -> None:
    state.turn = seat
    state.revealed = False
    state.phase = ACTING
    if state.skips[seat]:
        state.phase = SKIPPED
    else:
        state.uncalled &= ~(1 << seat)


def _lose_turn(state: "MadMatix") -> None:
    """End a skipped turn. It never began: a forgotten call can still be caught (rule 14)."""
    state.skips[state.turn] -= 1
    _next_turn(state)


def _next_turn(state: "MadMatix") -> None:
    seat = state.turn + 1
    if seat == state.seats:
        seat = 0
    _begin_turn(state, seat)


def _end_turn(state: "MadMatix", seat: i64, called: bool) -> None:
    """End a turn. A player who holds one card and did not call can be caught by everybody else (rule 13)."""
    if not called and state.hands.holds_one(seat):
        state.uncalled |= 1 << seat
        other: i64 = 0
        while other < state.seats:
            state.let_go[other] &= ~(1 << seat)
            other += 1
    _next_turn(state)


def _draw(state: "MadMatix", seat: i64, deck: i64) -> None:
    """Ask chance for a card: the action of a turn, a draw for a Slow, or the penalty of a caught player."""
    state.drawing = seat
    state.deck = deck
    if state.caught >= 0:
        state.caught = -1
    elif state.slowed >= 0:
        state.slow_left -= 1
    else:
        state.phase = ENDING
        state.ruins = vec[u8]()


def _act_on_turn(state: "MadMatix", seat: i64, kind: i64, card: i64, rest: i64) -> None:
    """Play or discard a card (rule 9)."""
    state.ruins = vec[u8]()
    state.phase = ENDING
    if kind == DISCARD:
        state.revealed = False
        state.hands.discard(card, seat)
    elif kind == PLAY:
        state.hands.lay(card, seat)
        state.rows.put(rest & 0xFF, rest >> 8 & 0xFF, card, 0)
        discard_if_undefined(state, rest & 0xFF)
    else:
        state.hands.discard(FIRST_ACTION + card, seat)
        act(state, seat, card, rest & 0xFF, rest >> 8 & 0xFF, rest >> 16 & 0xFF, rest >> 24 & 0xFF)


def payoff(state: "MadMatix", seat: i64) -> float:
    """1 for the highest result, shared among equals; 0 for the rest (rule 24)."""
    above, below = state.rows.value(seat)
    sharing = 0.0
    other: i64 = 0
    while other < state.seats:
        over, under = state.rows.value(other)
        if over * below > above * under:
            return 0.0
        if over * below == above * under:
            sharing += 1.0
        other += 1
    return 1.0 / sharing


# What a seat cannot know.


def redeal(state: "MadMatix", seat: i64, rng: Rng) -> None:
    """Deal again what the seat cannot know, until the player on turn is not stuck: a stuck hand would be known."""
    state.hands.redeal(seat, rng)
    while _is_stuck(state):
        state.hands.redeal(seat, rng)


def seen(viewer: i64, seat: i64, move: i64) -> i64:
    """What a viewer learns of a move: only the back of a card that others draw or give (rule 6)."""
    kind = move & KIND
    if kind == DEALT and viewer != move >> 16 & 0xFF:
        return (move & ~0xFF00) | _back(move >> 8 & 0xFF) << 8
    if kind == ACT and move >> 8 & 0xFF == GIFT and viewer != seat and viewer != move >> 24 & 0xFF:
        return (move & ~0xFF0000) | _back(move >> 16 & 0xFF) << 16
    return move


def _back(card: i64) -> i64:
    if card < FIRST_ACTION:
        return HIDDEN_NUMBER
    return HIDDEN_ACTION
