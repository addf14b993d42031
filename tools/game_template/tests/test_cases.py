"""The cases of the rules, each under its own name."""

from typing import Literal

import pytest

from madcap.bots.win_rate import win_rate
from madcap.engine.match import Match
from madcap.engine.state import WATCHER

from .. import GAME, Options
from ..moves import Knock, Move, Shake


class Dice:
    """Chance that does what a test says."""

    def __init__(self, *shows: int) -> None:
        self.shows = shows

    def draw(self, index: int, count: int) -> int:
        return self.shows[index] - 1


def play(dice: Dice, *moves: Move, seats: int = 2, turns: Literal[1, 2] = 2) -> Match:
    """A game with these dice, after these moves of the players in turn."""
    match = Match(GAME.start(Options(turns=turns), seats), dice)
    match.begin()
    for move in moves:
        match.play(GAME.view(match.state, WATCHER).turn, GAME.packed(move))
    return match


def payoffs(match: Match) -> list[float]:
    return [match.state.payoff(seat) for seat in range(match.state.seats)]


def test_only_the_owner_sees_a_die() -> None:
    match = play(Dice(5, 2))
    assert [GAME.view(match.state, viewer).dice for viewer in (0, 1, WATCHER)] == [[5, None], [None, 2], [None, None]]


def test_a_knock_lifts_all_cups() -> None:
    match = play(Dice(5, 2), Knock())
    assert match.over
    assert GAME.view(match.state, WATCHER).dice == [5, 2]
    assert payoffs(match) == [1, 0]


def test_a_shake_rolls_the_die_again_and_ends_the_turn() -> None:
    match = play(Dice(1, 2, 6), Shake())
    assert GAME.view(match.state, 0).dice == [6, None]
    assert GAME.view(match.state, 0).turn == 1


def test_the_last_turn_lifts_the_cups() -> None:
    match = play(Dice(1, 1, 3, 4), Shake(), Shake(), turns=1)
    assert match.over
    assert payoffs(match) == [0, 1]


def test_the_highest_dice_share_the_win() -> None:
    assert payoffs(play(Dice(5, 2, 5), Knock(), seats=3)) == [0.5, 0, 0.5]


@pytest.mark.parametrize(("better", "worse"), [("sharp", "gentle"), ("gentle", "random")])
def test_a_better_bot_wins_more_often(better: str, worse: str) -> None:
    assert win_rate(GAME, better, worse, 200) > 0.5
