"""Match Madness for those who have to wait, and for those who only watch."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person
from tests.browser.texts import page_text

from .driver import Keys, begin, sit_down, start, words

LATE_MS = 4000
HEAD_START: dict[str, Any] = {"head_start_2": 2}


def test_a_head_start(new_person: NewPerson) -> None:
    """Ben sees the card, while Ann sees its back and the reason; then she sees it, too. Both screens are held."""
    ann, ben = new_person("Ann"), new_person("Ben", **PHONE)
    sit_down(Rig("1-01", **HEAD_START), ann, ben, **HEAD_START)
    ann.hold(words("prompt-head-start"))
    ben.hold(words("waits-badge"))
    begin(ann)
    first, later = Keys(ben.page), Keys(ann.page)
    assert first.next_card() == "1-01"
    expect(later.status).to_have_text(words("prompt-head-start"))
    expect(later.cards).to_have_count(0)
    expect(later.match).to_be_disabled()
    for hands in (first, later):
        expect(hands.player("Ann")).to_contain_text(words("waits-badge"))
        expect(hands.player("Ben")).not_to_contain_text(words("waits-badge"))
    ann.release()
    ben.release()
    assert later.next_card() == "1-01"
    expect(later.status).to_have_text(words("prompt-build"))
    expect(first.player("Ann")).not_to_contain_text(words("waits-badge"))


def test_a_watcher_sees_everything_and_touches_nothing(new_person: NewPerson) -> None:
    """A watcher sees the boards as they fill, the claim and its verdict, but has no block and no button."""
    ann, ben, cleo = new_person("Ann"), new_person("Ben", **PHONE), new_person("Cleo", **PHONE)
    code = start(Rig("2-02"), ann, ben)
    keys, eyes = Keys(ann.page), Keys(cleo.page)
    blocks = spoiled(keys.next_card())
    cleo.page.goto(f"/t/{code}")
    assert eyes.next_card() == "2-02"
    expect(eyes.status).to_have_text(words("prompt-watch"))
    for number, block in enumerate(blocks, 1):
        keys.build([block])
        expect(eyes.tiles_of("Ann")).to_have_count(2 * number)
    expect(eyes.tiles_of("Ben")).to_have_count(0)
    cleo.hold(words("check-wrong"))
    keys.claim()
    cleo.wait_until_held()
    expect(eyes.check.get_by_role("heading")).to_have_text(words("check-other", who="Ann"))
    expect(eyes.check.locator(".built rect.block")).to_have_count(5)
    expect(eyes.check.locator(".marks")).to_have_count(1)
    cleo.release()
    expect(eyes.player("Ann")).to_contain_text(words("out-badge"))
    expect(eyes.mat).to_have_count(0)
    expect(cleo.page.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_a_watcher_sees_large_boards_and_a_clock(new_person: NewPerson) -> None:
    """Boards fill a laptop; the clock says how long the card has been built, also to somebody who comes later."""
    ann, ben, cleo = new_person("Ann"), new_person("Ben"), new_person("Cleo", **LAPTOP)
    code = start(Rig("2-02", rounds=2), ann, ben, rounds=2)
    keys, eyes = Keys(ann.page), Keys(cleo.page)
    card = keys.next_card()
    ann.page.wait_for_timeout(LATE_MS)
    cleo.page.goto(f"/t/{code}")
    eyes.next_card()
    expect(_clock(cleo)).to_be_visible()
    assert _seconds(_clock(cleo).inner_text()) >= LATE_MS / 1000 - 1
    board = eyes.player("Ben").get_by_role("img", name=words("board-of", who="Ben")).bounding_box()
    assert board
    assert board["width"] >= 300
    assert board["y"] + board["height"] <= LAPTOP["viewport"]["height"]
    keys.build(built(card))
    keys.claim()
    eyes.next_card(card)
    expect(_clock(cleo)).to_be_visible()
    cleo.page.reload()
    expect(_clock(cleo)).to_be_visible()


def _clock(person: Person) -> Locator:
    return person.page.get_by_role("timer", name=words("clock-label"))


def _seconds(clock: str) -> float:
    minutes, seconds = clock.split(":")
    return 60 * int(minutes) + float(seconds)


@pytest.mark.parametrize("kind", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_somebody_who_is_away_is_named_so_beside_their_board(new_person: NewPerson, kind: dict[str, Any]) -> None:
    ann, ben, cleo = new_person("Ann", **kind), new_person("Ben"), new_person("Cleo")
    start(Rig("2-02", seats=3), ann, ben, cleo)
    player = Keys(ann.page).player("Cleo")
    expect(player).not_to_contain_text(page_text("en", "chair-away"))
    cleo.close_and_return()
    expect(player.locator("small")).to_have_text(page_text("en", "chair-away"))
    for part in (".name", "b"):
        assert not _overlap(player.locator("small"), player.locator(part))


@pytest.mark.parametrize("height", [640, 844])  # the others are in a list, or in one line
def test_a_badge_covers_neither_name_nor_score(new_person: NewPerson, height: int) -> None:
    phone = {**PHONE, "viewport": {"width": 390, "height": height}}
    ann, ben = new_person("Annabelle"), new_person("Ben", **phone)
    rig = Rig("2-02")
    rig.err(0, "2-02")
    start(rig, ann, ben)
    player = Keys(ben.page).player("Annabelle")
    expect(player.locator("small")).to_have_text(words("out-badge"))
    for part in (".name", "b"):
        assert not _overlap(player.locator("small"), player.locator(part))


def _overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    apart = (
        a["x"] + a["width"] <= b["x"],
        b["x"] + b["width"] <= a["x"],
        a["y"] + a["height"] <= b["y"],
        b["y"] + b["height"] <= a["y"],
    )
    return not any(apart)


def test_a_replay_shows_what_was_built_and_how_quickly(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = start(Rig("2-02", rounds=1), ann, ben, rounds=1)
    keys = Keys(ann.page)
    keys.build(built(keys.next_card()))
    keys.claim()
    expect(keys.end).to_be_visible()
    played = ann.page.get_by_role("list", name=words("cards")).get_by_role("listitem")
    expect(played).to_contain_text("Ann")
    took = played.locator("b").inner_text()
    ann.page.goto(f"/t/{code}/replay")
    step = ann.page.get_by_role("slider")
    expect(keys.status).to_have_text(words("prompt-replay"))  # what nobody called is not stored
    step.fill("2")
    expect(keys.check.locator(".built rect.block")).to_have_count(5)
    expect(keys.check.locator(".time")).to_have_text(took)
