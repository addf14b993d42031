"""axe finds no violation on the page when something does not arrive: a list, a picture, a table, an answer."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .axe import violations
from .example import make_table, start_game
from .person import NewPerson, Person
from .texts import page_text

UNREACHABLE, BROKEN = page_text("en", "refused-offline"), page_text("en", "refused-server")


@pytest.fixture
def ann(new_person: NewPerson) -> Person:
    """Ann, in whose console the browser may note what it could not load. Her page was just reloaded: it stays as it is."""
    person = new_person()
    person.page.add_init_script("if (location.host) sessionStorage.setItem('madcap-renewed', Date.now())")
    person.expected = lambda words: "ERR_" in words or "Failed to load" in words or "WebSocket" in words
    return person


@contextmanager
def _lost_on_the_way(page: Page, what: str) -> Iterator[None]:
    def lose(route: Route) -> None:
        route.abort()

    page.route(what, lose)
    yield
    page.unroute(what, lose)


def _looked_at(page: Page, where: str, words: str) -> list[str]:
    expect(page.get_by_role("alert").filter(has_text=words).first).to_be_visible()
    return violations(page, where)


def test_parts_of_the_first_page_that_do_not_arrive(ann: Person) -> None:
    page, found = ann.page, []
    with _lost_on_the_way(page, "**/api/games"):
        page.goto("/")
        found += _looked_at(page, "no games", UNREACHABLE)
    with _lost_on_the_way(page, "**/api/bests"):
        page.goto("/")
        page.get_by_role("button", name=page_text("en", "alone"), exact=True).click()
        found += _looked_at(page, "no times of one's own", UNREACHABLE)
    with _lost_on_the_way(page, "**/assets/Art-*.js"):
        page.goto("/")
        found += _looked_at(page, "games without a picture", BROKEN)
    assert found == []


def test_a_table_that_does_not_arrive(ann: Person) -> None:
    page, found = ann.page, []
    code = start_game(ann, "fair")
    with _lost_on_the_way(page, "**/assets/Table-*.js"):
        page.goto(f"/t/{code}")
        found += _looked_at(page, "a table without its screen", BROKEN)
    page.route_web_socket("**/live*", lambda socket: socket.close())
    page.goto(f"/t/{code}")
    expect(page.get_by_role("link", name=page_text("en", "home"))).to_be_visible()
    found += violations(page, "a table that cannot be reached")
    assert found == []


def test_a_failing_server_and_missing_replays_and_rules(ann: Person) -> None:
    page, found = ann.page, []
    for address in ("/t/QQQQ/replay", "/rules/nothing"):
        page.goto(address)
        expect(page.get_by_role("heading", name=page_text("en", "lost-title"))).to_be_visible()
        found += violations(page, address)
    page.route("**/replay?*", lambda route: route.fulfill(status=500))
    page.goto("/t/QQQQ/replay")
    found += _looked_at(page, "a server that fails", BROKEN)
    assert found == []


def _line_of_a_lobby(ann: Person) -> WebSocketRoute:
    """Open a lobby, and return its line, which the test can cut. The page cannot connect again."""
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ann.page.route_web_socket("**/live*", carry)
    ann.page.goto(f"/t/{make_table(ann, 'open')}")
    expect(ann.page.get_by_text("Ann (you)")).to_be_visible()
    ann.page.route_web_socket("**/live*", lambda line: line.close())
    return lines[-1]


def test_after_a_fault_of_the_server_the_page_shows_what_to_quote(ann: Person) -> None:
    page, found = ann.page, []
    quote = page_text("en", "trouble-quote", id="QWRT-KLMN")
    problem = {"reason": "server", "detail": "", "id": "QWRT-KLMN"}
    page.route("**/replay?*", lambda route: route.fulfill(status=500, json=problem))
    page.goto("/t/QQQQ/replay")
    expect(page.get_by_text(quote)).to_be_visible()
    found += _looked_at(page, "a fault, and what to quote", BROKEN)
    line = _line_of_a_lobby(ann)
    ann.hold(quote)
    line.close(code=4500, reason="server QWRT-KLMN")
    ann.wait_until_held()
    found += violations(page, "a line that a fault has ended")
    assert found == []


def test_a_lobby_whose_line_is_cut(ann: Person) -> None:
    page = ann.page
    line = _line_of_a_lobby(ann)
    ann.hold(page_text("en", "connection-lost"))
    line.close()
    ann.wait_until_held()
    assert violations(page, "a lobby without a line") == []
