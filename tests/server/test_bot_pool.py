"""The bot pool is fair: bots of a host with many tables wait for each other, and other hosts' bots do not."""

import asyncio

from madcap.server.table.bot_pool import FairQueue


async def think(turns: FairQueue, host: int, order: list[int], may_end: asyncio.Event) -> None:
    async with turns.turn(host):
        order.append(host)
        await may_end.wait()


async def begun(turns: FairQueue, hosts: list[int]) -> tuple[list["asyncio.Task[None]"], list[int], asyncio.Event]:
    order: list[int] = []
    may_end = asyncio.Event()
    tasks = [asyncio.create_task(think(turns, host, order, may_end)) for host in hosts]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks, order, may_end


async def test_hosts_take_turns() -> None:
    tasks, order, may_end = await begun(FairQueue(1), [1, 1, 1, 1, 1, 2, 3, 3])
    assert order == [1]
    may_end.set()
    await asyncio.gather(*tasks)
    assert order == [1, 1, 2, 3, 1, 3, 1, 1]


async def test_no_more_turns_run_at_once_than_allowed() -> None:
    tasks, order, may_end = await begun(FairQueue(3), [1, 1, 2, 2, 3])
    assert order == [1, 1, 2]
    may_end.set()
    await asyncio.gather(*tasks)


async def test_a_cancelled_turn_is_passed_on() -> None:
    turns = FairQueue(1)
    tasks, order, may_end = await begun(turns, [1, 2, 3])
    tasks[1].cancel()  # while it waits
    may_end.set()
    await tasks[0]
    tasks[2].cancel()  # just when it was given the turn
    await asyncio.gather(*tasks, return_exceptions=True)
    (last,), order, may_end = await begun(turns, [4])
    assert order == [4]
    may_end.set()
    await last
