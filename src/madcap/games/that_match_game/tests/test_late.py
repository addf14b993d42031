"""Moves that arrive too late get a named error; the state does not change, and the cards stay in the hand."""

import msgspec
import pytest

from madcap.engine.errors import GameIsOver, NotASeat, NotLegal, NotYourTurn, Refusal
from madcap.engine.match import digest
from madcap.engine.state import CHANCE, CLOCK
from madcap.games.that_match_game import GAME
from madcap.games.that_match_game.moves import (
    Answer,
    Block,
    CleanSlate,
    Closed,
    Dealt,
    Discard,
    Draw,
    End,
    HelpingHand,
    Lot,
    Move,
    NewGoal,
    Pass,
    Picked,
    Pickpocket,
    Place,
    Turned,
)
from madcap.games.that_match_game.tests.position import Rig

LAST_RED_3 = "3-1-1 green-1 blue-1"
ON_THE_PLAY = Block("red-block", 1, 1, 0, "red-3")
ON_THE_3 = Block("red-block", 2, 1, 1, "lightning-red-3")


def refused(rig: Rig, error: type[Refusal], seat: int, move: Move | int) -> str:
    """Check that a move is refused and changes nothing; return the sentence of the refusal."""
    before, log = digest(rig.state), list(rig.match.log)
    hands = [rig.hand(holder) for holder in range(rig.seats)]
    with pytest.raises(error) as refusal:
        rig.match.play(seat, move if isinstance(move, int) else GAME.packed(move))
    assert (digest(rig.state), rig.match.log) == (before, log)
    assert [rig.hand(holder) for holder in range(rig.seats)] == hands
    return str(refusal.value)


def played(*others: str, first: str = "green-2 red-block") -> Rig:
    rig = Rig(LAST_RED_3, hands=[f"red-3 {first}", *others])
    rig.play(0, Place("red-3", 1, "red"))
    return rig


B_HAND = "lightning-red-3 lightning-red-1 lightning-red-2 red-block orange-block"
C_HAND = "lightning-red-3 red-block orange-block"


def test_a_second_answer_of_the_same_seat_comes_too_late() -> None:
    """Seat 1 sends two answers to the same card: when the second arrives, its own first one lies on top."""
    rig = played(B_HAND, C_HAND)
    rig.play(1, Answer("3", "red"))
    refused(rig, NotLegal, 1, Answer("1 + 2", "red"))
    assert "lightning-red-1 lightning-red-2" in rig.hand(1)


def test_a_second_players_answer_still_fits() -> None:
    """All sums are the same: an answer that was meant for the play answers the other answer."""
    rig = played(B_HAND, C_HAND)
    rig.play(1, Answer("3", "red"))
    rig.play(2, Answer("3", "red"))
    assert rig.window.sticks == 3


def test_an_answer_after_the_window_has_closed() -> None:
    rig = played(B_HAND, C_HAND)
    rig.close()
    refused(rig, NotYourTurn, 1, Answer("3", "red"))


def test_an_answer_to_a_play_after_another_number_was_played() -> None:
    rig = Rig("5-3-2", hands=["red-3 red-1 green-2", B_HAND])
    for card in ("red-3", "red-1"):
        rig.play(0, Place(card, 1, "red"))
        if card == "red-3":
            rig.close()
    refused(rig, NotLegal, 1, Answer("1 + 2", "red"))


def test_an_answer_from_somebody_who_has_passed() -> None:
    rig = played(B_HAND, C_HAND)
    rig.play(1, Pass(1))
    refused(rig, NotYourTurn, 1, Answer("3", "red"))


def test_a_block_on_a_card_that_has_just_been_struck() -> None:
    rig = played(B_HAND, C_HAND)
    rig.play(1, ON_THE_PLAY)
    refused(rig, NotLegal, 2, ON_THE_PLAY)


def test_a_block_by_the_player_on_turn_on_a_card_that_has_just_been_struck() -> None:
    rig = played(B_HAND, C_HAND)
    rig.play(1, Answer("3", "red"))
    rig.play(2, ON_THE_3)
    refused(rig, NotLegal, 0, ON_THE_3)


def test_two_orange_blocks_on_the_same_red_one() -> None:
    rig = played(B_HAND, C_HAND)
    rig.play(1, ON_THE_PLAY)
    strike = Block("orange-block", 2, 1, 1, "red-block")
    rig.play(2, strike)
    refused(rig, NotLegal, 1, strike)


def test_a_pass_for_a_lower_stack() -> None:
    rig = played(B_HAND, C_HAND)
    rig.play(1, Answer("3", "red"))
    for height in (1, 3):
        refused(rig, NotLegal, 2, Pass(height))
    rig.play(2, Pass(2))
    refused(rig, NotYourTurn, 2, Pass(2))


def test_a_pass_for_another_window() -> None:
    rig = played(B_HAND, C_HAND)
    rig.close()
    refused(rig, NotYourTurn, 1, Pass(1))


@pytest.mark.parametrize(
    "move",
    [
        Answer("1 + 1", "red"),  # the wrong sum
        Answer("1 + 2", "green"),
        Answer("1 + 1 + 1", "red"),  # seat 1 holds only one 1
        Answer("1 + 1 + 1 + 1", "red"),  # more 1s than the deck has
        Block("red-block", 1, 2, 0, "red-3"),  # a play is one card
        Block("red-block", 2, 1, 1, "lightning-red-3"),  # no such entry
        Block("red-block", 1, 1, 2, "red-3"),  # the card is not seat 2's
        Block("red-block", 1, 1, 0, "red-2"),  # not that card
        Block("orange-block", 1, 1, 0, "red-3"),  # an orange block strikes no number
        Pass(2),
        Draw(1),
        End(),
        Place("red-3", 1, "red"),
        Discard("red-block"),
        Closed(0, 1),
    ],
)
def test_not_legal_in_a_window(move: Move) -> None:
    refused(played(B_HAND, C_HAND), NotLegal, 1, move)


@pytest.mark.parametrize(
    "move",
    [
        Place("red-4", 1, "red"),  # too much
        Place("red-1", 1, "green"),  # another colour
        Place("red-1", 2, "red"),  # nothing there
        Place("red-1", 6, "red"),
        Place("red-2", 1, "red"),  # in somebody else's hand
        Place("red-block", 1, "red"),
        Place("hidden", 1, "red"),
        Place("no-such", 1, "red"),
        CleanSlate(2),
        NewGoal(2),
        NewGoal(1),  # not in hand
        HelpingHand(),
        Pickpocket(0),  # oneself
        Pickpocket(3),  # nobody there
        Discard("red-2"),
        Discard("hidden"),
        Draw(0),
        Draw(1),
        Pass(1),
        Answer("1", "red"),
        ON_THE_PLAY,
        Dealt(0, "red-5"),
        Turned(2, "4-5-6"),
        Turned(2, "6-6-6"),
        Picked(0, 1, "red-2"),
        Lot(0, "4-5-6"),
        Closed(0, 0),
    ],
)
def test_not_legal_in_a_turn(move: Move) -> None:
    hand = "red-1 red-4 red-block clean-slate pickpocket lightning-red-1"
    refused(Rig("3-1-1", hands=[hand, "red-2", "green-1"]), NotLegal, 0, move)


def test_not_your_turn() -> None:
    rig = Rig("3-1-1", hands=["red-1", "red-2", "lightning-red-1"])
    for seat, move in ((1, Place("red-2", 1, "red")), (2, Answer("1", "red")), (1, End()), (CLOCK, Closed(0, 0))):
        refused(rig, NotYourTurn, seat, move)
    refused(played(B_HAND, C_HAND), NotYourTurn, 0, ON_THE_PLAY)
    refused(played(B_HAND, C_HAND), NotYourTurn, CLOCK, Closed(0, 1))


def test_discarding_down_to_seven_comes_first() -> None:
    seven = "helping-hand red-1 red-2 green-1 green-2 blue-1 blue-2"
    rig = Rig("3-1-1", hands=[seven, "red-2"])
    rig.play(0, HelpingHand())
    for move in (End(), Place("red-1", 1, "red"), Draw(0)):
        refused(rig, NotLegal, 0, move)


@pytest.mark.parametrize("seat", [-1, 3, CHANCE, 16])
def test_not_a_seat(seat: int) -> None:
    refused(played(B_HAND, C_HAND), NotASeat, seat, Pass(1))


@pytest.mark.parametrize("number", [0, -1, 255, 2**52, 2**62])
def test_numbers_that_are_no_moves_are_not_legal(number: int) -> None:
    refused(played(B_HAND, C_HAND), NotLegal, 1, number)


def test_game_is_over() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3", B_HAND], won=["4-5-6 3-4-5"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.close()
    refused(rig, GameIsOver, 1, Answer("3", "red"))


@pytest.mark.parametrize(
    "text",
    [
        b'{"type": "answer", "sum": "5", "colour": "red"}',
        b'{"type": "answer", "sum": "1+2", "colour": "red"}',
        b'{"type": "answer", "sum": "3", "colour": "orange"}',
        b'{"type": "block", "card": "pickpocket", "entry": 1, "place": 1, "whose": 0, "hits": "red-3"}',
        b'{"type": "block", "card": "red-block", "entry": 0, "place": 1, "whose": 0, "hits": "red-3"}',
        b'{"type": "pass", "height": 0}',
        b'{"type": "place", "card": "red-3", "goal": 0, "colour": "red"}',
        b'{"type": "place", "card": "red-3", "goal": 7, "colour": "red"}',
        b'{"type": "draw", "count": 3}',
        b'{"type": "pickpocket", "whose": 5}',
    ],
)
def test_malformed_moves_are_not_decoded(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=GAME.move)


@pytest.mark.parametrize("others", ["lightning-red-3", "green-1", "red-block"])
def test_a_refusal_does_not_tell_where_a_card_is(others: str) -> None:
    """A card that a player does not hold is refused in the same way, be it in a hand, the deck or the discards."""
    sentences = {
        refused(Rig("5-3-2", hands=["green-1 red-2", others, "blue-1"], deck=deck), NotLegal, 0, move)
        for deck in (None, "red-5", "lightning-red-2 red-5")
        for move in (Place("lightning-red-3", 1, "red"), Discard("red-block"), Answer("3", "red"))
    }
    assert sentences == {"The rules do not allow this move now."}
