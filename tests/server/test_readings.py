"""Readings of finished games: made once by a worker, without a table in memory, and paid for by what they cost."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json, structs

from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.errors import BrokenTable, TooManyRequests
from madcap.server.http import replay
from madcap.server.http.byte_cache import OVERHEAD, ByteCache
from madcap.server.http.readings import Readings
from madcap.server.limits import prices, rate_limit
from madcap.server.limits.address import NOWHERE, address_of
from madcap.server.limits.rate_limit import Quotas
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.bot_pool import BotPool, Result
from madcap.server.table.registry import Registry
from madcap.server.table.work_queue import Asker, Rank

from .in_process import GAME, NO_LIMITS, SHORT, InProcessServer, InstantBots, TableOfTwo, table_of_two
from .waiting import Clock, wait_until

EVE = address_of("10.0.0.66")
BASE = "http://here/"


class CountingBots(InstantBots):
    """Counts what workers would be asked for. They may be slow."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asker] = []
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def run(self, asker: Asker, work: Callable[..., Result], *args: Any) -> Result:
        self.asked.append(asker)
        await self.may_end.wait()
        return work(*args)


class Library:
    """A finished game in the store, and nothing of it in memory."""

    def __init__(self, server: InProcessServer, code: str, tokens: int) -> None:
        self.pool = CountingBots()
        quotas = Quotas(structs.replace(NO_LIMITS, requests_per_minute=tokens))
        self.registry = Registry(server.store, self.pool, quotas)
        self.readings = Readings(self.registry, quotas)
        self.code = code

    async def table(self) -> TableRecord:
        return await self.registry.look_up(self.code)

    async def every_reading(self) -> list[object]:
        table = await self.registry.with_salts(await self.table())
        return [
            await self.readings.replay(table, 0, 9, EVE),
            await self.readings.draws(table, 0, 9, EVE),
            await self.readings.record(table, EVE),
            await self.readings.preview(table, BASE, EVE),
            await self.readings.qr("http://here/t/ABCD", EVE),
        ]


@pytest.fixture
async def finished(tmp_path: Path, no_rate_limits: None) -> AsyncIterator[TableOfTwo]:
    server = InProcessServer(tmp_path / "madcap.db")
    game = await table_of_two(server)
    await game.begin()
    await game.play_out()
    yield game
    await server.close()


@pytest.fixture
def library(finished: TableOfTwo) -> Library:
    return Library(finished.server, finished.code, 10**6)


async def test_no_table_is_loaded_to_read_a_finished_game(library: Library) -> None:
    assert all(await library.every_reading())
    assert not library.registry.loaded.all()


async def test_readings_are_made_by_workers_in_a_line_of_their_own(library: Library) -> None:
    await library.every_reading()
    assert {(asker.rank, asker.address) for asker in library.pool.asked} == {(Rank.READING, "10.0.0.66")}
    assert len(library.pool.asked) == 5


async def test_a_reading_is_made_once(library: Library) -> None:
    assert await library.every_reading() == await library.every_reading()
    assert len(library.pool.asked) == 5
    await library.readings.replay(await library.table(), 1, 9, EVE)
    assert len(library.pool.asked) == 6


async def test_a_reading_that_is_being_made_is_waited_for(library: Library) -> None:
    table = await library.table()
    library.pool.may_end.clear()
    asked = [asyncio.create_task(library.readings.replay(table, 0, 9, EVE)) for _ in range(5)]
    await wait_until(lambda: bool(library.pool.asked))
    asked[0].cancel()  # its browser has gone
    library.pool.may_end.set()
    first, *others = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(first, asyncio.CancelledError)
    assert len(set(map(bytes, others))) == 1  # type: ignore[arg-type]
    assert len(library.pool.asked) == 1


async def test_a_worker_process_makes_what_this_process_would(library: Library) -> None:
    pool = BotPool(1)
    try:
        here = await library.every_reading()
        library.registry.bot_pool = pool
        there = Readings(library.registry, library.registry.quotas)
        table = await library.table()
        assert await there.replay(table, 0, 9, EVE) == here[0]
        assert await there.record(table, EVE) == here[2]
        assert await there.qr("http://here/t/ABCD", EVE) == here[4]
        assert await pool.run(Asker(Rank.READING, "", ""), os.getpid) != os.getpid()
    finally:
        pool.close()


async def test_a_reading_costs_what_the_game_is_long(finished: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prices, "MOVES", 1)
    moves = len(await finished.server.store.log((await finished.table()).record.id))
    library = Library(finished.server, finished.code, prices.READING + moves)
    table = await library.table()
    await library.readings.replay(table, 0, 9, EVE)
    with pytest.raises(TooManyRequests):
        await library.readings.replay(table, 1, 9, EVE)
    assert await library.readings.replay(table, 0, 9, EVE)  # what is kept costs nothing
    assert await library.readings.replay(table, 1, 9, address_of("10.0.0.67"))


@pytest.mark.parametrize("address", [address_of("127.0.0.1"), NOWHERE], ids=["a proxy", "nowhere"])
async def test_nobody_reads_without_a_limit(finished: TableOfTwo, address: Any) -> None:
    library = Library(finished.server, finished.code, 60)
    table = await library.table()
    asked = [library.readings.replay(table, first, 9, address) for first in range(60)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(answers[-1], TooManyRequests)


async def test_a_qr_code_is_paid_for(finished: TableOfTwo) -> None:
    library = Library(finished.server, finished.code, prices.QR)
    assert b"<svg" in await library.readings.qr("http://here/t/ABCD", EVE)
    assert b"<svg" in await library.readings.qr("http://here/t/ABCD", EVE)
    with pytest.raises(TooManyRequests):
        await library.readings.qr("http://elsewhere/t/ABCD", EVE)


async def test_a_log_that_makes_no_sense_is_answered_without_details(
    library: Library, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nonsense(*_: int) -> list[LogEntry]:
        return [LogEntry(0, 2**60, "self")] * 3

    monkeypatch.setattr(library.registry.store, "log", nonsense)
    monkeypatch.setattr(replay, "replay", _fails)
    with pytest.raises(BrokenTable, match=f"^{BrokenTable.sentence}$"):
        await library.readings.replay(await library.table(), 0, 9, EVE)
    assert (await library.table()).name in caplog.text
    assert "secret" not in caplog.text


def _fails(*_: object) -> None:
    raise ValueError("a secret")


async def test_the_cache_keeps_what_was_asked_for_last() -> None:
    cache, made = ByteCache(3 * (100 + OVERHEAD)), list[str]()

    def make(key: str) -> Callable[[], Any]:
        async def answer() -> bytes:
            made.append(key)
            return key.encode() * 100

        return answer

    for key in "abcabda":  # when d comes, c is what nobody has asked for for longest
        assert await cache.get(key, make(key)) == key.encode() * 100
        assert cache.bytes <= cache.most_bytes
    assert made == ["a", "b", "c", "d"]
    assert [cache.has(key) for key in "abcd"] == [True, True, False, True]
    await cache.get("x" * 10, make("x" * 10))
    assert not cache.has("x" * 10)  # larger than all it may keep
    assert [cache.has(key) for key in "abd"] == [True] * 3


def test_moves_are_not_told_again_to_an_address_that_cannot_pay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gets the position all the same."""
    monkeypatch.setattr("madcap.server.app.BotPool", lambda _: InstantBots())
    monkeypatch.setattr(prices, "MOVES", 1)
    monkeypatch.setattr(rate_limit, "monotonic", Clock())
    limits = structs.replace(NO_LIMITS, requests_per_minute=2000)
    with TestClient(make_app(SqliteStore(str(tmp_path / "madcap.db")), limits)) as client:
        client.get("/api/me")
        wish = {"game": GAME.name, "chairs": ["gentle", "gentle"], "options": SHORT, "pace": "instant"}
        code = client.post("/api/tables", json=wish).json()["code"]
        with client.websocket_connect(f"/api/tables/{code}/live?since=0") as socket:
            socket.send_text('{"type":"start"}')
            while not _state(socket).outcome:
                pass
        told = list[wire.State]()
        while len(told) < 2000 // prices.SOCKET and all(state.moves for state in told):
            with client.websocket_connect(f"/api/tables/{code}/live?since=0") as socket:
                told.append(_state(socket))
    assert {state.seq for state in told} == {told[0].seq}
    assert told[0].moves
    assert not told[-1].moves


def _state(socket: Any) -> wire.State:
    while True:
        message = json.decode(socket.receive_text(), type=wire.ToPlayer)
        if isinstance(message, wire.State):
            return message


async def test_a_new_name_is_stored_in_one_commit(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """At all tables in memory where the player sits; no other table is touched."""
    ann, ben = [await server.new_player(name) for name in ("Ann", "Ben")]
    codes = [await server.make(ann, ["open", "open"]) for _ in range(12)]
    for code in codes[:10]:
        client = await server.connect(code, ann)
        await client.sit(0)
    other = await server.connect(codes[10], ben)
    await other.sit(0)
    renamed = await server.players.rename(ann, "Annabel")
    batches: list[int] = []
    commit = SqliteStore._commit

    def counted(store: SqliteStore, batch: list[Any]) -> Any:
        batches.append(len(batch))
        return commit(store, batch)

    monkeypatch.setattr(SqliteStore, "_commit", counted)
    await server.tables.rename(renamed)
    assert batches == [10]
    names = [(await server.tables.look_up(code)).chairs[0].name for code in codes]
    assert names == ["Annabel"] * 10 + ["Ben", ""]


async def test_a_finished_game_keeps_its_names(finished: TableOfTwo) -> None:
    assert finished.ann.player
    await finished.server.tables.rename(await finished.server.players.rename(finished.ann.player, "Annabel"))
    record = await finished.server.tables.look_up(finished.code)
    assert [chair.name for chair in record.chairs] == ["Ann", "Ben"]
