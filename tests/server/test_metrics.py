"""Metrics: complete, on a port of their own, on the dashboard, and without anything that belongs to players."""

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

from madcap.games import all_games
from madcap.server.counters import COUNTERS
from madcap.server.errors import BY_CODE
from madcap.server.http.health import LIVE, READY, Readiness
from madcap.server.metrics import port
from madcap.server.metrics.collector import OTHER, Census, ServerCollector
from madcap.server.metrics.port import MetricsPort
from madcap.server.people.players import COOKIE
from madcap.server.serving import listen
from tests.program import ROOT, Program

from .in_process import GAME, InProcessServer, TableOfTwo
from .network_clients import HttpClient
from .table_client import PATIENCE_S

DASHBOARD = json.decode((ROOT / "docs" / "host" / "dashboard.json").read_bytes())
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


def census(server: InProcessServer) -> Census:
    return Census(server.tables.tables, lambda: 7, lambda: 1.5)


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
        "phase": {"lobby", "playing", "over"},
        "cause": {"self", "bot", "time", "away"},
        "reason": {*BY_CODE, OTHER},
        "role": {"seated", "watching"},
        "state": {"waiting", "thinking"},
        "status": {f"{digit}xx" for digit in range(1, 6)},
        "level": {"debug", "info", "warning", "error", "critical"},
        "written": {"yes", "no"},
    }
    for family in families(game.server).values():
        for sample in family.samples:
            strange = {name: value for name, value in sample.labels.items() if value not in known.get(name, {value})}
            assert not strange
            assert set(sample.labels) <= {*known, "le", "route", "what", "limit"}
    assert values(families(game.server)["madcap_refusals"])[(OTHER,)] >= 1


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
        exported = list(text_string_to_metric_families((await scraped.port.metrics()).decode()))
    series = {family.name + suffix: family.name for family in exported for suffix in SUFFIXES[family.type]}
    shown = {name for one in expressions(DASHBOARD) for name in re.findall(r"\b(?:madcap|process)_\w+", one)}
    assert shown <= series.keys()
    assert {series[name] for name in shown} == {family.name for family in exported}


async def test_metrics_are_never_on_the_public_port(program: Program) -> None:
    async with httpx.AsyncClient(base_url=program.address, timeout=PATIENCE_S) as http:
        for path in ("/metrics", "/metrics/", "/api/metrics"):
            answer = await http.get(path)
            assert "madcap_" not in answer.text or "<html" in answer.text
            assert "madcap_moves" not in answer.text


async def test_the_program_serves_metrics_where_it_is_told_to(tmp_path: Path) -> None:
    """And nothing of a player is in them."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        number = free.getsockname()[1]
    program = Program(tmp_path / "madcap.db", script=("tests.server.metrics_program", str(number)))
    try:
        ann = await HttpClient(program.address).get_cookie("Ann of Cleves")
        code = await ann.make(["open", "open"])
        await ann.http.get(f"/api/tables/{code}")
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
            told = (await http.get(f"http://127.0.0.1:{number}/metrics")).text
        assert 'madcap_http_requests_total{route="/api/tables/{code}",status="2xx"} 1.0' in told
        assert not [secret for secret in (code, "Ann", "127.0.0.1", str(ann.http.cookies[COOKIE])) if secret in told]
    finally:
        program.kill()
        program.end_group()
