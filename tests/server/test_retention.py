"""Retention: everything has a lifetime, what is over is removed in small steps, and codes are used again after a rest."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from itertools import count
from math import inf
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import HouseFull, NoSuchTable, NotSeated, StillPlaying, TooManyKept
from madcap.server.store.contract import LogEntry, Player
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table import ceiling, codes
from madcap.server.table import retention as kept_for
from madcap.server.table.ceiling import MEGABYTE, Ceiling
from madcap.server.table.retention import DAY_S, HOUR_S, Retention
from madcap.server.table.wall_clock import DOUBT_S, JUMP_S, WallClock

from .in_process import NO_LIMITS, InProcessServer, TableOfTwo, table_of_two
from .table_client import PATIENCE_S

LIMITS = structs.replace(NO_LIMITS, kept_games=2)


class House:
    """A server whose clock the test sets."""

    def __init__(self, db: Path) -> None:
        self.time = 1e9
        self.store = SqliteStore(str(db), lambda: self.time)
        self.server = InProcessServer(db, self.store, LIMITS)
        self.retention = Retention(self.server.tables, LIMITS, lambda: self.time)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and remove all that is over by then."""
        self.time += seconds
        await self.server.tables.tidy(time.monotonic())
        while await self.retention.step():
            pass

    async def lobby(self, *chairs: str) -> str:
        return await self.server.make(await self.server.new_player("Ann"), chairs or ["open", "open"])

    async def is_there(self, key: str) -> bool:
        return await self.store.find_table(key) is not None

    async def finished(self) -> TableOfTwo:
        """A table whose game is over, and where nobody is any more."""
        table = await table_of_two(self.server)
        await table.begin()
        await table.play_out()
        await leave(table)
        return table


def use_sixteen_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables have so few codes of four letters; the last free one is found in any case."""
    monkeypatch.setattr(codes, "LETTERS", "BC")
    monkeypatch.setattr(codes, "TRIES", 2000)


async def leave(table: TableOfTwo) -> None:
    for client in table.clients:
        await client.leave()


async def player_of(table: TableOfTwo) -> Player:
    player = table.ann.connection.player
    assert player
    return player


@pytest.fixture
async def house(tmp_path: Path, no_rate_limits: None) -> AsyncIterator[House]:
    the_house = House(tmp_path / "madcap.db")
    yield the_house
    await the_house.server.close()


async def test_a_table_where_nobody_sits_is_removed_after_an_hour(house: House) -> None:
    code = await house.lobby()
    await house.pass_time(HOUR_S - 1)
    assert await house.is_there(code)
    await house.pass_time(2)
    assert not await house.is_there(code)
    with pytest.raises(NoSuchTable):
        await house.server.table(code)


async def test_a_lobby_where_somebody_sits_stays_for_a_day(house: House) -> None:
    table = await table_of_two(house.server)
    await table.ann.sit(0, "a" * 32)
    await leave(table)
    await house.pass_time(DAY_S - 1)
    assert await house.is_there(table.code)
    await house.pass_time(2)
    assert not await house.is_there(table.code)


async def test_a_game_that_nobody_plays_on_is_removed_after_a_month(house: House) -> None:
    table = await table_of_two(house.server)
    await table.begin()
    await leave(table)
    await house.pass_time(30 * DAY_S - HOUR_S)
    assert await house.is_there(table.code)
    await house.pass_time(2 * HOUR_S)
    assert not await house.is_there(table.code)
    assert house.store._db.execute("select count(*) from log").fetchone() == (0,)


async def test_a_table_that_somebody_has_open_is_not_removed(house: House) -> None:
    table = await table_of_two(house.server)
    for client in (table.ann, table.ben):
        await client.leave()
    await house.pass_time(40 * DAY_S)
    assert await house.is_there(table.code)
    await table.eve.leave()
    await house.pass_time(1)
    assert not await house.is_there(table.code)


async def test_old_tables_that_are_in_use_do_not_keep_the_others(house: House) -> None:
    """A stranger who keeps the oldest tables open must not stop the removal of all that came later."""
    codes = [await house.lobby() for _ in range(kept_for.TABLES)]
    ann = await house.server.new_player("Ann")
    for code in codes:
        await house.server.connect(code, ann)
    later = await house.lobby()
    await house.pass_time(2 * HOUR_S)
    assert all([await house.is_there(code) for code in codes])
    assert not await house.is_there(later)


async def test_a_long_game_is_removed_in_many_steps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_for, "MOVES", 10)
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
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
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


class Clocks:
    """A wall clock and a steady one, which the test sets."""

    def __init__(self) -> None:
        self.wall, self.steady = 1e9, 50.0

    def watched(self, newest: float) -> WallClock:
        return WallClock(lambda: self.wall, newest, lambda: self.steady)

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_nothing_is_removed_by_a_clock_that_has_jumped_ahead() -> None:
    clocks = Clocks()
    clock = clocks.watched(clocks.wall - DAY_S)
    assert clock.is_believed()
    clocks.pass_time(100 * DAY_S)
    assert clock.is_believed(), "that was a long time, but no jump"
    clocks.wall += 700 * DAY_S
    assert not clock.is_believed()
    clocks.pass_time(DOUBT_S - 1)
    assert not clock.is_believed()
    clocks.wall -= 700 * DAY_S
    assert not clock.is_believed()
    clocks.pass_time(1)
    assert clock.is_believed()


def test_a_clock_that_is_far_ahead_of_the_last_change_is_doubted_at_the_start() -> None:
    clocks = Clocks()
    assert clocks.watched(0.0).is_believed(), "a new database"
    clock = clocks.watched(clocks.wall - JUMP_S - 1)
    assert not clock.is_believed()
    clocks.pass_time(DOUBT_S)
    assert clock.is_believed()


async def test_retention_asks_the_clock(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(kept_for, "LOOK_S", 0.0)
    code = await house.lobby()
    made = house.time
    house.time += JUMP_S + DAY_S
    running = asyncio.create_task(house.retention.run())
    while "ahead" not in caplog.text:
        await asyncio.sleep(0)
    await house.store.heartbeat()  # whatever was begun before is done
    assert await house.is_there(code)
    running.cancel()
    house.time = made + DAY_S
    running = asyncio.create_task(house.retention.run())
    while await house.is_there(code):
        await asyncio.sleep(0)
    running.cancel()


async def test_a_finished_game_stays_a_year_under_its_name(house: House) -> None:
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


async def test_a_finished_game_in_which_nobody_had_a_seat_stays_a_week(house: House) -> None:
    ann = await house.server.new_player("Ann")
    code = await house.lobby("gentle", "gentle")
    watcher = await house.server.connect(code, ann)
    table = await house.server.table(code)
    table.turn.record = structs.replace(table.record, host=ann.id)
    await watcher.send_message(wire.Start())
    while not (watcher.state and watcher.state.outcome):
        await watcher.next_state()
    kept, ended = await house.server.tables.kept(table.record, ann), table.record.ended
    assert kept.until == pytest.approx(ended + 7 * DAY_S)
    await watcher.leave()
    await house.pass_time(DAY_S + 1)
    assert not await house.is_there(code), "its code is given back like any other"
    await house.pass_time(5 * DAY_S)
    assert await house.is_there(table.record.name)
    await house.pass_time(DAY_S)
    assert not await house.is_there(table.record.name)
    assert house.retention.removed["unseated-games"] == 1


async def test_people_at_a_finished_table_hear_that_its_code_is_gone(house: House) -> None:
    table = await table_of_two(house.server)
    await table.begin()
    await table.play_out()
    await house.pass_time(2 * DAY_S)
    await table.drain()
    assert table.ann.table.code == ""
    assert len(table.ann.table.name) == 12


async def test_a_code_is_used_again_after_its_rest_and_the_old_link_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.finished()
    name = (await house.server.table(table.code)).record.name
    monkeypatch.setattr(codes, "letters", lambda count: table.code if count == 4 else "Z" * count)
    await house.pass_time(DAY_S + 1)
    assert await house.lobby() == "ZZZZZ", "it rests"
    await house.pass_time(7 * DAY_S + 1)
    assert await house.lobby() == table.code
    others, old = await house.server.table(table.code), await house.server.table(name)
    assert (others.record.phase, old.record.phase) == ("lobby", "over")
    assert others.record.id != old.record.id


async def test_with_every_code_used_or_resting_longer_ones_are_used(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a stranger who makes enough tables could keep others from making any."""
    use_sixteen_codes(monkeypatch)
    here = await table_of_two(house.server)
    await here.begin()
    short = [here.code] + [await house.lobby() for _ in range(15)]
    assert {len(code) for code in short} == {4}
    assert len(set(short)) == 16
    longer = [await house.lobby() for _ in range(3)]
    assert [len(code) for code in longer] == [5, 5, 5]
    assert (await house.server.table(longer[0])).record.code == longer[0]
    await house.pass_time(2 * HOUR_S)  # all but one are removed, and rest
    assert len(await house.lobby()) == 5
    await house.pass_time(8 * DAY_S)
    assert len(await house.lobby()) == 4
    assert await house.is_there(here.code)


async def test_a_house_without_any_free_code_is_full(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    names = count(2048)  # each is another one, so that only codes can be taken
    monkeypatch.setattr(codes, "TRIES", 1)
    monkeypatch.setattr(codes, "letters", lambda length: "Z" * length if length < 12 else f"{next(names):b}")
    assert [await house.lobby() for _ in range(3)] == ["ZZZZ", "ZZZZZ", "ZZZZZZ"]
    with pytest.raises(HouseFull):
        await house.lobby()


async def test_what_is_noted_at_a_finished_game_does_not_let_it_stay_longer(house: House) -> None:
    """Anybody who asks for its record lets its names get salts."""
    table = await house.finished()
    record = (await house.server.table(table.code)).record
    await house.pass_time(300 * DAY_S)
    salted = await house.server.tables.with_salts(record)
    assert all(chair.salt for chair in salted.chairs)
    assert await house.is_there(record.name)
    await house.pass_time(66 * DAY_S)
    assert not await house.is_there(record.name)


async def test_a_game_that_is_kept_at_that_moment_stays(house: House) -> None:
    """What is over is found and removed in one step: nothing can happen in between."""
    table = await house.finished()
    record, ann = (await house.server.table(table.code)).record, await player_of(table)
    await house.pass_time(364 * DAY_S)
    house.time += 2 * DAY_S
    keeping = asyncio.create_task(house.server.tables.keep(record, ann, True))
    removing = asyncio.create_task(house.retention.step())
    kept = await keeping
    await removing
    assert kept.kept
    assert await house.is_there(record.name)


@pytest.mark.parametrize("what", ["salts", "codes"])
async def test_tables_can_be_loaded_and_removed_while_one_of_them_is_changing(house: House, what: str) -> None:
    """Whoever asks for another game changes the table, and may have to remove another one to get a code."""
    table = await table_of_two(house.server)
    await table.begin()
    await table.play_out()
    registry, lobby = house.server.tables, await house.lobby()
    changing = registry.loaded(table.code)
    assert changing
    async with changing.turn:
        if what == "salts":
            waiting: asyncio.Task[object] = asyncio.create_task(registry.with_salts(changing.record))
        else:
            waiting = asyncio.create_task(registry.release_codes(house.time + 1, house.time + 2, 10))
        while not changing.turn._waiting:
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            assert await registry.remove("empty", house.time + 1, 0.0, 1) == 1
    await waiting
    assert not await house.is_there(lobby)
    assert changing.record.code == ("" if what == "codes" else table.code)


async def test_a_code_that_is_lent_again_at_once_is_its_new_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that had it is unloaded before it has heard that its code is another's."""
    old = await house.finished()
    monkeypatch.setattr(codes, "letters", lambda count: old.code if count == 4 else "Z" * count)
    registry = house.server.tables
    changing = registry.loaded(old.code)
    assert changing
    async with changing.turn:
        releasing = asyncio.create_task(registry.release_codes(house.time + 1, house.time - 1, 10))
        while not changing.turn._waiting:
            await asyncio.sleep(0)
        assert await house.store.remove_rested_codes(10) == 1
        async with asyncio.timeout(PATIENCE_S):
            assert await house.lobby() == old.code
        await house.server.connect(old.code, None)
        await registry.tidy(time.monotonic() + DAY_S)
        assert registry.loaded(old.code)
    await releasing
    assert registry.loaded(old.code)


async def test_a_player_keeps_a_finished_game(house: House) -> None:
    games = [await house.finished() for _ in range(2)]
    found = [await house.server.table(game.code) for game in games]
    ann = await player_of(games[0])
    assert not (await house.server.tables.kept(found[0].record, ann)).kept
    assert (await house.server.tables.keep(found[0].record, ann, True)).kept
    await house.pass_time(399 * DAY_S)
    assert [await house.is_there(table.record.name) for table in found] == [True, False]
    assert not (await house.server.tables.keep(found[0].record, ann, False)).kept
    await house.pass_time(1)
    assert not await house.is_there(found[0].record.name)


async def test_a_player_keeps_only_so_many_games_and_only_their_own(house: House) -> None:
    game = await house.finished()
    table, ann = await house.server.table(game.code), await player_of(game)
    eve = game.eve.connection.player
    assert eve
    with pytest.raises(NotSeated):
        await house.server.tables.keep(table.record, eve, True)
    for number in (1001, 1002):
        house.store._db.execute("insert into kept values (?, ?, 0)", (ann.id, number))
    with pytest.raises(TooManyKept):
        await house.server.tables.keep(table.record, ann, True)


async def test_a_running_game_cannot_be_kept(house: House) -> None:
    table = await table_of_two(house.server)
    await table.begin()
    with pytest.raises(StillPlaying):
        await house.server.tables.keep((await table.table()).record, await player_of(table), True)


async def test_guests_are_forgotten_after_a_month_and_players_after_a_year(house: House) -> None:
    tokens = {name: (await house.server.players.welcome())[1] for name in ("guest", "player", "newest")}
    await house.pass_time(2 * DAY_S)
    assert await house.server.players.find(tokens["player"])  # comes back
    await house.pass_time(29 * DAY_S)
    assert await house.server.players.find(tokens["guest"]) is None
    await house.pass_time(360 * DAY_S)
    assert house.store._db.execute("select count(*) from players").fetchone() == (2,)
    await house.pass_time(30 * DAY_S)
    assert house.store._db.execute("select count(*) from players").fetchone() == (1,)


async def test_the_number_of_a_forgotten_player_is_never_given_to_another(house: House) -> None:
    first = await house.server.new_player("Ann")
    await house.pass_time(1000 * DAY_S)
    assert (await house.server.new_player("Ben")).id > first.id


# What the store may hold.


def let_it_hold(house: House, monkeypatch: pytest.MonkeyPatch, too_much: int) -> None:
    """Let the store hold too much at so many looks. A step removes one table."""
    looks = 0

    async def used_bytes() -> int:
        nonlocal looks
        looks += 1
        return LIMITS.store_megabytes * MEGABYTE + (1 if looks <= too_much else 0)

    monkeypatch.setattr(kept_for, "TABLES", 1)
    monkeypatch.setattr(house.store, "used_bytes", used_bytes)


async def names_of(*games: TableOfTwo) -> list[str]:
    return [(await game.table()).record.name for game in games]


async def left_of(house: House, names: Sequence[str]) -> list[bool]:
    return [await house.is_there(name) for name in names]


async def test_the_oldest_games_are_removed_early_while_the_store_holds_too_much(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    games = []
    for _ in range(4):
        house.time += HOUR_S
        games += await names_of(await house.finished())
    before, counted = COUNTERS.removed_early, house.retention.removed["games-before-their-time"]
    let_it_hold(house, monkeypatch, too_much=2)
    await house.pass_time(HOUR_S)
    assert await left_of(house, games) == [False, False, True, True]
    assert COUNTERS.removed_early - before == 2
    assert house.retention.removed["games-before-their-time"] - counted == 2
    await house.pass_time(HOUR_S)
    told = [record.message for record in caplog.records if record.name == ceiling.__name__]
    assert ["more than --store-megabytes" in one for one in told] == [True, False], (
        "once when it begins, and at the end"
    )


async def test_no_more_games_are_removed_early_than_must_be(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room of a game is free only when its moves are removed, too: until then the next one waits."""
    games = [await names_of(await house.finished()) for _ in range(3)]
    (moves,) = house.store._db.execute("select count(*) from log").fetchone()

    async def used_bytes() -> int:
        (left,) = house.store._db.execute("select count(*) from log").fetchone()
        return int(LIMITS.store_megabytes * MEGABYTE * 3 // 2 * left // moves)

    monkeypatch.setattr(kept_for, "TABLES", 1)
    monkeypatch.setattr(kept_for, "MOVES", 1)
    monkeypatch.setattr(house.store, "used_bytes", used_bytes)
    await house.pass_time(HOUR_S)
    assert [await left_of(house, names) for names in games].count([False]) in (1, 2)


async def test_what_is_kept_or_open_or_in_play_stays_however_much_the_store_holds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, finished = await house.finished(), await house.finished()
    await house.server.tables.keep((await kept.table()).record, await player_of(kept), True)
    played, still_open = await table_of_two(house.server), await table_of_two(house.server)
    for game in (played, still_open):
        await game.begin()
    await leave(played)
    games = await names_of(kept, finished, played, still_open)
    let_it_hold(house, monkeypatch, too_much=10**9)
    await house.pass_time(DAY_S - HOUR_S)
    assert await left_of(house, games) == [True, False, True, True], "the players may only sleep"
    await house.pass_time(2 * HOUR_S)
    assert await left_of(house, games) == [True, False, False, True]


async def test_what_is_removed_is_not_in_use(house: House) -> None:
    empty = await house.store.used_bytes()
    code = await house.lobby()
    record = await house.store.find_table(code)
    assert record
    await house.store.append(record.id, 1, [LogEntry(0, 1, "self", 0)] * 5000)
    full = await house.store.used_bytes()
    assert full > empty + 5000 * 8
    await house.store.delete_table(record, 0.0)
    assert await house.store.remove_moves(10**6)
    assert await house.store.used_bytes() < full - 5000 * 8


async def test_without_a_ceiling_nothing_is_removed_early(tmp_path: Path, no_rate_limits: None) -> None:
    house = House(tmp_path / "madcap.db")
    without = Ceiling(house.server.tables, structs.replace(LIMITS, store_megabytes=0))
    game = await house.finished()
    await house.server.tables.tidy(time.monotonic())
    assert await without.remove(inf, 0.0, 20) == 0
    assert await house.is_there(game.code)
    await house.server.close()


async def test_removing_is_done_in_small_steps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_for, "TABLES", 3)
    for _ in range(10):
        await house.lobby()
    house.time += 2 * HOUR_S
    left = []
    while await house.retention.step():
        left.append(house.store._db.execute("select count(*) from tables").fetchone()[0])
    assert left[:4] == [7, 4, 1, 0]
    assert house.retention.removed["empty-tables"] == 10


async def test_a_year_of_games_leaves_the_database_flat(house: House) -> None:
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
