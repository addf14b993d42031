"""What moves cause: cards snatched, blocked and won, blocks blocked, a Pickpocket's theft, who starts, and the end."""

import pytest

from madcap.engine.fair import SeededChance
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.games.that_match_game import GAME, Options
from madcap.games.that_match_game.events import (
    BlockBlocked,
    Blocked,
    CardWon,
    Event,
    Robbed,
    Shared,
    Snatched,
    SnatchedCard,
    Starts,
    Wins,
)
from madcap.games.that_match_game.moves import Answer, Block, Discard, Draw, End, Pickpocket, Place
from madcap.games.that_match_game.tests.position import Rig

LAST_RED_3 = "3-1-1 green-1 blue-1"  # red is the last open colour; one star
B_HAND = "lightning-red-1 lightning-red-2 orange-block blue-2"
C_HAND = "red-block red-block orange-block lightning-red-3 blue-3"
BLOCK_1 = Block("red-block", 2, 1, 1, "lightning-red-1")
ON_THE_PLAY = Block("red-block", 1, 1, 0, "red-3")
ON_THE_BLOCK = Block("orange-block", 3, 1, 2, "red-block")


def played(middle: str = LAST_RED_3, card: str = "red-3", **setting: object) -> Rig:
    """Seat 0 has played a card on red."""
    rig = Rig(middle, hands=[f"{card} green-2", B_HAND, C_HAND], **setting)
    rig.play(0, Place(card, 1, "red"))
    assert rig.caused == [], "a card that can be answered decides nothing yet"
    return rig


def closed(rig: Rig) -> list[Event]:
    """What the end of a window causes."""
    rig.close()
    return rig.caused


def test_a_card_that_is_not_answered_wins_or_causes_nothing() -> None:
    assert closed(played()) == [CardWon(0, 1)]
    assert closed(played("5-3-2")) == []


def test_an_answer_snatches_the_spot_or_the_point_card() -> None:
    rig = played("5-3-2")
    rig.play(1, Answer("1 + 2", "red"))
    assert closed(rig) == [Snatched(1, 0)]
    rig = played()
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, Answer("3", "red"))
    assert closed(rig) == [SnatchedCard(2, 0, 1)]


def test_a_blocked_answer_leaves_the_card_to_the_play() -> None:
    rig = played()
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, BLOCK_1)
    assert rig.caused == [], "the block may be blocked"
    assert closed(rig) == [Blocked(2, 1, "answer", 2), CardWon(0, 1)]


def test_a_blocked_block_is_told_of_and_what_it_struck_is_not() -> None:
    rig = played()
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, BLOCK_1)
    rig.play(1, ON_THE_BLOCK)
    assert closed(rig) == [BlockBlocked(1, 2, 3), SnatchedCard(1, 0, 1)]


def test_a_blocked_orange_block_is_told_of_before_what_falls_with_it() -> None:
    rig = played()
    rig.play(1, Answer("1 + 2", "red"))
    rig.play(2, BLOCK_1)
    rig.play(1, ON_THE_BLOCK)
    rig.play(2, Block("orange-block", 4, 1, 1, "orange-block"))
    assert closed(rig) == [BlockBlocked(2, 1, 4), Blocked(2, 1, "answer", 2), CardWon(0, 1)]


def test_a_blocked_play_is_told_of_unless_an_answer_sticks_anyway() -> None:
    rig = played()
    rig.play(2, ON_THE_PLAY)
    assert closed(rig) == [Blocked(2, 0, "play", 1)]
    rig = played()
    rig.play(2, ON_THE_PLAY)
    rig.play(1, Answer("1 + 2", "red"))
    assert closed(rig) == [SnatchedCard(1, 0, 1)]


def test_the_block_that_stands_is_named_though_an_older_one_was_blocked() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 red-block", "red-block orange-block blue-1", "green-1 orange-block"])
    rig.play(0, Place("red-3", 1, "red"))
    rig.play(1, ON_THE_PLAY)
    rig.play(2, Block("orange-block", 2, 1, 1, "red-block"))
    rig.play(0, ON_THE_PLAY)
    assert closed(rig) == [Blocked(0, 0, "play", 1), BlockBlocked(2, 1, 2)][::-1]


def test_the_simplified_game_has_no_windows() -> None:
    rig = Rig(LAST_RED_3, hands=["red-3 green-2", "green-4"], rules="simplified")
    rig.play(0, Place("red-3", 1, "red"))
    assert rig.caused == [CardWon(0, 1)]


def test_a_pickpocket_s_theft_does_not_name_the_card() -> None:
    rig = Rig("5-3-2", hands=["pickpocket red-3", "green-4", "green-4 blue-1"])
    rig.play(0, Pickpocket(2), "blue-1")
    assert rig.caused == [Robbed(0, 2)]


@pytest.mark.parametrize("seed", range(5))
def test_whoever_has_drawn_the_most_stars_starts(seed: int) -> None:
    match = Match(GAME.start(Options(), 3), SeededChance(Rng(seed)), GAME.events)
    events = [event for happened in match.begin() for event in happened.events]
    assert events == [Starts(GAME.view(match.state, -1).turn)]


# The end.


def test_enough_points_win() -> None:
    assert closed(played(won=["4-5-6 3-4-5"])) == [CardWon(0, 1), Wins(0, 10, "points")]


def test_the_last_point_card_ends_the_game() -> None:
    assert closed(played(points="", won=["", "4-5-6"])) == [CardWon(0, 1), Wins(1, 5, "last-card")]
    assert closed(played(points="", won=["", "1-1-3"])) == [CardWon(0, 1), Shared("last-card")]


def test_two_rounds_without_a_card_end_the_game() -> None:
    rig = Rig("5-3-2", hands=["red-1 red-2", "green-3"], won=["1-1-3"], deck="", discards="")
    for seat in (0, 1, 0):
        rig.play(seat, End())
        assert rig.caused == []
    rig.play(1, End())
    assert rig.caused == [Wins(0, 1, "silence")]


def test_forty_rounds_without_a_point_card_end_the_game() -> None:
    rig = Rig("5-3-2", hands=["red-1", "green-1"], won=["1-1-3", "1-3-1"], phase="drawing")
    for _ in range(2 * 40):
        assert rig.caused == []
        seat = rig.view().turn
        rig.play(seat, Draw(1))
        rig.play(seat, rig.legal_of(seat, Discard)[0])
    assert rig.caused == [Shared("rounds")]
