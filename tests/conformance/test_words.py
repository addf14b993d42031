"""Typed moves, views and options of every game are the same after encoding and decoding."""

import msgspec
import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER, State, playout

from .bundles import Bundle, bundles, single_changes
from .walks import NO_GAME_IS_LONGER, actors, legal, look, tags

STEPS = 150

every_bundle = pytest.mark.parametrize("bundle", bundles(), ids=str)
every_game = pytest.mark.parametrize("bundle", [b for b in bundles() if not b.changed], ids=str)


@every_bundle
def test_typed_and_packed_are_inverse(bundle: Bundle) -> None:
    game = bundle.game
    for step in look(bundle.start, 1, STEPS):
        for seat in actors(step.state):
            numbers = legal(step.state, seat)
            typed = [game.typed(number) for number in numbers]
            assert [game.packed(move) for move in typed] == numbers
            assert len(set(typed)) == len(set(numbers))


@every_bundle
def test_typed_moves_survive_json(bundle: Bundle) -> None:
    for step in look(bundle.start, 2, STEPS):
        for seat in actors(step.state):
            moves = [bundle.game.typed(number) for number in legal(step.state, seat)]
            text = msgspec.json.encode(moves)
            assert msgspec.json.decode(text, type=list[bundle.game.move]) == moves  # type: ignore[name-defined]


@every_bundle
def test_a_view_survives_json(bundle: Bundle) -> None:
    for step in look(bundle.start, 3, STEPS):
        assert all(survives(bundle, step.state, viewer) for viewer in range(WATCHER, bundle.seats))
    state = bundle.start()
    playout(state, Rng(4), NO_GAME_IS_LONGER)
    assert all(survives(bundle, state, viewer) for viewer in range(WATCHER, bundle.seats))


def survives(bundle: Bundle, state: State, viewer: int) -> bool:
    view = bundle.game.view(state, viewer)
    return bool(msgspec.json.decode(msgspec.json.encode(view), type=bundle.game.view_type) == view)


@every_game
def test_looking_changes_nothing(bundle: Bundle) -> None:
    for step in look(bundle.start, 5, STEPS):
        before = step.state.pack()
        for viewer in range(WATCHER, bundle.seats):
            bundle.game.view(step.state, viewer)
            step.state.seen(viewer, step.seat, step.move)
        assert step.state.pack() == before


@every_game
def test_options_have_defaults_and_survive_json(bundle: Bundle) -> None:
    kind = bundle.game.options
    assert msgspec.json.decode(b"{}", type=kind) == kind()
    for changed in single_changes(kind):
        options = kind(**changed)
        assert msgspec.json.decode(msgspec.json.encode(options), type=kind) == options


@every_game
def test_unknown_options_and_moves_are_refused(bundle: Bundle) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"no such option": 1}', type=bundle.game.options)
    for tag in tags(bundle.game):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({"type": tag, "no such field": 1}), type=bundle.game.move)


@every_game
def test_every_kind_of_move_has_a_tag_of_its_own(bundle: Bundle) -> None:
    assert len(set(tags(bundle.game))) == len(tags(bundle.game)) >= 1
