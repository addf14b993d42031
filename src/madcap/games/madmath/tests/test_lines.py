"""The cases of the rules page about three in a row."""

import pytest

from madcap.games.madmath.tests.position import Rig

EDGES = {
    "first row": [(1, 7), (1, 8), (1, 9)],
    "last row": [(9, 1), (9, 2), (9, 3)],
    "first column": [(7, 1), (8, 1), (9, 1)],
    "last column": [(1, 9), (2, 9), (3, 9)],
    "falling, from the first corner": [(1, 1), (2, 2), (3, 3)],
    "falling, into the last corner": [(7, 7), (8, 8), (9, 9)],
    "rising, from the lower corner": [(9, 1), (8, 2), (7, 3)],
    "rising, into the upper corner": [(3, 7), (2, 8), (1, 9)],
}


@pytest.mark.parametrize("edge", EDGES)
def test_line_across_all_four_directions(edge: str) -> None:
    rig = Rig()
    rig.win_round(0, EDGES[edge])
    assert (rig.view.phase, rig.view.winner) == ("game-over", 0)
    assert sorted(rig.view.line) == sorted(EDGES[edge])


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("last", [0, 1, 2])
def test_any_of_the_three_pawns_may_be_placed_last(edge: str, last: int) -> None:
    line = list(EDGES[edge])
    line.append(line.pop(last))
    rig = Rig()
    rig.win_round(0, line[:2])
    assert rig.view.phase == "choosing"
    rig.win_round(0, line[2:])
    assert (rig.view.phase, rig.view.winner) == ("game-over", 0)


def test_gap_is_no_line() -> None:
    rig = Rig()
    rig.win_round(0, [(1, 1), (1, 2), (1, 4)])
    assert (rig.view.phase, rig.view.winner) == ("choosing", None)


@pytest.mark.parametrize(
    "squares",
    [
        [(1, 8), (1, 9), (2, 1)],  # the end of a row and the beginning of the next
        [(8, 1), (9, 1), (1, 2)],  # the same for columns
        [(1, 1), (1, 2), (2, 1)],  # a corner
        [(2, 8), (1, 9), (3, 9)],  # a bend
    ],
)
def test_squares_that_are_not_straight_are_no_line(squares: list[tuple[int, int]]) -> None:
    rig = Rig()
    rig.win_round(0, squares)
    assert rig.view.phase == "choosing"


def test_pawns_of_two_players_are_no_line() -> None:
    rig = Rig(dice=5)
    rig.lay("""
        A B A . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """)
    assert rig.view.phase == "choosing"


def test_line_on_a_double_ends_the_round() -> None:
    rig = Rig()
    rig.lay("""
        A . .
        . A .
        . . .
    """)
    rig.throw(3, 3)
    rig.place(3, 3)
    assert (rig.view.phase, rig.match.over) == ("game-over", True)


def test_line_on_a_double_ends_a_round_that_others_follow() -> None:
    rig = Rig(level="expert")
    rig.win_round(0, [(1, 1), (2, 2), (3, 3)])
    assert (rig.view.phase, rig.match.clock_is_due) == ("round-over", True)


def test_four_in_a_row_takes_the_best_three() -> None:
    rig = Rig(level="intermediate", points=300)
    rig.win_round(0, [(9, 6), (9, 7), (9, 9), (9, 8)])
    assert rig.view.scores == [63 + 72 + 81, 0]
    assert sorted(rig.view.line) == [(9, 7), (9, 8), (9, 9)]


def test_four_in_a_row_takes_the_best_three_from_either_end() -> None:
    rig = Rig(level="intermediate", points=300)
    rig.win_round(0, [(9, 9), (9, 8), (9, 6), (9, 7)])
    assert rig.view.scores == [216, 0]


def test_four_on_a_diagonal_take_the_best_three() -> None:
    rig = Rig(level="intermediate", points=300)
    rig.win_round(0, [(1, 4), (2, 3), (4, 1), (3, 2)])
    assert rig.view.scores == [6 + 6 + 4, 0]
