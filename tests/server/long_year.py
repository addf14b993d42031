"""A year of many games a day, with a fast clock: the database, the memory and the work to make a table must stay flat.

python -m tests.server.long_year --games 10000 --days 365

The file is real, and everything is removed by the real retention. Most tables are written into it as the server would have
left them, without being played; some are made by the real registry, which is measured. The clock jumps from hour to hour.
Finished games stay for as many days as asked, by default for a week and not, as on a server, for a year: so the file is
full after two weeks, and must be flat for the rest of the year. It ends with a verdict, and code 1 if anything has grown.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from msgspec import convert

from madcap.server import wire
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import NAME_LENGTH, TableRecord
from madcap.server.store.group_commit import Several
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.codes import LENGTHS, LETTERS
from madcap.server.table.registry import Registry
from madcap.server.table.retention import HOUR_S, Retention

from .in_process import GAME, SHORT, InstantBots

SAMPLES = 5  # tables that are made by the registry in an hour
FULL_DAYS = 7  # after the first finished games are removed, until codes have rested, too
MOVES = 40  # of a game; one in fifty is ten times as long
ROOM = 1.10  # how much larger the last part may be than the part after the file was full
WORK = 10  # instructions of SQLite's machine that are counted as one


FLAT = {  # what must not grow; times depend on the machine, and are only printed
    "pages": "the file, in pages",
    "memory": "the memory, in bytes",
    "attempts": "the attempts for a code",
    "work": "the instructions for a table",
}


class CountingStore(SqliteStore):
    """A store that counts how often a table was to be added (a code that is taken costs one more attempt), and its work."""

    attempts = 0
    work = 0

    async def add_table(self, table: TableRecord) -> int | None:
        self.attempts += 1
        self._db.set_progress_handler(self._count, WORK)
        try:
            return await super().add_table(table)
        finally:
            self._db.set_progress_handler(None, WORK)

    def _count(self) -> None:
        self.work += 1


@dataclass
class Day:
    """What was measured at the end of a day."""

    pages: int  # of the file
    memory: int  # bytes in use by this process
    attempts: float  # to find a code, for each table
    work: float  # of the database for each table, in instructions
    made_us: float  # the time to make a table


class Year:
    """A house whose clock this program sets."""

    def __init__(self, db: Path, limits: Limits) -> None:
        self.time = 1.8e9
        self.store = CountingStore(str(db), lambda: self.time)
        self.store._db.execute("pragma synchronous = off")  # nobody cuts the power here
        self.registry = Registry(self.store, InstantBots(), Quotas(limits))
        self.retention = Retention(self.registry, limits, lambda: self.time)
        self.luck = random.Random(1)

    async def day(self, games: int) -> Day:
        """Let a day pass, with so many finished games, half as many empty tables, and a guest for each table."""
        self.store.attempts = self.store.work = 0
        taken = []
        for hour in range(24):
            due = games * (hour + 1) // 24 - games * hour // 24
            for _ in range(SAMPLES):
                began = time.perf_counter()
                sample = await self.make()
                taken.append(time.perf_counter() - began)
            rest = self.written(sample, due, due // 2 - SAMPLES)
            await self.store._do(Several(rest))
            self.time += HOUR_S
            while await self.retention.step():
                pass
        (pages,) = self.store._db.execute("pragma page_count").fetchone()
        made = len(taken)
        work = self.store.work * WORK / made
        return Day(pages, memory(), self.store.attempts / made, work, median(taken) * 1e6)

    async def make(self) -> TableRecord:
        """Make a table as a newcomer does, where nobody ever sits."""
        player = await self.store.add_player(os.urandom(32), "Ann")
        wish = {"game": GAME.name, "chairs": ["open", "open"], "options": SHORT}
        record = await self.store.find_table(await self.registry.make(player, convert(wish, wire.NewTable)))
        assert record
        return record

    def written(self, sample: TableRecord, finished: int, empty: int) -> Callable[[sqlite3.Connection], None]:
        """A job that writes finished games and empty tables like the sample, as the server would have left them."""
        now, luck = self.time, self.luck

        def letters(count: int) -> str:
            return "".join(luck.choices(LETTERS, k=count))

        def write(db: sqlite3.Connection) -> None:
            ((stored,),) = db.execute("select record from tables where id = ?", (sample.id,))
            log: list[tuple[int, ...]] = []
            for number in range(finished + max(0, empty)):
                guest = (os.urandom(32), "Ann", now, now)
                db.execute("insert into players (token, name, made, seen, kind) values (?, ?, ?, ?, 1)", guest)
                phase, name, id = ("over" if number < finished else "empty"), letters(NAME_LENGTH), None
                while id is None:
                    code = letters(LENGTHS[0])
                    record = stored.replace(sample.code.encode(), code.encode()).replace(
                        sample.name.encode(), name.encode()
                    )
                    made = db.execute(INSERT, (name, code, phase, now, record, code))
                    id = made.lastrowid if made.rowcount else None
                if phase == "over":
                    moves = MOVES * (10 if luck.random() < 0.02 else 1)
                    log += [(id, n, n % 2, luck.getrandbits(40), 0, n * 900) for n in range(1, moves + 1)]
            db.executemany("insert into log (table_id, seq, seat, move, cause, ms) values (?, ?, ?, ?, ?, ?)", log)

        return write


INSERT = (
    "insert or ignore into tables (name, code, phase, touched, record) select ?, ?, ?, ?, ?"
    " where not exists (select 1 from resting_codes where code = ?)"
)


def memory() -> int:
    """The bytes of memory that this process uses."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def run(games: int, days: int, finished_days: int) -> list[str]:
    """Simulate, print what is measured, and return what has grown."""
    limits = Limits(tables_per_minute=10**9, finished_days=finished_days, guest_days=finished_days)
    seen: list[Day] = []
    with tempfile.TemporaryDirectory() as home:
        year = Year(Path(home) / "madcap.db", limits)
        for number in range(1, days + 1):
            seen.append(await year.day(games))
            if number % max(1, days // 40) == 0 or number == days:
                print(f"day {number:4}: {told(seen[-1])}", flush=True)
        print(f"removed: {dict(year.retention.removed)}")
        await year.store.close()
    full = finished_days + FULL_DAYS + 2
    return grown(seen[full : full + max(1, (days - full) // 4)], seen[-max(1, (days - full) // 4) :])


def told(day: Day) -> str:
    megabytes, memory_mb = day.pages * 4096 / 1e6, day.memory / 1e6
    return (
        f"{megabytes:7.1f} MB, memory {memory_mb:6.1f} MB; a table: {day.attempts:.2f} attempts, {day.work:.0f} instructions,"
        f" {day.made_us:.0f} us"
    )


def grown(early: list[Day], late: list[Day]) -> list[str]:
    """What is larger in the last part than in the part after the file was full."""
    pairs = [
        (words, median(getattr(one, name) for one in early), median(getattr(one, name) for one in late))
        for name, words in FLAT.items()
    ]
    return [f"{words}: {before:.2f} -> {after:.2f}" for words, before, after in pairs if after > before * ROOM]


def main() -> None:
    parser = argparse.ArgumentParser(description="Simulate a year of games with a fast clock.")
    parser.add_argument("--games", type=int, default=10_000, help="finished in a day")
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--finished-days", type=int, default=7, help="how long a finished game stays")
    asked = parser.parse_args()
    if asked.days < asked.finished_days + FULL_DAYS + 10:
        parser.error("These are too few days: the file is not full for long enough.")
    print(conditions(asked.finished_days), flush=True)
    larger = asyncio.run(run(asked.games, asked.days, asked.finished_days))
    print(verdict(larger))
    sys.exit(1 if larger else 0)


def conditions(finished_days: int) -> str:
    """Say what is not as on a server, and why."""
    usual, full = Limits(), finished_days + FULL_DAYS
    return (
        f"Finished games and guests stay for {finished_days} days here (on a server, by default for"
        f" {usual.finished_days:g} and {usual.guest_days:g}): so the file is full after {full} days, and must be flat then."
    )


def verdict(larger: list[str]) -> str:
    """The last line."""
    if larger:
        return f"FAILED: not flat: {'; '.join(larger)}"
    return "PASSED: the file, the memory, the attempts and the instructions for a table are flat."


if __name__ == "__main__":
    main()
