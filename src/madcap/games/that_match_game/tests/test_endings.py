"""The cases of the rules page about the end: enough points, no point card left, nobody who moves; and every game ends."""

from collections.abc import Callable

import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, playout
from madcap.games.that_match_game import GAME, Options, rules
from madcap.games.that_match_game.moves import Closed, Discard, Draw, End, Move, Pass, Place, packed
from madcap.games.that_match_game.tests.position import Table
from madcap.games.that_match_game.tests.twins import legal

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
SEVEN = "red-1 red-2 green-1 green-2 blue-1 blue-2 any-1"
NINE_POINTS = "4-5-6 3-4-5"


def test_enough_points_win_at_once() -> None:
    table = Table(LAST_RED_3, hands=["red-3 green-2", "green-4"], won=[NINE_POINTS, "5-6-4"])
    assert table.points == [9, 5]
    table.play(0, Place("red-3", 1, "red"))
    assert table.close() == Closed(0, 1)
    assert (table.view().phase, table.actors, table.payoffs) == ("over", [], [1, 0])
    assert table.lying(1) == ""  # no other one is turned up


def test_more_are_needed_by_four() -> None:
    table = Table(LAST_RED_3, hands=["red-3 green-2", "green-4", "green-4", ""], won=[NINE_POINTS])
    table.play(0, Place("red-3", 1, "red"))
    table.close()
    assert (table.view().phase, table.points[0], table.actors) == ("playing", 10, [0])


def test_point_deck_runs_out() -> None:
    hand = "red-3 red-exclamation green-2"
    table = Table(LAST_RED_3, "1-1-3 green-1 blue-3", hands=[hand, "green-4"], points="", won=["", "4-5-6"])
    table.play(0, Place("red-3", 1, "red"))
    table.close()
    assert ([goal is None for goal in table.view().goals], table.view().phase) == ([True, False, True, True], "playing")
    table.play(0, Place("red-exclamation", 2, "red"))
    table.close()
    assert (table.view().phase, table.actors) == ("over", [])
    assert (table.points, table.payoffs) == ([2, 5], [0, 1])


def test_what_was_put_under_the_deck_still_comes() -> None:
    table = Table(LAST_RED_3, hands=["red-3 green-2", "green-4"], points="", under="1-1-3")
    table.play(0, Place("red-3", 1, "red"))
    table.close()
    assert (table.lying(1), table.view().point_deck, table.view().phase) == ("1-1-3", 0, "playing")


def end_turns(table: Table, count: int) -> None:
    """So many turns in which nothing is done at all."""
    for _ in range(count):
        seat = table.view().turn
        if table.view().phase == "drawing":
            table.play(seat, Draw(0))
        table.play(seat, End())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_can_move(seats: int) -> None:
    table = Table("5-3-2", hands=[SEVEN, *["green-3"] * (seats - 1)], won=["1-1-3", "1-3-1"])
    end_turns(table, 2 * seats - 1)
    assert table.view().phase != "over"
    end_turns(table, 1)
    assert (table.view().phase, table.actors) == ("over", [])
    assert table.payoffs == [0.5, 0.5, *[0] * (seats - 2)]


@pytest.mark.parametrize("move", [Draw(1), Discard("red-3")])
def test_whoever_does_something_begins_the_count_again(move: Move) -> None:
    table = Table("5-3-2", hands=["red-3 red-2 red-1", "green-3"], phase="drawing")
    end_turns(table, 2)
    if isinstance(move, Discard):
        table.play(0, Draw(0))
    table.play(0, move)
    if isinstance(move, Draw):
        table.play(0, End())
    end_turns(table, 3)
    assert table.view().phase != "over"
    end_turns(table, 1)
    assert table.view().phase == "over"


def test_a_card_played_begins_the_count_again() -> None:
    table = Table("5-3-2", hands=["red-3 red-2 red-1", "green-3"], phase="drawing")
    end_turns(table, 2)
    table.play(0, Draw(0))
    table.play(0, Place("red-2", 1, "red"))
    table.close()
    table.play(0, End())
    end_turns(table, 3)
    assert table.view().phase != "over"
    end_turns(table, 1)
    assert table.view().phase == "over"


def test_empty_hands_and_nothing_to_draw() -> None:
    """Nobody is asked any more: it ends by itself."""
    table = Table("5-3-2 red-1", hands=["red-3", ""], deck="", discards="", won=["", "1-1-3"])
    table.play(0, Place("red-3", 1, "red"))
    table.close()
    assert (table.view().phase, table.payoffs) == ("over", [0, 1])


@pytest.mark.parametrize("seats", [2, 4])
def test_forty_rounds_without_a_point_card_taken(seats: int) -> None:
    table = Table("5-3-2", hands=["red-1"] * 2 + ["green-1"] * (seats - 2), won=["1-1-3"], phase="drawing")
    for n in range(40 * seats):
        assert table.view().phase == "drawing"
        seat = n % seats
        table.play(seat, Draw(1))
        table.play(seat, table.legal_of(seat, Discard)[0])
    assert (table.view().phase, table.payoffs[0]) == ("over", 1)


def test_a_point_card_taken_begins_that_count_again() -> None:
    table = Table(LAST_RED_3, hands=["red-3 green-1", "red-1"], phase="drawing")
    table.state.barren = 79
    table.play(0, Draw(0))
    table.play(0, Place("red-3", 1, "red"))
    table.close()
    table.play(0, End())
    assert table.view().phase == "drawing"


# Every game ends, whoever plays.

Player = Callable[[list[Move]], Move]


def first(moves: list[Move]) -> Move:
    """Only ever the default."""
    return moves[0]


def draw_and_discard(moves: list[Move]) -> Move:
    return next((move for move in moves if isinstance(move, Discard)), moves[0])


def do_nothing(moves: list[Move]) -> Move:
    wanted = [move for move in moves if isinstance(move, (End, Pass)) or move == Draw(0)]
    return wanted[0] if wanted else moves[-1]


def last(moves: list[Move]) -> Move:
    return moves[-1]


@pytest.mark.parametrize("simplified", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("player", [first, draw_and_discard, do_nothing, last])
def test_every_game_ends(player: Player, seats: int, simplified: bool) -> None:
    state, rng = rules.start(seats, simplified), Rng(seats)
    for _ in range(20_000):
        if not state.actors:
            break
        seat = next(seat for seat in range(16) if state.actors >> seat & 1)
        moves = legal(state, seat)
        state.apply(seat, packed(moves[rng.below(len(moves))] if seat == CHANCE else player(moves)))
    assert (state.actors, state.awaited, GAME.view(state, 0).phase) == (0, 0, "over")


@pytest.mark.parametrize("kind", ["full", "simplified"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_ends(seats: int, kind: str) -> None:
    for seed in range(20):
        state = GAME.start(Options(rules=kind), seats)  # type: ignore[arg-type]
        assert playout(state, Rng(seed), 100_000) < 100_000
        assert sum(state.payoff(seat) for seat in range(seats)) == pytest.approx(1)
