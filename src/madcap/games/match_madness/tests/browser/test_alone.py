"""Single-player games: today's cards, their time and the text to share; levels and practice. Also head starts."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from madcap.games import find
from madcap.games.match_madness.tests.building import built
from madcap.texts import text
from tests.browser.axe import violations
from tests.browser.page_checks import too_small, too_wide
from tests.browser.person import PHONE, NewPerson
from tests.browser.texts import game_text, page_text

from .driver import Fingers, Keys

GAME = find("match_madness")
PATIENCE_S = 15
DAY_S = 24 * 60 * 60
NOTE_WHAT_IS_SHARED = "navigator.share = async (what) => void (window.shared = what.text)"


def words(message: str, lang: str = "en", **arguments: str | int) -> str:
    return game_text(GAME.name, lang, message, **arguments)


def time_words(ms: int, lang: str = "en") -> str:
    """The text of a time, to the hundredth of a second."""
    minutes, hundredths = divmod(ms // 10, 6000)
    return _told(lang, "time-long" if minutes else "time", minutes=minutes, seconds=hundredths / 100)


def _told(lang: str, message: str, **numbers: Any) -> str:
    found: str | None = text(GAME.name, lang, message, numbers)
    assert found
    return found


def open_alone(page: Page, lang: str = "en") -> Locator:
    """Open the single-player dialog from the first page."""
    page.goto("/")
    page.get_by_role("button", name=page_text(lang, "alone"), exact=True).tap()
    dialog = page.get_by_role("dialog", name=page_text(lang, "alone-with", title=GAME.title))
    expect(dialog.get_by_role("heading", name=words("alone-practice", lang))).to_be_visible()
    return dialog


def the_table(page: Page) -> dict[str, Any]:
    """The server's data of the table that a tap has opened, once its game has begun."""
    page.wait_for_url(re.compile("/t/[A-Z]{4}$"))
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        table: dict[str, Any] = page.request.get(f"/api/tables/{page.url[-4:]}").json()
        if table["phase"] == "playing":
            return table
        page.wait_for_timeout(50)
    raise AssertionError("The game does not begin.")


def solve(page: Page) -> list[str]:
    """Build every card, the first by touch, the others by keys, which are quicker; returns the cards."""
    fingers, keys = Fingers(page), Keys(page)
    cards = [fingers.next_card()]
    fingers.build(built(cards[0]))
    fingers.claim()
    for _ in range(4):
        cards.append(keys.next_card(cards[-1]))
        keys.lift_all()
        keys.build(built(cards[-1]))
        keys.claim()
    expect(keys.end).to_be_visible()
    return cards


def _look(page: Page) -> None:
    assert too_wide(page) == []
    assert too_small(page) == []


# The daily five.


def test_the_daily_five_by_touch(new_person: NewPerson) -> None:
    ann = new_person(**PHONE, permissions=["clipboard-read", "clipboard-write"])
    page = ann.page
    dialog = open_alone(page)
    _look(page)
    day = int(time.time() // DAY_S)
    dialog.get_by_role("button", name=words("alone-daily-play")).tap()
    table = the_table(page)
    assert len(table["chairs"]) == 1
    assert (table["options"]["mode"], table["options"]["day"]) == ("daily", day)
    cards = solve(page)
    assert [card[0] for card in cards] == ["1", "2", "3", "4", "5"]

    (best,) = page.request.get("/api/bests").json()
    assert (best["what"], best["code"]) == (f"daily-{day}", table["code"])
    for lang in ("en", "de"):
        page.evaluate("lang => localStorage.setItem('madcap-language', lang)", lang)
        dialog = open_alone(page, lang)
        done = words("alone-daily-done", lang, time=time_words(best["ms"], lang))
        expect(dialog.get_by_text(done, exact=True)).to_be_visible()
        dialog.get_by_role("button", name=page_text(lang, "share")).tap()
        expect(dialog.get_by_text(words("share-copied", lang))).to_be_visible()
        _look(page)
        shared: str = page.evaluate("navigator.clipboard.readText()")
        _tells_times_alone(shared, lang, cards, best["ms"])

    page.add_init_script(NOTE_WHAT_IS_SHARED)
    open_alone(page, "de").get_by_role("button", name=page_text("de", "share")).tap()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared") == shared


def _tells_times_alone(shared: str, lang: str, cards: list[str], ms: int) -> None:
    title, date, *levels, total = shared.split("\n")
    assert title == words("share-title", lang)
    assert time.strftime("%Y", time.gmtime()) in date
    assert total == words("share-total", lang, time=time_words(ms, lang))
    assert len(levels) == 5
    for level, line in enumerate(levels, 1):
        assert line.startswith(words("share-level", lang, level=level, time=""))
    assert not any(card in shared for card in cards)


# Levels and practice.


@pytest.mark.parametrize("practice", [False, True])
def test_a_level_begins_at_once(new_person: NewPerson, practice: bool) -> None:
    page = new_person(**PHONE).page
    dialog = open_alone(page)
    if practice:
        dialog.get_by_role("button", name=words("alone-practise-level", level=4)).tap()
    else:
        dialog.get_by_role("button", name=words("level-name", level=3)).filter(has_text="no time").tap()
    options = the_table(page)["options"]
    expected = {"mode": "quick", "level": 4 if practice else 3, "rounds": 5, "practice": practice}
    assert expected.items() <= options.items()


def test_the_dialog_is_accessible(new_person: NewPerson) -> None:
    """axe finds nothing; the keyboard opens the dialog and goes through it, and Esc returns the focus."""
    page = new_person().page
    page.goto("/")
    opener = page.get_by_role("button", name=page_text("en", "alone"), exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=words("alone-clock"))).to_be_visible()
    assert violations(page, "alone") == []
    buttons = dialog.get_by_role("button").all()
    assert len(buttons) == 1 + 1 + 5 + 5  # close, the daily five, levels, practice
    buttons[0].focus()
    for one in buttons[1:]:
        page.keyboard.press("Tab")
        expect(one).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


# Head starts.


def test_a_head_start_is_set_at_its_chair(new_person: NewPerson) -> None:
    ann, ben = new_person(**PHONE), new_person("Ben")
    wish = {"game": GAME.name, "chairs": ["open", "open", "fair"]}
    code = ann.page.request.post("/api/tables", data=wish).json()["code"]
    ann.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("heading", name="How to play")).to_be_visible()
    assert ann.page.get_by_label("Head start").count() == 3  # and not one for each of twelve chairs
    ben.page.goto(f"/t/{code}")
    expect(ben.page.get_by_role("heading", name="How to play")).to_be_visible()

    bots = _head_start(ann.page, 3)
    expect(bots).to_have_accessible_description(words("option-head_start_1-help"))
    bots.select_option(label="8 s")
    expect(ben.page.get_by_text(f"{words('option-head_start')} · 8 s", exact=True)).to_be_visible()
    expect(ben.page.get_by_label("Head start")).to_have_count(0)
    _expect(ann.page, code, lambda options: options["head_start_3"] == 8)
    _look(ann.page)

    mine = _head_start(ann.page, 1)
    mine.focus()
    ann.page.keyboard.press("ArrowDown")
    _expect(ann.page, code, lambda options: options["head_start_1"] == 1)

    ann.page.get_by_role("button", name=page_text("en", "remove-chair", number=2)).tap()
    _expect(ann.page, code, lambda options: (options["head_start_2"], options["head_start_3"]) == (8, 0))
    expect(_head_start(ann.page, 2).locator("option:checked")).to_have_text("8 s")


def _head_start(page: Page, chair: int) -> Locator:
    return page.get_by_label(words(f"option-head_start_{chair}"), exact=True)


def _expect(page: Page, code: str, fits: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until the table has options that fit."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        options: dict[str, Any] = page.request.get(f"/api/tables/{code}").json()["options"]
        if fits(options):
            return
        page.wait_for_timeout(50)
    raise AssertionError(options)
