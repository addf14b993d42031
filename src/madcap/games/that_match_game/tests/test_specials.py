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
from madcap.games.that_match_game.tests.position import Table
from madcap.games.that_match_game.tests.twins import legal

SPECIALS = ("clean-slate", "new-goal", "helping-hand", "pickpocket")


def targets(table: Table) -> list[Move]:
    return [move for move in table.legal(0) if not isinstance(move, (End, Discard))]


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
    table = Table("5-3-2", hands=[special, ""], **setting)
    assert table.legal(0) == [End(), Discard(special)]


def test_specials_with_targets() -> None:
    table = Table("5-3-2 red-1", "3-4-5", "", "1-1-3 blue-3", hands=[" ".join(SPECIALS), "", "red-1", "red-2"])
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
    assert targets(table) == expected


def test_new_goal_needs_only_what_was_put_under_the_deck() -> None:
    assert targets(Table("5-3-2", hands=["new-goal", ""], points="", under="1-1-3")) == [NewGoal(1)]


def test_clean_slate() -> None:
    table = Table("5-3-2 red-5 green-exclamation any-1@blue", "3-4-5 red-1", hands=["clean-slate red-3", "green-4"])
    table.play(0, CleanSlate(1))
    assert (table.lying(1), table.missing(1)) == ("5-3-2", [5, 3, 2])
    assert (table.lying(2), table.discards) == ("3-4-5 red-1", "red-5 any-1 green-exclamation clean-slate")
    assert (table.view().window, table.view().plays_left, table.actors) == (None, 1, [0])


def test_new_goal() -> None:
    table = Table("5-3-2 red-1", "3-4-5", hands=["new-goal red-3", "green-4"])
    table.play(0, NewGoal(1), "4-5-6")
    assert (table.lying(1), table.missing(1), table.discards) == ("4-5-6", [4, 5, 6], "red-1 new-goal")
    assert (table.view().under_deck, table.view().point_deck) == (["5-3-2"], 34)
    assert (table.view().window, table.view().plays_left, table.actors) == (None, 1, [0])


def test_what_was_put_under_the_deck_comes_last_and_in_order() -> None:
    table = Table("5-3-2", "3-4-5", hands=["new-goal new-goal", "green-4"], points="4-5-6", under="1-1-3")
    table.play(0, NewGoal(1))
    assert (table.lying(1), table.view().under_deck) == ("4-5-6", ["1-1-3", "5-3-2"])
    table.play(0, NewGoal(2))
    assert (table.lying(2), table.view().under_deck) == ("1-1-3", ["5-3-2", "3-4-5"])


def test_pickpocket() -> None:
    table = Table("5-3-2", hands=["pickpocket red-3", "green-4 blue-1"])
    table.play(0, Pickpocket(1), "blue-1")
    assert (table.hand(0), table.hand(1), table.discards) == ("red-3 blue-1", "green-4", "pickpocket")
    assert (table.view().window, table.view().plays_left, table.actors) == (None, 1, [0])


def test_any_card_may_be_picked() -> None:
    state = Table("5-3-2", hands=["pickpocket red-3", "green-4 blue-1 blue-1"]).state
    state.apply(0, packed(Pickpocket(1)))
    assert legal(state, CHANCE) == [Picked(0, 1, card) for card in ("green-4", "blue-1", "blue-1")]


def test_a_special_is_a_play_of_the_two() -> None:
    table = Table("5-3-2", hands=["pickpocket pickpocket red-3", "green-4 blue-1"])
    table.play(0, Pickpocket(1), "blue-1")
    assert table.legal_of(0, Discard) == []
    table.play(0, Pickpocket(1), "green-4")
    assert (table.view().turn, table.hand(1)) == (1, "")


def test_a_special_as_the_last_card_ends_the_turn() -> None:
    table = Table("5-3-2 red-1", hands=["clean-slate", "green-4"])
    table.play(0, CleanSlate(1))
    assert table.view().turn == 1
