"""Metrics: complete, on a port of their own, on the dashboard, and without anything that belongs to players."""

import asyncio
import re
import socket
import time
from collections import defaultdict
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import websockets
from litestar.testing import TestClient
from msgspec import json, structs
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

from madcap.games import all_games
from madcap.server import wire
from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.listener import socket_beside
from madcap.server.app import make_app
from madcap.server.counters import COUNTERS, Histogram
from madcap.server.errors import BY_CODE, StoreError
from madcap.server.http.health import LIVE, READY, Readiness
from madcap.server.http.readings import Readings
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits import prices
from madcap.server.limits.address import NOWHERE
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.metrics import loop_lag, port
from madcap.server.metrics.collector import OTHER, Census, ServerCollector
from madcap.server.metrics.port import MetricsPort
from madcap.server.people.cookies import COOKIE
from madcap.server.serving import listen
from madcap.server.socket.throttle import Throttle
from madcap.server.store.contract import LogEntry
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.ceiling import MEGABYTE, Ceiling
from madcap.server.table.retention import HOUR_S, Retention
from madcap.server.table.work_queue import Asker, Rank, WorkQueue
from madcap.server.wire import Phase
from tests.program import ROOT, Program

from .faulty_store import FaultyStore
from .in_process import GAME, NO_LIMITS, InProcessServer, InstantBots, TableOfTwo, table_of_two
from .network_clients import HttpClient
from .table_client import PATIENCE_S

DASHBOARD = json.decode((ROOT / "docs" / "host" / "dashboard.json").read_bytes())
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


def census(server: InProcessServer) -> Census:
    return Census(server.tables.loaded.all, lambda: 7, lambda: 1.5, lambda: {"database": 4096, "wal": 0})


def families(server: InProcessServer) -> dict[str, Metric]:
    return {family.name: family for family in ServerCollector(census(server)).collect()}


def values(family: Metric) -> dict[tuple[str, ...], float]:
    """The samples of a counter or a gauge, by their labels."""
    return {tuple(sample.labels.values()): sample.value for sample in family.samples}


class Scraped:
    """The port for metrics, in this process."""

    def __init__(self, server: InProcessServer) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.port = MetricsPort(self.listener, ServerCollector(census(server)), Readiness(server.store))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
            return await http.get(self.address + path)


async def test_tables_and_people_are_counted_where_they_are(game: TableOfTwo) -> None:
    found = families(game.server)
    assert values(found["madcap_tables"]) == {(GAME.name, "playing"): 1}
    assert values(found["madcap_people"]) == {("seated",): 2, ("watching",): 1}
    assert values(found["madcap_connections"]) == {(): 7}


async def test_a_move_is_counted_with_its_time_and_its_commit(game: TableOfTwo) -> None:
    def counts() -> list[float]:
        found = families(game.server)
        moves = values(found["madcap_moves"]).get((GAME.name, "self"), 0)
        timed = [found[name].samples[-2].value for name in ("madcap_move_seconds", "madcap_commit_seconds")]
        return [moves, *timed]

    before = counts()
    await game.play()
    await game.play()
    assert [after - one for after, one in zip(counts(), before, strict=True)] == [2, 2, 2]


async def test_labels_have_known_values(game: TableOfTwo) -> None:
    """Only what the program itself names: a label that strangers could choose would fill the memory."""
    COUNTERS.refusals["something that is no code"] += 1
    known = {
        "game": set(all_games()),
        "phase": set(get_args(Phase)),
        "cause": {"self", "bot", "time", "away"},
        "reason": {*BY_CODE, OTHER},
        "role": {"seated", "watching"},
        "state": {"waiting", "thinking"},
        "status": {f"{digit}xx" for digit in range(1, 6)},
        "level": {"debug", "info", "warning", "error", "critical"},
        "written": {"yes", "no"},
        "from": {"worker", "cache"},
        "file": {"database", "wal"},
    }
    await (await game.table()).close("enough")
    for family in families(game.server).values():
        for sample in family.samples:
            strange = {name: value for name, value in sample.labels.items() if value not in known.get(name, {value})}
            assert not strange
            assert set(sample.labels) <= {*known, "le", "route", "what", "limit"}
    assert values(families(game.server)["madcap_refusals"])[(OTHER,)] >= 1
    assert values(families(game.server)["madcap_tables"]) == {(GAME.name, "closed"): 1}


# Every number that is counted is exported, and counted where it happens.


NOBODY = Census(list, lambda: 0, lambda: 0.0, dict)


def total(name: str, **labels: str) -> float:
    """The sum of a metric's samples with these labels."""
    collected = ServerCollector(NOBODY).collect()
    samples = [sample for family in collected for sample in family.samples if sample.name == f"madcap_{name}"]
    return sum(sample.value for sample in samples if labels.items() <= sample.labels.items())


def exported() -> list[tuple[str, dict[str, str], float]]:
    collected = ServerCollector(NOBODY).collect()
    return [(sample.name, sample.labels, sample.value) for family in collected for sample in family.samples]


def count_more(field: str) -> None:
    """Count one more in a field of the counters."""
    value = getattr(COUNTERS, field)
    if isinstance(value, Histogram):
        value.add(1.0)
    elif isinstance(value, defaultdict):
        keys: dict[str, Any] = {"requests": ("/", 2), "readings": ("replay", "cache")}
        into, key = (value[GAME.name], "self") if field == "moves" else (value, keys.get(field, "banned"))
        into[key] += 1
    else:
        setattr(COUNTERS, field, value + 1)


@pytest.mark.parametrize("field", [name for name in dir(COUNTERS) if not name.startswith("_")])
def test_every_counter_is_exported(field: str) -> None:
    before = exported()
    count_more(field)
    assert exported() != before


async def test_a_blocked_loop_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag, "EVERY_S", 0.01)

    def much_too_late() -> float:
        return total("loop_lag_seconds_count") - total("loop_lag_seconds_bucket", le="0.05")

    before = much_too_late()
    sampling = asyncio.create_task(loop_lag.sample())
    await asyncio.sleep(0)
    time.sleep(0.1)
    async with asyncio.timeout(PATIENCE_S):
        while much_too_late() == before:
            await asyncio.sleep(0.01)
    sampling.cancel()


async def test_changes_that_share_a_commit_are_counted(server: InProcessServer) -> None:
    before = [total(f"commit_jobs_{part}") for part in ("count", "sum")]
    await asyncio.gather(*(server.store.add_player(bytes([number]), "Ann") for number in range(3)))
    assert [total(f"commit_jobs_{part}") for part in ("count", "sum")] == [before[0] + 1, before[1] + 3]


async def test_a_change_that_cannot_be_stored_is_counted(game: TableOfTwo) -> None:
    before, table = total("store_failures_total"), (await game.table()).record.id
    with pytest.raises(StoreError):
        await game.server.store.append(table, 1, [LogEntry(0, 1, "self")])  # there is a first move already
    assert total("store_failures_total") == before + 1


async def test_the_size_of_the_databases_files_is_measured(tmp_path: Path) -> None:
    """What was just written is in the log of newest changes first."""
    store = SqliteStore(str(tmp_path / "madcap.db"))
    census = Census(list, lambda: 0, lambda: 0.0, store.bytes_of_files)

    def sizes() -> dict[tuple[str, ...], float]:
        return next(values(one) for one in ServerCollector(census).collect() if one.name == "madcap_store_bytes")

    before = sizes()
    await store.add_player(b"token", "Ann" * 10_000)
    assert sizes()["wal",] >= before["wal",] + 30_000
    assert sizes()["database",] == (tmp_path / "madcap.db").stat().st_size > 0
    await store.close()


async def test_a_table_that_is_dropped_from_memory_is_counted(lobby: TableOfTwo) -> None:
    before = total("tables_evicted_total")
    for client in lobby.clients:
        await client.leave()
    lobby.server.tables.loaded.unload_idle()
    assert total("tables_evicted_total") == before + 1


async def test_what_retention_deletes_is_counted(server: InProcessServer) -> None:
    before = total("removed_total", what="empty-tables")
    await server.make(await server.new_player("Ann"), ["open", "open"])
    await Retention(server.tables, NO_LIMITS, lambda: time.time() + 2 * HOUR_S).step()
    assert total("removed_total", what="empty-tables") == before + 1


async def test_games_that_are_removed_early_are_counted(
    server: InProcessServer, no_rate_limits: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def used_bytes() -> int:
        return 2 * MEGABYTE

    before = total("games_removed_early_total")
    table = await table_of_two(server)
    await table.begin()
    await table.play_out()
    for client in table.clients:
        await client.leave()
    await server.tables.tidy(time.monotonic())
    monkeypatch.setattr(server.store, "used_bytes", used_bytes)
    await Ceiling(server.tables, structs.replace(NO_LIMITS, store_megabytes=1)).remove(inf, 0.0, 20)
    assert total("games_removed_early_total") == before + 1


def refused_requests() -> RequestLimit:
    """A limit that refuses everything."""

    async def app(scope: object, receive: object, send: object) -> None:
        """Is never reached."""

    return RequestLimit(app, Quotas(Limits(requests_per_minute=0)))


async def test_requests_beyond_a_limit_are_counted() -> None:
    limit = refused_requests()
    quotas = limit._quotas
    transport = httpx.ASGITransport(limit, client=("192.0.2.7", 1))  # type: ignore[arg-type]
    before = [total("http_refused_total", limit=limit) for limit in ("requests", "cost")]
    refused = (
        total("refusals_total", reason="too-many-requests"),
        total("http_requests_total", route="none", status="4xx"),
    )
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
        assert (await http.get("/")).status_code == 429
    assert not quotas.can_pay(quotas.address("192.0.2.7"), 1.0)
    assert [total("http_refused_total", limit=limit) for limit in ("requests", "cost")] == [one + 1 for one in before]
    assert total("refusals_total", reason="too-many-requests") == refused[0] + 1
    assert total("http_requests_total", route="none", status="4xx") == refused[1] + 1
    assert quotas.addresses.all["192.0.2.7"].refusals == 1


async def test_sockets_beyond_the_limit_of_requests_are_counted() -> None:
    reason, sent = "too-many-requests", []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    before = [total(name, reason=reason) for name in ("refusals_total", "sockets_closed_total")]
    scope: Any = {"type": "websocket", "client": ("192.0.2.7", 1), "headers": [], "state": {}}
    await refused_requests()(scope, receive, send)
    assert sent[-1]["code"] == 4429
    assert [total(name, reason=reason) for name in ("refusals_total", "sockets_closed_total")] == [
        one + 1 for one in before
    ]


def unload(client: TestClient[Any]) -> None:
    """Let the server forget its tables, as soon as nobody is there any more."""
    registry, until = client.app.state.registry, time.monotonic() + PATIENCE_S
    with client.portal() as portal:
        while registry.loaded.all() and time.monotonic() < until:
            portal.call(asyncio.sleep, 0.01)
            portal.call(registry.loaded.unload_idle)
    assert not registry.loaded.all()


def test_a_socket_of_a_player_who_owes_counts_as_no_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is refused to somebody who opens a table and wants no moves told again."""
    monkeypatch.setattr("madcap.server.app.BotPool", lambda _: InstantBots())
    limits = structs.replace(NO_LIMITS, requests_per_minute=2000)
    with TestClient(make_app(SqliteStore(str(tmp_path / "madcap.db")), limits)) as client:
        state = client.app.state
        client.get("/api/me")
        code = client.post("/api/tables", json={"game": GAME.name, "chairs": ["open", "open"]}).json()["code"]
        live = f"/api/tables/{code}/live"
        with client.websocket_connect(live) as socket:
            socket.send_text(json.encode(wire.Sit("a" * 64)).decode())
            while '"you":0' not in socket.receive_text():
                pass
        unload(client)
        monkeypatch.setattr(prices, "of_log", lambda _: 3000)
        before = total("http_refused_total", limit="cost")
        with client.websocket_connect(live) as socket:
            assert '"table"' in socket.receive_text()
        assert total("http_refused_total", limit="cost") == before
        assert not state.quotas.can_pay(state.quotas.address("testclient"), 1.0)


def test_a_socket_that_sends_too_fast_is_counted_once_with_all_its_waiting() -> None:
    before = total("sockets_throttled_total"), total("sockets_throttled_seconds_total")
    throttle = Throttle(Limits())
    waited = throttle.wait_s() + throttle.wait_s()
    assert total("sockets_throttled_total") == before[0] + 1
    assert total("sockets_throttled_seconds_total") == pytest.approx(before[1] + waited)


async def test_readings_are_counted_by_where_they_came_from(game: TableOfTwo) -> None:
    await game.play_out()
    readings, table = Readings(game.server.tables, game.server.tables.quotas), (await game.table()).record
    counted = [("replay", "worker"), ("replay", "cache"), ("qr", "worker"), ("qr", "cache")]
    before = [total("readings_total", **{"what": what, "from": source}) for what, source in counted]
    for _ in range(3):
        await readings.replay(table, 0, 9, NOWHERE)
        await readings.qr("http://here/t/BCDF", NOWHERE)
    after = [total("readings_total", **{"what": what, "from": source}) for what, source in counted]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 2, 1, 2]


async def test_the_time_that_a_worker_needs_for_a_reading_is_counted() -> None:
    before = total("reading_seconds_count"), total("bot_think_seconds_count")
    queue = WorkQueue(1)
    work = await queue.wait(Asker(Rank.READING, "192.0.2.7", "BCDF"))
    work.used_s = 0.25
    queue.end(work)
    assert (total("reading_seconds_count"), total("bot_think_seconds_count")) == (before[0] + 1, before[1])


async def test_a_move_that_a_task_waits_for_is_measured(game: TableOfTwo) -> None:
    before = total("move_seconds_count")
    game.mover.connection.deciding = True  # another move of this browser waits: its reader has to take this one
    await game.play()
    assert total("move_seconds_count") == before + 1


async def test_a_refused_move_is_not_measured(game: TableOfTwo) -> None:
    before, mover = total("move_seconds_count"), game.mover
    assert mover.state
    async with (await game.table()).turn:
        await game.waiter.send_message(wire.Play(mover.state.seq, mover.state.legal[0]))
        await game.waiter.send_message(wire.Start())  # something else arrives meanwhile
        await asyncio.sleep(0.01)
    await game.waiter.refusal()
    assert total("move_seconds_count") == before


async def test_a_move_that_cannot_be_stored_is_not_measured(tmp_path: Path, no_rate_limits: None) -> None:
    disk = FaultyStore(str(tmp_path / "madcap.db"))
    game = await table_of_two(InProcessServer(tmp_path, disk))
    await game.begin()
    before, disk.full = total("move_seconds_count"), True
    await game.mover.play()
    await game.mover.refusal()
    assert total("move_seconds_count") == before
    await game.server.close()


# The port and the dashboard.


async def test_the_port_serves_metrics_and_health_and_nothing_else(server: InProcessServer) -> None:
    scraped = Scraped(server)
    async with await scraped.port.start():
        answer = await scraped.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        names = {family.name for family in text_string_to_metric_families(answer.text)}
        assert {"madcap_moves", "madcap_loop_lag_seconds", "process_resident_memory_bytes"} <= names
        assert [(await scraped.get(path)).status_code for path in (LIVE, READY, "/", "/api/me")] == [200, 200, 404, 404]


async def test_clients_that_say_nothing_cannot_block_the_port(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(port, "PATIENCE_S", 0.2)
    scraped = Scraped(server)
    async with await scraped.port.start():
        silent = [socket.create_connection(scraped.listener.getsockname()) for _ in range(2 * port.AT_ONCE)]
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    assert (await scraped.get("/metrics")).status_code == 200
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
        for one in silent:
            one.close()


def expressions(part: Any) -> Iterator[str]:
    """Every query in a dashboard."""
    if isinstance(part, dict):
        if "expr" in part:
            yield part["expr"]
        for value in part.values():
            yield from expressions(value)
    elif isinstance(part, list):
        for value in part:
            yield from expressions(value)


async def test_the_dashboard_shows_every_metric_and_no_other(server: InProcessServer) -> None:
    scraped = Scraped(server)
    with scraped.listener:
        served = list(text_string_to_metric_families((await scraped.port.metrics()).decode()))
    series = {family.name + suffix: family.name for family in served for suffix in SUFFIXES[family.type]}
    shown = {name for one in expressions(DASHBOARD) for name in re.findall(r"\b(?:madcap|process)_\w+", one)}
    assert shown <= series.keys()
    assert {series[name] for name in shown} == {family.name for family in served}


async def test_metrics_are_never_on_the_public_port(program: Program) -> None:
    async with httpx.AsyncClient(base_url=program.address, timeout=PATIENCE_S) as http:
        for path in ("/metrics", "/metrics/", "/api/metrics"):
            answer = await http.get(path)
            assert "madcap_" not in answer.text or "<html" in answer.text
            assert "madcap_moves" not in answer.text


class Measured(Program):
    """The real program with a port for metrics."""

    def __init__(self, db: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.number = free.getsockname()[1]
        super().__init__(db, script=("tests.server.metrics_program", str(self.number)))

    async def metrics(self) -> str:
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
            return (await http.get(f"http://127.0.0.1:{self.number}/metrics")).text


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Measured]:
    program = Measured(tmp_path / "madcap.db")
    yield program
    program.kill()
    program.end_group()


async def test_the_program_serves_metrics_where_it_is_told_to(measured: Measured) -> None:
    """And nothing of a player is in them."""
    ann = await HttpClient(measured.address).get_cookie("Ann of Cleves")
    code = await ann.make(["open", "open"])
    await ann.http.get(f"/api/tables/{code}")
    told = await measured.metrics()
    assert 'madcap_http_requests_total{route="/api/tables/{code}",status="2xx"} 1.0' in told
    assert re.search(r'madcap_store_bytes{file="database"} [1-9]', told)
    assert not [secret for secret in (code, "Ann", "127.0.0.1", str(ann.http.cookies[COOKIE])) if secret in told]


async def test_what_a_banned_address_asks_for_is_counted(measured: Measured) -> None:
    await asyncio.to_thread(ask, socket_beside(measured.db), messages.AddBan("203.0.113.9"))
    headers = {"x-forwarded-for": "203.0.113.9"}
    async with httpx.AsyncClient(base_url=measured.address, headers=headers, timeout=PATIENCE_S) as http:
        assert [(await http.get(path)).status_code for path in ("/", "/api/me")] == [403, 403]
    address = f"ws{measured.address.removeprefix('http')}/api/tables/BCDF/live"
    async with websockets.connect(address, additional_headers=headers) as live:
        await live.wait_closed()
    told = await measured.metrics()
    for line in (
        'madcap_refusals_total{reason="banned"} 3.0',
        'madcap_http_requests_total{route="/",status="4xx"} 1.0',
        'madcap_http_requests_total{route="none",status="4xx"} 1.0',
        'madcap_sockets_closed_total{reason="banned"} 1.0',
    ):
        assert line in told
