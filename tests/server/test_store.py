"""The store: moves are stored once, all or none, and share commits; files that it cannot use are refused in words."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server.errors import StoreError
from madcap.server.store.contract import ChairRecord, LogEntry, TableRecord
from madcap.server.store.database_file import VERSION
from madcap.server.store.sqlite import SEEN_S, SqliteStore

ENTRIES = [LogEntry(0, 257, "self"), LogEntry(14, 3, "self"), LogEntry(1, 2**53 - 1, "time")]


def a_table(code: str = "BCDF", phase: str = "playing") -> TableRecord:
    chairs = (ChairRecord(player=1, name="Ann", nonce="a" * 32), ChairRecord(name="Ada", level="fair"))
    game = ("some_game", b'{"dice":5}', "human", phase)
    return TableRecord(code, *game, 1, chairs, bytes(range(32)), id=1, name=f"{code}{code}{code}")  # type: ignore[arg-type]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    the_store = SqliteStore(str(tmp_path / "store.db"))
    yield the_store
    await the_store.close()


async def test_everything_stored_is_there_after_a_restart(tmp_path: Path) -> None:
    path = str(tmp_path / "store.db")
    store = SqliteStore(path)
    player = await store.add_player(b"hash", "Ann")
    assert await store.add_table(a_table())
    await store.append(1, 1, ENTRIES)
    await store.close()
    store = SqliteStore(path)
    assert await store.find_player(b"hash") == player
    assert await store.find_table("BCDF") == a_table()
    assert await store.log(1) == ENTRIES
    assert await store.playing(60) == ["BCDF"]
    await store.close()


async def test_a_closed_store_answers_everybody(tmp_path: Path) -> None:
    """What was asked before is done; what is asked later is refused, so that nobody waits for ever."""
    path = str(tmp_path / "store.db")
    store = SqliteStore(path)
    before = asyncio.ensure_future(store.append(1, 1, ENTRIES))
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreError):
        await store.append(1, 4, ENTRIES)
    await closing
    await before
    with pytest.raises(StoreError):
        await store.log(1)
    again = SqliteStore(path)
    assert await again.log(1) == ENTRIES
    await again.close()


async def test_the_second_writer_of_a_move_is_refused(tmp_path: Path, store: SqliteStore) -> None:
    other = SqliteStore(str(tmp_path / "store.db"))
    await store.add_table(a_table())
    await store.append(1, 1, ENTRIES)
    with pytest.raises(StoreError):
        await other.append(1, 3, [LogEntry(1, 5, "bot"), LogEntry(0, 6, "self")])
    assert await store.log(1) == ENTRIES
    await other.append(1, 4, [LogEntry(0, 6, "self")])
    assert await store.log(1) == [*ENTRIES, LogEntry(0, 6, "self")]
    await other.close()


async def test_two_appends_at_once_cannot_both_write_a_move(store: SqliteStore) -> None:
    await store.add_table(a_table())
    both = [store.append(1, 1, [LogEntry(seat, 1, "self")]) for seat in (0, 1)]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StoreError]
    assert await store.log(1) == [LogEntry(0, 1, "self")]


async def test_moves_that_share_a_commit_with_a_failure_are_stored(store: SqliteStore) -> None:
    await store.add_table(a_table())
    await store.append(1, 1, ENTRIES)
    good = [store.append(table, 1, ENTRIES) for table in range(2, 10)]
    bad = store.append(1, 1, ENTRIES, a_table(phase="over"))
    *_, failure = await asyncio.gather(*good, bad, return_exceptions=True)
    assert isinstance(failure, StoreError)
    assert [await store.log(table) for table in range(2, 10)] == [ENTRIES] * 8
    assert await store.find_table("BCDF") == a_table()


async def test_the_record_changes_with_the_moves_or_not_at_all(store: SqliteStore) -> None:
    await store.add_table(a_table())
    await store.append(1, 1, ENTRIES, a_table(phase="over"))
    assert await store.find_table("BCDF") == a_table(phase="over")
    assert await store.playing(60) == []
    with pytest.raises(StoreError):
        await store.append(1, 3, ENTRIES, a_table())
    assert await store.find_table("BCDF") == a_table(phase="over")


async def test_many_appends_share_a_commit(store: SqliteStore) -> None:
    await store.add_table(a_table())
    commits: list[str] = []
    store._db.set_trace_callback(lambda sql: commits.append(sql) if sql.upper().startswith("COMMIT") else None)
    await asyncio.gather(*(store.append(1, seq, [LogEntry(0, seq, "self")]) for seq in range(1, 201)))
    store._db.set_trace_callback(None)
    assert 1 <= len(commits) <= 20
    assert [entry.move for entry in await store.log(1)] == list(range(1, 201))


async def test_a_commit_waits_for_the_disk(store: SqliteStore) -> None:
    assert store._db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert store._db.execute("pragma synchronous").fetchone() == (2,)  # FULL


async def test_a_code_is_given_once(store: SqliteStore) -> None:
    assert await store.add_table(a_table(phase="lobby"))
    assert not await store.add_table(a_table())
    assert await store.find_table("BCDF") == a_table(phase="lobby")


async def test_a_database_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    await SqliteStore(str(path)).close()
    with sqlite3.connect(path) as db:
        db.execute(f"pragma user_version = {VERSION + 1}")
    with pytest.raises(StoreError, match="newer Madcap"):
        SqliteStore(str(path))


@pytest.mark.parametrize("content", [b"This is no database. " * 100, b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_corrupt_file_is_refused_in_words(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "corrupt.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"corrupt\.db cannot be used"):
        SqliteStore(str(path))
    assert path.read_bytes() == content


def test_a_place_that_does_not_exist_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(str(tmp_path / "nowhere" / "madcap.db"))


async def test_a_disk_that_cannot_be_written_locks_no_player_out(tmp_path: Path) -> None:
    """That somebody was seen again is noted another time."""
    now = 1e9
    store = SqliteStore(str(tmp_path / "madcap.db"), lambda: now)
    ann = await store.add_player(b"token", "Ann")
    now += 2 * SEEN_S
    store._db.execute("pragma query_only = on")
    assert await store.find_player(b"token") == ann
    store._db.execute("pragma query_only = off")
    assert store._db.execute("select seen from players").fetchone() == (1e9,)
    assert await store.find_player(b"token") == ann
    assert store._db.execute("select seen from players").fetchone() == (now,)
    await store.close()


async def test_nothing_is_looked_for_in_a_whole_table(store: SqliteStore) -> None:
    """What the store does must not take longer with every game that was ever played: each statement has its index."""
    statements: list[str] = []
    ann = await store.add_player(b"token", "Ann")
    number = await store.add_table(a_table())
    kept = await store.add_table(structs.replace(a_table("GHJK"), name="GHJKGHJKGHJK"))
    assert number
    assert kept
    store._db.set_trace_callback(statements.append)
    await store.find_player(b"token")
    await store.rename_player(ann.id, "Anna")
    await store.find_table("BCDF")
    await store.find_table("BCDFBCDFBCDF")
    await store.append(number, 1, [LogEntry(0, 1, "self", 0)], structs.replace(a_table(), id=number, phase="over"))
    await store.log(number)
    await store.bests(ann.id)
    await store.playing(1.0)
    await store.keep_table(ann.id, number, 1)
    await store.is_kept(ann.id, number)
    await store.stop_keeping(ann.id, number)
    await store.newest_change()
    await store.release_codes(9e9, 9e9, 20)
    await store.remove_rested_codes(20)
    await store.remove_overdue("over", 9e9, 20, [5], 9e9)
    await store.remove_moves(20)
    await store.add_player(b"another", "Ben")
    await store.remove_players("guest", 9e9, 20)
    await store.share_bytes("players")
    await store.keep_table(ann.id, kept, 1)
    await store.remove_kept(0, 20, [], 9e9)
    store._db.set_trace_callback(None)
    plans = {one: plan(store, one) for one in statements if one.split()[0].lower() in VERBS}
    assert len(plans) > 20
    slow = {one: lines for one, lines in plans.items() if any(WHOLE.search(line) for line in lines)}
    assert slow == {}


VERBS = {"select", "insert", "update", "delete"}
WHOLE = re.compile(
    r"^SCAN (?!CONSTANT|json_each|resting_codes USING COVERING INDEX)|FOR ORDER BY"
)  # of these, the first


def plan(store: SqliteStore, statement: str) -> list[str]:
    return [row[3] for row in store._db.execute(f"explain query plan {statement}")]
