"""Every number that is counted is exported, and counted once, where it happens."""

import asyncio
import time
from collections import defaultdict
from math import inf
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from madcap.server import wire
from madcap.server.counters import COUNTERS, Histogram
from madcap.server.errors import StoreError
from madcap.server.http.readings import Readings
from madcap.server.limits.address import NOWHERE
from madcap.server.metrics import loop_lag
from madcap.server.metrics.collector import Census, ServerCollector
from madcap.server.store.contract import LogEntry
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.ceiling import MEGABYTE, Ceiling
from madcap.server.table.retention import HOUR_S, Retention
from madcap.server.table.work_queue import Asker, Rank, WorkQueue

from .collected import exported, families, total, values
from .faulty_store import FaultyStore
from .in_process import GAME, NO_LIMITS, InProcessServer, TableOfTwo, table_of_two
from .table_client import PATIENCE_S


def count_more(field: str) -> None:
    """Count one more in a field of the counters."""
    value = getattr(COUNTERS, field)
    if isinstance(value, Histogram):
        value.add(1.0)
    elif isinstance(value, defaultdict):
        lines = dict.fromkeys(("log_lines", "log_lines_left_out"), "info")  # other tests look at what labels there are
        keys: dict[str, Any] = {"requests": ("/", 2), "readings": ("replay", "cache"), **lines}
        into, key = (value[GAME.name], "self") if field == "moves" else (value, keys.get(field, "banned"))
        into[key] += 1
    else:
        setattr(COUNTERS, field, value + 1)


@pytest.mark.parametrize("field", [name for name in dir(COUNTERS) if not name.startswith("_")])
def test_every_counter_is_exported(field: str) -> None:
    before = exported()
    count_more(field)
    assert exported() != before


# Moves, and what is stored.


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


# Tables.


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


# The loop, and the workers.


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
