"""The search finds the known best moves, and gets no hidden information."""

import pytest

from madcap.engine.rng import Rng
from madcap.engine.search import search

from .toys import Envelope, Nim, Race

NEVER_CUT = 100


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_nim_leaves_a_multiple_of_four(heap: int) -> None:
    assert search(Nim(heap), 0, 1500, NEVER_CUT, Rng(heap)) == heap % 4


@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_plays_for_the_given_seat(seat: int) -> None:
    assert search(Nim(7, turn=seat), seat, 1000, NEVER_CUT, Rng(1)) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_with_several_actors_the_search_moves_for_the_given_seat(seat: int) -> None:
    assert search(Race(), seat, 300, NEVER_CUT, Rng(4)) == Race.PRESS


def test_the_same_seed_gives_the_same_move_whatever_is_hidden() -> None:
    for seed in range(30):
        assert search(Envelope(0), 0, 60, NEVER_CUT, Rng(seed)) == search(Envelope(1), 0, 60, NEVER_CUT, Rng(seed))


def test_a_hidden_card_is_named_as_often_right_as_wrong() -> None:
    choices = [search(Envelope(1), 0, 300, NEVER_CUT, Rng(seed)) for seed in range(60)]
    assert choices.count(Envelope.SAFE) < 10  # naming is better: one in two against one in three
    assert 10 < choices.count(1) < 50


def test_searching_leaves_the_state_alone() -> None:
    state = Nim(11)
    before = state.pack()
    search(state, 0, 50, NEVER_CUT, Rng(1))
    assert state.pack() == before


def test_a_cut_playout_is_evaluated_by_worth() -> None:
    class Hopeful(Nim):
        """Evaluates a heap of five as best for the player who just moved, and searches no deeper."""

        def clone(self) -> "Hopeful":
            return Hopeful(self.heap, self.turn)

        def settled(self) -> bool:
            return True

        def worth(self, seat: int) -> float:
            return float(self.heap == 5 and seat != self.turn)

    assert search(Hopeful(7), 0, 60, NEVER_CUT, Rng(1)) == 2
    assert search(Hopeful(8), 0, 60, NEVER_CUT, Rng(1)) == 3
