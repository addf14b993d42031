"""Offers stand for claims without revealing them: they name the cards, and the claim that was just wrong."""

from madcap.engine.state import CHANCE, CHANCE_BIT, CLOCK
from madcap.games.match_madness import kinds, moves
from madcap.games.match_madness.claims import samples
from madcap.games.match_madness.offers import OfferClaim, offers
from madcap.games.match_madness.state import MatchMadness, start


def claim_offers(state: MatchMadness, seat: int) -> list[OfferClaim]:
    return [offer for offer in offers(state, seat) if isinstance(offer, OfferClaim)]


def after_an_error() -> tuple[MatchMadness, moves.Claim]:
    """Total Madness for two, after seat 0 has made an error and waited; and the wrong claim."""
    state = start(2, mode=kinds.TOTAL)
    while state.actors == CHANCE_BIT:
        state.apply(CHANCE, state.move(CHANCE, 0))
    state.apply(CLOCK, kinds.NEXT)
    _, wrong = samples(state.up[0])
    state.apply(0, wrong)
    for _ in ("verdict", "warm"):
        state.apply(CLOCK, state.move(CLOCK, 0))
    claim = moves.typed(wrong)
    assert isinstance(claim, moves.Claim)
    return state, claim


def test_a_claim_that_was_wrong_is_named_to_its_player() -> None:
    state, claim = after_an_error()
    (mine,), (other,) = claim_offers(state, 0), claim_offers(state, 1)
    assert mine.but == claim
    assert other.but is None


def test_an_offer_names_cards_and_no_blocks_of_a_solution() -> None:
    state, _ = after_an_error()
    (other,) = claim_offers(state, 1)
    assert other.cards == [moves.card_id(card) for card in state.up]
    assert not any(isinstance(offer, moves.Claim) for offer in offers(state, 1))
