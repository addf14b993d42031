"""The cases of the rules page about answers: lightning numbers, chains of them, and whose cards stick."""

import pytest

from madcap.engine.state import CLOCK
from madcap.games.that_match_game.moves import Answer, Block, Closed, Move, Pass, Place
from madcap.games.that_match_game.tests.position import Table

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
B_HAND = "lightning-red-1 lightning-red-2 blue-2"


def played(*others: str, middle: str = LAST_RED_3, card: str = "red-3", first: str = "green-2 green-3") -> Table:
    """Seat 0 has played a card on red; the others hold these hands."""
    table = Table(middle, hands=[f"{card} {first}", *others])
    table.play(0, Place(card, 1, "red"))
    return table


def answers(table: Table, seat: int) -> list[str]:
    """What a seat can answer with."""
    return [move.sum for move in table.legal_of(seat, Answer)]


def test_example_one() -> None:
    table = played(B_HAND, "green-4")
    table.play(1, Answer("1 + 2", "red"))
    assert (table.window.sticks, table.window.stars) == (2, 1)
    assert table.close("4-5-6") == Closed(1, 1)
    assert table.points == [0, 1, 0]
    assert (table.hand(1), table.discards) == ("blue-2", "red-3 green-1 blue-1 lightning-red-1 lightning-red-2")
    assert (table.view().turn, table.view().plays_left, table.lying(1)) == (0, 1, "4-5-6")


def test_chain() -> None:
    table = played(B_HAND, "lightning-red-3 green-4")
    table.play(1, Answer("1 + 2", "red"))
    table.play(2, Answer("3", "red"))
    assert table.window.sticks == 3
    assert table.close() == Closed(2, 1)
    assert table.points == [0, 0, 1]
    assert table.discards == "red-3 green-1 blue-1 lightning-red-1 lightning-red-2 lightning-red-3"


def test_a_chain_that_closes_nothing_leaves_only_the_last_answer() -> None:
    table = played(B_HAND, "lightning-red-3 green-4", middle="5-3-2")
    table.play(1, Answer("1 + 2", "red"))
    table.play(2, Answer("3", "red"))
    assert table.close() == Closed(2, 0)
    assert table.lying(1) == "5-3-2 lightning-red-3"
    assert table.discards == "red-3 lightning-red-1 lightning-red-2"


def test_two_players_answer_each_other_in_turns() -> None:
    table = played("lightning-red-3 lightning-red-1 lightning-red-2", "lightning-red-3")
    table.play(1, Answer("3", "red"))
    table.play(2, Answer("3", "red"))
    table.play(1, Answer("1 + 2", "red"))
    assert table.close() == Closed(1, 1)


def test_own_response_not_answerable() -> None:
    table = played("lightning-red-3 lightning-red-1 lightning-red-2", "lightning-red-3")
    table.play(1, Answer("3", "red"))
    assert (answers(table, 1), answers(table, 2)) == ([], ["3"])
    table.play(2, Answer("3", "red"))
    assert (answers(table, 1), answers(table, 2)) == (["1 + 2"], [])


def test_own_turn_no_number_response() -> None:
    table = played("lightning-red-3", "green-4", first="lightning-red-3 lightning-red-1 red-block orange-block")
    assert table.legal(0) == []
    table.play(1, Answer("3", "red"))
    assert table.legal(0) == [
        Pass(2),
        Block("red-block", 1, 1, 0, "red-3"),
        Block("red-block", 2, 1, 1, "lightning-red-3"),
    ]


def test_non_closing_play_answered() -> None:
    table = played(B_HAND, middle="5-3-2")
    table.play(1, Answer("1 + 2", "red"))
    assert table.close() == Closed(1, 0)
    assert (table.points, table.missing(1)) == ([0, 0], [2, 3, 2])
    assert (table.lying(1), table.discards) == ("5-3-2 lightning-red-1 lightning-red-2", "red-3")


def test_wrong_sum() -> None:
    table = played("lightning-red-1 lightning-red-1 lightning-red-4")
    assert table.legal(1) == [Pass(1)]


def test_wrong_colour() -> None:
    table = played("lightning-green-3 lightning-blue-1 lightning-blue-2 lightning-red-1 lightning-green-2")
    assert table.legal(1) == [Pass(1)]


def test_only_lightning_answers() -> None:
    table = played("red-3 red-1 red-2 red-exclamation lightning-red-3")
    assert table.legal(1) == [Pass(1), Answer("3", "red")]


def test_all_ways_to_add_up() -> None:
    held = "lightning-red-1 lightning-red-1 lightning-red-1 lightning-red-2 lightning-red-2 lightning-red-3"
    table = played(held)
    assert sorted(answers(table, 1)) == ["1 + 1 + 1", "1 + 2", "3"]
    table = played(held, middle="4-1-5", card="red-4")
    assert sorted(answers(table, 1)) == ["1 + 1 + 2", "1 + 3", "2 + 2"]
    table = played(held, middle="6-1-1", card="red-exclamation")
    assert sorted(answers(table, 1)) == ["1 + 1 + 1 + 3", "1 + 1 + 2 + 2", "1 + 2 + 3"]


def test_multi_colour_answered() -> None:
    table = Table("3-4-5", hands=["any-2 red-1", "lightning-red-2 lightning-green-2 lightning-blue-2"])
    table.play(0, Place("any-2", 1, "blue"))
    assert table.legal_of(1, Answer) == [Answer("2", "blue")]
    table.play(1, Answer("2", "blue"))
    assert table.close() == Closed(1, 0)
    assert (table.lying(1), table.discards) == ("3-4-5 lightning-blue-2", "any-2")


def test_multi_colour_is_no_response() -> None:
    table = played("any-3 any-1 any-2")
    assert table.legal(1) == [Pass(1)]


def test_a_lightning_number_on_ones_own_turn_is_answered_like_any_other() -> None:
    table = played("lightning-red-3", card="lightning-red-3")
    table.play(1, Answer("3", "red"))
    assert table.close() == Closed(1, 1)


def test_an_exclamation_that_was_answered_is_discarded() -> None:
    table = played("lightning-red-4 blue-1", middle="6-1-1 red-2", card="red-exclamation")
    table.play(1, Answer("4", "red"))
    assert table.close() == Closed(1, 0)
    assert (table.lying(1), table.missing(1)) == ("6-1-1 red-2 lightning-red-4", [0, 1, 1])
    assert table.discards == "red-exclamation"


def test_answers_do_not_count_as_plays_and_need_no_draw() -> None:
    table = played(B_HAND, middle="5-3-2")
    table.play(1, Answer("1 + 2", "red"))
    table.close()
    table.end_time(0)
    assert (table.view().turn, table.view().phase, table.view().plays_left) == (1, "drawing", 2)


def test_winning_on_anothers_turn() -> None:
    table = Table(LAST_RED_3, hands=["red-3 green-2", B_HAND, "green-4"], won=["", "4-5-6 3-4-5", "1-1-3"])
    table.play(0, Place("red-3", 1, "red"))
    table.play(1, Answer("1 + 2", "red"))
    assert table.close() == Closed(1, 1)
    assert (table.view().phase, table.actors, table.points) == ("over", [], [0, 10, 1])
    assert table.payoffs == [0, 1, 0]


# Who is asked.


def test_everybody_with_a_card_is_asked_but_not_whose_play_it_is() -> None:
    table = played("green-1", "", "lightning-red-3")
    assert (table.actors, table.window.asked) == ([1, 3], [1, 3])
    assert table.state.awaited == table.state.actors


def test_a_new_card_asks_everybody_again_its_own_player_too() -> None:
    table = played("green-1", "lightning-red-3 green-4")
    table.play(1, Pass(1))
    assert table.actors == [2]
    table.play(2, Answer("3", "red"))
    assert (table.actors, table.window.passed) == ([0, 1, 2], [])
    assert table.legal(1) == [Pass(2)]


def test_who_has_laid_the_last_card_is_not_asked() -> None:
    table = played("green-1", "lightning-red-3")
    table.play(2, Answer("3", "red"))
    assert table.actors == [0, 1]


def test_whose_play_it_is_without_a_card_is_never_asked() -> None:
    table = played("lightning-red-3 green-1", "green-4", first="")
    table.play(1, Answer("3", "red"))
    assert table.actors == [1, 2]


def test_a_pass_stands_until_another_card_comes() -> None:
    table = played("green-1", "lightning-red-3")
    table.play(1, Pass(1))
    assert (table.legal(1), table.window.passed) == ([], [1])


def test_the_window_closes_when_all_have_passed() -> None:
    table = played("green-1", "green-4")
    table.play(2, Pass(1))
    assert not table.match.clock_is_due
    table.play(1, Pass(1))
    assert (table.actors, table.legal(CLOCK)) == ([CLOCK], [Closed(0, 1)])


def test_the_window_closes_at_once_if_nobody_has_a_card() -> None:
    table = played("", "")
    assert table.actors == [CLOCK]


def test_time_running_out_passes() -> None:
    table = played("lightning-red-3 green-1")
    table.end_time(1)
    assert (table.actors, table.hand(1)) == ([CLOCK], "green-1 lightning-red-3")


@pytest.mark.parametrize(("seconds", "waits", "closes"), [(8, 8000, 600), (4, 4000, 600), (0, 0, 0)])
def test_how_long_a_window_waits(seconds: int, waits: int, closes: int) -> None:
    table = Table("5-3-2", hands=["red-3", "green-1", "lightning-red-3"], window=seconds, timer=15)
    assert table.state.wait_ms(0) == 15_000
    table.play(0, Place("red-3", 1, "red"))
    assert [table.state.wait_ms(seat) for seat in (1, 2)] == [waits, waits]
    table.pass_all()
    assert table.state.wait_ms(CLOCK) == closes


def test_passing_is_the_default_whatever_else_there_is() -> None:
    defaults: list[Move] = []
    for held in ("green-1", "lightning-red-3 red-block orange-block", "lightning-red-1 lightning-red-2"):
        defaults.append(played(held).legal(1)[0])
    assert defaults == [Pass(1)] * 3
