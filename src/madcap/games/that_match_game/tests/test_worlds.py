"""Two worlds: whole games with many answers and pickpockets, beside other deals that look the same to a viewer.

The suite for all games does this with uniformly random play, which seldom gets that far.
"""

import msgspec
import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, WATCHER, next_actor, playout
from madcap.games.that_match_game.moves import packed
from madcap.games.that_match_game.state import ThatMatchGame, start
from madcap.games.that_match_game.tests.hooks import conserved
from madcap.games.that_match_game.tests.twins import Manner, by_kind, eagerly, hoarding, legal, uniformly
from madcap.games.that_match_game.view import view

every_manner = pytest.mark.parametrize("manner", [by_kind, eagerly, hoarding])


def redealt(state: ThatMatchGame, viewer: int, seed: int) -> ThatMatchGame:
    twin = state.clone()
    twin.redeal(viewer, Rng(seed))
    return twin


def known(state: ThatMatchGame, viewer: int) -> bytes:
    """All that a viewer gets of a position, and how long each seat has to move."""
    may_act = viewer >= 0 and state.actors >> viewer & 1
    waits = [state.wait_ms(seat) for seat in range(state.seats)]
    return msgspec.json.encode([view(state, viewer), legal(state, viewer) if may_act else [], state.actors, waits])


def random_move(state: ThatMatchGame, manner: Manner, rng: Rng) -> tuple[int, int]:
    seat = next_actor(state, rng)
    pick = uniformly if seat == CHANCE else manner
    return seat, packed(pick(legal(state, seat), rng))


@every_manner
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_viewer_can_tell_two_worlds_apart(seats: int, manner: Manner) -> None:
    for viewer in (WATCHER, 0, seats - 1):
        assert play_two_worlds(seats, viewer, manner, seed=viewer + 10) > 100


def play_two_worlds(seats: int, viewer: int, manner: Manner, seed: int) -> int:
    """Play a whole game beside a twin, with a new twin whenever one cannot follow; return how many moves both made."""
    state, rng = start(seats, window_ms=8000), Rng(seed)
    twin, together = redealt(state, viewer, 0), 0
    while state.actors:
        seat, move = random_move(state, manner, rng)
        went_along = follow(twin, viewer, seat, state.seen(viewer, seat, move), rng)
        state.apply(seat, move)
        if not went_along:
            twin = redealt(state, viewer, rng.below(1000))
        together += went_along
        assert known(state, viewer) == known(twin, viewer)
        assert redealt(state, viewer, 1).pack() == redealt(twin, viewer, 1).pack()
        conserved(twin)
    return together


def follow(twin: ThatMatchGame, viewer: int, seat: int, seen: int, rng: Rng) -> bool:
    """Make a move in the twin that the viewer sees as `seen`, if there is one; return whether there was."""
    numbers = [packed(move) for move in legal(twin, seat)] if twin.actors >> seat & 1 else []
    alike = [number for number in numbers if twin.seen(viewer, seat, number) == seen]
    if alike:
        twin.apply(seat, alike[rng.below(len(alike))])
    return bool(alike)


@every_manner
@pytest.mark.parametrize("seats", [2, 4])
def test_every_other_deal_can_be_played(seats: int, manner: Manner) -> None:
    """In every deal that a seat thinks possible, each actor has a move, and cards are conserved."""
    state, rng = start(seats), Rng(seats)
    while state.actors:
        for viewer in range(WATCHER, seats):
            twin = redealt(state, viewer, rng.below(1000))
            conserved(twin)
            assert all(twin.move_count(seat) for seat in range(16) if twin.actors >> seat & 1)
            playout(twin, rng, 20)
            conserved(twin)
        state.apply(*random_move(state, manner, rng))
    conserved(state)
