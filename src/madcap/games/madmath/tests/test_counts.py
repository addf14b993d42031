"""The fast rules and their naive twin agree: on the number of ways to continue, and move by move."""

import pytest

from madcap.engine.state import CHANCE
from madcap.games.madmath.tests.twins import (
    Choice,
    Setting,
    both_after,
    compare,
    compare_end,
    leaves,
    naive_leaves,
    play_both,
    settings,
    together,
)
from madcap.games.madmath.view import LevelName

# Counted by hand, for two players and dice from 0 to 2. Four dice of three faces decide the roll-off: 81 ways. Two
# throws have equal sums in 1 + 4 + 9 + 4 + 1 = 19 of them; then a die is thrown again: 3 ways. In the other 62 the
# opening throw is the only move.
BY_HAND = {1: 3, 2: 9, 3: 27, 4: 81, 5: 62 + 19 * 3, 6: 62 * 3 + 19 * 9, 7: 62 * 9 + 19 * 27}


@pytest.mark.parametrize(("depth", "count"), BY_HAND.items())
def test_counts_by_hand(depth: int, count: int) -> None:
    assert leaves(Setting(size=2).fast(), depth) == count


# After the roll-off, dice from 0 to 2: one throw, then 9 outcomes. Five show a 0; two are doubles, with one square
# each; 1-2 and 2-1 have two squares. So 5 turns are lost: after (0,0) there is one way to throw, after the others two.
AFTER_THE_ROLL_OFF = {1: 1, 2: 3, 3: 9, 4: (1 + 4 * 2) + 2 * 1 + 2 * 2}


@pytest.mark.parametrize(("depth", "count"), AFTER_THE_ROLL_OFF.items())
def test_counts_of_an_opening_by_hand(depth: int, count: int) -> None:
    state = Setting(size=2).fast()
    for shows in (2, 2, 1, 1):
        state.apply(CHANCE, state.move(CHANCE, shows))
    assert leaves(state, depth) == count


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_counts_from_the_start(seats: int, size: int) -> None:
    setting = Setting(seats, size)
    assert leaves(setting.fast(), 5) == naive_leaves(setting.naive(), 5)


@pytest.mark.parametrize("moves", range(8, 80, 6))
@pytest.mark.parametrize("level", ["junior", "expert"])
def test_counts_in_the_middle(level: LevelName, moves: int) -> None:
    state, naive = both_after(Setting(2, 3, "addition", level, 10), moves, moves)
    assert leaves(state, 5) == naive_leaves(naive, 5)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_random_games_agree_move_by_move(setting: Setting) -> None:
    for seed in range(2):
        play_both(setting, seed, 400)


@pytest.mark.parametrize("level", ["junior", "intermediate", "expert"])
def test_random_games_agree_to_the_end(level: LevelName) -> None:
    target = 5 if level == "junior" else 20
    for seed in range(20):
        assert play_both(Setting(2, 4, "addition", level, target), seed, 100_000) < 100_000


@pytest.mark.parametrize("level", ["intermediate", "expert"])
def test_games_of_many_rounds_agree(level: LevelName) -> None:
    state, naive = both_after(Setting(3, 4, "addition", level, 300), 0, 20_000)
    compare(state, naive)
    assert naive.round > 50


@pytest.mark.parametrize("choose", [lambda count: 0, lambda count: count - 1], ids=["first", "last"])
def test_one_sided_games_agree_to_the_end(choose: Choice) -> None:
    setting = Setting(seats=3, size=4, level="expert", target=30)
    for moves, (state, naive) in enumerate(together(setting, choose, 40_000)):
        if moves % 10 == 0 or naive.actor is None:
            compare(state, naive)
    assert naive.actor is None
    compare_end(state, naive)


def test_the_comparison_notices_a_difference() -> None:
    state, naive = both_after(Setting(), 1, 30)
    compare(state, naive)
    naive.scores[0] += 1
    with pytest.raises(AssertionError):
        compare(state, naive)
