"""The cases of the rules page about cards on colours: sums, closing, exclamations, multi-colour numbers, point cards won."""

import pytest

from madcap.games.that_match_game.moves import Closed, Colour, Discard, Draw, End, Place
from madcap.games.that_match_game.tests.position import Rig

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star


def test_sum_up_to_the_number() -> None:
    rig = Rig("5-3-2 red-1 red-3", hands=["red-2 red-1 lightning-red-1", "green-1"])
    assert rig.missing(1) == [1, 3, 2]
    assert rig.legal_of(0, Place) == [Place("red-1", 1, "red"), Place("lightning-red-1", 1, "red")]


def test_a_number_goes_on_its_colour_wherever_it_fits() -> None:
    rig = Rig("1-3-6", "2-3-4 green-2", "3-4-5 green-exclamation", hands=["green-2", "green-1"])
    assert rig.legal_of(0, Place) == [Place("green-2", 1, "green")]


def test_a_closed_colour_takes_no_more() -> None:
    rig = Rig("3-2-5 red-3", hands=["red-1 any-1", "green-1"])
    assert [move.colour for move in rig.legal_of(0, Place)] == ["green", "blue"]


def test_closing_the_last_colour_takes_the_card() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-2", "green-4"])
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.window.closes, rig.window.stars, rig.window.sticks) == (True, 1, 1)
    assert rig.close("4-5-6") == Closed(0, 1)
    assert (rig.points, rig.view().won[0].cards) == ([1, 0], ["3-1-1"])
    assert rig.discards == "red-3 green-1 blue-1"
    assert (rig.lying(1), rig.missing(1)) == ("4-5-6", [4, 5, 6])
    assert (rig.actors, rig.view().plays_left) == ([0], 1)


def test_a_number_that_closes_nothing_stays() -> None:
    rig = Rig("5-3-2", hands=["red-3 green-2", "green-4"])
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.window.closes, rig.window.stars) == (False, 0)
    assert rig.close() == Closed(0, 0)
    assert (rig.lying(1), rig.missing(1), rig.discards) == ("5-3-2 red-3", [2, 3, 2], "")


def test_a_colour_that_is_not_the_last_wins_nothing() -> None:
    rig = Rig("3-1-1 green-1", hands=["red-3 green-2", "green-4"])
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.window.closes, rig.window.stars) == (True, 0)
    assert rig.close() == Closed(0, 0)
    assert (rig.points, rig.missing(1)) == ([0, 0], [0, 0, 1])


def test_the_last_colour_wins_nothing_before_it_is_closed() -> None:
    rig = Rig("3-1-1 green-1 blue-1", hands=["red-2 green-2", "green-4"])
    rig.play(0, Place("red-2", 1, "red"))
    assert (rig.window.closes, rig.window.stars) == (False, 0)
    assert rig.close() == Closed(0, 0)
    assert (rig.points, rig.missing(1)) == ([0, 0], [1, 0, 0])


@pytest.mark.parametrize(
    ("point_card", "stars"), [("3-1-1", 1), ("3-1-2", 2), ("3-2-5", 3), ("3-4-5", 4), ("4-5-6", 5), ("6-1-1", 2)]
)
def test_stars_of_a_point_card(point_card: str, stars: int) -> None:
    rig = Rig(f"{point_card} green-exclamation blue-exclamation", hands=["red-exclamation", "green-4"])
    rig.play(0, Place("red-exclamation", 1, "red"))
    assert rig.close() == Closed(0, stars)
    assert rig.points == [stars, 0]


# Exclamations.


def test_exclamation() -> None:
    hands = ["red-exclamation", "lightning-red-4 lightning-red-1 lightning-red-3 lightning-red-2"]
    rig = Rig("4-1-5 green-1 blue-5", hands=hands)
    rig.play(0, Place("red-exclamation", 1, "red"))
    assert rig.window.total == 4
    answers = [move.sum for move in rig.legal(1)[1:] if hasattr(move, "sum")]
    assert sorted(answers) == ["1 + 3", "4"]
    assert rig.close() == Closed(0, 3)


def test_an_exclamation_counts_for_what_is_still_missing() -> None:
    rig = Rig("6-1-1 red-2", hands=["red-exclamation", "lightning-red-4"])
    rig.play(0, Place("red-exclamation", 1, "red"))
    assert rig.window.total == 4
    rig.close()
    assert (rig.missing(1), rig.lying(1)) == ([0, 1, 1], "6-1-1 red-2 red-exclamation")


def test_an_exclamation_closes_the_colour_it_is_placed_on_whatever_its_own() -> None:
    rig = Rig("6-1-1", "1-1-6 red-1", hands=["red-exclamation green-1", "lightning-red-4 lightning-blue-4"])
    places: list[tuple[int, Colour]] = [(1, "red"), (1, "green"), (1, "blue"), (2, "green"), (2, "blue")]
    exclamations = [move for move in rig.legal_of(0, Place) if move.card == "red-exclamation"]
    assert exclamations == [Place("red-exclamation", goal, colour) for goal, colour in places]
    rig.play(0, Place("red-exclamation", 2, "blue"))
    assert (rig.window.colour, rig.window.total, rig.window.closes) == ("blue", 6, True)
    assert rig.close() == Closed(0, 0)
    assert (rig.lying(2), rig.missing(2)) == ("1-1-6 red-1 red-exclamation", [0, 1, 0])


def test_an_exclamation_of_another_colour_wins_the_point_card() -> None:
    rig = Rig("4-5-6 red-exclamation green-exclamation", hands=["red-exclamation green-2", "green-4"])
    rig.play(0, Place("red-exclamation", 1, "blue"))
    assert rig.close("3-1-1") == Closed(0, 5)
    assert rig.discards == "red-exclamation red-exclamation green-exclamation"


@pytest.mark.parametrize("rules", ["full", "simplified"])
def test_a_table_may_let_exclamations_close_only_their_own_colour(rules: str) -> None:
    middle = "4-1-5", "1-5-4 red-1"
    rig = Rig(*middle, hands=["red-exclamation", "green-1"], rules=rules, exclamations="own")
    assert rig.legal_of(0, Place) == [Place("red-exclamation", 1, "red")]
    assert rig.view().exclamations == "own"
    rig = Rig(*middle, hands=["red-exclamation", "green-1"], rules=rules)
    assert len(rig.legal_of(0, Place)) == 5
    assert rig.view().exclamations == "any"


# Multi-colour numbers.


def test_multi_colour() -> None:
    rig = Rig("1-3-6", "2-3-4 green-2", hands=["any-2", "green-1"])
    places = [
        Place("any-2", 1, "green"),
        Place("any-2", 1, "blue"),
        Place("any-2", 2, "red"),
        Place("any-2", 2, "blue"),
    ]
    assert rig.legal_of(0, Place) == places


def test_a_multi_colour_number_stays_where_it_was_put() -> None:
    rig = Rig("2-3-4", hands=["any-2 red-1", "green-1"])
    rig.play(0, Place("any-2", 1, "blue"))
    rig.close()
    goal = rig.view().goals[0]
    assert goal
    assert [colour.cards for colour in goal.colours] == [[], [], ["any-2"]]
    assert rig.missing(1) == [2, 3, 2]


# Two cards a turn.


def test_two_plays_two_windows() -> None:
    rig = Rig("5-3-2", hands=["red-3 green-2 red-1", "green-4"])
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.window.goal, rig.window.colour, rig.window.total) == (1, "red", 3)
    rig.close()
    assert (rig.view().window, rig.view().turn, rig.view().plays_left) == (None, 0, 1)
    rig.play(0, Place("green-2", 1, "green"))
    assert (rig.window.colour, rig.window.total, len(rig.window.stack)) == ("green", 2, 1)
    rig.close()
    assert (rig.view().turn, rig.view().phase, rig.hand(0)) == (1, "drawing", "red-1")


def test_one_play_is_enough() -> None:
    rig = Rig("5-3-2", hands=["red-3 green-2", "green-4"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    rig.play(0, End())
    assert (rig.view().turn, rig.hand(0)) == (1, "green-2")


def test_the_turn_ends_with_the_last_card() -> None:
    rig = Rig("5-3-2", hands=["red-3", "green-4"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    assert (rig.view().turn, rig.view().phase) == (1, "drawing")
    assert rig.legal(1)[0] == Draw(2)


def test_nothing_played_discard_one() -> None:
    rig = Rig("5-3-2", hands=["red-3 green-2 green-2 red-block", "green-4"])
    assert rig.legal_of(0, Discard) == [Discard("red-3"), Discard("green-2"), Discard("red-block")]
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    assert rig.legal_of(0, Discard) == []


def test_the_discard_ends_the_turn() -> None:
    rig = Rig("5-3-2", hands=["red-3 green-2", "green-4"])
    rig.play(0, Discard("green-2"))
    assert (rig.view().turn, rig.hand(0), rig.discards) == (1, "red-3", "green-2")


def test_blocks_are_for_answering_only() -> None:
    rig = Rig("5-3-2 red-1", hands=["red-block orange-block", "green-4"])
    assert rig.legal(0) == [End(), Discard("red-block"), Discard("orange-block")]


def test_default_is_to_play_nothing() -> None:
    rig = Rig("5-3-2", hands=["red-3", "green-4"])
    rig.end_time(0)
    assert (rig.view().turn, rig.hand(0), rig.lying(1)) == (1, "red-3", "5-3-2")
