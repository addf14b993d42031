"""axe finds no violation on any screen. Every game's keys, rules and moments are checked in test_axe_moments.py."""

import pytest
from playwright.sync_api import Page, expect

from madcap.games import all_games

from .axe import replay_violations, violations
from .example import LONG, SHORT, WITH_NUMBER, Player, card, make_table, nearly_over, start_game
from .person import NewPerson
from .texts import page_text


def test_pages_without_a_table(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    found = violations(page, "first page")
    page.get_by_role("button", name="Your name: Ann").click()
    found += violations(page, "name")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    found += violations(page, "menu")
    assert found + _wrong_addresses(page) == []


def _wrong_addresses(page: Page) -> list[str]:
    found: list[str] = []
    for address in ("/nowhere", "/t/QQQQ"):
        page.goto(address)
        expect(page.get_by_role("link", name="Home")).to_be_visible()
        found += violations(page, address)
    page.goto("/")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_be_visible()
    return found + violations(page, "no code")


@pytest.mark.parametrize("game", all_games())
def test_rules_and_lobby(new_person: NewPerson, game: str) -> None:
    page = new_person().page
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    found = violations(page, f"rules of {game}")
    code = page.request.post("/api/tables", data={"game": game, "chairs": ["open", "open"]}).json()["code"]
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name=page_text("en", "options"))).to_be_visible()
    assert found + violations(page, f"lobby of {game}") == []


def test_before_a_game(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", "fair", **WITH_NUMBER)
    for person in (ann, ben):
        person.page.goto(f"/t/{code}")
        expect(person.page.get_by_text("(you)")).to_be_visible()
    found = violations(ben.page, "lobby as guest")
    ann.page.get_by_role("button", name=page_text("en", "fair")).click()
    found += violations(ann.page, "fair draws")
    ben.page.get_by_role("button", name="Just watch").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    found += violations(ben.page, "lobby as watcher")
    assert found == []


def test_a_table(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    start_game(ann, "sharp", **LONG)
    assert Player(page).wait_for_my_turn()
    found = _what_can_be_opened(page)
    assert found + _a_bot_plays_for_me(page) == []


def test_the_end_and_after_it(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    code = start_game(ann, "sharp", **SHORT, position=nearly_over())
    Player(page).play_to_the_end()
    found = violations(page, "end")
    page.get_by_role("button", name="See the table").click()
    found += violations(page, "table at the end")
    assert found + replay_violations(page, code) == []


def _a_bot_plays_for_me(page: Page) -> list[str]:
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    back = page.get_by_role("button", name="Take my chair back")
    expect(back).to_be_visible()
    found = violations(page, "a bot plays for me")
    back.click()
    expect(back).to_have_count(0)
    return found


def _what_can_be_opened(page: Page) -> list[str]:
    found: list[str] = []
    for button in ("Menu", "Leave"):
        page.get_by_role("button", name=button, exact=True).click()
        found += violations(page, button)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened").click()
    found += violations(page, "log")
    page.keyboard.press("Escape")
    return found
