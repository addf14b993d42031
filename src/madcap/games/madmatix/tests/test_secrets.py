"""Who knows which card: hidden hands with public backs, gifts, shown hands, and when knowledge ends."""

import msgspec
import pytest

from madcap.engine.match import Happened
from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER
from madcap.games.madmatix import GAME
from madcap.games.madmatix.moves import Dealt, Discard, Draw, Gift, Go, LastCard, Move, Play, Slow
from madcap.games.madmatix.tests.position import Rig
from madcap.games.madmatix.view import Hand

VIEWERS = (WATCHER, 0, 1, 2)


def told(happened: Happened) -> dict[int, Move]:
    """A move as each viewer sees it."""
    return {viewer: GAME.typed(happened.to(viewer)) for viewer in VIEWERS}


def test_hidden_hands() -> None:
    rig = Rig(hands=["9- gift 4+", "8- slow", "3+ skip"])
    for viewer in VIEWERS:
        others = [seat for seat in range(3) if seat != viewer]
        assert [rig.known(viewer, seat) for seat in others] == [""] * len(others)
    told_to_all = [msgspec.json.encode(GAME.view(rig.state, viewer)).decode() for viewer in VIEWERS]
    assert [text.count("slow") for text in told_to_all] == [2, 2, 3, 2]  # "slowed" and "slow_left" are not cards


def test_backs_are_public() -> None:
    rig = Rig(hands=["9- gift 4+", "8- slow skip skip", "3+"])
    for viewer in VIEWERS:
        hands = rig.view(viewer).hands
        assert [(hand.numbers, hand.actions) for hand in hands] == [(2, 1), (1, 3), (1, 0)]


def test_a_player_knows_their_own_hand() -> None:
    rig = Rig(hands=["9- gift 4+", "8-"])
    assert rig.view(0).hands[0] == Hand(2, 1, ["4+", "9−", "gift"])


@pytest.mark.parametrize(("deck", "card", "hidden"), [("number", "7+", "number"), ("action", "skip", "action")])
def test_a_drawn_card_is_hidden_but_for_its_back(deck: str, card: str, hidden: str) -> None:
    rig = Rig(hands=["9-", "8-", "3+"])
    _, dealt = rig.play(0, Draw(deck), card)  # type: ignore[arg-type]
    masked = Dealt(0, f"hidden-{hidden}")
    assert told(dealt) == {WATCHER: masked, 0: Dealt(0, card), 1: masked, 2: masked}


@pytest.mark.parametrize(("card", "hidden"), [("7+", "hidden-number"), ("skip", "hidden-action")])
def test_gift_is_hidden(card: str, hidden: str) -> None:
    rig = Rig(hands=["9- gift 7+ skip", "8-", "3+"])
    (given,) = rig.play(0, Gift(1, card))
    masked = Gift(1, hidden)
    assert told(given) == {WATCHER: masked, 0: Gift(1, card), 1: Gift(1, card), 2: masked}
    assert [rig.known(viewer, 1) == card for viewer in VIEWERS] == [False, True, False, False]
    assert (rig.known(2, 1), rig.known(WATCHER, 1)) == ("", "")
    assert card in rig.hand(1)


def test_a_discard_is_public() -> None:
    rig = Rig(hands=["flip scrap", "8-", "3+"], decks="")
    (discarded,) = rig.play(0, Discard("flip"))
    assert set(told(discarded).values()) == {Discard("flip")}


# What the giver of a gift knows.


def given(card: str = "7+", receiver: str = "gift 8- slow") -> Rig:
    """A rig in which seat 0 gave a card to seat 1, and it is seat 1's turn."""
    rig = Rig("[1+]", hands=[f"gift 9- 4+ {card}", receiver, "3+ 2-"])
    rig.play(0, Gift(1, card))
    rig.play(0, Go())
    return rig


def test_the_giver_knows_until_the_card_is_played() -> None:
    rig = given()
    assert rig.known(0, 1) == "7+"
    rig.play(1, Slow(2))
    assert rig.known(0, 1) == "7+"
    rig = given()
    rig.play(1, Play("7+", 0, "left"))
    assert rig.known(0, 1) == ""


def test_a_card_that_looks_the_same_may_have_been_the_given_one() -> None:
    rig = given("slow")
    assert rig.known(0, 1) == "slow"
    rig.play(1, Slow(2))
    assert (rig.known(0, 1), rig.hand(1)) == ("", "8- slow gift")


def test_the_giver_is_unsure_once_a_card_leaves_unseen() -> None:
    rig = given()
    rig.play(1, Gift(2, "8−"))
    assert (rig.known(0, 1), rig.known(0, 2)) == ("", "")
    assert rig.known(1, 2) == "8-"


def test_the_giver_knows_what_came_back() -> None:
    rig = given()
    rig.play(1, Gift(0, "7+"))
    assert (rig.known(0, 1), rig.known(1, 0)) == ("", "7+")


def test_the_giver_still_knows_its_gift_after_another_card_came_back() -> None:
    rig = given()
    rig.play(1, Gift(0, "8−"))
    assert (rig.known(0, 1), rig.known(1, 0)) == ("7+", "8-")


def test_a_draw_changes_nothing_that_is_known() -> None:
    rig = given()
    rig.end_time(1)
    assert rig.known(0, 1) == "7+"


# What everybody knows of a shown hand.


def shown() -> Rig:
    """A rig in which seat 0 had to show its hand and discarded a card; it is seat 1's turn."""
    rig = Rig(hands=["flip flip swap", "gift 8- 7- skip", "3+ gift 1-"], decks="")
    rig.play(0, Discard("flip"))
    rig.play(0, Go())
    return rig


def test_the_revealed_hand_stays_known() -> None:
    rig = shown()
    assert {rig.known(viewer, 0) for viewer in VIEWERS} == {"flip swap"}


def test_a_gift_to_a_known_hand_is_known_to_its_giver_alone() -> None:
    rig = shown()
    rig.play(1, Gift(0, "skip"))
    assert (rig.known(1, 0), rig.hand(0)) == ("flip swap skip", "flip swap skip")
    assert {rig.known(viewer, 0) for viewer in (WATCHER, 2)} == {"flip swap"}


def shown_and_given(card: str) -> Rig:
    """A rig in which seat 1 gave this card to seat 0, whose Flip and Swap everybody knows."""
    rig = Rig(hands=["flip scrap swap", f"gift 8- 7- {card}", "3+ gift 1-"], decks="")
    rig.play(0, Discard("scrap"))
    rig.play(0, Go())
    rig.play(1, Gift(0, card))
    return rig


def test_a_second_card_like_a_known_one_is_known_to_its_giver() -> None:
    rig = shown_and_given("swap")
    assert [rig.known(viewer, 0) for viewer in (2, 1)] == ["flip swap", "flip swap swap"]


def test_a_shown_hand_is_unsure_once_a_card_leaves_unseen() -> None:
    rig = shown_and_given("gift")
    rig.play(1, LastCard())
    rig.play(2, Play("3+", 2, "left"))
    rig.play(2, LastCard())
    rig.play(0, Gift(2, "swap"))
    assert [rig.known(viewer, 0) for viewer in (WATCHER, 1)] == ["", ""]
    assert rig.known(0, 2) == "swap"


def test_the_receiver_of_a_card_of_a_shown_hand_still_knows_the_rest() -> None:
    rig = shown_and_given("gift")
    rig.play(1, LastCard())
    rig.play(2, Play("3+", 2, "left"))
    rig.play(2, LastCard())
    rig.play(0, Gift(2, "swap"))
    assert rig.known(2, 0) == "flip"


# Redeals.


def test_a_redeal_keeps_what_is_known() -> None:
    rig = given()
    for seed in range(50):
        twin = rig.state.clone()
        twin.redeal(0, Rng(seed))
        assert "7+" in GAME.view(twin, 1).hands[1].cards
        assert GAME.view(twin, 0) == rig.view(0)


def test_a_redeal_deals_what_is_unknown() -> None:
    rig = given()
    seen = set()
    for seed in range(200):
        twin = rig.state.clone()
        twin.redeal(0, Rng(seed))
        seen |= set(GAME.view(twin, 2).hands[2].cards)
    own = {"9−", "4+", "7+", "1+"}
    assert len(seen) == 40 - len(own)
    assert not seen & own


def test_a_redeal_for_a_watcher_keeps_only_what_everybody_knows() -> None:
    rig = given()
    hands = set()
    for seed in range(50):
        twin = rig.state.clone()
        twin.redeal(WATCHER, Rng(seed))
        assert GAME.view(twin, WATCHER) == rig.view()
        hands.add(tuple(GAME.view(twin, 1).hands[1].cards))
    assert len(hands) > 40


def test_a_player_who_is_not_stuck_is_not_stuck_in_a_redeal() -> None:
    """The decks are empty, and seat 1 holds a Slow: in every redeal it must have a card to play, too."""
    rig = Rig(hands=["slow 4+", "slow scrap", "flip swap scrap reverse steal"], decks="")
    rig.play(0, Slow(1))
    rig.play(0, Go())
    assert (rig.view().turn, rig.view().revealed, rig.actors) == (1, False, [1, 2])
    for seed in range(50):
        twin = rig.state.clone()
        twin.redeal(0, Rng(seed))
        assert twin.move_count(1) > 2, "seat 1 cannot do a thing, yet the game waits for it"
