"""The moves that offers stand for: for a claim, a right and a wrong one of each card."""

from madcap.games.match_madness import moves
from madcap.games.match_madness.offers import Offer, OfferClaim
from madcap.games.match_madness.tests.building import built, spoiled


def expanded(offer: Offer) -> list[moves.Move]:
    """Some of the moves that an offer stands for, without a claim of the blocks that were just wrong."""
    match offer:
        case OfferClaim(cards, but):
            claims = [moves.Claim(card, blocks) for card in cards for blocks in (built(card), spoiled(card))]
            return [claim for claim in claims if list(claim.blocks) != but]
        case _:
            return [offer]
