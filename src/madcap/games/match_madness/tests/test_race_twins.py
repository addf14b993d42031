"""Random games in the rules and in their naive twin, one of each kind; `make deep` plays more."""

import pytest

from madcap.games.match_madness.tests.twins import Setting, play_both, settings


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_the_twins_play_the_same_games(setting: Setting) -> None:
    assert play_both(setting, seed=setting.seats) > 5
