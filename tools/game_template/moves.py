"""The moves of Sample Game as people and messages name them, and the engine's numbers for them."""

from typing import Annotated, assert_never

from msgspec import Meta, Struct

from . import kinds
from .components import SIDES


class Shake(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="shake"):
    """A player shakes their cup: the die is rolled again."""


class Knock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="knock"):
    """A player knocks: all cups are lifted."""


class Roll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="roll"):
    """Chance: a die comes to rest under its cup."""

    by: Annotated[int, Meta(ge=0, le=5)]
    shows: Annotated[int, Meta(ge=1, le=SIDES)] | None = None  # none: the viewer may not know


Move = Shake | Knock | Roll


def typed(number: int) -> Move:
    """The engine's number as a typed move."""
    match number & 0xFF:
        case kinds.SHAKE:
            return Shake()
        case kinds.KNOCK:
            return Knock()
        case _:
            return Roll(number >> 16, (number >> 8 & 0xFF) or None)


def packed(move: Move) -> int:
    """A typed move as the engine's number."""
    match move:
        case Shake():
            return kinds.SHAKE
        case Knock():
            return kinds.KNOCK
        case Roll(by, shows):
            return kinds.ROLL | (shows or 0) << 8 | by << 16
        case _:
            assert_never(move)
