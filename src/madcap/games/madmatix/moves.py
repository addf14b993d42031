"""MadMatix's moves as typed messages, and their conversion to and from the engine's numbers.

A number card is written as it looks, "7×"; an action card by its kind. A card that a viewer may not know is "hidden-number"
or "hidden-action", since the viewer sees its back.
"""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from madcap.games.madmatix import kinds
from madcap.games.madmatix.components import FIRST_ACTION, FLIP, GIFT, REVERSE, SCRAP, SKIP, SLOW, STEAL, SWAP

Operator = Literal["+", "−", "×", "÷"]
End = Literal["left", "right"]
Deck = Literal["number", "action"]
NumberCard = Annotated[str, Meta(pattern="^[0-9][+−×÷]$")]
Card = Annotated[str, Meta(pattern="^([0-9][+−×÷]|[a-z-]{4,13})$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Place = Annotated[int, Meta(ge=1, le=40)]  # in a Sequence, counted from the left

OPERATORS: tuple[Operator, ...] = ("+", "−", "×", "÷")
ENDS: tuple[End, ...] = ("left", "right")
DECKS: tuple[Deck, ...] = ("number", "action")
KINDS = ("plus-minus", "times-divide", "flip", "swap", "scrap", "slow", "steal", "reverse", "skip", "gift")
HIDDEN = {kinds.HIDDEN_NUMBER: "hidden-number", kinds.HIDDEN_ACTION: "hidden-action"}


class _Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The kinds of moves."""


class Draw(_Move, frozen=True, tag="draw"):
    """Draw a card: as the action of a turn, for a Slow, or as the penalty of a caught player."""

    deck: Deck


class Play(_Move, frozen=True, tag="play"):
    """A number card goes to an end of somebody's Sequence."""

    card: NumberCard
    whose: SeatNumber
    end: End


class Token(_Move, frozen=True, tag="token"):
    """Plus-Minus or Times-Divide: a token covers an operator."""

    whose: SeatNumber
    place: Place
    operator: Operator


class Flip(_Move, frozen=True, tag="flip"):
    """An operator turns into its opposite."""

    whose: SeatNumber
    place: Place


class Swap(_Move, frozen=True, tag="swap"):
    """Two cards change places. They can be named in either order; it is the same move."""

    whose: SeatNumber
    place: Place
    to: SeatNumber
    to_place: Place


class Scrap(_Move, frozen=True, tag="scrap"):
    """The card at an end of a Sequence is discarded."""

    whose: SeatNumber
    end: End


class Slow(_Move, frozen=True, tag="slow"):
    """Somebody else draws two cards."""

    to: SeatNumber


class Steal(_Move, frozen=True, tag="steal"):
    """The card at an end of another's Sequence goes to an end of one's own."""

    whose: SeatNumber
    end: End
    to_end: End


class Reverse(_Move, frozen=True, tag="reverse"):
    """A Sequence is turned around."""

    whose: SeatNumber


class Skip(_Move, frozen=True, tag="skip"):
    """Somebody else loses their next turn."""

    to: SeatNumber


class Gift(_Move, frozen=True, tag="gift"):
    """Somebody else gets a card."""

    to: SeatNumber
    card: Card


class Discard(_Move, frozen=True, tag="discard"):
    """A player who can neither play nor draw discards a card."""

    card: Card


class Go(_Move, frozen=True, tag="go"):
    """The turn ends."""


class LastCard(_Move, frozen=True, tag="last-card"):
    """The turn ends with the call "Last card"."""


class SitOut(_Move, frozen=True, tag="sit-out"):
    """A caught player loses the next turn instead of drawing."""


class Catch(_Move, frozen=True, tag="catch"):
    """Catch somebody who forgot the call."""

    whose: SeatNumber


class LetGo(_Move, frozen=True, tag="let-go"):
    """Decide not to catch somebody who forgot the call."""

    whose: SeatNumber


class Dealt(_Move, frozen=True, tag="dealt"):
    """Chance: a card goes from its deck into a hand."""

    to: SeatNumber
    card: Card


class Starts(_Move, frozen=True, tag="starts"):
    """Chance: a player begins."""

    by: SeatNumber


class TurnLost(_Move, frozen=True, tag="turn-lost"):
    """The clock: a skipped turn is over."""

    by: SeatNumber


Move = (
    Draw | Play | Token | Flip | Swap | Scrap | Slow | Steal | Reverse | Skip | Gift | Discard
    | Go | LastCard | SitOut | Catch | LetGo | Dealt | Starts | TurnLost
)  # fmt: skip


def card_name(card: int) -> str:
    """The name of a card."""
    if card in HIDDEN:
        return HIDDEN[card]
    if card >= FIRST_ACTION:
        return KINDS[card - FIRST_ACTION]
    return f"{card >> 2}{OPERATORS[card & 3]}"


def card_number(name: str) -> int:
    """The number of a card; 0xFF, which no hand holds, for a name that no card has."""
    if name in KINDS:
        return FIRST_ACTION + KINDS.index(name)
    if name[0].isdigit():
        return int(name[0]) * 4 + OPERATORS.index(name[1])
    return next((number for number, hidden in HIDDEN.items() if hidden == name), 0xFF)


def typed(number: int) -> Move:
    """The typed move for an engine's number."""
    a, b, c, d, e = (number >> shift & 0xFF for shift in (8, 16, 24, 32, 40))
    match number & 0xFF:
        case kinds.ACT:
            return _typed_action(a, b, c, d, e)
        case kinds.DRAW:
            return Draw(DECKS[a])
        case kinds.PLAY:
            return Play(card_name(a), b, ENDS[c])
        case kinds.DISCARD:
            return Discard(card_name(a))
        case kinds.DEALT:
            return Dealt(b, card_name(a))
        case kinds.CATCH:
            return Catch(a)
        case kinds.LET_GO:
            return LetGo(a)
        case kinds.STARTS:
            return Starts(a)
        case kinds.TURN_LOST:
            return TurnLost(a)
        case kinds.GO:
            return Go()
        case kinds.LAST_CARD:
            return LastCard()
        case _:
            return SitOut()


def _typed_action(kind: int, a: int, b: int, c: int, d: int) -> Move:
    words: dict[int, Callable[[], Move]] = {
        FLIP: lambda: Flip(a, b + 1),
        SWAP: lambda: Swap(a, b + 1, c, d + 1),
        SCRAP: lambda: Scrap(a, ENDS[b]),
        SLOW: lambda: Slow(a),
        STEAL: lambda: Steal(a, ENDS[b], ENDS[c]),
        REVERSE: lambda: Reverse(a),
        SKIP: lambda: Skip(a),
        GIFT: lambda: Gift(b, card_name(a)),
    }
    return words[kind]() if kind in words else Token(a, b + 1, OPERATORS[c])


def packed(move: Move) -> int:
    """The engine's number for a typed move."""
    match move:
        case Draw(deck):
            return _pack(kinds.DRAW, DECKS.index(deck))
        case Play(card, whose, end):
            return _pack(kinds.PLAY, card_number(card), whose, ENDS.index(end))
        case Discard(card):
            return _pack(kinds.DISCARD, card_number(card))
        case Go():
            return kinds.GO
        case LastCard():
            return kinds.LAST_CARD
        case SitOut():
            return kinds.SIT_OUT
        case Catch(whose):
            return _pack(kinds.CATCH, whose)
        case LetGo(whose):
            return _pack(kinds.LET_GO, whose)
        case Dealt(to, card):
            return _pack(kinds.DEALT, card_number(card), to)
        case Starts(by):
            return _pack(kinds.STARTS, by)
        case TurnLost(by):
            return _pack(kinds.TURN_LOST, by)
        case _:
            return _packed_action(move)


def _packed_action(
    move: Token | Flip | Swap | Scrap | Slow | Steal | Reverse | Skip | Gift,
) -> int:
    match move:
        case Token(whose, place, operator):
            sign = OPERATORS.index(operator)
            return _pack(kinds.ACT, sign >> 1, whose, place - 1, sign)
        case Flip(whose, place):
            return _pack(kinds.ACT, FLIP, whose, place - 1)
        case Swap(whose, place, to, to_place):
            (owner, earlier), (other, later) = sorted([(whose, place), (to, to_place)])
            return _pack(kinds.ACT, SWAP, owner, earlier - 1, other, later - 1)
        case Scrap(whose, end):
            return _pack(kinds.ACT, SCRAP, whose, ENDS.index(end))
        case Slow(to):
            return _pack(kinds.ACT, SLOW, to)
        case Steal(whose, end, to_end):
            return _pack(kinds.ACT, STEAL, whose, ENDS.index(end), ENDS.index(to_end))
        case Reverse(whose):
            return _pack(kinds.ACT, REVERSE, whose)
        case Skip(to):
            return _pack(kinds.ACT, SKIP, to)
        case Gift(to, card):
            return _pack(kinds.ACT, GIFT, card_number(card), to)


def _pack(*parts: int) -> int:
    return sum(part << 8 * i for i, part in enumerate(parts))
