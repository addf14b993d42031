"""The workers' time is shared by what is used: people who wait come first, and no address can take it from the others."""

import asyncio
import os
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from madcap.server.counters import COUNTERS
from madcap.server.table.bot_pool import NICENESS, BotPool, cores
from madcap.server.table.work_queue import SPARE, Accounts, Asker, Rank, Work, WorkQueue

HERE = Asker(Rank.SEATED, "honest", "H")


class Workers:
    """Workers whose time is counted, not measured."""

    def __init__(self, at_once: int = 1) -> None:
        self.queue = WorkQueue(at_once)
        self.served: list[Asker] = []
        self.under_way: list[Work] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, *askers: Asker) -> None:
        for asker in askers:
            self._tasks.append(asyncio.create_task(self._ask(asker)))
        await self._settle()

    async def _ask(self, asker: Asker) -> None:
        work = await self.queue.wait(asker)
        self.served.append(work.asker)
        self.under_way.append(work)

    async def finish(self, seconds: float = 0.02) -> Asker:
        """End the work that has been under way for longest; it has used so much time."""
        work = self.under_way.pop(0)
        work.used_s = seconds
        self.queue.end(work)
        await self._settle()
        return work.asker

    async def finish_all(self, seconds: float = 0.02) -> list[Asker]:
        """End one after the other until nothing is left; whom they were for, in this order."""
        done = []
        while self.under_way:
            done.append(await self.finish(seconds))
        return done

    async def cancel(self, which: int) -> None:
        self._tasks[which].cancel()
        await self._settle()

    async def _settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def tables(rank: Rank, address: str, number: int) -> list[Asker]:
    return [Asker(rank, address, f"{address} {n}") for n in range(number)]


async def test_a_player_waits_for_one_thought_however_many_tables_an_address_has() -> None:
    workers = Workers()
    await workers.ask(*tables(Rank.SEATED, "crowd", 200))
    await workers.finish()
    await workers.ask(HERE)
    assert HERE not in workers.served
    await workers.finish()
    assert workers.served[-1] == HERE


async def test_tables_with_people_come_before_tables_without() -> None:
    workers = Workers()
    await workers.ask(*tables(Rank.ALONE, "a", 3), *tables(Rank.WATCHED, "b", 2), *tables(Rank.SEATED, "c", 2))
    ranks = [asker.rank for asker in await workers.finish_all()]
    assert ranks == [Rank.ALONE, Rank.SEATED, Rank.SEATED, Rank.WATCHED, Rank.WATCHED, Rank.ALONE, Rank.ALONE]


async def test_addresses_share_time_and_not_thoughts() -> None:
    """Thoughts of one address take three times as long: it gets a third as many."""
    workers = Workers()
    slow, quick = tables(Rank.SEATED, "slow", 40), tables(Rank.SEATED, "quick", 40)
    await workers.ask(*slow, *quick)
    used: Counter[str] = Counter()
    for _ in range(40):
        seconds = 0.045 if workers.under_way[0].asker.address == "slow" else 0.015
        used[(await workers.finish(seconds)).address] += 1
    assert used["quick"] == pytest.approx(3 * used["slow"], abs=3)


async def test_tables_of_one_address_share_its_time() -> None:
    workers = Workers()
    busy, other = Asker(Rank.SEATED, "a", "busy"), Asker(Rank.SEATED, "a", "other")
    await workers.ask(*[busy] * 6, *[other] * 2)
    assert [asker.table for asker in await workers.finish_all()][:4] == ["busy", "other", "busy", "other"]


async def test_addresses_that_are_always_new_get_no_more_than_others() -> None:
    """An address that came before is not behind every one that comes for the first time."""
    workers = Workers()
    strangers = (Asker(Rank.SEATED, f"stranger {n}", "T") for n in count())
    await workers.ask(HERE, *_some(strangers, 5))
    since = []
    last = 0
    for n in range(200):
        asker = await workers.finish()
        if asker == HERE:
            since.append(n - last)
            last = n
        await workers.ask(HERE if asker == HERE else next(strangers))
    assert len(since) > 20
    assert max(since) <= 12  # six wait all the time


def _some(askers: Iterator[Asker], number: int) -> list[Asker]:
    return [next(askers) for _ in range(number)]


async def test_what_was_used_while_nobody_waited_does_not_count() -> None:
    workers = Workers()
    for _ in range(50):
        await workers.ask(HERE)
        await workers.finish(1.0)
    newcomers = tables(Rank.SEATED, "new", 3)
    await workers.ask(newcomers[0], HERE, newcomers[1], newcomers[2])
    assert (await workers.finish_all()).index(HERE) <= 1


async def test_readings_get_their_share_and_no_more() -> None:
    workers = Workers()
    await workers.ask(*tables(Rank.SEATED, "people", 60), *tables(Rank.READING, "readers", 60))
    first = [asker.rank for asker in (await workers.finish_all())[:50]]
    assert first.count(Rank.READING) == pytest.approx(10, abs=3)


async def test_work_moves_to_another_line_with_its_table() -> None:
    """Bots of a table that somebody opens do not wait behind all tables of bots alone."""
    workers = Workers()
    lonely = tables(Rank.ALONE, "crowd", 5)
    await workers.ask(*lonely)
    opened = lonely[4]._replace(rank=Rank.SEATED, address="honest")
    workers.queue.move(lonely[4], opened)
    await workers.finish()
    assert workers.served[1] == opened
    await workers.finish_all()
    assert workers.queue.waiting() == dict.fromkeys(Rank, 0)


async def test_no_more_work_is_under_way_than_there_are_workers() -> None:
    workers = Workers(3)
    await workers.ask(*tables(Rank.SEATED, "a", 5))
    assert (len(workers.under_way), workers.queue.waiting()[Rank.SEATED]) == (3, 2)
    await workers.finish()
    assert (len(workers.under_way), workers.queue.waiting()[Rank.SEATED]) == (3, 1)


async def test_cancelled_work_makes_way() -> None:
    workers = Workers()
    askers = tables(Rank.SEATED, "a", 4)
    await workers.ask(*askers)
    await workers.cancel(1)  # while it waits
    workers._tasks[2].cancel()
    workers.queue.end(workers.under_way.pop())  # just when it is its turn
    await workers._settle()
    assert workers.served == [askers[0], askers[3]]
    await workers.finish()
    await workers.ask(HERE)
    assert workers.served[-1] == HERE


async def test_accounts_are_forgotten() -> None:
    accounts = Accounts()
    accounts.enter("always here")
    for n in range(10_000):
        accounts.enter(str(n))
        accounts.begin(str(n), 0.01)
        accounts.end(str(n), 0.01, 0.02)
        accounts.leave(str(n))
        assert len(accounts) <= 3 * SPARE
    accounts.leave("always here")
    assert (len(accounts), accounts.clock) == (0, 0.0)


async def test_what_work_costs_can_be_measured() -> None:
    workers, thinking, waits = Workers(), COUNTERS.bot_think_seconds, sum(COUNTERS.bot_wait_seconds.counts)
    before = thinking.sum
    await workers.ask(HERE, HERE, Asker(Rank.READING, "a", "T"))
    assert (COUNTERS.bots_waiting, COUNTERS.bots_thinking) == (1, 1)
    await workers.finish_all(0.5)
    assert (COUNTERS.bots_waiting, COUNTERS.bots_thinking) == (0, 0)
    assert thinking.sum == pytest.approx(before + 1.0)  # readings are no thoughts
    assert sum(COUNTERS.bot_wait_seconds.counts) == waits + 2


async def test_a_worker_gives_way_to_the_server() -> None:
    pool = BotPool(1)
    try:
        assert await pool.run(HERE, os.getpriority, os.PRIO_PROCESS, 0) == os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
    finally:
        pool.close()


async def test_work_that_nobody_wants_any_more_keeps_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker cannot be stopped: until it is done, it takes its time, and its address pays for it."""
    pool, may_end, before = BotPool(1), asyncio.Event(), COUNTERS.bot_think_seconds.sum

    async def call(*_: object) -> tuple[int, float]:
        await may_end.wait()
        return 7, 0.25

    monkeypatch.setattr(pool, "_call", call)
    first, second = [asyncio.create_task(pool.run(HERE, len)) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert pool.queue.waiting()[Rank.SEATED] == 1
    may_end.set()
    assert await second == 7
    await asyncio.sleep(0)
    assert COUNTERS.bot_think_seconds.sum == pytest.approx(before + 0.5)
    pool.close()


def test_by_default_there_is_a_worker_for_each_core_that_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 3, 5}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    pool = BotPool()
    assert pool.workers == 3
    pool.close()


def test_without_affinity_there_is_a_worker_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    assert cores() == 64
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1
