"""The rules of Sample Game, in numbers. Those in brackets refer to the rules in README.md."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, CHANCE_BIT, KIND

from .components import SIDES
from .kinds import KNOCK, ROLL, SHAKE

if TYPE_CHECKING:
    from .state import SampleGame


def move_count(state: "SampleGame", seat: i64) -> i64:
    """The number of legal moves: for chance, the sides of a die."""
    if seat == CHANCE:
        return SIDES
    return 2


def move(state: "SampleGame", seat: i64, n: i64) -> i64:
    """The n-th legal move [2]."""
    if seat == CHANCE:
        return ROLL | (n + 1) << 8 | rolling(state) << 16
    if n == 0:
        return SHAKE
    return KNOCK


def apply(state: "SampleGame", seat: i64, move: i64) -> None:
    """Carry out a move, then find out whose move it is."""
    kind = move & KIND
    if kind == ROLL:
        state.dice[move >> 16] = u8(move >> 8 & 0xFF)
    elif kind == SHAKE:
        state.dice[seat] = 0
        state.turns += 1
    elif kind == KNOCK:
        state.lifted = True
    find_actors(state)


def payoff(state: "SampleGame", seat: i64) -> float:
    """The highest die wins, and players who share it share the win [3]."""
    sharing = 0.0
    other: i64 = 0
    while other < state.seats:
        if state.dice[other] > state.dice[seat]:
            return 0.0
        if state.dice[other] == state.dice[seat]:
            sharing += 1.0
        other += 1
    return 1.0 / sharing


def redeal(state: "SampleGame", seat: i64, rng: Rng) -> None:
    """Roll again what lies under the other players' cups: this seat cannot know it."""
    other: i64 = 0
    while other < state.seats and not state.lifted:
        if other != seat and state.dice[other] != 0:
            state.dice[other] = u8(rng.below(SIDES) + 1)
        other += 1


def seen(viewer: i64, move: i64) -> i64:
    """The move as a viewer may know it: only the owner sees what a die shows [1]."""
    if move & KIND == ROLL and move >> 16 != viewer:
        return move & ~0xFF00
    return move


def turn(state: "SampleGame") -> i64:
    """The seat whose turn it is [2]."""
    return state.turns % state.seats


def rolling(state: "SampleGame") -> i64:
    """The first seat whose die is rolling; the number of seats if all dice lie."""
    seat: i64 = 0
    while seat < state.seats and state.dice[seat] != 0:
        seat += 1
    return seat


def find_actors(state: "SampleGame") -> None:
    """Set who may move now: chance while a die rolls, then the player whose turn it is, until the cups are lifted."""
    if rolling(state) < state.seats:
        state.actors = CHANCE_BIT
    elif state.lifted or state.turns == state.limit * state.seats:
        state.lifted = True
        state.actors = 0
    else:
        state.actors = 1 << turn(state)
    state.awaited = state.actors
