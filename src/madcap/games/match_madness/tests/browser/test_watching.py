"""Match Madness for those who have to wait, and for those who only watch."""

from typing import Any

from playwright.sync_api import expect

from madcap.games.match_madness.tests.building import spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.person import PHONE, NewPerson

from .driver import Keys, begin, sit_down, start, words

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
