"""Who is next at the worker processes. Work is shared by the time that it takes, not by how often somebody asks.

Bots of tables where a person sits come first, then those that somebody watches, then those where nobody is. Within each of
these lines the address that has used the least time is next, and of its tables the one that has used the least. Readings of
finished games have a line of their own, which gets a share of the time however many bots think, and no more than that.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from madcap.server.counters import COUNTERS

BOTS, READINGS = "bots", "readings"
WEIGHTS = {BOTS: 4.0, READINGS: 1.0}  # how the time is shared while both wait
GUESS_S = 0.02  # what a piece of work costs before any was measured
SMOOTHING = 0.1  # how fast the guess follows what is measured
SPARE = 64  # accounts that may be remembered beside those in use


class Rank(IntEnum):
    """The lines, from first to last; readings are apart."""

    SEATED = 0  # a person sits at the table and has its page open
    WATCHED = 1  # somebody watches it
    ALONE = 2  # nobody is there
    READING = 3


class Asker(NamedTuple):
    """For whom work is done."""

    rank: Rank
    address: str
    table: str


@dataclass(eq=False)
class Work:
    """A piece of work that waits or is under way."""

    asker: Asker
    since: float  # when it was asked for
    ready: "asyncio.Future[None]"
    expected_s: float = 0.0  # charged when it begins
    waited_s: float = 0.0
    used_s: float = 0.0  # of the processor: set by whoever does it
    left: bool = False  # it neither waits nor is under way any more


class Accounts:
    """The time that each key has used. Whoever comes begins where everybody would be if all had shared alike (`clock`).

    So neither what was used long ago counts, nor what was not used; and keys that are always new get no more than others.
    """

    def __init__(self) -> None:
        self.clock = 0.0
        self._used: dict[str, float] = {}
        self._active: Counter[str] = Counter()  # pieces of work that wait or are under way

    def enter(self, key: str) -> None:
        if not self._active[key]:
            self._used[key] = max(self.clock, self._used.get(key, 0.0))
        self._active[key] += 1

    def leave(self, key: str) -> None:
        self._active[key] -= 1
        if not self._active[key]:
            del self._active[key]
        if not self._active:
            self._used.clear()
            self.clock = 0.0
        elif len(self._used) > 2 * len(self._active) + SPARE:
            self._used = {one: used for one, used in self._used.items() if one in self._active or used > self.clock}

    def begin(self, key: str, expected_s: float) -> None:
        """Charge what work will probably use, so that the next choice knows of it."""
        self._used[key] += expected_s

    def end(self, key: str, expected_s: float, used_s: float) -> None:
        """Charge what it has really used instead."""
        self._used[key] += used_s - expected_s
        self.clock += used_s / len(self._active)

    def least(self, keys: Iterable[str]) -> str:
        """The key that is next; of equal ones the first."""
        return min(keys, key=self._used.__getitem__)

    def __len__(self) -> int:
        return len(self._used)


class Line:
    """The work of one rank: by address, and then by table."""

    def __init__(self) -> None:
        self.addresses = Accounts()
        self._tables: dict[str, Accounts] = {}
        self._waiting: dict[str, dict[str, deque[Work]]] = {}
        self.count = 0  # of what waits
        self.under_way = 0

    def add(self, work: Work) -> None:
        _, address, table = work.asker
        self.addresses.enter(address)
        self._tables.setdefault(address, Accounts()).enter(table)
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(work)
        self.count += 1

    def next(self) -> Work:
        """Take the work that is next out of the line. It stays active until it has left."""
        address = self.addresses.least(self._waiting)
        table = self._tables[address].least(self._waiting[address])
        work = self._waiting[address][table][0]
        self.take_out(work)
        return work

    def withdraw_all(self, asker: Asker) -> list[Work]:
        """Forget all that waits of one table; returns it."""
        waiting = list(self._waiting.get(asker.address, {}).get(asker.table, ()))
        for work in waiting:
            self.take_out(work)
            self.leave(work)
        return waiting

    def take_out(self, work: Work) -> None:
        _, address, table = work.asker
        tables = self._waiting[address]
        tables[table].remove(work)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
        self.count -= 1

    def begin(self, work: Work) -> None:
        _, address, table = work.asker
        self.under_way += 1
        self.addresses.begin(address, work.expected_s)
        self._tables[address].begin(table, work.expected_s)

    def end(self, work: Work) -> None:
        _, address, table = work.asker
        self.under_way -= 1
        self.addresses.end(address, work.expected_s, work.used_s)
        self._tables[address].end(table, work.expected_s, work.used_s)

    def leave(self, work: Work) -> None:
        _, address, table = work.asker
        self.addresses.leave(address)
        self._tables[address].leave(table)
        if not len(self._tables[address]):
            del self._tables[address]


class WorkQueue:
    """Lets a few work at once, and says who is next."""

    def __init__(self, at_once: int) -> None:
        self.lines = {rank: Line() for rank in Rank}
        self._free = at_once
        self._kinds = Accounts()
        self._guess_s = {BOTS: GUESS_S, READINGS: GUESS_S}

    def waiting(self) -> dict[Rank, int]:
        """How many pieces of work wait in each line."""
        return {rank: line.count for rank, line in self.lines.items()}

    async def wait(self, asker: Asker) -> Work:
        """Wait for a place. Whoever gets it sets what the work has `used_s`, and must `end` it."""
        loop = asyncio.get_running_loop()
        work = Work(asker, loop.time(), loop.create_future())
        self._kinds.enter(_kind(work))
        self.lines[asker.rank].add(work)
        self._serve()
        try:
            await work.ready
        except asyncio.CancelledError:
            self._give_up(work)
            raise
        work.waited_s = loop.time() - work.since
        return work

    def end(self, work: Work) -> None:
        """Give a place back."""
        self._end(work)
        if _kind(work) == BOTS:
            COUNTERS.bot_wait_seconds.add(work.waited_s)
            COUNTERS.bot_think_seconds.add(work.used_s)
        else:
            COUNTERS.reading_seconds.add(work.used_s)

    def move(self, old: Asker, new: Asker) -> None:
        """Let the work of a table that waits stand in another line, because people have come or gone."""
        for work in self.lines[old.rank].withdraw_all(old):
            work.asker = new
            self.lines[new.rank].add(work)

    def _serve(self) -> None:
        """Let as many begin as there are places."""
        while self._free and (line := self._next_line()):
            work = line.next()
            if work.ready.cancelled():
                self._leave(work)
            else:
                self._begin(line, work)
        bots = [line for rank, line in self.lines.items() if rank != Rank.READING]
        COUNTERS.bots_waiting = sum(line.count for line in bots)
        COUNTERS.bots_thinking = sum(line.under_way for line in bots)

    def _next_line(self) -> Line | None:
        """The line whose work is next; None if nothing waits."""
        bots = next((self.lines[rank] for rank in Rank if rank != Rank.READING and self.lines[rank].count), None)
        readings = self.lines[Rank.READING]
        if bots and readings.count:
            return bots if self._kinds.least([BOTS, READINGS]) == BOTS else readings
        return bots or (readings if readings.count else None)

    def _begin(self, line: Line, work: Work) -> None:
        self._free -= 1
        kind = _kind(work)
        work.expected_s = self._guess_s[kind]
        self._kinds.begin(kind, work.expected_s / WEIGHTS[kind])
        line.begin(work)
        work.ready.set_result(None)

    def _end(self, work: Work) -> None:
        kind, line = _kind(work), self.lines[work.asker.rank]
        if work.used_s:
            self._guess_s[kind] += SMOOTHING * (work.used_s - self._guess_s[kind])
        self._kinds.end(kind, work.expected_s / WEIGHTS[kind], work.used_s / WEIGHTS[kind])
        line.end(work)
        self._leave(work)
        self._free += 1
        self._serve()

    def _give_up(self, work: Work) -> None:
        """End work whose asker was cancelled while it waited, or just when it was its turn."""
        if not work.ready.cancelled():
            self._end(work)
        elif not work.left:
            self.lines[work.asker.rank].take_out(work)
            self._leave(work)

    def _leave(self, work: Work) -> None:
        work.left = True
        self.lines[work.asker.rank].leave(work)
        self._kinds.leave(_kind(work))


def _kind(work: Work) -> str:
    return READINGS if work.asker.rank == Rank.READING else BOTS
