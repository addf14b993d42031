"""Writes to an SQLite file in one thread: whatever has queued up meanwhile shares one commit (decision 2)."""

import asyncio
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from msgspec import Struct, json

from madcap.server.counters import COUNTERS
from madcap.server.errors import StoreError
from madcap.server.store.contract import BestTime, TableRecord
from madcap.server.store.database_file import BUSY_S, VERSION, opened, wait_for_others, why
from madcap.server.store.stages import stage_of

log = logging.getLogger(__name__)

TOUCH_S = 3600.0  # how exactly it is stored when a table was last played on: that matters after days
REMEMBERED = 10_000  # tables for which this is remembered
ERASE_TRIES = 50  # to empty the log of newest changes, while somebody reads the file
ERASE_AGAIN_S = 0.1  # between two of them
COLUMNS = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(6))

Row = tuple[int, int, int, int, int, int]  # of the log: table, seq, seat, move, cause, ms
Now = Callable[[], float]  # the time, in seconds since 1970


class Append(Struct):
    """Moves to be stored, and what came with the last of them."""

    rows: list[Row]
    table: TableRecord | None
    best_time: BestTime | None
    now: Now

    def __call__(self, db: sqlite3.Connection) -> None:
        """Write everything but the rows: those of all jobs are written by one statement."""
        if self.table:
            save(db, self.table, self.now())
        if self.best_time:
            _improve(db, self.best_time, self.now())

    @property
    def is_plain(self) -> bool:
        """Whether there are only rows to write."""
        return not (self.table or self.best_time)


class Several(Struct):
    """A job of several statements, which are carried out together or not at all."""

    job: "Job"

    def __call__(self, db: sqlite3.Connection) -> Any:
        return self.job(db)


Job = Callable[[sqlite3.Connection], Any]
Task = tuple[Job, "asyncio.Future[Any]"]
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]


class GroupCommit:
    """A database file and the thread that does all work on it.

    Each statement hands the interpreter over and takes it back, which costs more than what it does: all rows of a commit are
    one statement, and usually the only one.
    """

    def __init__(self, path: str, now: Now = time.time) -> None:
        self._db = opened(path)
        self._now = now
        self._path = path
        self._identity = (_identity(path), _identity(f"{path}-wal"))
        self.written = time.monotonic()  # when something was last on the disk: it was opened for writing just now
        self._trouble = False  # the last write has failed
        self._touched: dict[int, float] = {}  # table -> when the time of its last change was last written
        self._gathered: list[Task] = []  # for the next commit
        self._committing = False
        self._closed = False
        self._jobs: SimpleQueue[list[Task] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def heartbeat(self) -> None:
        """Write something to the disk that changes nothing and takes no room."""
        await self._do(_beat)
        self.written = time.monotonic()

    async def erase_deleted(self) -> None:
        """Empty the log of newest changes beside the file: it still has what was deleted or replaced in the file."""
        for _ in range(ERASE_TRIES):
            if await self._do(self._empty_log):
                return
            await asyncio.sleep(ERASE_AGAIN_S)
        raise StoreError(
            f"It is done, but {self._path}-wal still has what was deleted: another program reads the database. It is gone"
            " when that program has ended and the server has stopped."
        )

    def _empty_log(self, db: sqlite3.Connection) -> bool:
        """Move everything to the file, unless somebody reads it: nobody else may wait for that. Whether the log is empty."""
        wait_for_others(db, 0)
        try:
            (busy, _, _) = db.execute("pragma wal_checkpoint(truncate)").fetchone()
        finally:
            wait_for_others(db, 0 if self._trouble else BUSY_S)
        return not busy

    async def close(self) -> None:
        self._closed = True
        last, self._gathered = self._gathered, []
        if last:
            self._jobs.put(last)
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    def _do(self, job: Job) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        answer = loop.create_future()
        if self._closed:
            answer.set_exception(StoreError("The store is closed."))
            return answer
        if not self._gathered and not self._committing:
            loop.call_soon(self._hand_over)
        self._gathered.append((job, answer))
        return answer

    def _hand_over(self) -> None:
        """Start the next commit, unless one is under way: jobs that arrive meanwhile share the next one."""
        if self._gathered and not self._committing:
            self._committing = True
            self._jobs.put(self._gathered)
            self._gathered = []

    def _work(self) -> None:
        while (batch := self._jobs.get()) is not None:
            self._tell(self._commit(batch))

    def _tell(self, answers: list[Answer]) -> None:
        """Hand the answers of one commit to their event loop, all at once."""
        loop = answers[0][0].get_loop()
        if loop.is_closed():
            self._committing = False
        else:
            loop.call_soon_threadsafe(self._resolve, answers)

    def _resolve(self, answers: list[Answer]) -> None:
        self._committing = False
        self._hand_over()  # the disk works while these are published
        for future, result, error in answers:
            if future.cancelled():
                continue
            if error:
                future.set_exception(error)
            else:
                future.set_result(result)

    def _commit(self, batch: list[Task]) -> list[Answer]:
        """Do all jobs in one transaction. If one fails, each job gets a transaction of its own, so that it fails alone."""
        try:
            return self._done(batch)
        except Exception as error:
            if len(batch) == 1:
                self._notice(error)
                return [(batch[0][1], None, _in_words(error))]
            return [answer for one in batch for answer in self._commit([one])]

    def _done(self, batch: list[Task]) -> list[Answer]:
        self._check_files()
        if self._db.in_transaction:  # the last transaction could not even be rolled back
            self._db.rollback()
        began, written = time.monotonic(), self._db.total_changes
        rows = [row for job, _ in batch if isinstance(job, Append) for row in job.rows]
        sleepy = self._long_untouched(rows)
        if not sleepy and all(isinstance(job, Append) and job.is_plain for job, _ in batch):
            _write(self._db, rows)
            answers: list[Answer] = [(future, None, None) for _, future in batch]
        elif len(batch) == 1 and not isinstance(
            batch[0][0], Append | Several
        ):  # one statement; a reader must not have to lock
            answers = [(batch[0][1], batch[0][0](self._db), None)]
        else:
            with self._db:
                self._db.execute("begin immediate")
                _write(self._db, rows)
                _touch(self._db, sleepy, self._now())
                answers = [(future, job(self._db), None) for job, future in batch]
            self._touched |= dict.fromkeys(sleepy, self._now())
        if self._db.total_changes > written:
            self._wrote(began, len(batch))
        elif self._trouble and any(job is _beat for job, _ in batch):
            self._recover()
        return answers

    def _wrote(self, began: float, jobs: int) -> None:
        """Note that a commit is on the disk."""
        self.written = time.monotonic()
        COUNTERS.commit_seconds.add(self.written - began)
        COUNTERS.commit_jobs.add(jobs)
        if self._trouble:
            self._recover()

    def _recover(self) -> None:
        self._trouble = False
        wait_for_others(self._db, BUSY_S)
        log.warning("The store works again.")

    def _check_files(self) -> None:
        """Raise a StoreError if the file or the log of newest changes beside it is not there any more."""
        database, newest = _identity(self._path), _identity(f"{self._path}-wal")
        known, known_newest = self._identity
        if known_newest and newest != known_newest and database == known:
            self._db.execute("pragma wal_checkpoint(full)")  # we still have it open: what it holds is moved to the file
        if database != known or (known_newest and newest != known_newest):
            raise StoreError("The database file was moved or removed; the server must be started again.")
        self._identity = (known, newest)

    def _long_untouched(self, rows: list[Row]) -> list[int]:
        """The tables whose time of the last change must be written again."""
        if len(self._touched) > REMEMBERED:
            self._touched.clear()
        due = self._now() - TOUCH_S
        return [table for table in {row[0] for row in rows} if self._touched.get(table, due) <= due]

    def _notice(self, error: Exception) -> None:
        """Count a failure. A failing database is logged once, and not for every move."""
        COUNTERS.store_failures += 1
        if self._trouble or isinstance(error, sqlite3.IntegrityError):  # two writers of the same move
            return
        self._trouble = True
        wait_for_others(self._db, 0)  # otherwise the jobs behind this one would wait, too, even reads
        log.error("The database %s fails, and moves that cannot be stored do not happen: %s", self._path, why(error))


def _beat(db: sqlite3.Connection) -> None:
    """Write the file's version, which is written even if it is the same."""
    db.execute(f"pragma user_version = {VERSION}")


def _in_words(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    told = StoreError(f"The store fails: {why(error)}.")
    told.__cause__ = error
    return told


def _identity(path: str) -> tuple[int, int] | None:
    """The identity of the file at a path. What is written to a file that was removed would be lost."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return (found.st_dev, found.st_ino)


def _write(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Write the new rows of all logs in one statement."""
    if rows:
        db.execute(f"insert into log select {COLUMNS} from json_each(?)", (json.encode(rows),))


def _touch(db: sqlite3.Connection, tables: list[int], now: float) -> None:
    db.executemany("update tables set touched = ? where id = ?", [(now, table) for table in tables])


def save(db: sqlite3.Connection, table: TableRecord, now: float) -> None:
    """Write a table's record. The age of a finished game counts from its end, whatever is noted there afterwards."""
    stage = stage_of(table)
    row = (stage, stage if table.phase == "over" else None, now, json.encode(table), table.id)
    touched = "case when phase = ? then touched else ? end"
    db.execute(f"update tables set phase = ?, touched = {touched}, record = ? where id = ?", row)


def _improve(db: sqlite3.Connection, best_time: BestTime, now: float) -> None:
    """Store a time if it is the first or the fastest."""
    row = (best_time.player, best_time.game, best_time.what, best_time.ms, best_time.table, now)
    faster = "update set ms = excluded.ms, table_id = excluded.table_id, at = excluded.at where excluded.ms < ms"
    db.execute(f"insert into bests values (?, ?, ?, ?, ?, ?) on conflict do {faster}", row)
