"""Match Madness without a mouse: a whole game by keyboard, from the first page, and what screen readers announce."""

from playwright.sync_api import Page, expect

from madcap.games.match_madness.tests.building import built
from tests.browser.page_checks import lost_focus, note_lost_focus, tab_to
from tests.browser.person import NewPerson
from tests.browser.screen_reader import Listener
from tests.browser.texts import page_text

from .driver import Keys, words


def test_a_whole_game_by_keys(new_person: NewPerson) -> None:
    page = new_person().page
    listener = Listener(page)
    note_lost_focus(page)
    page.goto("/")
    expect(page.get_by_role("button", name=page_text("en", "alone"), exact=True)).to_be_visible()
    _begin_alone(page)
    keys = Keys(page)
    card = ""
    for _ in range(5):
        card = keys.next_card(card)
        if keys.lies():
            keys.lift_all()
        keys.build(built(card))
        keys.claim()
    expect(keys.end).to_be_visible()
    assert listener.kinds == {"next", "turned", "pressed", "claim", "verdict"}
    assert listener.heard == listener.should_hear()
    assert lost_focus(page) == []
    tab_to(page, page_text("en", "again"))
    page.keyboard.press("Enter")
    expect(keys.end).to_have_count(0)
    assert keys.next_card()


def _begin_alone(page: Page) -> None:
    """Start a game alone: five cards of the first level, against the clock."""
    tab_to(page, page_text("en", "alone"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=words("alone-clock"))).to_be_visible()
    level = page.get_by_role("dialog").get_by_role("button", name=words("level-name", level=1)).first
    while not level.evaluate("level => level === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
