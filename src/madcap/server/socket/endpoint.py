"""The endpoint of a browser's WebSocket: decodes what it sends for the table, and sends what the table publishes."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import repeat
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import json

from madcap.engine.errors import MadcapError
from madcap.server import error_log, wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import BrokenTable, Malformed, ServerFault, StoreError, TooLarge, close_code_of
from madcap.server.limits import prices
from madcap.server.limits.address import Address
from madcap.server.limits.connections import Place
from madcap.server.limits.rate_limit import Quotas
from madcap.server.people.cookies import token_in
from madcap.server.people.players import Players, hashed
from madcap.server.request_id import HEADER, request_id
from madcap.server.socket import lag
from madcap.server.socket.connection import Connection
from madcap.server.socket.move_budget import MoveBudget
from madcap.server.socket.protocol import EVICT, INBOX, PLACE, PUSH, THROTTLE, Inbox
from madcap.server.table.registry import Registry
from madcap.server.table.table import Table

MESSAGE_BYTES = 4096  # the largest message of a player
SEATS = 20  # that are told of a change for the price of a message
HEARTBEAT_S = 20.0  # a page that gets nothing for longer knows that its connection is dead; no proxy takes it for idle
FAULTS = (ServerFault.code, BrokenTable.code, StoreError.code)  # of the server: their players can quote an id

Socket = WebSocket[Any, Any, Any]

_messages: json.Decoder[wire.ToServer] = json.Decoder(wire.ToServer)
_moves = json.Decoder(wire.Play)


@websocket("/api/tables/{code:str}/live")
async def live(
    socket: Socket,
    code: FromPath[str],
    since: FromQuery[int | None] = None,
) -> None:
    """Everything that happens at a table. `since` is the seq of the last state that a returning browser had."""
    players: Players = socket.app.state.players  # as injected dependencies they would cost more than all the rest
    quotas: Quotas = socket.app.state.quotas
    registry: Registry = socket.app.state.registry
    host = socket.client.host if socket.client else ""
    address = quotas.address(host)
    id = request_id(socket.scope)
    line = socket.scope["state"]
    if THROTTLE in line:
        line[THROTTLE].budget = quotas.messages(host)
        line[THROTTLE].moves = MoveBudget(moves) if (moves := quotas.moves(host)) else None
    await socket.accept(headers={HEADER: id})
    COUNTERS.sockets_opened += 1
    try:
        token = token_in(socket.scope["headers"])
        player = await players.find(token)
        async with registry.visit(code, player, address) as table:
            price = table.missed_moves.price(since)
            if price and not quotas.can_pay(address, price):  # whoever owes cannot even pay nothing
                since = None  # the position is sent without the moves that led to it
            connection = Connection(
                player,
                since,
                quotas.limits,
                line.get(PUSH),
                address,
                id,
                line.get(THROTTLE),
                line.get(EVICT),
                host,
            )
            connection.admission = partial(players.check, player, host)
            if player and token:
                connection.when_seated = partial(quotas.assured.remember, hashed(token))
            with _counted(quotas, table, connection, address, line.get(PLACE)):
                await _attend(socket, table, connection, line.get(INBOX))
    except WebSocketDisconnect:
        raise
    except Exception as error:
        reason = error.code if isinstance(error, MadcapError) else ServerFault.code
        COUNTERS.refusals[reason] += 1
        if isinstance(error, MadcapError):
            quotas.addresses.refused(address, reason)
        await error_log.note(error, socket.scope)
        await _close(socket, reason, id)
    finally:
        del (
            socket.receive,
            socket.send,
        )  # they refer to the socket, which would otherwise stay in memory until the next garbage collection


@contextmanager
def _counted(
    quotas: Quotas, table: Table, connection: Connection, address: Address, line: Place | None
) -> Iterator[None]:
    """Count the connection among those at tables. Its line, which was counted when it came, is now known better."""
    seated = table.has_seat(connection.player)
    player = connection.player.id if connection.player else 0
    with quotas.sockets.counted(address, connection, "seated" if seated else "watching", player) as place:
        connection.places = [place, line] if line else [place]
        if line:
            line.owner = connection
            line.change(seated, address)
        yield


async def _close(socket: Socket, reason: str, id: str) -> None:
    """Close a socket for a reason. After a fault, its player can quote the id."""
    COUNTERS.sockets_closed[reason] += 1
    words = f"{reason} {id}".strip() if reason in FAULTS else reason
    with suppress(WebSocketDisconnect, RuntimeError):  # the browser has closed it already
        await socket.close(close_code_of(reason), words)


async def _attend(socket: Socket, table: Table, connection: Connection, inbox: Inbox | None = None) -> None:
    pauses = lag.pauses() if table.race.measures_delays else repeat(HEARTBEAT_S)
    tasks = [asyncio.create_task(_write(socket, table, connection)), asyncio.create_task(_ping(connection, pauses))]
    try:
        await table.greet(connection)
        reading = asyncio.create_task(
            _read(socket, table, connection, inbox)
        )  # a task of its own: the whole application need not wake up
        tasks.append(reading)
        if inbox is not None:
            inbox.listener = partial(_take_move, table, connection)
        await reading
    finally:
        if inbox is not None:
            inbox.listener = None
        for task in tasks:
            task.cancel()
        await table.part(connection)


async def _write(socket: Socket, table: Table, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the browser is gone: the reader notices that, too
        async for message in connection.outgoing():
            if message is None:
                await table.refresh(connection)
            else:
                await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        if connection.ended_for:
            await _close(socket, connection.ended_for, connection.id)


async def _ping(connection: Connection, pauses: Iterable[float]) -> None:
    """Ping the browser, to keep the connection alive and to measure its delay. Never returns."""
    for pause in pauses:
        await asyncio.sleep(pause)
        if connection.viewer >= 0 and connection.when_seated:
            connection.when_seated()  # whoever still sits here is not forgotten for others who sat down later
        connection.queue(json.encode(wire.Ping(connection.lag.ping(asyncio.get_running_loop().time()))))


def _take_move(table: Table, connection: Connection, text: bytes) -> bool:
    """Take a move where it arrives: no task has to wake up for it. False if the reader has to look at it."""
    try:
        move = _moves.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return False
    if connection.deciding or connection.viewer < 0 or connection.ended:
        return False
    connection.touch()
    table.play(connection, move, _pressed(table, connection, move))
    connection.count_move()
    return True


def _pressed(table: Table, connection: Connection, message: wire.ToServer) -> float:
    """When a player did what has just arrived, as far as the connection's delay explains it; 0 where that does not matter."""
    if not table.race.measures_delays:
        return 0.0
    at = message.at / 1000 if isinstance(message, wire.Play) and message.at is not None else None
    return connection.lag.pressed(at, asyncio.get_running_loop().time())


async def _read(socket: Socket, table: Table, connection: Connection, inbox: Inbox | None) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        if connection.ended:  # whoever is sent away is not heard until they have read why
            continue
        message = None
        try:
            message = _decoded(event.get("text"))
            if isinstance(message, wire.Pong):
                connection.lag.pong(message.id, message.at / 1000, asyncio.get_running_loop().time())
            else:
                connection.touch()
                await table.handle(connection, message, _pressed(table, connection, message))
                connection.charge(_cost(table, message))
                if isinstance(message, wire.Play):
                    connection.count_move()
        except MadcapError as error:
            is_sketch = isinstance(message, wire.Sketch)
            fresh = connection.viewer >= 0 and not is_sketch and not isinstance(error, TooLarge | Malformed)
            connection.refuse(error, fresh, message)
            if fresh:
                await table.refresh(connection)
        if inbox:  # more waits here: others have their turn first
            await asyncio.sleep(0)


def _cost(table: Table, message: wire.ToServer) -> float:
    """Return how many messages something counts for, beside the one that asked for it: all players are told.

    Watchers do not count: how often they are told does not depend on the sender.
    """
    if isinstance(message, wire.Play):
        return 0.0
    return prices.of_message(message) + table.viewers.seats_here() / SEATS


def _decoded(text: str | None) -> wire.ToServer:
    if text is None:
        raise Malformed()
    if len(text) > MESSAGE_BYTES:
        raise TooLarge()
    try:
        return _messages.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Malformed() from error
