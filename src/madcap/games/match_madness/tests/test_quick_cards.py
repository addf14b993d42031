"""Quick-Play: one card after the other; the first player who is right keeps it."""

import pytest

from madcap.engine.errors import GameIsOver, NotLegal, NotYourTurn
from madcap.engine.match import digest
from madcap.engine.state import CLOCK
from madcap.games.match_madness.moves import Claim, GiveUp, Next, Quiet, Stop, TakeBack, Verdict
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig


def test_quick_first_wins() -> None:
    """The second claim on the card changes nothing."""
    rig = Rig("3-01", "4-01")
    rig.claim(0, "3-01")
    before = digest(rig.state)
    with pytest.raises(NotYourTurn):
        rig.claim(1, "3-01")
    assert digest(rig.state) == before
    assert rig.clock() == Verdict(0, True, 0, "referee")
    with pytest.raises(NotYourTurn):
        rig.claim(1, "3-01")
    assert (rig.phase, rig.clock()) == ("ready", Next())
    assert rig.up == ["4-01"]
    with pytest.raises(NotLegal):
        rig.claim(1, "3-01")
    assert (rig.won, rig.view().out) == ([["3-01"], []], [])


def test_no_card_is_up_before_the_countdown_is_over() -> None:
    rig = Rig("3-01", counted=False)
    assert (rig.phase, rig.up, rig.actors) == ("ready", [None], [CLOCK])
    assert rig.state.wait_ms(CLOCK) == 3000
    with pytest.raises(NotYourTurn):
        rig.claim(0, "3-01")
    rig.clock()
    assert (rig.phase, rig.up) == ("building", ["3-01"])


def test_the_next_card_comes_after_a_shorter_count() -> None:
    rig = Rig("3-01", "4-01")
    rig.claim(0, "3-01")
    assert rig.state.wait_ms(CLOCK) == 3000  # while it is checked
    rig.clock()
    assert (rig.phase, rig.up, rig.state.wait_ms(CLOCK)) == ("ready", [None], 1500)


def test_quick_error_locks_out() -> None:
    """A player who errs can claim again only on the next card."""
    rig = Rig("3-01", "4-01", seats=3)
    rig.err(0, "3-01")
    assert (rig.up, rig.view().out) == (["3-01"], [0])
    with pytest.raises(NotYourTurn):
        rig.claim(0, "3-01")
    assert rig.legal(0) == []
    rig.win(1, "3-01")
    assert (rig.up, rig.view().out) == (["4-01"], [])
    rig.win(0, "4-01")
    assert rig.won == [["4-01"], ["3-01"], []]


def test_an_error_costs_no_card() -> None:
    rig = Rig("3-01", "4-01")
    rig.win(0, "3-01")
    rig.err(0, "4-01")
    assert (rig.won, rig.owes, rig.view().aside) == ([["3-01"], []], [False, False], [])


def test_quick_all_out() -> None:
    """The card is set aside, and the next one is turned up."""
    rig = Rig("3-01", "4-01", seats=3)
    for seat in (2, 0):
        rig.err(seat, "3-01")
        assert rig.view().aside == []
    rig.claim(1, "3-01", spoiled("3-01"))
    rig.clock()
    assert (rig.phase, rig.view().aside, rig.view().out) == ("ready", ["3-01"], [])
    rig.clock()
    assert (rig.up, rig.won) == (["4-01"], [[], [], []])
    assert all(rig.legal(seat) for seat in range(3))


def test_an_error_of_a_single_player_sets_the_card_aside() -> None:
    rig = Rig("3-01", "4-01", seats=1)
    rig.err(0, "3-01")
    assert (rig.view().aside, rig.up, rig.view().out) == (["3-01"], ["4-01"], [])


# The end.


def finished(*winners: int, cards: list[str], seats: int = 2) -> Rig:
    """A finished game in which these seats won these cards, in order."""
    rig = Rig(*cards, seats=seats, rounds=len(cards))
    for seat, card in zip(winners, cards, strict=True):
        rig.win(seat, card)
    assert rig.phase == "over"
    return rig


def test_most_cards_win() -> None:
    rig = finished(0, 1, 0, cards=["1-01", "5-01", "1-02"])
    assert (rig.scores, rig.payoffs) == ([2, 1], [1, 0])


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
    """Between equal numbers of cards, those of level 5 decide, then of level 4, and so on."""
    turns = [0, 1] * 5
    cards = [card for both in zip(mine, yours, strict=True) for card in both]
    rig = finished(*turns, cards=cards)
    assert (rig.scores, rig.payoffs) == ([5, 5], [1, 0])


def test_quick_tie_is_shared_if_all_is_equal() -> None:
    cards = ["5-01", "5-02", "2-01", "2-02", "3-01", "3-02", "4-01"]
    winners = [0, 2, 2, 0, 0, 2, 1]
    rig = finished(*winners, cards=cards, seats=3)
    assert (rig.scores, rig.payoffs) == ([3, 1, 3], [0.5, 0, 0.5])


def test_nobody_wins_anything() -> None:
    rig = Rig(seats=4, rounds=3)
    for _ in range(3):
        for seat in range(4):
            rig.play(seat, GiveUp(1))
        rig.go_on()
    assert (rig.phase, rig.scores, rig.payoffs) == ("over", [0] * 4, [0.25] * 4)
    with pytest.raises(GameIsOver):
        rig.claim(0, "1-01")


@pytest.mark.parametrize("rounds", [1, 2, 7, 13, 59, 60])
def test_a_game_has_as_many_cards_as_agreed(rounds: int) -> None:
    rig = Rig(rounds=rounds)
    turned_up: list[str] = []
    while rig.phase != "over":
        (card,) = rig.up
        assert card
        assert rig.view().places[0].to_come == rounds - len(turned_up) - 1
        turned_up.append(card)
        rig.win(len(turned_up) % 2, card)
    assert len(set(turned_up)) == rounds


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_all_cards_can_come_from_one_level(level: int) -> None:
    rig = Rig(rounds=12, level=level)
    while rig.phase != "over":
        rig.win(0, str(rig.up[0]))
    assert rig.won[0] == [f"{level}-{n:02}" for n in range(1, 13)]


# Giving up.


def test_all_give_up() -> None:
    rig = Rig("3-01", "4-01", seats=3)
    rig.play(0, GiveUp(1))
    rig.play(2, GiveUp(1))
    assert (rig.view().places[0].agreed, rig.up) == ([0, 2], ["3-01"])
    rig.play(1, GiveUp(1))
    assert (rig.phase, rig.view().aside) == ("ready", ["3-01"])
    rig.clock()
    assert (rig.up, rig.view().places[0].agreed) == (["4-01"], [])


def test_all_who_are_still_in_give_up() -> None:
    rig = Rig("3-01", seats=3)
    rig.err(1, "3-01")
    rig.play(0, GiveUp(1))
    assert rig.up == ["3-01"]
    rig.play(2, GiveUp(1))
    assert rig.view().aside == ["3-01"]


def test_a_card_is_set_aside_if_the_only_player_who_goes_on_errs() -> None:
    rig = Rig("3-01", "4-01", seats=3)
    rig.play(0, GiveUp(1))
    rig.play(2, GiveUp(1))
    rig.err(1, "3-01")
    assert (rig.view().aside, rig.up) == (["3-01"], ["4-01"])


def test_a_player_who_gives_up_may_still_claim() -> None:
    rig = Rig("3-01", seats=2)
    rig.play(0, GiveUp(1))
    rig.claim(0, "3-01")
    rig.clock()
    assert rig.won[0] == ["3-01"]


def test_giving_up_can_be_taken_back_once() -> None:
    rig = Rig("3-01", "4-01")
    assert TakeBack(1) not in rig.legal(0)
    rig.play(0, GiveUp(1))
    assert (GiveUp(1) in rig.legal(0), TakeBack(1) in rig.legal(0)) == (False, True)
    rig.play(0, TakeBack(1))
    assert rig.view().places[0].agreed == []
    rig.play(1, GiveUp(1))
    assert rig.up == ["3-01"]
    rig.play(1, TakeBack(1))
    rig.play(0, GiveUp(1))
    assert TakeBack(1) not in rig.legal(0)
    rig.win(1, "3-01")
    rig.play(0, GiveUp(1))
    assert TakeBack(1) in rig.legal(0)  # another card


# When nobody claims anything.


def test_after_ten_minutes_the_game_can_be_stopped() -> None:
    rig = Rig("3-01", "4-01")
    rig.win(0, "3-01")
    assert Stop() not in rig.legal(1)
    assert rig.state.wait_ms(CLOCK) == 600_000
    assert rig.clock() == Quiet(1)
    assert rig.view().quiet
    assert CLOCK not in rig.actors
    rig.play(1, Stop())
    assert (rig.phase, rig.won, rig.view().aside, rig.payoffs) == ("over", [["3-01"], []], [], [1, 0])


def test_a_claim_breaks_the_quiet() -> None:
    rig = Rig("3-01", seats=3)
    rig.clock()
    rig.err(0, "3-01")
    assert not rig.view().quiet
    assert not any(Stop() in rig.legal(seat) for seat in range(3))
    assert rig.clock() == Quiet(1)


def test_a_game_that_is_quiet_goes_on() -> None:
    rig = Rig("3-01", "4-01")
    rig.clock()
    rig.play(0, Claim("3-01", built("3-01")))
    rig.clock()
    rig.clock()
    assert (rig.phase, rig.up) == ("building", ["4-01"])
