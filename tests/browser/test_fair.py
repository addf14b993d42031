"""Fair draws: the page says what is promised, and at the end it computes every draw again and says what it found."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from madcap.engine.fair import Contribution, commitment, commitment_to, fair_chance

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


def verdict(page: Page, count: int) -> Locator:
    """The line at the end of a game that says by itself that it was fair; a button to see more."""
    return end_panel(page).get_by_role("button", name=page_text("en", "fair-verdict", count=count))


def findings(page: Page) -> Locator:
    """What was found, in the open dialog."""
    dialog = page.get_by_role("dialog", name=page_text("en", "fair"))
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    return dialog.get_by_role("listitem")


def draws_of(page: Page, code: str) -> dict[str, Any]:
    got: dict[str, Any] = page.request.get(f"/api/tables/{code}/draws").json()
    return got


def come_back_to(page: Page, code: str, answer: dict[str, Any]) -> None:
    """Open the finished game again, at a server whose answer about its draws differs from the truth."""
    page.unroute_all()
    page.route("**/api/tables/*/draws*", lambda route: route.fulfill(json=answer))
    page.goto(f"/t/{code}")


def see_what_is_wrong(page: Page) -> list[str]:
    """The findings, after the alarm that cannot be overlooked."""
    alarm = end_panel(page).get_by_role("alert")
    expect(alarm).to_contain_text(page_text("en", "fair-alarm-end"))
    alarm.get_by_role("button", name=page_text("en", "fair-look")).click()
    return findings(page).all_inner_texts()


def test_the_browser_computes_every_draw_again_by_itself(new_person: NewPerson) -> None:
    ann = new_person(**PHONE)
    code = finish(ann)
    total = draws_of(ann.page, code)["total"]
    assert total > 10
    verdict(ann.page, total).click()
    assert findings(ann.page).all_inner_texts() == [
        page_text("en", "fair-draws-right", count=total),
        *(page_text("en", f"fair-{what}-right") for what in ("secret", "shown", "seats", "number")),
    ]
    dialog = ann.page.get_by_role("dialog", name=page_text("en", "fair"))
    dialog.get_by_text(page_text("en", "fair-all"), exact=True).click()
    every = dialog.get_by_role("list", name=page_text("en", "fair-all")).get_by_role("listitem")
    expect(every).to_have_count(total)
    assert [text.strip() for text in every.all_inner_texts()] == [
        page_text("en", "fair-result", step=one["seq"], which=one["happened"][0] + 1, outcomes=one["outcomes"])
        for one in draws_of(ann.page, code)["draws"]
    ]
    assert violations(ann.page, "fair draws") == []
    assert too_small(ann.page) == too_wide(ann.page) == []


def test_what_was_noted_survives_a_reload(new_person: NewPerson) -> None:
    ann = new_person()
    code = finish(ann)
    ann.page.goto(f"/t/{code}")
    verdict(ann.page, draws_of(ann.page, code)["total"]).click()
    expect(findings(ann.page)).to_have_count(5)


def test_a_draw_that_was_changed_is_named(new_person: NewPerson) -> None:
    ann = new_person()
    code = finish(ann)
    told = draws_of(ann.page, code)
    draw = told["draws"][7]
    draw["happened"] = [which for which in range(draw["outcomes"]) if which not in draw["happened"]]
    come_back_to(ann.page, code, told)
    assert see_what_is_wrong(ann.page)[0] == page_text("en", "fair-draw-wrong", number=8, step=draw["seq"])
    assert violations(ann.page, "unfair draws") == []


def derived(told: dict[str, Any]) -> dict[str, Any]:
    """An answer whose draws follow from its seed and its seats, as those of a cunning server would."""
    seats = [Contribution(one["kind"], one["commitment"], one["nonce"]) for one in told["seats"]]
    chance = fair_chance(bytes.fromhex(told["seed"]), seats)
    draws = [
        one | {"happened": [chance.draw(index, one["outcomes"])]}
        for index, one in enumerate(told["draws"], told["first"])
    ]
    return told | {"draws": draws, "commitment": commitment(bytes.fromhex(told["seed"]))}


def test_whatever_the_server_changes_afterwards_cannot_be_overlooked(new_person: NewPerson) -> None:
    """Its draws and its fingerprints agree. But this browser has noted others, before it gave its number away."""
    ann = new_person("Ann")
    code = finish(ann)
    told = draws_of(ann.page, code)
    nonce = "c" * 64
    eve = {"kind": "person", "commitment": commitment_to(nonce), "nonce": nonce}
    changes: dict[str, dict[str, Any]] = {
        "fair-shown-wrong": {"seed": "6" * 64},
        "fair-seats-wrong": {"seats": [*told["seats"], eve]},
        "fair-number-wrong": {"seats": [eve, *told["seats"][1:]]},
    }
    for words, change in changes.items():
        come_back_to(ann.page, code, derived(told | change))
        wrong = see_what_is_wrong(ann.page)
        assert wrong[0] == page_text("en", "fair-draws-right", count=told["total"])
        assert page_text("en", words) in wrong


def test_a_withheld_number_is_named(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    code = finish(ann)
    told = draws_of(ann.page, code)
    seats = [told["seats"][0] | {"nonce": ""}, *told["seats"][1:]]
    come_back_to(ann.page, code, derived(told | {"seats": seats}))
    wrong = see_what_is_wrong(ann.page)
    assert wrong[-2:] == [page_text("en", "fair-number-wrong"), page_text("en", "fair-withheld", names="Ann")]


def test_another_fingerprint_than_before_is_noticed_before_the_game(new_person: NewPerson) -> None:
    ann = new_person()
    code = make_table(ann, "gentle", **SHORT)
    sit_down(code, ann)
    warning = ann.page.get_by_text(page_text("en", "fair-alarm"))
    expect(warning).to_have_count(0)
    ann.page.evaluate(
        """() => {
          const notes = JSON.parse(localStorage.getItem("madcap-fair"));
          localStorage.setItem("madcap-fair", JSON.stringify([{ ...notes[0], commitment: "0".repeat(64) }]));
        }"""
    )
    ann.page.reload()
    expect(warning).to_be_visible()


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
