"""What a seat can do, without the claims: those would tell the solution."""

from typing import cast

from msgspec import Struct

from madcap.engine.state import State
from madcap.games.match_madness import claims, moves
from madcap.games.match_madness.moves import card_id
from madcap.games.match_madness.rules import MatchMadness


class OfferClaim(Struct, frozen=True, tag_field="type", tag="claim"):
    """Any of these cards, with five blocks that lie flat in the frame."""

    cards: list[str]
    but: list[moves.Block]  # these blocks were wrong: something must have moved


Alone = moves.GiveUp | moves.TakeBack | moves.Accept | moves.Object | moves.Stop | moves.Hint
Offer = OfferClaim | Alone


def offers(state: State, seat: int) -> list[Offer]:
    """All that a seat can do now."""
    table = cast(MatchMadness, state)
    listed = [moves.typed(table.move(seat, n)) for n in range(table.move_count(seat))]
    alone: list[Offer] = [cast(Alone, move) for move in listed if not isinstance(move, moves.Claim)]
    up = [card_id(card) for card in table.up if card >= 0]
    failed = table.failed[seat]
    but = [moves.block(laid) for laid in claims.unpacked(failed)] if failed >= 0 else []
    return [*alone, OfferClaim(up, but)] if table.may_claim(seat) and up else alone
