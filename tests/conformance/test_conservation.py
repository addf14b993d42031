"""What a game declares as conserved is complete at every step of random games."""

import pytest

from madcap.engine.rng import Rng

from .bundles import Bundle, bundles
from .game_hooks import conserved
from .walks import NO_GAME_IS_LONGER, walk

GAMES = 60  # of each game, over all numbers of seats; `make conserve` plays a million

conserving = [bundle for bundle in bundles() if not bundle.changed and conserved(bundle.game.name)]


def conserve(bundle: Bundle, seed: int) -> int:
    """Play a random game, check every position, and return the number of moves."""
    check, state, made = conserved(bundle.game.name), bundle.start(), 0
    assert check
    for step in walk(state, Rng(seed), NO_GAME_IS_LONGER):
        check(step.state)
        made += 1
    check(state)
    return made


@pytest.mark.parametrize("bundle", conserving, ids=str)
def test_nothing_gets_lost(bundle: Bundle) -> None:
    sizes = range(bundle.game.seats[0], bundle.game.seats[1] + 1)
    for seed in range(-(-GAMES // len(sizes))):
        conserve(bundle, seed)
