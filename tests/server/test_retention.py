"""Retention: everything has a lifetime, what is over is removed in small steps, and codes are used again after a rest."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server.errors import HouseFull, NoSuchTable, NotSeated, StillPlaying, TooManyKept
from madcap.server.store.contract import LogEntry, Player
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table import registry as tables
from madcap.server.table import retention as kept_for
from madcap.server.table.retention import DAY_S, HOUR_S, Retention

from .in_process import NO_LIMITS, InProcessServer, TableOfTwo, table_of_two

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
    monkeypatch.setattr(tables, "_letters", lambda count: table.code if count == tables.CODE_LENGTH else "Z" * count)
    monkeypatch.setattr(house.store, "oldest_resting_code", nothing)
    await house.pass_time(DAY_S + 1)
    with pytest.raises(HouseFull):  # it rests
        await house.lobby()
    await house.pass_time(7 * DAY_S + 1)
    assert await house.lobby() == table.code
    others, old = await house.server.table(table.code), await house.server.table(name)
    assert (others.record.phase, old.record.phase) == ("lobby", "over")
    assert others.record.id != old.record.id


async def nothing() -> None:
    return None


async def test_with_every_code_used_or_resting_the_longest_rested_is_used(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LETTERS", "BC")  # sixteen codes
    codes = [await house.lobby() for _ in range(16)]
    assert len(set(codes)) == 16
    with pytest.raises(HouseFull):
        await house.lobby()
    await house.pass_time(2 * HOUR_S)  # all are removed, and rest
    again = [await house.lobby() for _ in range(16)]
    assert set(again) == set(codes)
    with pytest.raises(HouseFull):
        await house.lobby()


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
