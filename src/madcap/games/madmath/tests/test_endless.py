"""Games of many rounds, and the limits that end endless ones [11]."""

from madcap.engine.match import Entry
from madcap.engine.state import CLOCK
from madcap.games.madmath import GAME, Options
from madcap.games.madmath.moves import NextRound
from madcap.games.madmath.tests.position import Rig, Square

WORTH_6: list[Square] = [(1, 1), (1, 2), (1, 3)]
WORTH_10: list[Square] = [(1, 3), (2, 2), (3, 1)]

# Rounds.


def one_throw_left_to_seat_0_with_two_in_a_row() -> Rig:
    rig = Rig(rounds=3)
    rig.win_round(0, WORTH_6[:2])  # two throws, for (1, 1) is a double
    for _ in range(9_997):
        rig.lose_turn()
    assert (rig.view.turn, rig.view.phase) == (0, "choosing")
    return rig


def test_the_ten_thousandth_throw_of_a_round_still_wins_it() -> None:
    rig = one_throw_left_to_seat_0_with_two_in_a_row()
    rig.throw(*WORTH_6[2])
    rig.place(*WORTH_6[2])
    assert (rig.view.phase, rig.view.winner) == ("round-over", 0)


def test_there_is_no_throw_after_the_ten_thousandth_even_on_a_double() -> None:
    rig = one_throw_left_to_seat_0_with_two_in_a_row()
    rig.throw(5, 5)
    rig.place(5, 5)
    assert (rig.view.phase, rig.view.winner) == ("game-over", None)


def test_a_round_of_10000_throws_without_a_line_ends_the_game() -> None:
    rig = Rig(level="expert")
    rig.win_round(1, WORTH_10)
    rig.next_round(starts=1)
    rig.throw(8, 9)
    rig.place(8, 9)
    rig.exhaust_round()
    assert (rig.view.phase, rig.view.winner, rig.view.line) == ("game-over", None, [])
    assert (rig.view.scores, rig.payoffs) == ([0, 10], [0, 1])  # nothing is subtracted


def test_players_who_share_the_highest_score_then_share_the_win() -> None:
    rig = Rig(level="intermediate", seats=3)
    rig.win_round(0, WORTH_10)
    rig.next_round()
    rig.win_round(1, WORTH_10)
    rig.next_round()
    rig.exhaust_round()
    assert rig.payoffs == [0.5, 0.5, 0]


# Games.


def test_the_target_is_played_to_however_many_rounds_it_takes() -> None:
    rig = Rig(level="intermediate", points=300)
    for _ in range(50):
        rig.win_round(0, WORTH_6)
        assert rig.view.phase == "round-over"
        rig.next_round()
    rig.win_round(0, WORTH_6)
    assert (rig.view.round, rig.view.scores, rig.view.phase) == (51, [306, 0], "game-over")


def two_rounds_that_change_little() -> list[Entry]:
    """A round that one expert wins, then one of the other, who loses these points; with all moves of chance."""
    rig = Rig(level="expert")
    rig.lay("""
        . . .
        . . .
        . B .
    """)
    rig.win_round(0, WORTH_6)
    rig.next_round(starts=1)
    rig.lay(
        """
        . . .
        . . .
        . A .
        """,
        turn=1,
    )
    rig.win_round(1, WORTH_6)
    assert (rig.view.scores, rig.view.phase) == ([0, 6], "round-over")
    return rig.match.log


def test_a_game_ends_after_100000_rounds() -> None:
    state, two_rounds = GAME.start(Options(level="expert"), 2), two_rounds_that_change_little()
    next_round = (CLOCK, GAME.packed(NextRound()))
    for seat, move in two_rounds + [next_round, *two_rounds] * 49_999:
        assert state.actors >> seat & 1
        state.apply(seat, move)
    assert state.actors == 0
    assert (GAME.view(state, 0).round, GAME.scores(state)) == (100_000, [0, 6])
