"""The ceiling of what the store holds: beyond it, the oldest games are removed before their time."""

import time
from collections.abc import Sequence
from math import inf
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server.counters import COUNTERS
from madcap.server.store.contract import LogEntry
from madcap.server.table import ceiling, kept_games, removal
from madcap.server.table import retention as kept_for
from madcap.server.table.ceiling import MEGABYTE, Ceiling
from madcap.server.table.retention import DAY_S, HOUR_S

from .aging_house import LIMITS, AgingHouse, leave, player_of
from .in_process import TableOfTwo, table_of_two


def let_it_hold(house: AgingHouse, monkeypatch: pytest.MonkeyPatch, too_much: int) -> None:
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


async def left_of(house: AgingHouse, names: Sequence[str]) -> list[bool]:
    return [await house.is_there(name) for name in names]


async def test_the_oldest_games_are_removed_early_while_the_store_holds_too_much(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
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


async def test_no_more_games_are_removed_early_than_must_be(house: AgingHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room of a game is free only when its moves are removed, too: until then the next one waits."""
    games = [await names_of(await house.finished()) for _ in range(3)]
    (moves,) = house.store._db.execute("select count(*) from log").fetchone()

    async def used_bytes() -> int:
        (left,) = house.store._db.execute("select count(*) from log").fetchone()
        return int(LIMITS.store_megabytes * MEGABYTE * 3 // 2 * left // moves)

    monkeypatch.setattr(kept_for, "TABLES", 1)
    monkeypatch.setattr(removal, "MOVES", 1)
    monkeypatch.setattr(house.store, "used_bytes", used_bytes)
    await house.pass_time(HOUR_S)
    assert [await left_of(house, names) for names in games].count([False]) in (1, 2)


async def test_what_is_kept_or_open_or_in_play_stays_however_much_the_store_holds(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, finished = await house.finished(), await house.finished()
    await kept_games.keep(house.server.tables, (await kept.table()).record, await player_of(kept), True)
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


async def test_what_is_removed_is_not_in_use(house: AgingHouse) -> None:
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
    house = AgingHouse(tmp_path / "madcap.db")
    without = Ceiling(house.server.tables, structs.replace(LIMITS, store_megabytes=0))
    game = await house.finished()
    await house.server.tables.tidy(time.monotonic())
    assert await without.remove(inf, 0.0, 20) == 0
    assert await house.is_there(game.code)
    await house.server.close()
