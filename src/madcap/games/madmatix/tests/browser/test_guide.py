"""The guide leads newcomers through their first minutes of MadMatix: it follows what they do, and can be skipped."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madcap.games.madmatix.rules import END_MS
from madcap.games.madmatix.tests.position import Rig
from tests.browser.guide_strip import FIRST, Strip, is_well_made, pressing
from tests.browser.page_checks import MOST_TABS, focus_is_seen, focused
from tests.browser.person import LAPTOP, PHONE, NewPerson
from tests.browser.tables import start_game
from tests.browser.texts import HOLE, like, page_text

from .driver import GAME, Player, start

STEPS = ["guide-card", "guide-place", "guide-read", "guide-end", "guide-wait", "guide-trick", "guide-draw"]
WHILE_MS = 600  # a guide would show a step within this time
LONG_MS = 3000  # a bot would have moved within this time
# Quickly, because a step that was shown for long is not shown again. Returns how many targets there were in between.
PICK_UP_AND_PUT_BACK = """async () => {
    const keydown = { bubbles: true, cancelable: true };
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ...keydown }));
    press("1");
    await new Promise(requestAnimationFrame);
    const targets = document.querySelectorAll("main [data-target]").length;
    press("Escape");
    return targets;
}"""
FITS = "document.documentElement.scrollHeight <= innerHeight"


def first_hands() -> dict[str, Any]:
    """A game against a bot that takes its time and can play no trick. The first card of the hand is a bad one."""
    rig = Rig(hands=["0x 7x 3- skip", "1+ 5+ 2-"])
    return {"pace": "human", "position": rig.state.pack().hex()}


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_guide_leads_through_all_its_steps(new_person: NewPerson, device: dict[str, Any]) -> None:
    """Pressing what is marked finishes each step. After the last one the guide is gone, also at the next table."""
    ann = new_person(newcomer=True, **device)
    page = ann.page
    hands, strip = Player(page), Strip(page)
    start_game(ann, GAME, "gentle", **first_hands())
    strip.expect_step(FIRST)
    steps = strip.lead(can_act=hands.go.or_(hands.targets), act=lambda: _end_or_take_back(page, hands))
    assert steps == [FIRST, *STEPS]
    expect(strip.guide).to_have_count(0)

    start(ann, bots=("fair",))
    assert hands.wait_for_my_turn()
    page.wait_for_timeout(WHILE_MS)
    expect(strip.guide).to_have_count(0)


def _end_or_take_back(page: Page, hands: Player) -> None:
    if hands.go.count():
        pressing(hands.go)()
    elif hands.targets.count():
        page.keyboard.press("Escape")


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("bots", [1, 3, 7])
def test_the_table_fits_below_the_strip(new_person: NewPerson, device: dict[str, Any], bots: int) -> None:
    """With each step of the first turn there is nothing to scroll, whatever the number of players."""
    ann = new_person(newcomer=True, **device)
    strip = Strip(ann.page)
    start_game(ann, GAME, *["gentle"] * bots, starter=1)
    for step in [FIRST, *STEPS[:4]]:
        strip.expect_step(step)
        assert ann.page.evaluate(FITS), step
        strip.got_it.click() if step in (FIRST, "guide-read") else strip.press()


def test_the_card_and_the_place_that_are_marked_are_good_ones(new_person: NewPerson) -> None:
    """The text says that the highest result wins. So the ring marks neither a 0 nor an end that lowers the result."""
    ann = new_person(newcomer=True)
    strip = Strip(ann.page)
    rig = Rig("[4x] [2-]", hands=["0x 9+ 3- skip", "1+ 5+ 2-"])  # 9 + 4 × 2 is 26, but 4 × 2 − 9 is below 0
    start_game(ann, GAME, "gentle", position=rig.state.pack().hex())
    strip.begin()
    strip.expect_step("guide-card")
    strip.press()
    strip.expect_step("guide-place")
    strip.press()
    strip.expect_step("guide-read")
    expect(ann.page.locator(".own [data-card]").first).to_have_attribute("data-card", "9+")


def test_between_its_steps_it_says_whether_to_act_or_to_watch(new_person: NewPerson) -> None:
    """A newcomer who holds up an action card is not told to watch."""
    ann = new_person(newcomer=True)
    hands, strip = Player(ann.page), Strip(ann.page)
    start_game(ann, GAME, "gentle", **first_hands())
    strip.expect_step(FIRST)
    strip.lead(can_act=hands.go, act=pressing(hands.go), until="guide-wait")
    strip.got_it.click()
    expect(strip.words).to_have_text(page_text("en", "guide-watch"))
    strip.expect_step("guide-trick")
    strip.press()
    expect(hands.targets.first).to_be_visible()
    expect(strip.words).to_have_text(page_text("en", "guide-yours"))


# Waiting.


def test_the_game_waits_while_a_step_is_shown(new_person: NewPerson) -> None:
    """Neither the five seconds at the end of a turn run, nor does a bot move. Both go on after the step."""
    ann = new_person(newcomer=True)
    page = ann.page
    hands, strip = Player(page), Strip(page)
    start_game(ann, GAME, "gentle", **first_hands())
    strip.expect_step(FIRST)
    strip.lead(can_act=hands.go, act=pressing(hands.go), until="guide-end")
    expect(page.get_by_text(hands.text("silence-five")).first).to_be_visible()
    page.wait_for_timeout(END_MS + 1000)
    strip.expect_step("guide-end")
    expect(hands.go).to_be_visible()
    strip.press()

    strip.expect_step("guide-wait")
    turn = hands.status.inner_text()
    page.wait_for_timeout(LONG_MS)
    strip.expect_step("guide-wait")
    expect(hands.status).to_have_text(turn)
    strip.got_it.click()
    expect(hands.status).to_have_text(hands.text("prompt-act", draws="yes"))


def test_among_people_nobody_waits_and_only_the_turn_is_explained(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann", newcomer=True), new_person("Ben")
    hands, strip = Player(ann.page), Strip(ann.page)
    start(ann, ben, position=first_hands()["position"])
    strip.expect_step("guide-card")
    assert strip.lead(can_act=hands.go, act=pressing(hands.go), until="guide-end") == ["guide-card", "guide-place"]
    expect(ann.page.get_by_text(like(hands.text("silence", count=HOLE)))).to_be_visible()  # the time runs
    expect(hands.status).to_have_text(hands.text("prompt-wait", who="Ben"))
    assert Player(ben.page).wait_for_my_turn()


def test_the_guide_works_by_keyboard(new_person: NewPerson) -> None:
    """The focus stays in the game. Escape puts a card back first; Tab leads to the strip's button."""
    ann = new_person(newcomer=True)
    page = ann.page
    hands, strip = Player(page), Strip(page)
    start(ann, bots=("gentle",))
    strip.begin()
    strip.expect_step("guide-card")
    is_well_made(strip, "a card to play")
    assert page.evaluate(PICK_UP_AND_PUT_BACK) > 0
    expect(hands.targets).to_have_count(0)
    page.wait_for_timeout(WHILE_MS)
    expect(strip.guide).to_have_count(1)

    hands.cards.first.focus()
    page.keyboard.press("Enter")
    strip.expect_step("guide-place")
    assert focused(page)["name"] == hands.cards.first.get_attribute("aria-label")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if strip.skip.evaluate("button => button === document.activeElement"):  # a card may have the same name
            break
    assert focus_is_seen(page)
    page.keyboard.press("Enter")
    expect(strip.guide).to_have_count(0)
    expect(hands.targets.first).to_be_visible()
