"""By keys alone, as `?` lists them; and one always sees where one is."""

from playwright.sync_api import Page, expect

from .conftest import Come
from .eyes import MOST_TABS, focus_is_seen, lost_focus, note_lost_focus, tab_to
from .hearing import Listener
from .madmath import Hands, card


def _tab_to_game(page: Page) -> None:
    """Go on until the focus is on the first thing of the game's card."""
    for _ in range(MOST_TABS):
        if card(page).locator(":focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("By keys one does not come to the game.")


class Keys(Hands):
    """Plays without a mouse: 1 and 2 keep a die, arrows choose, Enter goes ahead."""

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


def test_a_whole_game_by_keys(come: Come) -> None:
    page = come().page
    listener = Listener(page)
    note_lost_focus(page)
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    _tab_to_game(page)
    tab_to(page, "With friends")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Invite friends")).to_be_visible()
    _set_up_by_keys(page)
    keys = Keys(page)
    assert keys.wait_for_my_turn()
    _help_is_at_hand(page)
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
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    tab_to(page, "Start")
    page.keyboard.press("Space")


def _help_is_at_hand(page: Page) -> None:
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for key in ("1", "2", "Enter", "Esc", "L", "R"):
        expect(keys.get_by_text(key, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("l")
    expect(page.get_by_role("list", name="What happened")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("list", name="What happened")).to_have_count(0)
    _focus_comes_back(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_be_hidden()


def _focus_comes_back(page: Page) -> None:
    """Whatever is opened by a button gives the focus back to it, however it is closed."""
    for name in ("Rules", "Menu", "Leave", "What happened"):
        button = page.get_by_role("banner").get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        tab_to(page, "Close")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Close")).to_have_count(0)
        expect(button).to_be_focused()
    button.blur()  # Enter is the game's again
