"""Opens the database file: locks it for one server, migrates its schema, and says in words why it cannot be used."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from madcap.server.errors import StoreError

# The schema, version by version: 1.sql, 2.sql, ... A file of an older version is brought up to date when it is opened.
HOME = Path(__file__).parent / "schema"
VERSION = len(list(HOME.glob("*.sql")))
SCHEMA = [(HOME / f"{version}.sql").read_text() for version in range(1, VERSION + 1)]
BUSY_S = 1.0  # that another program may hold the file while it writes; it is waited for only once
PRIVATE = 0o600  # for its user alone
CHECKED_BYTES = 200_000_000  # a larger file is not looked through at every start: that would take too long

# What is wrong, by SQLite's result codes.
WORDS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written as it should",
    sqlite3.SQLITE_READONLY: "it may be read but not written",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened: its directory must exist, and this user must be allowed to write there",
    sqlite3.SQLITE_PERM: "this user is not allowed to use it",
    sqlite3.SQLITE_BUSY: "another program is writing to it",
    sqlite3.SQLITE_CORRUPT: "it is damaged; docs/host.md says what can be done",
    sqlite3.SQLITE_NOTADB: "it is no SQLite database, or its beginning is damaged",
}


def why(error: Exception) -> str:
    """What is wrong, in words, followed by SQLite's own message."""
    words = WORDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return f"{words} ({error})" if words else str(error)


def unusable(path: str, reason: str) -> StoreError:
    return StoreError(f"The database {path} cannot be used: {reason}.")


@contextmanager
def held(path: str) -> Iterator[None]:
    """Lock a database file for one server. The system releases the lock however the process ends.

    The file beside it names the process that has the lock; the file itself is locked, too, for those who come by another
    name (a hard link). It stays open until the end: whoever closes it takes SQLite's own locks away.
    """
    beside = f"{os.path.realpath(path)}.lock"
    try:
        lock = os.open(beside, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise unusable(path, f"{beside} cannot be written: {error.strerror}") from error
    file = _private(path)
    try:
        _lock(lock, path)
        if file is not None:
            _lock_itself(file, path)
        yield
    finally:
        for one in (lock, file):
            if one is not None:
                os.close(one)


def _private(path: str) -> int | None:
    """Open the database, for its user alone: it contains the seeds of running games. None: SQLite will say what is wrong.

    SQLite makes its other files like this one; those that a killed server has left are changed here.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        os.fchmod(file, os.fstat(file).st_mode & PRIVATE)
        for left in (Path(f"{path}{end}") for end in ("-wal", "-shm")):
            if left.exists():
                left.chmod(left.stat().st_mode & PRIVATE)
    except OSError:
        return None
    return file


def _lock_itself(file: int, path: str) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise unusable(path, "another Madcap is using it by another name, and a file is for one server") from error


def _lock(lock: int, path: str) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        other = os.read(lock, 20).decode(errors="replace").strip() or "?"
        raise unusable(path, f"another Madcap (process {other}) is using it, and a file is for one server") from error
    with suppress(OSError):  # on a full disk, the number of our process is not written
        os.ftruncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)


def opened(path: str) -> sqlite3.Connection:
    """A connection to a writable database of the present schema. Raises a StoreError and leaves the file as it was."""
    db = None
    try:
        db = sqlite3.connect(path, BUSY_S, isolation_level=None, check_same_thread=False)
        _prepare(db, path)
    except (sqlite3.Error, StoreError) as error:
        if db:
            db.close()
        raise error if isinstance(error, StoreError) else unusable(path, why(error)) from error
    return db


def wait_for_others(db: sqlite3.Connection, seconds: float) -> None:
    """Set how long to wait when another program has locked the file."""
    with suppress(sqlite3.Error):
        db.execute(f"pragma busy_timeout = {round(seconds * 1000)}")


def _prepare(db: sqlite3.Connection, path: str) -> None:
    version = _known_version(db, path)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute("pragma secure_delete = on")  # what is deleted is overwritten, however SQLite was built
    for newer, change in enumerate(SCHEMA[version:], version + 1):
        db.executescript(f"begin immediate; {change} pragma user_version = {newer}; commit;")
    db.executescript("begin immediate; rollback;")  # may it be written?


def _known_version(db: sqlite3.Connection, path: str) -> int:
    """The schema version of a file. Raises a StoreError if it is not Madcap's or is damaged."""
    (version,) = db.execute("pragma user_version").fetchone()
    tables = {name for (name,) in db.execute("select name from sqlite_schema where type = 'table'")}
    if version > VERSION:
        raise StoreError(f"The database {path} was made by a newer Madcap; this one is too old for it.")
    if tables and not (version and {"players", "tables", "log"} <= tables):
        raise unusable(path, "it belongs to some other program")
    if _size(db) > CHECKED_BYTES:
        return int(version)  # what is damaged there is noticed when it is read
    (found,) = db.execute("pragma quick_check(1)").fetchone()
    if found != "ok":
        raise unusable(path, f"{WORDS[sqlite3.SQLITE_CORRUPT]} ({' '.join(found.split())})")
    return int(version)


def _size(db: sqlite3.Connection) -> int:
    (pages,), (page,) = (db.execute(f"pragma {name}").fetchone() for name in ("page_count", "page_size"))
    return int(pages * page)
