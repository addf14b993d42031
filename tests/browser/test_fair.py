"""Fair draws: the page says what is promised, and at the end it computes every draw again and says what it found."""

from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from .axe import violations
from .example import SHORT, Player, make_table, start_game
from .page_checks import too_small, too_wide
from .person import PHONE, NewPerson, Person
from .player import end_panel
from .tables import press_start, sit_down
from .texts import page_text


def finish(person: Person) -> str:
    """Play a whole game against a bot; return the table's code."""
    code = start_game(person, "gentle", **SHORT)
    Player(person.page).play_to_the_end()
    return code


def check(page: Page) -> Locator:
    """The dialog at the end of a game, as soon as everything in it was computed."""
    end_panel(page).get_by_role("button", name=page_text("en", "fair-check")).click()
    dialog = page.get_by_role("dialog", name=page_text("en", "fair"))
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    return dialog


def draws_of(page: Page, code: str) -> dict[str, Any]:
    got: dict[str, Any] = page.request.get(f"/api/tables/{code}/draws").json()
    return got


def change(page: Page, code: str, changes: dict[str, Any]) -> None:
    """Let the server's answer about the draws of this table differ from the truth."""
    answer = draws_of(page, code) | changes
    page.route(f"**/api/tables/{code}/draws*", lambda route: _answer(route, answer))


def _answer(route: Route, answer: dict[str, Any]) -> None:
    route.fulfill(json=answer)


def test_the_browser_computes_every_draw_again(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    code = finish(ann)
    dialog = check(ann.page)
    total = draws_of(ann.page, code)["total"]
    assert total > 10
    assert dialog.get_by_role("listitem").all_inner_texts() == [
        page_text("en", "fair-draws-right", count=total),
        page_text("en", "fair-secret-right"),
        page_text("en", "fair-shown-right"),
        page_text("en", "fair-number-right"),
    ]
    assert violations(ann.page, "fair draws") == []
    assert too_small(ann.page) == too_wide(ann.page) == []


def test_a_draw_that_was_changed_is_named(new_person: NewPerson) -> None:
    ann = new_person()
    code = finish(ann)
    draws = draws_of(ann.page, code)["draws"]
    draws[7]["happened"] = [which for which in range(draws[7]["outcomes"]) if which not in draws[7]["happened"]]
    change(ann.page, code, {"draws": draws})
    dialog = check(ann.page)
    told = page_text("en", "fair-draw-wrong", number=8, step=draws[7]["seq"])
    expect(dialog.get_by_role("listitem").first).to_have_text(told)


def test_another_secret_than_the_promised_one_is_noticed(new_person: NewPerson) -> None:
    """Its draws and its fingerprint may agree: it is not what this browser was shown, nor did it add a number."""
    ann, eve = new_person("Ann"), new_person("Eve")
    code, other = finish(ann), finish(eve)
    change(ann.page, code, draws_of(eve.page, other))
    dialog = check(ann.page)
    for told in ("fair-secret-right", "fair-shown-wrong", "fair-number-wrong"):
        expect(dialog.get_by_text(page_text("en", told))).to_be_visible()


def test_a_stranger_checks_a_replay(new_person: NewPerson) -> None:
    ann, eve = new_person("Ann"), new_person("Eve")
    code = finish(ann)
    eve.page.goto(f"/t/{code}/replay")
    eve.page.get_by_role("button", name=page_text("en", "menu")).click()
    eve.page.get_by_role("button", name=page_text("en", "fair-check")).click()
    dialog = eve.page.get_by_role("dialog", name=page_text("en", "fair"))
    expect(dialog.get_by_role("listitem")).to_have_count(2)  # she has noted nothing herself


def test_a_running_game_says_what_is_promised(new_person: NewPerson) -> None:
    ann = new_person()
    code = make_table(ann, "gentle", **SHORT)
    sit_down(code, ann)
    commitment = ann.page.request.get(f"/api/tables/{code}").json()["commitment"]
    press_start(ann.page)
    ann.page.get_by_role("button", name=page_text("en", "menu")).click()
    ann.page.get_by_role("button", name=page_text("en", "fair"), exact=True).click()
    dialog = ann.page.get_by_role("dialog", name=page_text("en", "fair"))
    expect(dialog.get_by_text(commitment)).to_be_visible()
    expect(dialog.get_by_text(page_text("en", "fair-later"))).to_be_visible()
