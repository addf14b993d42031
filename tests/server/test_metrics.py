"""Metrics: complete, on a port of their own, on the dashboard, and without anything that belongs to players."""

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import websockets
from msgspec import json
from prometheus_client.parser import text_string_to_metric_families

from madcap.games import all_games
from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.listener import socket_beside
from madcap.server.counters import COUNTERS
from madcap.server.errors import BY_CODE
from madcap.server.http.health import LIVE, READY, Readiness
from madcap.server.metrics import port
from madcap.server.metrics.collector import OTHER, ServerCollector
from madcap.server.metrics.port import MetricsPort
from madcap.server.people.cookies import COOKIE
from madcap.server.serving import listen
from madcap.server.wire import Phase
from tests.program import ROOT, Program

from .collected import census, families, values
from .in_process import GAME, InProcessServer, TableOfTwo
from .network_clients import HttpClient
from .table_client import PATIENCE_S

DASHBOARD = json.decode((ROOT / "docs" / "host" / "dashboard.json").read_bytes())

SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


async def test_tables_and_people_are_counted_where_they_are(game: TableOfTwo) -> None:
    found = families(game.server)
    assert values(found["madcap_tables"]) == {(GAME.name, "playing"): 1}
    assert values(found["madcap_people"]) == {("seated",): 2, ("watching",): 1}
    assert values(found["madcap_connections"]) == {(): 7}


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


# The port and the dashboard.


class Scraped:
    """The port for metrics, in this process."""

    def __init__(self, server: InProcessServer) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.port = MetricsPort(self.listener, ServerCollector(census(server)), Readiness(server.store))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
            return await http.get(self.address + path)


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


# The real program.


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
