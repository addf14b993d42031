"""The cases of the rules page about scores, rounds and the end of the game."""

import re
from pathlib import Path

import pytest

from madcap.engine.state import CLOCK
from madcap.games.madmath import GAME, Options
from madcap.games.madmath.components import Board
from madcap.games.madmath.tests.position import Rig, Square
from madcap.games.madmath.view import LevelName

WORTH_6: list[Square] = [(1, 1), (1, 2), (1, 3)]
WORTH_10: list[Square] = [(1, 3), (2, 2), (3, 1)]
WORTH_56: list[Square] = [(2, 5), (3, 6), (4, 7)]
WORTH_75: list[Square] = [(5, 4), (5, 5), (5, 6)]
WORTH_126: list[Square] = [(6, 6), (6, 7), (6, 8)]
WORTH_144: list[Square] = [(6, 7), (6, 8), (6, 9)]

# Points.


def test_intermediate_sum() -> None:
    rig = Rig(level="intermediate")
    rig.win_round(0, WORTH_144)
    assert rig.view.scores == [42 + 48 + 54, 0]


def test_intermediate_subtracts_nothing() -> None:
    rig = seat_1_holds_10_points_and_square((8, 9), "intermediate")
    rig.win_round(0, WORTH_6)
    assert rig.view.scores == [6, 10]


def test_junior_counts_rounds() -> None:
    rig = Rig(rounds=3)
    rig.win_round(1, WORTH_144)
    assert rig.view.scores == [0, 1]


def test_exceed_not_reach() -> None:
    rig = Rig(level="intermediate", points=200)
    rig.win_round(0, WORTH_144)
    rig.next_round()
    rig.win_round(0, WORTH_56)
    assert (rig.view.scores, rig.view.phase) == ([200, 0], "round-over")
    rig.next_round()
    rig.win_round(0, WORTH_6)
    assert (rig.view.scores, rig.view.phase) == ([206, 0], "game-over")


def test_one_more_than_the_target_wins() -> None:
    rig = Rig(level="intermediate", points=200)
    rig.win_round(0, WORTH_126)
    rig.next_round()
    rig.win_round(0, WORTH_75)
    assert (rig.view.scores, rig.view.phase) == ([201, 0], "game-over")
    assert rig.payoffs == [1, 0]


def seat_1_holds_10_points_and_square(square: Square, level: LevelName = "expert") -> Rig:
    rig = Rig(level=level)
    rig.win_round(1, WORTH_10)
    rig.next_round(starts=1)
    rig.throw(*square)
    rig.place(*square)
    return rig


def test_expert_subtract_floors_at_zero() -> None:
    rig = seat_1_holds_10_points_and_square((8, 9))
    rig.win_round(0, WORTH_6)
    assert rig.view.scores == [6, 0]


def test_expert_subtracts_the_highest_number() -> None:
    rig = seat_1_holds_10_points_and_square((2, 1))
    rig.lose_turn()
    rig.throw(1, 4)
    rig.place(1, 4)
    rig.win_round(0, WORTH_6)
    assert rig.view.scores == [6, 10 - 4]


def test_expert_without_a_pawn_subtracts_nothing() -> None:
    rig = Rig(level="expert")
    rig.win_round(1, WORTH_10)
    rig.next_round()
    rig.win_round(0, WORTH_6)
    assert rig.view.scores == [6, 10]


def test_expert_subtracts_from_everybody_but_the_winner() -> None:
    rig = Rig(level="expert", seats=3)
    for seat in range(3):
        rig.win_round(seat, WORTH_10)
        rig.next_round()
    rig.lay("""
        . . B
        C . .
        . . .
    """)
    rig.win_round(0, WORTH_56)
    assert rig.view.scores == [66, 10 - 3, 10 - 2]


def test_last_round_subtracts() -> None:
    rig = Rig(level="expert", points=60)
    rig.win_round(1, WORTH_10)
    rig.next_round(starts=1)
    rig.throw(3, 1)
    rig.place(3, 1)
    rig.win_round(0, WORTH_144)
    assert (rig.view.scores, rig.view.phase) == ([144, 7], "game-over")


def test_addition_board() -> None:
    rig = Rig(board="addition")
    rig.throw(7, 3)
    rig.place(7, 3)
    assert rig.view.highest == [10, 0]


def test_addition_board_sum() -> None:
    rig = Rig(board="addition", level="intermediate")
    rig.win_round(0, [(7, 3), (7, 4), (7, 5)])
    assert rig.view.scores == [10 + 11 + 12, 0]


# Rounds.


def test_a_new_round_starts_with_a_cleared_board_and_a_new_roll_off() -> None:
    rig = Rig(level="expert")
    rig.lay("""
        . . .
        B . .
        . . .
    """)
    rig.win_round(0, WORTH_6)
    rig.next_round(starts=1)
    assert (rig.view.round, rig.view.turn, rig.view.phase) == (2, 1, "choosing")
    assert rig.view.pawns == [[], []]
    assert rig.view.roll_off == [2, 4]
    rig.throw(1, 2)
    assert len(rig.legal) == 2  # nothing is left on (1, 2) and (2, 1)


# Junior.


def test_junior_is_one_round() -> None:
    rig = Rig()
    rig.win_round(1, WORTH_6)
    assert rig.match.over
    assert rig.payoffs == [0, 1]


@pytest.mark.parametrize("winners", [[0, 0, 1], [0, 1, 0], [1, 0, 0]])
def test_junior_most_rounds_win(winners: list[int]) -> None:
    rig = Rig(rounds=3)
    for seat in winners[:-1]:
        rig.win_round(seat, WORTH_6)
        assert rig.view.phase == "round-over"
        rig.next_round()
    rig.win_round(winners[-1], WORTH_6)
    assert (rig.view.phase, rig.view.scores) == ("game-over", [2, 1])
    assert rig.payoffs == [1, 0]


def test_junior_ties_play_on() -> None:
    rig = Rig(rounds=3, seats=3)
    for seat in (0, 1, 2):
        rig.win_round(seat, WORTH_6)
        assert rig.view.phase == "round-over"
        rig.next_round()
    rig.win_round(2, WORTH_6)
    assert (rig.view.round, rig.view.phase) == (4, "game-over")
    assert rig.payoffs == [0, 0, 1]


# Time.


@pytest.mark.parametrize("seconds", [0, 15, 30, 60])
def test_a_decision_has_as_many_seconds_as_the_timer_says(seconds: int) -> None:
    rig = Rig(timer=seconds)
    rig.throw(1, 2)
    assert rig.match.state.wait_ms(0) == 1000 * seconds
    rig.place(1, 2)
    assert rig.match.state.wait_ms(1) == 1000 * seconds


def shown_ms(rig: Rig) -> int:
    """The time for the first decision of a round, less the 15 seconds for any other, in ms."""
    return rig.match.state.wait_ms(0) - 15_000


def test_time_begins_when_the_roll_off_has_been_shown() -> None:
    """The page shows every throw, including those after a tie; from the second round on, it first clears the board."""
    times = screen_times()
    two_throw = times["NEXT_THROW_MS"] + times["TUMBLE_MS"]
    rig = Rig(timer=15, rounds=3)
    assert shown_ms(rig) == two_throw + times["STARTER_MS"]
    assert shown_ms(Rig(timer=15, seats=4)) == shown_ms(rig) + 2 * times["NEXT_THROW_MS"]
    tied = Rig(timer=15, roll_off=[(2, 3), (4, 1), (3, 3), (1, 1)])
    assert shown_ms(tied) == shown_ms(rig) + times["TIE_MS"] + two_throw
    rig.win_round(0, WORTH_6)
    rig.next_round()
    assert shown_ms(rig) == times["CLEAR_MS"] + two_throw + times["STARTER_MS"]


def test_a_roll_off_with_many_ties_only_doubles_the_time() -> None:
    assert shown_ms(Rig(timer=15, roll_off=[(1, 1)] * 40 + [(2, 2), (1, 1)])) == 15_000


def test_without_a_timer_the_roll_off_adds_no_time() -> None:
    assert Rig().match.state.wait_ms(0) == 0


def screen_times() -> dict[str, int]:
    """How long the page shows each part of a roll-off."""
    kit = Path(__file__).parents[5] / "web" / "src" / "kit" / "motion.ts"
    pace = Path(__file__).parents[1] / "ui" / "pace.ts"
    constants = re.findall(r"const (\w+_MS) = (\d+);", kit.read_text() + pace.read_text())
    return {name: int(value) for name, value in constants}


def test_the_clock_does_not_wait_for_ever_between_rounds() -> None:
    assert Rig().match.state.wait_ms(CLOCK) > 0


# The target.

USUAL: list[tuple[Board, int, int]] = [
    ("multiplication", 5, 60),
    ("multiplication", 9, 200),
    ("multiplication", 12, 300),
    ("addition", 5, 40),
    ("addition", 9, 60),
    ("addition", 12, 80),
]


@pytest.mark.parametrize(("name", "dice", "points"), USUAL)
def test_the_usual_target_follows_the_board(name: Board, dice: int, points: int) -> None:
    assert Rig(board=name, dice=dice, level="intermediate").view.target == points


@pytest.mark.parametrize(("name", "dice", "points"), USUAL)
@pytest.mark.parametrize("level", ["intermediate", "expert"])
def test_a_target_of_200_is_always_allowed(name: Board, dice: int, points: int, level: LevelName) -> None:
    assert Rig(board=name, dice=dice, level=level, points=200).view.target == 200


def test_the_default_options_are_those_of_the_rules_page() -> None:
    view = GAME.view(GAME.start(Options(), 2), 0)
    assert (view.board, view.size, view.level, view.target) == ("multiplication", 9, "junior", 1)
