"""What may come in before anybody looks at it: how large a request is, how a socket is pestered.

Uvicorn sets no bounds here. A header without an end would keep the whole server busy, and pings whose answers nobody reads
would fill the memory. How long anything may take is the business of `doors.py`.
"""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from madcap.server.socket.pulling import PullingProtocol

REQUEST_BYTES = 512 * 1024  # head and body; the application itself takes bodies of 64 kB
UNREAD_BYTES = 512 * 1024  # answers to pings that a browser may leave unread
FRAGMENTS = 1000  # of one message
TOO_BIG = 1009  # why a socket was closed


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose requests have an end."""

    _received = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._received += len(data)
        if self._received > REQUEST_BYTES and not self.transport.is_closing():
            self._refuse("This request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received = 0

    def _refuse(self, why: str) -> None:
        """Say no and hang up; without a word, if something else is being answered."""
        if self.cycle is None or self.cycle.response_complete:
            self.send_400_response(why)
        else:
            self.transport.close()


class SocketProtocol(PullingProtocol):
    """A WebSocket whose other end cannot make us remember more and more."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.fail(TOO_BIG)
        else:
            super().handle_cont(event)
