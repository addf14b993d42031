"""The server's WebSocket protocol: uvicorn's, with limits, and with quicker ways in and out.

The byte stream is cut into whole frames (`frames.py`). A whole text goes to the application at once; every other frame goes
to the `websockets` library, one at a time, so that the library always stands between two frames.
"""

import asyncio
import weakref
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from madcap.server.socket.frames import FrameCutter, text_header

INBOX: Final = "inbox"  # the application finds these two in the state of its scope
PUSH: Final = "push"
OFFERED_BYTES: Final = 1024  # a longer text is not offered to the listener: it is no move
UNHEARD: Final = 16  # messages that may wait for the application before reading pauses
FRAGMENTS: Final = 1000  # of one message
UNREAD_BYTES: Final = 512 * 1024  # answers to pings that a browser may leave unread
MANY: Final = 1000  # frames that wait in the outbox, at most

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

    async def get(self) -> Any:
        """Wait for the next event. Only one task may wait."""
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._events.popleft()


class Outbox:
    """Collects the frames for all connections and writes them together, once in a round of the loop.

    That costs less: a program that reads several of them is woken up once.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = weakref.ref(loop)
        self._frames: list[tuple[asyncio.Transport, bytes]] = []

    def add(self, transport: asyncio.Transport, frame: bytes) -> None:
        if not self._frames and (loop := self._loop()):
            loop.call_soon(self._write)
        self._frames.append((transport, frame))
        if len(self._frames) == MANY:
            self._write()

    def _write(self) -> None:
        frames, self._frames = self._frames, []
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)


_outboxes: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = weakref.WeakKeyDictionary()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waiting, and whose other end cannot make us keep more and more."""

    release: Callable[[], None] | None = None  # called when the connection has ended

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.cutter = FrameCutter(self.config.ws_max_size)
        self.inbox = Inbox()
        self.queue = cast("asyncio.Queue[Any]", self.inbox)
        self.outbox = _outboxes.setdefault(self.loop, Outbox(self.loop))

    async def run_asgi(self) -> None:
        self.scope["state"].update({INBOX: self.inbox, PUSH: self.push})
        await super().run_asgi()
        scope = cast("dict[str, object]", self.scope)
        scope.clear()  # it refers to this object, which is then freed without the garbage collector

    def connection_lost(self, exc: Exception | None) -> None:
        if self.release:
            self.release()
            self.release = None
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to the connection, which is then freed without the garbage collector

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # close() would wait until all is sent, but nobody reads it

    def push(self, text: bytes) -> bool:
        """Send a text without waiting. Returns False if the connection is full, closing or closed."""
        if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.outbox.add(self.transport, text_header(len(text)) + text)
        return True

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request; uvicorn hands it over whole
            super().data_received(data)
            return
        for is_text, piece in self.cutter.cut(data):
            if not is_text:
                super().data_received(piece)
            elif not self.close_sent and not self.inbox.offer(piece):
                self._queue_text(piece)
            if self.transport.is_closing():
                break

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
        if len(self.inbox) > UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
