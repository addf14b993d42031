"""Options of Match Madness in the lobby."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.page_checks import wait_until
from tests.browser.person import PHONE, NewPerson
from tests.browser.texts import page_text

from .driver import GAME, words


def test_the_lobby_offers_only_choices_that_are_possible(new_person: NewPerson) -> None:
    """Choices that would be refused, or that only a page sets, are hidden; a number that no longer fits gets smaller."""
    page = new_person().page
    wish = {"game": GAME, "chairs": ["open", "fair"]}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['code']}")
    mode, cards, level = (
        page.get_by_label(words(f"option-{name}"), exact=True) for name in ("mode", "rounds", "level")
    )
    expect(mode.locator("option")).to_have_count(2)
    expect(page.get_by_role("spinbutton")).to_have_count(1)
    cards.fill("20")
    cards.press("Enter")
    _expect_option(page, "rounds", 20)
    level.select_option(label=words("option-level-3"))
    _expect_option(page, "rounds", 12)
    _expect_option(page, "level", 3)
    expect(cards).to_have_value("12")
    expect(page.get_by_text(page_text("en", "from-to", least=1, most=12))).to_be_visible()
    page.get_by_role("button", name=page_text("en", "start"), exact=True).click()
    expect(page.get_by_role("application")).to_be_visible()


@pytest.mark.parametrize("by_touch", [False, True])
def test_any_number_of_cards_can_be_chosen(by_touch: bool, new_person: NewPerson) -> None:
    """It is typed, or changed step by step: by the arrow keys, or by buttons beside it, down to 1 and up to 60."""
    page = new_person(**(PHONE if by_touch else {})).page
    wish = {"game": GAME, "chairs": ["open", "fair"], "options": {"rounds": 2}}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['code']}")
    cards = page.get_by_label(words("option-rounds"), exact=True)
    fewer, more = (
        page.get_by_role("button", name=page_text("en", name, what=words("option-rounds")))
        for name in ("decrease", "increase")
    )

    def press(button: Locator) -> None:
        if by_touch:
            button.tap()
        else:
            button.press("Enter")

    press(fewer)
    _expect_option(page, "rounds", 1)
    expect(fewer).to_be_disabled()
    fewer.dispatch_event("click")  # nothing happens
    press(more)
    _expect_option(page, "rounds", 2)
    cards.fill("59")
    press(more)
    _expect_option(page, "rounds", 60)
    expect(more).to_be_disabled()
    cards.press("ArrowDown")
    _expect_option(page, "rounds", 59)
    cards.fill("")
    cards.press("Tab")
    _expect_option(page, "rounds", 1)


def _expect_option(page: Page, name: str, value: int) -> None:
    """Wait until the table has this option."""
    table = f"/api/tables/{page.url[-4:]}"
    wait_until(lambda: page.request.get(table).json()["options"][name] == value, page, f"{name} becomes {value}")
