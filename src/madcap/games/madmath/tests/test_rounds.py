"""The cases of the rules page about scores, rounds and the end of the game."""

import re
from pathlib import Path

import pytest

from madcap.engine.state import CLOCK
from madcap.games.madmath import GAME, Options
from madcap.games.madmath.components import Board
from madcap.games.madmath.tests.position import Square, Table
from madcap.games.madmath.view import LevelName

WORTH_6: list[Square] = [(1, 1), (1, 2), (1, 3)]
WORTH_10: list[Square] = [(1, 3), (2, 2), (3, 1)]
WORTH_56: list[Square] = [(2, 5), (3, 6), (4, 7)]
WORTH_75: list[Square] = [(5, 4), (5, 5), (5, 6)]
WORTH_126: list[Square] = [(6, 6), (6, 7), (6, 8)]
WORTH_144: list[Square] = [(6, 7), (6, 8), (6, 9)]

# Points.


def test_intermediate_sum() -> None:
    table = Table(level="intermediate")
    table.win_round(0, WORTH_144)
    assert table.view.scores == [42 + 48 + 54, 0]


def test_intermediate_subtracts_nothing() -> None:
    table = seat_1_holds_10_points_and_square((8, 9), "intermediate")
    table.win_round(0, WORTH_6)
    assert table.view.scores == [6, 10]


def test_junior_counts_rounds() -> None:
    table = Table(rounds=3)
    table.win_round(1, WORTH_144)
    assert table.view.scores == [0, 1]


def test_exceed_not_reach() -> None:
    table = Table(level="intermediate", points=200)
    table.win_round(0, WORTH_144)
    table.next_round()
    table.win_round(0, WORTH_56)
    assert (table.view.scores, table.view.phase) == ([200, 0], "round-over")
    table.next_round()
    table.win_round(0, WORTH_6)
    assert (table.view.scores, table.view.phase) == ([206, 0], "game-over")


def test_one_more_than_the_target_wins() -> None:
    table = Table(level="intermediate", points=200)
    table.win_round(0, WORTH_126)
    table.next_round()
    table.win_round(0, WORTH_75)
    assert (table.view.scores, table.view.phase) == ([201, 0], "game-over")
    assert table.payoffs == [1, 0]


def seat_1_holds_10_points_and_square(square: Square, level: LevelName = "expert") -> Table:
    table = Table(level=level)
    table.win_round(1, WORTH_10)
    table.next_round(starts=1)
    table.throw(*square)
    table.place(*square)
    return table


def test_expert_subtract_floors_at_zero() -> None:
    table = seat_1_holds_10_points_and_square((8, 9))
    table.win_round(0, WORTH_6)
    assert table.view.scores == [6, 0]


def test_expert_subtracts_the_highest_number() -> None:
    table = seat_1_holds_10_points_and_square((2, 1))
    table.lose_turn()
    table.throw(1, 4)
    table.place(1, 4)
    table.win_round(0, WORTH_6)
    assert table.view.scores == [6, 10 - 4]


def test_expert_without_a_pawn_subtracts_nothing() -> None:
    table = Table(level="expert")
    table.win_round(1, WORTH_10)
    table.next_round()
    table.win_round(0, WORTH_6)
    assert table.view.scores == [6, 10]


def test_expert_subtracts_from_everybody_but_the_winner() -> None:
    table = Table(level="expert", seats=3)
    for seat in range(3):
        table.win_round(seat, WORTH_10)
        table.next_round()
    table.lay("""
        . . B
        C . .
        . . .
    """)
    table.win_round(0, WORTH_56)
    assert table.view.scores == [66, 10 - 3, 10 - 2]


def test_last_round_subtracts() -> None:
    table = Table(level="expert", points=60)
    table.win_round(1, WORTH_10)
    table.next_round(starts=1)
    table.throw(3, 1)
    table.place(3, 1)
    table.win_round(0, WORTH_144)
    assert (table.view.scores, table.view.phase) == ([144, 7], "game-over")


def test_addition_board() -> None:
    table = Table(board="addition")
    table.throw(7, 3)
    table.place(7, 3)
    assert table.view.highest == [10, 0]


def test_addition_board_sum() -> None:
    table = Table(board="addition", level="intermediate")
    table.win_round(0, [(7, 3), (7, 4), (7, 5)])
    assert table.view.scores == [10 + 11 + 12, 0]


# Rounds.


def test_a_new_round_starts_with_a_cleared_board_and_a_new_roll_off() -> None:
    table = Table(level="expert")
    table.lay("""
        . . .
        B . .
        . . .
    """)
    table.win_round(0, WORTH_6)
    table.next_round(starts=1)
    assert (table.view.round, table.view.turn, table.view.phase) == (2, 1, "choosing")
    assert table.view.pawns == [[], []]
    assert table.view.roll_off == [2, 4]
    table.throw(1, 2)
    assert len(table.legal) == 2  # nothing is left on (1, 2) and (2, 1)


def test_a_round_that_nobody_wins_after_1000_throws() -> None:
    table = Table(level="expert")
    for _ in range(999):
        table.lose_turn()
    assert table.view.phase == "choosing"
    table.lose_turn()
    assert (table.view.phase, table.view.winner, table.view.line) == ("round-over", None, [])
    assert table.view.scores == [0, 0]


def one_throw_left_to_seat_0_with_two_in_a_row() -> Table:
    table = Table()
    table.win_round(0, WORTH_6[:2])  # two throws, for (1, 1) is a double
    for _ in range(997):
        table.lose_turn()
    assert (table.view.turn, table.view.phase) == (0, "choosing")
    return table


def test_the_thousandth_throw_still_wins() -> None:
    table = one_throw_left_to_seat_0_with_two_in_a_row()
    table.throw(*WORTH_6[2])
    table.place(*WORTH_6[2])
    assert (table.view.phase, table.view.winner) == ("game-over", 0)


def test_there_is_no_throw_after_the_thousandth_even_on_a_double() -> None:
    table = one_throw_left_to_seat_0_with_two_in_a_row()
    table.throw(5, 5)
    table.place(5, 5)
    assert (table.view.phase, table.view.winner) == ("round-over", None)


def test_twenty_rounds() -> None:
    table = Table(level="intermediate", points=300)
    for _ in range(19):
        table.win_round(0, WORTH_6)
        table.next_round()
    table.win_round(1, WORTH_10)
    assert (table.view.round, table.view.phase, table.view.scores) == (20, "game-over", [19 * 6, 10])
    assert table.payoffs == [1, 0]


def tied_after_twenty_rounds() -> Table:
    table = Table(level="intermediate", points=300, seats=3)
    for seat in [0, 1] + [2] * 18:
        table.win_round(seat, WORTH_6 if seat == 2 else WORTH_144)
        if table.view.round < 20:
            table.next_round()
    return table


def test_ties_after_round_20_play_on() -> None:
    table = tied_after_twenty_rounds()
    assert (table.view.round, table.view.phase, table.view.scores) == (20, "round-over", [144, 144, 108])
    table.next_round()
    table.win_round(2, WORTH_6)
    assert table.view.phase == "round-over"  # still tied at the top
    table.next_round()
    table.win_round(1, WORTH_6)
    assert (table.view.round, table.view.phase) == (22, "game-over")
    assert table.payoffs == [0, 1, 0]


def test_those_tied_after_round_60_share_the_win() -> None:
    table = tied_after_twenty_rounds()
    for _ in range(40):
        table.next_round()
        table.exhaust_round()
    assert (table.view.round, table.view.phase) == (60, "game-over")
    assert table.payoffs == [0.5, 0.5, 0]


# Junior.


def test_junior_is_one_round() -> None:
    table = Table()
    table.win_round(1, WORTH_6)
    assert table.match.over
    assert table.payoffs == [0, 1]


@pytest.mark.parametrize("winners", [[0, 0, 1], [0, 1, 0], [1, 0, 0]])
def test_junior_most_rounds_win(winners: list[int]) -> None:
    table = Table(rounds=3)
    for seat in winners[:-1]:
        table.win_round(seat, WORTH_6)
        assert table.view.phase == "round-over"
        table.next_round()
    table.win_round(winners[-1], WORTH_6)
    assert (table.view.phase, table.view.scores) == ("game-over", [2, 1])
    assert table.payoffs == [1, 0]


def test_junior_ties_play_on() -> None:
    table = Table(rounds=3, seats=3)
    for seat in (0, 1, 2):
        table.win_round(seat, WORTH_6)
        assert table.view.phase == "round-over"
        table.next_round()
    table.win_round(2, WORTH_6)
    assert (table.view.round, table.view.phase) == (4, "game-over")
    assert table.payoffs == [0, 0, 1]


# Time.


@pytest.mark.parametrize("seconds", [0, 15, 30, 60])
def test_the_timer_waits_so_many_seconds_for_a_decision(seconds: int) -> None:
    table = Table(timer=seconds)
    table.throw(1, 2)
    assert table.match.state.wait_ms(0) == 1000 * seconds
    table.place(1, 2)
    assert table.match.state.wait_ms(1) == 1000 * seconds


def shown_ms(table: Table) -> int:
    """How much longer than for any other decision somebody has for the first one of a round."""
    return table.match.state.wait_ms(0) - 15_000


def test_time_begins_when_the_roll_off_has_been_shown() -> None:
    """Everybody's throw, once more for those who are tied; from the second round on, pawns leave the board before it."""
    times = beat_times()
    two_throw = times["NEXT_THROW_MS"] + times["TUMBLE_MS"]
    table = Table(timer=15, rounds=3)
    assert shown_ms(table) == two_throw + times["STARTER_MS"]
    assert shown_ms(Table(timer=15, seats=4)) == shown_ms(table) + 2 * times["NEXT_THROW_MS"]
    tied = Table(timer=15, roll_off=[(2, 3), (4, 1), (3, 3), (1, 1)])
    assert shown_ms(tied) == shown_ms(table) + times["TIE_MS"] + two_throw
    table.win_round(0, WORTH_6)
    table.next_round()
    assert shown_ms(table) == times["CLEAR_MS"] + two_throw + times["STARTER_MS"]


def test_a_roll_off_that_is_tied_for_ever_only_doubles_the_time() -> None:
    assert shown_ms(Table(timer=15, roll_off=[(1, 1)] * 40 + [(2, 2), (1, 1)])) == 15_000


def test_without_a_timer_nobody_waits_for_the_roll_off_either() -> None:
    assert Table().match.state.wait_ms(0) == 0


def beat_times() -> dict[str, int]:
    """How long the page shows each part of a roll-off."""
    kit = Path(__file__).parents[5] / "web" / "src" / "kit" / "motion.ts"
    beats = Path(__file__).parents[1] / "ui" / "beats.ts"
    constants = re.findall(r"const (\w+_MS) = (\d+);", kit.read_text() + beats.read_text())
    return {name: int(value) for name, value in constants}


def test_the_clock_does_not_wait_for_ever_between_rounds() -> None:
    assert Table().match.state.wait_ms(CLOCK) > 0


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
    assert Table(board=name, dice=dice, level="intermediate").view.target == points


@pytest.mark.parametrize(("name", "dice", "points"), USUAL)
@pytest.mark.parametrize("level", ["intermediate", "expert"])
def test_a_target_of_200_is_always_allowed(name: Board, dice: int, points: int, level: LevelName) -> None:
    assert Table(board=name, dice=dice, level=level, points=200).view.target == 200


def test_the_default_is_the_box_as_the_rules_page_has_it() -> None:
    view = GAME.view(GAME.start(Options(), 2), 0)
    assert (view.board, view.size, view.level, view.target) == ("multiplication", 9, "junior", 1)
