"""What the action cards do (rules 1 to 6), and what becomes of a Sequence that divides by 0 (rule 20)."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64, u8

from madcap.games.madmatix.components import (
    FLIP,
    PLUS_MINUS,
    REVERSE,
    SCRAP,
    SKIP,
    SLOW,
    SLOW_DRAWS,
    STEAL,
    SWAP,
    TIMES_DIVIDE,
)

if TYPE_CHECKING:
    from madcap.games.madmatix.state import MadMatix


def act(state: "MadMatix", seat: i64, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Carry out an action card that has left the hand. Its targets are those of `nth_target`, a byte each."""
    if kind == PLUS_MINUS or kind == TIMES_DIVIDE:
        state.rows.cover(a, b, c)
        discard_if_undefined(state, a)
    elif kind == FLIP:
        state.rows.cover(a, b, state.rows.operator(a, b) ^ 1)
        discard_if_undefined(state, a)
    elif kind == SWAP:
        state.rows.swap(a, b, c, d)
        discard_if_undefined(state, a)
        discard_if_undefined(state, c)
    elif kind == SCRAP:
        state.hands.bury(state.rows.take(a, b) & 0xFF)
    elif kind == SLOW:
        state.slowed = a
        state.slow_left = SLOW_DRAWS
    elif kind == STEAL:
        _steal(state, seat, a, b, c)
    elif kind == REVERSE:
        state.rows.reverse(a)
        discard_if_undefined(state, a)
    elif kind == SKIP:
        state.skips[a] += 1
    else:
        state.hands.give(a, seat, b)


def _steal(state: "MadMatix", seat: i64, owner: i64, end: i64, to_end: i64) -> None:
    taken = state.rows.take(owner, end)
    state.rows.put(seat, to_end, taken & 0xFF, taken >> 8)
    discard_if_undefined(state, seat)


def discard_if_undefined(state: "MadMatix", owner: i64) -> None:
    """Discard a whole Sequence if a card in it divides by 0, and note for the view what it was (rule 20)."""
    index = state.rows.division_by_zero(owner)
    if index < 0:
        return
    state.ruins = append(append(append(state.ruins, u8(owner)), u8(index)), u8(state.rows.lengths[owner]))
    place: i64 = 0
    while place < state.rows.lengths[owner]:
        state.ruins = append(state.ruins, u8(state.rows.card(owner, place)))
        state.ruins = append(state.ruins, u8(state.rows.token(owner, place)))
        place += 1
    state.hands.number_discards |= state.rows.sweep(owner)
