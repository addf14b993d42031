"""Long games: paid for before anything of them is read, and read in pieces, so that others are served in between."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from madcap.engine.match import digest
from madcap.server.errors import NoSuchTable, TooManyRequests
from madcap.server.http.readings import Readings
from madcap.server.limits import prices
from madcap.server.limits.address import address_of
from madcap.server.limits.rate_limit import Quotas
from madcap.server.store.contract import LOG_PIECE, LogEntry, TableRecord
from madcap.server.store.log_reader import LogReader
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.registry import Registry
from madcap.server.table.table import Table

from .in_process import NO_LIMITS, InProcessClient, InProcessServer, InstantBots, TableOfTwo, play_of, whole_log
from .table_client import PATIENCE_S
from .waiting import wait_until

EVE = address_of("10.0.0.66")
LONG = 100_000  # moves
PRICE = prices.of_log(LONG)
BASE = "http://here/"

Read = Callable[[Readings, TableRecord], Coroutine[Any, Any, object]]


class CountingStore(SqliteStore):
    """Counts the pieces of logs that are read, and how many at once. The logs of some tables come when they may."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.pieces: list[tuple[int, int]] = []  # tables, and how many moves
        self.under_way = self.most_at_once = 0
        self.held: dict[int, asyncio.Event] = {}

    async def log(self, table_id: int, first: int = 1) -> list[LogEntry]:
        self.under_way += 1
        self.most_at_once = max(self.most_at_once, self.under_way)
        try:
            if table_id in self.held:
                await self.held[table_id].wait()
            piece = await super().log(table_id, first)
        finally:
            self.under_way -= 1
        self.pieces.append((table_id, len(piece)))
        return piece


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[CountingStore]:
    the_store = CountingStore(tmp_path / "madcap.db")
    yield the_store
    await the_store.close()


@pytest.fixture
async def server(store: CountingStore, tmp_path: Path, no_rate_limits: None) -> AsyncIterator[InProcessServer]:
    the_server = InProcessServer(tmp_path / "madcap.db", store)
    yield the_server
    the_server.tables.close()


async def write_log(store: SqliteStore, table: int, length: int = LONG) -> None:
    for first in range(1, length + 1, 10_000):
        entries = [LogEntry(0, seq, "self", 5) for seq in range(first, min(first + 10_000, length + 1))]
        await store.append(table, first, entries)


async def long_game(server: InProcessServer, phase: str = "over") -> TableRecord:
    """A table with a very long log, whose moves make no sense; a lobby has none."""
    ann = await server.new_player("Ann")
    table = await server.store.find_table(await server.make(ann, ["open", "open"]))
    assert table
    seated = structs.replace(table.chairs[0], player=ann.id, name="Ann")
    chairs = tuple(structs.replace(chair, salt="ab" * 16) for chair in (seated, table.chairs[1]))
    table = structs.replace(table, phase=phase, ended=1e9, chairs=chairs)
    await server.store.save_table(table)
    assert isinstance(server.store, SqliteStore)
    if phase != "lobby":
        await write_log(server.store, table.id)
    return table


def rich(server: InProcessServer, tokens: int) -> Registry:
    """A registry where an address has so many tokens, with nothing in memory."""
    return Registry(server.store, InstantBots(), Quotas(structs.replace(NO_LIMITS, requests_per_minute=tokens)))


@contextmanager
def counted_rounds() -> Iterator[list[int]]:
    """Counts the rounds of the event loop in which others had their turn."""
    rounds = [0]

    async def others() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    try:
        yield rounds
    finally:
        task.cancel()


def in_small_pieces(monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    for module in ("store.sqlite", "store.log_reader"):
        monkeypatch.setattr(f"madcap.server.{module}.LOG_PIECE", moves)


# Everything is paid before anything is read.


READINGS: dict[str, Read] = {
    "replay": lambda readings, table: readings.replay(table, 0, 1, EVE),
    "draws": lambda readings, table: readings.draws(table, 0, 1, EVE),
    "record": lambda readings, table: readings.record(table, EVE),
    "preview": lambda readings, table: readings.preview(table, BASE, EVE),
}


@pytest.mark.parametrize("read", READINGS.values(), ids=READINGS)
async def test_nothing_is_read_for_an_address_that_cannot_pay(
    server: InProcessServer, store: CountingStore, read: Read
) -> None:
    table = await long_game(server)
    registry = rich(server, PRICE - 1)
    readings = Readings(registry, registry.quotas)
    for _ in range(12):
        with pytest.raises(TooManyRequests):
            await read(readings, table)
    assert not store.pieces
    assert registry.quotas.can_pay(EVE, PRICE - 2), "what is refused costs nothing"


async def test_no_table_is_loaded_for_a_watcher_who_cannot_pay(server: InProcessServer, store: CountingStore) -> None:
    table = await long_game(server)
    registry = rich(server, PRICE - 1)
    for _ in range(12):
        with pytest.raises(TooManyRequests):
            async with registry.visit(table.name, None, EVE):
                pass
    assert not store.pieces
    assert not registry.loaded.all()


async def test_a_player_with_a_seat_gets_in_and_owes_what_it_costs(game: TableOfTwo) -> None:
    registry = rich(game.server, 1)
    async with registry.visit(game.code, game.ann.player, EVE) as table:
        assert table.has_seat(game.ann.player)
    assert not registry.quotas.can_pay(EVE, 0)
    async with rich(game.server, 1000).visit(game.code, game.ann.player, EVE):
        assert not registry.quotas.can_pay(EVE, 1)
    registry.close()


async def test_a_seated_player_pays_like_everybody_else(game: TableOfTwo) -> None:
    price = prices.of_log(len(await game.server.store.log((await game.table()).record.id)))
    registry = rich(game.server, price + 1)
    async with registry.visit(game.code, game.ann.player, EVE):
        assert not registry.quotas.can_pay(EVE, 2)
        assert registry.quotas.can_pay(EVE, 1)
    registry.close()


# Pieces.


async def test_others_are_served_between_the_pieces_of_a_log(store: CountingStore) -> None:
    await write_log(store, 1)
    served = 0

    async def others() -> None:
        nonlocal served
        while True:
            await store.find_player(b"nobody")
            served += 1

    task = asyncio.create_task(others())
    moves = [entry.move for entry in await whole_log(store, 1)]
    task.cancel()
    assert moves == list(range(1, LONG + 1))
    assert store.pieces == [(1, LOG_PIECE)] * (LONG // LOG_PIECE)
    assert served >= LONG // LOG_PIECE // 2


async def test_of_many_long_logs_one_piece_is_read_at_a_time(store: CountingStore) -> None:
    for table in (1, 2, 3):
        await write_log(store, table, 3 * LOG_PIECE)
    await write_log(store, 4, LOG_PIECE)
    reader = LogReader(store)

    async def read(table: int) -> int:
        return sum([len(piece) async for piece in reader.pieces(table, await store.log_length(table))])

    assert list(await asyncio.gather(read(1), read(2), read(3))) == [3 * LOG_PIECE] * 3
    assert store.most_at_once == 1
    store.held[1] = asyncio.Event()
    long = asyncio.create_task(read(1))
    await wait_until(lambda: store.under_way > 0)
    assert await read(4) == LOG_PIECE, "a short game does not wait for a long one"
    store.held[1].set()
    await long


async def test_the_length_of_a_log_is_known_without_it(store: CountingStore) -> None:
    assert await store.log_length(1) == 0
    await write_log(store, 1, 2 * LOG_PIECE + 1)
    assert await store.log_length(1) == 2 * LOG_PIECE + 1
    assert [entry.move for entry in await store.log(1, 2 * LOG_PIECE)] == [2 * LOG_PIECE, 2 * LOG_PIECE + 1]
    plan = store._db.execute("explain query plan select max(seq) from log where table_id = ?", (1,)).fetchall()
    assert "SEARCH" in plan[0][-1]


async def test_a_game_that_is_removed_while_it_is_read_is_not_there(
    server: InProcessServer, store: CountingStore
) -> None:
    table = await long_game(server)
    readings = Readings(server.tables, server.tables.quotas)
    store.held[table.id] = asyncio.Event()
    reading = asyncio.create_task(readings.replay(table, 0, 1, EVE))
    await wait_until(lambda: store.under_way > 0)
    await store.delete_table(table, 0.0)
    assert await store.remove_moves(10**6)
    store.held[table.id].set()
    with pytest.raises(NoSuchTable):
        await reading
    with pytest.raises(NoSuchTable):
        await readings.replay(table, 1, 1, EVE)


async def test_a_long_reading_is_made_of_all_pieces(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    await game.play_out()
    table = await game.server.tables.with_salts((await game.table()).record)

    async def every_reading() -> list[object]:
        registry = rich(game.server, 10**6)
        return [await read(Readings(registry, registry.quotas), table) for read in READINGS.values()]

    whole = await every_reading()
    in_small_pieces(monkeypatch, 3)
    assert await every_reading() == whole


async def test_a_long_game_is_played_again_in_pieces(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    await game.play_out()
    in_small_pieces(monkeypatch, 1)
    here = play_of(await game.table())
    registry = rich(game.server, 10**6)
    with counted_rounds() as rounds:
        async with registry.visit(game.code) as table:
            again = play_of(table)
    length = here.stored
    assert rounds[0] >= length
    assert (again.stored, again.match.length) == (length, here.match.length)
    assert again.recent.between(0, length) == here.recent.between(0, length)
    assert again.last_move == here.last_move
    assert (digest(again.match.state), again.match.drawn) == (digest(here.match.state), here.match.drawn)
    registry.close()


async def test_others_play_on_while_moves_are_replayed_for_somebody(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They get the moves that are made meanwhile as well, each once; and who has no valid position gets none."""
    for _ in range(3):
        await game.play()
    replayed, sleep = asyncio.Event(), asyncio.sleep

    async def stopped(seconds: float) -> None:
        await (sleep(seconds) if seconds or asyncio.current_task() not in arriving else replayed.wait())

    table, length = await game.table(), game.ann.position()[0]
    clients = [InProcessClient(table, None, since) for since in (0, 1, length + 1, None)]
    arriving = {client.task for client in clients}
    monkeypatch.setattr(asyncio, "sleep", stopped)
    for _ in range(2):
        await game.mover.play()
        await game.receive_states()
    replayed.set()
    told = [[moved.seq for moved in (await client.next_state()).moves] for client in clients]
    now = game.ann.position()[0]
    assert told == [list(range(1, now + 1)), list(range(2, now + 1)), [], []]
    assert not table.missed_moves._arriving
    for client in clients:
        await client.leave()


# Nobody waits for a long game of others.


async def test_nobody_waits_while_another_table_is_loaded(server: InProcessServer, store: CountingStore) -> None:
    slow, here, other = [await long_game(server, phase) for phase in ("playing", "lobby", "lobby")]
    await store.save_table(structs.replace(slow, seed=b"x" * 32))
    registry = rich(server, 10**6)
    store.held[slow.id] = asyncio.Event()
    async with registry.visit(here.name):
        visits = [asyncio.create_task(_visited(registry, slow)) for _ in range(5)]
        await wait_until(lambda: store.under_way > 0)
        await _visited(registry, here)
        await _visited(registry, other)
        assert not any(visit.done() for visit in visits)
        assert store.under_way == 1, "those who come to one table wait for each other"
        async with asyncio.timeout(PATIENCE_S):
            assert await registry.removal.remove("lobby", inf, 0.0, 9) == 0, "both are in memory"
            assert await registry.removal.remove("playing", inf, 0.0, 9) == 0, "it is being loaded"
            assert await registry.removal.release_codes(inf, 0.0, 9) == 0
            await _visited(registry, other)
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)
        assert await registry.removal.remove("playing", inf, 0.0, 9) == 1
    registry.close()


async def test_a_code_that_is_given_back_while_its_table_is_loaded_is_gone_there_too(
    game: TableOfTwo, store: CountingStore
) -> None:
    await game.play_out()
    over = (await game.table()).record
    registry = rich(game.server, 10**6)
    store.held[over.id] = asyncio.Event()
    loading = asyncio.create_task(_visited(registry, over))
    await wait_until(lambda: store.under_way > 0)
    releasing = asyncio.create_task(registry.removal.release_codes(inf, inf, 9))
    async with asyncio.timeout(PATIENCE_S):
        while await store.find_table(over.code):
            await asyncio.sleep(0.001)
    store.held[over.id].set()
    assert await releasing == 1
    table = await loading
    assert (table.record.code, registry.loaded.find(over.code)) == ("", None)
    registry.close()


async def _visited(registry: Registry, table: TableRecord) -> Table:
    async with registry.visit(table.name) as found:
        return found


async def test_a_game_is_removed_in_small_steps(game: TableOfTwo, store: CountingStore) -> None:
    """One step must not hold up the moves that wait for the disk. The game is not there from the first step on."""
    await game.play_out()
    over = (await game.table()).record
    length = await store.log_length(over.id)
    assert await store.remove_overdue("over", inf, 20, [], inf) == 1
    assert await store.find_table(over.name) is None
    left = []
    while await store.remove_moves(7):
        left.append(await store.log_length(over.id))
    assert left == [max(0, length - 7 * step) for step in range(1, len(left) + 1)]
    assert len(left) > 1
    assert store._db.execute("select * from removed_logs").fetchall() == []
