"""A browser's WebSocket at its table: what it says is handed to the table, what the table tells is sent."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from itertools import repeat
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import json

from madcap.engine.errors import MadcapError
from madcap.server import lag, wire
from madcap.server.connection import Connection
from madcap.server.guesses import TooManyGuesses, visit
from madcap.server.players import COOKIE, Players
from madcap.server.pushing import PUSH
from madcap.server.refusals import Denied, refused
from madcap.server.table import Table
from madcap.server.tables import NoSuchTable

MESSAGE_BYTES = 4096  # what a player may say at once
HEARTBEAT_S = 20.0  # a page that hears nothing for longer knows that its line is dead; and no proxy finds the line idle
NO_SUCH_TABLE = 4404  # the close code that tells a page so
TOO_MANY_GUESSES = 4429  # this one says: not now

Socket = WebSocket[Any, Any, Any]

_messages: json.Decoder[wire.ToServer] = json.Decoder(wire.ToServer)


@websocket("/api/tables/{code:str}/live")
async def live(
    socket: Socket,
    code: FromPath[str],
    players: NamedDependency[Players],
    since: FromQuery[int | None] = None,
) -> None:
    """Everything that happens at a table. `since` is the seq of the last state that a returning browser had."""
    player = await players.find(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        async with visit(socket, code) as table:
            await _attend(socket, table, Connection(player, since, socket.scope["state"].get(PUSH)))
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE, "There is no such table.")  # a close frame has no room for a long code
    except TooManyGuesses as error:
        await socket.close(TOO_MANY_GUESSES, str(error))


async def _attend(socket: Socket, table: Table, connection: Connection) -> None:
    pauses = lag.pauses() if table.game.race else repeat(HEARTBEAT_S)
    tasks = [asyncio.create_task(_write(socket, table, connection)), asyncio.create_task(_ping(connection, pauses))]
    try:
        await table.greet(connection)
        await _read(socket, table, connection)
    finally:
        for task in tasks:
            task.cancel()
        await table.part(connection)


async def _write(socket: Socket, table: Table, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the browser is gone: the reader hears of it, too
        async for message in connection.outgoing():
            if message is None:
                await table.refresh(connection)
            else:
                await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _ping(connection: Connection, pauses: Iterable[float]) -> None:
    """Be heard all the time, and ask how long messages are on their way. Never returns."""
    for pause in pauses:
        await asyncio.sleep(pause)
        connection.send(json.encode(wire.Ping(connection.lag.ping(asyncio.get_running_loop().time()))))


async def _read(socket: Socket, table: Table, connection: Connection) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        message = None
        try:
            message = _understood(event.get("text"), connection)
            if isinstance(message, wire.Pong):
                connection.lag.pong(message.id, message.at / 1000, asyncio.get_running_loop().time())
            else:
                await table.handle(connection, message)
        except MadcapError as error:
            sketch = isinstance(message, wire.Sketch)
            connection.send(json.encode(refused(error, sketch)))
            if not sketch and error.code not in ("too-fast", "too-large", "malformed"):
                await table.refresh(connection)


def _understood(text: str | None, connection: Connection) -> wire.ToServer:
    if not connection.may_send():
        raise Denied("too-fast")
    if text is None:
        raise Denied("malformed")
    if len(text) > MESSAGE_BYTES:
        raise Denied("too-large")
    try:
        return _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Denied("malformed") from error
