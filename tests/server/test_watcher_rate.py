"""Beside very many watchers, players are told at once, and watchers as often as the server can bear: of the newest state."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import json

from madcap.server import wire
from madcap.server.socket.connection import Connection
from madcap.server.table import presence, watcher_rate
from madcap.server.table.watcher_rate import AT_ONCE_S, FEW, WATCHERS_PER_S, WatcherRate

from .in_process import InProcessServer, TableOfTwo, table_of_two
from .table_client import PATIENCE_S
from .test_floods import Clock

MANY = 400


class Watcher(Connection):
    """A connection of somebody without a cookie, which notes what it gets."""

    def __init__(self) -> None:
        super().__init__(None, push=self.note)
        self.got: list[wire.ToPlayer] = []

    def note(self, text: bytes, watches: bool) -> bool:
        assert watches
        self.got.append(json.decode(text, type=wire.ToPlayer))
        return True


@pytest.fixture
async def lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableOfTwo]:
    """A table that can bear little: after the first messages, its watchers have to wait until a test lets them be told."""
    monkeypatch.setattr(watcher_rate, "WATCHERS_PER_S", 0.01)
    monkeypatch.setattr(presence, "WATCHERS_PER_S", 0.01)
    server = InProcessServer(tmp_path / "madcap.db")
    yield await table_of_two(server)
    await server.close()


async def watched(game: TableOfTwo) -> list[Watcher]:
    """Let many people watch."""
    table, watchers = await game.table(), [Watcher() for _ in range(FEW + 5)]
    for one in watchers:
        table.viewers.add(one, table.record)
    await game.drain()
    return watchers


async def let_them_be_told(game: TableOfTwo) -> None:
    await (await game.table())._tell_presence()


def test_a_few_watchers_are_told_of_everything() -> None:
    one = WatcherRate()
    assert all(one.may_be_told(FEW) for _ in range(1000))


def test_many_watchers_get_so_many_messages_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, one, told = Clock(), WatcherRate(), 0
    monkeypatch.setattr(watcher_rate, "monotonic", clock)
    for _ in range(1000):
        clock.now += 0.01
        told += one.may_be_told(MANY)
    assert told * MANY == pytest.approx((10 + AT_ONCE_S) * WATCHERS_PER_S, abs=MANY)
    assert 0 < one.wait_s() <= MANY / WATCHERS_PER_S


async def test_the_clicks_of_a_host_reach_players_at_once_and_watchers_together(lobby: TableOfTwo) -> None:
    await lobby.ann.sit(0, "a" * 64)
    watchers = await watched(lobby)
    clicks: list[wire.ChairSetting] = ["gentle", "fair", "sharp", "open", "gentle"]
    for to in clicks:
        await lobby.ann.send_message(wire.SetChair(1, to))
        await lobby.ann.next_table()
    assert all(len(one.got) <= 1 for one in watchers)
    await let_them_be_told(lobby)
    for one in watchers:
        assert len(one.got) <= 2
        newest = one.got[-1]
        assert isinstance(newest, wire.Table)
        assert newest.chairs[1].level == "gentle"


async def test_watchers_get_the_newest_position_and_players_every_move(lobby: TableOfTwo) -> None:
    await lobby.begin()
    watchers = await watched(lobby)
    for _ in range(5):
        await lobby.mover.play()
        for client in (lobby.ann, lobby.ben):
            await client.next_state()
    seq = lobby.ann.position()[0]
    assert all(len(one.got) <= 1 for one in watchers)
    await let_them_be_told(lobby)
    for one in watchers:
        newest = one.got[-1]
        assert isinstance(newest, wire.State)
        assert newest.seq >= seq


async def test_watchers_are_told_by_themselves_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watcher_rate, "AT_ONCE_S", 0.0)
    server = InProcessServer(tmp_path / "madcap.db")
    game = await table_of_two(server)
    await game.ann.sit(0, "a" * 64)
    watchers = await watched(game)
    clicks: list[wire.ChairSetting] = ["gentle", "fair"]
    for to in clicks:
        await game.ann.send_message(wire.SetChair(1, to))
        await game.ann.next_table()
    async with asyncio.timeout(PATIENCE_S):
        while not all(
            isinstance(one.got[-1], wire.Table) and one.got[-1].chairs[1].level == "fair" for one in watchers
        ):
            await asyncio.sleep(0.01)
    await server.close()


async def test_everybody_hears_of_the_start(lobby: TableOfTwo) -> None:
    await lobby.ann.sit(0, "a" * 64)
    await lobby.ben.sit(1, "b" * 64)
    watchers = await watched(lobby)
    await lobby.ann.send_message(wire.Start())
    await lobby.ann.next_state()
    phases = [{told.phase for told in one.got if isinstance(told, wire.Table)} for one in watchers]
    assert all("playing" in seen for seen in phases)
