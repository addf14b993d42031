"""A toy game in which several players may move at once: both may snap at any time, and the last to snap wins."""

from typing import Any

from msgspec import Struct

from madcap.engine.game import Game
from madcap.engine.state import State

SNAPS = 6


class Options(Struct, frozen=True):
    """There is nothing to choose."""


class Snap(Struct, frozen=True, tag_field="type", tag="snap"):
    hard: int = 0  # from 0 to 1: a larger number does not fit its byte


class SnapState(State):
    def __init__(self) -> None:
        super().__init__(2)
        self.snaps = ""
        self.actors = self.awaited = 3

    def move_count(self, seat: int) -> int:
        return 2

    def move(self, seat: int, n: int) -> int:
        return n

    def apply(self, seat: int, move: int) -> None:
        self.snaps += f"{seat}{move}"
        self.actors = self.awaited = 3 if len(self.snaps) < 2 * SNAPS else 0

    def clone(self) -> "SnapState":
        copy = SnapState()
        copy.snaps, copy.actors, copy.awaited = self.snaps, self.actors, self.awaited
        return copy

    def payoff(self, seat: int) -> float:
        return float(self.snaps[-2:-1] == str(seat))

    def pack(self) -> bytes:
        return self.snaps.encode()


def unpack(packed: bytes) -> State:
    state = SnapState()
    for seat, move in zip(packed.decode()[::2], packed.decode()[1::2], strict=True):
        state.apply(int(seat), int(move))
    return state


def packed(move: Any) -> int:
    if move.hard < 0:
        raise ValueError("nobody snaps so softly")
    return int(move.hard) & 0xFF


GAME = Game(
    name="snap",
    title="Snap",
    seats=(2, 2),
    minutes=1,
    options=Options,
    start=lambda options, seats: SnapState(),
    unpack=unpack,
    move=Snap,
    typed=Snap,
    packed=packed,
    view=lambda state, seat: None,
    view_type=object,
    scores=lambda state: [int(state.payoff(seat)) for seat in range(2)],
    levels={},
)
