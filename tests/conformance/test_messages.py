"""Messages stay small: a phone on a slow connection gets a whole state with every move."""

import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.match import Happened, Match
from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER, next_actor
from madcap.games import all_games

from .bundles import Bundle, bundles
from .game_hooks import largest_messages
from .messages import told

LARGEST = 16_000  # bytes

every_number_of_seats = pytest.mark.parametrize("bundle", [b for b in bundles() if not b.changed], ids=str)


@every_number_of_seats
def test_messages_of_random_games_are_small(bundle: Bundle) -> None:
    match, rng = Match(bundle.start(), SeededChance(Rng(1)), bundle.game.events), Rng(2)
    happened: list[Happened] = match.begin()
    for _ in range(100):
        for viewer in range(WATCHER, bundle.seats):
            assert len(told(bundle.game, match, viewer, happened)) < LARGEST
        if match.over:
            break
        seat = next_actor(match.state, rng)
        happened = match.play(seat, match.state.move(seat, rng.below(match.state.move_count(seat))))


@pytest.mark.parametrize("name", [name for name in all_games() if largest_messages(name)])
def test_the_longest_messages_are_small(name: str) -> None:
    for state, seat in largest_messages(name):
        match = Match(state, SeededChance(Rng(1)), all_games()[name].events)
        assert len(told(all_games()[name], match, seat, [])) < LARGEST
        move = state.move(seat, state.move_count(seat) - 1)
        assert len(told(all_games()[name], match, seat, match.play(seat, move))) < LARGEST
