"""What moves cause: cards won, lost, owed and set aside, the last card, and the end."""

from madcap.games.match_madness.events import Aside, CardWon, Finished, Last, Lost, Out, Owes, Paid, Shared, Wins
from madcap.games.match_madness.moves import GiveUp, Stop
from madcap.games.match_madness.tests.building import spoiled
from madcap.games.match_madness.tests.position import Rig

FIVE = ("1-01", "2-02", "3-03", "4-04", "5-05")


def judged(rig: Rig, seat: int, card: str, right: bool = True) -> list[object]:
    """What the verdict on a claim causes."""
    rig.claim(seat, card, None if right else spoiled(card))
    assert rig.caused == [], "a claim alone decides nothing"
    rig.clock()
    return rig.caused


def test_a_right_claim_wins_the_card() -> None:
    assert judged(Rig("3-03", rounds=3), 1, "3-03") == [CardWon(1, 3, 1)]


def test_a_card_of_total_madness_has_points() -> None:
    rig = Rig(*FIVE, mode="total")
    assert judged(rig, 0, "3-03") == [CardWon(0, 3, 2)]
    assert judged(rig, 1, "5-05") == [CardWon(1, 5, 3)]


def test_a_wrong_claim_locks_out() -> None:
    rig = Rig("3-03", rounds=3)
    assert judged(rig, 1, "3-03", right=False) == [Out(1)]
    assert judged(rig, 0, "3-03", right=False) == [Aside(3, "mistakes")]


def test_a_wrong_claim_of_total_madness_costs_the_last_card_or_the_next() -> None:
    rig = Rig(*FIVE, mode="total")
    assert judged(rig, 1, "1-01", right=False) == [Owes(1)]
    rig.go_on()
    assert judged(rig, 1, "4-04") == [Paid(1, 4)]
    rig.win(1, "5-05")
    assert judged(rig, 1, "2-02", right=False) == [Lost(1, 5, 3)]


def test_a_card_that_everybody_skips_is_for_nobody() -> None:
    rig = Rig("2-02", rounds=3)
    rig.play(0, GiveUp(1))
    assert rig.caused == []
    rig.play(1, GiveUp(1))
    assert rig.caused == [Aside(2, "skipped")]


def test_the_last_card_is_announced_when_it_is_up() -> None:
    rig = Rig("2-02", "2-03", rounds=2)
    assert judged(rig, 0, "2-02") == [CardWon(0, 2, 1)]
    rig.go_on()
    assert rig.caused == [Last()]
    assert judged(rig, 0, "2-03") == [CardWon(0, 2, 1), Wins(0, 2)]


def test_an_only_card_is_not_announced_as_the_last() -> None:
    rig = Rig("2-02", rounds=1, counted=False)
    rig.clock()
    assert rig.caused == []


def test_the_last_card_of_total_madness_is_the_one_that_is_left() -> None:
    rig = Rig(mode="total", seats=1)
    for level in (1, 2, 3):
        rig.win(0, f"{level}-01")
    assert judged(rig, 0, "4-01") == [CardWon(0, 4, 3), Last()]
    assert judged(rig, 0, "5-01") == [CardWon(0, 5, 3), Finished(0, 5, 5)]


def test_a_tie_to_the_end_is_shared() -> None:
    rig = Rig("2-02", "2-03", rounds=2)
    rig.win(0, "2-02")
    assert judged(rig, 1, "2-03") == [CardWon(1, 2, 1), Shared()]


def test_a_game_alone_has_no_winner() -> None:
    rig = Rig("2-02", "2-03", rounds=2, seats=1)
    assert judged(rig, 0, "2-02", right=False) == [Aside(2, "mistakes")]
    rig.go_on()
    assert judged(rig, 0, "2-03") == [CardWon(0, 2, 1), Finished(0, 1, 2)]


def test_cards_that_are_left_count_when_the_game_is_stopped() -> None:
    rig = Rig("2-02", rounds=5, seats=1)
    rig.clock()
    rig.play(0, Stop())
    assert rig.caused == [Finished(0, 0, 5)]
