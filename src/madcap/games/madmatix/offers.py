"""What a seat can do, in short: one offer stands for all moves that differ only in their targets.

A Swap late in a game for eight has over 600 pairs of cards; its offer names the cards, any two of which will do.
"""

from collections.abc import Callable, Iterator
from typing import cast

from msgspec import Struct

from madcap.engine.bits import bits
from madcap.engine.state import State
from madcap.games.madmatix import moves
from madcap.games.madmatix.cards import count_of
from madcap.games.madmatix.moves import ENDS, OPERATORS, End, Operator, card_name
from madcap.games.madmatix.rules import MadMatix
from madcap.games.madmatix.targets import ends, free_ends, gifts, nth_end, nth_free_end, targets

At = tuple[int, int]  # whose Sequence, and the place in it
AtEnd = tuple[int, End]


class _Offer(Struct, frozen=True, tag_field="type"):
    """The kinds of offers; a move that stands alone is its own offer."""


class OfferPlay(_Offer, frozen=True, tag="play"):
    """Any of these number cards, to any of these ends."""

    cards: list[str]
    ends: list[AtEnd]


class OfferToken(_Offer, frozen=True, tag="token"):
    """Any of these operators, on any of these cards."""

    operators: list[Operator]
    places: list[At]


class OfferFlip(_Offer, frozen=True, tag="flip"):
    """Any of these cards."""

    places: list[At]


class OfferSwap(_Offer, frozen=True, tag="swap"):
    """Any two of these cards, the earlier one first."""

    places: list[At]


class OfferScrap(_Offer, frozen=True, tag="scrap"):
    """Any of these ends."""

    ends: list[AtEnd]


class OfferSlow(_Offer, frozen=True, tag="slow"):
    """Any of these players."""

    to: list[int]


class OfferSteal(_Offer, frozen=True, tag="steal"):
    """Any of these ends, to any of these ends of one's own Sequence."""

    ends: list[AtEnd]
    to_ends: list[End]


class OfferReverse(_Offer, frozen=True, tag="reverse"):
    """Any of these Sequences."""

    whose: list[int]


class OfferSkip(_Offer, frozen=True, tag="skip"):
    """Any of these players."""

    to: list[int]


class OfferGift(_Offer, frozen=True, tag="gift"):
    """Any of these cards, to any of these players."""

    cards: list[str]
    to: list[int]


Alone = moves.Draw | moves.Discard | moves.Go | moves.LastCard | moves.SitOut | moves.Catch | moves.LetGo
Offer = (
    OfferPlay | OfferToken | OfferFlip | OfferSwap | OfferScrap | OfferSlow | OfferSteal | OfferReverse | OfferSkip
    | OfferGift | Alone
)  # fmt: skip


def offers(state: State, seat: int) -> list[Offer]:
    """All that a seat can do now."""
    table = cast(MadMatix, state)
    plays = table.plays(seat)
    if plays == 0:
        return [_alone(table, seat, n) for n in range(table.move_count(seat))]
    draws = table.hands.decks()
    rest = [*range(draws), *range(draws + plays, table.move_count(seat))]
    return [*(_alone(table, seat, n) for n in rest), *_plays(table, seat)]


def _alone(table: MadMatix, seat: int, n: int) -> Alone:
    return cast(Alone, moves.typed(table.move(seat, n)))


def _plays(table: MadMatix, seat: int) -> Iterator[Offer]:
    hands, rows = table.hands, table.rows
    numbers = bits(hands.numbers[seat])
    if numbers:
        cards = [card_name(hands.nth_different(seat, n)) for n in range(numbers)]
        yield OfferPlay(cards, [_end(nth_free_end(rows, n)) for n in range(free_ends(rows))])
    for kind, aim in enumerate(AIMS):
        if count_of(hands.actions[seat], kind) and targets(kind, seat, rows, hands, table.skips):
            yield aim(table, seat)


def _places(table: MadMatix) -> list[At]:
    return [(owner, place) for owner, length in enumerate(table.rows.lengths) for place in range(1, length + 1)]


def _ends(table: MadMatix, but: int) -> list[AtEnd]:
    return [_end(nth_end(table.rows, but, n)) for n in range(ends(table.rows, but))]


def _end(packed: int) -> AtEnd:
    return packed & 0xFF, ENDS[packed >> 8]


def _others(table: MadMatix, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat]


def _steal(table: MadMatix, seat: int) -> Offer:
    return OfferSteal(_ends(table, seat), list(ENDS[: table.rows.free_ends(seat)]))


def _gift(table: MadMatix, seat: int) -> Offer:
    cards = [card_name(table.hands.nth_different(seat, n)) for n in range(gifts(seat, table.hands))]
    return OfferGift(cards, _others(table, seat))


AIMS: tuple[Callable[[MadMatix, int], Offer], ...] = (  # one for each kind of action card, in its order
    lambda table, seat: OfferToken(list(OPERATORS[:2]), _places(table)),
    lambda table, seat: OfferToken(list(OPERATORS[2:]), _places(table)),
    lambda table, seat: OfferFlip(_places(table)),
    lambda table, seat: OfferSwap(_places(table)),
    lambda table, seat: OfferScrap(_ends(table, -1)),
    lambda table, seat: OfferSlow(_others(table, seat)),
    _steal,
    lambda table, seat: OfferReverse([owner for owner, length in enumerate(table.rows.lengths) if length]),
    lambda table, seat: OfferSkip([other for other in _others(table, seat) if not table.skips[other]]),
    _gift,
)
