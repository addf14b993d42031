"""The server's HTTP protocol: uvicorn's, with limits on the number of connections and on a request's size, parts and time.

Uvicorn itself sets none. What has arrived is parsed at once, so that a header without an end, thousands of headers, or
thousands of requests in one segment would keep the whole server busy.

A connection whose address had nothing left when it came is *unpaid*, until its first request has been read
(`limits/admission.py`).
"""

import asyncio
from http import HTTPStatus
from time import monotonic
from typing import Any, NoReturn, cast

import uvicorn
from msgspec import json
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from madcap.engine.errors import MadcapError
from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import BadRequest, TooMany, TooManyRequests, TooSlow, of_code, status_of
from madcap.server.http.pace import PACE, Pace
from madcap.server.http.request_limit import RETRY_S
from madcap.server.http.security_headers import HEADERS, NO_ROUTE
from madcap.server.limits import prices
from madcap.server.limits.address import Address, address_of
from madcap.server.limits.admission import Admission
from madcap.server.limits.connection_guard import ConnectionGuard
from madcap.server.limits.connections import Place
from madcap.server.people.cookies import token_in
from madcap.server.people.players import hashed
from madcap.server.request_id import HEADER, new_id
from madcap.server.socket.protocol import LINGER_S, SocketProtocol

REQUEST_BYTES = 512 * 1024  # head and body; the application itself takes bodies of 64 kB
HEAD_BYTES = 16 * 1024
URL_BYTES = 2 * 1024
PARTS = 100  # headers of a request, and chunks of its body
CUT_OFF = "madcap.cut_off"  # in a request's state: what closes its connection at once
HELD_S = 2.0  # until a connection is closed that gets no answer
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
    _host = ""
    _limited = False  # it comes from its own address, and not from a proxy's
    _unpaid = False
    _pace: Pace | None = None  # None: the connection is not slowed down
    _pause: asyncio.TimerHandle | None = None  # after which the connection goes on
    _waiting: tuple[RequestResponseCycle, ASGI3Application] | None = None  # a request that was sent ahead
    active = 0.0  # when anything arrived last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._host = peer[0] if peer else ""
        self._limited = self._admission.is_limited(self._host)
        self._unpaid = self._limited and not self._admission.count_connection(self._host)
        address = address_of(self._host, self._guard.limits.ipv6_prefix)
        is_read = not self._unpaid or self._admission.is_read(self._host)
        if is_read or self._guard.places.has_room(address):
            super().connection_made(transport)
            self._count(address)
            if not is_read:
                self._drop()
        else:
            self._admission.count_dropped(self._host)
            self.transport = transport
            transport.abort()

    def _count(self, address: Address) -> None:
        """Take a place among all connections."""
        self.active = monotonic()
        try:
            self._place = self._guard.places.add(address, self, limited=self._limited)
        except TooMany as error:
            self._reject(error)
            return
        self._pace = Pace() if self._limited else None
        self._start_timer()

    def _drop(self) -> None:
        """Close the connection after a while, without an answer. Whoever waits for it cannot come again meanwhile."""
        self._admission.count_dropped(self._host)
        self._stop_timer()
        self.flow.pause_reading()
        self._pause = self.loop.call_later(HELD_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._stop_pause()
        self._release()
        if self.flow is None:  # there was no place for it
            self.parser = None
        else:
            super().connection_lost(exc)

    def shutdown(self) -> None:
        if self._pause:  # what was sent ahead would wait, and be refused
            self.transport.close()
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        if not self._place:
            return
        self.active = monotonic()
        self._start_timer()
        self._received += len(data)
        super().data_received(data)
        if self._received > (HEAD_BYTES if self._in_head else REQUEST_BYTES) and not self.transport.is_closing():
            self._refuse_unread(_beyond("size", TOO_LARGE))

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
        self.scope["state"][PACE] = self._pace
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if self._pause:
            self._waiting = cycle, app
        elif self._unpaid and not self._can_pay(1) and not self._admission.is_told(self._host):
            self._drop()
        else:
            self._unpaid = False
            super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        pause_s = self._pace.pause_s() if self._pace else 0.0
        if pause_s and not self.transport.is_closing() and self.transport.get_protocol() is self:
            COUNTERS.connections_slowed += 1
            self._pause = self.loop.call_later(pause_s, self._go_on)
        super().on_response_complete()
        if self._pause:
            self.flow.pause_reading()

    def _go_on(self) -> None:
        """Read again after a pause, and deal with what was sent ahead."""
        self._pause = None
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self._waiting:
            waiting, self._waiting = self._waiting, None
            self._start_asgi_task(*waiting)

    def _stop_pause(self) -> None:
        self._waiting = None
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _can_pay(self, tokens: float) -> bool:
        """Whether the address can pay the request whose head has arrived, or a player to whom something is assured."""
        token = token_in(self.headers)
        return self._admission.can_pay(self._host, hashed(token) if token else None, tokens)

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
        if self._limited and not self._can_pay(prices.SOCKET) and not self._admission.is_told(self._host):
            self._refuse_socket()
            return
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
        if self._unpaid:
            self.transport.abort()
        elif self.cycle is None or self.cycle.response_complete:
            self._reject(of_code(reason)())
            self.loop.call_later(LINGER_S, self.transport.abort)
        else:
            self.transport.abort()

    def _refuse_socket(self) -> None:
        """Refuse to open a socket, for a fifth of what it takes to open one and to tell the page why."""
        if self._unpaid:
            self._drop()
            return
        COUNTERS.requests_refused["requests"] += 1
        COUNTERS.requests[NO_ROUTE, TooManyRequests.status // 100] += 1
        self._admission.count_refused(self._host)
        self._refuse(TooManyRequests())

    @property
    def _guard(self) -> ConnectionGuard:
        return cast(ServerConfig, self.config).guard

    @property
    def _admission(self) -> Admission:
        return self._guard.admission

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
        if isinstance(error, TooManyRequests):
            headers["retry-after"] = str(RETRY_S)
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
        self._refuse_unread(self._refusal or BadRequest(msg))

    def _refuse_unread(self, error: BadRequest) -> None:
        """Answer to what was not read to its end, which counts as a request, and close."""
        self._admission.count_unreadable(self._host)
        if self._unpaid and not self._admission.is_told(self._host):
            self._drop()
        else:
            self._refuse(error)

    def _refuse(self, error: MadcapError) -> None:
        """Answer with a problem, unless another answer is being sent, and close."""
        if self.cycle is None or self.cycle.response_complete:
            self._reject(error)
        else:
            self.transport.close()


def _beyond(limit: str, sentence: str) -> BadRequest:
    """The refusal of what is beyond a limit of a connection. It is counted by that limit, wherever that was noticed."""
    COUNTERS.requests_refused[limit] += 1
    return BadRequest(sentence)
