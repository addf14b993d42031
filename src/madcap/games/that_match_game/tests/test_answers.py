"""The cases of the rules page about answers: lightning numbers, chains of them, and whose cards stick."""

import pytest

from madcap.engine.state import CLOCK
from madcap.games.that_match_game.moves import Answer, Block, Closed, Move, Pass, Place
from madcap.games.that_match_game.tests.position import Rig

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
B_HAND = "lightning-red-1 lightning-red-2 blue-2"


def played(*others: str, middle: str = LAST_RED_3, card: str = "red-3", first: str = "green-2 green-3") -> Rig:
    """Seat 0 has played a card on red; the others hold these hands."""
    rig = Rig(middle, hands=[f"{card} {first}", *others])
    rig.play(0, Place(card, 1, "red"))
    return rig


def answers(rig: Rig, seat: int) -> list[str]:
    """The sums that a seat can answer with."""
    return [move.sum for move in rig.legal_of(seat, Answer)]


def test_example_one() -> None:
    rig = played(B_HAND, "green-4")
    rig.play(1, Answer("1 + 2", "red"))
    assert (rig.window.sticks, rig.window.stars) == (2, 1)
    assert rig.close("4-5-6") == Closed(1, 1)
    assert rig.points == [0, 1, 0]
    assert (rig.hand(1), rig.discards) == ("blue-2", "red-3 green-1 blue-1 lightning-red-1 lightning-red-2")
    assert (rig.view().turn, rig.view().plays_left, rig.lying(1)) == (0, 1, "4-5-6")


def test_chain() -> None:
    rig = played(B_HAND, "lightning-red-3 green-4")
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, Answer("3", "red"))
    assert rig.window.sticks == 3
    assert rig.close() == Closed(2, 1)
    assert rig.points == [0, 0, 1]
    assert rig.discards == "red-3 green-1 blue-1 lightning-red-1 lightning-red-2 lightning-red-3"


def test_a_chain_that_closes_nothing_leaves_only_the_last_answer() -> None:
    rig = played(B_HAND, "lightning-red-3 green-4", middle="5-3-2")
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, Answer("3", "red"))
    assert rig.close() == Closed(2, 0)
    assert rig.lying(1) == "5-3-2 lightning-red-3"
    assert rig.discards == "red-3 lightning-red-1 lightning-red-2"


def test_two_players_answer_each_other_in_turns() -> None:
    rig = played("lightning-red-3 lightning-red-1 lightning-red-2", "lightning-red-3")
    rig.play(1, Answer("3", "red"))
    rig.play(2, Answer("3", "red"))
    rig.play(1, Answer("1 + 2", "red"))
    assert rig.close() == Closed(1, 1)


def test_own_response_not_answerable() -> None:
    rig = played("lightning-red-3 lightning-red-1 lightning-red-2", "lightning-red-3")
    rig.play(1, Answer("3", "red"))
    assert (answers(rig, 1), answers(rig, 2)) == ([], ["3"])
    rig.play(2, Answer("3", "red"))
    assert (answers(rig, 1), answers(rig, 2)) == (["1 + 2"], [])


def test_own_turn_no_number_response() -> None:
    rig = played("lightning-red-3", "green-4", first="lightning-red-3 lightning-red-1 red-block orange-block")
    assert rig.legal(0) == []
    rig.play(1, Answer("3", "red"))
    assert rig.legal(0) == [
        Pass(2),
        Block("red-block", 1, 1, 0, "red-3"),
        Block("red-block", 2, 1, 1, "lightning-red-3"),
    ]


def test_non_closing_play_answered() -> None:
    rig = played(B_HAND, middle="5-3-2")
    rig.play(1, Answer("1 + 2", "red"))
    assert rig.close() == Closed(1, 0)
    assert (rig.points, rig.missing(1)) == ([0, 0], [2, 3, 2])
    assert (rig.lying(1), rig.discards) == ("5-3-2 lightning-red-1 lightning-red-2", "red-3")


def test_wrong_sum() -> None:
    rig = played("lightning-red-1 lightning-red-1 lightning-red-4")
    assert rig.legal(1) == [Pass(1)]


def test_wrong_colour() -> None:
    rig = played("lightning-green-3 lightning-blue-1 lightning-blue-2 lightning-red-1 lightning-green-2")
    assert rig.legal(1) == [Pass(1)]


def test_only_lightning_answers() -> None:
    rig = played("red-3 red-1 red-2 red-exclamation lightning-red-3")
    assert rig.legal(1) == [Pass(1), Answer("3", "red")]


def test_all_ways_to_add_up() -> None:
    held = "lightning-red-1 lightning-red-1 lightning-red-1 lightning-red-2 lightning-red-2 lightning-red-3"
    rig = played(held)
    assert sorted(answers(rig, 1)) == ["1 + 1 + 1", "1 + 2", "3"]
    rig = played(held, middle="4-1-5", card="red-4")
    assert sorted(answers(rig, 1)) == ["1 + 1 + 2", "1 + 3", "2 + 2"]
    rig = played(held, middle="6-1-1", card="red-exclamation")
    assert sorted(answers(rig, 1)) == ["1 + 1 + 1 + 3", "1 + 1 + 2 + 2", "1 + 2 + 3"]


def test_multi_colour_answered() -> None:
    rig = Rig("3-4-5", hands=["any-2 red-1", "lightning-red-2 lightning-green-2 lightning-blue-2"])
    rig.play(0, Place("any-2", 1, "blue"))
    assert rig.legal_of(1, Answer) == [Answer("2", "blue")]
    rig.play(1, Answer("2", "blue"))
    assert rig.close() == Closed(1, 0)
    assert (rig.lying(1), rig.discards) == ("3-4-5 lightning-blue-2", "any-2")


def test_an_exclamation_is_answered_in_the_colour_that_it_closes() -> None:
    """Its own colour says nothing: the answer has the colour that the exclamation was placed on, and what was missing."""
    rig = Rig("3-4-5 blue-2", hands=["red-exclamation red-1", "lightning-red-3 lightning-green-3 lightning-blue-3"])
    rig.play(0, Place("red-exclamation", 1, "blue"))
    assert rig.legal(1) == [Pass(1), Answer("3", "blue")]
    rig.play(1, Answer("3", "blue"))
    assert rig.close() == Closed(1, 0)
    assert (rig.lying(1), rig.missing(1)) == ("3-4-5 blue-2 lightning-blue-3", [3, 4, 0])
    assert rig.discards == "red-exclamation"


def test_multi_colour_is_no_response() -> None:
    rig = played("any-3 any-1 any-2")
    assert rig.legal(1) == [Pass(1)]


def test_a_lightning_number_on_ones_own_turn_is_answered_like_any_other() -> None:
    rig = played("lightning-red-3", card="lightning-red-3")
    rig.play(1, Answer("3", "red"))
    assert rig.close() == Closed(1, 1)


def test_an_exclamation_that_was_answered_is_discarded() -> None:
    rig = played("lightning-red-4 blue-1", middle="6-1-1 red-2", card="red-exclamation")
    rig.play(1, Answer("4", "red"))
    assert rig.close() == Closed(1, 0)
    assert (rig.lying(1), rig.missing(1)) == ("6-1-1 red-2 lightning-red-4", [0, 1, 1])
    assert rig.discards == "red-exclamation"


def test_answers_do_not_count_as_plays_and_need_no_draw() -> None:
    rig = played(B_HAND, middle="5-3-2")
    rig.play(1, Answer("1 + 2", "red"))
    rig.close()
    rig.end_time(0)
    assert (rig.view().turn, rig.view().phase, rig.view().plays_left) == (1, "drawing", 2)


def test_winning_on_anothers_turn() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-2", B_HAND, "green-4"], won=["", "4-5-6 3-4-5", "1-1-3"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.play(1, Answer("1 + 2", "red"))
    assert rig.close() == Closed(1, 1)
    assert (rig.view().phase, rig.actors, rig.points) == ("over", [], [0, 10, 1])
    assert rig.payoffs == [0, 1, 0]


# Who is asked.


def test_everybody_with_a_card_is_asked_except_the_player_on_turn() -> None:
    rig = played("green-1", "", "lightning-red-3")
    assert (rig.actors, rig.window.asked) == ([1, 3], [1, 3])
    assert rig.state.awaited == rig.state.actors


def test_after_a_new_card_everybody_is_asked_again_also_its_player() -> None:
    rig = played("green-1", "lightning-red-3 green-4")
    rig.play(1, Pass(1))
    assert rig.actors == [2]
    rig.play(2, Answer("3", "red"))
    assert (rig.actors, rig.window.passed) == ([0, 1, 2], [])
    assert rig.legal(1) == [Pass(2)]


def test_a_player_who_has_laid_their_last_card_is_not_asked() -> None:
    rig = played("green-1", "lightning-red-3")
    rig.play(2, Answer("3", "red"))
    assert rig.actors == [0, 1]


def test_a_player_on_turn_without_a_card_is_never_asked() -> None:
    rig = played("lightning-red-3 green-1", "green-4", first="")
    rig.play(1, Answer("3", "red"))
    assert rig.actors == [1, 2]


def test_a_pass_stands_until_another_card_comes() -> None:
    rig = played("green-1", "lightning-red-3")
    rig.play(1, Pass(1))
    assert (rig.legal(1), rig.window.passed) == ([], [1])


def test_the_window_closes_when_all_have_passed() -> None:
    rig = played("green-1", "green-4")
    rig.play(2, Pass(1))
    assert not rig.match.clock_is_due
    rig.play(1, Pass(1))
    assert (rig.actors, rig.legal(CLOCK)) == ([CLOCK], [Closed(0, 1)])


def test_the_window_closes_at_once_if_nobody_has_a_card() -> None:
    rig = played("", "")
    assert rig.actors == [CLOCK]


def test_time_running_out_passes() -> None:
    rig = played("lightning-red-3 green-1")
    rig.end_time(1)
    assert (rig.actors, rig.hand(1)) == ([CLOCK], "green-1 lightning-red-3")


@pytest.mark.parametrize(("seconds", "waits", "closes"), [(8, 8000, 600), (4, 4000, 600), (0, 0, 0)])
def test_how_long_a_window_waits(seconds: int, waits: int, closes: int) -> None:
    rig = Rig("5-3-2", hands=["red-3", "green-1", "lightning-red-3"], window=seconds, timer=15)
    assert rig.state.wait_ms(0) == 15_000
    rig.play(0, Place("red-3", 1, "red"))
    assert [rig.state.wait_ms(seat) for seat in (1, 2)] == [waits, waits]
    rig.pass_all()
    assert rig.state.wait_ms(CLOCK) == closes


def test_passing_is_the_default_with_any_hand() -> None:
    defaults: list[Move] = []
    for held in ("green-1", "lightning-red-3 red-block orange-block", "lightning-red-1 lightning-red-2"):
        defaults.append(played(held).legal(1)[0])
    assert defaults == [Pass(1)] * 3
