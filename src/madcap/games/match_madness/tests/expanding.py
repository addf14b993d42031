"""The moves that offers stand for: for a claim, a right and a wrong one of each card."""

from madcap.games.match_madness import moves
from madcap.games.match_madness.offers import Offer, OfferClaim
from madcap.games.match_madness.tests.building import built, spoiled


def expanded(offer: Offer) -> list[moves.Move]:
    """Some of the moves that an offer stands for, without the claim that was just wrong."""
    match offer:
        case OfferClaim(cards, but, only_right):
            right = [moves.Claim(card, built(card)) for card in cards]
            wrong = [moves.Claim(card, spoiled(card)) for card in cards if not only_right]
            return [claim for claim in [*right, *wrong] if claim != but]
        case _:
            return [offer]
