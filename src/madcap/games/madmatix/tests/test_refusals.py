"""Refused moves: a named error, a sentence without secrets, and an unchanged state."""

import msgspec
import pytest

from madcap.engine.errors import GameIsOver, NotASeat, NotLegal, NotYourTurn, Refusal
from madcap.engine.match import digest
from madcap.engine.state import CHANCE, CLOCK
from madcap.games.madmatix import GAME
from madcap.games.madmatix.moves import (
    Catch,
    Dealt,
    Discard,
    Draw,
    Flip,
    Gift,
    Go,
    LastCard,
    LetGo,
    Move,
    Play,
    Reverse,
    Scrap,
    SitOut,
    Skip,
    Slow,
    Starts,
    Steal,
    Swap,
    Token,
    TurnLost,
)
from madcap.games.madmatix.tests.position import Rig

EVERY_KIND = "plus-minus times-divide flip swap scrap slow steal reverse skip gift"


def refused(rig: Rig, error: type[Refusal], seat: int, move: Move | int) -> str:
    """Check that a move is refused and changes nothing; return the sentence of the refusal."""
    before, log = digest(rig.state), list(rig.match.log)
    with pytest.raises(error) as refusal:
        rig.match.play(seat, move if isinstance(move, int) else GAME.packed(move))
    assert (digest(rig.state), rig.match.log) == (before, log)
    return str(refusal.value)


def to_act() -> Rig:
    """A rig in which seat 0 can make every kind of move of a turn."""
    return Rig("[6-] [4/]", "[2+]", "", hands=[f"7+ 9- {EVERY_KIND}", "8- slow", "3+ skip"])


def to_end() -> Rig:
    rig = to_act()
    rig.play(0, Play("7+", 0, "left"))
    return rig


def forgotten() -> Rig:
    rig = Rig(hands=["9- 4+", "8- 3+ slow", "7- 6+"])
    rig.play(0, Play("9−", 0, "left"))
    rig.play(0, Go())
    return rig


def caught() -> Rig:
    rig = forgotten()
    rig.play(1, Catch(0))
    return rig


def slowed() -> Rig:
    rig = Rig(hands=["slow 9- 4+", "8- 3+", "7- 6+"])
    rig.play(0, Slow(2))
    return rig


def stuck() -> Rig:
    return Rig(hands=["flip swap", "8- 3+"], decks="")


def test_to_act_allows_every_kind_of_move() -> None:
    kinds = {type(move) for move in to_act().legal(0)}
    assert kinds == {Draw, Play, Token, Flip, Swap, Scrap, Slow, Steal, Reverse, Skip, Gift}


@pytest.mark.parametrize(
    "move",
    [
        Play("7−", 0, "left"),  # not in hand
        Play("8−", 0, "left"),  # in somebody else's hand
        Play("6−", 0, "left"),  # in a Sequence
        Play("7+", 2, "right"),  # an empty Sequence has one place
        Play("7+", 3, "left"),  # nobody sits there
        Token(0, 3, "+"),
        Token(2, 1, "×"),
        Token(7, 1, "×"),
        Flip(1, 2),
        Swap(0, 1, 0, 1),  # a card with itself
        Swap(0, 1, 1, 2),
        Swap(1, 2, 0, 1),
        Swap(2, 1, 0, 2),
        Scrap(1, "right"),  # a single card has one end
        Scrap(2, "left"),
        Slow(0),
        Slow(3),
        Steal(0, "left", "right"),  # seat 0's own Sequence
        Steal(1, "right", "left"),
        Steal(2, "left", "left"),
        Reverse(2),
        Skip(0),
        Skip(3),
        Gift(0, "7+"),
        Gift(1, "gift"),  # the only one
        Gift(1, "8−"),
        Gift(1, "hidden-number"),
        Gift(1, "hidden-action"),
        Gift(1, "no-such-card"),
        Gift(3, "7+"),
        Discard("7+"),
        Go(),
        LastCard(),
        SitOut(),
        Catch(1),
        LetGo(1),
        Dealt(0, "5+"),
        Starts(0),
        TurnLost(0),
    ],
)
def test_not_legal_in_a_turn(move: Move) -> None:
    refused(to_act(), NotLegal, 0, move)


@pytest.mark.parametrize("kind", EVERY_KIND.split())
def test_an_action_card_must_be_in_hand(kind: str) -> None:
    rig = to_act()
    without = Rig("[6-] [4/]", "[2+]", "", hands=[f"7+ 9- {EVERY_KIND}".replace(kind, ""), "8- 0x", "3+ 0-"])
    gone = set(rig.legal(0)) - set(without.legal(0))
    assert gone
    for move in gone:
        refused(without, NotLegal, 0, move)


def test_a_second_action_is_not_legal() -> None:
    for move in (Draw("number"), Play("9−", 0, "left"), Slow(1), Discard("9−")):
        refused(to_end(), NotLegal, 0, move)


@pytest.mark.parametrize("move", [Draw("number"), Go(), Slow(1), Catch(1)])
def test_not_your_turn(move: Move) -> None:
    refused(to_act(), NotYourTurn, 1, move)
    refused(to_end(), NotYourTurn, 1, move)
    refused(caught(), NotYourTurn, 1, move)
    refused(slowed(), NotYourTurn, 0, move)
    refused(forgotten(), NotYourTurn, 0, move)


def test_not_legal_for_a_player_who_may_only_catch() -> None:
    for move in (Draw("number"), Go(), Catch(1), Catch(2), LetGo(1), SitOut()):
        refused(forgotten(), NotLegal, 2, move)


def test_not_legal_for_a_caught_player() -> None:
    for move in (Go(), Play("4+", 0, "left"), Catch(1), Discard("4+"), LetGo(0)):
        refused(caught(), NotLegal, 0, move)


def test_not_legal_for_a_slowed_player() -> None:
    for move in (Go(), SitOut(), Play("7−", 0, "left"), Catch(0)):
        refused(slowed(), NotLegal, 2, move)


def test_not_legal_for_a_stuck_player() -> None:
    for move in (Draw("number"), Draw("action"), Discard("slow"), Go(), Flip(0, 1), Discard("hidden-action")):
        refused(stuck(), NotLegal, 0, move)


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    rig = Rig(hands=["9-", "8-"], decks="1+")
    refused(rig, NotLegal, 0, Draw("action"))


def test_the_clock_moves_only_when_it_is_due() -> None:
    for rig in (to_act(), to_end(), forgotten(), caught()):
        refused(rig, NotYourTurn, CLOCK, TurnLost(rig.view().turn))


@pytest.mark.parametrize("seat", [-1, 3, 7, 13, CHANCE, 16, 1000])
def test_not_a_seat(seat: int) -> None:
    refused(to_act(), NotASeat, seat, Draw("number"))


@pytest.mark.parametrize("number", [0, -1, 255, 2**52, 2**62])
def test_numbers_that_are_no_moves_are_not_legal(number: int) -> None:
    refused(to_act(), NotLegal, 0, number)


@pytest.mark.parametrize("seat", [0, 1, 7, CLOCK])
def test_game_is_over(seat: int) -> None:
    rig = Rig(hands=["9-", "8-"])
    rig.play(0, Play("9−", 0, "left"))
    refused(rig, GameIsOver, seat, Go())


@pytest.mark.parametrize(
    "text",
    [
        b'{"type": "play", "card": "flip", "whose": 0, "end": "left"}',
        b'{"type": "play", "card": "7*", "whose": 0, "end": "left"}',
        '{"type": "play", "card": "7×", "whose": 8, "end": "left"}'.encode(),
        '{"type": "play", "card": "7×", "whose": 0, "end": "middle"}'.encode(),
        b'{"type": "token", "whose": 0, "place": 0, "operator": "+"}',
        b'{"type": "token", "whose": 0, "place": 41, "operator": "+"}',
        b'{"type": "draw", "deck": "discard"}',
        b'{"type": "gift", "to": -1, "card": "flip"}',
    ],
)
def test_an_invalid_move_cannot_be_decoded(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=GAME.move)


@pytest.mark.parametrize("others", ["8- slow", "7- slow", "7x slow"])
def test_a_refusal_does_not_tell_where_a_card_is(others: str) -> None:
    """A card that a player does not hold is refused in the same way in a hand, a deck and a discard pile."""
    sentences = {
        refused(Rig("[1+]", hands=["gift 9- 4+", others], decks=decks), NotLegal, 0, move)
        for decks in (None, "7x 8-".replace(others.split()[0], "6+"), "2+")
        for move in (Play("8−", 0, "left"), Play("7×", 0, "left"), Gift(1, "slow"), Slow(1), Discard("9−"))
    }
    assert sentences == {"The rules do not allow this move now."}
