"""What decides something is stamped on the board, once and in time, and written into the log."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from madcap.engine.state import State
from madcap.games.madmath import GAME, Options
from madcap.games.madmath.tests.position import Rig
from madcap.texts import arguments, text
from tests.browser.page_checks import wait_until
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person
from tests.browser.socket_log import SocketLog
from tests.browser.stamps import expect_stamps, note_stamps, stamped
from tests.browser.tables import start_game

from .driver import Player

# Notes the words of the first stamp, its place and that of the middle of a line: a stamp is soon gone.
NOTE_BESIDE = """
    window.beside = null;
    setInterval(() => {
        const stamp = document.querySelector("[data-stamp]"), line = document.querySelectorAll(".shining");
        if (stamp && line.length === 3) beside ??= [
            stamp.textContent.trim(), stamp.getBoundingClientRect().toJSON(), line[1].getBoundingClientRect().toJSON(),
        ];
    }, 20);
"""

# Lets messages of the server arrive together, as they do where the connection stalls or the machine is busy.
TOGETHER = """
    const arrive = WebSocket.prototype.addEventListener;
    const batches = (hear) => {
        let waiting = [];
        return (message) => {
            if (waiting.push(message) > 1) return;
            setTimeout(() => { const all = waiting; waiting = []; all.forEach(hear); }, 700);
        };
    };
    WebSocket.prototype.addEventListener = function (type, hear, ...rest) {
        arrive.call(this, type, type === "message" ? batches(hear) : hear, ...rest);
    };
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) { set.call(this, hear && batches(hear)); } });
"""


def two_in_a_row(**options: Any) -> State:
    """Two of Ann's pawns are in a row, and her dice name the square beside them."""
    rig = Rig(seats=2, **options)
    rig.lay("""
        . . . . . . . . .
        . B . . . . . . .
        . . . . . . . . .
        . . . A A . . . .
        . . . . . . B . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """)
    rig.throw(4, 6)
    return rig.match.state


def place_at(person: Person, square: str, state: State, **options: Any) -> Player:
    """Begin a game at a position, and put a pawn on a square."""
    note_stamps(person.page)
    start_game(person, Player.game, "gentle", position=state.pack().hex(), **options)
    person.page.locator(f"[data-square='{square}']").get_by_role("button").click()
    return Player(person.page)


@pytest.mark.parametrize("kind", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_three_in_a_row_is_stamped_beside_the_line(new_person: NewPerson, kind: dict[str, Any]) -> None:
    ann = new_person(**kind)
    ann.page.add_init_script(NOTE_BESIDE)
    options: dict[str, Any] = {"level": "intermediate", "points": 300}
    hands = place_at(ann, "4-6", two_in_a_row(**options), **options)
    words, box, line = ann.page.wait_for_function("() => beside").json_value()
    assert words == "Three in a row! +60"
    assert box["top"] > line["bottom"] or box["bottom"] < line["top"]
    expect(hands.page.get_by_text("You win the round!").first).to_be_visible()


def test_the_winner_is_stamped_after_the_line_and_the_line_stays_marked(new_person: NewPerson) -> None:
    ann = new_person()
    ann.page.goto("/")
    hands = place_at(ann, "4-6", two_in_a_row())
    expect(hands.end).to_be_visible()
    assert stamped(ann.page) == ["Three in a row!", "You win!"]
    expect(ann.page.locator(".shining")).to_have_count(3)
    ann.page.reload()
    expect(hands.end).to_be_visible()
    expect(ann.page.locator(".shining")).to_have_count(3)
    assert stamped(ann.page) == []


def test_points_that_are_lost_are_stamped(new_person: NewPerson) -> None:
    options: dict[str, Any] = {"level": "expert", "points": 300}
    rig = Rig(seats=2, **options)
    rig.win_round(1, [(1, 1), (1, 2), (1, 3)])
    rig.next_round(starts=1)
    rig.lay("""
        . . . . . . . . .
        . . B . . . . . .
        . . . A A . . . .
    """)
    rig.throw(3, 6)
    ann, log = new_person(), "What happened"
    place_at(ann, "3-6", rig.match.state, **options)
    ann.page.get_by_role("button", name=log).click()
    expect(ann.page.get_by_role("list", name=log).get_by_text(re.compile("loses 6 points"))).to_be_visible()
    expect(
        ann.page.get_by_role("list", name=log).get_by_text(re.compile(r"12 \+ 15 \+ 18 = 45 points"))
    ).to_be_visible()


def test_doubles_are_stamped_when_the_pawn_has_landed(new_person: NewPerson) -> None:
    rig = Rig(seats=2)
    rig.throw(5, 5)
    ann = new_person()
    hands = place_at(ann, "5-5", rig.match.state)
    expect_stamps(ann.page, "Doubles! Play again")
    expect(hands.throw).to_be_visible()
    assert stamped(ann.page) == []


@pytest.mark.parametrize("script", ["", TOGETHER], ids=["one by one", "together"])
def test_every_event_of_a_game_is_stamped_once_and_in_order(new_person: NewPerson, script: str) -> None:
    ann = new_person()
    note_stamps(ann.page)
    ann.page.add_init_script(script)
    heard = SocketLog(ann.page)
    start_game(ann, Player.game, "gentle", "gentle", "gentle", dice=5)
    Player(ann.page).play_to_the_end()
    events = [event for state in heard.states for made in state["moves"] for event in made.get("events", ())]
    names = [chair["name"] for chair in [one for one in heard.received if one["type"] == "table"][-1]["chairs"]]
    expected = [_words(event, names) for event in events]
    assert {"line", "win"} <= {event["type"] for event in events}
    wait_until(lambda: len(stamped(ann.page)) >= len(expected), ann.page, f"{expected} are stamped")
    assert stamped(ann.page) == expected


def _words(event: dict[str, Any], names: list[str]) -> str:
    fields = {name: value for name, value in event.items() if name != "type"}
    given = arguments(Options(), names, fields.get("by", -1), fields, 0)
    return text(GAME.name, "en", f"stamp-{event['type']}", given) or ""
