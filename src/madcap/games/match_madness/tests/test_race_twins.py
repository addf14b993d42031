"""Random games in the rules and in their naive twin."""

import pytest

from madcap.games.match_madness.tests.twins import Setting, play_both, settings


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_the_twins_play_the_same_games(setting: Setting) -> None:
    for seed in range(2 if setting.seats < 6 else 1):
        assert play_both(setting, seed) > 5
