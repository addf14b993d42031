"""Before a game: the start button, one's own chair, and a name for newcomers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madcap.games import all_games
from madcap.options import options_of

from .example import make_table
from .page_checks import too_small, too_wide, wait_until
from .person import LAPTOP, PHONE, NewPerson
from .tables import make_table as make_table_of
from .texts import game_text, page_text

# The controls that are, as far as they can be seen, under another element.
COVERED_BY = """bar => {
    const { top, bottom } = bar.getBoundingClientRect();
    const seen = (one) => {
        let { top, bottom } = one.getBoundingClientRect();
        for (let each = one.parentElement; each; each = each.parentElement) {
            if (getComputedStyle(each).overflowY === "visible" || each === document.body) continue;
            const box = each.getBoundingClientRect();
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { top, bottom };
    };
    const controls = [...document.querySelectorAll("button, a[href], input, select, img")];
    return controls
        .filter((one) => one !== bar && one.checkVisibility())
        .filter((one) => Math.min(seen(one).bottom, bottom) - Math.max(seen(one).top, top) > 1)
        .map((one) => one.innerText || one.outerHTML.slice(0, 80));
}"""

IN_WINDOW = """one => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""


def _largest() -> str:
    """The game with the most chairs."""
    return max(all_games().values(), key=lambda game: game.seats[1]).name


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("bots", [1, 3, 11])
def test_the_start_button_is_always_visible_and_covers_nothing(
    new_person: NewPerson, size: dict[str, Any], bots: int
) -> None:
    ann = new_person(**size)
    page = ann.page
    page.goto(f"/t/{make_table_of(ann, _largest(), *['fair'] * bots)}")
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    assert start.evaluate(IN_WINDOW)
    assert start.evaluate(COVERED_BY) == []
    page.get_by_role("button", name=page_text("en", "fair")).scroll_into_view_if_needed()
    assert start.evaluate(IN_WINDOW)
    assert start.evaluate(COVERED_BY) == []


def _rename(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Save").click()


def test_a_tap_on_the_own_chair_changes_the_name(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    page = ann.page
    page.goto(f"/t/{make_table(ann, 'fair')}")
    page.get_by_text("Ann (you)").tap()
    dialog = page.get_by_role("dialog", name="Your name")
    _rename(page, "Annabel")
    expect(dialog).to_be_hidden()
    expect(page.get_by_text("Annabel (you)")).to_be_visible()


def test_a_name_that_nobody_could_see_is_refused_in_words(new_person: NewPerson) -> None:
    ann = new_person()
    ann.expected = lambda words: "400" in words
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Your name: Ann").click()
    _rename(page, "\u3164")
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_have_text(page_text("en", "refused-bad-name"))
    _rename(page, "Annabel")
    expect(page.get_by_role("button", name="Your name: Annabel")).to_be_visible()


def test_a_newcomer_who_joins_is_asked_for_a_name_once(new_person: NewPerson) -> None:
    """They sit already, and the game can begin without an answer."""
    ann, ben = new_person("Ann"), new_person("Fuzzy Fox", newcomer=True, **PHONE)
    code = make_table(ann, "open")
    ann.page.goto(f"/t/{code}")
    ben.page.goto(f"/t/{code}")
    question = ben.page.get_by_role("region", name=page_text("en", "name-ask"))
    expect(question).to_be_visible()
    expect(ann.page.get_by_text("Fuzzy Fox", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    assert too_wide(ben.page) == too_small(ben.page) == []
    _rename(ben.page, "Ben")
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(question).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_text("Ben (you)")).to_be_visible()
    expect(question).to_have_count(0)


def test_a_newcomer_may_keep_the_given_name(new_person: NewPerson) -> None:
    ann, ben = new_person("Ann"), new_person("Fuzzy Fox", newcomer=True)
    code = make_table(ann, "open")
    ann.page.goto(f"/t/{code}")
    ben.page.goto(f"/t/{code}")
    ben.page.get_by_role("button", name=page_text("en", "name-keep")).click()
    expect(ben.page.get_by_role("region", name=page_text("en", "name-ask"))).to_have_count(0)
    expect(ben.page.get_by_text("Fuzzy Fox (you)")).to_be_visible()


def test_the_host_is_not_asked_for_a_name(new_person: NewPerson) -> None:
    ann = new_person(newcomer=True)
    ann.page.goto(f"/t/{make_table(ann, 'fair')}")
    expect(ann.page.get_by_text("Ann (you)")).to_be_visible()
    expect(ann.page.get_by_role("region", name=page_text("en", "name-ask"))).to_have_count(0)


def _levels(page: Page) -> list[str]:
    chairs = page.request.get(f"/api/tables/{page.url[-4:]}").json()["chairs"]
    return [chair["level"] for chair in chairs if chair["level"]]


def _expect_levels(page: Page, *levels: str) -> None:
    wait_until(lambda: _levels(page) == list(levels), page, f"The bots are {levels}")


@pytest.mark.parametrize(("newcomer", "level"), [(True, "gentle"), (False, "fair")])
def test_bots_that_join_a_newcomer_are_gentle(new_person: NewPerson, newcomer: bool, level: str) -> None:
    ann = new_person(newcomer=newcomer)
    ann.page.goto(f"/t/{make_table(ann, 'sharp')}")
    ann.page.get_by_role("button", name=page_text("en", "add-chair")).click()
    _expect_levels(ann.page, "sharp", level)


def test_bots_are_gentle_where_the_rules_are_for_children(new_person: NewPerson) -> None:
    """Those that the host made sharp stay so, and with the other rules all are as before."""
    games = [(game, option) for game in all_games().values() for option in options_of(game) if option.gentle]
    game, option = games[0]
    ann = new_person()
    page = ann.page
    page.goto(f"/t/{make_table_of(ann, game.name, 'fair', 'sharp')}")
    field = page.get_by_role("combobox", name=game_text(game.name, "en", f"option-{option.name}"), exact=True)
    gentle, usual = (
        game_text(game.name, "en", f"option-{option.name}-{choice}") for choice in (option.gentle[0], option.default)
    )
    add = page.get_by_role("button", name=page_text("en", "add-chair"))
    expect(field).to_be_enabled()
    ann.stop_clock()
    ann.hold(
        page_text("en", "who-plays")
    )  # it knows of no change, nor of the new chair, when the host takes the rules back
    ann.wait_until_held()
    field.select_option(label=gentle)
    _expect_levels(page, "gentle", "sharp")
    add.click()
    _expect_levels(page, "gentle", "sharp", "gentle")
    field.select_option(label=usual)
    _expect_levels(page, "fair", "sharp", "fair")
    ann.release()
    field.select_option(label=gentle)
    _expect_levels(page, "gentle", "sharp", "gentle")
