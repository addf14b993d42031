"""The server's key: made once, kept in the store, rotated; old public halves stay, private ones do not."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.records import signing
from madcap.records.format import signed_hash_of
from madcap.server import keyring as keyring_module
from madcap.server.errors import StoreError
from madcap.server.keyring import Keyring
from madcap.server.store import group_commit
from madcap.server.store.contract import KeyPair
from madcap.server.store.sqlite import SqliteStore
from tests.lab.finished_games import honest

HONEST = honest()


async def signed(keyring: Keyring) -> str:
    """A record with the signature of a keyring."""
    return HONEST + await keyring.signature_line(signed_hash_of(HONEST))


class Clock:
    """A clock that a test sets."""

    now = 2_000_000_000.5

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    the_store = SqliteStore(str(tmp_path / "madcap.db"))
    yield the_store
    await the_store.close()


async def test_the_first_start_makes_a_key_and_later_ones_find_it(store: SqliteStore) -> None:
    first, later = Keyring(store), Keyring(store)
    await first.prepare()
    (key,) = (await first.published()).keys
    assert await later.published() == await first.published()
    assert len(await store.keys()) == 1
    record = records.read(await signed(later))
    assert signing.check(record, [key]) == key


async def test_two_servers_have_different_keys(store: SqliteStore, tmp_path: Path) -> None:
    other = SqliteStore(str(tmp_path / "other.db"))
    theirs = await signed(Keyring(other))
    await other.close()
    with pytest.raises(BadRecord, match="not among the given keys"):
        signing.check(records.read(theirs), (await Keyring(store).published()).keys)


async def test_a_rotated_key_signs_no_more_and_its_records_stay_valid(store: SqliteStore) -> None:
    clock = Clock()
    keyring = Keyring(store, clock)
    before = await signed(keyring)
    clock.now += 86_400
    new = await keyring.rotate()
    after = await signed(keyring)
    published = (await keyring.published()).keys
    assert [signing.check(records.read(text), published).id for text in (after, before)] == [
        key.id for key in published
    ]
    assert published[0].id == new
    assert [key.until for key in published] == [None, datetime.fromtimestamp(2_000_086_401, UTC)]
    assert published[1].since == datetime.fromtimestamp(2_000_000_000, UTC)
    assert await signed(Keyring(store)) == after


async def test_a_key_that_was_given_up_loses_its_private_half(store: SqliteStore, tmp_path: Path) -> None:
    """It is in neither of the database's files."""
    keyring = Keyring(store)
    await keyring.rotate()
    given_up = (await store.keys())[0].private
    await keyring.rotate()
    await store.erase_deleted()
    with closing(sqlite3.connect(tmp_path / "madcap.db")) as db:
        privates = [private for (private,) in db.execute("select private from keys order by number")]
    assert [private is None for private in privates] == [True, False]
    assert given_up
    for file in ("madcap.db", "madcap.db-wal"):
        assert given_up not in (tmp_path / file).read_bytes()
    assert privates[1] in (tmp_path / "madcap.db").read_bytes()


async def test_what_is_deleted_is_overwritten_however_sqlite_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite3.connect

    def connect(*args: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = real(*args, **options)
        db.execute("pragma secure_delete = off")  # as SQLite itself sets it
        return db

    monkeypatch.setattr(sqlite3, "connect", connect)
    store = SqliteStore(str(tmp_path / "other.db"))
    assert await store._do(lambda db: db.execute("pragma secure_delete").fetchone()) == (1,)
    await store.close()


async def test_what_was_deleted_is_erased_while_others_write(store: SqliteStore, tmp_path: Path) -> None:
    writes = [store.add_player(bytes([number]), "Ann") for number in range(20)]
    await asyncio.gather(*writes[:10], store.erase_deleted(), *writes[10:])
    await store.erase_deleted()
    assert (tmp_path / "madcap.db-wal").read_bytes() == b""


async def test_the_operator_is_told_if_another_program_keeps_what_was_deleted(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "ERASE_TRIES", 2)
    with closing(sqlite3.connect(tmp_path / "madcap.db", isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select count(*) from players").fetchone()
        await Keyring(store).rotate()
        with pytest.raises(StoreError, match="another program reads the database"):
            await store.erase_deleted()
    await store.erase_deleted()


async def test_the_number_of_old_keys_is_limited(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyring_module, "KEPT", 3)
    keyring = Keyring(store)
    made = [await keyring.rotate() for _ in range(6)]
    assert [key.id for key in (await keyring.published()).keys] == made[:1:-1]


async def test_no_private_half_is_published(store: SqliteStore) -> None:
    keyring = Keyring(store)
    await keyring.rotate()
    published = json.encode(await keyring.published())
    private = (await store.keys())[0].private
    assert private
    assert private.hex().encode() not in published
    assert signing.read_keys(published.decode()) == (await keyring.published()).keys


class FailingOnce(SqliteStore):
    """A store that fails when it is asked for keys for the first time."""

    failed = False

    async def keys(self) -> list[KeyPair]:
        if not self.failed:
            self.failed = True
            raise StoreError("The disk is full.")
        return await super().keys()


async def test_a_server_starts_without_a_key_if_the_store_fails(tmp_path: Path) -> None:
    store = FailingOnce(str(tmp_path / "madcap.db"))
    keyring = Keyring(store)
    await keyring.prepare()
    assert store.failed
    assert signing.check(records.read(await signed(keyring)), (await keyring.published()).keys)
    await store.close()


class FullStore(SqliteStore):
    """A store that cannot write a key."""

    async def add_key(self, key: KeyPair, kept: int) -> None:
        raise StoreError("The disk is full.")


async def test_a_key_that_cannot_be_stored_signs_nothing(tmp_path: Path) -> None:
    """Otherwise nobody could check the record after a restart."""
    store = FullStore(str(tmp_path / "madcap.db"))
    keyring = Keyring(store)
    with pytest.raises(StoreError):
        await signed(keyring)
    with pytest.raises(StoreError):
        await keyring.rotate()
    await store.close()
