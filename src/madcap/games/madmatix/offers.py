"""What a seat can do, in a short form: one offer stands for all moves that differ only in their targets.

Late in a game for eight, a Swap can exchange over 600 pairs of cards; its offer lists the cards, any two of which can be
exchanged.
"""

from collections.abc import Callable, Iterator
from typing import cast

from msgspec import Struct

from madcap.engine.bits import bits
from madcap.engine.state import State
from madcap.games.madmatix import moves
from madcap.games.madmatix.choices import plays
from madcap.games.madmatix.components import count_of
from madcap.games.madmatix.moves import ENDS, OPERATORS, End, Operator, card_name
from madcap.games.madmatix.state import MadMatix
from madcap.games.madmatix.targets import ends, free_ends, gifts, nth_end, nth_free_end, targets

At = tuple[int, int]  # whose Sequence, and the place in it
AtEnd = tuple[int, End]


class _Offer(Struct, frozen=True, tag_field="type"):
    """The kinds of offers; a move without targets to choose is its own offer."""


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
    """Any two of these cards, in either order."""

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
    state = cast(MadMatix, state)
    count = plays(state, seat)
    if count == 0:
        return [_alone(state, seat, n) for n in range(state.move_count(seat))]
    draws = state.hands.decks()
    rest = [*range(draws), *range(draws + count, state.move_count(seat))]
    return [*(_alone(state, seat, n) for n in rest), *_plays(state, seat)]


def _alone(state: MadMatix, seat: int, n: int) -> Alone:
    return cast(Alone, moves.typed(state.move(seat, n)))


def _plays(state: MadMatix, seat: int) -> Iterator[Offer]:
    hands, rows = state.hands, state.rows
    numbers = bits(hands.numbers[seat])
    if numbers:
        cards = [card_name(hands.nth_different(seat, n)) for n in range(numbers)]
        yield OfferPlay(cards, [_end(nth_free_end(rows, n)) for n in range(free_ends(rows))])
    for kind, aim in enumerate(AIMS):
        if count_of(hands.actions[seat], kind) and targets(kind, seat, rows, hands):
            yield aim(state, seat)


def _places(state: MadMatix) -> list[At]:
    return [(owner, place) for owner, length in enumerate(state.rows.lengths) for place in range(1, length + 1)]


def _ends(state: MadMatix, but: int) -> list[AtEnd]:
    return [_end(nth_end(state.rows, but, n)) for n in range(ends(state.rows, but))]


def _end(packed: int) -> AtEnd:
    return packed & 0xFF, ENDS[packed >> 8]


def _others(state: MadMatix, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def _steal(state: MadMatix, seat: int) -> Offer:
    return OfferSteal(_ends(state, seat), list(ENDS[: state.rows.free_ends(seat)]))


def _gift(state: MadMatix, seat: int) -> Offer:
    cards = [card_name(state.hands.nth_different(seat, n)) for n in range(gifts(seat, state.hands))]
    return OfferGift(cards, _others(state, seat))


AIMS: tuple[Callable[[MadMatix, int], Offer], ...] = (  # one for each kind of action card, in that order
    lambda state, seat: OfferToken(list(OPERATORS[:2]), _places(state)),
    lambda state, seat: OfferToken(list(OPERATORS[2:]), _places(state)),
    lambda state, seat: OfferFlip(_places(state)),
    lambda state, seat: OfferSwap(_places(state)),
    lambda state, seat: OfferScrap(_ends(state, -1)),
    lambda state, seat: OfferSlow(_others(state, seat)),
    _steal,
    lambda state, seat: OfferReverse([owner for owner, length in enumerate(state.rows.lengths) if length]),
    lambda state, seat: OfferSkip(_others(state, seat)),
    _gift,
)
