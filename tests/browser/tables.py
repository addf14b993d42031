"""Makes tables without clicks, for tests that are about what comes after."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .person import Person
from .texts import LANGUAGES, game_text, page_text

YOU = re.compile("|".join(re.escape(page_text(lang, "name-you", name="").strip()) for lang in LANGUAGES))


def make_table(host: Person, game: str, *others: str, pace: str = "instant", **options: Any) -> str:
    """Make a table with a chair for the host and the chairs `others`, and return its code."""
    wish = {"game": game, "chairs": ["open", *others], "options": options, "pace": pace}
    made = host.page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["code"])


def sit_down(code: str, *people: Person) -> None:
    """Let these people sit down, in this order."""
    for person in people:
        person.page.goto(f"/t/{code}")
        expect(person.page.get_by_text(YOU)).to_be_visible()


def press_start(page: Page, lang: str = "en") -> None:
    """Ask for the start. Until all browsers have revealed their numbers, the page still shows the lobby."""
    page.get_by_role("button", name=page_text(lang, "start"), exact=True).click()


def begin(page: Page, lang: str = "en") -> None:
    """Start the game, and wait until the page shows it."""
    press_start(page, lang)
    expect(page.get_by_role("button", name=page_text(lang, "log"), exact=True)).to_be_visible()


def start_game(host: Person, game: str, *others: str, **options: Any) -> str:
    """Make a table, start its game, and return its code."""
    code = make_table(host, game, *others, **options)
    host.page.goto(f"/t/{code}")
    begin(host.page)
    return code


def card(page: Page, game: str, lang: str = "en") -> Locator:
    """A game's card on the first page."""
    title = page.get_by_role("heading", name=game_text(game, lang, "title"), exact=True)
    return page.get_by_role("article").filter(has=title)
