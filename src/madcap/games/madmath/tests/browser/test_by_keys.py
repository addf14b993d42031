"""MADMATH without a mouse: a whole game by keyboard, from the first page, and what a screen reader announces."""

from playwright.sync_api import Page, expect

from tests.browser.page_checks import MOST_TABS, focus_is_seen, lost_focus, note_lost_focus, tab_to
from tests.browser.person import NewPerson
from tests.browser.screen_reader import Listener
from tests.browser.tables import card
from tests.browser.texts import page_text

from .driver import Player


class Keys(Player):
    """Plays without a mouse: 1 and 2 keep a die, arrows choose, Enter does the next action."""

    kept = 0

    def act(self) -> None:
        if self.throw.is_visible():
            self._throw()
            return
        while self.anything.count() and not self.throw.count():
            before = self.squares.count(), self.pawns.count()
            self.page.keyboard.press("ArrowRight")
            assert focus_is_seen(self.page)
            self.page.keyboard.press("Enter")
            if (self.squares.count(), self.pawns.count()) == before:
                return

    def _throw(self) -> None:
        if self.keep.count() == 2:
            self.page.keyboard.press("2")
            expect(self.keep.nth(1)).to_have_attribute("aria-pressed", "true")
            self.kept += 1
        self.page.keyboard.press("Enter" if self.kept % 2 else "Space")


def test_a_whole_game_by_keys(new_person: NewPerson) -> None:
    page = new_person().page
    listener = Listener(page)
    note_lost_focus(page)
    page.goto("/")
    expect(card(page, Keys.game).get_by_role("button", name="Play now")).to_be_visible()
    _tab_to_game(page)
    tab_to(page, "With friends")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Invite friends")).to_be_visible()
    _set_up_by_keys(page)
    keys = Keys(page)
    assert keys.wait_for_my_turn()
    _keys_are_listed(page)
    keys.play_to_the_end()
    assert keys.kept
    assert listener.kinds == {"throw", "roll", "place"}
    assert listener.heard == listener.should_hear()
    assert lost_focus(page) == []
    tab_to(page, "Again")
    page.keyboard.press("Enter")
    expect(keys.end).to_have_count(0)
    assert keys.wait_for_my_turn()


def _set_up_by_keys(page: Page) -> None:
    tab_to(page, "Person")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Sharp")).to_be_checked()
    tab_to(page, "Dice")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Dice")).to_have_value("0")
    tab_to(page, "Like people")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=page_text("en", "pace-instant"))).to_be_checked()
    tab_to(page, "Start")
    page.keyboard.press("Space")


def _tab_to_game(page: Page) -> None:
    """Press Tab until the focus is in the game's card."""
    for _ in range(MOST_TABS):
        if card(page, Keys.game).locator(":focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("By keys one does not come to the game.")


def _keys_are_listed(page: Page) -> None:
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for key in ("1", "2", "Enter"):
        expect(keys.get_by_text(key, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
