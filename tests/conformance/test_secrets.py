"""What a seat cannot know must not show: in its view, in its legal moves, in how its game goes on."""

from typing import Any

import msgspec
import pytest

from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER, State

from .bundles import Bundle, bundles
from .walks import actors, legal, legal_of_viewer, look, walk

STEPS = 100

every_bundle = pytest.mark.parametrize("bundle", bundles(), ids=str)


def known(game: Game, state: State, viewer: int) -> tuple[bytes, list[int], int]:
    """All that a viewer is told of a position."""
    return msgspec.json.encode(game.view(state, viewer)), legal_of_viewer(state, viewer), int(state.actors)


def redealt(state: State, viewer: int, seed: int) -> State:
    twin = state.clone()
    twin.redeal(viewer, Rng(seed))
    return twin


@every_bundle
def test_redeal_keeps_what_a_seat_knows(bundle: Bundle) -> None:
    for step in look(bundle.start, 1, STEPS):
        for viewer in range(WATCHER, bundle.seats):
            twin = redealt(step.state, viewer, 2)
            assert known(bundle.game, twin, viewer) == known(bundle.game, step.state, viewer)


@every_bundle
def test_a_redealt_state_is_a_state_like_any_other(bundle: Bundle) -> None:
    for step in look(bundle.start, 3, STEPS):
        twin = redealt(step.state, step.seat if step.seat < bundle.seats else 0, 4)
        assert bundle.game.unpack(twin.pack()).pack() == twin.pack()
        for after in walk(twin, Rng(5), 10):
            assert after.state.is_legal(after.seat, after.move)


@every_bundle
@pytest.mark.parametrize("seed", range(3))
def test_two_worlds(bundle: Bundle, seed: int) -> None:
    for viewer in range(WATCHER, bundle.seats):
        start = bundle.start()
        for _ in walk(start, Rng(seed), 7 * seed):
            pass
        play_two_worlds(bundle.game, start, viewer, seed)


def play_two_worlds(game: Game, state: State, viewer: int, seed: int) -> int:
    """Play a state and a twin that the viewer cannot tell from it, as long as both allow it; the moves made."""
    twin = redealt(state, viewer, seed)
    made = 0
    for step in walk(state, Rng(seed), STEPS):
        assert known(game, step.state, viewer) == known(game, twin, viewer)
        assert redealt(step.state, viewer, made).pack() == redealt(twin, viewer, made).pack()
        match = same_to(viewer, twin, step.seat, step.state.seen(viewer, step.seat, step.move))
        if match is None:
            break
        twin.apply(step.seat, match)
        made += 1
    return made


def same_to(viewer: int, twin: State, seat: int, seen: int) -> int | None:
    """A move in the twin's world that looks to the viewer like the one made in the other."""
    if seat not in actors(twin):
        return None
    return next((move for move in legal(twin, seat) if twin.seen(viewer, seat, move) == seen), None)


@every_bundle
def test_a_player_sees_all_of_its_own_moves(bundle: Bundle) -> None:
    for step in look(bundle.start, 6, STEPS):
        if step.seat < bundle.seats:
            assert step.state.seen(step.seat, step.seat, step.move) == step.move


@every_bundle
def test_what_is_seen_of_a_move_can_be_said(bundle: Bundle) -> None:
    for step in look(bundle.start, 7, STEPS):
        for viewer in range(WATCHER, bundle.seats):
            told = bundle.game.typed(step.state.seen(viewer, step.seat, step.move))
            assert decoded(told, bundle.game.move) == told


def decoded(thing: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)
