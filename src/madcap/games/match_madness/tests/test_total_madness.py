"""Total Madness: five decks at once, a pause for every claim, errors that cost cards, points."""

from typing import Any

import pytest

from madcap.engine.errors import NotLegal, NotYourTurn
from madcap.engine.match import digest
from madcap.engine.state import CLOCK
from madcap.games.match_madness.moves import Claim, GiveUp, Next, Pressed, Show, Stop, TakeBack, Verdict, Warm
from madcap.games.match_madness.tests.building import built, ids, spoiled
from madcap.games.match_madness.tests.position import Rig

FIRST = ["1-01", "2-01", "3-01", "4-01", "5-01"]


def total(*cards: str, seats: int = 2, **options: Any) -> Rig:
    """A game of Total Madness. The first card of each level is up, unless others are given."""
    return Rig(*cards, mode="total", seats=seats, **options)


# The beginning.


@pytest.mark.parametrize("seats", range(1, 13))
def test_total_deck_sizes(seats: int) -> None:
    """Three players: three cards in each of five decks; four players: 20 cards in all."""
    rig = total(seats=seats)
    places = rig.view().places
    assert [place.to_come + place.taken for place in places] == [seats] * 5
    assert [place.card and place.card.level for place in places] == [1, 2, 3, 4, 5]


def test_the_cards_are_up_during_the_countdown() -> None:
    rig = total(counted=False)
    assert (rig.phase, rig.up, rig.actors) == ("ready", FIRST, [CLOCK])
    assert rig.state.wait_ms(CLOCK) == 3000
    assert [rig.legal(seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(NotYourTurn):
        rig.claim(0, "1-01")
    assert rig.clock() == Next()
    rig.claim(0, "1-01")


def test_any_of_the_cards_can_be_claimed() -> None:
    for card in FIRST:
        rig = total()
        rig.claim(1, card)
        rig.clock()
        assert rig.won == [[], [card]]


def test_the_next_card_of_that_deck_comes_at_once() -> None:
    rig = total("3-05", "3-09")
    rig.claim(0, "3-05")
    rig.clock()
    assert (rig.phase, rig.up) == ("building", ["1-01", "2-01", "3-09", "4-01", "5-01"])
    rig.claim(1, "3-09")
    rig.clock()
    assert (rig.phase, rig.up[2]) == ("building", None)
    with pytest.raises(NotLegal):
        rig.claim(1, "3-09")


def test_every_card_comes_at_most_once() -> None:
    rig, turned_up = total(seats=12), []
    while rig.phase != "over":
        card = next(card for card in rig.up if card)
        turned_up.append(card)
        rig.win(0, card)
    assert sorted(turned_up) == ids()
    assert rig.scores[0] == 12 * 10


# A claim.


@pytest.mark.parametrize("right", [True, False])
def test_total_pause(right: bool) -> None:
    """While a claim is checked, no player can do anything; only the clock can move."""
    rig = total(seats=3)
    rig.claim(1, "2-01", built("2-01") if right else spoiled("2-01"))
    assert (rig.phase, rig.actors, rig.state.wait_ms(CLOCK)) == ("checking", [CLOCK], 3000)
    before = digest(rig.state)
    for seat in range(3):
        for move in (Claim("3-01", built("3-01")), Claim("2-01", built("2-01")), GiveUp(1), TakeBack(1), Stop()):
            with pytest.raises(NotYourTurn):
                rig.play(seat, move)
    assert digest(rig.state) == before
    assert rig.clock() == Verdict(1, right, 0, "referee")
    assert rig.phase == "building"


def test_total_error_with_cards() -> None:
    """The last card won is set aside, not any other."""
    rig = total()
    for card in ("5-01", "1-01", "4-01"):
        rig.win(0, card)
    rig.win(1, "2-01")
    rig.err(0, "3-01")
    assert (rig.won, rig.view().aside, rig.owes) == ([["5-01", "1-01"], ["2-01"]], ["4-01"], [False, False])
    assert (rig.up[2], rig.view().out) == ("3-01", [])
    assert rig.scores == [4, 1]
    rig.err(0, "3-01", which=1)
    assert (rig.won[0], rig.view().aside) == (["5-01"], ["4-01", "1-01"])


def test_total_error_without() -> None:
    """The next card won is set aside; a second error before that owes no second card."""
    rig = total()
    rig.err(0, "1-01")
    rig.err(0, "1-01", which=1)
    assert rig.owes == [True, False]
    rig.win(0, "5-01")
    assert (rig.won, rig.view().aside, rig.owes) == ([[], []], ["5-01"], [False, False])
    rig.win(0, "4-01")
    assert (rig.won, rig.view().aside) == ([["4-01"], []], ["5-01"])


def test_a_debt_concerns_nobody_else() -> None:
    rig = total()
    rig.err(0, "1-01")
    rig.win(1, "1-01")
    assert (rig.won, rig.owes) == ([[], ["1-01"]], [True, False])


def test_losing_the_only_card_owes_nothing() -> None:
    rig = total()
    rig.win(0, "1-01")
    rig.err(0, "2-01")
    assert (rig.won, rig.owes, rig.view().aside) == ([[], []], [False, False], ["1-01"])
    rig.err(0, "2-01", which=1)
    assert rig.owes == [True, False]


def test_debt_at_the_end() -> None:
    """A debt lapses; a last card won in debt is set aside."""
    rig = total(seats=2)
    rig.err(0, "5-01")
    rig.err(1, "5-01")
    for card in ("1-01", "1-02", "2-01", "2-02", "3-01", "3-02", "4-01", "4-02", "5-01"):
        for seat in (0, 1):
            rig.play(seat, GiveUp(int(card[0])))
    rig.win(0, "5-02")
    assert (rig.phase, rig.won, rig.view().aside[-1]) == ("over", [[], []], "5-02")
    assert (rig.owes, rig.scores, rig.payoffs) == ([False, True], [0, 0], [0.5, 0.5])


def errs(rig: Rig, seat: int, after_ms: int, which: int = 0) -> None:
    """Play a wrong claim, this many ms after building began, and its verdict."""
    rig.play(seat, Pressed(after_ms))
    rig.claim(seat, "1-01", spoiled("1-01", which))
    rig.clock()


def test_a_player_waits_for_three_seconds_after_an_error() -> None:
    rig = total(seats=2)
    errs(rig, 0, after_ms=5000)
    assert (rig.view().cooling, rig.state.wait_ms(CLOCK)) == ([0], 3000)
    assert [bool(rig.legal(seat)) for seat in range(2)] == [False, True]
    assert rig.clock() == Warm(0)
    assert [bool(rig.legal(seat)) for seat in range(2)] == [True, True]
    assert (rig.view().cooling, rig.state.wait_ms(CLOCK)) == ([], 600_000)


def test_several_players_wait_at_the_same_time() -> None:
    """After errors at five and at six seconds, the players may claim again at eight and at nine."""
    rig = total(seats=3)
    errs(rig, 2, after_ms=5000)
    errs(rig, 0, after_ms=6000, which=1)
    assert (rig.view().cooling, rig.state.wait_ms(CLOCK), rig.clock()) == ([2, 0], 2000, Warm(2))
    assert [bool(rig.legal(seat)) for seat in range(3)] == [False, True, True]
    assert (rig.view().cooling, rig.state.wait_ms(CLOCK), rig.clock()) == ([0], 1000, Warm(0))
    assert rig.state.wait_ms(CLOCK) == 600_000


def test_a_wait_that_is_over_ends_right_after_a_pause() -> None:
    """Another player claimed before the clock could end the wait: it does so right after the pause."""
    rig = total(seats=2)
    errs(rig, 0, after_ms=5000)
    rig.play(1, Pressed(8500))
    rig.claim(1, "2-01")
    rig.clock()
    assert (rig.state.wait_ms(CLOCK), rig.clock()) == (1, Warm(0))
    errs(rig, 0, after_ms=8600, which=1)
    assert rig.state.wait_ms(CLOCK) == 3000


def test_waiting_and_head_starts_run_side_by_side() -> None:
    """The clock follows their order: the wait after an error at 4 seconds ends at 7, the head start at 10."""
    rig = total(seats=2, head_start_1=10)
    errs(rig, 0, after_ms=4000)
    assert (rig.state.wait_ms(CLOCK), rig.clock()) == (3000, Warm(0))
    assert rig.state.wait_ms(CLOCK) == 3000
    errs(rig, 0, after_ms=9000, which=1)
    assert (rig.state.wait_ms(CLOCK), rig.clock()) == (1000, Show())
    assert (rig.state.wait_ms(CLOCK), rig.clock()) == (2000, Warm(0))


# Points.


def test_total_points() -> None:
    """Levels 1, 2, 3, 4, 5: 1 + 1 + 2 + 3 + 3 = 10."""
    rig, gained = total(), []
    for card in FIRST:
        before = rig.scores[0]
        rig.win(0, card)
        gained.append(rig.scores[0] - before)
    assert (gained, rig.scores) == ([1, 1, 2, 3, 3], [10, 0])


def test_most_points_win_not_most_cards() -> None:
    rig = total()
    for card in ("1-01", "2-01"):
        rig.win(0, card)
    rig.win(1, "5-01")
    assert (rig.scores, rig.payoffs) == ([2, 3], [0, 1])


def test_equal_points() -> None:
    """The most cards of the highest level win, as in Quick-Play."""
    rig = total(seats=3)
    for seat, card in ((0, "4-01"), (1, "5-01"), (2, "1-01"), (2, "3-01")):
        rig.win(seat, card)
    assert (rig.scores, rig.payoffs) == ([3, 3, 3], [0, 1, 0])
    rig.win(0, "1-02")
    rig.win(0, "2-01")
    rig.win(1, "3-02")
    assert (rig.scores, rig.payoffs) == ([5, 5, 3], [0, 1, 0])


def test_equal_points_of_equal_levels_are_shared() -> None:
    rig = total()
    for seat, card in ((0, "5-01"), (1, "5-02"), (1, "3-01"), (0, "3-02")):
        rig.win(seat, card)
    assert (rig.scores, rig.payoffs) == ([5, 5], [0.5, 0.5])


# Skipping a card.


def test_all_agree_to_skip_a_card() -> None:
    rig = total("4-01", "4-07", seats=3)
    rig.play(0, GiveUp(4))
    rig.play(1, GiveUp(5))
    rig.play(1, GiveUp(4))
    assert [place.agreed for place in rig.view().places] == [[], [], [], [0, 1], [1]]
    rig.play(2, GiveUp(4))
    assert (rig.phase, rig.view().aside, rig.up[3]) == ("building", ["4-01"], "4-07")
    assert [place.agreed for place in rig.view().places] == [[], [], [], [], [1]]


def test_an_empty_deck_cannot_be_given_up() -> None:
    rig = total(seats=1)
    rig.win(0, "3-01")
    assert GiveUp(3) not in rig.legal(0)
    with pytest.raises(NotLegal):
        rig.play(0, GiveUp(3))


def test_a_card_is_not_skipped_without_a_player_who_waits() -> None:
    """A card is not skipped without that player."""
    rig = total("4-01", seats=2)
    rig.claim(0, "1-01", spoiled("1-01"))
    rig.clock()
    rig.play(1, GiveUp(4))
    assert rig.up[3] == "4-01"


def test_skipping_all() -> None:
    rig = total(seats=1)
    for slot in (1, 2, 3, 4, 5):
        rig.play(0, GiveUp(slot))
    assert (rig.phase, len(rig.view().aside), rig.payoffs) == ("over", 5, [1])


def test_stopping_leaves_the_cards_to_nobody() -> None:
    rig = total()
    rig.win(0, "3-01")
    rig.clock()
    rig.play(1, Stop())
    assert (rig.phase, rig.won, rig.view().aside) == ("over", [["3-01"], []], [])
    assert (rig.scores, rig.payoffs) == ([2, 0], [1, 0])
