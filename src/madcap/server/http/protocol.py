"""The server's HTTP protocol: uvicorn's, with limits on the number of connections and on a request's size, parts and time.

Uvicorn itself sets none. What has arrived is parsed at once, so that a header without an end, thousands of headers, or
thousands of requests in one segment would keep the whole server busy.
"""

import asyncio
from http import HTTPStatus
from time import monotonic
from typing import Any, NoReturn, cast

import uvicorn
from msgspec import json
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from madcap.engine.errors import MadcapError
from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import BadRequest, TooMany, TooSlow, of_code, status_of
from madcap.server.http.security_headers import HEADERS
from madcap.server.limits.address import address_of, is_proxy
from madcap.server.limits.connection_guard import ConnectionGuard
from madcap.server.limits.connections import Place
from madcap.server.request_id import HEADER, new_id
from madcap.server.socket.protocol import LINGER_S, SocketProtocol

REQUEST_BYTES = 512 * 1024  # head and body; the application itself takes bodies of 64 kB
HEAD_BYTES = 16 * 1024
URL_BYTES = 2 * 1024
PARTS = 100  # headers of a request, and chunks of its body
CUT_OFF = "madcap.cut_off"  # in a request's state: what closes its connection at once
AHEAD = 8  # requests on a connection that wait until the one before is answered; browsers send none
TOO_LARGE = "This request is too large."
TOO_MANY = "Wait for the answers to your other requests."


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, with our protocols unless others are given, and the guard that they share."""

    def __init__(self, guard: ConnectionGuard, app: Any, **settings: Any) -> None:
        super().__init__(app, **{"http": HttpProtocol, "ws": SocketProtocol} | settings)
        self.guard = guard


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits: a request must arrive whole, in time, after the answer to the last, and not be too large."""

    _received = 0  # bytes of the request, or at least of its later segments
    _in_head = False
    _head = 0  # bytes of the request's line and headers
    _parts = 0
    _refusal: BadRequest | None = None  # why parsing was broken off; it is counted already
    _timer: asyncio.TimerHandle | None = None
    _place: Place | None = None  # None: it is not counted, because it was refused or has ended
    active = 0.0  # when anything arrived last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        address = address_of(host, self._guard.limits.ipv6_prefix)
        self.active = monotonic()
        try:
            limited = not is_proxy(host, self._guard.limits.trusted_proxies)
            self._place = self._guard.places.add(address, self, limited=limited)
        except TooMany as error:
            self._reject(error)
            return
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._place:
            return
        self.active = monotonic()
        self._start_timer()
        self._received += len(data)
        super().data_received(data)
        if self._received > (HEAD_BYTES if self._in_head else REQUEST_BYTES) and not self.transport.is_closing():
            self._refuse(_beyond("size", TOO_LARGE))

    # What the parser calls. An error breaks it off, and `send_400_response` is called.

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            self._break_off("ahead", TOO_MANY)
        super().on_message_begin()
        self._head = self._parts = 0
        self._in_head = True
        self._start_timer()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL_BYTES:
            self._break_off("size", TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        self._count_part()
        if self._head > HEAD_BYTES:
            self._break_off("size", TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.scope["state"][CUT_OFF] = self.transport.abort
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._count_part()

    def _count_part(self) -> None:
        self._parts += 1
        if self._parts > PARTS:
            self._break_off("size", TOO_LARGE)

    def _break_off(self, limit: str, sentence: str) -> NoReturn:
        self._refusal = _beyond(limit, sentence)
        raise self._refusal

    def on_message_complete(self) -> None:
        self._stop_timer()
        self._received = 0  # what follows in this segment is another request's
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        del self.parser  # it refers to this object: now both are freed without the garbage collector
        socket = cast(SocketProtocol, self.transport.get_protocol())
        socket.place, self._place = self._place, None
        if socket.place:
            socket.place.owner = socket

    def evict(self, reason: str) -> None:
        """Close the connection, because another one needs its place. An answer that is being sent is cut short."""
        self._stop_timer()
        self._place = None
        if self.cycle is None or self.cycle.response_complete:
            self._reject(of_code(reason)())
            self.loop.call_later(LINGER_S, self.transport.abort)
        else:
            self.transport.abort()

    @property
    def _guard(self) -> ConnectionGuard:
        return cast(ServerConfig, self.config).guard

    def _release(self) -> None:
        """Stop counting the connection: it has ended."""
        if self._place:
            self._place.leave()
            self._place = None

    def _start_timer(self) -> None:
        """Begin to wait for a whole request."""
        if self._timer is None:
            self._timer = self.loop.call_later(self._guard.limits.request_seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        self._timer = None
        self._reject(TooSlow())

    def _reject(self, error: MadcapError) -> None:
        """Answer with a problem, and close."""
        COUNTERS.refusals[error.code] += 1
        body = json.encode(wire.Problem(error.code, str(error), request := new_id()))
        status = HTTPStatus(status_of(error))
        headers = HEADERS | {
            HEADER: request,
            "cache-control": "no-store",
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
        }
        lines = [
            f"HTTP/1.1 {status:d} {status.phrase}",
            *(f"{name}: {value}" for name, value in headers.items()),
            "",
            "",
        ]
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer to what is no HTTP request, or too much of one, and close. Uvicorn calls this."""
        COUNTERS.garbage += self._refusal is None
        self._refuse(self._refusal or BadRequest(msg))

    def _refuse(self, error: BadRequest) -> None:
        """Answer with a problem, unless another answer is being sent, and close."""
        if self.cycle is None or self.cycle.response_complete:
            self._reject(error)
        else:
            self.transport.close()


def _beyond(limit: str, sentence: str) -> BadRequest:
    """The refusal of what is beyond a limit of a connection. It is counted by that limit, wherever that was noticed."""
    COUNTERS.requests_refused[limit] += 1
    return BadRequest(sentence)
