"""The connections themselves: who comes, who takes for ever to say something, who never reads what was sent.

uvicorn's protocols trust their peers to finish what they began. These do not.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Protocol, cast

import uvicorn
from msgspec import json

from madcap.engine.errors import MadcapError
from madcap.server import wire
from madcap.server.errors import TooMany, TooSlow, status_of
from madcap.server.limits.connections import PROXIES, ConnectionCount, address_of
from madcap.server.limits.settings import Limits
from madcap.server.socket.incoming import HttpProtocol, SocketProtocol

SPARE = 64  # connections beyond those at tables, and a quarter more: who is refused a place is told so by the page
LOOK_S = 1.0


class Doors:
    """What all connections of a server share."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.count = ConnectionCount(most_connections(limits), limits.sockets_per_address * 5 // 4 + SPARE)
        self.waiting: dict[asyncio.Transport, tuple[float, int]] = {}  # since when, and how much it had not read

    async def watch(self, connections: "set[Any]") -> None:
        """Cut off who does not read, and who was closed and does not let go. Never returns."""
        while True:
            await asyncio.sleep(LOOK_S)
            now = asyncio.get_running_loop().time()
            transports = [one.transport for one in connections if one.transport is not None]
            self.waiting = {one: seen for one in transports if (seen := self._look(one, now))}

    def _look(self, transport: asyncio.Transport, now: float) -> tuple[float, int] | None:
        """Since when a connection has taken nothing of what waits for it."""
        unread = transport.get_write_buffer_size()
        if not unread:
            return None
        since, before = self.waiting.get(transport, (now, unread))
        if unread < before:
            return now, unread
        if now - since > self.limits.silence_seconds:
            transport.abort()
        return since, unread


def most_connections(limits: Limits) -> int:
    return limits.sockets * 5 // 4 + SPARE


class DoorConfig(uvicorn.Config):
    """uvicorn's settings, and ours."""

    def __init__(self, doors: Doors, app: Any, **settings: Any) -> None:
        super().__init__(app, **settings | {"http": PatientHttp, "ws": PatientWebSocket})
        self.doors = doors


class _HasDoors(Protocol):
    config: uvicorn.Config


def doors_of(protocol: _HasDoors) -> Doors:
    return cast(DoorConfig, protocol.config).doors


class PatientHttp(HttpProtocol):
    """HTTP whose requests must arrive within their time."""

    timer: asyncio.TimerHandle | None = None
    address = ""
    inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = address_of(host)
        try:
            doors_of(self).count.add(self.address, limited=host not in PROXIES)
        except TooMany as error:
            self._turn_away(error)
            return
        self.inside = True
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """The connection has ended, as HTTP or as a WebSocket."""
        if self.inside:
            self.inside = False
            doors_of(self).count.remove(self.address)

    def data_received(self, data: bytes) -> None:
        if self.inside:
            self._expect()
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()
        del self.parser  # which knows this in turn: so both are gone now, and not when the collector comes
        cast(PatientWebSocket, self.transport.get_protocol()).door = self

    def _expect(self) -> None:
        """A request is to come now, whole."""
        if self.timer is None:
            self.timer = self.loop.call_later(doors_of(self).limits.request_seconds, self._too_slow)

    def _arrived(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        self.timer = None
        self._turn_away(TooSlow())

    def _turn_away(self, error: MadcapError) -> None:
        """Say why, and close."""
        body = json.encode(wire.Problem(error.code, str(error)))
        status = HTTPStatus(status_of(error))
        head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head.encode() + b"content-length: %d\r\n\r\n%b" % (len(body), body))
        self.transport.close()


class PatientWebSocket(SocketProtocol):
    """A WebSocket that does not wait for a browser that is gone."""

    door: PatientHttp | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.door:
            self.door.leave()
            self.door = None
        super().connection_lost(exc)
        self.conn.parser.close()  # which knows the connection in turn

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what it has not read yet, it never will
