"""The guide leads newcomers through their first minutes of a game, until they skip it. Games test their own steps."""

import pytest
from playwright.sync_api import expect

from .example import GAME, Player, make_table, start_game
from .guide_strip import Strip
from .page_checks import moves_long, wait_until
from .person import PHONE, NewPerson
from .texts import game_text, page_text

WHILE_MS = 600  # within this time a guide would have spoken
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"


def test_a_skipped_guide_stays_away_until_it_is_asked_for(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann", newcomer=True), new_person("Ben", newcomer=True)
    page = ann.page
    hands, strip = Player(page), Strip(page)
    code = start_game(ann, "gentle")
    assert strip.step(), "the guide says nothing"
    strip.skip.click()
    expect(strip.guide).to_have_count(0)
    page.reload()
    assert hands.wait_for_my_turn()
    page.wait_for_timeout(WHILE_MS)
    expect(strip.guide).to_have_count(0)

    page.get_by_role("button", name=page_text("en", "rules"), exact=True).click()
    page.get_by_role("button", name=page_text("en", "guide-again"), exact=True).click()
    assert strip.step(), "the guide does not come back"
    page.keyboard.press("Escape")
    expect(strip.guide).to_have_count(0)

    ben.page.goto(f"/t/{code}")  # a watcher has nothing to do
    expect(ben.page.get_by_role("img", name=page_text("en", "watching"))).to_be_visible()
    ben.page.wait_for_timeout(WHILE_MS)
    expect(Strip(ben.page).guide).to_have_count(0)


def test_the_guide_works_without_storage_and_motion_in_another_language(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True, locale="de-DE", reduced_motion="reduce", **PHONE)
    page = ann.page
    page.add_init_script(NO_STORAGE)
    hands, strip = Player(page, "de"), Strip(page, "de")
    page.goto(f"/t/{make_table(ann, 'gentle')}")
    page.get_by_role("button", name=page_text("de", "start"), exact=True).tap()
    said = strip.words.inner_text
    wait_until(lambda: said() == page_text("de", "guide-first", gentle="yes"), page, "The guide speaks German")
    strip.begin()
    wait_until(lambda: said() == game_text(GAME, "de", strip.step()), page, "The game's guide speaks German")
    assert moves_long(page, 200) == []
    assert strip.faults() == []
    strip.skip.tap()
    expect(strip.guide).to_have_count(0)
    hands.act()
    assert hands.wait_for_my_turn()
    expect(strip.guide).to_have_count(0)


@pytest.mark.parametrize(("bots", "gentle"), [(("gentle", "gentle"), "yes"), (("gentle", "sharp"), "no")])
def test_the_guide_promises_gentle_bots_only_where_they_all_are(
    new_person: NewPerson, bots: tuple[str, ...], gentle: str
) -> None:
    ann = new_person(newcomer=True)
    start_game(ann, *bots)
    expect(Strip(ann.page).words).to_have_text(page_text("en", "guide-first", gentle=gentle))
