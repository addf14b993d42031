"""Options of Match Madness in the lobby."""

from playwright.sync_api import Page, expect

from tests.browser.page_checks import wait_until
from tests.browser.person import NewPerson
from tests.browser.texts import page_text

from .driver import GAME, words


def test_the_lobby_offers_only_choices_that_are_possible(new_person: NewPerson) -> None:
    """Choices that would be refused, or that only a page sets, are hidden; a choice that no longer fits is reset."""
    page = new_person().page
    wish = {"game": GAME, "chairs": ["open", "fair"]}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['code']}")
    mode, cards, level = (
        page.get_by_label(words(f"option-{name}"), exact=True) for name in ("mode", "rounds", "level")
    )
    expect(mode.locator("option")).to_have_count(2)
    expect(page.get_by_role("spinbutton")).to_have_count(0)
    cards.select_option(label=words("option-rounds-20"))
    _expect_option(page, "rounds", 20)
    level.select_option(label=words("option-level-3"))
    _expect_option(page, "rounds", 7)
    _expect_option(page, "level", 3)
    expect(cards.locator("option", has_text="20")).to_have_count(0)
    page.get_by_role("button", name=page_text("en", "start"), exact=True).click()
    expect(page.get_by_role("application")).to_be_visible()


def _expect_option(page: Page, name: str, value: int) -> None:
    """Wait until the table has this option."""
    table = f"/api/tables/{page.url[-4:]}"
    wait_until(lambda: page.request.get(table).json()["options"][name] == value, page, f"{name} becomes {value}")
