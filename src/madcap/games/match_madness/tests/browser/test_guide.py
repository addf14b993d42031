"""The guide leads newcomers through their first card of Match Madness, for which the table stands still."""

from typing import Any

import pytest
from playwright.sync_api import expect

from madcap.games.match_madness import GAME
from madcap.games.match_madness.tests.building import built, spoiled
from madcap.games.match_madness.tests.position import Rig
from tests.browser.guide_strip import FIRST, Strip, is_well_made, pressing
from tests.browser.person import LAPTOP, PHONE, NewPerson
from tests.browser.texts import page_text

from .driver import EVERY_LEVEL, Fingers, Hands, Keys, Mouse, sit_down, start, words

HANDS = ["guide-roll", "guide-turn", "guide-lay"]
SCREENS = pytest.mark.parametrize(("screen", "kind"), [(PHONE, Fingers), (LAPTOP, Mouse)], ids=["phone", "laptop"])
BUILT_MS = 4000  # in which a bot that does not wait builds a card, at the speed of tests


def led(strip: Strip, until: str = "") -> list[str]:
    """The steps of the guide up to this one. Between them there is nothing to do."""
    expect(strip.guide).to_be_visible()
    nothing = strip.page.locator(".nothing")
    return strip.lead(can_act=nothing, act=pressing(nothing), until=until)


def build(hands: Hands, card: str) -> None:
    """Lay the whole solution anew."""
    hands.lift_all()
    hands.build(built(card))


@SCREENS
def test_the_guide_leads_through_the_first_card(
    new_person: NewPerson, screen: dict[str, Any], kind: type[Hands]
) -> None:
    ann = new_person(newcomer=True, **screen)
    hands, strip = kind(ann.page), Strip(ann.page)
    options = dict(GAME.first_game)
    start(Rig("1-01", **options), ann, bots=("gentle",), **options)
    shown = led(strip, until="guide-five")
    assert shown == [FIRST, "guide-pattern", *HANDS]
    assert strip.faults() == []
    strip.press()
    expect(ann.page.locator("[data-block][data-place=tray][aria-pressed=true]")).to_have_count(1)
    assert strip.faults() == []
    build(hands, hands.next_card())
    strip.expect_step("guide-match")
    assert strip.faults() == []
    ann.hold(words("check-right"))
    strip.press()
    expect(hands.check).to_contain_text(words("untimed"))
    ann.release()
    assert led(strip) == ["guide-race"]


def test_nobody_else_moves_before_the_first_claim(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    hands, strip = Mouse(ann.page), Strip(ann.page)
    start(Rig("1-01", level=1, rounds=3), ann, bots=("sharp",), level=1, rounds=3, bot_speed=50)
    led(strip, until="guide-five")
    untimed = ann.page.locator(".info").get_by_text(words("untimed"), exact=True)
    expect(untimed).to_be_visible()
    ann.page.wait_for_timeout(BUILT_MS)
    expect(untimed).to_be_visible()
    expect(hands.check).to_have_count(0)
    assert hands.next_card() == "1-01"


def test_who_claims_something_wrong_has_seen_the_guide(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    hands, strip = Mouse(ann.page), Strip(ann.page)
    start(Rig("1-01", level=1, rounds=3), ann, bots=("gentle",), level=1, rounds=3)
    led(strip, until="guide-five")
    hands.lift_all()
    hands.build(spoiled("1-01"))
    strip.expect_step("guide-match")
    hands.claim()
    expect(strip.says("guide-match")).to_have_count(0)


@SCREENS
def test_in_total_madness_newcomers_point_at_a_card_first(
    new_person: NewPerson, screen: dict[str, Any], kind: type[Hands]
) -> None:
    ann = new_person(newcomer=True, **screen)
    hands, strip = kind(ann.page), Strip(ann.page)
    start(Rig(*EVERY_LEVEL, mode="total"), ann, bots=("gentle",), mode="total")
    shown = led(strip, until="guide-five")
    assert shown == [FIRST, "guide-pattern", *HANDS]
    expect(ann.page.get_by_role("button", name=words("pointed-at", level=1), exact=True)).to_be_visible()
    assert strip.faults() == []
    build(hands, EVERY_LEVEL[0])
    strip.expect_step("guide-match")
    assert strip.faults() == []


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it", "da"])
def test_the_guide_of_total_madness_leaves_room_for_the_whole_table_of_a_phone(
    new_person: NewPerson, lang: str
) -> None:
    ann = new_person(newcomer=True, **{**PHONE, "viewport": {"width": 360, "height": 640}, "locale": lang})
    sit_down(Rig(*EVERY_LEVEL, mode="total"), ann, bots=("gentle",), mode="total")
    ann.page.get_by_role("button", name=page_text(lang, "start"), exact=True).press("Enter")
    led(Strip(ann.page, lang), until="guide-roll")
    match = ann.page.locator(".match button")
    assert match.evaluate("match => match.getBoundingClientRect().bottom <= innerHeight")
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_among_people_only_gestures_are_explained_and_nobody_waits(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann", newcomer=True), new_person("Ben")
    keys, strip = Keys(ben.page), Strip(ann.page)
    start(Rig("1-01", level=1, rounds=3), ann, ben)
    strip.expect_step("guide-roll")
    is_well_made(strip, "a block to roll")
    keys.build(built(keys.next_card()))
    keys.claim()
    assert Keys(ann.page).next_card("1-01")  # it goes on, whatever Ann reads
    assert led(strip)[-1] == "guide-lay"


def test_a_player_against_the_clock_sees_no_guide(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    start(Rig("1-01", level=1, rounds=3, seats=1), ann, level=1, rounds=3)
    assert Keys(ann.page).next_card() == "1-01"
    ann.page.wait_for_timeout(600)
    expect(Strip(ann.page).guide).to_have_count(0)


def test_a_player_who_practises_is_told_to_take_time(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    strip = Strip(ann.page)
    start(Rig("1-01", level=1, rounds=3, seats=1, practice=True), ann, level=1, rounds=3, practice=True)
    strip.expect_step("guide-pattern")
    expect(strip.words).to_have_text(words("guide-pattern", alone="yes", mode="quick"))
    assert led(strip, until="guide-five") == ["guide-pattern", *HANDS]
