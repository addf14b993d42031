"""Backups: copies of the database that are made while a server runs, checked, and restored."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from madcap.server.errors import StoreError
from madcap.server.store.database_file import VERSION

PRIVATE = 0o600  # the file holds the seeds of games that still run
MOMENT_S = 5.0  # how long another program may lock the database


def backup(db: Path, copy: Path) -> int:
    """Copy a database, even while a server uses it. Returns the number of tables. An older copy is replaced at the end."""
    tables_in(db)
    if copy.exists():
        if copy.samefile(db):
            raise StoreError(f"{copy} is the database itself; a copy needs another name.")
        tables_in(copy)  # nothing but an older copy is replaced
    with _new(copy) as fresh:
        _copy(db, fresh)
        return tables_in(fresh)


def restore(copy: Path, db: Path) -> tuple[int, Path | None]:
    """Replace the database by a copy. Returns the number of tables, and where the old database is now."""
    tables_in(copy)
    if db.exists() and db.samefile(copy):
        raise StoreError(f"{copy} is the database itself.")
    with _new(db) as fresh:
        _copy(copy, fresh)
        count = tables_in(fresh)
        return count, _set_aside(db) if db.exists() else None


def tables_in(path: Path) -> int:
    """The number of tables in a database. Raises a StoreError if it is not Madcap's, is damaged, or is of a newer version."""
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=MOMENT_S)) as db:
            (version,) = db.execute("pragma user_version").fetchone()
            ((sound, *_), *_) = db.execute("pragma quick_check(1)").fetchall()
            (count,) = db.execute("select count(*) from tables").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{path} is no database of Madcap: {error}.") from error
    if sound != "ok":
        raise StoreError(f"{path} is damaged: {sound}.")
    if version > VERSION:
        raise StoreError(f"{path} was made by a newer Madcap; this one is too old for it.")
    return int(count)


def _copy(source: Path, target: Path) -> None:
    """Copy page by page in one transaction into a single file, without a write-ahead log beside it."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=MOMENT_S)) as old,
            closing(sqlite3.connect(target, isolation_level=None)) as new,
        ):
            old.backup(new)
            new.execute("pragma journal_mode = delete")
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be copied: {error}.") from error


@contextmanager
def _new(path: Path) -> Iterator[Path]:
    """A new file that replaces the one at this path once it is complete and on the disk."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=PRIVATE)
    try:
        yield fresh
        _sync(fresh)
        fresh.replace(path)
        _sync(path.parent)
    finally:
        with suppress(FileNotFoundError):
            fresh.unlink()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _set_aside(db: Path) -> Path:
    """Rename the old database with its newest moves. Raises a StoreError if a server is using it."""
    try:
        with closing(sqlite3.connect(db, isolation_level=None, timeout=0)) as old:
            (mode,) = old.execute("pragma journal_mode = delete").fetchone()  # works only if nobody else has it open
    except sqlite3.OperationalError as error:
        raise StoreError(f"{db} is being used ({error}): stop the server first.") from error
    except sqlite3.DatabaseError:
        mode = "delete"  # damaged: that may be why a copy is put back
    if mode != "delete":
        raise StoreError(f"{db} is being used: stop the server first.")
    aside = db.with_name(f"{db.name}.before")
    db.replace(aside)
    for rest in ("-wal", "-shm"):
        db.with_name(db.name + rest).unlink(missing_ok=True)
    return aside
