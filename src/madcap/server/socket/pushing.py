"""A WebSocket that can be written to without waiting: a table tells its news to all, and goes on."""

import asyncio
import weakref
from functools import lru_cache
from struct import pack
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXT: Final = 0x81  # the first byte of a frame that is a whole text
MANY: Final = 1000  # frames that are not kept back any longer
PUSH: Final = "push"  # what the application finds it by, in the state of its scope


class Outbox:
    """What was pushed since the loop last came round, on all lines. Written in one go it costs less: whoever reads it has
    not fallen asleep in between, and is woken up once."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = weakref.ref(loop)
        self._frames: list[tuple[asyncio.Transport, bytes]] = []

    def add(self, transport: asyncio.Transport, frame: bytes) -> None:
        if not self._frames and (loop := self._loop()):
            loop.call_soon(self._empty)
        self._frames.append((transport, frame))
        if len(self._frames) == MANY:
            self._empty()

    def _empty(self) -> None:
        frames, self._frames = self._frames, []
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)


class PushingProtocol(WebSocketsSansIOProtocol):
    """Hands the application a way to send that never waits, beside ASGI's own."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.outbox = _outboxes.setdefault(self.loop, Outbox(self.loop))

    async def run_asgi(self) -> None:
        self.scope["state"][PUSH] = self.push
        await super().run_asgi()
        scope = cast("dict[str, object]", self.scope)
        scope.clear()  # it knows us: what is over goes at once, not when the collector comes

    def push(self, text: bytes) -> bool:
        """Send a text; False if the line is full, closing or gone, and nothing will be sent."""
        if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.outbox.add(self.transport, _head(len(text)) + text)
        return True


_outboxes: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = weakref.WeakKeyDictionary()


@lru_cache(maxsize=4096)
def _head(length: int) -> bytes:
    """What stands before a text of this length in its frame."""
    if length < 126:
        return bytes((TEXT, length))
    return pack("!BBH", TEXT, 126, length) if length < 65536 else pack("!BBQ", TEXT, 127, length)
