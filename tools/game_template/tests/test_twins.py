"""The rules do what their naive twin does."""

import pytest

from .twins import Setting, play_both, settings

NO_GAME_IS_LONGER = 1000


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_are_played_alike(setting: Setting) -> None:
    for seed in range(20):
        assert setting.seats < play_both(setting, seed, NO_GAME_IS_LONGER) < NO_GAME_IS_LONGER
