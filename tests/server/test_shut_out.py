"""Who was banned or removed is not let in at the last moment, and is not heard while their connection closes."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from madcap.server import wire
from madcap.server.admin import messages
from madcap.server.admin.commands import Commands
from madcap.server.errors import Banned, PlayerRemoved
from madcap.server.people import players as players_module
from madcap.server.people.cookies import COOKIE
from madcap.server.socket import endpoint
from madcap.server.store.contract import Player

from .in_process import InProcessServer, QueueSocket, TableOfTwo
from .operator_clients import house_of
from .waiting import wait_until

HOST = "192.0.2.7"


class LiveSocket(QueueSocket):
    """What the endpoint gets of a socket that a browser opens."""

    def __init__(self, server: InProcessServer, token: str) -> None:
        super().__init__()
        server.players.bans = server.tables.quotas.bans
        state = SimpleNamespace(players=server.players, quotas=server.tables.quotas, registry=server.tables)
        self.app, self.client = SimpleNamespace(state=state), SimpleNamespace(host=HOST)
        self.scope = {"type": "websocket", "headers": [(b"cookie", f"{COOKIE}={token}".encode())], "state": {}}
        vars(self).update(receive=self.receive, send=self.send)  # the endpoint deletes them

    async def accept(self, headers: dict[str, str]) -> None:
        """The browser is there."""


async def on_the_way_in(server: InProcessServer, code: str, command: Any) -> LiveSocket:
    """The socket of a player who waits for a table's turn while the operator gives a command about them."""
    player, token = await server.players.welcome()
    socket, table = LiveSocket(server, token), await server.table(code)
    async with table.turn:
        coming = asyncio.create_task(cast(Any, endpoint.live).fn(socket, code))
        await wait_until(lambda: bool(server.tables.loaded._guests[table.record.id]))
        await Commands(house_of(server)).carry_out(command(player))
    answer = asyncio.create_task(socket.outgoing.get())
    await asyncio.wait([coming, answer], return_when=asyncio.FIRST_COMPLETED)
    server._stays.append(coming)
    assert not [one for one in table.viewers.all if one.player == player]
    assert not answer.done(), "the table was not shown"
    answer.cancel()
    return socket


COMMANDS = [
    (lambda player: messages.AddBan(f"player:{player.id}"), Banned),
    (lambda player: messages.AddBan(HOST), Banned),
    (lambda player: messages.RemovePlayer(player.id), PlayerRemoved),
]


@pytest.mark.parametrize(("command", "error"), COMMANDS, ids=["player", "address", "removed"])
async def test_who_is_shut_out_while_they_wait_for_a_table_is_not_let_in(
    server: InProcessServer, command: Any, error: Any
) -> None:
    code = await server.make(await server.new_player("Ann"), ["open", "open"])
    socket = await on_the_way_in(server, code, command)
    assert socket.closed
    assert (socket.closed[0], socket.closed[1].partition(" ")[0]) == (error.close_code, error.code)


async def test_a_limited_number_of_removed_players_is_remembered(server: InProcessServer) -> None:
    for number in range(3 * players_module.REMOVED):
        server.players.forget(number)
    assert len(server.players._removed) == players_module.REMOVED
    server.players.check(Player(1, "Ann"), HOST)
    with pytest.raises(PlayerRemoved):
        server.players.check(Player(number, "Ann"), HOST)


async def test_nothing_is_read_from_a_connection_that_was_ended(game: TableOfTwo) -> None:
    """Neither a move, which is taken where it arrives, nor what the reader takes, while the browser reads nothing."""
    mover, other = game.mover, game.waiter
    mover.socket.reading.clear()
    for _ in range(3):
        mover.connection.send(b"{}")
    await asyncio.sleep(0)
    mover.connection.end(Banned.code)
    before = await game.server.snapshot(game.code)
    await mover.play()
    await mover.send_message(wire.Stand())
    await other.received_so_far()
    assert await game.server.snapshot(game.code) == before
    assert len(mover.socket.incoming) == 0, "nothing piles up"
    mover.socket.reading.set()
    await mover.task
    assert mover.socket.closed == (Banned.close_code, Banned.code)


async def test_a_connection_that_was_ended_gets_nothing_more(game: TableOfTwo) -> None:
    mover = game.mover
    mover.connection.end(Banned.code)
    waiting = len(mover.connection._waiting)
    mover.connection.send(b"{}")
    assert len(mover.connection._waiting) == waiting
