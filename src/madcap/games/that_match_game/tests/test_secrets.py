"""Who knows which card: hands are hidden, a picked card is known to two, a window does not tell who could answer."""

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
from madcap.games.that_match_game.tests.position import Table
from madcap.games.that_match_game.view import Hand

VIEWERS = (WATCHER, 0, 1, 2)


def told(happened: Happened) -> dict[int, Move]:
    """A move as each viewer hears of it."""
    return {viewer: GAME.typed(happened.to(viewer)) for viewer in VIEWERS}


def test_hidden_hands() -> None:
    table = Table("5-3-2", hands=["red-1 pickpocket", "green-1 lightning-red-3", "orange-block"])
    for viewer in VIEWERS:
        others = [seat for seat in range(3) if seat != viewer]
        assert [table.known(viewer, seat) for seat in others] == [""] * len(others)
        assert [hand.count for hand in table.view(viewer).hands] == [2, 2, 1]
    everything = [msgspec.json.encode(GAME.view(table.state, viewer)).decode() for viewer in VIEWERS]
    assert [("lightning" in text, "orange-block" in text) for text in everything] == [
        (False, False),
        (False, False),
        (True, False),
        (False, True),
    ]


def test_ones_own_hand_is_known() -> None:
    table = Table("5-3-2", hands=["pickpocket red-1 red-1", "green-1"])
    assert table.view(0).hands[0] == Hand(3, ["red-1", "red-1", "pickpocket"])


def test_a_drawn_card_is_hidden() -> None:
    table = Table("5-3-2", hands=["red-1", "green-1", "blue-1"], phase="drawing")
    _, dealt, _ = table.play(0, Draw(2), "blue-5 red-5")
    masked = Dealt(0, "hidden")
    assert told(dealt) == {WATCHER: masked, 0: Dealt(0, "blue-5"), 1: masked, 2: masked}


def test_a_discard_and_an_answer_are_public() -> None:
    table = Table("5-3-2", hands=["red-3 red-1", "lightning-red-3", "blue-1"])
    table.play(0, Place("red-3", 1, "red"))
    (answer,) = table.play(1, Answer("3", "red"))
    assert set(told(answer).values()) == {Answer("3", "red")}
    table = Table("5-3-2", hands=["red-3 red-1", "lightning-red-3", "blue-1"])
    (discard,) = table.play(0, Discard("red-1"))
    assert set(told(discard).values()) == {Discard("red-1")}


# What pickpockets and their victims know.


def picked(
    card: str = "blue-2", thief: str = "red-1", victim: str = "green-1 pickpocket", third: str = "blue-1"
) -> Table:
    """Seat 0 has taken a card from seat 1, and has one play left."""
    table = Table("5-3-2", hands=[f"pickpocket {thief}", f"{victim} {card}", third])
    table.play(0, Pickpocket(1), card)
    return table


def test_only_the_two_know_what_was_picked() -> None:
    table = Table("5-3-2", hands=["pickpocket", "green-1 blue-2", "blue-1"])
    _, pick = table.play(0, Pickpocket(1), "blue-2")
    masked, seen = Picked(0, 1, "hidden"), Picked(0, 1, "blue-2")
    assert told(pick) == {WATCHER: masked, 0: seen, 1: seen, 2: masked}
    assert [table.known(viewer, 0) for viewer in (WATCHER, 1, 2)] == ["", "blue-2", ""]
    assert [table.known(viewer, 1) for viewer in (WATCHER, 0, 2)] == ["", "", ""]


def test_the_victim_knows_until_the_card_is_seen_to_leave() -> None:
    table = picked()
    table.play(0, Place("red-1", 1, "red"))
    assert table.known(1, 0) == "blue-2"
    table = picked()
    table.play(0, Place("blue-2", 1, "blue"))
    assert table.known(1, 0) == ""


def test_a_discard_is_seen_to_leave() -> None:
    table = picked()
    table.play(0, End())
    for seat in (1, 2):
        table.end_time(seat)
        table.play(seat, End())
    table.play(0, Draw(0))
    assert table.known(1, 0) == "blue-2"
    table.play(0, Discard("blue-2"))
    assert table.known(1, 0) == ""


def test_an_answer_is_seen_to_leave() -> None:
    table = picked("lightning-red-3", third="red-3 red-1")
    table.play(0, End())
    table.end_time(1)
    table.play(1, End())
    table.play(2, Draw(0))
    table.play(2, Place("red-3", 1, "red"))
    assert table.known(1, 0) == "lightning-red-3"
    table.play(0, Answer("3", "red"))
    assert table.known(1, 0) == ""


def test_a_card_that_looks_the_same_may_have_been_the_picked_one() -> None:
    table = picked("red-1")
    assert table.known(1, 0) == "red-1"
    table.play(0, Place("red-1", 1, "red"))
    assert (table.known(1, 0), table.hand(0)) == ("", "red-1")


def test_the_victim_is_unsure_once_a_card_leaves_unseen() -> None:
    table = picked(victim="green-1", third="pickpocket blue-1")
    table.play(0, End())
    table.end_time(1)
    table.play(1, End())
    table.play(2, Draw(0))
    table.play(2, Pickpocket(0), "red-1")
    assert (table.known(1, 0), table.known(1, 2), table.known(0, 2)) == ("", "", "red-1")


def test_the_victim_knows_the_rest_if_it_picks_itself() -> None:
    table = picked()
    table.play(0, End())
    table.play(1, Draw(0))
    table.play(1, Pickpocket(0), "red-1")
    assert (table.known(1, 0), table.known(0, 1)) == ("blue-2", "red-1")


def test_the_victim_may_get_its_card_back() -> None:
    table = picked()
    table.play(0, End())
    table.play(1, Draw(0))
    table.play(1, Pickpocket(0), "blue-2")
    assert (table.known(1, 0), table.known(0, 1)) == ("", "blue-2")


def test_a_redeal_keeps_what_is_known() -> None:
    table = picked()
    for seed in range(50):
        twin = table.state.clone()
        twin.redeal(1, Rng(seed))
        assert "blue-2" in GAME.view(twin, 0).hands[0].cards
        assert GAME.view(twin, 1) == table.view(1)


def test_a_redeal_deals_what_is_unknown() -> None:
    table = picked()
    hands = set()
    for seed in range(50):
        twin = table.state.clone()
        twin.redeal(WATCHER, Rng(seed))
        assert GAME.view(twin, WATCHER) == table.view()
        hands.add(tuple(GAME.view(twin, 0).hands[0].cards))
    assert len(hands) > 30


# What a window tells.

MANY = "lightning-red-3 red-block orange-block"
NOTHING = "green-1 blue-2 green-3"


def window(hand: str) -> Table:
    table = Table("5-3-2", hands=["red-3 red-1", "blue-1 lightning-red-3", hand])
    table.play(0, Place("red-3", 1, "red"))
    return table


def heard(table: Table, happened: list[Happened], viewer: int) -> object:
    """All that somebody hears and sees."""
    view = msgspec.json.encode(table.view(viewer))
    waits = [table.state.wait_ms(seat) for seat in table.actors]
    return view, table.legal(viewer), table.actors, waits, [(one.seat, one.to(viewer)) for one in happened]


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_who_is_asked_does_not_depend_on_what_is_held(viewer: int) -> None:
    assert heard(window(MANY), [], viewer) == heard(window(NOTHING), [], viewer)
    tables = [window(hand) for hand in (MANY, NOTHING)]
    happened = [table.play(1, Answer("3", "red")) for table in tables]
    assert heard(tables[0], happened[0], viewer) == heard(tables[1], happened[1], viewer)


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_a_pass_tells_nothing(viewer: int) -> None:
    """One who could have answered and one who could not pass alike, by choice or because time ran out."""
    able, unable = window(MANY), window(NOTHING)
    one, other = able.play(2, Pass(1)), unable.play(2, Pass(1))
    assert heard(able, one, viewer) == heard(unable, other, viewer)
    late = window(MANY)
    (forced,) = late.match.play(2, late.match.default(2))
    assert heard(late, [forced], viewer) == heard(unable, other, viewer)


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_the_close_tells_nothing(viewer: int) -> None:
    tables = [window(hand) for hand in (MANY, NOTHING)]
    for table in tables:
        table.close()
    assert heard(tables[0], [], viewer) == heard(tables[1], [], viewer)
