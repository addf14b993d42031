"""MADMATH's moves as typed messages, and the engine's numbers for them."""

from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct

from madcap.games.madmath import kinds

Line = Annotated[int, Meta(ge=1, le=12)]  # a row or a column
Kept = Literal["none", "first", "second"]
Die = Literal["first", "second"]

KEPT: tuple[Kept, ...] = ("none", "first", "second")
DICE: tuple[Die, ...] = ("first", "second")


class Throw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="throw"):
    """A player throws both dice, or keeps one as it lies and throws the other."""

    keep: Kept = "none"


class Place(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """A player puts a new pawn on a square; with all four on the board, one of them moves there."""

    row: Line
    column: Line
    from_row: Line | None = None
    from_column: Line | None = None


class Roll(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="roll"):
    """Chance: a die comes to rest."""

    by: Annotated[int, Meta(ge=0, le=3)]
    die: Die
    shows: Annotated[int, Meta(ge=0, le=12)]


class NextRound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="next-round"):
    """The clock: another round starts on an empty board."""


Move = Throw | Place | Roll | NextRound


def typed(number: int) -> Move:
    """The typed move for one of the engine's numbers."""
    one, two, three = number >> 8 & 0xFF, number >> 16 & 0xFF, number >> 24 & 0xFF
    match number & 0xFF:
        case kinds.THROW:
            return Throw(KEPT[one])
        case kinds.PLACE if two:
            return Place(one >> 4, one & 15, two >> 4, two & 15)
        case kinds.PLACE:
            return Place(one >> 4, one & 15)
        case kinds.ROLL:
            return Roll(three, DICE[two - 1], one)
        case _:
            return NextRound()


def packed(move: Move) -> int:
    """The engine's number for a typed move."""
    match move:
        case Throw(keep):
            return kinds.THROW | KEPT.index(keep) << 8
        case Place(row, column, from_row, from_column):
            origin = (from_row or 0) << 4 | (from_column or 0)
            return kinds.PLACE | (row << 4 | column) << 8 | origin << 16
        case Roll(by, die, shows):
            return kinds.ROLL | shows << 8 | (DICE.index(die) + 1) << 16 | by << 24
        case NextRound():
            return kinds.NEXT_ROUND
        case _:
            assert_never(move)
