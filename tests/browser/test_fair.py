"""Fair draws: the page says what is promised, and at the end it computes every draw again and says what it found."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from madcap.engine.fair import Contribution, commitment, commitment_to, fair_chance

from .axe import violations
from .example import SHORT, Player, make_table, start_game
from .page_checks import too_small, too_wide, wait_until
from .person import PHONE, NewPerson, Person
from .player import end_panel, next_to_act
from .tables import begin, press_start, sit_down
from .texts import page_text


def finish(person: Person) -> str:
    """Play a whole game against a bot; return the table's code."""
    code = start_game(person, "gentle", **SHORT)
    Player(person.page).play_to_the_end()
    return code


def verdict(page: Page, count: int, verdict: str = "fair-verdict") -> Locator:
    """The line at the end of a game that says by itself that it was fair, or another verdict; a button to see more."""
    return end_panel(page).get_by_role("button", name=page_text("en", verdict, count=count))


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
    assert total > 0
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
    expect(ann.page.get_by_text(page_text("en", "fair-trust"))).to_be_visible()


def test_a_draw_that_was_changed_is_named(new_person: NewPerson) -> None:
    ann = new_person()
    code = finish(ann)
    told = draws_of(ann.page, code)
    changed = told["total"] // 2
    draw = told["draws"][changed]
    draw["happened"] = [which for which in range(draw["outcomes"]) if which not in draw["happened"]]
    come_back_to(ann.page, code, told)
    assert see_what_is_wrong(ann.page)[0] == page_text("en", "fair-draw-wrong", number=changed + 1, step=draw["seq"])
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
    assert wrong[-3:] == [page_text("en", "fair-number-wrong"), *withheld_by("Ann")]


def withheld_by(name: str) -> list[str]:
    """The findings about a number that did not come, and why nobody can call the game fair then."""
    return [page_text("en", "fair-withheld", names=name), page_text("en", "fair-withheld-why")]


def not_called_fair(page: Page, code: str) -> list[str]:
    """The findings about a game of which nothing is wrong, but something is open: no alarm, and no plain verdict."""
    total = draws_of(page, code)["total"]
    verdict(page, total, "fair-open").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    return findings(page).all_inner_texts()


def test_who_stood_up_before_the_game_is_not_alarmed(new_person: NewPerson) -> None:
    """The page has noted a number when its user came, and that number is not part of the game."""
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", "gentle", **SHORT)
    sit_down(code, ann, ben)
    ben.page.get_by_role("button", name=page_text("en", "watch-instead")).click()
    ann.page.get_by_role("button", name=page_text("en", "remove-chair", number=2)).click()
    press_start(ann.page)
    Player(ann.page).play_to_the_end()
    assert page_text("en", "fair-number-none") in not_called_fair(ben.page, code)
    ben.page.goto(f"/t/{code}")
    assert page_text("en", "fair-number-none") in not_called_fair(ben.page, code)


# Starts the game although somebody is not here, as a host may who does not use our page.
START = """code => new Promise((done) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${code}/live`);
    line.onopen = () => line.send(JSON.stringify({ type: "start" }));
    line.onmessage = ({ data }) => JSON.parse(data).type === "state" && done(line.close());
})"""


def test_who_was_away_at_the_start_is_not_alarmed(new_person: NewPerson) -> None:
    """The server does not wait for people who are away: their numbers are not part of the game."""
    ann, ben = new_person("Ann"), new_person("Ben")
    code = make_table(ann, "open", **SHORT)
    sit_down(code, ann, ben)
    ben.page.goto("about:blank")
    expect(ann.page.get_by_text(page_text("en", "chair-away"))).to_be_visible()
    ann.page.evaluate(START, code)
    ben.page.goto(f"/t/{code}")
    players = [Player(ann.page), Player(ben.page)]
    while player := next_to_act(*players):
        player.act()
    found = not_called_fair(ben.page, code)
    assert found[-1] == page_text("en", "fair-number-late")
    assert not_called_fair(ann.page, code)[-2:] == withheld_by("Ben")


class Line:
    """A page's connection to its table, whose messages can be changed and added to."""

    def __init__(self, page: Page, change: Callable[[dict[str, Any]], dict[str, Any]] = dict) -> None:
        self.change = change  # of what the server says
        self.said: list[dict[str, Any]] = []  # by the page
        self.table: dict[str, Any] = {}  # as the server described it last
        self.keeps_reveals = False  # what the page reveals does not reach the server
        page.route_web_socket("**/live*", self._carry)

    def _carry(self, page: WebSocketRoute) -> None:
        self.page, self.server = page, page.connect_to_server()
        page.on_message(self._say)
        self.server.on_message(self._hear)

    def _say(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["type"] != "reveal" or not self.keeps_reveals:
            self.server.send(text)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        self.tell(self.change(message))

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message to the page."""
        self.page.send(json.dumps(message))

    def count(self, kind: str) -> int:
        return sum(message["type"] == kind for message in self.said)

    def is_seated(self) -> bool:
        """Return whether the table has the last number that the page has committed to."""
        committed = [message["commitment"] for message in self.said if message["type"] == "sit"]
        return committed[-1:] == [chair["commitment"] for chair in self.table["chairs"][:1]]

    def break_off_a_start(self, page: Page) -> None:
        """Ask for the page's number as if the game began, and go back to the lobby without any numbers."""
        revealed = self.count("reveal")
        chairs = self.table["chairs"]
        seats = [{"kind": chair["kind"], "commitment": chair["commitment"]} for chair in chairs]
        self.keeps_reveals = True
        self.tell({"type": "reveal", "commitment": self.table["commitment"], "seats": seats})
        wait_until(lambda: self.count("reveal") == revealed + 1, page, "The page reveals its number")
        self.keeps_reveals = False
        self.tell(without_numbers(self.table))


def without_numbers(message: dict[str, Any]) -> dict[str, Any]:
    """A table as it is after a start that was broken off."""
    if message["type"] != "table":
        return message
    return message | {"chairs": [chair | {"commitment": ""} for chair in message["chairs"]]}


def test_starts_that_are_broken_off_again_and_again_cost_the_verdict(new_person: NewPerson) -> None:
    """A server that did so could keep the start whose dice suit it."""
    ann = new_person(**PHONE)
    line = Line(ann.page)
    code = make_table(ann, "gentle", **SHORT)
    sit_down(code, ann)
    wait_until(line.is_seated, ann.page, "The table has the page's number")
    sat = line.count("sit")
    line.break_off_a_start(ann.page)
    wait_until(lambda: line.count("sit") > sat and line.is_seated(), ann.page, "The table has another number")
    line.change = without_numbers  # news of the table that come now must not end what the test looks at
    line.break_off_a_start(ann.page)
    expect(ann.page.get_by_text(page_text("en", "fair-tired", count=2))).to_be_visible()
    assert too_small(ann.page) == too_wide(ann.page) == []
    sat = line.count("sit")
    line.change = lambda message: message if line.count("sit") > sat else without_numbers(message)
    ann.page.reload()
    expect(ann.page.get_by_text(page_text("en", "fair-tired", count=2))).to_be_visible()
    assert line.count("sit") == sat  # it offers no other number by itself
    ann.page.get_by_role("button", name=page_text("en", "fair-tired-go")).click()
    wait_until(lambda: line.count("sit") == sat + 1, ann.page, "The page sits down again")
    expect(ann.page.get_by_text(page_text("en", "fair-tired", count=2))).to_have_count(0)
    press_start(ann.page)
    Player(ann.page).play_to_the_end()
    assert not_called_fair(ann.page, code)[-2:] == [
        page_text("en", "fair-asked", count=3),
        page_text("en", "fair-asked-often"),
    ]


def test_a_table_with_another_name_than_before_is_noticed(new_person: NewPerson) -> None:
    """A server must not make the page forget what it has noted, by another name and no code."""
    ann = new_person("Ann")
    ann.expected = lambda words: "404" in words  # there is no such table

    def renamed(message: dict[str, Any]) -> dict[str, Any]:
        is_over = message["type"] == "table" and message["phase"] == "over"
        return message | {"name": "BCDFGHJKLMNP", "code": ""} if is_over else message

    Line(ann.page, renamed)
    code = finish(ann)
    told = draws_of(ann.page, code)
    assert page_text("en", "fair-table-wrong") in see_what_is_wrong(ann.page)
    come_back_to(ann.page, code, told)
    assert page_text("en", "fair-table-wrong") in see_what_is_wrong(ann.page)


def test_a_number_that_comes_too_late_is_no_reason_for_an_alarm(new_person: NewPerson) -> None:
    """The player has done nothing wrong, and is not told at once; the end says that the number is not part of the game."""
    ann = new_person("Ann")
    refused: list[bool] = []
    line = Line(ann.page)

    def refuse_the_number(message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "state" and not refused:
            refused.append(True)
            line.tell({"type": "refused", "reason": "stale", "detail": "", "sketch": False, "reveal": True})
        return message

    line.change = refuse_the_number
    code = start_game(ann, "gentle", **SHORT)
    Player(ann.page).wait_for_my_turn()
    assert refused
    expect(ann.page.get_by_text(page_text("en", "refused-stale"))).to_have_count(0)
    Player(ann.page).play_to_the_end()
    told = draws_of(ann.page, code)
    come_back_to(ann.page, code, derived(told | {"seats": [told["seats"][0] | {"nonce": ""}, *told["seats"][1:]]}))
    assert page_text("en", "fair-number-late") in not_called_fair(ann.page, code)


def test_draws_that_could_not_be_loaded_are_loaded_when_somebody_looks(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.expected = lambda words: "429" in words
    problem = {"reason": "too-many-requests", "detail": "", "id": ""}
    ann.page.route("**/api/tables/*/draws*", lambda route: route.fulfill(status=429, json=problem))
    code = finish(ann)
    look = end_panel(ann.page).get_by_role("button", name=page_text("en", "fair-check"))
    look.click()
    again = ann.page.get_by_role("button", name=page_text("en", "try-again"))
    expect(again).to_be_visible()
    ann.page.unroute_all()
    again.click()
    expect(findings(ann.page)).to_have_count(5)
    ann.page.keyboard.press("Escape")
    expect(verdict(ann.page, draws_of(ann.page, code)["total"])).to_be_visible()


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
    expect(dialog.get_by_role("listitem").last).to_have_text(page_text("en", "fair-number-none"))
    expect(dialog.get_by_role("listitem")).to_have_count(3)  # she has noted nothing herself


def test_a_running_game_says_what_is_promised(new_person: NewPerson) -> None:
    ann = new_person()
    code = make_table(ann, "gentle", **SHORT)
    sit_down(code, ann)
    commitment = ann.page.request.get(f"/api/tables/{code}").json()["commitment"]
    begin(ann.page)
    ann.page.get_by_role("button", name=page_text("en", "menu")).click()
    ann.page.get_by_role("button", name=page_text("en", "fair"), exact=True).click()
    dialog = ann.page.get_by_role("dialog", name=page_text("en", "fair"))
    expect(dialog.get_by_text(commitment)).to_be_visible()
    expect(dialog.get_by_text(page_text("en", "fair-later"))).to_be_visible()
