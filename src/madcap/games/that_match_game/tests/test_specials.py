"""The cases of the rules page about orange specials: what they do, and when they have no target."""

import pytest

from madcap.engine.state import CHANCE
from madcap.games.that_match_game.moves import (
    CleanSlate,
    Discard,
    End,
    HelpingHand,
    Move,
    NewGoal,
    Picked,
    Pickpocket,
    packed,
)
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.tests.twins import legal

SPECIALS = ("clean-slate", "new-goal", "helping-hand", "pickpocket")


def targets(rig: Rig) -> list[Move]:
    return [move for move in rig.legal(0) if not isinstance(move, (End, Discard))]


@pytest.mark.parametrize(
    ("special", "setting"),
    [
        ("clean-slate", {}),
        ("new-goal", {"points": ""}),
        ("helping-hand", {"deck": "", "discards": ""}),
        ("pickpocket", {}),
    ],
)
def test_special_without_target(special: str, setting: dict[str, str]) -> None:
    rig = Rig("5-3-2", hands=[special, ""], **setting)
    assert rig.legal(0) == [End(), Discard(special)]


def test_specials_with_targets() -> None:
    rig = Rig("5-3-2 red-1", "3-4-5", "", "1-1-3 blue-3", hands=[" ".join(SPECIALS), "", "red-1", "red-2"])
    expected = [
        CleanSlate(1),
        CleanSlate(4),
        NewGoal(1),
        NewGoal(2),
        NewGoal(4),
        HelpingHand(),
        Pickpocket(2),
        Pickpocket(3),
    ]
    assert targets(rig) == expected


def test_new_goal_can_turn_up_a_point_card_from_under_the_deck() -> None:
    assert targets(Rig("5-3-2", hands=["new-goal", ""], points="", under="1-1-3")) == [NewGoal(1)]


def test_clean_slate() -> None:
    rig = Rig("5-3-2 red-5 green-exclamation any-1@blue", "3-4-5 red-1", hands=["clean-slate red-3", "green-4"])
    rig.play(0, CleanSlate(1))
    assert (rig.lying(1), rig.missing(1)) == ("5-3-2", [5, 3, 2])
    assert (rig.lying(2), rig.discards) == ("3-4-5 red-1", "red-5 any-1 green-exclamation clean-slate")
    assert (rig.view().window, rig.view().plays_left, rig.actors) == (None, 1, [0])


def test_new_goal() -> None:
    rig = Rig("5-3-2 red-1", "3-4-5", hands=["new-goal red-3", "green-4"])
    rig.play(0, NewGoal(1), "4-5-6")
    assert (rig.lying(1), rig.missing(1), rig.discards) == ("4-5-6", [4, 5, 6], "red-1 new-goal")
    assert (rig.view().under_deck, rig.view().point_deck) == (["5-3-2"], 34)
    assert (rig.view().window, rig.view().plays_left, rig.actors) == (None, 1, [0])


def test_point_cards_under_the_deck_come_last_and_in_order() -> None:
    rig = Rig("5-3-2", "3-4-5", hands=["new-goal new-goal", "green-4"], points="4-5-6", under="1-1-3")
    rig.play(0, NewGoal(1))
    assert (rig.lying(1), rig.view().under_deck) == ("4-5-6", ["1-1-3", "5-3-2"])
    rig.play(0, NewGoal(2))
    assert (rig.lying(2), rig.view().under_deck) == ("1-1-3", ["5-3-2", "3-4-5"])


def test_pickpocket() -> None:
    rig = Rig("5-3-2", hands=["pickpocket red-3", "green-4 blue-1"])
    rig.play(0, Pickpocket(1), "blue-1")
    assert (rig.hand(0), rig.hand(1), rig.discards) == ("red-3 blue-1", "green-4", "pickpocket")
    assert (rig.view().window, rig.view().plays_left, rig.actors) == (None, 1, [0])


def test_any_card_may_be_picked() -> None:
    state = Rig("5-3-2", hands=["pickpocket red-3", "green-4 blue-1 blue-1"]).state
    state.apply(0, packed(Pickpocket(1)))
    assert legal(state, CHANCE) == [Picked(0, 1, card) for card in ("green-4", "blue-1", "blue-1")]


def test_a_special_is_one_of_the_two_plays() -> None:
    rig = Rig("5-3-2", hands=["pickpocket pickpocket red-3", "green-4 blue-1"])
    rig.play(0, Pickpocket(1), "blue-1")
    assert rig.legal_of(0, Discard) == []
    rig.play(0, Pickpocket(1), "green-4")
    assert (rig.view().turn, rig.hand(1)) == (1, "")


def test_a_special_as_the_last_card_ends_the_turn() -> None:
    rig = Rig("5-3-2 red-1", hands=["clean-slate", "green-4"])
    rig.play(0, CleanSlate(1))
    assert rig.view().turn == 1
