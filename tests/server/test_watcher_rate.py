"""Beside very many watchers, players are told at once, and watchers as often as the server can bear: of the newest state."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import json

from madcap.client.http import Http
from madcap.client.seats import Place
from madcap.server import wire
from madcap.server.socket.connection import Connection
from madcap.server.table import presence, watcher_rate
from madcap.server.table.watcher_rate import AT_ONCE_S, FEW, WATCHERS_PER_S, WatcherRate

from .in_process import InProcessClient, InProcessServer, TableOfTwo, play_of, table_of_two
from .table_client import PATIENCE_S
from .waiting import Clock

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
    await (await game.table())._publisher._tell_later()


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


async def play(game: TableOfTwo, moves: int) -> None:
    """Make some moves, which the players hear of."""
    for _ in range(moves):
        await game.mover.play()
        await game.receive_states_of(game.ann, game.ben)


def states(one: Watcher) -> list[wire.State]:
    return [message for message in one.got if isinstance(message, wire.State)]


def heard(one: Watcher) -> list[int]:
    """The numbers of all moves that a watcher was told of, in this order."""
    return [moved.seq for state in states(one) for moved in state.moves]


async def test_watchers_get_the_newest_position_and_players_every_move(lobby: TableOfTwo) -> None:
    await lobby.begin()
    watchers = await watched(lobby)
    await play(lobby, 5)
    seq = lobby.ann.position()[0]
    assert all(len(one.got) <= 1 for one in watchers)
    await let_them_be_told(lobby)
    for one in watchers:
        newest = one.got[-1]
        assert isinstance(newest, wire.State)
        assert newest.seq >= seq


async def test_watchers_get_the_moves_that_they_have_missed_with_the_newest_position(lobby: TableOfTwo) -> None:
    await lobby.begin()
    watchers, first = await watched(lobby), lobby.ann.position()[0] + 1
    await play(lobby, 3)
    await let_them_be_told(lobby)
    await play(lobby, 2)
    await let_them_be_told(lobby)
    assert all(len(states(one)) <= 3 for one in watchers)
    assert all(heard(one) == list(range(first, lobby.ann.position()[0] + 1)) for one in watchers)


async def test_of_very_many_missed_moves_watchers_get_the_newest(
    lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("madcap.server.table.publisher.RETOLD", 3)
    await lobby.begin()
    (one, *_) = await watched(lobby)
    await play(lobby, 5)
    await let_them_be_told(lobby)
    seq = lobby.ann.position()[0]
    assert [moved.seq for moved in states(one)[-1].moves] == [seq - 2, seq - 1, seq]


async def test_each_gets_the_moves_since_its_own_last_position(lobby: TableOfTwo) -> None:
    """Also a page that is opened while watchers wait, and a player's older page that becomes the newest of the seat."""
    await lobby.begin()
    old, lobby.ben = lobby.ben, await lobby.server.connect(lobby.code, lobby.ben.player)
    await watched(lobby)
    first = lobby.ann.position()[0] + 1
    await play(lobby, 3)
    late = await lobby.server.connect(lobby.code, None)
    came = late.position()[0]
    await play(lobby, 2)
    await lobby.ben.leave()
    await let_them_be_told(lobby)
    last = lobby.ann.position()[0]
    assert await moves_up_to(last, late) == list(range(came + 1, last + 1))
    assert await moves_up_to(last, old) == list(range(first, last + 1))


async def moves_up_to(seq: int, client: InProcessClient) -> list[int]:
    """The numbers of the moves that a client hears of, until it has this position."""
    messages = await client.until(lambda message: isinstance(message, wire.State) and message.seq == seq)
    return [moved.seq for state in messages if isinstance(state, wire.State) for moved in state.moves]


async def test_a_program_that_watches_hears_of_every_move_over_one_connection(lobby: TableOfTwo) -> None:
    """It would connect again if it missed any."""
    await lobby.begin()
    (one, *_) = await watched(lobby)
    program = Place(Http("http://127.0.0.1:9", ""), lobby.code, 1.0)
    table, first = await lobby.table(), lobby.ann.position()[0] + 1
    program._receive(table.message_for(None))
    program._socket.since = first - 1
    await play(lobby, 4)
    await let_them_be_told(lobby)
    assert all(program._receive(message) for message in one.got)
    assert [made.seq for made in program._moves] == list(range(first, lobby.ann.position()[0] + 1))


async def test_all_who_get_the_same_moves_share_one_message(lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever they were when they were told last."""
    await lobby.begin()
    watchers, table, sent = await watched(lobby), await lobby.table(), set[int]()
    for number, one in enumerate(watchers):
        one.told = number % play_of(table).match.length
        monkeypatch.setattr(one, "send", lambda message: sent.add(id(message)))
    table._publisher.send_state(play_of(table), [], watchers)
    assert len(sent) == 1


async def test_players_get_nothing_that_only_watchers_have_missed(lobby: TableOfTwo) -> None:
    """A page that has sent a move takes any state for the answer."""
    await lobby.begin()
    await watched(lobby)
    await play(lobby, 3)
    await lobby.drain()
    await let_them_be_told(lobby)
    assert [await client.received_so_far() for client in (lobby.ann, lobby.ben)] == [[], []]


async def test_all_messages_about_a_table_count(lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its description, the position and both together, also if they are sent for other reasons than a change."""
    clock = Clock()
    monkeypatch.setattr(watcher_rate, "monotonic", clock)
    await lobby.begin()
    watchers, table = await watched(lobby), await lobby.table()
    seconds = len(watchers) / watcher_rate.WATCHERS_PER_S  # for a message to all
    for _ in range(80):
        clock.now += seconds / 4
        table._publish([], False)  # somebody has more time
        table._publisher._presence.is_untold = True  # and somebody has come
        if not table._publisher._watcher_rate.wait_s():
            await let_them_be_told(lobby)
    assert 15 * len(watchers) < sum(len(one.got) for one in watchers) < 24 * len(watchers)


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
