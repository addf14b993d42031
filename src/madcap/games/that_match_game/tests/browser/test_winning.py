"""A point card is won: its stars fly to the winner, whose points count up; and at the end, nothing covers the sums."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page_checks import wait_until
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person
from tests.browser.texts import game_text

from .driver import GAME, Player, start_at

MIDDLE = ("3-2-5 green-2 blue-5", "5-3-4 red-1", "1-2-2", "6-1-1 green-1")  # red 3 closes the first card: three stars
# Notes what flies above the table: a picture of it is added to a layer, and soon removed.
NOTE_FLIGHTS = """
    window.flown = [];
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.style?.position === "fixed");
        flown.push(...added.map((node) => node.tagName.toLowerCase()));
    }).observe(document, { childList: true, subtree: true });
"""
OVERLAPS = """() => {
    const stamp = document.querySelector("[data-stamp]").getBoundingClientRect();
    return [...document.querySelectorAll(".ranking li")].filter((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return left < stamp.right && stamp.left < right && top < stamp.bottom && stamp.top < bottom;
    }).length;
}"""


def win_card(new_person: NewPerson, until: str, won: tuple[str, str] = ("", ""), **kind: Any) -> tuple[Person, Player]:
    """Ann wins a point card with three stars; her page stays as it is when a stamp has these words."""
    person, other = new_person("Ann", **kind), new_person("Ben")
    person.page.add_init_script(NOTE_FLIGHTS)
    start_at(MIDDLE, ("red-3 green-5 blue-1", "blue-3"), person, other, won=won)
    ann = Player(person.page)
    assert ann.wait_for_my_turn()
    person.hold(until, "[data-stamp]")  # the panel of the end may have the same words earlier
    person.page.evaluate("flown.length = 0")
    ann.card("red-3").click()
    ann.spot(1, "red").click()
    Player(other.page).pass_.click()
    person.wait_until_held()
    return person, ann


def flown(page: Page, kind: str) -> int:
    """How many things of this kind have flown."""
    return int(page.evaluate("kind => flown.filter((one) => one === kind).length", kind))


THREE_STARS = game_text(GAME, "en", "stamp-won", me="yes", stars=3)
YOU_WIN = game_text(GAME, "en", "stamp-wins", me="yes")


def test_stars_fly_to_the_winner_whose_points_count_up(new_person: NewPerson) -> None:
    person, ann = win_card(new_person, THREE_STARS)
    wait_until(lambda: flown(person.page, "svg") == 3, person.page)
    mine = ann.page.get_by_role("list", name="Players").get_by_role("button", name="You")
    expect(mine).to_contain_text(ann.text("points-to-win", count=3, target=10))  # while the card is still shown
    person.release()
    expect(ann.status).to_have_text(ann.text("prompt-play-again"))
    expect(mine).to_contain_text(ann.text("points-to-win", count=3, target=10))


def test_with_reduced_motion_no_star_flies_and_the_words_stay(new_person: NewPerson) -> None:
    person, ann = win_card(new_person, THREE_STARS, reduced_motion="reduce")
    mine = ann.page.get_by_role("list", name="Players").get_by_role("button", name="You")
    expect(mine).to_contain_text(ann.text("points-to-win", count=3, target=10))
    expect(person.page.locator("[data-stamp]")).to_have_text(THREE_STARS)
    assert flown(person.page, "svg") == 0


@pytest.mark.parametrize("kind", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_at_the_end_nothing_covers_cards_and_sums(new_person: NewPerson, kind: dict[str, Any]) -> None:
    won = ("4-5-6 1-1-3 1-2-2", "6-4-5")
    person, _ = win_card(new_person, YOU_WIN, won, **kind)
    expect(person.page.locator("[data-stamp]")).to_have_text(YOU_WIN)
    assert person.page.evaluate(OVERLAPS) == 0
    assert flown(person.page, "article") == 1  # the point card that was won, not those that are left
