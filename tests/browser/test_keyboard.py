"""The keys of every table, as `?` lists them; and the focus returns to the button that opened a panel."""

from playwright.sync_api import Page, expect

from .example import SHORT, Player, start_game
from .page_checks import tab_to
from .person import NewPerson


def test_keys_open_the_help_the_log_and_the_rules(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    start_game(ann, "sharp", **SHORT)
    assert Player(page).wait_for_my_turn()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    for key in ("Enter", "Esc", "L", "R"):
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
    """A panel that was opened by a button gives the focus back to it when it is closed."""
    for name in ("Rules", "Menu", "Leave", "What happened"):
        button = page.get_by_role("banner").get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        tab_to(page, "Close")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Close")).to_have_count(0)
        expect(button).to_be_focused()
    button.blur()  # Enter belongs to the game again
