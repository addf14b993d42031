"""Attacks on the server. docs/security.md lists them, and names these tests."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from re import _constants as kinds
from re import _parser as regex
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec import json

from madcap.games import all_games
from madcap.records.format import Ending, Header
from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.errors import NoSuchTable, TooManyGuesses
from madcap.server.http import security_headers
from madcap.server.limits import code_guessing, rate_limit
from madcap.server.limits.address import address_of
from madcap.server.limits.code_guessing import WRONG_CODES, CodeGuessing
from madcap.server.people.cookies import COOKIE
from madcap.server.people.players import tidy
from madcap.server.store.sqlite import SqliteStore
from tests.games import open_game
from tests.program import Program

from .in_process import InProcessServer, TableOfTwo
from .network_clients import HttpClient
from .table_client import PATIENCE_S

# Cookies.


def test_a_token_that_the_server_did_not_make_is_replaced(app_client: TestClient[Litestar]) -> None:
    """An attacker who plants a cookie in a browser does not know the cookie that the browser has afterwards."""
    app_client.cookies.clear()
    answer = app_client.get("/api/me", headers={"cookie": f"{COOKIE}={'A' * 32}"})
    assert "A" * 32 not in answer.headers["set-cookie"]


@pytest.mark.parametrize("change", [str.lower, str.upper, lambda token: token[:-1], lambda token: token + "A", repr])
async def test_an_almost_right_token_is_refused(program: Program, change: Any) -> None:
    token = str((await HttpClient(program.address).get_cookie()).http.cookies[COOKIE])
    thief = HttpClient(program.address)
    thief.http.cookies[COOKIE] = change(token)
    assert (await thief.http.put("/api/me", json={"name": "Eve"})).status_code == 401


async def test_a_seat_belongs_to_its_cookie_alone(program: Program) -> None:
    """A table's code, a chair's number or the same name gives no player somebody else's seat."""
    ann, eve = [await HttpClient(program.address).get_cookie("Ann") for _ in range(2)]
    code = await ann.make(["open", "gentle"])
    client = await ann.open(code)
    state = await client.begin()
    other = await eve.open(code)
    assert (await other.next_table()).you is None
    for message in (wire.Sit("0" * 64, 0), wire.Stand(), wire.Play(state.seq, msgspec.Raw(b'{"type":"throw"}'))):
        await other.send_message(message)
        assert (await other.refusal()).reason in ("not-seated", "not-in-lobby")
    await client.close()
    await other.close()


# Codes.


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual limit of wrong codes."""
    monkeypatch.setattr(code_guessing, "WRONG_CODES", WRONG_CODES)


@pytest.fixture
def strict_app_client(tmp_path: Path, strict: None) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(SqliteStore(str(tmp_path / "strict.db")))) as client:
        client.get("/api/me")
        yield client


def test_a_client_that_guesses_codes_has_to_wait(
    strict_app_client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = strict_app_client.post("/api/tables", json={"game": open_game().name, "chairs": ["open", "open"]}).json()[
        "code"
    ]
    codes = [f"A{n // 26 % 26 + 65:c}{n % 26 + 65:c}A" for n in range(WRONG_CODES)]
    assert {strict_app_client.get(f"/api/tables/{code}").status_code for code in codes} == {404}
    assert strict_app_client.get(f"/api/tables/{mine}").status_code == 200, "my own table is not guessed"
    strict_app_client.cookies.clear()
    for code in (mine, "AAAA"):
        for path in ("", "/record", "/replay", "/qr.svg"):
            answer = strict_app_client.get(f"/api/tables/{code}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-guesses")
            assert int(answer.headers["retry-after"]) > 0
        with strict_app_client.websocket_connect(f"/api/tables/{code}/live") as client:
            with pytest.raises(WebSocketDisconnect) as closed:
                client.receive_text()
            assert closed.value.code == 4429
    monkeypatch.setattr(strict_app_client.app.state.registry, "_guessing", CodeGuessing())  # much later
    assert strict_app_client.get(f"/api/tables/{mine}").status_code == 200


def test_wrong_codes_are_counted_by_address_or_ipv6_network(strict: None) -> None:
    counted = CodeGuessing()
    for n in range(WRONG_CODES):
        counted.add(address_of(f"2001:db8::{n:x}"))
        counted.add(address_of(f"192.0.2.{n}"))
    assert counted.used_up(address_of("2001:db8::ffff"))
    assert not counted.used_up(address_of("2001:db8:0:1::1"))
    assert not counted.used_up(address_of("192.0.2.1"))
    assert not counted.used_up(address_of(""))


async def test_codes_that_are_tried_at_once_are_counted_one_by_one(server: InProcessServer, strict: None) -> None:
    """All of them wait for the store at the same time."""
    address = address_of("192.0.2.7")
    right = await server.make(await server.new_player("Ann"), ["open", "open"])
    server.tables.loaded.unload_idle()
    assert server.tables.loaded.find(right) is None
    server.tables._guessing = CodeGuessing()
    codes = [*(f"ZZ{n:03}" for n in range(200)), right]
    tries = [server.tables.look_up(code, None, address) for code in codes]
    errors = [type(one) for one in await asyncio.gather(*tries, return_exceptions=True)]
    assert errors == [NoSuchTable] * WRONG_CODES + [TooManyGuesses] * (201 - WRONG_CODES)


@pytest.mark.parametrize(("networks", "share"), [("2001:db8:0:{:x}::1", 4), ("2001:db8:0:{:x}00::1", 16)])
def test_many_ipv6_networks_of_one_customer_guess_little_more_than_one(strict: None, networks: str, share: int) -> None:
    """A /56 or a /48 has only a few times as many guesses as a single address, however many networks are in it."""
    counted, tried = CodeGuessing(), 0
    for n in range(120):
        address = address_of(networks.format(n))
        while not counted.used_up(address) and tried < 120 * WRONG_CODES:
            counted.add(address)
            tried += 1
    assert share * WRONG_CODES <= tried <= share * WRONG_CODES + 2
    assert not counted.used_up(address_of("2001:db8:1::1"))


def test_the_number_of_remembered_addresses_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "REMEMBERED", 10)
    counted = CodeGuessing()
    for n in range(1000):
        counted.add(address_of(f"192.0.{n % 250}.{n // 250}"))
    assert len(counted._limit._full_at) == len(counted._limit._soonest) == 10


# Answers.


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/tables/ZZZZ", "/api/nothing", "/api/bests"])
def test_answers_of_the_api_are_not_cached(app_client: TestClient[Litestar], path: str) -> None:
    assert app_client.get(path).headers["cache-control"] == "no-store"


def test_the_pages_own_files_may_be_cached(app_client: TestClient[Litestar]) -> None:
    assert app_client.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/BCDF", "/api/games"])
def test_no_other_page_shows_ours_in_a_frame(app_client: TestClient[Litestar], path: str) -> None:
    headers = app_client.get(path).headers
    assert headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    policy = security_headers.HEADERS["content-security-policy"]
    parts = dict(part.split(" ", 1) for part in policy.split("; "))
    assert parts.pop("img-src") == "'self' data:"
    assert set(parts.values()) <= {"'none'", "'self'"}


def test_the_picture_of_a_table_is_the_same_for_all(app_client: TestClient[Litestar]) -> None:
    app_client.get("/api/me")
    code = app_client.post("/api/tables", json={"game": open_game().name, "chairs": ["open", "open"]}).json()["code"]
    mine = app_client.get(f"/api/tables/{code}/qr.svg").content
    app_client.cookies.clear()
    assert app_client.get(f"/api/tables/{code}/qr.svg").content == mine


def test_a_body_is_taken_as_it_is_and_not_unpacked(app_client: TestClient[Litestar]) -> None:
    app_client.get("/api/me")
    squeezed = b"\x1f\x8b\x08\x00" + b"\x00" * 40
    headers = {"content-encoding": "gzip", "content-type": "application/json"}
    assert app_client.put("/api/me", content=squeezed, headers=headers).status_code == 400


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])
def test_a_form_on_another_site_changes_nothing(app_client: TestClient[Litestar], kind: str) -> None:
    """A form on another site sends neither our Origin nor, with `SameSite=Lax`, our cookie. Each check is enough."""
    body = b'{"name": "Eve"}'
    elsewhere = {"content-type": kind, "origin": "http://elsewhere.example"}
    app_client.get("/api/me")
    assert app_client.put("/api/me", content=body, headers=elsewhere).status_code == 403
    app_client.cookies.clear()
    assert app_client.put("/api/me", content=body, headers={"content-type": kind}).status_code in (400, 401)


# Names.

NAMES = {
    "\u202eAnn": "Ann",  # reverses the text after it
    "A\u2066n\u2069n": "Ann",
    "An\u200bn\u200d\ufeff": "Ann",  # invisible characters
    "Ann\r\n\x1b[31mEve": "Ann [31mEve",  # a terminal would obey the escape character before the bracket
    "Ann\x00\x07": "Ann",
    "  Ann \u2028\u00a0 Bee ": "Ann Bee",
    "<img src=x onerror=1>": "<img src=x onerror=1>",  # harmless, since the page shows names as text
    "e\u0301": "é",
    "e" + "\u0316" * 20: "e" + "\u0316" * 3,  # many stacked accents would cover the text below
    "\u0301Ann": "Ann",
    "👩🏽‍🚀🎲": "👩🏽🚀🎲",
    "x" * 24 + "yz": "x" * 24,
}


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_hidden_and_reversing_characters_are_removed_from_names(name: str) -> None:
    assert tidy(name) == NAMES[name]


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u2800", "\u0301", "\u202e", "\ufe0f", "\u115f\u1160", " \u00a0 ", "\x1b"]
)
def test_a_name_without_visible_characters_is_refused(app_client: TestClient[Litestar], name: str) -> None:
    app_client.get("/api/me")
    answer = app_client.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")


@pytest.mark.parametrize("message", [{"type": "sit", "commitment": "0" * 64}, {"type": "reveal", "nonce": "0" * 64}])
def test_digits_with_a_newline_at_their_end_are_refused(message: dict[str, str]) -> None:
    """Python's `$` also matches before a newline at the end."""
    json.decode(json.encode(message), type=wire.ToServer)
    *_, last = message
    with pytest.raises(msgspec.ValidationError):
        json.decode(json.encode(message | {last: message[last] + "\n"}), type=wire.ToServer)


# Patterns.

REPEATS = (kinds.MAX_REPEAT, kinds.MIN_REPEAT)


def patterns() -> set[str]:
    """All patterns that input from outside is matched against."""
    games = [
        kind for game in all_games().values() for kind in (game.move, game.options, game.race and game.race.sketch)
    ]
    _, schemas = msgspec.json.schema_components(
        [wire.ToServer, wire.NewTable, wire.NewName, Header, Ending, *filter(None, games)]
    )
    return {security_headers.VALID_HOST.pattern, *_patterns_in(schemas)}


def _patterns_in(part: Any) -> set[str]:
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    own = {part["pattern"]} if isinstance(part, dict) and isinstance(part.get("pattern"), str) else set()
    return own.union(*map(_patterns_in, inside))


def repeats_in(parsed: Any, inside: bool = False) -> bool:
    """Whether an unbounded repetition contains another one, which makes a pattern slow."""
    for kind, value in parsed:
        endless = kind in REPEATS and value[1] is kinds.MAXREPEAT
        parts = value if isinstance(value, tuple | list) else []
        nested = [one for part in parts for one in (part if isinstance(part, list) else [part])]
        if (endless and inside) or any(
            repeats_in(one, inside or endless) for one in nested if isinstance(one, regex.SubPattern)
        ):
            return True
    return False


@pytest.mark.parametrize("pattern", sorted(patterns()))
def test_no_pattern_can_be_made_slow(pattern: str) -> None:
    assert not repeats_in(regex.parse(pattern))


def test_a_slow_pattern_would_be_noticed() -> None:
    assert repeats_in(regex.parse("^(a+)+$"))
    assert repeats_in(regex.parse("(x|a*)*b"))
    assert not repeats_in(regex.parse("^([0-9a-f]{2})+$"))


# Secrets.


async def test_no_message_contains_the_seed_or_a_nonce_before_the_end(game: TableOfTwo) -> None:
    """The seed and the nonces decide the dice of the game."""
    for _ in range(3):
        await game.play()
    table = await game.table()
    hidden = [table.record.seed.hex(), *(chair.nonce for chair in table.record.chairs)]
    for client in game.clients:
        await client.send_message(wire.Again())
        messages = await client.until(lambda one: isinstance(one, wire.Refused)) + await client.received_so_far()
        heard = [json.encode(one).decode() for one in messages]
        assert not [text for text in heard for secret in hidden if secret in text]


async def test_other_sites_pages_cannot_read_over_a_socket(program: Program) -> None:
    """After DNS rebinding there is no cookie either, since cookies belong to names: the client is a stranger."""
    browser = await HttpClient(program.address).get_cookie()
    code = await browser.make(["open", "gentle"])
    url = browser.socket_address(code, None)[0]
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(url, origin=websockets.Origin("http://elsewhere.example"))


async def test_an_error_answer_contains_no_internals(program: Program) -> None:
    for path in ("/api/tables/%00", "/api/tables/ZZZZ/replay?first=x", "/api/nothing"):
        answer = httpx.get(program.address + path, timeout=PATIENCE_S)
        assert not [word for word in ("Traceback", "site-packages", ".py", "sqlite") if word in answer.text]
