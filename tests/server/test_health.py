"""Health checks: alive as long as the loop answers, ready only if the store has written something a moment ago."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from madcap.server.errors import StoreError
from madcap.server.http import health
from madcap.server.http.health import LIVE, READY, HealthChecks, Readiness
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.store.sqlite import SqliteStore
from tests.program import Program

from .faulty_store import FaultyStore
from .table_client import PATIENCE_S


class Watched:
    """A store whose readiness a test asks for, by a clock that the test sets."""

    def __init__(self, store: FaultyStore) -> None:
        self.store = store
        self.later = 0.0
        self.readiness = Readiness(store, lambda: time.monotonic() + self.later)

    async def says(self) -> str:
        """Why the server is not ready; empty if it is."""
        found = await self.readiness.ask()
        assert (found.status == "ok") == (not found.detail)
        return found.detail

    def pass_time(self) -> None:
        self.later += 2 * health.FRESH_S


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    store = FaultyStore(str(tmp_path / "madcap.db"))
    yield Watched(store)
    await store.close()


async def test_a_store_that_has_just_written_is_not_asked_again(watched: Watched) -> None:
    await watched.store.add_player(b"token", "Ann")
    watched.store.full = True
    assert not await watched.says()
    watched.pass_time()
    assert await watched.says() == "The disk is full."


async def test_the_server_is_ready_again_when_the_store_is(watched: Watched) -> None:
    watched.pass_time()
    watched.store.full = True
    assert await watched.says()
    watched.store.full = False
    watched.pass_time()
    assert not await watched.says()


async def test_a_store_that_hangs_is_not_ready_and_is_asked_once(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE_S", 0.01)
    watched.pass_time()
    watched.store.may_go_on.clear()
    for _ in range(10):
        watched.pass_time()
        assert "has not answered" in await watched.says()
    watched.store.may_go_on.set()


async def test_a_server_that_shuts_down_is_not_ready(watched: Watched) -> None:
    watched.readiness.stopping = True
    assert await watched.says() == "The server is shutting down."


async def test_a_heartbeat_is_written_to_the_disk_and_takes_no_room(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    log = Path(f"{tmp_path / 'madcap.db'}-wal")
    before = log.read_bytes()
    await store.heartbeat()
    assert log.read_bytes() != before
    pages = store._db.execute("pragma page_count").fetchone()
    for _ in range(3000):  # the write-ahead log is used again from its beginning
        await store.heartbeat()
    assert store._db.execute("pragma page_count").fetchone() == pages
    assert log.stat().st_size < 8_000_000
    await store.close()


async def test_a_heartbeat_that_succeeds_ends_the_trouble(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    other = sqlite3.connect(tmp_path / "madcap.db")
    other.execute("begin immediate")
    with pytest.raises(StoreError):
        await store.add_player(b"token", "Ann")
    assert not (await store.condition()).works
    other.rollback()
    other.close()
    await store.heartbeat()
    assert (await store.condition()).works
    await store.close()


async def test_a_locked_database_is_not_ready_while_the_page_is_still_served(own_program: Program) -> None:
    """The same happens on a full disk: the page comes, but nothing can be stored."""
    async with httpx.AsyncClient(base_url=own_program.address, timeout=PATIENCE_S) as http:
        assert (await http.get(READY)).json() == {"status": "ok"}
        other = sqlite3.connect(own_program.db)
        other.execute("begin immediate")
        answer = await until(http, 503)
        assert answer.json()["status"] == "not-ready"
        assert "another program is writing to it" in answer.json()["detail"]
        assert str(own_program.db) not in answer.text
        assert (await http.get("/")).status_code == 200
        assert (await http.get(LIVE)).json() == {"status": "ok"}
        other.rollback()
        other.close()
        answer = await until(http, 200)
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"


async def until(http: httpx.AsyncClient, status: int) -> httpx.Response:
    """Ask until the server answers with this status."""
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await http.get(READY)).status_code != status:
            await asyncio.sleep(0.1)
    return answer


@pytest.mark.parametrize(("host", "free"), [("127.0.0.1", True), ("10.0.0.7", True), ("192.0.2.7", False)])
async def test_health_checks_are_free_for_this_machine_and_for_proxies(watched: Watched, host: str, free: bool) -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        """Never answers."""

    limits = structs.replace(Limits(), requests_per_minute=20, trusted_proxies="127.0.0.1,10.0.0.7")
    checked = RequestLimit(HealthChecks(app, watched.readiness), Quotas(limits))
    transport = httpx.ASGITransport(checked, client=(host, 1))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
        answers = [(await http.get(path)).status_code for path in [LIVE, READY] * 20]
        assert answers == ([200] * 40 if free else [200] * 20 + [429] * 20)
        assert (await http.head(READY)).content == b"" or not free
