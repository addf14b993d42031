"""What a seat can do. The claims are not listed, because they would give away the solution."""

from typing import cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.match_madness import moves
from madcap.games.match_madness.claims import may_claim, must_be_right
from madcap.games.match_madness.moves import card_id
from madcap.games.match_madness.state import MatchMadness


class OfferClaim(Struct, frozen=True, tag_field="type", tag="claim"):
    """A claim of any of these cards, with five blocks that lie flat on the board."""

    cards: list[str]
    but: moves.Claim | None  # the player's last claim, if it was wrong: the same blocks for the same card are refused
    only_right: bool  # a wrong claim is refused: the player owes a card, and has made many errors since


Alone = moves.GiveUp | moves.TakeBack | moves.Accept | moves.Object | moves.Stop | moves.Hint
Offer = OfferClaim | Alone


def offers(state: State, seat: int) -> list[Offer]:
    """Everything that a seat can do now."""
    state = cast(MatchMadness, state)
    listed = [moves.typed(state.move(seat, n)) for n in range(state.move_count(seat))]
    alone: list[Offer] = [cast(Alone, move) for move in listed if not isinstance(move, moves.Claim)]
    up = [card_id(card) for card in state.up if card >= 0]
    if not up or not may_claim(state, seat):
        return alone
    failed = state.failed[seat]
    but = cast(moves.Claim, moves.typed(failed)) if failed >= 0 else None
    return [*alone, OfferClaim(up, but, must_be_right(state, seat))]
