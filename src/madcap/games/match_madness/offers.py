"""What a seat can do. The claims are not listed, because they would give away the solution."""

from typing import cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.match_madness import moves
from madcap.games.match_madness.claims import may_claim
from madcap.games.match_madness.configurations import unpacked
from madcap.games.match_madness.moves import card_id
from madcap.games.match_madness.state import MatchMadness


class OfferClaim(Struct, frozen=True, tag_field="type", tag="claim"):
    """A claim of any of these cards, with five blocks that lie flat on the board."""

    cards: list[str]
    but: list[moves.Block]  # these blocks were wrong: at least one must have moved


Alone = moves.GiveUp | moves.TakeBack | moves.Accept | moves.Object | moves.Stop | moves.Hint
Offer = OfferClaim | Alone


def offers(state: State, seat: int) -> list[Offer]:
    """Everything that a seat can do now."""
    state = cast(MatchMadness, state)
    listed = [moves.typed(state.move(seat, n)) for n in range(state.move_count(seat))]
    alone: list[Offer] = [cast(Alone, move) for move in listed if not isinstance(move, moves.Claim)]
    up = [card_id(card) for card in state.up if card >= 0]
    failed = state.failed[seat]
    but = [moves.block(laid) for laid in unpacked(failed)] if failed >= 0 else []
    return [*alone, OfferClaim(up, but)] if may_claim(state, seat) and up else alone
