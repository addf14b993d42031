"""Every option can be set in the lobby, and the table is played that way."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Come
from .madmath import GAME, Hands, make_table, start_game
from .words import said, told

RACE = "match_madness"
RACES_OPTIONS = ("mode", "rounds", "level")
SHRINKS = """([left, was]) => {
    const { width } = left.getBoundingClientRect();
    return width > 0 && width < was - 20;
}"""


def _game(page: Page) -> dict[str, Any]:
    games: list[dict[str, Any]] = page.request.get("/api/games").json()
    return next(game for game in games if game["name"] == GAME)


def _now(page: Page) -> dict[str, Any]:
    """The options as the server has them."""
    table: dict[str, Any] = page.request.get(f"/api/tables/{page.url[-4:]}").json()
    return {**table["options"], "pace": table["pace"]}


def _expect(page: Page, name: str, value: str | int | None) -> None:
    """Wait until the server has heard of it."""
    for _ in range(100):
        if _now(page)[name] == value:
            return
        page.wait_for_timeout(30)
    assert _now(page)[name] == value


def test_every_option_can_be_set(come: Come) -> None:
    ann = come()
    page = ann.page
    page.goto(f"/t/{make_table(ann, 'fair')}")
    expect(page.get_by_text("How to play")).to_be_visible()
    for option in _game(page)["options"]:
        for name, values in option["when"].items():
            _choose(page, name, values[0])
        for choice in option["choices"]:
            _choose(page, option["name"], choice)
        if not option["choices"]:
            _set_number(page, option)
    page.get_by_role("radio", name="At once").check()
    _expect(page, "pace", "instant")


def _field(page: Page, name: str) -> Locator:
    return page.get_by_label(Hands(page).text(f"option-{name}"), exact=True)


def _choose(page: Page, name: str, value: str | int) -> None:
    field = _field(page, name)
    expect(field).to_be_visible()
    expect(field).to_have_accessible_description(re.compile("."))
    field.select_option(label=Hands(page).text(f"option-{name}-{value}"))
    _expect(page, name, value)


def _set_number(page: Page, option: dict[str, Any]) -> None:
    """As usual by default; then any number, and none that is too large."""
    page.get_by_role("checkbox", name="As usual").uncheck()
    _expect(page, option["name"], option["least"])
    field = page.get_by_role("spinbutton")
    for wish, gets in ((77, 77), (option["most"] + 1, option["most"])):
        field.fill(str(wish))
        field.press("Tab")
        _expect(page, option["name"], gets)
    page.get_by_role("checkbox", name="As usual").check()
    _expect(page, option["name"], None)


@pytest.mark.parametrize(("dice", "squares"), [(5, 25), (12, 144)])
def test_addition_with_small_and_large_dice(come: Come, dice: int, squares: int) -> None:
    ann = come()
    start_game(ann, "gentle", board="addition", dice=dice)
    hands = Hands(ann.page)
    hands.board_kind = "addition"
    assert hands.wait_for_my_turn()
    expect(ann.page.get_by_role("cell")).to_have_count(squares)
    expect(ann.page.get_by_role("cell", name="2 + 3 is 5")).to_have_count(1)
    mine = ann.page.get_by_role("cell", name="your pawn")
    while not mine.count():
        hands.act()
        assert hands.wait_for_my_turn()
    expect(mine.first).to_be_visible()


def test_a_game_for_points(come: Come) -> None:
    ann = come()
    start_game(ann, "sharp", level="expert", board="multiplication", dice=5, points=30)
    hands = Hands(ann.page)
    assert hands.wait_for_my_turn()
    expect(ann.page.get_by_text("First past 30")).to_be_visible()
    expect(ann.page.get_by_text("0 pts")).to_have_count(2)
    hands.play_to_the_end()
    winner = hands.end.get_by_role("listitem").first.inner_text()
    assert int(winner.split()[-1]) > 30


def test_time_runs_out(come: Come) -> None:
    """The bar shrinks; at its end the default move is made, and the log says why."""
    ann = come(movements=1)
    start_game(ann, "sharp", dice=5, timer=15)
    page, hands = ann.page, Hands(ann.page)
    assert hands.wait_for_my_turn()
    page.get_by_role("button", name="What happened").click()
    bar = page.get_by_role("progressbar", name="Time left")
    left = bar.locator("span")
    width = _width(left)
    assert 0 < width <= _width(bar)
    page.wait_for_function(SHRINKS, arg=[left.element_handle(), width])
    expect(page.get_by_text("(time was up)").first).to_be_visible()


def _width(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"]


def test_nobody_is_asked_in_vain(come: Come) -> None:
    """A choice that would be refused is not there, nor what only a page sets; and one that no longer fits goes by itself."""
    page = come().page
    wish = {"game": RACE, "chairs": ["open", "fair"]}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['code']}")
    mode, cards, level = (page.get_by_label(told(RACE, "en", f"option-{name}"), exact=True) for name in RACES_OPTIONS)
    expect(mode.locator("option")).to_have_count(2)
    expect(page.get_by_role("spinbutton")).to_have_count(0)
    cards.select_option(label=told(RACE, "en", "option-rounds-20"))
    _expect(page, "rounds", 20)
    level.select_option(label=told(RACE, "en", "option-level-3"))
    _expect(page, "rounds", 7)
    _expect(page, "level", 3)
    expect(cards.locator("option", has_text="20")).to_have_count(0)
    page.get_by_role("button", name=said("en", "start"), exact=True).click()
    expect(page.get_by_role("application")).to_be_visible()
