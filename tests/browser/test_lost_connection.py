"""The server stops, is away, or returns with a new release; connections go dead: the page says so and recovers."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.program import Program

from .axe import violations
from .example import GAME, SHORT, Player, card, make_table, start_game
from .person import NewPerson, Person
from .relay import Direction, Relay
from .releases import next_release
from .texts import page_text

UNREACHABLE = page_text("en", "refused-offline")


def without_server(person: Person) -> Person:
    """Allow the browser to note in its console what it could not load."""
    person.expected = lambda words: (
        "WebSocket" in words or "Failed to load" in words or "ERR_" in words or "apply style" in words
    )
    return person


def test_a_server_that_stops_says_so(new_person: NewPerson, own_program: Program) -> None:
    ann = without_server(new_person(to=own_program))
    start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    ann.hold(page_text("en", "connection-restarting"))
    own_program.stop()
    ann.wait_until_held()
    ann.release()
    away = ann.page.get_by_text(page_text("en", "connection-away"))
    expect(away).to_be_visible()
    ann.hold(page_text("en", "connection-away"))
    hands.act()
    expect(ann.page.get_by_text(UNREACHABLE, exact=True)).to_be_visible()
    assert violations(ann.page, "no connection") == []
    ann.release()
    own_program.start()
    expect(away).to_have_count(0)
    assert hands.wait_for_my_turn()
    hands.act()
    assert hands.wait_for_my_turn()


@pytest.mark.parametrize(("dead", "arrived"), [("up", 0), ("down", 1)])
def test_a_move_on_a_dead_line_is_settled_once(
    relay: Relay, new_person: NewPerson, program: Program, dead: Direction, arrived: int
) -> None:
    ann = new_person(to=relay)
    code = start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    before = moves_of(program, code, 0)
    relay.go_dead(dead)
    hands.act()
    expect(hands.anything).to_have_count(0)  # the move is on its way
    ann.sleep(15)
    assert hands.wait_for_my_turn()
    assert moves_of(program, code, 0) == before + arrived
    hands.act()
    assert hands.wait_for_my_turn()
    assert moves_of(program, code, 0) > before + arrived


def moves_of(program: Program, code: str, seat: int) -> int:
    """How many moves of a seat are stored."""
    ((count,),) = program.rows(
        "select count(*) from log join tables on id = table_id where code = ? and seat = ?", code, seat
    )
    return int(count)


def test_after_a_sleep_the_page_opens_a_new_connection(relay: Relay, new_person: NewPerson) -> None:
    ann = new_person("Ann", to=relay)
    code = make_table(ann, "open")
    ann.page.goto(f"/t/{code}")
    expect(ann.page.get_by_text("Ann (you)")).to_be_visible()
    relay.go_dead("up", "down")
    ben = new_person("Ben")
    ben.page.goto(f"/t/{code}")
    expect(ben.page.get_by_text("Ben (you)")).to_be_visible()
    expect(ann.page.get_by_text("Ben", exact=True)).to_have_count(0)
    ann.sleep(600)
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()


def test_a_table_follows_a_new_release(new_person: NewPerson, own_program: Program, tmp_path: Path) -> None:
    ann = without_server(new_person(to=own_program))
    start_game(ann, "sharp", **SHORT)
    hands = Player(ann.page)
    assert hands.wait_for_my_turn()
    with ann.page.expect_event("load"):
        own_program.kill()
        own_program.changes = replace(own_program.changes, page=str(next_release(tmp_path / "page")))
        own_program.start()
    assert hands.wait_for_my_turn()
    hands.act()
    assert hands.wait_for_my_turn()


def test_a_page_whose_parts_are_gone_is_loaded_again(
    new_person: NewPerson, own_program: Program, tmp_path: Path
) -> None:
    page = without_server(new_person(to=own_program)).page
    page.goto("/", wait_until="networkidle")  # all pictures have arrived
    rules = card(page).get_by_role("link", name="Rules")
    expect(rules).to_be_visible()
    own_program.kill()
    own_program.changes = replace(own_program.changes, page=str(next_release(tmp_path / "page")))
    own_program.start()
    rules.click()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()


def test_without_a_server_the_page_says_so_and_recovers(new_person: NewPerson, own_program: Program) -> None:
    ann = without_server(new_person(to=own_program, locale="da-DK"))
    page = ann.page
    page.goto("/")
    expect(card(page, "da").get_by_role("button", name=page_text("da", "play-now"))).to_be_visible()
    own_program.kill()
    ann.hold(page_text("da", "refused-offline"))
    card(page, "da").get_by_role("button", name=page_text("da", "play-now")).click()
    ann.wait_until_held()
    ann.release()
    card(page, "da").get_by_role("link", name=page_text("da", "rules")).click()
    expect(page.get_by_role("heading", name=page_text("da", "refused-offline"))).to_be_visible()
    expect(page.get_by_text(page_text("da", "trouble-heals"))).to_be_visible()
    assert violations(page, "no server") == []
    own_program.start()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()


def test_a_replay_that_cannot_be_loaded_is_asked_for_again(new_person: NewPerson, own_program: Program) -> None:
    ann = without_server(new_person(to=own_program))
    page = ann.page
    wish = {"game": GAME, "chairs": ["gentle", "gentle"], "options": SHORT, "pace": "instant"}
    code = page.request.post("/api/tables", data=wish).json()["code"]
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.get_by_role("link", name="Home").click()
    own_program.kill()
    page.go_back()
    expect(page.get_by_role("heading", name=UNREACHABLE)).to_be_visible()
    own_program.start()
    expect(slider).to_be_visible()
