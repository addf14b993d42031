"""Quick-Play: one card after the other, who is first and right keeps it."""

import pytest

from madcap.engine.errors import GameIsOver, NotLegal, NotYourTurn
from madcap.engine.match import digest
from madcap.engine.state import CLOCK
from madcap.games.match_madness.moves import Claim, GiveUp, Next, Quiet, Stop, TakeBack, Verdict
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Table


def test_quick_first_wins() -> None:
    """The second claim on the card changes nothing."""
    table = Table("3-01", "4-01")
    table.claim(0, "3-01")
    before = digest(table.state)
    with pytest.raises(NotYourTurn):
        table.claim(1, "3-01")
    assert digest(table.state) == before
    assert table.clock() == Verdict(0, True, 0, "referee")
    with pytest.raises(NotYourTurn):
        table.claim(1, "3-01")
    assert (table.phase, table.clock()) == ("ready", Next())
    assert table.up == ["4-01"]
    with pytest.raises(NotLegal):
        table.claim(1, "3-01")
    assert (table.won, table.view().out) == ([["3-01"], []], [])


def test_nothing_lies_there_before_the_count_is_over() -> None:
    table = Table("3-01", counted=False)
    assert (table.phase, table.up, table.actors) == ("ready", [None], [CLOCK])
    assert table.state.wait_ms(CLOCK) == 3000
    with pytest.raises(NotYourTurn):
        table.claim(0, "3-01")
    table.clock()
    assert (table.phase, table.up) == ("building", ["3-01"])


def test_the_next_card_comes_after_a_shorter_count() -> None:
    table = Table("3-01", "4-01")
    table.claim(0, "3-01")
    assert table.state.wait_ms(CLOCK) == 3000  # while it is checked
    table.clock()
    assert (table.phase, table.up, table.state.wait_ms(CLOCK)) == ("ready", [None], 1500)


def test_quick_error_locks_out() -> None:
    """That player can claim again only on the next card."""
    table = Table("3-01", "4-01", seats=3)
    table.err(0, "3-01")
    assert (table.up, table.view().out) == (["3-01"], [0])
    with pytest.raises(NotYourTurn):
        table.claim(0, "3-01")
    assert table.legal(0) == []
    table.win(1, "3-01")
    assert (table.up, table.view().out) == (["4-01"], [])
    table.win(0, "4-01")
    assert table.won == [["4-01"], ["3-01"], []]


def test_an_error_costs_no_card() -> None:
    table = Table("3-01", "4-01")
    table.win(0, "3-01")
    table.err(0, "4-01")
    assert (table.won, table.owes, table.view().aside) == ([["3-01"], []], [False, False], [])


def test_quick_all_out() -> None:
    """Card set aside, next card up."""
    table = Table("3-01", "4-01", seats=3)
    for seat in (2, 0):
        table.err(seat, "3-01")
        assert table.view().aside == []
    table.claim(1, "3-01", spoiled("3-01"))
    table.clock()
    assert (table.phase, table.view().aside, table.view().out) == ("ready", ["3-01"], [])
    table.clock()
    assert (table.up, table.won) == (["4-01"], [[], [], []])
    assert all(table.legal(seat) for seat in range(3))


def test_who_is_in_can_err_alone() -> None:
    table = Table("3-01", "4-01", seats=1)
    table.err(0, "3-01")
    assert (table.view().aside, table.up, table.view().out) == (["3-01"], ["4-01"], [])


# The end.


def finished(*winners: int, cards: list[str], seats: int = 2) -> Table:
    """A game of which each card was won by somebody, in order."""
    table = Table(*cards, seats=seats, rounds=len(cards))
    for seat, card in zip(winners, cards, strict=True):
        table.win(seat, card)
    assert table.phase == "over"
    return table


def test_most_cards_win() -> None:
    table = finished(0, 1, 0, cards=["1-01", "5-01", "1-02"])
    assert (table.scores, table.payoffs) == ([2, 1], [1, 0])


@pytest.mark.parametrize(
    ("mine", "yours"),
    [
        (["5-01", "1-01", "1-02", "1-03", "1-04"], ["4-01", "4-02", "4-03", "4-04", "4-05"]),
        (["5-01", "4-01", "1-01", "1-02", "1-03"], ["5-02", "3-01", "3-02", "3-03", "3-04"]),
        (["4-01", "4-02", "3-01", "1-01", "1-02"], ["4-03", "4-04", "2-01", "2-02", "2-03"]),
        (["3-01", "3-02", "2-01", "2-02", "1-01"], ["3-03", "3-04", "2-03", "1-02", "1-03"]),
    ],
)
def test_quick_tie_break(mine: list[str], yours: list[str]) -> None:
    """Equal cards: level 5, then 4, ..."""
    turns = [0, 1] * 5
    cards = [card for both in zip(mine, yours, strict=True) for card in both]
    table = finished(*turns, cards=cards)
    assert (table.scores, table.payoffs) == ([5, 5], [1, 0])


def test_quick_tie_is_shared_if_all_is_equal() -> None:
    cards = ["5-01", "5-02", "2-01", "2-02", "3-01", "3-02", "4-01"]
    winners = [0, 2, 2, 0, 0, 2, 1]
    table = finished(*winners, cards=cards, seats=3)
    assert (table.scores, table.payoffs) == ([3, 1, 3], [0.5, 0, 0.5])


def test_nobody_wins_anything() -> None:
    table = Table(seats=4, rounds=3)
    for _ in range(3):
        for seat in range(4):
            table.play(seat, GiveUp(1))
        table.go_on()
    assert (table.phase, table.scores, table.payoffs) == ("over", [0] * 4, [0.25] * 4)
    with pytest.raises(GameIsOver):
        table.claim(0, "1-01")


@pytest.mark.parametrize("rounds", [3, 5, 7, 10, 12, 20])
def test_a_game_has_as_many_cards_as_agreed(rounds: int) -> None:
    table = Table(rounds=rounds)
    turned_up: list[str] = []
    while table.phase != "over":
        (card,) = table.up
        assert card
        assert table.view().places[0].to_come == rounds - len(turned_up) - 1
        turned_up.append(card)
        table.win(len(turned_up) % 2, card)
    assert len(set(turned_up)) == rounds


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_of_ones_own(level: int) -> None:
    table = Table(rounds=12, level=level)
    while table.phase != "over":
        table.win(0, str(table.up[0]))
    assert table.won[0] == [f"{level}-{n:02}" for n in range(1, 13)]


# Giving up.


def test_all_give_up() -> None:
    table = Table("3-01", "4-01", seats=3)
    table.play(0, GiveUp(1))
    table.play(2, GiveUp(1))
    assert (table.view().places[0].agreed, table.up) == ([0, 2], ["3-01"])
    table.play(1, GiveUp(1))
    assert (table.phase, table.view().aside) == ("ready", ["3-01"])
    table.clock()
    assert (table.up, table.view().places[0].agreed) == (["4-01"], [])


def test_all_who_are_still_in_give_up() -> None:
    table = Table("3-01", seats=3)
    table.err(1, "3-01")
    table.play(0, GiveUp(1))
    assert table.up == ["3-01"]
    table.play(2, GiveUp(1))
    assert table.view().aside == ["3-01"]


def test_the_last_who_would_go_on_errs() -> None:
    table = Table("3-01", "4-01", seats=3)
    table.play(0, GiveUp(1))
    table.play(2, GiveUp(1))
    table.err(1, "3-01")
    assert (table.view().aside, table.up) == (["3-01"], ["4-01"])


def test_who_gives_up_may_still_claim() -> None:
    table = Table("3-01", seats=2)
    table.play(0, GiveUp(1))
    table.claim(0, "3-01")
    table.clock()
    assert table.won[0] == ["3-01"]


def test_giving_up_can_be_taken_back_once() -> None:
    table = Table("3-01", "4-01")
    assert TakeBack(1) not in table.legal(0)
    table.play(0, GiveUp(1))
    assert (GiveUp(1) in table.legal(0), TakeBack(1) in table.legal(0)) == (False, True)
    table.play(0, TakeBack(1))
    assert table.view().places[0].agreed == []
    table.play(1, GiveUp(1))
    assert table.up == ["3-01"]
    table.play(1, TakeBack(1))
    table.play(0, GiveUp(1))
    assert TakeBack(1) not in table.legal(0)
    table.win(1, "3-01")
    table.play(0, GiveUp(1))
    assert TakeBack(1) in table.legal(0)  # another card


# When nobody claims anything.


def test_after_ten_minutes_the_game_can_be_stopped() -> None:
    table = Table("3-01", "4-01")
    table.win(0, "3-01")
    assert Stop() not in table.legal(1)
    assert table.state.wait_ms(CLOCK) == 600_000
    assert table.clock() == Quiet(1)
    assert table.view().quiet
    assert CLOCK not in table.actors
    table.play(1, Stop())
    assert (table.phase, table.won, table.view().aside, table.payoffs) == ("over", [["3-01"], []], [], [1, 0])


def test_a_claim_breaks_the_quiet() -> None:
    table = Table("3-01", seats=3)
    table.clock()
    table.err(0, "3-01")
    assert not table.view().quiet
    assert not any(Stop() in table.legal(seat) for seat in range(3))
    assert table.clock() == Quiet(1)


def test_a_game_that_is_quiet_goes_on() -> None:
    table = Table("3-01", "4-01")
    table.clock()
    table.play(0, Claim("3-01", built("3-01")))
    table.clock()
    table.clock()
    assert (table.phase, table.up) == ("building", ["4-01"])
