"""axe finds no violation on any screen."""

from typing import Any

from playwright.sync_api import Page, expect

from madcap.games import all_games

from .axe import ONE_HALF, replay_violations, violations
from .conftest import Come
from .madmath import SMALL, Hands, card, make_table, nearly_over, start_game

EXPERT: dict[str, Any] = {"level": "expert", "dice": 5, "board": "addition", "points": 300}


def test_pages_without_a_table(come: Come) -> None:
    page = come().page
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    found = violations(page, "first page")
    page.get_by_role("button", name="Your name: Ann").click()
    found += violations(page, "name")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    found += violations(page, "menu")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    found += violations(page, "rules page")
    assert found + _wrong_addresses(page) == []


def _wrong_addresses(page: Page) -> list[str]:
    found: list[str] = []
    for address in ("/nowhere", "/t/QQQQ"):
        page.goto(address)
        expect(page.get_by_role("link", name="Home")).to_be_visible()
        found += violations(page, address, ONE_HALF)
    page.goto("/")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_be_visible()
    return found + violations(page, "no code", ONE_HALF)


def test_rules_and_lobby_of_every_game(come: Come) -> None:
    ann, found = come(), []
    page = ann.page
    for game in all_games():
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=3).first).to_be_visible()
        found += violations(page, f"rules of {game}", ONE_HALF)
        code = page.request.post("/api/tables", data={"game": game, "chairs": ["open", "open"]}).json()["code"]
        page.goto(f"/t/{code}")
        expect(page.get_by_role("heading", name="How to play")).to_be_visible()
        found += violations(page, f"lobby of {game}", ONE_HALF)
    assert found == []


def test_before_a_game(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    code = make_table(ann, "open", "fair", level="expert")
    found = []
    for person, role in ((ann, "host"), (ben, "guest")):
        person.page.goto(f"/t/{code}")
        expect(person.page.get_by_text("(you)")).to_be_visible()
        found += violations(person.page, f"lobby as {role}")
    ann.page.get_by_role("button", name="Fair dice").click()
    found += violations(ann.page, "fair dice")
    ben.page.get_by_role("button", name="Just watch").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    found += violations(ben.page, "lobby as watcher")
    assert found == []


def test_a_table_in_every_phase(come: Come) -> None:
    ann = come()
    page = ann.page
    code = make_table(ann, "sharp", **EXPERT)
    page.goto(f"/t/{code}")
    hands = Hands(page)
    hands.board_kind = "addition"

    ann.hold(hands.text("event-roll-off"))
    page.get_by_role("button", name="Start", exact=True).click()
    ann.wait_until_held()
    found = violations(page, "roll-off")
    ann.release()

    assert hands.wait_for_my_turn()
    found += violations(page, "throwing") + _a_bot_plays_for_me(page)
    assert hands.wait_for_my_turn()
    found += _what_can_be_opened(hands)
    ann.hold(hands.text("event-next-round-soon"))
    found += _choosing_and_placing(hands)
    ann.wait_until_held()
    found += violations(page, "round over")
    assert found == []


def test_the_end_and_after_it(come: Come) -> None:
    ann = come()
    page = ann.page
    code = start_game(ann, "sharp", **SMALL, position=nearly_over())
    Hands(page).play_to_the_end()
    found = violations(page, "end")
    page.get_by_role("button", name="See the table").click()
    found += violations(page, "table at the end")
    assert found + replay_violations(page, code) == []


def _a_bot_plays_for_me(page: Page) -> list[str]:
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    back = page.get_by_role("button", name="Take my chair back")
    expect(back).to_be_visible()
    found = violations(page, "a bot plays for me", ONE_HALF)
    back.click()
    expect(back).to_have_count(0)
    return found


def _what_can_be_opened(hands: Hands) -> list[str]:
    page, found = hands.page, []
    for button in ("Rules", "Menu", "Leave"):
        page.get_by_role("button", name=button, exact=True).click()
        found += violations(page, button)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    found += violations(page, "keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What happened").click()
    found += violations(page, "log")
    page.keyboard.press("Escape")
    return found


def _choosing_and_placing(hands: Hands) -> list[str]:
    """Play a round to its end, looking at each kind of decision once."""
    found: list[str] = []
    looked: set[str] = set()
    over = hands.page.get_by_text(hands.text("event-next-round-soon"))
    while True:
        expect(hands.anything.or_(over).first).to_be_visible()
        if over.is_visible():
            assert {"keep", "place"} <= looked
            return found
        kind = "place" if hands.squares.count() else "keep" if hands.keep.count() else "throw"
        if kind not in looked:
            found += violations(hands.page, kind)
        looked.add(kind)
        hands.act()
