"""The moves that offers stand for."""

from itertools import combinations

from madcap.games.madmatix import moves as m
from madcap.games.madmatix.offers import (
    Offer,
    OfferFlip,
    OfferGift,
    OfferPlay,
    OfferReverse,
    OfferScrap,
    OfferSkip,
    OfferSlow,
    OfferSteal,
    OfferSwap,
    OfferToken,
)


def expanded(offer: Offer) -> list[m.Move]:
    """The moves of an offer, as its docstring says, each in the words in which it is listed."""
    match offer:
        case OfferPlay(cards, ends):
            return [m.Play(card, *end) for card in cards for end in ends]
        case OfferToken(operators, places):
            return [m.Token(*place, operator) for operator in operators for place in places]
        case OfferFlip(places):
            return [m.Flip(*place) for place in places]
        case OfferSwap(places):
            return [m.Swap(*one, *other) for one, other in combinations(places, 2)]
        case OfferScrap(ends):
            return [m.Scrap(*end) for end in ends]
        case OfferSteal(ends, to_ends):
            return [m.Steal(*end, to_end) for end in ends for to_end in to_ends]
        case OfferReverse(whose):
            return [m.Reverse(one) for one in whose]
        case OfferSlow(to):
            return [m.Slow(one) for one in to]
        case OfferSkip(to):
            return [m.Skip(one) for one in to]
        case OfferGift(cards, to):
            return [m.Gift(one, card) for card in cards for one in to]
        case _:
            return [offer]
