"""The fast rules and their naive twin agree, move by move, to the end of random games."""

import pytest

from madcap.engine.rng import Rng
from madcap.games.that_match_game.tests.twins import Setting, compare, eagerly, play_both, settings, together


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_agree_to_the_end(setting: Setting) -> None:
    assert play_both(setting, setting.seats, 10_000) < 10_000


def test_the_comparison_notices_a_difference() -> None:
    games = together(Setting(3, False, eagerly), Rng(1), 400)
    state, naive = next((one, other) for one, other in games if other.chain and len(other.chain.stack) > 2)
    compare(state, naive)
    assert naive.chain
    naive.chain.stack[-1].by += 1
    with pytest.raises(AssertionError):
        compare(state, naive)
