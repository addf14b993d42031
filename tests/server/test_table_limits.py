"""How many tables there are: made in a minute and a day, and in memory, where those that nobody visits make room."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server import wire
from madcap.server.errors import TooManyRequests
from madcap.server.limits import prices
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.table import codes
from madcap.server.table.registry import Registry
from madcap.server.table.schedule import Schedule

from .in_process import NO_LIMITS, InProcessServer, InstantBots, TableOfTwo, table_of_two

# Tables that are made.


async def test_another_game_counts_as_a_new_table(tmp_path: Path, no_rate_limits: None) -> None:
    server = InProcessServer(tmp_path / "madcap.db", limits=structs.replace(NO_LIMITS, tables_per_minute=1))
    play = await table_of_two(server)
    await play.begin()
    await play.play_out()
    await play.ann.send_message(wire.Again())  # Ann has made this one already
    assert (await play.ann.refusal()).reason == "too-many-tables"
    await play.ben.send_message(wire.Again())
    await play.ann.until(lambda message: isinstance(message, wire.Table) and message.again is not None)
    await server.close()


async def test_another_game_counts_for_its_address(game: TableOfTwo) -> None:
    """Otherwise, one address could make any number of tables by playing on with ever other players."""
    quotas = Quotas(structs.replace(NO_LIMITS, tables_per_day=1))
    game.server.tables.quotas = quotas
    await game.play_out()
    await game.drain()
    quotas.count_table(4711, quotas.address("192.0.2.1"))
    game.ann.connection.host = "192.0.2.1"
    await game.ann.send_message(wire.Again())
    assert (await game.ann.refusal()).reason == "too-many-tables"
    game.ann.connection.host = "192.0.2.2"
    await game.ann.send_message(wire.Again())
    await game.ann.until(lambda message: isinstance(message, wire.Table) and message.again is not None)


async def test_a_server_without_a_free_code_is_full(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    await game.play_out()
    monkeypatch.setattr(codes, "TRIES", 0)
    await game.ann.send_message(wire.Again())
    assert (await game.ann.refusal()).reason == "house-full"


# Tables in memory.


async def test_tables_in_memory(tmp_path: Path) -> None:
    """Tables that nobody visits make room. Those where somebody is stay, and yet nobody is kept out."""
    server = InProcessServer(tmp_path / "madcap.db", limits=structs.replace(NO_LIMITS, tables=3))
    ann = await server.new_player("Ann")
    codes = [await server.make(ann, ["open", "open"]) for _ in range(6)]
    for code in codes:
        await server.table(code)
    assert len(server.tables.loaded) == 3
    clients = [await server.connect(code, ann) for code in codes[:4]]
    assert {table.record.code for table in server.tables.loaded.all()} == set(codes[:4])
    for client in clients:
        await client.leave()
    for code in codes[4:]:
        await server.table(code)
    assert len(server.tables.loaded) <= 3
    await server.close()


async def test_bots_that_play_alone_make_room_for_people(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the tables where nobody looks, the one that was left first sleeps, however busy its bots are."""
    monkeypatch.setattr(InstantBots, "choose", asleep_for_ever)
    server.tables.quotas.limits = structs.replace(NO_LIMITS, tables=2)
    ann, eve = [await server.new_player(name) for name in ("Ann", "Eve")]
    seats = await server.connect(await server.make(ann, ["open", "open"]), ann)
    await seats.sit()
    await seats.leave()
    left = []
    for _ in range(2):
        client = await server.connect(await server.make(eve, ["gentle", "gentle"]), eve)
        await client.send_message(wire.Start())
        await client.next_state()
        left.append(client.table.code)
        await client.leave()
    assert {table.record.code for table in server.tables.loaded.all()} == set(left)
    assert not any(table.idle for table in server.tables.loaded.all()), "they are in the middle of a game"
    back = await server.connect(seats.table.code, ann)
    assert back.table.you == 0
    assert {table.record.code for table in server.tables.loaded.all()} == {left[1], seats.table.code}


async def asleep_for_ever(*_: object) -> int:
    await asyncio.get_running_loop().create_future()
    return 0


async def test_a_table_that_is_loaded_is_paid_for_unless_one_has_a_seat_there(server: InProcessServer) -> None:
    ann, eve = [await server.new_player(name) for name in ("Ann", "Eve")]
    quotas = Quotas(structs.replace(NO_LIMITS, requests_per_minute=prices.READING))
    code = await server.make(ann, ["open", "open"])
    seated = await server.connect(code, ann)
    await seated.sit()
    await seated.leave()
    server.tables.quotas = quotas
    home = quotas.address("192.0.2.1")
    for player, refused in ((eve, False), (ann, False), (eve, True)):
        await server.tables.tidy(time.monotonic())
        try:
            async with server.tables.visit(code, player, home):
                assert not refused
        except TooManyRequests:
            assert refused
    await server.tables.tidy(time.monotonic())
    async with server.tables.visit(code, ann, home):
        pass


async def test_a_fault_at_one_table_does_not_keep_the_others_from_being_tidied(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = game.server
    other = await server.table(await server.make(await server.new_player("Ann"), ["open", "open"]))

    first = await game.table()
    stand_still = Schedule._stand_still

    def fails_at_one(schedule: Schedule, on: bool) -> None:
        if schedule is first.schedule:
            raise ZeroDivisionError
        stand_still(schedule, on)

    for client in game.clients:
        await client.leave()
    monkeypatch.setattr(Schedule, "_stand_still", fails_at_one)
    await server.tables.tidy(time.monotonic() + 3600)
    assert other.record.id not in server.tables.loaded.numbers()
    assert "ZeroDivisionError" in caplog.text


async def test_a_restart_loads_no_more_games_than_the_limit(game: TableOfTwo) -> None:
    woken = Registry(game.server.store, game.server.bot_pool, Quotas(structs.replace(NO_LIMITS, tables=0)))
    await woken.wake()
    assert not woken.loaded.all()
    woken.close()


# Connections where nothing happens.


async def test_an_idle_connection_is_closed(game: TableOfTwo) -> None:
    limits, now = Limits(), game.ann.connection.active
    game.eve.connection.active -= 60 * limits.watching_minutes + 1
    game.ann.connection.active -= 60 * limits.watching_minutes + 1
    game.ben.connection.active -= 60 * limits.idle_minutes + 1
    await game.server.tables.tidy(now)
    await asyncio.gather(game.eve.task, game.ben.task)
    assert game.eve.socket.closed == game.ben.socket.closed == (4408, "idle")
    assert not game.ann.task.done(), "somebody with a seat may stay for longer than somebody who watches"


async def test_a_ping_does_not_count_as_activity(game: TableOfTwo) -> None:
    connection = game.eve.connection
    connection.active -= 100
    before = connection.active
    connection.queue(b"{}")
    assert connection.active == before
    connection.send(b"{}")
    assert connection.active > before
