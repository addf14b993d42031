"""A WebSocket that can be written to without waiting: a table tells its news to all, and goes on."""

from functools import lru_cache
from struct import pack
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXT: Final = 0x81  # the first byte of a frame that is a whole text
PUSH: Final = "push"  # what the application finds it by, in the state of its scope


class PushingProtocol(WebSocketsSansIOProtocol):
    """Hands the application a way to send that never waits, beside ASGI's own."""

    async def run_asgi(self) -> None:
        self.scope["state"][PUSH] = self.push
        await super().run_asgi()
        cast(
            "dict[str, object]", self.scope
        ).clear()  # it knows us: what is over goes at once, not when the collector comes

    def push(self, text: bytes) -> bool:
        """Send a text now; False if the line is full, closing or gone, and nothing was sent."""
        if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True


@lru_cache(maxsize=4096)
def _head(length: int) -> bytes:
    """What stands before a text of this length in its frame."""
    if length < 126:
        return bytes((TEXT, length))
    return pack("!BBH", TEXT, 126, length) if length < 65536 else pack("!BBQ", TEXT, 127, length)
