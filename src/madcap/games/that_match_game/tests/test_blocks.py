"""The cases of the rules page about blocks: red ones strike numbers, orange ones strike blocks."""

import pytest

from madcap.games.that_match_game.moves import Answer, Block, Closed, Pass, Place
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.view import Aim

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
B_HAND = "lightning-red-1 lightning-red-2 orange-block blue-2"
C_HAND = "red-block red-block orange-block lightning-red-3 blue-3"
ON_THE_PLAY = Block("red-block", 1, 1, 0, "red-3")


def played(*others: str, middle: str = LAST_RED_3, card: str = "red-3", first: str = "green-2") -> Rig:
    """Seat 0 has played a card on red; the others hold these hands."""
    rig = Rig(middle, hands=[f"{card} {first}", *(others or (B_HAND, C_HAND))])
    rig.play(0, Place(card, 1, "red"))
    return rig


def answered(**setting: str) -> Rig:
    """Seat 1 has answered 1 + 2."""
    rig = played(**setting)
    rig.play(1, Answer("1 + 2", "red"))
    return rig


def blocked(place: int = 1, **setting: str) -> Rig:
    """Seat 2 has struck one of the two cards."""
    rig = answered(**setting)
    rig.play(2, Block("red-block", 2, place, 1, f"lightning-red-{place}"))
    return rig


def outs(rig: Rig) -> list[bool]:
    return [entry.out for entry in rig.window.stack]


@pytest.mark.parametrize("place", [1, 2])
def test_example_two(place: int) -> None:
    rig = blocked(place)
    rig.play(1, Block("orange-block", 3, 1, 2, "red-block"))
    assert (outs(rig), rig.window.sticks) == ([False, False, True, False], 2)
    assert rig.close("4-5-6") == Closed(1, 1)
    assert rig.points == [0, 1, 0]
    assert rig.discards == "red-3 green-1 blue-1 lightning-red-1 lightning-red-2 red-block orange-block"


@pytest.mark.parametrize("place", [1, 2])
def test_block_stands(place: int) -> None:
    rig = blocked(place)
    assert (outs(rig), rig.window.sticks) == ([False, True, False], 1)
    assert rig.window.stack[1].struck == [place == 1, place == 2]
    assert rig.window.stack[2].aims == Aim(2, place)
    assert rig.close() == Closed(0, 1)
    assert rig.points == [1, 0, 0]
    assert rig.discards == "red-3 green-1 blue-1 lightning-red-1 lightning-red-2 red-block"


def test_play_blocked() -> None:
    rig = played()
    rig.play(2, ON_THE_PLAY)
    assert (rig.window.sticks, rig.window.stars) == (None, 0)
    assert rig.close() == Closed(None, 0)
    assert (rig.points, rig.lying(1), rig.missing(1)) == ([0, 0, 0], LAST_RED_3, [3, 0, 0])
    assert (rig.discards, rig.view().plays_left, rig.view().turn) == ("red-3 red-block", 1, 0)


def test_play_blocked_but_answered() -> None:
    rig = played(middle="5-3-2")
    rig.play(2, ON_THE_PLAY)
    rig.play(1, Answer("1 + 2", "red"))
    assert rig.close() == Closed(1, 0)
    assert (rig.lying(1), rig.discards) == ("5-3-2 lightning-red-1 lightning-red-2", "red-3 red-block")


def test_an_answer_stands_though_the_play_is_blocked_later() -> None:
    rig = answered()
    rig.play(2, ON_THE_PLAY)
    assert (outs(rig), rig.close()) == ([True, False, False], Closed(1, 1))


def test_block_the_chain() -> None:
    rig = played(B_HAND, C_HAND, "red-block")
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, Answer("3", "red"))
    rig.play(3, Block("red-block", 3, 1, 2, "lightning-red-3"))
    assert (outs(rig), rig.window.sticks) == ([False, False, True, False], 2)
    assert rig.close() == Closed(1, 1)


def test_a_player_whose_answer_is_struck_may_answer_again() -> None:
    rig = played("lightning-red-3 lightning-red-1 lightning-red-2", "lightning-red-3 red-block")
    rig.play(1, Answer("3", "red"))
    rig.play(2, Block("red-block", 2, 1, 1, "lightning-red-3"))
    assert rig.legal_of(1, Answer) == [Answer("1 + 2", "red")]
    rig.play(1, Answer("1 + 2", "red"))
    assert rig.close() == Closed(1, 1)


def test_all_out_leaves_the_play_to_be_answered() -> None:
    """When seat 1's answer and the play are struck, numbers answer the play again, also those of seat 1."""
    rig = played("lightning-red-3 lightning-red-1 lightning-red-2", "red-block red-block", "lightning-red-3")
    rig.play(1, Answer("3", "red"))
    rig.play(2, Block("red-block", 2, 1, 1, "lightning-red-3"))
    rig.play(2, ON_THE_PLAY)
    assert rig.window.sticks is None
    assert (rig.legal_of(1, Answer), rig.legal_of(3, Answer)) == ([Answer("1 + 2", "red")], [Answer("3", "red")])


def test_orange_on_orange() -> None:
    rig = blocked()
    rig.play(1, Block("orange-block", 3, 1, 2, "red-block"))
    rig.play(2, Block("orange-block", 4, 1, 1, "orange-block"))
    assert outs(rig) == [False, True, False, True, False]
    assert rig.close() == Closed(0, 1)
    assert rig.discards.endswith("red-block orange-block orange-block")


def test_both_cards_blocked_one_saved() -> None:
    rig = blocked()
    rig.play(2, Block("red-block", 2, 2, 1, "lightning-red-2"))
    rig.play(1, Block("orange-block", 4, 1, 2, "red-block"))
    assert (rig.window.stack[1].struck, outs(rig)) == ([True, False], [False, True, False, True, False])
    assert rig.close() == Closed(0, 1)


def test_exclamation_blocked() -> None:
    rig = played(middle="6-1-1 red-2", card="red-exclamation")
    rig.play(2, Block("red-block", 1, 1, 0, "red-exclamation"))
    assert rig.close() == Closed(None, 0)
    assert (rig.missing(1), rig.lying(1)) == ([4, 1, 1], "6-1-1 red-2")
    assert rig.discards == "red-exclamation red-block"


def test_a_red_block_strikes_any_colour() -> None:
    rig = Rig("3-4-5", hands=["any-2 red-1", "red-block"])
    rig.play(0, Place("any-2", 1, "green"))
    rig.play(1, Block("red-block", 1, 1, 0, "any-2"))
    assert rig.close() == Closed(None, 0)


def test_red_strikes_numbers_and_orange_strikes_blocks() -> None:
    rig = blocked()
    assert rig.legal(2) == [
        Pass(3),
        Answer("3", "red"),
        ON_THE_PLAY,
        Block("red-block", 2, 2, 1, "lightning-red-2"),
        Block("orange-block", 3, 1, 2, "red-block"),
    ]


def test_a_struck_card_is_not_struck_again_until_it_stands_again() -> None:
    again = Block("red-block", 2, 1, 1, "lightning-red-1")
    rig = blocked()
    assert again not in rig.legal(2)
    rig.play(1, Block("orange-block", 3, 1, 2, "red-block"))
    assert again in rig.legal(2)
    assert Block("orange-block", 3, 1, 2, "red-block") not in rig.legal(2)


def test_a_player_may_block_their_own_card() -> None:
    rig = played("lightning-red-3 red-block orange-block")
    rig.play(1, Answer("3", "red"))
    rig.play(1, Block("red-block", 2, 1, 1, "lightning-red-3"))
    assert rig.close() == Closed(0, 1)


def test_of_equal_cards_the_first_is_named() -> None:
    rig = played("lightning-red-1 lightning-red-1 lightning-red-1", "red-block red-block red-block")
    rig.play(1, Answer("1 + 1 + 1", "red"))
    for place in (1, 2, 3):
        strike = Block("red-block", 2, place, 1, "lightning-red-1")
        assert rig.legal_of(2, Block) == [ON_THE_PLAY, strike]
        rig.play(2, strike)


def test_the_player_on_turn_may_block_what_others_laid() -> None:
    rig = answered(first="red-block orange-block")
    rig.play(0, Block("red-block", 2, 1, 1, "lightning-red-1"))
    rig.play(1, Block("orange-block", 3, 1, 0, "red-block"))
    rig.play(0, Block("orange-block", 4, 1, 1, "orange-block"))
    assert rig.close() == Closed(0, 1)


def test_blocked_cards_leave_the_other_goals_alone() -> None:
    rig = Rig(LAST_RED_3, "2-3-4 red-1", hands=["red-3 green-2", "red-block green-1"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.play(1, ON_THE_PLAY)
    rig.close()
    assert (rig.lying(1), rig.lying(2)) == (LAST_RED_3, "2-3-4 red-1")
