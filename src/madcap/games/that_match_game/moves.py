"""That Match Game's moves as typed messages, and their conversion to and from the engine's numbers.

A playing card is written "red-3", "lightning-red-3", "any-3", "red-exclamation", or by its name; a card that a viewer may
not know is "hidden". A point card is written by its three numbers: "1-5-4" is red 1, green 5, blue 4.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.games.that_match_game import kinds
from madcap.games.that_match_game.components import (
    BOLTS,
    CLEAN_SLATE,
    COLOURS,
    HELPING_HAND,
    NEW_GOAL,
    NO_CARD,
    NUMBERS,
    PICKPOCKET,
    POINT_CARDS,
    goal,
    stars,
)
from madcap.games.that_match_game.stack import group_size, nth_of_group

Colour = Literal["red", "green", "blue"]
BlockName = Literal["red-block", "orange-block"]
Card = Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)?(-[1-5])?$", max_length=20)]
PointCard = Annotated[str, Meta(pattern="^[1-6]-[1-6]-[1-6]$")]
Sum = Annotated[str, Meta(pattern="^[1-4]( [+] [1-4]){0,5}$")]  # "1 + 2": lightning numbers, the lowest first
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Slot = Annotated[int, Meta(ge=1, le=6)]  # a place in the middle, counted from the left
Entry = Annotated[int, Meta(ge=1, le=30)]  # of the stack, counted from the play
Count = Annotated[int, Meta(ge=0, le=2)]

COLOUR_NAMES: tuple[Colour, ...] = ("red", "green", "blue")
BLOCK_NAMES: tuple[BlockName, ...] = ("red-block", "orange-block")
CARDS = (
    *(f"{colour}-{n + 1}" for colour in COLOUR_NAMES for n in range(NUMBERS)),
    *(f"lightning-{colour}-{n + 1}" for colour in COLOUR_NAMES for n in range(BOLTS)),
    *(f"any-{n}" for n in (1, 2, 3)),
    *(f"{colour}-exclamation" for colour in COLOUR_NAMES),
    *BLOCK_NAMES,
    "clean-slate",
    "new-goal",
    "helping-hand",
    "pickpocket",
)
GOALS = tuple("-".join(str(goal(card, colour)) for colour in range(COLOURS)) for card in range(POINT_CARDS))


class _Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The kinds of moves."""


class Draw(_Move, frozen=True, tag="draw"):
    """Draw cards at the beginning of a turn."""

    count: Count


class Place(_Move, frozen=True, tag="place"):
    """A number or an exclamation goes to a colour of a point card."""

    card: Card
    goal: Slot
    colour: Colour


class CleanSlate(_Move, frozen=True, tag="clean-slate"):
    """All cards on a point card are discarded."""

    goal: Slot


class NewGoal(_Move, frozen=True, tag="new-goal"):
    """A point card goes under the deck, and another one is turned up."""

    goal: Slot


class HelpingHand(_Move, frozen=True, tag="helping-hand"):
    """Three cards are drawn."""


class Pickpocket(_Move, frozen=True, tag="pickpocket"):
    """A card is taken from somebody's hand, unseen."""

    whose: SeatNumber


class Discard(_Move, frozen=True, tag="discard"):
    """Discard a card: instead of playing, or with more than seven cards in hand."""

    card: Card


class End(_Move, frozen=True, tag="end"):
    """The turn ends."""


class Answer(_Move, frozen=True, tag="answer"):
    """Lightning numbers of one colour answer the stack."""

    sum: Sum
    colour: Colour


class Block(_Move, frozen=True, tag="block"):
    """A block strikes a card of the stack."""

    card: BlockName
    entry: Entry  # the entry of the stack, and its card, both counted from 1
    place: Entry
    whose: SeatNumber  # the player who laid the card that is struck
    hits: Card  # that card


class Pass(_Move, frozen=True, tag="pass"):
    """Pass while the stack has this height."""

    height: Entry


class Lot(_Move, frozen=True, tag="lot"):
    """Chance: a player draws a point card in the draw for the first turn."""

    by: SeatNumber
    shows: PointCard


class Dealt(_Move, frozen=True, tag="dealt"):
    """Chance: a card goes from the deck into a hand."""

    to: SeatNumber
    card: Card


class Turned(_Move, frozen=True, tag="turned"):
    """Chance: the next point card is turned up."""

    goal: Slot
    shows: PointCard


class Picked(_Move, frozen=True, tag="picked"):
    """Chance: the card that a pickpocket gets."""

    to: SeatNumber
    whose: SeatNumber
    card: Card


class Closed(_Move, frozen=True, tag="closed"):
    """The clock: the window closes. The cards of one player stick, or none do."""

    by: SeatNumber | None
    stars: Annotated[int, Meta(ge=0, le=5)]  # of the point card that this wins


Move = (
    Draw | Place | CleanSlate | NewGoal | HelpingHand | Pickpocket | Discard | End | Answer | Block | Pass
    | Lot | Dealt | Turned | Picked | Closed
)  # fmt: skip


def card_name(card: int) -> str:
    """The name of a playing card."""
    return "hidden" if card == kinds.HIDDEN else CARDS[card]


def card_number(name: str) -> int:
    """The number of a playing card; NO_CARD, which no hand holds, for a name that no card has."""
    if name == "hidden":
        return kinds.HIDDEN
    return CARDS.index(name) if name in CARDS else NO_CARD


def sum_of(group: int) -> str:
    """A group of lightning numbers written as a sum."""
    return " + ".join(str(nth_of_group(group, n)) for n in range(group_size(group)))


def typed(number: int) -> Move:
    """The typed move for an engine's number."""
    a, b, c, d, e = (number >> shift & 0xFF for shift in (8, 16, 24, 32, 40))
    match number & 0xFF:
        case kinds.DRAW:
            return Draw(a)
        case kinds.PLACE:
            return Place(card_name(a), b + 1, COLOUR_NAMES[c])
        case kinds.SPECIAL:
            return _typed_special(a, b)
        case kinds.DISCARD:
            return Discard(card_name(a))
        case kinds.END:
            return End()
        case kinds.ANSWER:
            return Answer(sum_of(a), COLOUR_NAMES[b])
        case kinds.BLOCK:
            return Block(BLOCK_NAMES[a - CARDS.index("red-block")], b + 1, c + 1, d, card_name(e))
        case kinds.PASS:
            return Pass(a)
        case kinds.LOT:
            return Lot(b, GOALS[a])
        case kinds.DEALT:
            return Dealt(b, card_name(a))
        case kinds.TURNED:
            return Turned(b + 1, GOALS[a])
        case kinds.PICKED:
            return Picked(b, c, card_name(a))
        case _:
            return Closed(None if a == kinds.NOBODY else a, b)


def _typed_special(card: int, target: int) -> Move:
    match card:
        case _ if card == CLEAN_SLATE:
            return CleanSlate(target + 1)
        case _ if card == NEW_GOAL:
            return NewGoal(target + 1)
        case _ if card == HELPING_HAND:
            return HelpingHand()
        case _:
            return Pickpocket(target)


def text_arguments(move: Move) -> dict[str, str | int]:
    """What the text about a move needs besides its fields: a lot's stars, a point card's numbers, how many cards answer."""
    match move:
        case Lot(_, shows):
            return {"count": stars(GOALS.index(shows))}
        case Turned(_, shows):
            return {colour: int(number) for colour, number in zip(COLOUR_NAMES, shows.split("-"), strict=True)}
        case Answer(total, _):
            return {"count": len(total.split(" + "))}
        case _:
            return {}


def packed(move: Move) -> int:
    """The engine's number for a typed move."""
    match move:
        case Draw(count):
            return _pack(kinds.DRAW, count)
        case Place(card, slot, colour):
            return _pack(kinds.PLACE, card_number(card), slot - 1, COLOUR_NAMES.index(colour))
        case CleanSlate(slot):
            return _pack(kinds.SPECIAL, CLEAN_SLATE, slot - 1)
        case NewGoal(slot):
            return _pack(kinds.SPECIAL, NEW_GOAL, slot - 1)
        case HelpingHand():
            return _pack(kinds.SPECIAL, HELPING_HAND)
        case Pickpocket(whose):
            return _pack(kinds.SPECIAL, PICKPOCKET, whose)
        case Discard(card):
            return _pack(kinds.DISCARD, card_number(card))
        case End():
            return kinds.END
        case Answer(total, colour):
            return _pack(kinds.ANSWER, _group(total), COLOUR_NAMES.index(colour))
        case Block(card, entry, place, whose, hits):
            return _pack(kinds.BLOCK, card_number(card), entry - 1, place - 1, whose, card_number(hits))
        case Pass(height):
            return _pack(kinds.PASS, height)
        case _:
            return _packed_chance(move)


def _packed_chance(move: Lot | Dealt | Turned | Picked | Closed) -> int:
    match move:
        case Lot(by, shows):
            return _pack(kinds.LOT, _goal_number(shows), by)
        case Dealt(to, card):
            return _pack(kinds.DEALT, card_number(card), to)
        case Turned(slot, shows):
            return _pack(kinds.TURNED, _goal_number(shows), slot - 1)
        case Picked(to, whose, card):
            return _pack(kinds.PICKED, card_number(card), to, whose)
        case Closed(by, stars):
            return _pack(kinds.CLOSED, kinds.NOBODY if by is None else by, stars)


def _goal_number(shows: str) -> int:
    return GOALS.index(shows) if shows in GOALS else NO_CARD


def _group(total: str) -> int:
    """The group of a sum; a group that nobody can hold if a number occurs too often."""
    numbers = total.split(" + ")
    counts = [numbers.count(str(number)) for number in (1, 2, 3, 4)]
    return sum(count << 2 * i for i, count in enumerate(counts)) if max(counts) <= 3 else kinds.NOBODY


def _pack(*parts: int) -> int:
    return sum(part << 8 * i for i, part in enumerate(parts))
