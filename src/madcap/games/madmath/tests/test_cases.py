"""The cases of the rules page about throws, squares and pawns, each under its own name."""

import pytest

from madcap.games.madmath.moves import Move, Place, Throw
from madcap.games.madmath.tests.position import Square, Table, board

BOTH, FIRST, SECOND = Throw("none"), Throw("first"), Throw("second")

# Throwing.


def test_opening_throw_needs_both_dice() -> None:
    table = Table(roll_off=[(4, 5), (3, 3)])
    assert table.legal == [BOTH]


def test_opening_throw_of_a_later_round_needs_both_dice() -> None:
    table = Table(level="intermediate")
    table.win_round(0, [(1, 1), (1, 2), (1, 3)])
    table.next_round(roll_off=[(4, 5), (3, 3)])
    assert table.legal == [BOTH]


def test_keep_a_die() -> None:
    table = Table()
    table.throw(7, 3)
    table.place(7, 3)
    table.throw(5, keep="second")
    assert table.view.turn == 1
    assert table.view.dice == (5, 3)
    assert table.legal == [Place(5, 3), Place(3, 5)]


def test_keep_the_first_die() -> None:
    table = Table()
    table.throw(7, 3)
    table.place(7, 3)
    table.throw(5, keep="first")
    assert table.view.dice == (7, 5)


def test_zero_cannot_be_kept() -> None:
    table = Table()
    table.throw(0, 3)
    assert table.legal == [BOTH, SECOND]


def test_zero_on_the_second_die_cannot_be_kept() -> None:
    table = Table()
    table.throw(3, 0)
    assert table.legal == [BOTH, FIRST]


def test_zero_loses_the_turn() -> None:
    table = Table()
    table.throw(7, 3)
    table.place(7, 3)
    before = table.drawing
    table.throw(0, keep="second")
    assert (table.view.turn, table.view.phase) == (0, "choosing")
    assert table.drawing == before


def test_zero_zero() -> None:
    table = Table()
    table.throw(0, 0)
    assert table.legal == [BOTH]


def test_keep_both_is_not_legal() -> None:
    table = Table()
    table.throw(7, 3)
    table.place(7, 3)
    assert table.legal == [BOTH, FIRST, SECOND]


def test_dice_stay_after_a_lost_turn() -> None:
    table = Table(dice=5)
    table.lay("""
        . . . . .
        . . . . .
        . . . . A
        . . . . .
        . . B . .
    """)
    table.throw(5, 3)
    assert (table.view.turn, table.view.dice) == (1, (5, 3))
    assert table.legal == [BOTH, FIRST, SECOND]
    table.throw(1, keep="second")
    assert table.legal == [Place(1, 3), Place(3, 1)]


# Squares.


def test_two_squares() -> None:
    table = Table()
    table.throw(7, 3)
    assert table.legal == [Place(7, 3), Place(3, 7)]


def test_a_double_names_one_square() -> None:
    table = Table()
    table.throw(7, 7)
    assert table.legal == [Place(7, 7)]


@pytest.mark.parametrize(("taken", "free"), [((5, 3), (3, 5)), ((3, 5), (5, 3))])
def test_one_square_taken(taken: Square, free: Square) -> None:
    table = Table(dice=5, starts=1)
    table.throw(*taken)
    table.place(*taken)
    table.throw(5, 3)
    assert table.view.turn == 0
    assert table.legal == [Place(*free)]


def test_both_taken() -> None:
    table = Table(dice=5, seats=3)
    drawing = """
        . . . . .
        . . . . .
        . . . . B
        . . . . .
        . . C . .
    """
    table.lay(drawing)
    table.throw(5, 3)
    assert (table.view.turn, table.view.phase) == (1, "choosing")
    assert table.drawing == board(drawing)


def test_own_pawn_blocks() -> None:
    table = Table()
    table.lay("""
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . A . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . A . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """)
    table.throw(7, 3)
    assert (table.view.turn, table.view.phase) == (1, "choosing")


def test_own_pawn_blocks_even_when_it_could_be_the_one_that_moves() -> None:
    table = Table(dice=5)
    table.lay("""
        A . . . .
        . . . . .
        . . . . A
        . . . . .
        A . A . .
    """)
    table.throw(5, 3)
    assert (table.view.turn, table.view.phase) == (1, "choosing")


# Doubles.


def test_double_plays_again() -> None:
    table = Table()
    table.throw(4, 4)
    table.place(4, 4)
    assert (table.view.turn, table.view.phase, table.view.again) == (0, "choosing", True)
    assert table.legal == [BOTH, FIRST, SECOND]


def test_double_on_a_taken_square() -> None:
    table = Table()
    table.throw(4, 4)
    table.place(4, 4)
    table.lose_turn()
    table.throw(4, 4)
    assert (table.view.turn, table.view.phase, table.view.again) == (0, "choosing", False)


def test_kept_die_makes_a_double() -> None:
    table = Table()
    table.throw(4, 2)
    table.place(4, 2)
    table.throw(4, keep="first")
    assert table.legal == [Place(4, 4)]
    table.place(4, 4)
    assert (table.view.turn, table.view.phase) == (1, "choosing")


def test_zero_after_a_double() -> None:
    table = Table()
    table.throw(4, 4)
    table.place(4, 4)
    table.throw(0, keep="first")
    assert table.view.turn == 1
    assert table.view.pawns == [[(4, 4)], []]


def test_doubles_may_follow_each_other() -> None:
    table = Table()
    for number in (1, 3, 5, 7):
        table.throw(number, number)
        table.place(number, number)
    assert table.view.turn == 0
    assert table.view.pawns[0] == [(1, 1), (3, 3), (5, 5), (7, 7)]


# Pawns.

FOUR_DOWN = """
    A A . . .
    . . . . .
    . . A . .
    . . . . .
    A . . . .
"""


def moved_from(square: Square) -> list[Move]:
    return [Place(*square, *origin) for origin in [(1, 1), (1, 2), (3, 3), (5, 1)]]


def test_fourth_pawn_still_comes_in() -> None:
    table = Table()
    table.lay("""
        A . A
        . . .
        A . .
    """)
    table.throw(2, 7)
    assert table.legal == [Place(2, 7), Place(7, 2)]


def test_fifth_pawn_moves() -> None:
    table = Table(dice=5)
    table.lay(FOUR_DOWN)
    table.throw(4, 5)
    assert table.legal == moved_from((4, 5)) + moved_from((5, 4))


def test_moving_may_break_a_pair() -> None:
    table = Table(dice=5)
    table.lay(FOUR_DOWN)
    table.throw(5, 5)
    assert table.legal == moved_from((5, 5))
    table.place(5, 5, origin=(1, 2))
    assert table.drawing == board("""
        A . . . .
        . . . . .
        . . A . .
        . . . . .
        A . . . A
    """)


def test_the_square_left_behind_is_free() -> None:
    table = Table(dice=5)
    table.lay(FOUR_DOWN)
    table.throw(4, 5)
    table.place(4, 5, origin=(3, 3))
    table.throw(3, 3)
    assert table.legal == [Place(3, 3)]


def test_a_line_may_be_made_by_moving() -> None:
    table = Table(dice=5)
    table.lay(FOUR_DOWN)
    table.throw(1, 3)
    table.place(1, 3, origin=(5, 1))
    assert (table.view.phase, table.view.winner) == ("game-over", 0)


def test_a_pawn_is_no_part_of_the_line_that_it_leaves() -> None:
    table = Table(dice=5)
    table.lay(FOUR_DOWN)
    table.throw(1, 3)
    table.place(1, 3, origin=(1, 2))
    assert table.view.phase == "choosing"
