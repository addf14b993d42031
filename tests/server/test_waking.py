"""After a restart: which games go on by themselves, and that nobody waits for that."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server.app import make_app
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table import registry as registry_module
from madcap.server.table.registry import Registry

from .in_process import InProcessServer, TableOfTwo, table_of_two
from .table_client import PATIENCE_S


class HeldStore(SqliteStore):
    """Notes whose logs are read. While `may_read` is not set, they have to wait."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.asked: list[int] = []  # numbers of tables
        self.may_read = asyncio.Event()
        self.may_read.set()

    async def log(self, table_id: int, first: int = 1) -> list[LogEntry]:
        self.asked.append(table_id)
        await self.may_read.wait()
        return await super().log(table_id, first)


@pytest.fixture
async def store(tmp_path: Path) -> HeldStore:
    return HeldStore(tmp_path / "madcap.db")


@pytest.fixture
async def server(store: HeldStore, tmp_path: Path, no_rate_limits: None) -> AsyncIterator[InProcessServer]:
    the_server = InProcessServer(tmp_path / "madcap.db", store)
    yield the_server
    await the_server.close()


@pytest.fixture
async def woken(server: InProcessServer, game: TableOfTwo) -> AsyncIterator[Registry]:
    """The tables of a server that has just started again, where a game was being played. None is loaded yet."""
    the_registry = Registry(server.store, server.bot_pool, server.tables.quotas)
    yield the_registry
    the_registry.close()


async def until_asked(store: HeldStore) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not store.asked:
            await asyncio.sleep(0.001)


async def record_of(game: TableOfTwo) -> TableRecord:
    return (await game.table()).record


async def test_the_server_is_there_before_its_games_go_on(game: TableOfTwo, store: HeldStore) -> None:
    number = (await record_of(game)).id
    game.server.tables.close()
    store.may_read.clear()
    app = make_app(store)
    async with asyncio.timeout(PATIENCE_S), app.lifespan():
        registry: Registry = app.state.registry
        await until_asked(store)
        assert not registry.loaded.all()
        store.may_read.set()
        while registry.loaded.get(number) is None:
            await asyncio.sleep(0.001)


async def test_somebody_else_opens_a_table_while_another_one_is_loaded(
    server: InProcessServer, game: TableOfTwo, woken: Registry, store: HeldStore
) -> None:
    lobby = await server.make(await server.new_player("Eve"), ["open", "open"])
    store.may_read.clear()
    waking = asyncio.create_task(woken.wake())
    await until_asked(store)
    async with asyncio.timeout(PATIENCE_S), woken.visit(lobby) as table:
        assert table.record.code == lobby
    assert not waking.done()
    store.may_read.set()
    await waking
    assert woken.loaded.find(game.code)


async def test_the_newest_games_go_on_first(
    server: InProcessServer, game: TableOfTwo, woken: Registry, store: HeldStore
) -> None:
    others = [await table_of_two(server) for _ in range(2)]
    for other in others:
        await other.begin()
    oldest, middle, newest = [(await record_of(one)).id for one in (others[1], game, others[0])]
    for age, number in enumerate((newest, middle, oldest)):
        store._db.execute("update tables set touched = touched - ? where id = ?", (60 * age, number))
    store.asked.clear()
    await woken.wake()
    assert store.asked == [newest, middle, oldest]


async def test_a_long_game_goes_on_when_somebody_opens_it(
    game: TableOfTwo, woken: Registry, store: HeldStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    length = await store.log_length((await record_of(game)).id)
    monkeypatch.setattr(registry_module, "AWAKE_MOVES", length - 1)
    store.asked.clear()
    await woken.wake()
    assert not woken.loaded.find(game.code)
    assert not store.asked, "nothing of it is read"
    async with woken.visit(game.code) as table:
        assert table.record.phase == "playing"
    await woken.wake()
    monkeypatch.setattr(registry_module, "AWAKE_MOVES", length)
    again = Registry(store, game.server.bot_pool)
    await again.wake()
    assert again.loaded.find(game.code)
    again.close()


async def test_a_game_that_has_ended_meanwhile_is_not_loaded(
    game: TableOfTwo, woken: Registry, store: HeldStore, caplog: pytest.LogCaptureFixture
) -> None:
    over = structs.replace(await record_of(game), phase="over")

    async def playing(seconds: float) -> list[str]:
        await store.save_table(over)
        return [game.code, "ZZZZ"]

    store.playing = playing  # type: ignore[method-assign]
    await woken.wake()
    assert not woken.loaded.all()
    assert not caplog.records


async def test_a_fault_at_one_table_does_not_keep_the_others_asleep(
    server: InProcessServer, game: TableOfTwo, woken: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await table_of_two(server)
    await other.begin()
    find = woken._find

    async def fails_at_one(record: TableRecord) -> object:
        if record.code == other.code:
            raise ZeroDivisionError
        return await find(record)

    monkeypatch.setattr(woken, "_find", fails_at_one)
    await woken.wake()
    assert [table.record.code for table in woken.loaded.all()] == [game.code]
