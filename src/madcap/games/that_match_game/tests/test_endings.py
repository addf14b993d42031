"""The cases of the rules page about the end: enough points, no point card left, nobody moves; and every game ends."""

from collections.abc import Callable

import pytest

from madcap.engine.rng import Rng
from madcap.engine.state import CHANCE, playout
from madcap.games.that_match_game import GAME, Options
from madcap.games.that_match_game.moves import Answer, Closed, Discard, Draw, End, Move, Pass, Place, packed
from madcap.games.that_match_game.state import start
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.tests.twins import legal

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
SEVEN = "red-1 red-2 green-1 green-2 blue-1 blue-2 any-1"
NINE_POINTS = "4-5-6 3-4-5"


def test_enough_points_win_at_once() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-2", "green-4"], won=[NINE_POINTS, "5-6-4"])
    assert rig.points == [9, 5]
    rig.play(0, Place("red-3", 1, "red"))
    assert rig.close() == Closed(0, 1)
    assert (rig.view().phase, rig.actors, rig.payoffs) == ("over", [], [1, 0])
    assert rig.lying(1) == ""  # no new point card is turned up


def test_four_players_need_more_points() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-2", "green-4", "green-4", ""], won=[NINE_POINTS])
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    assert (rig.view().phase, rig.points[0], rig.actors) == ("playing", 10, [0])


def test_point_deck_runs_out() -> None:
    hand = "red-3 red-exclamation green-2"
    rig = Rig(LAST_RED_3, "1-1-3 green-1 blue-3", hands=[hand, "green-4"], points="", won=["", "4-5-6"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    assert ([goal is None for goal in rig.view().goals], rig.view().phase) == ([True, False, True, True], "playing")
    rig.play(0, Place("red-exclamation", 2, "red"))
    rig.close()
    assert (rig.view().phase, rig.actors) == ("over", [])
    assert (rig.points, rig.payoffs) == ([2, 5], [0, 1])


def test_point_cards_under_the_deck_still_come_up() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-2", "green-4"], points="", under="1-1-3")
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    assert (rig.lying(1), rig.view().point_deck, rig.view().phase) == ("1-1-3", 0, "playing")


def end_turns(rig: Rig, count: int) -> None:
    """End this many turns without doing anything."""
    for _ in range(count):
        seat = rig.view().turn
        if rig.view().phase == "drawing":
            rig.play(seat, Draw(0))
        rig.play(seat, End())


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_can_move(seats: int) -> None:
    rig = Rig("5-3-2", hands=[SEVEN, *["green-3"] * (seats - 1)], won=["1-1-3", "1-3-1"])
    end_turns(rig, 2 * seats - 1)
    assert rig.view().phase != "over"
    end_turns(rig, 1)
    assert (rig.view().phase, rig.actors) == ("over", [])
    assert rig.payoffs == [0.5, 0.5, *[0] * (seats - 2)]


@pytest.mark.parametrize("move", [Draw(1), Discard("red-3")])
def test_drawing_or_discarding_begins_the_count_again(move: Move) -> None:
    rig = Rig("5-3-2", hands=["red-3 red-2 red-1", "green-3"], phase="drawing")
    end_turns(rig, 2)
    if isinstance(move, Discard):
        rig.play(0, Draw(0))
    rig.play(0, move)
    if isinstance(move, Draw):
        rig.play(0, End())
    end_turns(rig, 3)
    assert rig.view().phase != "over"
    end_turns(rig, 1)
    assert rig.view().phase == "over"


def test_a_card_played_begins_the_count_again() -> None:
    rig = Rig("5-3-2", hands=["red-3 red-2 red-1", "green-3"], phase="drawing")
    end_turns(rig, 2)
    rig.play(0, Draw(0))
    rig.play(0, Place("red-2", 1, "red"))
    rig.close()
    rig.play(0, End())
    end_turns(rig, 3)
    assert rig.view().phase != "over"
    end_turns(rig, 1)
    assert rig.view().phase == "over"


def test_empty_hands_and_nothing_to_draw() -> None:
    """The game ends by itself when nobody can do anything."""
    rig = Rig("5-3-2 red-1", hands=["red-3", ""], deck="", discards="", won=["", "1-1-3"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    assert (rig.view().phase, rig.payoffs) == ("over", [0, 1])


@pytest.mark.parametrize("seats", [2, 4])
def test_forty_rounds_without_a_point_card_taken(seats: int) -> None:
    rig = Rig("5-3-2", hands=["red-1"] * 2 + ["green-1"] * (seats - 2), won=["1-1-3"], phase="drawing")
    draw_and_discard_turns(rig, 40 * seats)
    assert (rig.view().phase, rig.payoffs[0]) == ("over", 1)


def draw_and_discard_turns(rig: Rig, count: int) -> None:
    """Play this many turns in which no point card is taken; the game is not over before the last of them is."""
    for _ in range(count):
        assert rig.view().phase == "drawing"
        seat = rig.view().turn
        rig.play(seat, Draw(1))
        rig.play(seat, rig.legal_of(seat, Discard)[0])


@pytest.mark.parametrize("answered", [False, True])
def test_the_turn_of_the_taking_is_none_of_the_forty_rounds(answered: bool) -> None:
    """Forty rounds are forty turns of each player after that turn, on whoever's turn the point card was taken."""
    rig = Rig(LAST_RED_3, hands=["red-3 green-1", "lightning-red-3 red-1"])
    rig.play(0, Place("red-3", 1, "red"))
    if answered:
        rig.play(1, Answer("3", "red"))
    assert rig.close() == Closed(int(answered), 1)
    rig.play(0, End())
    draw_and_discard_turns(rig, 40 * 2)
    assert rig.view().phase == "over"


def test_the_turn_of_the_taking_is_not_counted_in_the_simplified_game_either() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-1", "red-1"], rules="simplified")
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.points, rig.view().turn) == ([1, 0], 1)
    draw_and_discard_turns(rig, 40 * 2)
    assert rig.view().phase == "over"


def test_a_point_card_taken_begins_that_count_again() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-1", "red-1"], phase="drawing")
    rig.state.barren = 79
    rig.play(0, Draw(0))
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    rig.play(0, End())
    assert rig.view().phase == "drawing"


# Every game ends, however it is played.

Player = Callable[[list[Move]], Move]


def first(moves: list[Move]) -> Move:
    """Always make the default move."""
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
    state, rng = start(seats, simplified), Rng(seats)
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
