"""The menu shows what works on this device."""

import pytest
from playwright.sync_api import Page, expect

from madcap.games import HOME, all_games, find

from .guide_strip import Strip
from .person import PHONE, NewPerson
from .tables import start_game
from .texts import page_text


def _open_menu(page: Page, *, load: bool = True) -> None:
    if load:
        page.goto("/")
    page.get_by_role("button", name=page_text("en", "menu")).click()
    expect(page.get_by_role("heading", name=page_text("en", "language"))).to_be_visible()


def test_a_laptop_shows_the_keys(new_person: NewPerson) -> None:
    page = new_person().page
    _open_menu(page)
    expect(page.get_by_role("heading", name=page_text("en", "keys"))).to_be_visible()


def test_a_phone_shows_no_keys_until_one_is_pressed(new_person: NewPerson) -> None:
    page = new_person(**PHONE).page
    _open_menu(page)
    expect(page.get_by_role("heading", name=page_text("en", "keys"))).to_be_hidden()
    page.get_by_role("button", name=page_text("en", "close")).tap()
    page.get_by_role("button", name=page_text("en", "change-name")).tap()
    page.keyboard.type("Bo")  # this may be done on the screen
    page.keyboard.press("Escape")
    _open_menu(page, load=False)
    expect(page.get_by_role("heading", name=page_text("en", "keys"))).to_be_hidden()
    page.get_by_role("button", name=page_text("en", "close")).tap()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=page_text("en", "keys"))).to_be_visible()
    page.keyboard.press("Escape")
    _open_menu(page, load=False)
    expect(page.get_by_role("heading", name=page_text("en", "keys"))).to_be_visible()


@pytest.mark.parametrize("game", [game for game in all_games() if (HOME / game / "ui" / "guide.ts").exists()])
def test_the_menu_of_every_table_shows_the_guide_again(new_person: NewPerson, game: str) -> None:
    ann = new_person(**PHONE)
    start_game(ann, game, *["gentle"] * max(1, find(game).seats[0] - 1))
    _open_menu(ann.page, load=False)
    ann.page.get_by_role("button", name=page_text("en", "guide-again")).tap()
    expect(Strip(ann.page).guide).to_be_visible()


@pytest.mark.parametrize("game", [game for game in all_games() if find(game).seats[0] == 1])
def test_a_guide_that_does_not_suit_is_not_offered(new_person: NewPerson, game: str) -> None:
    """Against the clock, reading would take time."""
    ann = new_person(**PHONE)
    start_game(ann, game)
    with ann.page.expect_response("**/assets/guide-*"):
        _open_menu(ann.page, load=False)
    expect(ann.page.get_by_role("button", name=page_text("en", "fair"), exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name=page_text("en", "guide-again"))).to_have_count(0)
