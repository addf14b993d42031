"""The cases of the rules page about turns: drawing, being stuck, going out, Slow, Skip and Gift."""

import pytest

from madcap.engine.state import CHANCE, CLOCK
from madcap.games.madmatix import GAME, Options
from madcap.games.madmatix.moves import (
    Dealt,
    Discard,
    Draw,
    Flip,
    Gift,
    Go,
    LastCard,
    Move,
    Play,
    Reverse,
    SitOut,
    Skip,
    Slow,
    Starts,
    Token,
    TurnLost,
)
from madcap.games.madmatix.state import unpack
from madcap.games.madmatix.tests.position import Rig, lost_turns

# The deal.


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_three_cards_of_each_deck(seats: int) -> None:
    state = GAME.start(Options(starter=1), seats)
    while state.actors >> CHANCE & 1:
        state.apply(CHANCE, state.move(CHANCE, 0))
    hands = GAME.view(state, 0).hands
    assert [(hand.numbers, hand.actions) for hand in hands] == [(3, 3)] * seats
    assert (GAME.view(state, 0).number_deck, GAME.view(state, 0).action_deck) == (40 - 3 * seats, 40 - 3 * seats)


def test_the_starter_is_drawn_at_random() -> None:
    state = GAME.start(Options(), 3)
    while GAME.view(state, 0).phase == "dealing":
        state.apply(CHANCE, state.move(CHANCE, 0))
    assert [state.move(CHANCE, n) for n in range(state.move_count(CHANCE))] == [
        GAME.packed(Starts(n)) for n in range(3)
    ]
    state.apply(CHANCE, GAME.packed(Starts(2)))
    assert (GAME.view(state, 0).turn, state.actors) == (2, 0b100)


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_the_host_picks_who_starts(starter: int) -> None:
    state = GAME.start(Options(starter=starter), 3)  # type: ignore[arg-type]
    while state.actors >> CHANCE & 1:
        state.apply(CHANCE, state.move(CHANCE, 0))
    assert GAME.view(state, 0).turn == starter - 1


def test_every_card_of_a_deck_is_equally_likely() -> None:
    """Chance has an outcome for every copy of a card: six for Plus-Minus, six for Times-Divide, and so on."""
    state = GAME.start(Options(), 2)
    state.apply(CHANCE, GAME.packed(Dealt(0, "7×")))
    cards = [GAME.typed(state.move(CHANCE, n)).card for n in range(state.move_count(CHANCE))]
    copies = {"plus-minus": 6, "times-divide": 6, "flip": 4, "swap": 4, "scrap": 4, "slow": 4}
    assert {card: cards.count(card) for card in cards} == copies | {"steal": 3, "reverse": 3, "skip": 3, "gift": 3}


# A turn.


def test_play_or_draw() -> None:
    rig = Rig("[2+]", hands=["9- 4+", "slow"])
    assert rig.actors == [0]
    assert {type(move) for move in rig.legal(0)} == {Draw, Play}


def test_the_turn_passes_to_the_left() -> None:
    rig = Rig(hands=["9- 4+", "8- 3+", "7- 2+"], turn=1)
    order = []
    for _ in range(5):
        order.append(rig.view().turn)
        rig.end_time(order[-1])
        rig.play(order[-1], Go())
    assert order == [1, 2, 0, 1, 2]


def test_go_and_last_card_are_both_always_offered() -> None:
    rig = Rig(hands=["9- 4+ 5+", "8- 3+"])
    rig.play(0, Play("9−", 0, "left"))
    assert rig.legal(0) == [Go(), LastCard()]
    rig.play(0, LastCard())
    assert (rig.view().turn, rig.view().uncalled) == (1, [])


@pytest.mark.parametrize("timer", [0, 15, 30, 60])
def test_a_turn_passes_by_itself_without_the_call_at_every_table(timer: int) -> None:
    rig = Rig(hands=["9- 4+", "8- 3+"], timer=timer)
    rig.play(0, Play("9−", 0, "left"))
    assert (rig.view().phase, rig.state.wait_ms(0)) == ("ending", 5000)
    rig.end_time(0)
    assert (rig.view().turn, rig.view().uncalled) == (1, [0])


def test_a_deck_that_is_empty_cannot_be_drawn_from() -> None:
    assert Rig(hands=["9-", "8-"], decks="1+").legal_of(0, Draw) == [Draw("number")]
    assert Rig(hands=["9-", "8-"], decks="slow").legal_of(0, Draw) == [Draw("action")]
    assert Rig(hands=["9-", "8-"], decks="").legal_of(0, Draw) == []


def test_discards_never_come_back() -> None:
    rig = Rig("[1+]", hands=["scrap 9-", "slow 8-"], decks="")
    assert (rig.view().number_deck, len(rig.view().number_discards)) == (0, 37)
    rig.end_time(0)
    assert (rig.view().number_deck, len(rig.view().number_discards)) == (0, 37)


# Neither play nor draw.


def stuck(hand: str, *others: str) -> Rig:
    return Rig(hands=[hand, *(others or ("8- gift",))], decks="")


def test_neither_play_nor_draw() -> None:
    rig = stuck("flip scrap swap", "8- 3+", "7- 2+")
    assert rig.view().revealed
    assert {rig.known(viewer, 0) for viewer in (-1, 0, 1, 2)} == {"flip swap scrap"}
    assert rig.legal(0) == [Discard("flip"), Discard("swap"), Discard("scrap")]
    rig.play(0, Discard("swap"))
    assert {rig.known(viewer, 0) for viewer in (-1, 0, 1, 2)} == {"flip scrap"}
    assert rig.view().action_discards.count("swap") == 4
    assert (rig.legal(0), rig.view().revealed) == ([Go(), LastCard()], False)


def test_a_player_who_can_play_or_draw_shows_nothing() -> None:
    for rig in (stuck("flip scrap 4+"), Rig(hands=["flip scrap", "8-"], decks="1+"), stuck("flip slow")):
        assert not rig.view().revealed
        assert rig.known(1, 0) == ""
        assert rig.legal_of(0, Discard) == []


def test_forced_discard_to_one() -> None:
    rig = stuck("flip scrap")
    rig.play(0, Discard("scrap"))
    rig.play(0, Go())
    assert rig.view().uncalled == [0]


def test_forced_discard_to_none() -> None:
    rig = stuck("flip")
    rig.play(0, Discard("flip"))
    assert (rig.view().phase, rig.actors, rig.view().revealed) == ("over", [], False)


def test_only_card_is_gift() -> None:
    rig = stuck("gift")
    assert rig.view().revealed
    assert rig.legal(0) == [Discard("gift")]


def test_a_player_who_is_stuck_twice_shows_only_the_cards_still_held() -> None:
    rig = stuck("flip scrap swap", "slow slow slow")
    rig.play(0, Discard("swap"))
    rig.play(0, Go())
    rig.play(1, Slow(0))
    rig.play(1, Go())
    assert rig.view().revealed
    assert rig.known(1, 0) == "flip scrap"


def test_being_stuck_is_decided_anew_every_turn() -> None:
    rig = stuck("flip scrap swap", "8- 3+")
    rig.play(0, Discard("swap"))
    rig.play(0, Go())
    assert not rig.view().revealed
    rig.play(1, Play("8−", 0, "left"))
    rig.play(1, LastCard())
    assert not rig.view().revealed
    assert rig.legal_of(0, Discard) == []


# Default moves.


def test_the_default_of_a_turn_is_to_draw_from_the_fuller_deck() -> None:
    for decks, first in (("1+ 2+ slow", "number"), ("1+ slow skip", "action"), ("1+ slow", "number")):
        assert Rig(hands=["9-", "8-"], decks=decks).legal(0)[0] == Draw(first)  # type: ignore[arg-type]


def test_with_empty_decks_the_default_is_the_first_play_or_discard() -> None:
    assert Rig(hands=["9- slow", "8-"], decks="").legal(0)[0] == Play("9−", 0, "left")
    assert Rig("[1+]", hands=["slow flip", "8-"], decks="").legal(0)[0] == Flip(0, 1)
    assert Rig(hands=["flip swap", "8-"], decks="").legal(0)[0] == Discard("flip")


@pytest.mark.parametrize("timer", [0, 15, 30, 60])
def test_the_timer_is_for_turns(timer: int) -> None:
    rig = Rig("[1+]", hands=["slow 4+", "8-"], timer=timer)
    assert rig.state.wait_ms(0) == 1000 * timer
    rig.play(0, Slow(1))
    assert rig.state.wait_ms(1) == 10_000


# Going out.


@pytest.mark.parametrize(
    ("hand", "move"), [("9-", Play("9−", 0, "left")), ("skip", Skip(1)), ("flip", Flip(1, 1)), ("reverse", Reverse(1))]
)
def test_no_card_left_ends_the_game_at_once(hand: str, move: Move) -> None:
    rig = Rig("", "[2x]", hands=[hand, "8-"])
    rig.play(0, move)
    assert (rig.view().phase, rig.actors, rig.state.awaited) == ("over", [], 0)


def test_going_out_with_an_action() -> None:
    rig = Rig("[6-] [4+]", "[9+] [2+]", hands=["times-divide", "8-"])
    assert rig.payoffs == [0, 1]
    rig.play(0, Token(0, 1, "×"))
    assert (rig.view().phase, rig.scores, rig.payoffs) == ("over", ["24", "11"], [1, 0])


def test_going_out_with_a_slow() -> None:
    rig = Rig(hands=["slow", "8-"])
    rig.play(0, Slow(1))
    assert rig.actors == [1]
    rig.play(1, Draw("number"), "7+")
    rig.play(1, Draw("action"), "skip")
    assert (rig.view().phase, rig.hand(1)) == ("over", "7+ 8- skip")


def test_last_card_destroys() -> None:
    rig = Rig("[1+]", "[9x] [5/]", hands=["0+", "8-"])
    assert rig.payoffs == [0, 1]
    rig.play(0, Play("0+", 1, "right"))
    assert (rig.view().phase, rig.drawn(1), rig.scores) == ("over", "", ["1", "0"])
    assert rig.payoffs == [1, 0]


def test_gift_as_the_last_two_cards() -> None:
    rig = Rig(hands=["gift 7+", "8-"])
    rig.play(0, Gift(1, "7+"))
    assert (rig.view().phase, rig.hand(0), rig.hand(1)) == ("over", "", "7+ 8-")


# Slow.


def test_slow_makes_somebody_draw_two_cards_each_from_either_deck() -> None:
    rig = Rig(hands=["slow 4+", "8-", "3+"])
    assert rig.legal_of(0, Slow) == [Slow(1), Slow(2)]
    rig.play(0, Slow(2))
    assert (rig.actors, rig.view().slowed, rig.view().slow_left) == ([2], 2, 2)
    rig.play(2, Draw("action"), "skip")
    assert (rig.actors, rig.view().slow_left) == ([2], 1)
    rig.play(2, Draw("number"), "7+")
    assert (rig.hand(2), rig.actors, rig.view().phase) == ("3+ 7+ skip", [0], "ending")
    assert rig.view().slowed is None


def test_slow_with_one_card_left_in_the_decks() -> None:
    rig = Rig(hands=["slow 4+", "8-"], decks="skip")
    rig.play(0, Slow(1))
    assert rig.legal(1) == [Draw("action")]
    rig.play(1, Draw("action"))
    assert (rig.hand(1), rig.actors, rig.view().slowed) == ("8- skip", [0], None)


def test_slow_with_empty_decks() -> None:
    rig = Rig(hands=["slow 4+", "8-"], decks="")
    rig.play(0, Slow(1))
    assert (rig.actors, rig.legal(0), rig.hand(1)) == ([0], [Go(), LastCard()], "8-")


def test_a_slowed_players_default_is_the_fuller_deck() -> None:
    rig = Rig(hands=["slow 4+", "8-"], decks="1+ skip skip")
    rig.play(0, Slow(1))
    rig.end_time(1)
    assert (rig.hand(1), rig.legal(1)) == ("8- skip", [Draw("number"), Draw("action")])


# Skip.


def test_a_skipped_turn_passes_to_the_next() -> None:
    rig = Rig(hands=["skip 4+ 5+", "8- 3+", "7- 2+"])
    rig.play(0, Skip(1))
    rig.play(0, Go())
    assert (rig.view().phase, rig.view().turn, rig.actors) == ("skipped", 1, [CLOCK])
    assert (rig.legal(CLOCK), rig.state.wait_ms(CLOCK)) == ([TurnLost(1)], 5000)
    rig.clock()
    assert (rig.view().phase, rig.view().turn, rig.view().skips) == ("acting", 2, [0, 0, 0])


def test_a_second_skip_adds_up() -> None:
    rig = Rig(hands=["skip 4+ 5+", "skip 8- 3+", "7- 2+"])
    rig.play(0, Skip(2))
    rig.play(0, Go())
    assert rig.legal_of(1, Skip) == [Skip(0), Skip(2)]
    rig.play(1, Skip(2))
    assert rig.view().skips == [0, 0, 2]
    rig.play(1, Go())
    assert lost_turns(rig, 2) == 2


def test_a_skip_always_has_a_target() -> None:
    rig = Rig(hands=["skip skip", "8- 3+"], decks="")
    rig.state.skips[1] = 1
    rig.match.state = unpack(rig.state.pack())
    assert (rig.legal(0), rig.view().revealed) == ([Skip(1)], False)


# Gift.


def test_a_gift_needs_another_card() -> None:
    assert Rig(hands=["gift", "8-"]).legal_of(0, Gift) == []
    assert Rig(hands=["gift gift", "8-"]).legal_of(0, Gift) == [Gift(1, "gift")]
    assert Rig(hands=["gift 7+ slow", "8-"]).legal_of(0, Gift) == [Gift(1, "7+"), Gift(1, "slow")]


def test_a_gift_can_go_to_any_other_player() -> None:
    rig = Rig(hands=["8-", "gift 7+ 4+", "3+"], turn=1)
    assert rig.legal_of(1, Gift) == [Gift(to, card) for to in (0, 2) for card in ("4+", "7+")]
    rig.play(1, Gift(2, "7+"))
    assert (rig.hand(1), rig.hand(2)) == ("4+", "3+ 7+")
    assert SitOut() not in rig.legal(1)
