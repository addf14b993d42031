"""Our cookie is found among others, and no library parses what somebody sends as cookies."""

from http.cookies import BaseCookie
from typing import NoReturn

import litestar._parsers
import litestar.connection.base
import litestar.data_extractors
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json

from madcap.server import wire
from madcap.server.people.cookies import COOKIE, NAME, token_in
from tests.games import open_game

TOKEN = "aB3-_" * 6 + "xy"
QUOTED = '"' + '\\"' * 8000 + '"'  # takes Python 3.11 a quarter of a second


@pytest.mark.parametrize(
    "header",
    [
        f"{COOKIE}={TOKEN}",
        f"theme=dark; {COOKIE}={TOKEN}; lang=de",
        f"theme=dark;{COOKIE}={TOKEN}",
        f"x{COOKIE}=other; {COOKIE}={TOKEN}",
        f'a="{COOKIE}=other"; {COOKIE}={TOKEN}',
        f"a={COOKIE}=other; {COOKIE}={TOKEN}",
        f'{COOKIE}="other"; {COOKIE}={TOKEN}',
        f"{COOKIE}=; {COOKIE}={'A' * 65}; {COOKIE}={TOKEN}",
        f"{COOKIE}={TOKEN}; {COOKIE}=another",
        f"a={QUOTED}; {COOKIE}={TOKEN}",
    ],
)
def test_our_cookie_is_found_among_others(header: str) -> None:
    assert token_in([(b"accept", b"*/*"), (b"cookie", header.encode())]) == TOKEN


@pytest.mark.parametrize(
    "header",
    [
        "",
        "theme=dark",
        COOKIE,
        f"{COOKIE}=",
        f"x{COOKIE}={TOKEN}",
        f"x {COOKIE}={TOKEN}",
        f"a={COOKIE}={TOKEN}",
        f"a= {COOKIE}={TOKEN}",
        f'a="{COOKIE}={TOKEN}"',
        f'{COOKIE}="{TOKEN}"',
        f"{COOKIE}={TOKEN}!",
        f"{COOKIE} ={TOKEN}",
        f"{COOKIE}={'A' * 65}",
        f"{COOKIE.upper()}={TOKEN}",
    ],
)
def test_nothing_else_is_taken_for_our_cookie(header: str) -> None:
    assert token_in([(b"cookie", header.encode())]) is None


def test_our_cookie_is_found_in_any_of_several_headers() -> None:
    ours = (b"cookie", f"{COOKIE}={TOKEN}".encode())
    assert token_in([(b"cookie", b"a=b"), ours]) == token_in([ours, (b"cookie", b"a=b")]) == TOKEN
    assert token_in([(b"x-cookie", ours[1]), (b"accept", ours[1])]) is None


class Searched(bytes):
    """A header that counts how many of its bytes are searched."""

    bytes = 0

    def find(self, *args: object) -> int:
        found = super().find(*args)  # type: ignore[arg-type]
        self.bytes += (len(self) if found < 0 else found) + len(NAME) - (args[1] if len(args) > 1 else 0)  # type: ignore[operator]
        return found


@pytest.mark.parametrize("piece", [f"{COOKIE}=", f"{COOKIE}=!; ", "a;", '\\"', f"{COOKIE}={'A' * 65};"])
def test_every_byte_of_a_header_is_searched_once(piece: str) -> None:
    header = Searched((piece * 16_000)[:16_000].encode())
    assert token_in([(b"cookie", header)]) is None
    assert header.bytes <= len(header) + len(NAME) * (1 + header.count(NAME))


@pytest.fixture
def without_parsers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets every parser of cookies that a library has fail."""

    def fail(*_: object) -> NoReturn:
        raise AssertionError("A library parses cookies.")

    for module in (litestar._parsers, litestar.connection.base, litestar.data_extractors):
        monkeypatch.setattr(module, "parse_cookie_string", fail)
    monkeypatch.setattr(litestar._parsers, "unquote_cookie", fail)
    monkeypatch.setattr("http.cookies._unquote", fail)
    monkeypatch.setattr(BaseCookie, "load", fail)


def test_no_library_parses_the_cookies_of_a_request(app_client: TestClient[Litestar], without_parsers: None) -> None:
    answer = app_client.get("/api/me")
    token = answer.headers["set-cookie"].partition(f"{COOKIE}=")[2].partition(";")[0]
    app_client.cookies.clear()
    headers = {"cookie": f"a={QUOTED}; {COOKIE}={token}"}
    assert app_client.get("/api/me", headers=headers).json()["name"] == answer.json()["name"]
    wish = {"game": open_game().name, "chairs": ["open", "open"]}
    code = app_client.post("/api/tables", json=wish, headers=headers).json()["code"]
    paths = {"/": 200, f"/t/{code}": 200, f"/api/tables/{code}": 200, "/api/bests": 200, "/api/nothing": 404}
    assert {path: app_client.get(path, headers=headers).status_code for path in paths} == paths
    assert app_client.get(f"/api/tables/{code}/replay", headers=headers).status_code == 409
    assert app_client.put("/api/me", json={"name": 7}, headers=headers).status_code == 400
    with app_client.websocket_connect(f"/api/tables/{code}/live", headers=headers) as socket:
        assert json.decode(socket.receive_text(), type=wire.Table).host
