"""A position of Sample Game: its fields, and the engine's contract in the contract's order."""

import struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from madcap.engine.rng import Rng
from madcap.engine.state import State

from . import evaluation, rules

NUMBERS: Final = "<4q"  # how `pack` writes the plain fields


@final
class SampleGame(State):
    """A position. `start` makes the first one."""

    def __init__(self, seats: i64) -> None:
        self.limit: i64 = 2  # turns that everybody has [4]
        self.turns: i64 = 0  # turns taken, by all players together
        self.lifted: bool = False
        self.dice: vec[u8] = vec[u8]([0] * int(seats))  # each seat's die; 0: it is rolling
        super().__init__(seats)  # last: mypyc then knows that the fields above are always there

    def move_count(self, seat: i64) -> i64:
        return rules.move_count(self, seat)

    def move(self, seat: i64, n: i64) -> i64:
        return rules.move(self, seat, n)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def clone(self) -> "SampleGame":
        copy = SampleGame(self.seats)
        copy.actors = self.actors
        copy.awaited = self.awaited
        copy.limit = self.limit
        copy.turns = self.turns
        copy.lifted = self.lifted
        copy.dice = self.dice[:]
        return copy

    def payoff(self, seat: i64) -> float:
        return rules.payoff(self, seat)

    def pack(self) -> bytes:
        return struct.pack(NUMBERS, self.seats, self.limit, self.turns, self.lifted) + bytes(self.dice)

    def redeal(self, seat: i64, rng: Rng) -> None:
        rules.redeal(self, seat, rng)

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        return rules.seen(viewer, move)

    def guess(self, seat: i64, rng: Rng) -> i64:
        return evaluation.guess(self, seat, rng)


def start(seats: i64, limit: i64 = 2) -> SampleGame:
    """A new game: all dice are rolling [1]."""
    state = SampleGame(seats)
    state.limit = limit
    rules.find_actors(state)
    return state


def unpack(packed: bytes) -> SampleGame:
    """The state that `pack` wrote."""
    seats, limit, turns, lifted = struct.unpack_from(NUMBERS, packed)
    state = start(seats, limit)
    state.turns = turns
    state.lifted = bool(lifted)
    for seat in range(seats):
        state.dice[seat] = u8(packed[struct.calcsize(NUMBERS) + seat])
    rules.find_actors(state)
    return state
