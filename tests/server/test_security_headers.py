"""Security headers, cookies and origins: what a browser may load, and who may change something."""

import hashlib
from http.cookies import SimpleCookie

import httpx
import pytest
import websockets
from litestar import Litestar
from litestar.testing import TestClient

from madcap.server.http.security_headers import HEADERS
from madcap.server.people.cookies import COOKIE
from tests.games import open_game
from tests.program import Program

from .malformed_traffic import KEY, ask, status
from .network_clients import HttpClient
from .table_client import PATIENCE_S
from .test_request_id import ID

STRICT = ("default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
ELSEWHERE = [
    "http://elsewhere.example",
    "https://elsewhere.example:8765",
    "null",
    "http://[",
    "file://",
    "http://127.0.0.1:1",
]

ANSWERS = {
    "the page": ("GET", "/", 200),
    "an address of the page's own": ("GET", "/t/BCDF", 200),
    "a missing file": ("GET", "/assets/nothing.js", 404),
    "the API": ("GET", "/api/games", 200),
    "the schema": ("GET", "/api/schema/openapi.json", 200),
    "a missing table": ("GET", "/api/tables/ZZZZ", 404),
    "nothing": ("GET", "/api/nothing", 404),
    "bad input": ("GET", "/api/tables/ZZZZ/replay?first=-1", 400),
    "a stranger": ("POST", "/api/tables", 401),
    "a wrong method": ("DELETE", "/api/me", 405),
    "a wrong method on the page": ("POST", "/", 405),
    "a path for sockets": ("GET", "/api/tables/ZZZZ/live", 405),
}


@pytest.mark.parametrize("what", ANSWERS)
def test_every_answer_has_the_security_headers(program: Program, what: str) -> None:
    method, path, status = ANSWERS[what]
    body = {"game": open_game().name, "chairs": ["open", "open"]} if method == "POST" else None
    answer = httpx.request(method, program.address + path, json=body, timeout=PATIENCE_S)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert all(part in policy for part in STRICT)
    assert "unsafe" not in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


REFUSED_SOCKETS = {
    "no key": ("", 400),
    "a wrong key": ("Sec-WebSocket-Key: short\r\n", 400),
    "a wrong version": ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 12\r\n", 400),
    "another site": (f"{KEY}Origin: http://elsewhere.example\r\n", 403),
}


@pytest.mark.parametrize("what", REFUSED_SOCKETS)
def test_a_refused_socket_has_the_headers_of_every_answer(program: Program, what: str) -> None:
    lines, refused = REFUSED_SOCKETS[what]
    head = "GET /api/tables/ZZZZ/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    answer = ask(program, f"{head}{lines}\r\n".encode())
    assert status(answer) == refused
    headers = dict(line.split(": ", 1) for line in answer.decode().partition("\r\n\r\n")[0].split("\r\n")[1:])
    assert HEADERS.items() <= headers.items()
    assert ID.fullmatch(headers["x-request-id"])


def test_an_answer_to_a_failure_has_the_security_headers(
    app_client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("madcap.server.http.routes.options_of", lambda _: 1 / 0)
    answer = app_client.get("/api/games")
    assert answer.status_code == 500
    assert "division" not in answer.text
    assert "content-security-policy" in answer.headers


def test_the_cookie_is_for_this_site_and_not_for_scripts(app_client: TestClient[Litestar]) -> None:
    morsel = SimpleCookie(app_client.get("/api/me").headers["set-cookie"])[COOKIE]
    assert morsel["httponly"]
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert int(morsel["max-age"]) > 300 * 24 * 3600
    assert len(morsel.value) >= 32


def test_the_cookie_is_secure_where_the_connection_is(app_client: TestClient[Litestar]) -> None:
    assert "secure" in app_client.get("https://testserver.local/api/me").headers["set-cookie"].lower()
    assert "secure" not in app_client.get("http://testserver.local/api/me").headers["set-cookie"].lower()


async def test_a_token_is_random_and_only_its_hash_is_kept(program: Program) -> None:
    browsers = [await HttpClient(program.address).get_cookie() for _ in range(3)]
    tokens = [str(browser.http.cookies[COOKIE]) for browser in browsers]
    assert len(set(tokens)) == 3
    kept = {token for (token,) in program.rows("select token from players")}
    files = b"".join(file.read_bytes() for file in program.db.parent.iterdir() if file.is_file())
    for token in tokens:
        assert hashlib.sha256(token.encode()).digest() in kept
        assert token.encode() not in files


async def test_a_made_up_token_is_refused(program: Program) -> None:
    browser = HttpClient(program.address)
    browser.http.cookies[COOKIE] = "A" * 32
    answer = await browser.http.put("/api/me", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["reason"]) == (401, "unknown-player")


@pytest.mark.parametrize("origin", ELSEWHERE)
async def test_other_sites_cannot_change_anything(program: Program, origin: str) -> None:
    browser = await HttpClient(program.address).get_cookie("Ann")
    headers = {"origin": origin}
    renamed = await browser.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    made = await browser.http.post(
        "/api/tables", json={"game": open_game().name, "chairs": ["fair"] * 2}, headers=headers
    )
    assert (renamed.status_code, made.status_code) == (403, 403)
    assert renamed.json()["reason"] == "forbidden"
    assert (await browser.http.get("/api/me")).json() == {"name": "Ann"}


@pytest.mark.parametrize("origin", ELSEWHERE)
async def test_other_sites_cannot_open_sockets(program: Program, origin: str) -> None:
    browser = await HttpClient(program.address).get_cookie()
    code = await browser.make(["open", "fair"])
    with pytest.raises(websockets.InvalidStatus) as refused:
        await browser.open(code, Origin=origin)
    assert refused.value.response.status_code == 403


async def test_the_site_itself_and_programs_are_welcome(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie()
    code = await browser.make(["open", "fair"])
    for headers in ({}, {"Origin": program.address}):
        client = await browser.open(code, **headers)
        assert (await client.next_table()).code == code
        await client.close()
        assert (await browser.http.put("/api/me", json={"name": "Ann"}, headers=headers)).status_code == 200
