"""The cases of the rules page about throws, squares and pawns."""

import pytest

from madcap.games.madmath.moves import Move, Place, Throw
from madcap.games.madmath.tests.position import Rig, Square, board

BOTH, FIRST, SECOND = Throw("none"), Throw("first"), Throw("second")

# Throwing.


def test_opening_throw_needs_both_dice() -> None:
    rig = Rig(roll_off=[(4, 5), (3, 3)])
    assert rig.legal == [BOTH]


def test_opening_throw_of_a_later_round_needs_both_dice() -> None:
    rig = Rig(level="intermediate")
    rig.win_round(0, [(1, 1), (1, 2), (1, 3)])
    rig.next_round(roll_off=[(4, 5), (3, 3)])
    assert rig.legal == [BOTH]


def test_keep_a_die() -> None:
    rig = Rig()
    rig.throw(7, 3)
    rig.place(7, 3)
    rig.throw(5, keep="second")
    assert rig.view.turn == 1
    assert rig.view.dice == (5, 3)
    assert rig.legal == [Place(5, 3), Place(3, 5)]


def test_keep_the_first_die() -> None:
    rig = Rig()
    rig.throw(7, 3)
    rig.place(7, 3)
    rig.throw(5, keep="first")
    assert rig.view.dice == (7, 5)


def test_zero_cannot_be_kept() -> None:
    rig = Rig()
    rig.throw(0, 3)
    assert rig.legal == [BOTH, SECOND]


def test_zero_on_the_second_die_cannot_be_kept() -> None:
    rig = Rig()
    rig.throw(3, 0)
    assert rig.legal == [BOTH, FIRST]


def test_zero_loses_the_turn() -> None:
    rig = Rig()
    rig.throw(7, 3)
    rig.place(7, 3)
    before = rig.drawing
    rig.throw(0, keep="second")
    assert (rig.view.turn, rig.view.phase) == (0, "choosing")
    assert rig.drawing == before


def test_zero_zero() -> None:
    rig = Rig()
    rig.throw(0, 0)
    assert rig.legal == [BOTH]


def test_keep_both_is_not_legal() -> None:
    rig = Rig()
    rig.throw(7, 3)
    rig.place(7, 3)
    assert rig.legal == [BOTH, FIRST, SECOND]


def test_dice_stay_after_a_lost_turn() -> None:
    rig = Rig(dice=5)
    rig.lay("""
        . . . . .
        . . . . .
        . . . . A
        . . . . .
        . . B . .
    """)
    rig.throw(5, 3)
    assert (rig.view.turn, rig.view.dice) == (1, (5, 3))
    assert rig.legal == [BOTH, FIRST, SECOND]
    rig.throw(1, keep="second")
    assert rig.legal == [Place(1, 3), Place(3, 1)]


# Squares.


def test_two_squares() -> None:
    rig = Rig()
    rig.throw(7, 3)
    assert rig.legal == [Place(7, 3), Place(3, 7)]


def test_a_double_names_one_square() -> None:
    rig = Rig()
    rig.throw(7, 7)
    assert rig.legal == [Place(7, 7)]


@pytest.mark.parametrize(("taken", "free"), [((5, 3), (3, 5)), ((3, 5), (5, 3))])
def test_one_square_taken(taken: Square, free: Square) -> None:
    rig = Rig(dice=5, starts=1)
    rig.throw(*taken)
    rig.place(*taken)
    rig.throw(5, 3)
    assert rig.view.turn == 0
    assert rig.legal == [Place(*free)]


def test_both_taken() -> None:
    rig = Rig(dice=5, seats=3)
    drawing = """
        . . . . .
        . . . . .
        . . . . B
        . . . . .
        . . C . .
    """
    rig.lay(drawing)
    rig.throw(5, 3)
    assert (rig.view.turn, rig.view.phase) == (1, "choosing")
    assert rig.drawing == board(drawing)


def test_own_pawn_blocks() -> None:
    rig = Rig()
    rig.lay("""
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
    rig.throw(7, 3)
    assert (rig.view.turn, rig.view.phase) == (1, "choosing")


def test_own_pawn_blocks_even_when_it_could_be_the_one_that_moves() -> None:
    rig = Rig(dice=5)
    rig.lay("""
        A . . . .
        . . . . .
        . . . . A
        . . . . .
        A . A . .
    """)
    rig.throw(5, 3)
    assert (rig.view.turn, rig.view.phase) == (1, "choosing")


# Doubles.


def test_double_plays_again() -> None:
    rig = Rig()
    rig.throw(4, 4)
    rig.place(4, 4)
    assert (rig.view.turn, rig.view.phase, rig.view.again) == (0, "choosing", True)
    assert rig.legal == [BOTH, FIRST, SECOND]


def test_double_on_a_taken_square() -> None:
    rig = Rig()
    rig.throw(4, 4)
    rig.place(4, 4)
    rig.lose_turn()
    rig.throw(4, 4)
    assert (rig.view.turn, rig.view.phase, rig.view.again) == (0, "choosing", False)


def test_kept_die_makes_a_double() -> None:
    rig = Rig()
    rig.throw(4, 2)
    rig.place(4, 2)
    rig.throw(4, keep="first")
    assert rig.legal == [Place(4, 4)]
    rig.place(4, 4)
    assert (rig.view.turn, rig.view.phase) == (1, "choosing")


def test_zero_after_a_double() -> None:
    rig = Rig()
    rig.throw(4, 4)
    rig.place(4, 4)
    rig.throw(0, keep="first")
    assert rig.view.turn == 1
    assert rig.view.pawns == [[(4, 4)], []]


def test_doubles_may_follow_each_other() -> None:
    rig = Rig()
    for number in (1, 3, 5, 7):
        rig.throw(number, number)
        rig.place(number, number)
    assert rig.view.turn == 0
    assert rig.view.pawns[0] == [(1, 1), (3, 3), (5, 5), (7, 7)]


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
    rig = Rig()
    rig.lay("""
        A . A
        . . .
        A . .
    """)
    rig.throw(2, 7)
    assert rig.legal == [Place(2, 7), Place(7, 2)]


def test_fifth_pawn_moves() -> None:
    rig = Rig(dice=5)
    rig.lay(FOUR_DOWN)
    rig.throw(4, 5)
    assert rig.legal == moved_from((4, 5)) + moved_from((5, 4))


def test_moving_may_break_a_pair() -> None:
    rig = Rig(dice=5)
    rig.lay(FOUR_DOWN)
    rig.throw(5, 5)
    assert rig.legal == moved_from((5, 5))
    rig.place(5, 5, origin=(1, 2))
    assert rig.drawing == board("""
        A . . . .
        . . . . .
        . . A . .
        . . . . .
        A . . . A
    """)


def test_the_square_left_behind_is_free() -> None:
    rig = Rig(dice=5)
    rig.lay(FOUR_DOWN)
    rig.throw(4, 5)
    rig.place(4, 5, origin=(3, 3))
    rig.throw(3, 3)
    assert rig.legal == [Place(3, 3)]


def test_a_line_may_be_made_by_moving() -> None:
    rig = Rig(dice=5)
    rig.lay(FOUR_DOWN)
    rig.throw(1, 3)
    rig.place(1, 3, origin=(5, 1))
    assert (rig.view.phase, rig.view.winner) == ("game-over", 0)


def test_a_pawn_is_no_part_of_the_line_that_it_leaves() -> None:
    rig = Rig(dice=5)
    rig.lay(FOUR_DOWN)
    rig.throw(1, 3)
    rig.place(1, 3, origin=(1, 2))
    assert rig.view.phase == "choosing"
