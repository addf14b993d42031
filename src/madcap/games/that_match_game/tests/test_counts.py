"""The fast rules and their naive twin agree, move by move, to the end of random games."""

import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE
from madcap.games.that_match_game.moves import packed
from madcap.games.that_match_game.tests.twins import (
    Setting,
    compare,
    eagerly,
    legal,
    play_both,
    settings,
    together,
)


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


@pytest.mark.parametrize("card", [0, -1])
@pytest.mark.parametrize("simplified", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_draws_with_the_same_luck_every_time_agree(seats: int, simplified: bool, card: int) -> None:
    """Chance always draws the first or the last point card: three players are level until they draw from the last lots."""
    setting = Setting(seats, simplified)
    state, naive = setting.fast(), setting.naive()
    while naive.phase == "lots":
        compare(state, naive)
        move = legal(state, CHANCE)[card]
        naive.play("chance", move)
        state.apply(CHANCE, packed(move))
    compare(state, naive)
