"""The typed moves of Match Madness, and their numbers in the engine.

A card is named by its id in the deck; one that a viewer may not see yet is null.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.games.match_madness import configurations, kinds
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.components import SIDE
from madcap.games.match_madness.patterns import Laid

SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Slot = Annotated[int, Meta(ge=1, le=5)]  # where a card lies: in Total Madness, the level of its deck
CardId = Annotated[str, Meta(pattern="^[1-5]-[0-9]{2}$")]
Milliseconds = Annotated[int, Meta(ge=0, lt=1 << 24)]
Why = Literal["referee", "objection", "accepted", "silence"]  # the last two: nobody checked whether it was right
WHYS: tuple[Why, ...] = ("referee", "objection", "accepted", "silence")


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """A block that lies on the board of six by six. Rows and columns are counted from 0, blocks from 1."""

    block: Annotated[int, Meta(ge=1, le=5)]
    row: Annotated[int, Meta(ge=0, le=5)]  # of its left or upper half
    column: Annotated[int, Meta(ge=0, le=5)]
    upright: bool
    face: Annotated[int, Meta(ge=0, le=3)]
    reversed: bool


class _Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class Claim(_Move, frozen=True, tag="claim"):
    """Match! These five blocks show this card."""

    card: CardId
    blocks: tuple[Block, Block, Block, Block, Block]


class GiveUp(_Move, frozen=True, tag="give-up"):
    """A player agrees to skip a card."""

    slot: Slot


class TakeBack(_Move, frozen=True, tag="take-back"):
    """A player no longer agrees to skip a card."""

    slot: Slot


class Accept(_Move, frozen=True, tag="accept"):
    """A player accepts a claim."""


class Object(_Move, frozen=True, tag="object"):
    """A player says that a claim is wrong: the program checks it."""


class Stop(_Move, frozen=True, tag="stop"):
    """The host ends a game that stands still."""


class Hint(_Move, frozen=True, tag="hint"):
    """A player who practises asks where one more block goes."""


class Pressed(_Move, frozen=True, tag="pressed"):
    """How long it took to build what is claimed next, as measured by the server."""

    ms: Milliseconds


class Next(_Move, frozen=True, tag="next"):
    """The clock: the countdown is over, or the next card comes."""


class Show(_Move, frozen=True, tag="show"):
    """The clock: a head start is over."""


class Verdict(_Move, frozen=True, tag="verdict"):
    """The clock: the verdict on a claim."""

    by: SeatNumber
    right: bool
    ms: Milliseconds
    why: Why


class Warm(_Move, frozen=True, tag="warm"):
    """The clock: a player who made an error may claim again."""

    by: SeatNumber


class Quiet(_Move, frozen=True, tag="quiet"):
    """The clock: nobody has claimed anything for ten minutes."""

    claims: Annotated[int, Meta(ge=0, le=255)]


class Turned(_Move, frozen=True, tag="turned"):
    """Chance: a card is turned up."""

    slot: Slot
    card: CardId | None


Move = (
    Claim | GiveUp | TakeBack | Accept | Object | Stop | Hint | Pressed | Next | Show | Verdict | Warm | Quiet | Turned
)  # fmt: skip


def block(laid: Laid) -> Block:
    """The typed block of a configuration's block."""
    return Block(laid.block + 1, laid.row, laid.column, laid.upright, laid.face, laid.reversed)


def laid(one: Block) -> Laid:
    """The configuration's block of a typed block."""
    return Laid(one.block - 1, one.row, one.column, one.upright, one.face, one.reversed)


def card_id(card: int) -> str:
    """The id of a card, by its number."""
    return standard().cards[card].id


def card_number(card: str) -> int:
    """The number of a card, by its id; for an unknown id, a number that no card has."""
    return next((number for number, one in enumerate(standard().cards) if one.id == card), len(standard().cards))


def typed(number: int) -> Move:
    """The typed move of an engine's number."""
    first, second = number >> 8 & 0xFF, number >> 16 & 0xFF
    match number & 0xFF:
        case kinds.GIVE_UP:
            return GiveUp(first + 1)
        case kinds.TAKE_BACK:
            return TakeBack(first + 1)
        case kinds.PRESSED:
            return Pressed(number >> 8)
        case kinds.VERDICT:
            return Verdict(second, bool(first & 1), number >> 24, WHYS[first >> 1])
        case kinds.WARM:
            return Warm(first)
        case kinds.QUIET:
            return Quiet(first)
        case kinds.TURNED:
            return Turned(second + 1, None if first == kinds.HIDDEN else card_id(first))
        case kind if kind >= kinds.CLAIM:
            a, b, c, d, e = (block(one) for one in configurations.unpacked(number >> 8))
            return Claim(card_id(kind - kinds.CLAIM), (a, b, c, d, e))
        case kind:
            return PLAIN[kind]


PLAIN: dict[int, Move] = {
    kinds.ACCEPT: Accept(),
    kinds.OBJECT: Object(),
    kinds.STOP: Stop(),
    kinds.HINT: Hint(),
    kinds.NEXT: Next(),
    kinds.SHOW: Show(),
}


def packed(move: Move) -> int:
    """The engine's number of a typed move."""
    match move:
        case Claim(card, blocks):
            return _claim(card, blocks)
        case GiveUp(slot):
            return kinds.GIVE_UP | slot - 1 << 8
        case TakeBack(slot):
            return kinds.TAKE_BACK | slot - 1 << 8
        case Pressed(ms):
            return kinds.PRESSED | ms << 8
        case Verdict(by, right, ms, why):
            return kinds.VERDICT | (right | WHYS.index(why) << 1) << 8 | by << 16 | ms << 24
        case Warm(by):
            return kinds.WARM | by << 8
        case Quiet(count):
            return kinds.QUIET | count << 8
        case Turned(slot, shown):
            return kinds.TURNED | (kinds.HIDDEN if shown is None else card_number(shown)) << 8 | slot - 1 << 16
        case _:
            return next(kind for kind, plain in PLAIN.items() if plain == move)


def _claim(card: str, blocks: Sequence[Block]) -> int:
    """The number of a claim. It is never legal if a block is missing or does not lie on the board."""
    whole = sorted(one.block for one in blocks) == [1, 2, 3, 4, 5]
    inside = all(max(one.row + one.upright, one.column + (not one.upright)) < SIDE for one in blocks)
    configuration = (
        configurations.packed([laid(one) for one in blocks]) if whole and inside else configurations.CONFIGURATIONS
    )
    return kinds.CLAIM + card_number(card) | configuration << 8
