"""A year of many games a day, with a fast clock: the database, the memory and the work to make a table must stay flat.

python -m tests.server.long_year --games 10000 --days 365

Tables are made by the real registry and stored in a real file; their moves are written without being played, and everything
is removed by the real retention. The clock jumps from hour to hour. Finished games stay for as many days as asked (a week by
default, so that the file is full after two weeks and must be flat from then on).
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from msgspec import convert, structs

from madcap.server import wire
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.registry import Registry
from madcap.server.table.retention import HOUR_S, Retention

from .in_process import GAME, SHORT, InstantBots

AT_ONCE = 250  # tables that are made together
FULL_DAYS = 7  # after the first finished games are removed, until codes have rested, too
MOVES = 40  # of a game; one in fifty is ten times as long
ROOM = 1.10  # how much larger the last part may be than the part after the file was full


class CountingStore(SqliteStore):
    """A store that counts how often a table was to be added: a code that is taken costs one more attempt."""

    attempts = 0

    async def add_table(self, table: TableRecord) -> int | None:
        self.attempts += 1
        return await super().add_table(table)


@dataclass
class Day:
    """What was measured at the end of a day."""

    pages: int  # of the file
    memory: int  # bytes in use by this process
    attempts: float  # to find a code, for each table
    made_us: float  # the time to make a table, while others are made


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
        """Let a day pass, with so many finished games, half as many empty tables, and a guest for each game."""
        self.store.attempts, taken, made = 0, [], 0
        for hour in range(24):
            due = games * (hour + 1) // 24 - games * hour // 24
            while due > 0:
                some = min(due, AT_ONCE)
                began = time.perf_counter()
                await asyncio.gather(*(self.make(finished=n % 3 != 2) for n in range(some * 3 // 2)))
                taken.append((time.perf_counter() - began) / (some * 3 // 2))
                made += some * 3 // 2
                due -= some
            self.time += HOUR_S
            while await self.retention.step():
                pass
        (pages,) = self.store._db.execute("pragma page_count").fetchone()
        return Day(pages, memory(), self.store.attempts / made, median(taken) * 1e6)

    async def make(self, finished: bool) -> None:
        player = await self.store.add_player(os.urandom(32), "Ann")
        wish = {"game": GAME.name, "chairs": ["open", "open"], "options": SHORT}
        code = await self.registry.make(player, convert(wish, wire.NewTable))
        if finished:
            record = await self.store.find_table(code)
            assert record
            moves = MOVES * (10 if self.luck.random() < 0.02 else 1)
            log = [LogEntry(n % 2, self.luck.getrandbits(40), "self", n * 900) for n in range(moves)]
            await self.store.append(record.id, 1, log, structs.replace(record, phase="over", ended=self.time))


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
        f"{megabytes:7.1f} MB, memory {memory_mb:6.1f} MB, {day.attempts:.2f} attempts, {day.made_us:4.0f} us a table"
    )


def grown(early: list[Day], late: list[Day]) -> list[str]:
    """What is larger in the last part than in the part after the file was full."""
    names = ("pages", "memory", "attempts")  # times depend on the machine: they are only printed
    pairs = [
        (name, median(getattr(one, name) for one in early), median(getattr(one, name) for one in late))
        for name in names
    ]
    return [f"{name}: {before:.2f} -> {after:.2f}" for name, before, after in pairs if after > before * ROOM]


def main() -> None:
    parser = argparse.ArgumentParser(description="Simulate a year of games with a fast clock.")
    parser.add_argument("--games", type=int, default=10_000, help="finished in a day")
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--finished-days", type=int, default=7, help="how long a finished game stays")
    asked = parser.parse_args()
    larger = asyncio.run(run(asked.games, asked.days, asked.finished_days))
    if larger:
        sys.exit(f"These have grown: {'; '.join(larger)}")
    print("Nothing has grown.")


if __name__ == "__main__":
    main()
