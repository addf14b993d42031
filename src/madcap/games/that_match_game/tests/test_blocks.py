"""The cases of the rules page about blocks: red ones strike numbers, orange ones strike blocks."""

import pytest

from madcap.games.that_match_game.moves import Answer, Block, Closed, Pass, Place
from madcap.games.that_match_game.tests.position import Table
from madcap.games.that_match_game.view import Aim

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
B_HAND = "lightning-red-1 lightning-red-2 orange-block blue-2"
C_HAND = "red-block red-block orange-block lightning-red-3 blue-3"
ON_THE_PLAY = Block("red-block", 1, 1, 0, "red-3")


def played(*others: str, middle: str = LAST_RED_3, card: str = "red-3", first: str = "green-2") -> Table:
    """Seat 0 has played a card on red; the others hold these hands."""
    table = Table(middle, hands=[f"{card} {first}", *(others or (B_HAND, C_HAND))])
    table.play(0, Place(card, 1, "red"))
    return table


def answered(**setting: str) -> Table:
    """Seat 1 has answered 1 + 2."""
    table = played(**setting)
    table.play(1, Answer("1 + 2", "red"))
    return table


def blocked(place: int = 1, **setting: str) -> Table:
    """Seat 2 has struck one of the two cards."""
    table = answered(**setting)
    table.play(2, Block("red-block", 2, place, 1, f"lightning-red-{place}"))
    return table


def outs(table: Table) -> list[bool]:
    return [entry.out for entry in table.window.stack]


@pytest.mark.parametrize("place", [1, 2])
def test_example_two(place: int) -> None:
    table = blocked(place)
    table.play(1, Block("orange-block", 3, 1, 2, "red-block"))
    assert (outs(table), table.window.sticks) == ([False, False, True, False], 2)
    assert table.close("4-5-6") == Closed(1, 1)
    assert table.points == [0, 1, 0]
    assert table.discards == "red-3 green-1 blue-1 lightning-red-1 lightning-red-2 red-block orange-block"


@pytest.mark.parametrize("place", [1, 2])
def test_block_stands(place: int) -> None:
    table = blocked(place)
    assert (outs(table), table.window.sticks) == ([False, True, False], 1)
    assert table.window.stack[1].struck == [place == 1, place == 2]
    assert table.window.stack[2].aims == Aim(2, place)
    assert table.close() == Closed(0, 1)
    assert table.points == [1, 0, 0]
    assert table.discards == "red-3 green-1 blue-1 lightning-red-1 lightning-red-2 red-block"


def test_play_blocked() -> None:
    table = played()
    table.play(2, ON_THE_PLAY)
    assert (table.window.sticks, table.window.stars) == (None, 0)
    assert table.close() == Closed(None, 0)
    assert (table.points, table.lying(1), table.missing(1)) == ([0, 0, 0], LAST_RED_3, [3, 0, 0])
    assert (table.discards, table.view().plays_left, table.view().turn) == ("red-3 red-block", 1, 0)


def test_play_blocked_but_answered() -> None:
    table = played(middle="5-3-2")
    table.play(2, ON_THE_PLAY)
    table.play(1, Answer("1 + 2", "red"))
    assert table.close() == Closed(1, 0)
    assert (table.lying(1), table.discards) == ("5-3-2 lightning-red-1 lightning-red-2", "red-3 red-block")


def test_an_answer_stands_though_the_play_is_blocked_later() -> None:
    table = answered()
    table.play(2, ON_THE_PLAY)
    assert (outs(table), table.close()) == ([True, False, False], Closed(1, 1))


def test_block_the_chain() -> None:
    table = played(B_HAND, C_HAND, "red-block")
    table.play(1, Answer("1 + 2", "red"))
    table.play(2, Answer("3", "red"))
    table.play(3, Block("red-block", 3, 1, 2, "lightning-red-3"))
    assert (outs(table), table.window.sticks) == ([False, False, True, False], 2)
    assert table.close() == Closed(1, 1)


def test_whoever_was_overridden_may_answer_again_once_that_is_struck() -> None:
    table = played("lightning-red-3 lightning-red-1 lightning-red-2", "lightning-red-3 red-block")
    table.play(1, Answer("3", "red"))
    table.play(2, Block("red-block", 2, 1, 1, "lightning-red-3"))
    assert table.legal_of(1, Answer) == [Answer("1 + 2", "red")]
    table.play(1, Answer("1 + 2", "red"))
    assert table.close() == Closed(1, 1)


def test_all_out_leaves_the_play_to_be_answered() -> None:
    """Seat 1's answer and the play are struck: a number answers the play again, seat 1's own among them."""
    table = played("lightning-red-3 lightning-red-1 lightning-red-2", "red-block red-block", "lightning-red-3")
    table.play(1, Answer("3", "red"))
    table.play(2, Block("red-block", 2, 1, 1, "lightning-red-3"))
    table.play(2, ON_THE_PLAY)
    assert table.window.sticks is None
    assert (table.legal_of(1, Answer), table.legal_of(3, Answer)) == ([Answer("1 + 2", "red")], [Answer("3", "red")])


def test_orange_on_orange() -> None:
    table = blocked()
    table.play(1, Block("orange-block", 3, 1, 2, "red-block"))
    table.play(2, Block("orange-block", 4, 1, 1, "orange-block"))
    assert outs(table) == [False, True, False, True, False]
    assert table.close() == Closed(0, 1)
    assert table.discards.endswith("red-block orange-block orange-block")


def test_both_cards_blocked_one_saved() -> None:
    table = blocked()
    table.play(2, Block("red-block", 2, 2, 1, "lightning-red-2"))
    table.play(1, Block("orange-block", 4, 1, 2, "red-block"))
    assert (table.window.stack[1].struck, outs(table)) == ([True, False], [False, True, False, True, False])
    assert table.close() == Closed(0, 1)


def test_exclamation_blocked() -> None:
    table = played(middle="6-1-1 red-2", card="red-exclamation")
    table.play(2, Block("red-block", 1, 1, 0, "red-exclamation"))
    assert table.close() == Closed(None, 0)
    assert (table.missing(1), table.lying(1)) == ([4, 1, 1], "6-1-1 red-2")
    assert table.discards == "red-exclamation red-block"


def test_a_red_block_strikes_any_colour() -> None:
    table = Table("3-4-5", hands=["any-2 red-1", "red-block"])
    table.play(0, Place("any-2", 1, "green"))
    table.play(1, Block("red-block", 1, 1, 0, "any-2"))
    assert table.close() == Closed(None, 0)


def test_red_strikes_numbers_and_orange_strikes_blocks() -> None:
    table = blocked()
    assert table.legal(2) == [
        Pass(3),
        Answer("3", "red"),
        ON_THE_PLAY,
        Block("red-block", 2, 2, 1, "lightning-red-2"),
        Block("orange-block", 3, 1, 2, "red-block"),
    ]


def test_a_struck_card_is_not_struck_again_until_it_stands_again() -> None:
    again = Block("red-block", 2, 1, 1, "lightning-red-1")
    table = blocked()
    assert again not in table.legal(2)
    table.play(1, Block("orange-block", 3, 1, 2, "red-block"))
    assert again in table.legal(2)
    assert Block("orange-block", 3, 1, 2, "red-block") not in table.legal(2)


def test_one_may_block_ones_own_card() -> None:
    table = played("lightning-red-3 red-block orange-block")
    table.play(1, Answer("3", "red"))
    table.play(1, Block("red-block", 2, 1, 1, "lightning-red-3"))
    assert table.close() == Closed(0, 1)


def test_of_equal_cards_the_first_is_named() -> None:
    table = played("lightning-red-1 lightning-red-1 lightning-red-1", "red-block red-block red-block")
    table.play(1, Answer("1 + 1 + 1", "red"))
    for place in (1, 2, 3):
        strike = Block("red-block", 2, place, 1, "lightning-red-1")
        assert table.legal_of(2, Block) == [ON_THE_PLAY, strike]
        table.play(2, strike)


def test_whose_turn_it_is_may_block_what_others_laid() -> None:
    table = answered(first="red-block orange-block")
    table.play(0, Block("red-block", 2, 1, 1, "lightning-red-1"))
    table.play(1, Block("orange-block", 3, 1, 0, "red-block"))
    table.play(0, Block("orange-block", 4, 1, 1, "orange-block"))
    assert table.close() == Closed(0, 1)


def test_blocked_cards_leave_the_other_goals_alone() -> None:
    table = Table(LAST_RED_3, "2-3-4 red-1", hands=["red-3 green-2", "red-block green-1"])
    table.play(0, Place("red-3", 1, "red"))
    table.play(1, ON_THE_PLAY)
    table.close()
    assert (table.lying(1), table.lying(2)) == (LAST_RED_3, "2-3-4 red-1")
