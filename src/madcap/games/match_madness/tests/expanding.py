"""Offers spelled out: of a claim, the one move that is right for each card, and the one that is wrong."""

from madcap.games.match_madness import moves
from madcap.games.match_madness.offers import Offer, OfferClaim
from madcap.games.match_madness.tests.building import built, spoiled


def expanded(offer: Offer) -> list[moves.Move]:
    """Some of the moves that an offer stands for; blocks that were wrong a moment ago are not claimed again."""
    match offer:
        case OfferClaim(cards, but):
            claims = [moves.Claim(card, blocks) for card in cards for blocks in (built(card), spoiled(card))]
            return [claim for claim in claims if list(claim.blocks) != but]
        case _:
            return [offer]
