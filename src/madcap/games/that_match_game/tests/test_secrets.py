"""Who knows which card: hands are hidden, two players know a picked card, a window does not reveal who could answer."""

import msgspec
import pytest

from madcap.engine.match import Happened
from madcap.engine.rng import Rng
from madcap.engine.state import WATCHER
from madcap.games.that_match_game import GAME
from madcap.games.that_match_game.moves import (
    Answer,
    Dealt,
    Discard,
    Draw,
    End,
    Move,
    Pass,
    Picked,
    Pickpocket,
    Place,
)
from madcap.games.that_match_game.tests.position import Rig
from madcap.games.that_match_game.view import Hand

VIEWERS = (WATCHER, 0, 1, 2)


def told(happened: Happened) -> dict[int, Move]:
    """A move as each viewer sees it."""
    return {viewer: GAME.typed(happened.to(viewer)) for viewer in VIEWERS}


def test_hidden_hands() -> None:
    rig = Rig("5-3-2", hands=["red-1 pickpocket", "green-1 lightning-red-3", "orange-block"])
    for viewer in VIEWERS:
        others = [seat for seat in range(3) if seat != viewer]
        assert [rig.known(viewer, seat) for seat in others] == [""] * len(others)
        assert [hand.count for hand in rig.view(viewer).hands] == [2, 2, 1]
    everything = [msgspec.json.encode(GAME.view(rig.state, viewer)).decode() for viewer in VIEWERS]
    assert [("lightning" in text, "orange-block" in text) for text in everything] == [
        (False, False),
        (False, False),
        (True, False),
        (False, True),
    ]


def test_players_know_their_own_hand() -> None:
    rig = Rig("5-3-2", hands=["pickpocket red-1 red-1", "green-1"])
    assert rig.view(0).hands[0] == Hand(3, ["red-1", "red-1", "pickpocket"])


def test_a_drawn_card_is_hidden() -> None:
    rig = Rig("5-3-2", hands=["red-1", "green-1", "blue-1"], phase="drawing")
    _, dealt, _ = rig.play(0, Draw(2), "blue-5 red-5")
    masked = Dealt(0, "hidden")
    assert told(dealt) == {WATCHER: masked, 0: Dealt(0, "blue-5"), 1: masked, 2: masked}


def test_a_discard_and_an_answer_are_public() -> None:
    rig = Rig("5-3-2", hands=["red-3 red-1", "lightning-red-3", "blue-1"])
    rig.play(0, Place("red-3", 1, "red"))
    (answer,) = rig.play(1, Answer("3", "red"))
    assert set(told(answer).values()) == {Answer("3", "red")}
    rig = Rig("5-3-2", hands=["red-3 red-1", "lightning-red-3", "blue-1"])
    (discard,) = rig.play(0, Discard("red-1"))
    assert set(told(discard).values()) == {Discard("red-1")}


# What pickpockets and their victims know.


def picked(
    card: str = "blue-2", thief: str = "red-1", victim: str = "green-1 pickpocket", third: str = "blue-1"
) -> Rig:
    """Seat 0 has taken a card from seat 1, and has one play left."""
    rig = Rig("5-3-2", hands=[f"pickpocket {thief}", f"{victim} {card}", third])
    rig.play(0, Pickpocket(1), card)
    return rig


def test_only_thief_and_victim_know_the_picked_card() -> None:
    rig = Rig("5-3-2", hands=["pickpocket", "green-1 blue-2", "blue-1"])
    _, pick = rig.play(0, Pickpocket(1), "blue-2")
    masked, seen = Picked(0, 1, "hidden"), Picked(0, 1, "blue-2")
    assert told(pick) == {WATCHER: masked, 0: seen, 1: seen, 2: masked}
    assert [rig.known(viewer, 0) for viewer in (WATCHER, 1, 2)] == ["", "blue-2", ""]
    assert [rig.known(viewer, 1) for viewer in (WATCHER, 0, 2)] == ["", "", ""]


def test_the_victim_knows_until_the_card_is_seen_to_leave() -> None:
    rig = picked()
    rig.play(0, Place("red-1", 1, "red"))
    assert rig.known(1, 0) == "blue-2"
    rig = picked()
    rig.play(0, Place("blue-2", 1, "blue"))
    assert rig.known(1, 0) == ""


def test_a_discard_is_seen_to_leave() -> None:
    rig = picked()
    rig.play(0, End())
    for seat in (1, 2):
        rig.end_time(seat)
        rig.play(seat, End())
    rig.play(0, Draw(0))
    assert rig.known(1, 0) == "blue-2"
    rig.play(0, Discard("blue-2"))
    assert rig.known(1, 0) == ""


def test_an_answer_is_seen_to_leave() -> None:
    rig = picked("lightning-red-3", third="red-3 red-1")
    rig.play(0, End())
    rig.end_time(1)
    rig.play(1, End())
    rig.play(2, Draw(0))
    rig.play(2, Place("red-3", 1, "red"))
    assert rig.known(1, 0) == "lightning-red-3"
    rig.play(0, Answer("3", "red"))
    assert rig.known(1, 0) == ""


def test_a_card_that_looks_the_same_may_have_been_the_picked_one() -> None:
    rig = picked("red-1")
    assert rig.known(1, 0) == "red-1"
    rig.play(0, Place("red-1", 1, "red"))
    assert (rig.known(1, 0), rig.hand(0)) == ("", "red-1")


def test_the_victim_is_unsure_once_a_card_leaves_unseen() -> None:
    rig = picked(victim="green-1", third="pickpocket blue-1")
    rig.play(0, End())
    rig.end_time(1)
    rig.play(1, End())
    rig.play(2, Draw(0))
    rig.play(2, Pickpocket(0), "red-1")
    assert (rig.known(1, 0), rig.known(1, 2), rig.known(0, 2)) == ("", "", "red-1")


def test_a_victim_who_robs_the_thief_still_knows_the_rest() -> None:
    rig = picked()
    rig.play(0, End())
    rig.play(1, Draw(0))
    rig.play(1, Pickpocket(0), "red-1")
    assert (rig.known(1, 0), rig.known(0, 1)) == ("blue-2", "red-1")


def test_the_victim_may_get_its_card_back() -> None:
    rig = picked()
    rig.play(0, End())
    rig.play(1, Draw(0))
    rig.play(1, Pickpocket(0), "blue-2")
    assert (rig.known(1, 0), rig.known(0, 1)) == ("", "blue-2")


def test_a_redeal_keeps_what_is_known() -> None:
    rig = picked()
    for seed in range(50):
        twin = rig.state.clone()
        twin.redeal(1, Rng(seed))
        assert "blue-2" in GAME.view(twin, 0).hands[0].cards
        assert GAME.view(twin, 1) == rig.view(1)


def test_a_redeal_deals_what_is_unknown() -> None:
    rig = picked()
    hands = set()
    for seed in range(50):
        twin = rig.state.clone()
        twin.redeal(WATCHER, Rng(seed))
        assert GAME.view(twin, WATCHER) == rig.view()
        hands.add(tuple(GAME.view(twin, 0).hands[0].cards))
    assert len(hands) > 30


# What a window reveals.

MANY = "lightning-red-3 red-block orange-block"
NOTHING = "green-1 blue-2 green-3"


def window(hand: str) -> Rig:
    rig = Rig("5-3-2", hands=["red-3 red-1", "blue-1 lightning-red-3", hand])
    rig.play(0, Place("red-3", 1, "red"))
    return rig


def heard(rig: Rig, happened: list[Happened], viewer: int) -> object:
    """All that a viewer gets: the view, the legal moves, the times and the moves."""
    view = msgspec.json.encode(rig.view(viewer))
    waits = [rig.state.wait_ms(seat) for seat in rig.actors]
    return view, rig.legal(viewer), rig.actors, waits, [(one.seat, one.to(viewer)) for one in happened]


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_who_is_asked_does_not_depend_on_hands(viewer: int) -> None:
    assert heard(window(MANY), [], viewer) == heard(window(NOTHING), [], viewer)
    rigs = [window(hand) for hand in (MANY, NOTHING)]
    happened = [rig.play(1, Answer("3", "red")) for rig in rigs]
    assert heard(rigs[0], happened[0], viewer) == heard(rigs[1], happened[1], viewer)


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_a_pass_reveals_nothing(viewer: int) -> None:
    """A pass looks the same from a player who could have answered and from one who could not."""
    able, unable = window(MANY), window(NOTHING)
    one, other = able.play(2, Pass(1)), unable.play(2, Pass(1))
    assert heard(able, one, viewer) == heard(unable, other, viewer)
    late = window(MANY)
    (forced,) = late.match.play(2, late.match.default(2))
    assert heard(late, [forced], viewer) == heard(unable, other, viewer)


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_closing_a_window_reveals_nothing(viewer: int) -> None:
    rigs = [window(hand) for hand in (MANY, NOTHING)]
    for rig in rigs:
        rig.close()
    assert heard(rigs[0], [], viewer) == heard(rigs[1], [], viewer)
