"""The server's WebSocket protocol: uvicorn's, with limits, and with quicker ways in and out.

The byte stream is cut into whole frames (`frames.py`). A whole text goes to the application at once; every other frame goes
to the `websockets` library, one at a time, so that the library always stands between two frames. In a round of the loop, only
a few frames of a connection are dealt with, and no more than its `Throttle` allows; meanwhile nothing is read from it.
"""

import asyncio
import weakref
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from madcap.server.counters import COUNTERS
from madcap.server.errors import TooFast, close_code_of
from madcap.server.http.security_headers import HEADERS
from madcap.server.limits.connections import Place
from madcap.server.limits.settings import Limits
from madcap.server.request_id import HEADER, new_id
from madcap.server.socket.frames import FrameCutter, Piece
from madcap.server.socket.outbox import Outbox
from madcap.server.socket.throttle import Throttle

INBOX: Final = "inbox"  # the application finds these in the state of its scope
PUSH: Final = "push"
THROTTLE: Final = "throttle"
PLACE: Final = "place"
EVICT: Final = "evict"
AT_ONCE: Final = 8  # frames of a connection that are dealt with in a round of the loop
LINGER_S: Final = 2.0  # for the other end to read why its socket was cut off
OFFERED_BYTES: Final = 1024  # a longer text is not offered to the listener: it is no move
UNHEARD: Final = 16  # messages that may wait for the application before reading pauses
FRAGMENTS: Final = 30  # of one message; browsers send whole ones
UNREAD_BYTES: Final = 512 * 1024  # answers to pings that a browser may leave unread

Listener = Callable[[bytes], bool]  # returns whether it has dealt with a text


class Inbox:
    """The queue of events for the application. A listener may take a text before it is queued."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self._events: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def offer(self, text: bytes) -> bool:
        """Offer a text to the listener, if all events before it are dealt with. Returns whether the listener took it."""
        if self.listener is None or self._waiter is None or self._waiter.done():
            return False
        return len(text) <= OFFERED_BYTES and text.isascii() and self.listener(text)

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def end(self, event: Any) -> None:
        """Drop what waits, and queue a last event."""
        self._events.clear()
        self.put_nowait(event)

    async def get(self) -> Any:
        """Wait for the next event. Only one task may wait."""
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._events.popleft()


class Handshake(ServerProtocol):
    """The library's protocol. Whatever it answers instead of opening a socket has the headers of every answer."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS | {HEADER: new_id()})
        return response


_outboxes: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = weakref.WeakKeyDictionary()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waiting, and whose other end cannot make us keep more and more."""

    place: Place | None = None  # where it is counted

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.conn.__class__ = Handshake  # another object would leave the library's to the garbage collector
        self.cutter = FrameCutter(self.config.ws_max_size)
        self.throttle = Throttle(limits_of(self.config))
        self._ahead: Piece | None = None  # a frame that was cut off and has to wait
        self._held = False  # nothing is read: what has arrived is not dealt with yet
        self._later: asyncio.Handle | None = None  # goes on with that; None while the application is waited for
        self.active = monotonic()  # the application has a better notion of it, once there is one
        self.inbox = Inbox()
        self.queue = cast("asyncio.Queue[Any]", self.inbox)
        self.outbox = _outboxes.setdefault(self.loop, Outbox(self.loop))

    async def run_asgi(self) -> None:
        line = {INBOX: self.inbox, PUSH: self.push, THROTTLE: self.throttle, PLACE: self.place, EVICT: self.evict}
        self.scope["state"].update(line)
        await super().run_asgi()
        scope = cast("dict[str, object]", self.scope)
        scope.clear()  # it refers to this object, which is then freed without the garbage collector

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place:
            self.place.leave()
            self.place = None
        if self._later:
            self._later.cancel()
        self.cutter.end()
        self.throttle.end()
        self.outbox.drop(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to the connection, which is then freed without the garbage collector

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # close() would wait until all is sent, but nobody reads it

    def push(self, text: bytes, watches: bool = False) -> bool:
        """Send a text without waiting, to a watcher when its turn comes. Returns False if the connection cannot take it."""
        if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        if watches:
            return self.outbox.add_for_watcher(self.transport, text)
        self.outbox.add(self.transport, text)
        return True

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request; uvicorn hands it over whole
            super().data_received(data)
            return
        text = self.cutter.short_text(data)
        if text is not None and not self._held and self.throttle.take():
            if not self.close_sent and not self.inbox.offer(text):
                self._queue_text(text)
            return
        self.cutter.add(data)
        if not self._held:
            self._take_frames()

    def _take_frames(self) -> None:
        """Deal with a few frames now, and with the others later, as fast as the connection may send them."""
        self._later = None
        for _ in range(AT_ONCE):
            piece = self._ahead or self.cutter.next()
            self._ahead = None
            if piece is None:
                self._caught_up()
            elif len(self.inbox) > UNHEARD and not self.close_sent:
                self._hold(piece)
            elif not self.throttle.take():
                self._slow_down(piece)
            elif self._take(piece):
                continue
            return
        self._hold()
        self._later = self.loop.call_soon(self._take_frames)

    def _take(self, piece: Piece) -> bool:
        """Deal with a frame. Returns whether the connection is still open."""
        is_text, data = piece
        if not is_text:
            super().data_received(data)
        elif not self.close_sent and not self.inbox.offer(data):
            self._queue_text(data)
        return not self.transport.is_closing()

    def _caught_up(self) -> None:
        """Read again, unless the application has to catch up first."""
        if self.cutter.ended:
            return
        self.throttle.caught_up()
        if self._held and (len(self.inbox) <= UNHEARD or self.close_sent) and not self.transport.is_closing():
            self._held = False
            self.transport.resume_reading()

    def _hold(self, piece: Piece | None = None) -> None:
        """Stop reading."""
        self._ahead = piece
        if not self._held and not self.transport.is_closing():
            self._held = True
            self.transport.pause_reading()

    def _slow_down(self, piece: Piece) -> None:
        """Let a frame wait until the connection may send it. One that never stops sending too fast is closed."""
        wait = self.throttle.wait_s()
        if self.throttle.is_flooded:
            self.cut_off(TooFast.code)
        else:
            self._hold(piece)
            self._later = self.loop.call_later(wait, self._take_frames)

    def evict(self, reason: str) -> None:
        """Close the socket, because another connection needs its place."""
        self.cut_off(reason)

    def cut_off(self, reason: str) -> None:
        """Close the socket without waiting for the other end, which has a moment to read why. What it has sent is dropped."""
        COUNTERS.sockets_closed[reason] += 1
        code = close_code_of(reason)
        self._hold()
        self.cutter.end()
        if self._later:
            self._later.cancel()
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.outbox.drop(self.transport)
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.inbox.end({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.abort)

    async def receive(self) -> Any:
        event = await self.inbox.get()
        if self._held:
            self._go_on()
        return event

    async def send(self, message: Any) -> None:
        await self.outbox.wait_for(self.transport)
        await super().send(message)
        if self._held and self.close_sent:  # the other end's answer may wait behind other frames
            self._go_on()

    def _go_on(self) -> None:
        """Go on with what has arrived, if the application was waited for and has caught up, or has closed the socket."""
        if self._later is None and (self.inbox.empty() or self.close_sent):
            self._take_frames()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.fail(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # before the handshake was complete: no close frame can be sent
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Queue a message of several fragments, or of bytes."""
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._queue_text(data)
        else:
            self._queue({"type": "websocket.receive", "bytes": data})

    def fail(self, code: CloseCode) -> None:
        """Close the socket, because of something that the other end must not send."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def _queue_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.fail(CloseCode.INVALID_DATA)
        else:
            self._queue({"type": "websocket.receive", "text": text})

    def _queue(self, event: Any) -> None:
        if self.close_sent:
            return
        self.inbox.put_nowait(event)
        if len(self.inbox) > UNHEARD:
            self._hold(self._ahead)


def limits_of(config: Any) -> Limits:
    """Return the limits of a server's settings (`http/protocol.py`), or the usual ones."""
    guard = getattr(config, "guard", None)
    return guard.limits if guard else Limits()
