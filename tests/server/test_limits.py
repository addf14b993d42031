"""Limits per player and address: a request beyond a limit is refused with its reason, and others notice nothing."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest
import websockets
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Scope
from msgspec import json, structs

from madcap.server import wire
from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.listener import socket_beside
from madcap.server.http.page import HOME
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits import prices
from madcap.server.limits.address import address_of
from madcap.server.limits.rate_limit import Quotas, RateLimit
from madcap.server.limits.settings import Limits
from madcap.texts import LANGUAGES
from tests.games import open_game
from tests.program import ROOT, USUAL, Program

from .in_process import NO_LIMITS
from .network_clients import HttpClient, WebSocketClient
from .table_client import PATIENCE_S

FEW = Limits(
    sockets=6,
    sockets_per_address=3,
    tables_per_minute=3,
    tables_per_address=5,
    players_per_minute=7,
    requests_per_minute=120,
    queue=64,
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A program with low limits."""
    program = Program(tmp_path_factory.mktemp("strict") / "madcap.db", structs.replace(USUAL, limits=FEW))
    yield program
    program.kill()
    program.end_group()


def from_address(program: Program, address: str) -> HttpClient:
    """A client behind a proxy on this machine, which sends the client's address."""
    browser = HttpClient(program.address)
    browser.http.headers["X-Forwarded-For"] = address
    return browser


async def served(browser: HttpClient, code: str, address: str) -> WebSocketClient:
    """A client that the server has let in."""
    client = await browser.open(code, **{"X-Forwarded-For": address})
    await client.next_table()
    return client


async def close_code(browser: HttpClient, code: str, address: str) -> tuple[int, str]:
    client = await browser.open(code, **{"X-Forwarded-For": address})
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.next_message()
    assert closed.value.rcvd
    return closed.value.rcvd.code, closed.value.rcvd.reason


async def greeting(browser: HttpClient, code: str, address: str) -> tuple[int, str]:
    """The server's answer to an opened socket: a table message, or the reason why it is closed."""
    client = await browser.open(code, **{"X-Forwarded-For": address})
    try:
        await client.next_table()
        await client.close()
    except websockets.ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
    return 0, "welcome"


async def answers_to(browser: HttpClient, method: str, path: str, times: int) -> list[httpx.Response]:
    return [await browser.http.request(method, path) for _ in range(times)]


# Sockets.


async def test_sockets_of_one_address_and_in_all(strict: Program) -> None:
    """The host has no seat, and so makes room for nobody; but nobody's connections are closed for hers."""
    ann = await from_address(strict, "10.0.0.1").get_cookie()
    code = await ann.make(["open", "open"])
    clients = [await served(ann, code, "10.0.0.1") for _ in range(3)]
    assert await close_code(ann, code, "10.0.0.1") == (4429, "too-many-sockets")
    clients += [await served(ann, code, "10.0.0.2") for _ in range(3)]
    assert await greeting(ann, code, "10.0.0.2") == (4429, "too-many-sockets")
    for client in clients:
        await client.close()
    async with asyncio.timeout(PATIENCE_S):
        while await greeting(ann, code, "10.0.0.1") != (0, "welcome"):
            await asyncio.sleep(0.5)  # the server may not have noticed yet that they are gone


async def test_sockets_that_are_opened_are_requests_too(strict: Program) -> None:
    """Players who are at a table already play on."""
    ann = await from_address(strict, "10.0.5.1").get_cookie()
    code = await ann.make(["open", "open"])
    client = await ann.open(code, **{"X-Forwarded-For": "10.0.5.1"})
    await answers_to(ann, "GET", "/api/games", 150)
    assert (4429, "too-many-requests") in [await greeting(ann, code, "10.0.5.1") for _ in range(5)]
    await client.sit()
    await client.close()


# Tables and players.


async def test_tables_of_one_player_and_of_one_address(strict: Program) -> None:
    ann, ben = [await from_address(strict, "10.0.1.1").get_cookie() for _ in range(2)]
    wish = {"game": open_game().name, "chairs": ["open", "open"]}
    made = [(await ann.http.post("/api/tables", json=wish)).status_code for _ in range(4)]
    assert made == [201, 201, 201, 429]
    answers = [await ben.http.post("/api/tables", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["reason"] == "too-many-tables"
    eve = await from_address(strict, "10.0.1.2").get_cookie()
    assert (await eve.http.post("/api/tables", json=wish)).status_code == 201


async def test_newcomers_of_one_address(strict: Program) -> None:
    answers = [await from_address(strict, f"2001:db8::{n}").http.get("/api/me") for n in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 7 + [429]
    assert answers[-1].json()["reason"] == "too-many-players"
    assert (await from_address(strict, "2001:db8:0:1::1").http.get("/api/me")).status_code == 200


async def test_a_known_player_is_not_counted_as_new(strict: Program) -> None:
    ann = await from_address(strict, "10.0.2.1").get_cookie()
    assert {(await ann.http.get("/api/me")).status_code for _ in range(10)} == {200}


# Requests.


@pytest.mark.parametrize(
    ("place", "method", "path"),
    [(1, "GET", "/"), (2, "GET", "/api/games"), (3, "DELETE", "/api/me"), (4, "GET", "/api/nothing")],
)
async def test_requests_of_one_address(strict: Program, place: int, method: str, path: str) -> None:
    """Requests for the page and the API count, with a wrong method or path, too. Other addresses notice nothing."""
    eve, ann = from_address(strict, f"10.0.3.{place}"), from_address(strict, f"10.0.4.{place}")
    answers = await answers_to(eve, method, path, 150)
    refused = [answer for answer in answers if answer.status_code == 429]
    assert 429 not in [answer.status_code for answer in answers[:120]]
    assert refused
    assert json.decode(refused[0].content, type=wire.Problem).reason == "too-many-requests"
    assert int(refused[0].headers["retry-after"]) > 0
    assert refused[0].headers["x-content-type-options"] == "nosniff"
    assert (await ann.http.get("/api/games")).status_code == 200


async def test_requests_of_a_banned_address_are_limited(strict: Program) -> None:
    await asyncio.to_thread(ask, socket_beside(strict.db), messages.AddBan("10.0.9.9"))
    async with from_address(strict, "10.0.9.9").http as http:
        statuses = {(await http.get("/api/me")).status_code for _ in range(3 * FEW.requests_per_minute)}
    assert statuses == {403, 429}


async def test_expensive_requests_cost_more(strict: Program) -> None:
    """Of a budget of 120 tokens, eleven pay for a new name: the request, and what it does."""
    ann = await from_address(strict, "10.0.7.1").get_cookie()
    answers = [await ann.http.put("/api/me", json={"name": f"Ann {n}"}) for n in range(14)]
    assert [answer.status_code for answer in answers[:9]] == [200] * 9
    assert answers[-1].status_code == 429
    assert answers[-1].json()["reason"] == "too-many-requests"


async def test_what_is_expensive_is_limited_behind_a_proxy_that_hides_addresses(strict: Program) -> None:
    """It is for all of them together. What is cheap goes on."""
    eve = await HttpClient(strict.address).get_cookie()
    answers = [await eve.http.put("/api/me", json={"name": f"Eve {n}"}) for n in range(20)]
    assert answers[-1].status_code == 429
    assert (await eve.http.get("/api/games")).status_code == 200


async def test_a_proxy_that_hides_addresses_is_not_counted(strict: Program) -> None:
    """Otherwise one of the people behind it could lock out all the others."""
    answers = await answers_to(HttpClient(strict.address), "GET", "/api/games", 150)
    assert {answer.status_code for answer in answers} == {200}


# The usual limits.


def test_a_class_opens_the_page() -> None:
    """Forty people behind one address load the page and a table, at once."""
    files = {name for path in HOME.rglob("*") if path.is_file() and (name := _needed(path))}
    limit = RateLimit(Limits().requests_per_minute)
    assert all(limit.take(address_of("10.0.6.1")) for _ in range(40 * len(files))), f"{len(files)} files for everybody"


def _needed(path: Path) -> str:
    """A name for a file that every browser loads, or an empty string. Each loads one language and one game's table."""
    kind, _, _ = path.stem.partition("-")
    if kind in LANGUAGES and kind != "en":
        return ""
    return f"{kind}{path.suffix}" if kind in ("Table", "Picture") else path.name


def test_a_school_opens_a_table_at_once() -> None:
    """Two hundred people behind one address, for the first time: as many requests as a browser makes, and a socket each."""
    quotas, requests = Quotas(Limits()), 36
    for _ in range(200):
        assert all(quotas.count_request("10.0.6.2") for _ in range(requests))
        assert quotas.count_request("10.0.6.2", prices.SOCKET)


def test_a_socket_costs_what_it_costs_us() -> None:
    quotas = Quotas(structs.replace(NO_LIMITS, requests_per_minute=2 * prices.SOCKET + 1))
    opened = RequestLimit(cast(ASGIApp, None), quotas)
    socket, request = [
        cast(Scope, {"type": kind, "client": ("10.0.6.3", 1), "headers": []})
        for kind in (ScopeType.WEBSOCKET, ScopeType.HTTP)
    ]
    assert [opened._is_too_much(socket) for _ in range(3)] == [False, False, True]
    assert [opened._is_too_much(request) for _ in range(2)] == [False, True]


def test_every_limit_is_documented_with_its_default() -> None:
    rows = re.findall(r"^\| `--([a-z0-9-]+)` \| ([^|]+) \|", (ROOT / "docs" / "host.md").read_text(), re.MULTILINE)
    limits = Limits()
    usual = {name.replace("_", "-"): getattr(limits, name) for name in limits.__struct_fields__}
    assert {name: type(usual[name])(value) for name, value in rows if name in usual} == usual
