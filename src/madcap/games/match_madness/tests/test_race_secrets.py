"""Views, moves and offers reveal no card before its time, and never a solution; and head starts."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json, to_builtins

from madcap.engine.errors import NotYourTurn
from madcap.engine.match import Happened, Match
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK, WATCHER
from madcap.games.match_madness import GAME
from madcap.games.match_madness.moves import Claim, GiveUp, Pressed, Show, Turned, Warm, card_id, packed
from madcap.games.match_madness.tests.building import built, ids, spoiled
from madcap.games.match_madness.tests.hooks import conserved
from madcap.games.match_madness.tests.naive_race import Naive
from madcap.games.match_madness.tests.position import Rig
from madcap.games.match_madness.tests.twins import Setting, number_of, pick_actor, pick_moves, settings

CARD = re.compile(r"[1-5]-[0-9]{2}")
HEADS: dict[str, Any] = {"head_start_1": 20, "head_start_3": 5}


# Whole games: every message to every viewer.


def message_for(match: Match, viewer: int, happened: list[Happened]) -> Any:
    """What a message to a viewer takes from the game, as it crosses the wire."""
    state = match.state
    may_act = viewer >= 0 and state.actors >> viewer & 1
    moves = [GAME.typed(one.to(viewer)) for one in happened]
    return json.decode(
        json.encode([GAME.view(state, viewer), GAME.legal(state, viewer) if may_act else [], moves]), type=Any
    )


def known(naive: Naive, viewer: int) -> set[str]:
    """The cards that a viewer may know now."""
    up = {naive.visible(viewer, place) for place in range(len(naive.places))}
    return {card for card in up if card} | set(naive.aside) | {card for cards in naive.won for card in cards}


def parts(message: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All parts of a message, each with its path."""
    yield path, message
    if isinstance(message, list):
        for one in message:
            yield from parts(one, path)
    elif isinstance(message, dict):
        for name, one in message.items():
            yield from parts(one, f"{path}/{message.get('type', '')}{name}")


@pytest.mark.parametrize("setting", [one for one in settings() if one.seats in (1, 2, 3, 6)], ids=str)
def test_no_card_before_its_time(setting: Setting) -> None:
    naive, rng = setting.naive(), Rng(5)
    match = Match(setting.fast(), None)  # type: ignore[arg-type]  # chance's moves are made like anybody's
    heard: list[set[str]] = [set() for _ in range(setting.seats + 1)]
    while naive.actors():
        actor = pick_actor(naive, rng)
        for move in pick_moves(match.state, naive, actor, rng):  # type: ignore[arg-type]
            naive.play(actor, move)
            happened = match.restore([(number_of(actor), packed(move))])
            for viewer in range(WATCHER, setting.seats):
                heard[viewer] |= known(naive, viewer)
                message = message_for(match, viewer, happened)
                assert set(CARD.findall(json.encode(message).decode())) <= heard[viewer]
                assert holds_no_solution(message, setting)


def holds_no_solution(message: Any, setting: Setting) -> bool:
    """Whether a message names blocks only where somebody claimed them, or as hints in practice."""
    places = {path for path, part in parts(message) if isinstance(part, dict) and "face" in part}
    claimed = {"/check/blocks", "/claimblocks", "/claimbut/claimblocks"}  # the last: the player's own wrong claim
    return places <= (claimed | {"/hints"} if setting.options.get("practice") else claimed)


def test_the_search_for_blocks_finds_them() -> None:
    rig = Rig("3-01")
    message = message_for(rig.match, WATCHER, rig.claim(0, "3-01"))
    paths = {path for path, part in parts(message) if isinstance(part, dict) and "face" in part}
    assert paths == {"/check/blocks", "/claimblocks"}


def test_offers_name_cards_and_no_blocks() -> None:
    rig = Rig("1-03", mode="total")
    offers = [to_builtins(offer) for offer in GAME.legal(rig.state, 0)]
    assert offers == [
        *({"type": "give-up", "slot": slot} for slot in range(1, 6)),
        {"type": "claim", "cards": ["1-03", "2-01", "3-01", "4-01", "5-01"], "but": None, "only_right": False},
    ]


def test_a_player_who_cannot_claim_gets_no_offer_of_a_claim() -> None:
    rig = Rig("1-03", seats=3)
    rig.err(0, "1-03")
    assert "claim" not in json.encode(GAME.legal(rig.state, 0)).decode()
    assert "claim" in json.encode(GAME.legal(rig.state, 1)).decode()


# Head starts: Quick-Play.


def sees(rig: Rig) -> list[bool]:
    """Whether a watcher sees the card, and whether each seat does."""
    return [rig.view(viewer).places[0].card is not None for viewer in range(WATCHER, rig.seats)]


def test_the_others_see_each_card_later() -> None:
    rig = Rig("3-01", seats=4, **HEADS)
    assert (sees(rig), rig.view().sees) == ([False, True, False, False, False], [0])
    assert all(rig.view(viewer).places[0].taken for viewer in range(WATCHER, 4))
    assert rig.state.wait_ms(CLOCK) == 15_000
    assert rig.clock() == Show()
    assert (sees(rig), rig.view().sees) == ([False, True, False, True, False], [0, 2])
    assert rig.state.wait_ms(CLOCK) == 5_000
    assert rig.clock() == Show()
    assert (sees(rig), rig.view().sees) == ([True] * 5, [0, 1, 2, 3])
    assert rig.state.wait_ms(CLOCK) == 600_000


def test_head_starts_apply_to_every_card() -> None:
    rig = Rig("3-01", "4-01", seats=4, **HEADS)
    rig.win(0, "3-01")
    assert (sees(rig), rig.state.wait_ms(CLOCK)) == ([False, True, False, False, False], 15_000)


def test_between_cards_nobody_is_ahead() -> None:
    rig = Rig("3-01", seats=4, **HEADS)
    rig.claim(0, "3-01")
    rig.clock()
    assert (rig.phase, rig.view().sees) == ("ready", [])


def test_a_turned_card_is_hidden_from_those_who_see_it_later() -> None:
    rig = Rig("3-01", seats=4, counted=False, **HEADS)
    _, turned = rig.match.play(CLOCK, rig.match.default(CLOCK))
    seen = {viewer: GAME.typed(turned.to(viewer)) for viewer in range(WATCHER, 4)}
    hidden = Turned(1, None)
    assert seen == {WATCHER: hidden, 0: Turned(1, "3-01"), 1: hidden, 2: hidden, 3: hidden}


def test_a_player_who_does_not_see_the_card_cannot_claim_it() -> None:
    rig = Rig("3-01", seats=4, **HEADS)
    for seat in (1, 2, 3):
        assert rig.legal(seat) == []
        with pytest.raises(NotYourTurn):
            rig.claim(seat, "3-01")
    rig.clock()
    rig.claim(2, "3-01")
    assert rig.phase == "checking"


def test_a_claim_shows_the_card_to_all() -> None:
    """Everybody sees the check, and the card stays face up after an error."""
    rig = Rig("3-01", seats=4, **HEADS)
    rig.claim(0, "3-01", spoiled("3-01"))
    assert sees(rig) == [True] * 5
    rig.clock()
    assert (sees(rig), rig.view().out) == ([True] * 5, [0])
    assert [bool(rig.legal(seat)) for seat in range(4)] == [False, True, True, True]


def test_a_viewer_who_does_not_see_the_card_can_only_guess_it() -> None:
    """For a bot, it may be any card that has not come yet."""
    rig = Rig("3-01", "4-01", seats=2, head_start_1=20)
    rig.win(0, "3-01")
    assert imagined(rig, 0) == {"4-01"}
    for viewer in (WATCHER, 1):
        assert imagined(rig, viewer) == set(ids()) - {"3-01"}
    rig.clock()
    assert imagined(rig, 1) == imagined(rig, WATCHER) == {"4-01"}


def imagined(rig: Rig, viewer: int) -> set[str]:
    """The cards that are up in redealt states. Such a state looks the same to the viewer."""
    found = set()
    for seed in range(1000):
        world = rig.state.clone()
        world.redeal(viewer, Rng(seed))
        conserved(world)
        assert GAME.view(world, viewer) == rig.view(viewer)
        found.add(card_id(world.up[0]))
    return found


def test_no_card_is_given_up_that_others_have_not_seen() -> None:
    rig = Rig("3-01", seats=2, head_start_1=20)
    rig.play(0, GiveUp(1))
    assert rig.phase == "building"
    rig.clock()
    rig.play(1, GiveUp(1))
    assert rig.view().aside == ["3-01"]


def test_equal_head_starts_have_no_effect() -> None:
    rig = Rig("3-01", seats=2, head_start_1=20, head_start_2=20)
    assert (sees(rig), rig.state.wait_ms(CLOCK)) == ([True] * 3, 600_000)


def test_head_starts_of_empty_chairs_do_not_count() -> None:
    rig = Rig("3-01", seats=2, head_start_3=60)
    assert sees(rig) == [True] * 3


# Head starts: Total Madness.


def total(seats: int = 4) -> Rig:
    return Rig("3-01", "4-01", mode="total", seats=seats, **HEADS)


def test_all_see_the_cards_but_the_others_start_later() -> None:
    rig = total()
    assert all(place.card for viewer in range(WATCHER, 4) for place in rig.view(viewer).places)
    assert (rig.view().sees, rig.state.wait_ms(CLOCK)) == ([0], 15_000)
    for seat in (1, 2, 3):
        assert rig.legal(seat) == []
        with pytest.raises(NotYourTurn):
            rig.claim(seat, "3-01")
    rig.clock()
    assert (rig.view().sees, rig.state.wait_ms(CLOCK)) == ([0, 2], 5_000)
    rig.clock()
    assert rig.view().sees == [0, 1, 2, 3]


def test_head_starts_apply_once_in_total_madness() -> None:
    rig = total()
    rig.clock()
    rig.clock()
    rig.win(1, "3-01")
    assert (rig.phase, rig.view().sees) == ("building", [0, 1, 2, 3])


def test_a_claim_ends_no_head_start_in_total_madness() -> None:
    rig = total()
    rig.claim(0, "3-01")
    rig.clock()
    assert (rig.phase, rig.won[0], rig.view().sees) == ("building", ["3-01"], [0])


def test_a_claim_does_not_make_the_others_wait_longer() -> None:
    """After a claim at eight of fifteen seconds, they wait for seven more, not for fifteen again."""
    rig = total()
    rig.play(0, Pressed(8000))
    rig.claim(0, "3-01")
    rig.clock()
    assert rig.state.wait_ms(CLOCK) == 7000


def test_an_error_during_a_head_start_costs_three_seconds_not_all_of_it() -> None:
    rig = total()
    rig.play(0, Pressed(2000))
    rig.claim(0, "3-01", spoiled("3-01"))
    rig.clock()
    assert (rig.state.wait_ms(CLOCK), rig.clock()) == (3000, Warm(0))
    assert rig.view().sees == [0]
    rig.play(0, Claim("3-01", built("3-01")))
