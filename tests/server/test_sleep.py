"""A table that nobody looks at sleeps after some minutes: its bots and timers stand still until somebody opens it."""

import asyncio
import time

import pytest

from madcap.server import wire
from madcap.server.limits.address import address_of
from madcap.server.table import lobby
from madcap.server.table.registry import Registry
from madcap.server.table.table import Table
from madcap.server.table.work_queue import Asker, Rank

from .in_process import InProcessClient, InProcessServer, TableOfTwo, play_of
from .waiting import move_loop_ahead

LATER_S = 3600.0


async def never(*_: object) -> int:
    """A bot that thinks for ever."""
    forever: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    return await forever


@pytest.fixture
def slow_bots(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.bot_pool, "choose", never)


async def bots_alone(server: InProcessServer) -> tuple[InProcessClient, Table]:
    """A running game of bots, and somebody who watches it."""
    ann = await server.new_player("Ann")
    code = await server.make(ann, ["gentle", "gentle"])
    client = await server.connect(code, ann)
    await client.send_message(wire.Start())
    await client.next_state()
    await asyncio.sleep(0)
    return client, await server.table(code)


async def sweep(server: InProcessServer, later_s: float = LATER_S) -> None:
    """What the registry does from time to time, so much later."""
    await server.tables.tidy(time.monotonic() + later_s)


@pytest.mark.usefixtures("slow_bots")
async def test_a_table_of_bots_alone_sleeps_and_is_unloaded(server: InProcessServer) -> None:
    client, table = await bots_alone(server)
    await client.leave()
    await sweep(server, 10.0)
    assert (table.schedule.asleep, table.schedule.idle) == (False, False)
    await sweep(server)
    assert (table.schedule.asleep, table.schedule.idle) == (True, True)
    assert table.record.id not in server.tables.loaded.numbers()


@pytest.mark.usefixtures("slow_bots")
async def test_a_table_that_somebody_watches_does_not_sleep(server: InProcessServer) -> None:
    _, table = await bots_alone(server)
    await sweep(server)
    assert (table.schedule.asleep, table.schedule.idle) == (False, False)


async def test_a_table_that_slept_goes_on_when_somebody_opens_it(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(server.bot_pool, "choose", never)
        client, table = await bots_alone(server)
        await client.leave()
        await sweep(server)
    again = await server.connect(table.record.code, None)
    while not (again.state and again.state.outcome):
        await again.next_state()
    assert again.state.seq > 1


async def test_timers_stand_still_with_nobody_there_and_go_on_where_they_stood(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = [await server.new_player(name) for name in ("Ann", "Ben")]
    code = await server.make(ann, ["open", "open"], timer=60)
    clients = [await server.connect(code, player) for player in (ann, ben)]
    for client in clients:
        await client.sit()
    await clients[0].send_message(wire.Start())
    await clients[0].next_state()
    table = await server.table(code)
    schedule = table.schedule
    async with server.tables.visit(code):  # it stays in memory
        for client in clients:
            await client.leave()
        assert [kind for *_, kind in schedule._due] == ["time"]
        await sweep(server)
        assert schedule.idle
        deadlines, now = dict(schedule.deadlines.times), schedule._clock.now()
        move_loop_ahead(monkeypatch, LATER_S)
        assert schedule._clock.now() == now
        again = await server.connect(code, ann)
    assert not schedule.asleep
    assert schedule.deadlines.times == deadlines
    assert now <= schedule._clock.now() < now + LATER_S
    assert again.state
    assert again.state.wait_ms
    assert "time" in {kind for *_, kind in schedule._due}


@pytest.mark.usefixtures("slow_bots")
async def test_a_game_that_slept_sets_no_best_time(server: InProcessServer) -> None:
    """Its time stood still while its player may have looked at a card."""
    client, table = await bots_alone(server)
    assert play_of(table).timed
    await client.leave()
    await sweep(server)
    assert not play_of(table).timed


@pytest.mark.usefixtures("slow_bots")
async def test_after_a_restart_tables_of_bots_alone_sleep(server: InProcessServer) -> None:
    client, table = await bots_alone(server)
    await client.leave()
    woken = Registry(server.store, server.bot_pool)
    await woken.wake()
    assert table.record.id not in woken.loaded.numbers()
    woken.close()


async def test_after_a_restart_tables_with_people_get_the_same_minutes(game: TableOfTwo) -> None:
    woken = Registry(game.server.store, game.server.bot_pool)
    await woken.wake()
    (table,) = woken.loaded.all()
    assert table.schedule.alone_since is not None
    assert not woken.loaded.put_to_sleep(table.record.id, time.monotonic() - 60 * woken.quotas.limits.asleep_minutes)
    assert not table.schedule.asleep
    assert woken.loaded.put_to_sleep(table.record.id, time.monotonic())
    assert table.schedule.asleep
    woken.close()


async def test_people_whose_bots_play_for_them_leave_bots_alone(game: TableOfTwo) -> None:
    record = (await game.table()).record
    assert not lobby.is_bots_alone(record)
    assert not lobby.is_bots_alone(lobby.stand_in(record, 0))
    assert lobby.is_bots_alone(lobby.stand_in(lobby.stand_in(record, 0), 1))


@pytest.mark.usefixtures("slow_bots")
async def test_bots_think_for_those_who_are_here(server: InProcessServer) -> None:
    """For the first who is seated, then for who watches; when all are gone, for the address that was here last."""
    client, table = await bots_alone(server)
    code, name = table.record.code, table.record.name
    assert table.schedule._bots._asker == Asker(Rank.WATCHED, "", name)
    other = await server.connect(code, None)
    other.connection.address = address_of("10.0.0.7")
    await client.leave()
    assert table.schedule._bots._asker == Asker(Rank.WATCHED, "10.0.0.7", name)
    await other.leave()
    assert table.schedule._bots._asker == Asker(Rank.ALONE, "10.0.0.7", name)


async def test_bots_think_first_for_those_who_sit(game: TableOfTwo) -> None:
    game.ben.connection.address = address_of("10.0.0.8")
    game.eve.connection.address = address_of("10.0.0.9")
    await game.ann.leave()
    table = await game.table()
    schedule, name = table.schedule, table.record.name
    assert schedule._bots._asker == Asker(Rank.SEATED, "10.0.0.8", name)
    await game.ben.leave()
    assert schedule._bots._asker == Asker(Rank.WATCHED, "10.0.0.9", name)
