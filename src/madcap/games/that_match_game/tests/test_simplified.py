"""The cases of the rules page about the simplified game: exact numbers, no answers, one card to draw and to play."""

import pytest

from madcap.games.that_match_game import GAME, Options
from madcap.games.that_match_game.moves import Colour, Discard, Draw, End, Place
from madcap.games.that_match_game.tests.position import Rig

FIVE = "red-1 red-2 green-4 blue-4 blue-5"


def simple(*middle: str, hands: list[str], **setting: object) -> Rig:
    return Rig(*middle, hands=hands, rules="simplified", **setting)


def test_simple_exact() -> None:
    rig = simple("3-2-5", hands=["red-3 red-1 red-2 lightning-red-3", "green-1"])
    assert rig.legal_of(0, Place) == [Place("red-3", 1, "red"), Place("lightning-red-3", 1, "red")]
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.lying(1), rig.missing(1)) == ("3-2-5 red-3", [0, 2, 5])


def test_a_closed_colour_takes_no_more() -> None:
    rig = simple("3-2-5 red-3", hands=["red-3 red-exclamation", "green-1"])
    assert [(move.card, move.colour) for move in rig.legal_of(0, Place)] == [
        ("red-exclamation", "green"),
        ("red-exclamation", "blue"),
    ]


def test_an_exclamation_closes_any_number() -> None:
    rig = simple("3-2-5", "5-3-4 green-3", hands=["red-exclamation red-1", "green-1"])
    places: list[tuple[int, Colour]] = [(1, "red"), (1, "green"), (1, "blue"), (2, "red"), (2, "blue")]
    assert rig.legal_of(0, Place) == [Place("red-exclamation", goal, colour) for goal, colour in places]
    rig.play(0, Place("red-exclamation", 2, "blue"))
    assert rig.missing(2) == [5, 0, 0]


def test_a_multi_colour_number_goes_by_its_number() -> None:
    rig = simple("3-2-5", "1-2-2", hands=["any-2", "green-1"])
    places = [Place("any-2", 1, "green"), Place("any-2", 2, "green"), Place("any-2", 2, "blue")]
    assert rig.legal_of(0, Place) == places


def test_simple_no_response() -> None:
    rig = simple("3-2-5", hands=["red-3 red-1", "lightning-red-3 lightning-red-1"])
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.view().window, rig.view().turn, rig.actors) == (None, 1, [1])


def test_closing_the_last_colour_takes_the_card_at_once() -> None:
    rig = simple("3-1-1 green-1 blue-1", hands=["red-3 red-1", "lightning-red-3"])
    rig.play(0, Place("red-3", 1, "red"), "3-4-5")
    assert (rig.points, rig.discards, rig.lying(1)) == ([1, 0], "red-3 green-1 blue-1", "3-4-5")
    assert rig.view().turn == 1


def test_winning_ends_at_once() -> None:
    rig = simple("3-1-1 green-1 blue-1", hands=["red-3 red-1", "green-1"], won=["3-4-5 4-5-3 1-1-3"])
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.view().phase, rig.points, rig.payoffs) == ("over", [10, 0], [1, 0])


def test_one_card_is_drawn() -> None:
    rig = simple("3-2-5", hands=[FIVE, "green-1"], phase="drawing")
    assert rig.legal(0) == [Draw(1), Draw(0)]


def test_one_card_is_played() -> None:
    rig = simple("3-2-5", hands=["red-3 green-2", "green-1"])
    assert rig.view().plays_left == 1
    rig.play(0, Place("red-3", 1, "red"))
    assert (rig.view().turn, rig.hand(0)) == (1, "green-2")


def test_the_discard_applies_too() -> None:
    rig = simple("3-2-5", hands=["red-1 green-1", "green-1"])
    assert rig.legal(0) == [End(), Discard("red-1"), Discard("green-1")]
    rig.play(0, Discard("red-1"))
    assert (rig.view().turn, rig.discards) == (1, "red-1")


@pytest.mark.parametrize("seats", [2, 5])
def test_sixes_blocks_and_specials_are_left_out(seats: int) -> None:
    state = GAME.start(Options(rules="simplified"), seats)
    shown = [GAME.typed(state.move(14, n)).shows for n in range(state.move_count(14))]
    assert (len(shown), [card for card in shown if "6" in card]) == (24, [])
    assert GAME.view(state, 0).deck == 108 - 6 - 4 - 8
