"""The way in of a WebSocket. What a browser sends is nearly always one short text, whole and alone: that is read here, at a
tenth of the cost. All else is left to the library, whose stream stands between two frames before and after."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

from websockets.protocol import Protocol, State
from websockets.speedups import apply_mask
from websockets.streams import StreamReader

from madcap.server.socket.pushing import TEXT, PushingProtocol

MASKED: Final = 0x80  # as all frames of browsers are
HEAD: Final = 6  # bytes before a short text: its kind, its length, its mask
SHORT: Final = 126
INBOX: Final = "inbox"  # what the application finds it by, in the state of its scope
UNHEARD: Final = 16  # messages that may wait for the application, before no more are read
BAD_TEXT: Final = 1007  # why a socket was closed
BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__  # where the library stands when it waits for a frame to begin

Listener = Callable[[bytes], bool]  # takes a text, or not


class Inbox:
    """Events that the application has not taken yet, for the one task that does. A text may be taken before it gets here."""

    def __init__(self) -> None:
        self.listener: Listener | None = None
        self._events: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def offer(self, text: bytes) -> bool:
        """Whether the listener takes a text at once. Nothing overtakes: the one who takes events must have nothing to do."""
        idle = self._waiter is not None and not self._waiter.done()
        return idle and self.listener is not None and text.isascii() and self.listener(text)

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._events.popleft()


class PullingProtocol(PushingProtocol):
    """Takes short texts apart itself, and stops reading only when the application falls behind."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.inbox = Inbox()
        self.queue = cast("asyncio.Queue[Any]", self.inbox)

    async def run_asgi(self) -> None:
        self.scope["state"][INBOX] = self.inbox
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if is_short_text(data) and self._awaits_a_message():
            text = apply_mask(data[HEAD:], data[2:HEAD])
            if not self.inbox.offer(text):
                self._take_text(text)
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._take_text(data)
        else:
            self._take({"type": "websocket.receive", "bytes": data})

    def fail(self, code: int) -> None:
        """Close the socket for something that it must not send."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def _awaits_a_message(self) -> bool:
        return self.conn.state is State.OPEN and self.conn.current_size is None and is_between_frames(self.conn)

    def _take_text(self, data: bytes) -> None:
        """Text that is none closes the socket, and is not worth a line in the log."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.fail(BAD_TEXT)
        else:
            self._take({"type": "websocket.receive", "text": text})

    def _take(self, event: Any) -> None:
        if self.close_sent:
            return
        self.inbox.put_nowait(event)
        if len(self.inbox) > UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def is_short_text(data: bytes) -> bool:
    """Whether this is one frame, whole, with a whole text that is short."""
    size = len(data) - HEAD
    return 0 < size < SHORT and data[0] == TEXT and data[1] == MASKED | size


def is_between_frames(conn: Protocol) -> bool:
    """Whether the library has read all of every frame that has begun. It does not say so: where its parser stands does."""
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom:
        waiting = waiting.gi_yieldfrom
    return waiting.gi_code is BETWEEN_FRAMES
