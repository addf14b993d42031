"""Retention: everything has a lifetime, and what is over is removed in small steps."""

import asyncio

import pytest
from msgspec import structs

from madcap.server import wire
from madcap.server.errors import NoSuchTable, NotSeated, StillPlaying, TooManyKept
from madcap.server.store.contract import LogEntry
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table import kept_games, removal
from madcap.server.table import retention as kept_for
from madcap.server.table.retention import DAY_S, HOUR_S, Retention

from .aging_house import LIMITS, AgingHouse, leave, player_of
from .in_process import table_of_two
from .table_client import PATIENCE_S
from .waiting import wait_until


async def test_a_table_where_nobody_sits_is_removed_after_an_hour(house: AgingHouse) -> None:
    code = await house.lobby()
    await house.pass_time(HOUR_S - 1)
    assert await house.is_there(code)
    await house.pass_time(2)
    assert not await house.is_there(code)
    with pytest.raises(NoSuchTable):
        await house.server.table(code)


async def test_a_lobby_where_somebody_sits_stays_for_a_day(house: AgingHouse) -> None:
    table = await table_of_two(house.server)
    await table.ann.sit(0, "a" * 32)
    await leave(table)
    await house.pass_time(DAY_S - 1)
    assert await house.is_there(table.code)
    await house.pass_time(2)
    assert not await house.is_there(table.code)


async def test_a_game_that_nobody_plays_on_is_removed_after_a_month(house: AgingHouse) -> None:
    table = await table_of_two(house.server)
    await table.begin()
    await leave(table)
    await house.pass_time(30 * DAY_S - HOUR_S)
    assert await house.is_there(table.code)
    await house.pass_time(2 * HOUR_S)
    assert not await house.is_there(table.code)
    assert house.store._db.execute("select count(*) from log").fetchone() == (0,)


async def test_a_table_that_somebody_has_open_is_not_removed(house: AgingHouse) -> None:
    table = await table_of_two(house.server)
    for client in (table.ann, table.ben):
        await client.leave()
    await house.pass_time(40 * DAY_S)
    assert await house.is_there(table.code)
    await table.eve.leave()
    await house.pass_time(1)
    assert not await house.is_there(table.code)


async def test_old_tables_that_are_in_use_do_not_keep_the_others(house: AgingHouse) -> None:
    """A stranger who keeps the oldest tables open must not stop the removal of all that came later."""
    codes = [await house.lobby() for _ in range(kept_for.TABLES)]
    ann = await house.server.new_player("Ann")
    for code in codes:
        await house.server.connect(code, ann)
    later = await house.lobby()
    await house.pass_time(2 * HOUR_S)
    assert all([await house.is_there(code) for code in codes])
    assert not await house.is_there(later)


async def test_a_long_game_is_removed_in_many_steps(house: AgingHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(removal, "MOVES", 10)
    record = await house.store.find_table(await house.lobby())
    assert record
    log = [LogEntry(0, n, "self", 0) for n in range(95)]
    await house.store.append(record.id, 1, log, structs.replace(record, phase="over", ended=house.time))
    house.time += 400 * DAY_S
    left = []
    while await house.retention.step():
        left += house.store._db.execute("select count(*) from log").fetchone()
    assert left == [85, 75, 65, 55, 45, 35, 25, 15, 5, 0]


async def test_one_kind_that_cannot_be_removed_does_not_keep_the_others(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(now: float) -> int:
        raise ZeroDivisionError

    code = await house.lobby()
    monkeypatch.setitem(house.retention._steps, "codes", fails)
    monkeypatch.setitem(house.retention._steps, "finished-games", fails)
    await house.server.new_player("Ben")
    house.time += 31 * DAY_S
    await house.retention.step()
    assert not await house.is_there(code)
    assert house.store._db.execute("select count(*) from players").fetchone() == (1,), "but for the newest"
    assert "ZeroDivisionError" in caplog.text


async def test_a_finished_game_stays_a_year_under_its_name(house: AgingHouse) -> None:
    table = await house.finished()
    name = (await house.server.table(table.code)).record.name
    await house.pass_time(DAY_S + 1)
    assert not await house.is_there(table.code)
    kept = await house.server.table(name)
    assert (kept.record.code, kept.record.phase, kept.record.name) == ("", "over", name)
    await house.pass_time(363 * DAY_S)
    assert await house.is_there(name)
    await house.pass_time(2 * DAY_S)
    assert not await house.is_there(name)


async def test_a_finished_game_in_which_nobody_had_a_seat_stays_a_week(house: AgingHouse) -> None:
    ann = await house.server.new_player("Ann")
    code = await house.lobby("gentle", "gentle")
    watcher = await house.server.connect(code, ann)
    table = await house.server.table(code)
    table.turn.record = structs.replace(table.record, host=ann.id)
    await watcher.send_message(wire.Start())
    while not (watcher.state and watcher.state.outcome):
        await watcher.next_state()
    kept, ended = await kept_games.kept(house.server.tables, table.record, ann), table.record.ended
    assert kept.until == pytest.approx(ended + 7 * DAY_S)
    await watcher.leave()
    await house.pass_time(DAY_S + 1)
    assert not await house.is_there(code), "its code is given back like any other"
    await house.pass_time(5 * DAY_S)
    assert await house.is_there(table.record.name)
    await house.pass_time(DAY_S)
    assert not await house.is_there(table.record.name)
    assert house.retention.removed["unseated-games"] == 1


async def test_people_at_a_finished_table_hear_that_its_code_is_gone(house: AgingHouse) -> None:
    table = await table_of_two(house.server)
    await table.begin()
    await table.play_out()
    await house.pass_time(2 * DAY_S)
    await table.drain()
    assert table.ann.table.code == ""
    assert len(table.ann.table.name) == 12


async def test_what_is_noted_at_a_finished_game_does_not_let_it_stay_longer(house: AgingHouse) -> None:
    """Anybody who asks for its record lets its names get salts."""
    table = await house.finished()
    record = (await house.server.table(table.code)).record
    await house.pass_time(300 * DAY_S)
    salted = await house.server.tables.with_salts(record)
    assert all(chair.salt for chair in salted.chairs)
    assert await house.is_there(record.name)
    await house.pass_time(66 * DAY_S)
    assert not await house.is_there(record.name)


async def test_a_game_that_is_kept_at_that_moment_stays(house: AgingHouse) -> None:
    """What is over is found and removed in one step: nothing can happen in between."""
    table = await house.finished()
    record, ann = (await house.server.table(table.code)).record, await player_of(table)
    await house.pass_time(364 * DAY_S)
    house.time += 2 * DAY_S
    keeping = asyncio.create_task(kept_games.keep(house.server.tables, record, ann, True))
    removing = asyncio.create_task(house.retention.step())
    kept = await keeping
    await removing
    assert kept.kept
    assert await house.is_there(record.name)


@pytest.mark.parametrize("what", ["salts", "codes"])
async def test_tables_can_be_loaded_and_removed_while_one_of_them_is_changing(house: AgingHouse, what: str) -> None:
    """Whoever asks for another game changes the table, and may have to remove another one to get a code."""
    table = await table_of_two(house.server)
    await table.begin()
    await table.play_out()
    registry, lobby = house.server.tables, await house.lobby()
    changing = registry.loaded.find(table.code)
    assert changing
    async with changing.turn:
        if what == "salts":
            waiting: asyncio.Task[object] = asyncio.create_task(registry.with_salts(changing.record))
        else:
            waiting = asyncio.create_task(registry.removal.release_codes(house.time + 1, house.time + 2, 10))
        await wait_until(lambda: bool(changing.turn._waiting))
        async with asyncio.timeout(PATIENCE_S):
            assert await registry.removal.remove("empty", house.time + 1, 0.0, 1) == 1
    await waiting
    assert not await house.is_there(lobby)
    assert changing.record.code == ("" if what == "codes" else table.code)


async def test_a_player_keeps_a_finished_game(house: AgingHouse) -> None:
    games = [await house.finished() for _ in range(2)]
    found = [await house.server.table(game.code) for game in games]
    ann = await player_of(games[0])
    assert not (await kept_games.kept(house.server.tables, found[0].record, ann)).kept
    assert (await kept_games.keep(house.server.tables, found[0].record, ann, True)).kept
    await house.pass_time(399 * DAY_S)
    assert [await house.is_there(table.record.name) for table in found] == [True, False]
    assert not (await kept_games.keep(house.server.tables, found[0].record, ann, False)).kept
    await house.pass_time(1)
    assert not await house.is_there(found[0].record.name)


async def test_a_player_keeps_only_so_many_games_and_only_their_own(house: AgingHouse) -> None:
    game = await house.finished()
    table, ann = await house.server.table(game.code), await player_of(game)
    eve = game.eve.connection.player
    assert eve
    with pytest.raises(NotSeated):
        await kept_games.keep(house.server.tables, table.record, eve, True)
    for number in (1001, 1002):
        house.store._db.execute("insert into kept values (?, ?, 0, 0)", (ann.id, number))
    with pytest.raises(TooManyKept):
        await kept_games.keep(house.server.tables, table.record, ann, True)


async def test_a_running_game_cannot_be_kept(house: AgingHouse) -> None:
    table = await table_of_two(house.server)
    await table.begin()
    with pytest.raises(StillPlaying):
        await kept_games.keep(house.server.tables, (await table.table()).record, await player_of(table), True)


async def test_guests_are_forgotten_after_a_month_and_players_after_a_year(house: AgingHouse) -> None:
    tokens = {name: (await house.server.players.welcome())[1] for name in ("guest", "player", "newest")}
    await house.pass_time(2 * DAY_S)
    assert await house.server.players.find(tokens["player"])  # comes back
    await house.pass_time(29 * DAY_S)
    assert await house.server.players.find(tokens["guest"]) is None
    await house.pass_time(360 * DAY_S)
    assert house.store._db.execute("select count(*) from players").fetchone() == (2,)
    await house.pass_time(30 * DAY_S)
    assert house.store._db.execute("select count(*) from players").fetchone() == (1,)


async def test_the_number_of_a_forgotten_player_is_never_given_to_another(house: AgingHouse) -> None:
    first = await house.server.new_player("Ann")
    await house.pass_time(1000 * DAY_S)
    assert (await house.server.new_player("Ben")).id > first.id


async def test_removing_is_done_in_small_steps(house: AgingHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_for, "TABLES", 3)
    for _ in range(10):
        await house.lobby()
    house.time += 2 * HOUR_S
    left = []
    while await house.retention.step():
        left.append(house.store._db.execute("select count(*) from tables").fetchone()[0])
    assert left[:4] == [7, 4, 1, 0]
    assert house.retention.removed["empty-tables"] == 10


async def test_a_year_of_games_leaves_the_database_flat(house: AgingHouse) -> None:
    """One day is like the other: a small house with short lifetimes. `make year` does it with 10,000 games a day."""
    limits = structs.replace(LIMITS, finished_days=20, quarantine_days=3, guest_days=10)
    house.retention = Retention(house.server.tables, limits, lambda: house.time)
    sizes = []
    for _ in range(120):
        await house.lobby()
        player = await house.server.new_player("Ann")
        record = await house.store.find_table(await house.server.make(player, ["open", "open"]))
        assert record
        over = structs.replace(record, phase="over", ended=house.time)
        await house.store.append(record.id, 1, [LogEntry(0, n, "self", n) for n in range(50)], over)
        await house.pass_time(DAY_S)
        sizes.append(pages(house.store))
    assert max(sizes[60:]) <= max(sizes[30:60]) + 2
    assert house.store._db.execute("select count(*) from tables").fetchone()[0] <= 22


def pages(store: SqliteStore) -> int:
    """The pages of the file that are in use or free."""
    (count,) = store._db.execute("pragma page_count").fetchone()
    return int(count)
