"""Random games in the rules and in their naive twin, one of each kind; `make deep` plays more."""

from typing import Any

import pytest

from madcap.games.match_madness.tests.twins import HEADS, Setting, pick_an_error, play_both, settings


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_the_twins_play_the_same_games(setting: Setting) -> None:
    assert play_both(setting, seed=setting.seats) > 5


@pytest.mark.parametrize("options", [{}, HEADS], ids=str)
def test_the_twins_agree_about_players_who_always_err(options: dict[str, Any]) -> None:
    """Each makes a debt and 30 errors in debt, at least, with a claim, a verdict and the end of a wait for each."""
    assert play_both(Setting(2, {"mode": "total", **options}), seed=1, pick=pick_an_error) > 2 * 31 * 3
