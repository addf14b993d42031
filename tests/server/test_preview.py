"""What other sites show of a link to a table: the result of a finished game, and nothing of one that still runs."""

from html.parser import HTMLParser

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from madcap.server import wire
from madcap.server.http import preview
from madcap.server.http.page import HOME
from madcap.server.limits import code_guessing
from tests.program import Program

from .network_clients import HttpClient

NASTY = '"><script>x()</script>'
CROWN = "\N{CROWN}"


def plain_page() -> str:
    """The page without a preview."""
    return (HOME / "index.html").read_text(encoding="utf-8")


class Metas(HTMLParser):
    """The properties in a page's head, and the tags of the whole page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        if tag == "meta" and (name := named.get("property")):
            self.found[name] = named.get("content") or ""


async def play(program: Program, name: str) -> tuple[HttpClient, str, wire.Outcome]:
    """A finished game of somebody with this name against a bot."""
    browser = await HttpClient(program.address).get_cookie(name)
    code = await browser.make(["open", "gentle"])
    client = await browser.open(code)
    await client.sit()
    await client.send_message(wire.Start())
    while not (await client.next_state()).outcome:
        if client.state and client.state.legal:
            await client.play()
    assert client.state
    assert client.state.outcome
    await client.close()
    return browser, code, client.state.outcome


async def test_a_finished_game_shows_names_and_scores(program: Program) -> None:
    browser, code, outcome = await play(program, "Ann")
    table = (await browser.http.get(f"/api/tables/{code}")).json()
    chairs, name = table["chairs"], table["name"]
    names = [chair["name"] for chair in chairs]
    won = ", ".join(names[seat] for seat in outcome.winners)
    stranger = HttpClient(program.address)
    for path in (f"/t/{code}", f"/t/{code.lower()}", f"/t/{code}/replay", f"/t/{name}"):
        answer = await stranger.http.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        found = Metas(answer.text).found
        assert found["og:title"].endswith(f"· {CROWN} {won}")
        assert sorted(found["og:description"].split(" · ")) == sorted(
            f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)
        )
        assert found["og:description"].startswith(won.partition(",")[0])
        assert found["og:url"] == f"{program.address}/t/{name}"
        assert (await stranger.http.get(found["og:image"])).headers["content-type"] == "image/png"


async def test_names_are_escaped(program: Program) -> None:
    browser, code, _ = await play(program, NASTY)
    page = (await browser.http.get(f"/t/{code}")).text
    metas = Metas(page)
    assert NASTY in metas.found["og:description"]
    assert "<script>x()" not in page
    assert [tag for tag in metas.tags if tag != "meta"] == [tag for tag in Metas(plain_page()).tags if tag != "meta"]


async def test_a_plain_page_is_the_same_when_it_is_compressed(program: Program) -> None:
    browser, code, _ = await play(program, "Ann")
    plain = await browser.http.get(f"/t/{code}", headers={"accept-encoding": "identity"})
    packed = await browser.http.get(f"/t/{code}", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text != plain_page()


async def test_nothing_is_told_of_a_game_before_its_end(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie("Ann")
    code = await browser.make(["open", "gentle"])
    assert (await browser.http.get(f"/t/{code}")).text == plain_page()
    client = await browser.open(code)
    await client.sit()
    await client.send_message(wire.Start())
    await client.next_state()
    for path in (f"/t/{code}", f"/t/{code}/replay"):
        assert (await browser.http.get(path)).text == plain_page()
    await client.close()


@pytest.mark.parametrize("path", ["/t/QQQQ", "/t/QQQQ/replay", "/t/nothing", "/t/%00%00%00%00", "/t/1234"])
def test_other_addresses_get_the_page_as_it_is(app_client: TestClient[Litestar], path: str) -> None:
    answer = app_client.get(path)
    assert (answer.status_code, answer.text) == (200, plain_page())


def test_codes_cannot_be_guessed_by_the_page(app_client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong code on the page counts like any other; the page comes all the same."""
    monkeypatch.setattr(code_guessing, "WRONG_CODES", 3)
    monkeypatch.setattr(app_client.app.state.registry, "_guessing", code_guessing.CodeGuessing())
    codes = [f"XXX{letter}" for letter in "BCDFGH"]
    assert {app_client.get(f"/t/{code}").text for code in codes} == {plain_page()}
    assert app_client.get("/api/tables/XXXJ").json()["reason"] == "too-many-guesses"


def test_the_parts_of_a_preview() -> None:
    result = wire.Outcome([1], ["-7/2", 3, 3])
    names = ["Ann", "Ben", "Cleo - X"]
    assert preview._winners(names, result) == f"{CROWN} Ben"
    assert preview._scores(names, result) == ["Ben 3", "Ann \N{MINUS SIGN}7/2", "Cleo - X 3"]
    assert preview._winners(names, wire.Outcome([1, 2], [1, 3, 3])) == f"{CROWN} Ben, Cleo - X"
    assert preview._winners(["Ann"], wire.Outcome([0], [5])) == "Ann"
