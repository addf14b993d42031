"""Every option can be set in the lobby, and the table is played that way."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .example import GAME, SHORT, WITH_NUMBER, Player, make_table, start_game
from .page_checks import wait_until
from .person import NewPerson
from .texts import game_text, page_text

SHRINKS = """() => {
    const bar = document.querySelector("[role=progressbar]");
    const left = bar?.querySelector("span").getBoundingClientRect().width ?? 0;
    return left > 0 && left < bar.getBoundingClientRect().width - 20;
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
    wait_until(lambda: _now(page)[name] == value, page, f"The server has {name} = {value}")


def test_every_option_can_be_set(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.page
    page.goto(f"/t/{make_table(ann, 'fair')}")
    expect(page.get_by_text(page_text("en", "options"))).to_be_visible()
    for option in _game(page)["options"]:
        for name, values in option["when"].items():
            _choose(page, name, values[0])
        for choice in option["choices"]:
            _choose(page, option["name"], choice)
        if not option["choices"]:
            _set_number(page, option)
    page.get_by_role("radio", name=page_text("en", "pace-instant")).check()
    _expect(page, "pace", "instant")


def _field(page: Page, name: str) -> Locator:
    return page.get_by_label(game_text(GAME, "en", f"option-{name}"), exact=True)


def _choose(page: Page, name: str, value: str | int) -> None:
    field = _field(page, name)
    expect(field).to_be_visible()
    expect(field).to_have_accessible_description(re.compile("."))
    field.select_option(label=game_text(GAME, "en", f"option-{name}-{value}"))
    _expect(page, name, value)


def _usual(page: Page, option: dict[str, Any]) -> int:
    """The number that the default stands for, with the options of this table."""
    now = _now(page)
    usual: list[tuple[int, dict[str, list[Any]]]] = option["usual"]
    return next(number for number, when in usual if all(now[name] in some for name, some in when.items()))


def _set_number(page: Page, option: dict[str, Any]) -> None:
    """Standard by default, which names its number; then any number, and none that is too large."""
    usual = _usual(page, option)
    page.get_by_role("checkbox", name=page_text("en", "usual-number", number=usual)).uncheck()
    _expect(page, option["name"], usual)
    field = page.get_by_role("spinbutton")
    some = (option["least"] + option["most"]) // 2
    for wish, gets in ((some, some), (option["most"] + 1, option["most"])):
        field.fill(str(wish))
        field.press("Tab")
        _expect(page, option["name"], gets)
    page.get_by_role("checkbox", name=page_text("en", "usual")).check()
    _expect(page, option["name"], None)


def test_guests_see_the_standard_number(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", **WITH_NUMBER)
    ben.page.goto(f"/t/{code}")
    option = next(option for option in _game(ben.page)["options"] if not option["choices"])
    expect(ben.page.get_by_text(page_text("en", "usual-number", number=_usual(ben.page, option)))).to_be_visible()


def test_options_are_changed_faster_than_the_server_answers(new_person: NewPerson) -> None:
    """Each change keeps those before it, and the form shows them all the time."""
    ann = new_person()
    page = ann.page
    page.goto(f"/t/{make_table(ann, 'fair')}")
    options = [option for option in _game(page)["options"] if option["choices"] and not option["limits"]][:3]
    choices = {
        option["name"]: option["choices"][-1] for option in options if option["default"] != option["choices"][-1]
    }
    assert len(choices) > 1
    ann.hold(page_text("en", "options"))
    for name, choice in choices.items():
        _field(page, name).select_option(label=game_text(GAME, "en", f"option-{name}-{choice}"))
    page.get_by_role("radio", name=page_text("en", "pace-instant")).check()
    for name, choice in choices.items():
        _expect(page, name, choice)
    _expect(page, "pace", "instant")
    ann.release()
    for name, choice in choices.items():
        expect(_field(page, name).locator("option:checked")).to_have_text(
            game_text(GAME, "en", f"option-{name}-{choice}")
        )


def test_typing_a_number_is_not_disturbed(new_person: NewPerson) -> None:
    """Nor does it matter that the server sends another number meanwhile, which the host has set in another window."""
    ann = new_person()
    page = ann.page
    page.goto(f"/t/{make_table(ann, 'fair', **WITH_NUMBER)}")
    option = next(option for option in _game(page)["options"] if not option["choices"])
    page.get_by_role("checkbox", name=page_text("en", "usual")).uncheck()
    _expect(page, option["name"], _usual(page, option))
    expect(page.get_by_role("spinbutton")).to_have_value(str(_usual(page, option)))
    page.get_by_role("spinbutton").fill(str(option["most"] - 1))
    other = page.context.new_page()
    other.goto(page.url)
    field = other.get_by_role("spinbutton")
    field.fill(str(option["least"] + 1))
    field.press("Tab")
    _expect(other, option["name"], option["least"] + 1)
    other.get_by_role("radio", name="Like people").check()
    expect(page.get_by_role("radio", name="Like people")).to_be_checked()
    expect(page.get_by_role("spinbutton")).to_have_value(str(option["most"] - 1))
    page.get_by_role("spinbutton").press("Tab")
    _expect(page, option["name"], option["most"] - 1)
    expect(other.get_by_role("spinbutton")).to_have_value(str(option["most"] - 1))


def test_time_runs_out(new_person: NewPerson) -> None:
    """The bar shrinks; at its end the default move is made, and the log says why."""
    ann = new_person(movements=1)
    start_game(ann, "sharp", **SHORT, timer=15)
    page, hands = ann.page, Player(ann.page)
    assert hands.wait_for_my_turn()
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("progressbar", name="Time left")).to_be_visible()
    page.wait_for_function(SHRINKS)
    expect(page.get_by_text("(time was up)").first).to_be_visible()
