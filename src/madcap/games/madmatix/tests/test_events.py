"""What moves cause: Sequences that fall apart or are hit, catches and calls, cards to draw and turns to lose."""

from typing import Any

import pytest

from madcap.games.madmatix.events import (
    Called,
    CalledEarly,
    Caught,
    Falls,
    GotAway,
    Hit,
    Out,
    Shared,
    ShowsHand,
    Skipped,
    Slowed,
    Wins,
)
from madcap.games.madmatix.moves import (
    Catch,
    Discard,
    Draw,
    Flip,
    Gift,
    Go,
    LastCard,
    Move,
    Play,
    Reverse,
    Scrap,
    SitOut,
    Skip,
    Slow,
    Steal,
    Swap,
    Token,
)
from madcap.games.madmatix.tests.position import Rig


def caused(rig: Rig, seat: int, move: Move) -> list[Any]:
    """Make a move; return what it and the cards that were drawn for it caused."""
    return [event for happened in rig.play(seat, move) for event in happened.events]


def clock_causes(rig: Rig) -> list[Any]:
    """Let a skipped turn end; return what that caused."""
    return [event for happened in rig.clock() for event in happened.events]


# Sequences.


def test_a_division_by_0_makes_a_sequence_fall_apart() -> None:
    rig = Rig("[8/]", "[9+] [5/]", hands=["0x 3-", "1+ 2+"])
    assert caused(rig, 0, Play("0×", 1, "right")) == [Falls(1, "14")]


def test_a_swap_can_make_two_sequences_fall_apart() -> None:
    rig = Rig("[8/] [3/]", "[0x] [0-]", hands=["swap 1+ 3-", "4+ 2x"])
    assert caused(rig, 0, Swap(0, 2, 1, 1)) == [Falls(0, "8/3"), Falls(1, "0")]


def test_a_sequence_that_falls_apart_is_not_hit_as_well_but_another_is() -> None:
    rig = Rig("[8/] [3+] [9+]", "[5/|+] [0x] [6/] [2+]", hands=["swap 1+ 3-", "4+ 2x"])
    assert caused(rig, 0, Swap(0, 2, 1, 2)) == [Falls(0, "35/3"), Hit(1, "swap", "15", "7")]


@pytest.mark.parametrize(
    ("move", "hit"),
    [
        (Play("7×", 1, "right"), Hit(1, "play", "13", "20")),
        (Token(1, 1, "−"), Hit(1, "token", "13", "5")),
        (Flip(1, 1), Hit(1, "flip", "13", "5")),
        (Scrap(1, "right"), Hit(1, "scrap", "13", "9")),
        (Steal(1, "left", "right"), Hit(1, "steal", "13", "4")),
        (Swap(0, 1, 1, 1), Hit(1, "swap", "13", "32")),
    ],
)
def test_who_changes_somebody_else_s_result_hits_them(move: Move, hit: Hit) -> None:
    hands = ["7x plus-minus flip scrap steal swap", "1+ 2+", "3+ 3-"]
    assert caused(Rig("[8x]", "[9+] [4+]", hands=hands), 0, move) == [hit]


def test_results_below_0_have_a_minus_sign() -> None:
    rig = Rig("[8x]", "[2-] [4/] [3+]", hands=["flip reverse 1+", "5+ 2+"])
    assert caused(rig, 0, Reverse(1)) == [Hit(1, "reverse", "−2/3", "7/2")]


def test_one_s_own_sequence_is_never_hit_by_oneself() -> None:
    rig = Rig("[8x] [4+]", "[9+]", hands=["7x flip steal", "1+ 2+"])
    assert caused(rig, 0, Flip(0, 1)) == []
    rig = Rig("[8x] [4+]", "[9+]", hands=["7x flip swap", "1+ 2+"])
    assert caused(rig, 0, Swap(0, 1, 0, 2)) == []


def test_a_change_without_an_effect_is_no_hit_but_a_lost_card_is() -> None:
    hands = ["flip scrap 7x", "1+ 2+"]
    assert caused(Rig("[8x]", "[9+] [0+]", hands=hands), 0, Flip(1, 2)) == []
    assert caused(Rig("[8x]", "[9+] [0+]", hands=hands), 0, Scrap(1, "right")) == [Hit(1, "scrap", "9", "9")]


def test_a_swap_between_two_others_hits_both() -> None:
    rig = Rig("", "[9+] [4+]", "[2x] [5-]", hands=["swap 1+ 3-", "4- 2+", "6+ 6-"])
    assert caused(rig, 0, Swap(1, 1, 2, 2)) == [Hit(1, "swap", "13", "1"), Hit(2, "swap", "10", "18")]


# The last card.


def test_a_call_with_one_card_counts_and_one_with_more_does_not() -> None:
    rig = Rig(hands=["7x 3-", "1+ 5+ 2-"])
    rig.play(0, Play("7×", 0, "left"))
    assert caused(rig, 0, LastCard()) == [Called(0)]
    rig.play(1, Play("1+", 1, "left"))
    assert caused(rig, 1, LastCard()) == [CalledEarly(1)]


def forgotten(decks: str | None = None) -> Rig:
    rig = Rig(hands=["7x 3-", "1+ 5+ 2-"], decks=decks)
    rig.play(0, Play("7×", 0, "left"))
    assert caused(rig, 0, Go()) == []  # nothing gives a forgotten call away
    return rig


def test_a_catch_names_both_and_the_penalty() -> None:
    assert caused(forgotten(), 1, Catch(0)) == [Caught(0, 1, draws=True)]
    assert caused(forgotten(decks=""), 1, Catch(0)) == [Caught(0, 1, draws=False)]


def test_who_was_not_caught_got_away_when_their_next_turn_begins() -> None:
    rig = forgotten()
    assert caused(rig, 1, Draw("number")) == []
    assert caused(rig, 1, Go()) == [GotAway(0)]


def test_who_was_caught_did_not_get_away() -> None:
    rig = forgotten()
    rig.play(1, Catch(0))
    rig.play(0, Draw("number"))
    rig.play(1, Draw("number"))
    assert caused(rig, 1, Go()) == []


def test_nobody_gets_away_by_a_lost_turn() -> None:
    rig = Rig(hands=["7x 3-", "1+ skip 2-"])
    rig.play(0, Play("7×", 0, "left"))
    rig.play(0, Go())
    assert caused(rig, 1, Skip(0)) == [Skipped(0, 1)]
    assert caused(rig, 1, Go()) == []
    assert clock_causes(rig) == []
    rig.play(1, Draw("number"))
    assert caused(rig, 1, Go()) == [GotAway(0)]


# Cards to draw, turns to lose.


@pytest.mark.parametrize(("decks", "count"), [(None, 2), ("8+ flip", 2), ("8+", 1), ("", 0)])
def test_a_slow_says_how_many_cards_there_are_to_draw(decks: str | None, count: int) -> None:
    rig = Rig(hands=["slow 3-", "1+ 5+"], decks=decks)
    assert caused(rig, 0, Slow(1)) == [Slowed(1, count)]


def test_lost_turns_add_up() -> None:
    rig = Rig(hands=["skip 3- 4-", "skip 5+ 6+", "8x 8-"])
    assert caused(rig, 0, Skip(2)) == [Skipped(2, 1)]
    rig.play(0, Go())
    assert caused(rig, 1, Skip(2)) == [Skipped(2, 2)]


def test_a_chosen_penalty_and_a_gift_cause_nothing_more() -> None:
    rig = forgotten()
    rig.play(1, Catch(0))
    assert caused(rig, 0, SitOut()) == []
    rig = Rig(hands=["gift 3- 4-", "5+ 6+"])
    assert caused(rig, 0, Gift(1, "3−")) == []


# The end.


def test_who_can_neither_play_nor_draw_shows_their_hand() -> None:
    rig = Rig(hands=["scrap slow", "scrap steal"], decks="")
    rig.play(0, Slow(1))
    assert caused(rig, 0, LastCard()) == [Called(0), ShowsHand(1)]
    assert caused(rig, 1, Discard("steal")) == []


def test_who_has_no_card_left_ends_the_game() -> None:
    rig = Rig(hands=["7x", "1+ 2+"])
    assert caused(rig, 0, Play("7×", 0, "left")) == [Out(0), Wins(0, "7")]


def test_a_slowed_player_draws_before_the_game_ends() -> None:
    rig = Rig(hands=["slow", "1+ 2+"])
    assert caused(rig, 0, Slow(1)) == [Slowed(1, 2)]
    assert caused(rig, 1, Draw("number")) == []
    assert caused(rig, 1, Draw("number")) == [Out(0), Shared("0")]
