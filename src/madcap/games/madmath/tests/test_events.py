"""What moves cause: lost turns, doubles, lines and what they cost the others, and the end of the game."""

from typing import Any

import pytest

from madcap.games.madmath.events import Double, Line, Loss, NoLine, Taken, Win, Zero
from madcap.games.madmath.tests.position import Rig


def test_a_zero_loses_the_turn() -> None:
    rig = Rig(starts=1)
    rig.throw(5, 0)
    assert rig.caused == [Zero(1)]
    rig.throw(0, keep="first")
    assert rig.caused == [Zero(0)]


def test_both_squares_are_taken() -> None:
    rig = Rig(dice=5)
    rig.lay("""
        . . . . .
        . . A . .
        . B . . .
        . . . . .
        . . . . .
    """)
    rig.throw(2, 3)
    assert rig.caused == [Taken(0, squares=2)]


def test_the_single_square_of_doubles_is_taken() -> None:
    rig = Rig(dice=5)
    rig.lay("""
        . . . . .
        . . . . .
        . . . . .
        . . . B .
        . . . . .
    """)
    rig.throw(4, 4)
    assert rig.caused == [Taken(0, squares=1)]


def test_doubles_play_again_once_the_pawn_stands() -> None:
    rig = Rig()
    rig.throw(4, 4)
    assert rig.caused == []
    rig.place(4, 4)
    assert rig.caused == [Double(0)]
    rig.throw(0, 3)
    assert rig.caused == [Zero(0)]


def test_a_usual_turn_causes_nothing() -> None:
    rig = Rig()
    rig.throw(4, 5)
    rig.place(4, 5)
    assert rig.caused == []


def test_a_line_wins_a_game_of_one_round() -> None:
    rig = Rig(seats=3, starts=2)
    rig.win_round(2, [(2, 3), (2, 4), (2, 5)])
    assert rig.caused == [Line(2, 6, 8, 10, points=0), Win(2, "line", score=1, target=1)]


def test_a_line_that_completes_doubles_is_no_second_turn() -> None:
    rig = Rig()
    rig.win_round(0, [(1, 1), (2, 2), (3, 3)])
    assert rig.caused == [Line(0, 1, 4, 9, points=0), Win(0, "line", score=1, target=1)]


def test_most_rounds_win() -> None:
    rig = Rig(rounds=3)
    for winner in (0, 1):
        rig.win_round(winner, [(2, 3), (2, 4), (2, 5)])
        assert rig.caused == [Line(winner, 6, 8, 10, points=0)]
        rig.next_round()
        assert rig.caused == []
    rig.win_round(0, [(2, 3), (2, 4), (2, 5)])
    assert rig.caused == [Line(0, 6, 8, 10, points=0), Win(0, "rounds", score=2, target=3)]


def test_a_line_scores_its_numbers() -> None:
    rig = Rig(level="intermediate", points=40)
    rig.win_round(1, [(3, 5), (2, 5), (1, 5)])
    assert rig.caused == [Line(1, 5, 10, 15, points=30)]
    rig.next_round()
    rig.win_round(1, [(3, 5), (2, 5), (1, 5)])
    assert rig.caused == [Line(1, 5, 10, 15, points=30), Win(1, "target", score=60, target=40)]


def test_the_numbers_of_an_addition_board_are_sums() -> None:
    rig = Rig(level="intermediate", board="addition")
    rig.win_round(0, [(1, 1), (1, 2), (1, 3)])
    assert rig.caused == [Line(0, 2, 3, 4, points=9)]


def test_at_expert_level_the_others_lose_points_but_no_more_than_they_have() -> None:
    rig = Rig(seats=3, level="expert", points=300)
    rig.win_round(1, [(1, 1), (1, 2), (1, 3)])
    rig.next_round()
    rig.win_round(2, [(2, 1), (2, 2), (2, 3)])  # nobody else has a pawn on the board
    assert rig.caused == [Line(2, 2, 4, 6, points=12)]
    rig.next_round(starts=1)
    rig.lay(
        """
        . . B . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . C . . . . . .
        """,
        turn=0,
    )
    rig.win_round(0, [(1, 4), (1, 5), (1, 6)])
    assert rig.caused == [Line(0, 4, 5, 6, points=15), Loss(1, 3), Loss(2, 12)]


@pytest.mark.parametrize(
    ("options", "last"),
    [
        ({}, [Zero(1), NoLine(), Win(0, "shared", 0, 1), Win(1, "shared", 0, 1)]),
        ({"level": "expert"}, [Zero(1), NoLine(), Win(0, "shared", 0, 200), Win(1, "shared", 0, 200)]),
    ],
)
def test_a_round_without_a_line_ends_the_game(options: dict[str, Any], last: list[object]) -> None:
    rig = Rig(**options)
    rig.exhaust_round()
    assert rig.caused == last


@pytest.mark.parametrize(("level", "target"), [("junior", 3), ("intermediate", 300)])
def test_after_a_round_without_a_line_the_highest_score_wins(level: str, target: int) -> None:
    rig = Rig(level=level, rounds=3, points=300)
    rig.win_round(1, [(1, 1), (1, 2), (1, 3)])
    score = rig.view.scores[1]
    rig.next_round()
    rig.exhaust_round()
    assert rig.caused == [Zero(1), NoLine(), Win(1, "score", score, target)]
