"""Who is here: everybody is told, seldom enough that coming and going costs a table little; and the host stays the host."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
import uvloop

from madcap.server import wire
from madcap.server.socket import connection
from madcap.server.table import presence, viewers

from .in_process import NO_LIMITS, InProcessClient, InProcessServer, TableOfTwo, decoded, table_of_two
from .table_client import PATIENCE_S
from .waiting import move_loop_ahead

CROWD = 120


@pytest.fixture
async def crowded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableOfTwo]:
    """A running game with many watchers, where messages about them are as seldom as at a real table."""
    monkeypatch.setattr(connection, "Limits", lambda: NO_LIMITS)
    monkeypatch.setattr(presence, "WATCHERS_PER_S", 0.1)  # in this test, they are not told again
    server = InProcessServer(tmp_path / "madcap.db")
    game = await table_of_two(server)
    await game.begin()
    for _ in range(CROWD):
        await server.connect(game.code, None)
    await game.drain()
    yield game
    await server.close()


def test_news_that_are_due_at_once_are_told_once_with_later_ones() -> None:
    """On the program's own event loop, whose handles for what is due at once are of another type."""
    told: list[float] = []

    async def tell() -> None:
        told.append(asyncio.get_running_loop().time())

    async def some_news() -> None:
        news = presence.Presence(tell)
        for seconds in (0.0, 1000.0, 0.0):
            news.tell_in(seconds)
        async with asyncio.timeout(PATIENCE_S):
            while not told:
                await asyncio.sleep(0)

    uvloop.run(some_news())
    assert len(told) == 1


async def heard_by(clients: list[InProcessClient]) -> list[wire.Table]:
    return [one for client in clients for one in await client.received_so_far() if isinstance(one, wire.Table)]


async def test_watchers_who_come_and_go_cost_the_others_nothing(crowded: TableOfTwo) -> None:
    for _ in range(20):
        stranger = await crowded.server.connect(crowded.code, None)
        assert stranger.table.watchers == CROWD + 2, "a newcomer knows at once"
        await stranger.leave()
    assert await heard_by(crowded.clients) == []


class Looked(connection.Connection):
    """A connection that notes when a table looks where it sits or comes from."""

    seen: ClassVar[set[int]] = set()

    def __getattribute__(self, name: str) -> Any:
        if name in ("viewer", "address", "came"):
            Looked.seen.add(id(self))
        return super().__getattribute__(name)


async def test_a_table_does_not_look_at_all_watchers_when_one_comes_or_goes(
    crowded: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PLAYERS_S", 1e6)
    viewers = (await crowded.table()).viewers
    players = {client.connection for client in crowded.clients}
    for one in viewers.all - players:
        one.__class__ = Looked
    for player in (None, crowded.ann, crowded.ben):
        if player:
            await player.leave()
        monkeypatch.setattr(Looked, "seen", set())
        await (await crowded.server.connect(crowded.code, None)).leave()
        assert len(Looked.seen) <= 1, "only the one for whom bots think"


async def test_all_who_get_the_same_message_share_one(crowded: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    the_table, sent = await crowded.table(), set[int]()
    for one in the_table.viewers.all:
        monkeypatch.setattr(one, "send", lambda message: sent.add(id(message)))
    the_table._publisher.publish_table()
    assert len(sent) == 3, "one for each player, one for all watchers"


async def test_the_number_of_watchers_is_told_after_a_while(lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "WATCHERS_PER_S", 0.01)
    await lobby.drain()
    for _ in range(6):
        await lobby.server.connect(lobby.code, None)
    assert await heard_by(lobby.clients) == []
    move_loop_ahead(monkeypatch, 1000.0)
    assert [(await client.next_table()).watchers for client in lobby.clients] == [9] * 3
    assert await heard_by(lobby.clients) == []


async def test_a_player_who_comes_and_goes_is_told_at_once_and_then_seldom(
    game: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    the_table = await game.table()
    the_table._publisher._presence._told = float("-inf")
    monkeypatch.setattr(presence, "PLAYERS_S", 1e6)
    monkeypatch.setattr(presence, "WATCHERS_PER_S", 1e-6)
    await game.drain()
    await game.ben.leave()
    for other in (game.ann, game.eve):
        assert not (await other.next_table()).chairs[1].here
    for _ in range(10):
        again = await game.server.connect(game.code, game.ben.player)
        await again.leave()
    assert await heard_by([game.ann, game.eve]) == []
    again = await game.server.connect(game.code, game.ben.player)
    monkeypatch.setattr(presence, "PLAYERS_S", 0.0)
    await (await game.server.connect(game.code, None)).leave()
    assert (await game.ann.next_table()).chairs[1].here, "the last change is always told"
    await again.leave()


async def test_news_of_watchers_does_not_keep_idle_connections_open(lobby: TableOfTwo) -> None:
    """Otherwise somebody who comes and goes would keep hundreds of others connected for ever."""
    lobby.eve.connection.active = before = 1.0
    await lobby.server.connect(lobby.code, None)
    await lobby.eve.next_table()
    assert lobby.eve.connection.active == before


# The host.


async def test_a_guest_is_not_the_host_as_soon_as_the_host_is_gone(lobby: TableOfTwo) -> None:
    await lobby.ann.sit()
    await lobby.ben.sit()
    await lobby.ann.leave()
    await lobby.ben.until(lambda message: isinstance(message, wire.Table) and not message.chairs[0].here)
    for message in (wire.Configure(TableOfTwo.options(level="expert")), wire.Start(), wire.SetChair(0, "fair")):
        await lobby.ben.send_message(message)
        assert (await lobby.ben.refusal()).reason == "not-the-host"
    assert (await lobby.server.connect(lobby.code, lobby.ann.player)).table.host


async def test_another_person_is_the_host_while_the_maker_stays_away(
    lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby.ann.sit()
    await lobby.ben.sit()
    assert (lobby.ann.table.host, lobby.ben.table.host) == (True, False)
    monkeypatch.setattr(viewers, "HOST_S", 0.1)
    await lobby.ann.leave()
    await lobby.ben.until(lambda message: isinstance(message, wire.Table) and message.host)
    await lobby.ben.send_message(wire.Configure(TableOfTwo.options(level="expert")))
    assert decoded((await lobby.ben.next_table()).options)["level"] == "expert"
    ann = await lobby.server.connect(lobby.code, lobby.ann.player)
    assert ann.table.host
    assert not (await lobby.ben.next_table()).host


async def test_the_new_host_is_told_even_if_the_table_changes_meanwhile(
    lobby: TableOfTwo, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby.ann.sit()
    await lobby.ben.sit()
    monkeypatch.setattr(viewers, "HOST_S", 0.3)
    await lobby.ann.leave()
    await lobby.ben.sit(1)
    await asyncio.sleep(0)
    await lobby.ben.until(lambda message: isinstance(message, wire.Table) and message.host)
