"""Single-player games: today's cards, their time and the text to share; levels and practice. Also head starts."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from madcap.games import find
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.gestures import quickest
from madcap.games.match_madness.tests.building import built
from madcap.texts import LANGUAGES, text
from tests.browser.axe import violations
from tests.browser.guide_strip import Strip
from tests.browser.page_checks import too_small, too_wide
from tests.browser.person import PHONE, NewPerson
from tests.browser.texts import game_text, page_text

from .driver import Fingers, Keys

GAME = find("match_madness")
CARDS = {card.id: card for card in standard().cards}
PATIENCE_S = 30
DAY_S = 24 * 60 * 60
NOTE_WHAT_IS_SHARED = "navigator.share = async (what) => void (window.shared = what.text)"


def words(message: str, lang: str = "en", **arguments: str | int) -> str:
    return game_text(GAME.name, lang, message, **arguments)


def time_words(ms: int, lang: str = "en") -> str:
    """The text of a time, to the hundredth of a second."""
    return _told(lang, "time", **time_parts(ms))


def time_parts(ms: int) -> dict[str, Any]:
    minutes, hundredths = divmod(ms // 10, 6000)
    return {"minutes": minutes, "seconds": hundredths / 100}


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
    assert (best["what"], best["table"]) == (f"daily-{day}", table["name"])
    _shows_the_result(Keys(page).end, cards, best["ms"])
    _look(page)
    for lang in ("en", "de"):
        page.evaluate("lang => localStorage.setItem('madcap-language', lang)", lang)
        dialog = open_alone(page, lang)
        done = words("alone-daily-done", lang, time=time_words(best["ms"], lang))
        expect(dialog.get_by_text(done, exact=True)).to_be_visible()
        button = dialog.get_by_role("button", name=page_text(lang, "share"))
        before = button.evaluate("button => button.getBoundingClientRect().left")
        button.tap()
        expect(dialog.get_by_text(words("share-copied", lang))).to_be_visible()
        assert button.evaluate("button => button.getBoundingClientRect().left") == before
        _look(page)
        shared: str = page.evaluate("navigator.clipboard.readText()")
        _tells_times_alone(shared, lang, cards, best["ms"])

    page.add_init_script(NOTE_WHAT_IS_SHARED)
    open_alone(page, "de").get_by_role("button", name=page_text("de", "share")).tap()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == shared


def _shows_the_result(end: Locator, cards: list[str], ms: int) -> None:
    """Nobody has won: there are the cards, their times, how they are built quickest, the sum, and a new best time."""
    expect(end.get_by_role("heading", name=page_text("en", "end-alone"))).to_be_visible()
    expect(end.locator(".crowned")).to_have_count(0)
    times = end.get_by_role("list", name=words("end-times")).get_by_role("listitem")
    expect(times).to_have_text([re.compile(r"\d+:\d\d\.\d\d")] * len(cards))
    played = end.page.get_by_role("main").get_by_role("list", name=words("end-times")).get_by_role("listitem")
    for one, card in zip(played.all(), cards, strict=True):
        expect(one.locator("[data-card]")).to_have_attribute("data-card", card)
        expect(one.locator(".number")).to_have_count(5)  # one for each block
        fewest = quickest(CARDS[card]).gestures
        expect(one).to_contain_text(words("result-solution", gestures=fewest))
    expect(end.get_by_text(_told("en", "end-time", **time_parts(ms)), exact=True)).to_be_visible()
    expect(end.get_by_text(words("result-new-best"))).to_be_visible()


def _tells_times_alone(shared: str, lang: str, cards: list[str], ms: int) -> None:
    title, date, *levels, total, link = shared.split("\n")
    assert title == words("share-title", lang)
    assert time.strftime("%Y", time.gmtime()) in date
    assert total == words("share-total", lang, time=time_words(ms, lang))
    assert link.startswith("http://127.0.0.1")
    assert "".join(line[0] for line in levels) == "🟩🟦🟧🟥🟪"
    assert all(re.fullmatch(r". \d+:\d\d[.,]\d\d", line) for line in levels)
    assert not any(card in shared for card in cards)


def test_a_day_without_all_cards(new_person: NewPerson) -> None:
    """Who skips cards gets neither a crown nor a best time, but may still share which ones were built."""
    page = new_person(**PHONE).page
    open_alone(page).get_by_role("button", name=words("alone-daily-play")).tap()
    the_table(page)
    keys = Keys(page)
    card = keys.next_card()
    keys.build(built(card))
    keys.claim()
    for _ in range(4):
        card = keys.next_card(card)
        page.get_by_role("button", name=words("give-up")).tap()
    played = keys.end.get_by_role("list", name=words("end-times")).get_by_role("listitem")
    expect(played.filter(has_text=words("result-missed"))).to_have_count(4)
    expect(keys.end.locator(".crowned")).to_have_count(0)
    expect(keys.end.get_by_text(words("result-new-best"))).to_have_count(0)
    assert page.request.get("/api/bests").json() == []


# Newcomers.


def test_a_newcomer_is_offered_a_card_to_practise(new_person: NewPerson) -> None:
    """The guide teaches there, and afterwards the day's cards are one press away."""
    page = new_person(**PHONE, newcomer=True).page
    dialog = open_alone(page)
    dialog.get_by_role("button", name=words("alone-daily-play")).tap()
    expect(dialog.get_by_role("heading", name=words("alone-first-title"))).to_be_focused()
    _look(page)
    dialog.get_by_role("button", name=words("alone-first-practise")).tap()
    options = the_table(page)["options"]
    assert {"mode": "quick", "level": 1, "rounds": 1, "practice": True}.items() <= options.items()
    strip = Strip(page)
    expect(strip.guide).to_be_visible()
    strip.skip.tap()
    keys = Keys(page)
    keys.build(built(keys.next_card()))
    keys.claim()
    expect(keys.end.get_by_text(words("result-practice"))).to_be_visible()
    code = page.url[-4:]
    keys.end.get_by_role("button", name=words("result-daily")).tap()
    page.wait_for_function("code => !location.pathname.endsWith(code)", arg=code)
    assert the_table(page)["options"]["mode"] == "daily"


def test_a_newcomer_may_decline(new_person: NewPerson) -> None:
    """Against the clock there is no guide, but there is one in the next game with others."""
    page = new_person(**PHONE, newcomer=True).page
    dialog = open_alone(page)
    dialog.get_by_role("button", name=words("level-name", level=2)).filter(has_text="no time").tap()
    dialog.get_by_role("button", name=words("alone-first-decline")).tap()
    assert {"level": 2, "rounds": 5, "practice": False}.items() <= the_table(page)["options"].items()
    Keys(page).next_card()
    page.wait_for_timeout(600)
    expect(Strip(page).guide).to_have_count(0)
    assert page.evaluate("localStorage.getItem('madcap-guide-match_madness')") is None


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


# The lines on which the name of each level stands.
NAME_LINES = (
    "names => names.map(name => { const range = document.createRange(); range.selectNodeContents(name);"
    " return range.getClientRects().length; })"
)


@pytest.mark.parametrize("has_best", [False, True], ids=["no times", "times"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_level_is_broken_on_a_phone(new_person: NewPerson, lang: str, has_best: bool) -> None:
    page = new_person(**PHONE, locale=lang).page
    bests = [{"game": GAME.name, "what": f"level-{n}-5", "ms": 754_320, "code": "ABCD"} for n in range(1, 6)]
    page.route("**/api/bests", lambda route: route.fulfill(json=bests if has_best else []))
    dialog = open_alone(page, lang)
    expect(dialog.locator(".none")).to_have_count(0 if has_best else 5)
    assert dialog.locator(".name").evaluate_all(NAME_LINES) == [1] * 5
    assert too_wide(page) == []


# Head starts.


def test_a_head_start_is_set_at_its_chair(new_person: NewPerson) -> None:
    ann, ben = new_person(**PHONE), new_person("Ben")
    wish = {"game": GAME.name, "chairs": ["open", "open", "fair"]}
    code = ann.page.request.post("/api/tables", data=wish).json()["code"]
    ann.page.goto(f"/t/{code}")
    expect(ann.page.get_by_role("heading", name=page_text("en", "options"))).to_be_visible()
    assert ann.page.get_by_label("Head start").count() == 3  # and not one for each of twelve chairs
    ben.page.goto(f"/t/{code}")
    expect(ben.page.get_by_role("heading", name=page_text("en", "options"))).to_be_visible()

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
