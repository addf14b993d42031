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


async def finished(house: AgingHouse, count: int) -> list[TableOfTwo]:
    """So many finished games, the shortest first."""
    games = [await house.finished() for _ in range(count)]
    lengths = {game.code: await house.store.log_length((await game.table()).record.id) for game in games}
    return sorted(games, key=lambda game: lengths[game.code])


async def keep(house: AgingHouse, game: TableOfTwo, player: int) -> int:
    """Keep a game for a player, and return how many bytes that counts for."""
    before = await house.store.share_bytes("kept")
    assert await house.store.keep_table(player, (await game.table()).record.id, 100)
    house.time += 1
    return await house.store.share_bytes("kept") - before


async def test_kept_games_have_a_share_and_what_is_beyond_it_goes_before_other_games(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of the player who keeps the most, those that were kept first go first. Somebody who keeps a single game keeps it."""
    games = await finished(house, 5)
    ann, eve = [(await player_of(game)).id for game in games[:2]]
    sizes = [await keep(house, games[0], ann), *[await keep(house, game, eve) for game in games[1:4]]]
    names = await names_of(*games)
    share = (sizes[0] + sizes[3]) / (LIMITS.store_megabytes * MEGABYTE)
    monkeypatch.setattr(ceiling, "KEPT_SHARE", share)
    let_it_hold(house, monkeypatch, too_much=2)
    before = COUNTERS.removed_early
    await house.pass_time(HOUR_S)
    assert await left_of(house, names) == [True, False, False, True, True]
    assert COUNTERS.removed_early - before == 2
    assert await house.store.share_bytes("kept") == sizes[0] + sizes[3]
    assert "games that players keep are removed" in caplog.text


async def test_kept_games_within_their_share_stay(house: AgingHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [await house.finished() for _ in range(3)]
    await keep(house, games[0], (await player_of(games[0])).id)
    names = await names_of(*games)
    let_it_hold(house, monkeypatch, too_much=10**9)
    await house.pass_time(HOUR_S)
    assert await left_of(house, names) == [True, False, False]


async def test_a_kept_game_beyond_the_share_that_is_open_or_that_another_player_keeps_is_not_removed(
    house: AgingHouse,
) -> None:
    shared, *others = await finished(house, 4)
    still_open, alone, newest = others
    eve, ben = (await player_of(alone)).id, (await player_of(shared)).id
    for game in (shared, still_open, alone, newest):
        await keep(house, game, eve)
    await keep(house, shared, ben)
    names = await names_of(shared, still_open, alone, newest)
    await house.server.tables.tidy(time.monotonic())
    async with house.server.tables.visit(names[1]):
        assert await house.server.tables.removal.remove_kept(0, 0.0, 3) == 3
        assert await left_of(house, names) == [True, True, False, True]
    numbers = [record.id for name in names[:2] if (record := await house.store.find_table(name))]
    assert [await house.store.is_kept(eve, number) for number in numbers] == [False, False]
    assert await house.store.is_kept(ben, numbers[0])


async def test_players_have_a_share_and_no_game_goes_for_what_they_take_beyond_it(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests go first; whoever keeps a game, or was here within two days, stays."""
    game = await house.finished()
    keeper = await player_of(game)
    await keep(house, game, keeper.id)
    finished = await names_of(await house.finished())
    tokens = [(await house.server.players.welcome())[1] for _ in range(3)]
    await house.pass_time(DAY_S + HOUR_S)
    assert await house.server.players.find(tokens[2])  # comes back
    await house.pass_time(DAY_S)
    tokens += [(await house.server.players.welcome())[1] for _ in range(2)]
    monkeypatch.setattr(ceiling, "PLAYERS_SHARE", 1e-12)
    let_it_hold(house, monkeypatch, too_much=2)
    await house.pass_time(HOUR_S)
    assert [bool(await house.server.players.find(token)) for token in tokens] == [False, False, True, True, True]
    assert await left_of(house, finished) == [True]
    let_it_hold(house, monkeypatch, too_much=1)
    await house.pass_time(2 * DAY_S)
    numbers = {number for (number,) in house.store._db.execute("select id from players")}
    assert keeper.id in numbers
    assert house.retention.removed["players-before-their-time"] > 2


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
