"""The roll-off, the order of turns, the boards, and refused moves."""

import msgspec
import pytest

from madcap.engine.errors import GameIsOver, NotASeat, NotLegal, NotYourTurn, Refusal
from madcap.engine.match import digest
from madcap.engine.state import CHANCE, CLOCK
from madcap.games.madmath import GAME
from madcap.games.madmath.kinds import THROW
from madcap.games.madmath.moves import Move, NextRound, Place, Roll, Throw
from madcap.games.madmath.tests.position import Rig, Square

# The roll-off.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_throw_starts(seats: int) -> None:
    for starts in range(seats):
        assert Rig(seats=seats, starts=starts).view.turn == starts


def test_the_roll_off_counts_the_sum_of_both_dice() -> None:
    rig = Rig(roll_off=[(9, 0), (5, 5)])
    assert (rig.view.turn, rig.view.roll_off) == (1, [9, 10])


def test_roll_off_ties_throw_again() -> None:
    rig = Rig(roll_off=[(3, 4), (5, 2), (1, 1), (1, 2)])
    assert (rig.view.turn, rig.view.roll_off) == (1, [2, 3])


def test_only_tied_players_throw_again() -> None:
    rig = Rig(seats=4, roll_off=[(9, 0), (1, 1), (4, 5), (8, 0), (0, 0), (0, 1)])
    assert (rig.view.turn, rig.view.roll_off) == (2, [0, 2, 1, 8])


def test_a_tie_below_the_highest_throw_does_not_matter() -> None:
    assert Rig(seats=3, roll_off=[(1, 1), (2, 0), (3, 0)]).view.turn == 2


def test_players_who_tie_again_throw_a_third_time() -> None:
    rig = Rig(seats=3, roll_off=[(5, 5), (5, 5), (5, 5), (1, 1), (2, 2), (2, 2), (3, 0), (0, 1)])
    assert rig.view.turn == 1


# Turns.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_passes_to_the_left(seats: int) -> None:
    rig = Rig(seats=seats, starts=1)
    order = []
    for column in range(1, 2 * seats + 1):
        order.append(rig.view.turn)
        rig.throw(9, column)
        rig.place(9, column) if column % 2 else rig.place(column, 9)
    assert order == [(1 + n) % seats for n in range(2 * seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lost_turn_passes_to_the_left(seats: int) -> None:
    rig = Rig(seats=seats)
    for n in range(2 * seats):
        assert rig.view.turn == n % seats
        rig.lose_turn()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_four_pawns(seats: int) -> None:
    rig = Rig(seats=seats)
    for row in range(1, 9, 2):
        for column in range(9 - seats, 9):
            rig.throw(row, column)
            rig.place(row, column)
            if row == column:
                rig.lose_turn()
    assert [len(pawns) for pawns in rig.view.pawns] == [4] * seats
    rig.throw(9, 9)
    assert len(rig.legal) == 4


# Boards.


@pytest.mark.parametrize("dice", [5, 9, 12])
def test_a_die_runs_from_0_to_the_last_line_of_the_board(dice: int) -> None:
    state = GAME.start(GAME.options(dice=dice), 2)
    faces = [GAME.typed(state.move(CHANCE, n)) for n in range(state.move_count(CHANCE))]
    assert faces == [Roll(0, "first", shows) for shows in range(dice + 1)]


@pytest.mark.parametrize(("dice", "line"), [(5, [(5, 3), (5, 4), (5, 5)]), (12, [(10, 12), (11, 12), (12, 12)])])
def test_the_last_line_of_a_board_wins(dice: int, line: list[Square]) -> None:
    rig = Rig(dice=dice, level="intermediate", points=300)
    rig.win_round(1, line)
    assert rig.view.scores == [0, sum(row * column for row, column in line)]


def test_a_die_shows_no_number_beyond_the_board() -> None:
    rig = Rig(dice=5)
    rig.match.state.apply(0, GAME.packed(Throw()))
    assert not rig.match.state.is_legal(CHANCE, GAME.packed(Roll(0, "first", 6)))


# Refusals: a named error, and an unchanged state.


def refused(rig: Rig, error: type[Refusal], seat: int, number: int) -> None:
    before, log = digest(rig.match.state), list(rig.match.log)
    with pytest.raises(error):
        rig.match.play(seat, number)
    assert (digest(rig.match.state), rig.match.log) == (before, log)


def to_choose() -> Rig:
    rig = Rig()
    rig.throw(7, 0)
    return rig  # seat 1 may throw both or keep the 7


def to_place() -> Rig:
    rig = to_choose()
    rig.throw(3, keep="first")
    return rig  # seat 1 may enter on (7, 3) or (3, 7)


def test_not_your_turn() -> None:
    refused(to_choose(), NotYourTurn, 0, GAME.packed(Throw()))
    refused(to_place(), NotYourTurn, 0, GAME.packed(Place(7, 3)))
    refused(to_choose(), NotYourTurn, CLOCK, GAME.packed(NextRound()))


def test_nobody_moves_while_the_clock_is_due() -> None:
    rig = Rig(level="expert")
    rig.win_round(0, [(1, 1), (1, 2), (1, 3)])
    for seat in (0, 1):
        refused(rig, NotYourTurn, seat, GAME.packed(Throw()))
        refused(rig, NotYourTurn, seat, GAME.packed(NextRound()))


@pytest.mark.parametrize("seat", [-1, 2, 3, 13, CHANCE, 16, 1000])
def test_not_a_seat(seat: int) -> None:
    refused(to_choose(), NotASeat, seat, GAME.packed(Throw()))


@pytest.mark.parametrize("move", [Throw("second"), Place(7, 3), Roll(1, "first", 4), NextRound()])
def test_not_legal_when_choosing(move: Move) -> None:
    refused(to_choose(), NotLegal, 1, GAME.packed(move))


@pytest.mark.parametrize(
    "move",
    [Throw(), Throw("first"), Place(7, 7), Place(3, 3), Place(7, 3, 3, 7), Roll(1, "second", 4), NextRound()],
)
def test_not_legal_when_placing(move: Move) -> None:
    refused(to_place(), NotLegal, 1, GAME.packed(move))


def test_not_legal_to_move_a_pawn_of_somebody_else_or_to_enter_a_fifth() -> None:
    rig = Rig(dice=5)
    rig.lay("""
        A A . . B
        . . . . .
        A . . . .
        . . . . .
        . A . . .
    """)
    rig.throw(5, 5)
    refused(rig, NotLegal, 0, GAME.packed(Place(5, 5)))
    refused(rig, NotLegal, 0, GAME.packed(Place(5, 5, 1, 5)))
    refused(rig, NotLegal, 0, GAME.packed(Place(5, 5, 2, 2)))


def test_a_move_that_keeps_both_dice_is_refused() -> None:
    rig = Rig()
    rig.throw(7, 3)
    rig.place(7, 3)
    refused(rig, NotLegal, 1, THROW | 3 << 8)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "throw", "keep": "both"}', type=GAME.move)


@pytest.mark.parametrize("number", [0, -1, 255, 2**52, 2**62])
def test_numbers_that_are_no_moves_are_not_legal(number: int) -> None:
    refused(to_choose(), NotLegal, 1, number)


@pytest.mark.parametrize("seat", [0, 1, 7, CLOCK])
def test_game_is_over(seat: int) -> None:
    rig = Rig()
    rig.win_round(0, [(1, 1), (1, 2), (1, 3)])
    refused(rig, GameIsOver, seat, GAME.packed(Throw()))
