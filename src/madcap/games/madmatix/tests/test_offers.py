"""Offers stand for exactly the legal moves."""

from collections.abc import Iterator

import msgspec
import pytest

from madcap.engine.rng import Rng
from madcap.games.madmatix import GAME
from madcap.games.madmatix.moves import Swap
from madcap.games.madmatix.offers import offers
from madcap.games.madmatix.state import MadMatix, start
from madcap.games.madmatix.tests.expanding import expanded
from madcap.games.madmatix.tests.largest_positions import crowded
from madcap.games.madmatix.tests.position import Rig
from madcap.games.madmatix.tests.twins import MANNERS, Manner, legal, number_of, pick_actor


def random_game(seats: int, seed: int, manner: Manner) -> Iterator[MadMatix]:
    """Every position of a random game."""
    state, rng = start(seats), Rng(seed)
    while state.actors:
        yield state
        seat = number_of(pick_actor(state, rng))
        state.apply(seat, GAME.packed(manner(legal(state, seat), rng)))


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_offers_are_the_legal_moves(seats: int, manner: Manner) -> None:
    for seed in range(4):
        for state in random_game(seats, seed, manner):
            for seat in range(seats):
                if state.actors >> seat & 1:
                    assert same(state, seat)


def same(state: MadMatix, seat: int) -> bool:
    offered = [move for offer in offers(state, seat) for move in expanded(offer)]
    moves = legal(state, seat)
    return len(offered) == len(moves) and set(offered) == set(moves)


@pytest.mark.parametrize("manner", MANNERS)
def test_offers_survive_json(manner: Manner) -> None:
    for state in random_game(4, 1, manner):
        for seat in range(4):
            if state.actors >> seat & 1:
                told = offers(state, seat)
                assert msgspec.json.decode(msgspec.json.encode(told), type=list[GAME.offer]) == told  # type: ignore[name-defined]


def test_an_offer_of_swaps_names_each_pair_once() -> None:
    rig = Rig("[6-] [4/]", "[2+]", hands=["swap 9+", "slow"])
    swaps = [move for offer in offers(rig.state, 0) for move in expanded(offer) if isinstance(move, Swap)]
    assert swaps == [Swap(0, 1, 0, 2), Swap(0, 1, 1, 1), Swap(0, 2, 1, 1)]


@pytest.mark.parametrize("laid", [40, 36, 20, 8])
def test_offers_are_the_legal_moves_of_a_crowded_table(laid: int) -> None:
    state = crowded(laid)
    assert len([move for move in legal(state, 0) if isinstance(move, Swap)]) == laid * (laid - 1) // 2
    assert same(state, 0)
