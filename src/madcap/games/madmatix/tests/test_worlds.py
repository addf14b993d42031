"""Two worlds: a whole game, and a twin that looks the same to a viewer; decks run out, and hands are shown.

The conformance suite does this with uniformly random play, which seldom gets so far.
"""

import msgspec
import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER, playout
from madcap.games.madmatix.moves import packed
from madcap.games.madmatix.offers import offers
from madcap.games.madmatix.state import MadMatix, start
from madcap.games.madmatix.tests.hooks import conserved, revealed
from madcap.games.madmatix.tests.twins import Manner, by_kind, drawing, legal, number_of, pick_actor
from madcap.games.madmatix.view import view

every_manner = pytest.mark.parametrize("manner", [by_kind, drawing])


def redealt(state: MadMatix, viewer: int, seed: int) -> MadMatix:
    twin = state.clone()
    twin.redeal(viewer, Rng(seed))
    return twin


def known(state: MadMatix, viewer: int) -> bytes:
    """Everything that a viewer gets to know of a position."""
    may_act = viewer >= 0 and state.actors >> viewer & 1
    return msgspec.json.encode([view(state, viewer), offers(state, viewer) if may_act else [], state.actors])


def random_move(state: MadMatix, manner: Manner, rng: Rng) -> tuple[int, int]:
    seat = number_of(pick_actor(state, rng))
    return seat, packed(manner(legal(state, seat), rng))


@every_manner
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_viewer_can_tell_two_worlds_apart(seats: int, manner: Manner) -> None:
    for viewer in range(WATCHER, seats):
        assert play_two_worlds(seats, viewer, manner, seed=viewer + 10) > 20


def play_two_worlds(seats: int, viewer: int, manner: Manner, seed: int) -> int:
    """Play a game, and a twin that is replaced whenever it cannot follow; return how many moves a twin followed."""
    state, rng = start(seats), Rng(seed)
    twin, together = redealt(state, viewer, 0), 0
    while state.actors:
        seat, move = random_move(state, manner, rng)
        went_along = follow(twin, viewer, seat, state.seen(viewer, seat, move), rng)
        state.apply(seat, move)
        if not went_along or revealed(twin) != revealed(state):
            twin = redealt(state, viewer, rng.below(1000))
        together += went_along
        assert known(state, viewer) == known(twin, viewer)
        assert redealt(state, viewer, 1).pack() == redealt(twin, viewer, 1).pack()
        conserved(twin)
    return together


def follow(twin: MadMatix, viewer: int, seat: int, seen: int, rng: Rng) -> bool:
    """Make a move in the twin that looks to the viewer like the one of the game; return whether there is any."""
    numbers = [packed(move) for move in legal(twin, seat)] if twin.actors >> seat & 1 else []
    alike = [number for number in numbers if twin.seen(viewer, seat, number) == seen]
    if alike:
        twin.apply(seat, alike[rng.below(len(alike))])
    return bool(alike)


@every_manner
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_other_deal_can_be_played(seats: int, manner: Manner) -> None:
    """In every deal that a seat thinks possible, each actor has a move, and the game can be played to its end."""
    state, rng = start(seats), Rng(seats)
    while state.actors:
        for viewer in range(WATCHER, seats):
            twin = redealt(state, viewer, rng.below(1000))
            conserved(twin)
            assert all(twin.move_count(seat) for seat in range(16) if twin.actors >> seat & 1)
            playout(twin, rng, 40)
            conserved(twin)
        state.apply(*random_move(state, manner, rng))
    conserved(state)
