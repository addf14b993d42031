"""MADMATH's bots complete lines, and higher levels play better."""

from dataclasses import replace
from itertools import product

import pytest

from madcap.bots.player import RANDOM, choose
from madcap.bots.win_rate import advance, win_rate
from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, next_actor
from madcap.games import find
from madcap.games.madmath import kinds
from madcap.games.madmath.state import MadMath, start

MADMATH = find("madmath")
BRIEF = replace(MADMATH, levels={**MADMATH.levels, "sharp": replace(MADMATH.levels["sharp"], iterations=200)})


def throw(state: MadMath, seat: int, *shows: int) -> None:
    """Throw both dice; they show these numbers."""
    state.apply(seat, kinds.THROW)
    for die in shows:
        state.apply(CHANCE, state.move(CHANCE, die))


def two_in_a_row() -> MadMath:
    """A state in which seat 0 is to throw: it has pawns on (4, 4) and (4, 5), and the dice show 0 and 6."""
    state = start(2)
    for die in (9, 9, 0, 1):  # the roll-off
        state.apply(CHANCE, state.move(CHANCE, die))
    throw(state, 0, 4, 4)
    state.apply(0, kinds.PLACE | 0x44 << 8)  # doubles: seat 0 again
    throw(state, 0, 4, 5)
    state.apply(0, kinds.PLACE | 0x45 << 8)
    throw(state, 1, 0, 6)
    return state


@pytest.mark.parametrize("seed", range(3))
def test_sharp_keeps_the_die_that_can_complete_a_line(seed: int) -> None:
    assert choose(MADMATH, two_in_a_row(), 0, "sharp", Rng(seed)) == kinds.THROW | 2 << 8


@pytest.mark.parametrize("level", ["gentle", "fair", "sharp"])
def test_bots_complete_a_line_when_they_can(level: str) -> None:
    steady = replace(MADMATH, levels={level: replace(MADMATH.levels[level], slip=0.0)})
    state = two_in_a_row()
    throw(state, 0, 4, 6)
    assert state.move_count(0) == 2
    for seed in range(10):
        assert choose(steady, state, 0, level, Rng(seed)) == kinds.PLACE | 0x46 << 8


@pytest.mark.parametrize("options", [{"level": "intermediate"}, {"level": "expert", "dice": 5}, {"rounds": 3}])
def test_the_chances_of_all_seats_add_up_to_one(options: dict[str, str | int]) -> None:
    for seats, seed in product((2, 3, 4), range(5)):
        rng = Rng(seed)
        state = MADMATH.start(MADMATH.options(**options), seats)
        while (seat := advance(state, rng)) >= 0:
            chances = [state.worth(one) for one in range(seats)]
            assert all(0 <= chance <= 1 for chance in chances)
            assert sum(chances) == pytest.approx(1)
            state.apply(seat, state.guess(seat, rng))


def test_worth_grows_with_the_score() -> None:
    """The winner of the first of three rounds is the favourite, before the next roll-off."""
    rng = Rng(2)
    state = start(2, target=3)
    while state.phase != kinds.ROUND_OVER:
        seat = next_actor(state, rng)
        state.apply(seat, state.guess(seat, rng))
    assert state.settled()
    assert 0.6 < state.worth(state.winner) < 0.9


def test_a_guess_is_a_legal_move_and_changes_nothing() -> None:
    rng = Rng(5)
    state = MADMATH.start(MADMATH.options(level="expert"), 3)
    while (seat := advance(state, rng)) >= 0:
        before = state.pack()
        move = state.guess(seat, rng)
        assert state.pack() == before
        assert state.is_legal(seat, move)
        state.apply(seat, move)


def test_higher_levels_win_more_often() -> None:
    """A small version of a measurement over 1,000 games each; the margins leave room for luck."""
    assert win_rate(BRIEF, "sharp", RANDOM, 60) >= 0.75
    assert win_rate(BRIEF, "gentle", RANDOM, 100) >= 0.65
    assert win_rate(BRIEF, "fair", "gentle", 100) >= 0.5
