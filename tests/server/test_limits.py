"""Limits per player and address: a request beyond a limit is refused with its reason, and others notice nothing."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
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
from madcap.server.errors import TooManyRequests
from madcap.server.http.page import HOME
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits import prices, rate_limit
from madcap.server.limits.address import Address, Network, address_of
from madcap.server.limits.bucket import Bucket
from madcap.server.limits.rate_limit import Quotas, RateLimit
from madcap.server.limits.settings import Limits
from madcap.server.table import codes
from madcap.server.table.registry import Registry
from madcap.server.table.schedule import Schedule
from madcap.texts import LANGUAGES
from tests.games import open_game
from tests.program import ROOT, USUAL, Program

from .in_process import NO_LIMITS, InProcessServer, InstantBots, TableOfTwo, table_of_two
from .network_clients import HttpClient, WebSocketClient
from .table_client import PATIENCE_S
from .waiting import Clock

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


async def test_requests_of_a_banned_address_are_limited(strict: Program) -> None:
    await asyncio.to_thread(ask, socket_beside(strict.db), messages.AddBan("10.0.9.9"))
    async with from_address(strict, "10.0.9.9").http as http:
        statuses = {(await http.get("/api/me")).status_code for _ in range(3 * FEW.requests_per_minute)}
    assert statuses == {403, 429}


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


async def answers_to(browser: HttpClient, method: str, path: str, times: int) -> list[httpx.Response]:
    return [await browser.http.request(method, path) for _ in range(times)]


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


async def greeting(browser: HttpClient, code: str, address: str) -> tuple[int, str]:
    """The server's answer to an opened socket: a table message, or the reason why it is closed."""
    client = await browser.open(code, **{"X-Forwarded-For": address})
    try:
        await client.next_table()
        await client.close()
    except websockets.ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")
    return 0, "welcome"


async def test_sockets_that_are_opened_are_requests_too(strict: Program) -> None:
    """Players who are at a table already play on."""
    ann = await from_address(strict, "10.0.5.1").get_cookie()
    code = await ann.make(["open", "open"])
    client = await ann.open(code, **{"X-Forwarded-For": "10.0.5.1"})
    await answers_to(ann, "GET", "/api/games", 150)
    assert (4429, "too-many-requests") in [await greeting(ann, code, "10.0.5.1") for _ in range(5)]
    await client.sit()
    await client.close()


async def test_a_proxy_that_hides_addresses_is_not_counted(strict: Program) -> None:
    """Otherwise one of the people behind it could lock out all the others."""
    answers = await answers_to(HttpClient(strict.address), "GET", "/api/games", 150)
    assert {answer.status_code for answer in answers} == {200}


def test_a_class_opens_the_page() -> None:
    """Forty people behind one address load the page and a table, at once."""
    files = {name for path in HOME.rglob("*") if path.is_file() and (name := _needed(path))}
    limit = RateLimit(Limits().requests_per_minute)
    assert all(limit.take(address_of("10.0.6.1")) for _ in range(40 * len(files))), f"{len(files)} files for everybody"


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


def _needed(path: Path) -> str:
    """A name for a file that every browser loads, or an empty string. Each loads one language and one game's table."""
    kind, _, _ = path.stem.partition("-")
    if kind in LANGUAGES and kind != "en":
        return ""
    return f"{kind}{path.suffix}" if kind in ("Table", "Picture") else path.name


async def test_another_game_counts_as_a_new_table(tmp_path: Path, no_rate_limits: None) -> None:
    server = InProcessServer(tmp_path / "madcap.db", limits=structs.replace(NO_LIMITS, tables_per_minute=1))
    play = await table_of_two(server)
    await play.begin()
    await play.play_out()
    await play.ann.send_message(wire.Again())  # Ann has made this one already
    assert (await play.ann.refusal()).reason == "too-many-tables"
    await play.ben.send_message(wire.Again())
    await play.ann.until(lambda message: isinstance(message, wire.Table) and message.again is not None)
    await server.close()


async def test_a_server_without_a_free_code_is_full(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    await game.play_out()
    monkeypatch.setattr(codes, "TRIES", 0)
    await game.ann.send_message(wire.Again())
    assert (await game.ann.refusal()).reason == "house-full"


async def test_tables_in_memory(tmp_path: Path) -> None:
    """Tables that nobody visits make room. Those where somebody is stay, and yet nobody is kept out."""
    server = InProcessServer(tmp_path / "madcap.db", limits=structs.replace(NO_LIMITS, tables=3))
    ann = await server.new_player("Ann")
    codes = [await server.make(ann, ["open", "open"]) for _ in range(6)]
    for code in codes:
        await server.table(code)
    assert len(server.tables.loaded) == 3
    clients = [await server.connect(code, ann) for code in codes[:4]]
    assert {table.record.code for table in server.tables.loaded.all()} == set(codes[:4])
    for client in clients:
        await client.leave()
    for code in codes[4:]:
        await server.table(code)
    assert len(server.tables.loaded) <= 3
    await server.close()


async def test_bots_that_play_alone_make_room_for_people(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the tables where nobody looks, the one that was left first sleeps, however busy its bots are."""
    monkeypatch.setattr(InstantBots, "choose", asleep_for_ever)
    server.tables.quotas.limits = structs.replace(NO_LIMITS, tables=2)
    ann, eve = [await server.new_player(name) for name in ("Ann", "Eve")]
    seats = await server.connect(await server.make(ann, ["open", "open"]), ann)
    await seats.sit()
    await seats.leave()
    left = []
    for _ in range(2):
        client = await server.connect(await server.make(eve, ["gentle", "gentle"]), eve)
        await client.send_message(wire.Start())
        await client.next_state()
        left.append(client.table.code)
        await client.leave()
    assert {table.record.code for table in server.tables.loaded.all()} == set(left)
    assert not any(table.idle for table in server.tables.loaded.all()), "they are in the middle of a game"
    back = await server.connect(seats.table.code, ann)
    assert back.table.you == 0
    assert {table.record.code for table in server.tables.loaded.all()} == {left[1], seats.table.code}


async def asleep_for_ever(*_: object) -> int:
    await asyncio.get_running_loop().create_future()
    return 0


async def test_a_table_that_is_loaded_is_paid_for_unless_one_has_a_seat_there(server: InProcessServer) -> None:
    ann, eve = [await server.new_player(name) for name in ("Ann", "Eve")]
    quotas = Quotas(structs.replace(NO_LIMITS, requests_per_minute=prices.READING))
    code = await server.make(ann, ["open", "open"])
    seated = await server.connect(code, ann)
    await seated.sit()
    await seated.leave()
    server.tables.quotas = quotas
    home = quotas.address("192.0.2.1")
    for player, refused in ((eve, False), (ann, False), (eve, True)):
        await server.tables.tidy(time.monotonic())
        try:
            async with server.tables.visit(code, player, home):
                assert not refused
        except TooManyRequests:
            assert refused
    await server.tables.tidy(time.monotonic())
    async with server.tables.visit(code, ann, home):
        pass


async def test_another_game_counts_for_its_address(game: TableOfTwo) -> None:
    """Otherwise, one address could make any number of tables by playing on with ever other players."""
    quotas = Quotas(structs.replace(NO_LIMITS, tables_per_day=1))
    game.server.tables.quotas = quotas
    await game.play_out()
    await game.drain()
    quotas.count_table(4711, quotas.address("192.0.2.1"))
    game.ann.connection.host = "192.0.2.1"
    await game.ann.send_message(wire.Again())
    assert (await game.ann.refusal()).reason == "too-many-tables"
    game.ann.connection.host = "192.0.2.2"
    await game.ann.send_message(wire.Again())
    await game.ann.until(lambda message: isinstance(message, wire.Table) and message.again is not None)


async def test_a_fault_at_one_table_does_not_keep_the_others_from_being_tidied(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = game.server
    other = await server.table(await server.make(await server.new_player("Ann"), ["open", "open"]))

    first = await game.table()
    stand_still = Schedule._stand_still

    def fails_at_one(schedule: Schedule, on: bool) -> None:
        if schedule is first.schedule:
            raise ZeroDivisionError
        stand_still(schedule, on)

    for client in game.clients:
        await client.leave()
    monkeypatch.setattr(Schedule, "_stand_still", fails_at_one)
    await server.tables.tidy(time.monotonic() + 3600)
    assert other.record.id not in server.tables.loaded.numbers()
    assert "ZeroDivisionError" in caplog.text


async def test_a_restart_loads_no_more_games_than_the_limit(game: TableOfTwo) -> None:
    woken = Registry(game.server.store, game.server.bot_pool, Quotas(structs.replace(NO_LIMITS, tables=0)))
    await woken.wake()
    assert not woken.loaded.all()
    woken.close()


async def test_an_idle_connection_is_closed(game: TableOfTwo) -> None:
    limits, now = Limits(), game.ann.connection.active
    game.eve.connection.active -= 60 * limits.watching_minutes + 1
    game.ann.connection.active -= 60 * limits.watching_minutes + 1
    game.ben.connection.active -= 60 * limits.idle_minutes + 1
    await game.server.tables.tidy(now)
    await asyncio.gather(game.eve.task, game.ben.task)
    assert game.eve.socket.closed == game.ben.socket.closed == (4408, "idle")
    assert not game.ann.task.done(), "somebody with a seat may stay for longer than somebody who watches"


async def test_a_ping_does_not_count_as_activity(game: TableOfTwo) -> None:
    connection = game.eve.connection
    connection.active -= 100
    before = connection.active
    connection.queue(b"{}")
    assert connection.active == before
    connection.send(b"{}")
    assert connection.active > before


def test_a_rate_limit_forgets_only_full_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "REMEMBERED", 50)
    limit = RateLimit(per_minute=1)
    assert limit.take(1000)
    for n in range(40):
        limit.take(n)
    assert not limit.take(1000)


def test_an_action_looks_at_a_few_buckets_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """To sort a hundred thousand would hold everybody up for a seventh of a second."""
    clock, looks = Clock(), [0]
    monkeypatch.setattr(rate_limit, "monotonic", clock)
    monkeypatch.setattr(rate_limit, "REMEMBERED", 1000)

    def counting(change: Callable[..., object]) -> Callable[..., object]:
        def counted(*args: object) -> object:
            looks[0] += 1
            return change(*args)

        return counted

    for name in ("heappop", "heapreplace", "heappush"):
        monkeypatch.setattr(rate_limit, name, counting(getattr(rate_limit, name)))
    limit = RateLimit(per_minute=60)
    for n in range(4000):
        clock.now += 0.001
        looks[0] = 0
        assert limit.take(n % 1500, cost=1 + n % 3)
        assert looks[0] <= 1 + rate_limit.LOOKS
        assert len(limit._full_at) == len(limit._soonest) <= 1500
    clock.now += 1000.0
    for n in range(400):
        limit.take(n)
    assert len(limit._full_at) == 400, "all that are full are forgotten, a few at a time"


def test_of_too_many_buckets_those_that_are_nearly_full_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "REMEMBERED", 10)
    limit = RateLimit(per_minute=10)
    assert all(limit.take(1000) for _ in range(10))
    for n in range(100):
        limit.take(n)
    assert not limit.take(1000), "it is the furthest from being full"


def test_an_action_counts_in_every_network_of_an_address_or_in_none() -> None:
    limit = RateLimit(per_minute=2)
    here, neighbour = address_of("2001:db8::1"), address_of("2001:db8:0:1::1")
    assert [limit.take(here) for _ in range(3)] == [True, True, False]
    assert [limit.take(neighbour) for _ in range(3)] == [True, True, False]
    others = [limit.take(address_of(f"2001:db8:0:{n:x}::1")) for n in range(2, 20)]
    assert sum(others) == 4, "a /56 may do four times as much; what was refused has not counted"


def test_an_expensive_action_counts_more() -> None:
    limit = RateLimit(per_minute=10)
    assert [limit.take(1, cost=4) for _ in range(3)] == [True, True, False]
    assert limit.take(1)
    assert limit.allows(1)


def test_what_cannot_be_refused_is_owed_and_paid_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now)
    limit = RateLimit(per_minute=60)
    limit.charge(1, cost=90)
    now += 30
    assert not limit.take(1)
    now += 1
    assert limit.take(1)
    limit.charge(1, cost=10**6)
    now += 60
    assert not limit.take(1)
    now += 1
    assert limit.take(1), "a bucket owes no more than it holds"


def test_a_wide_network_has_a_smaller_multiple_of_what_costs_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen times the requests of an address would be more than a core; sixteen times its guesses cost nothing."""
    monkeypatch.setattr(rate_limit, "monotonic", lambda: 1000.0)
    quotas = Quotas(Limits(requests_per_minute=100, tables_per_address=100))
    left = {one.name: quotas.budgets(one) for one in address_of("2001:db8::1")}
    assert [budget["requests"].most for budget in left.values()] == [100, 200, 400]
    assert [budget["tables"].most for budget in left.values()] == [100, 400, 1600]
    hosts = [f"2001:db8:0:{n:x}::1" for n in range(0, 0x4000, 0x40)]
    assert sum(quotas.count_request(host) for host in hosts for _ in range(10)) == 400


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(burst=2, per_second=1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.counted -= 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", (Network("192.0.2.7"),)),
        ("::ffff:192.0.2.7", (Network("192.0.2.7"),)),
        (
            "2001:db8:1:234:5:6:7:8",
            (Network("2001:db8:1:234::/64"), Network("2001:db8:1:200::/56", 4), Network("2001:db8:1::/48", 16)),
        ),
        ("unix socket", (Network("unix socket"),)),
        (None, ()),
    ],
)
def test_the_address_that_a_host_counts_as(host: str | None, address: Address) -> None:
    assert address_of(host) == address


def test_the_operator_sets_how_much_of_an_ipv6_address_counts() -> None:
    assert address_of("2001:db8:1:234::1", 56) == (Network("2001:db8:1:200::/56"), Network("2001:db8:1::/48", 16))
    assert Quotas(Limits(ipv6_prefix=48)).address("2001:db8:1:234::1") == (Network("2001:db8:1::/48"),)


def test_every_limit_is_documented_with_its_default() -> None:
    rows = re.findall(r"^\| `--([a-z0-9-]+)` \| ([^|]+) \|", (ROOT / "docs" / "host.md").read_text(), re.MULTILINE)
    limits = Limits()
    usual = {name.replace("_", "-"): getattr(limits, name) for name in limits.__struct_fields__}
    assert {name: type(usual[name])(value) for name, value in rows if name in usual} == usual
