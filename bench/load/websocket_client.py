"""A minimal WebSocket client: just enough of the protocol to play on loopback at full speed."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = b"\0\0\0\0"  # a mask that changes nothing; the server must still unmask

Address = tuple[str, int]


class Connection(asyncio.Protocol):
    """One connection. The listener gets every message as bytes."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._on_text: Callable[[bytes], None] = _nothing
        self._rest = b""
        self._leaving = False
        self._transport: asyncio.Transport
        self._receive = self._shake_hands
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._receive(self._rest + data if self._rest else data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The server closed the connection."))
        elif not self._leaving and not self.opened.cancelled():
            asyncio.get_running_loop().call_exception_handler({"message": f"The server closed a connection: {error}"})

    def listen(self, on_text: Callable[[bytes], None]) -> None:
        """Pass every message to `on_text` from now on, and those that have already arrived."""
        self._on_text, self._receive = on_text, self._take_frames
        self._take_frames(self._rest)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._transport.write(framed(TEXT, text))

    def close(self) -> None:
        """Send a close frame and close the connection. Calling it again does nothing."""
        self._on_text, self._leaving = _nothing, True
        if self._transport.is_closing():
            return
        self._transport.write(framed(CLOSE, b"\x03\xe8"))
        self._transport.close()

    def _shake_hands(self, data: bytes) -> None:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            self._rest = data
            return
        self._rest, self._receive = rest, self._keep
        if self.opened.cancelled():
            return  # `connect` was cancelled meanwhile
        if head.split(b" ", 2)[1] == b"101":
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))

    def _keep(self, data: bytes) -> None:
        self._rest = data

    def _take_frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start])
            if start > end or start + length > end:
                break
            kind, at = data[at] & 15, start + length
            if kind == TEXT:
                self._on_text(data[start:at])
            elif kind == PING:
                self._transport.write(framed(PONG, data[start:at]))
        self._rest = data[at:]


def framed(kind: int, payload: bytes) -> bytes:
    """Return a frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((FINAL | kind, MASKED | size)) + NO_MASK + payload
    return bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2) + NO_MASK + payload


async def connect(address: Address, path: str, cookie: str = "") -> Connection:
    """Open a WebSocket connection."""
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: {address[0]}:{address[1]}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: bWFkY2FwIG1hZGNhcCBtYQ==",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "\r\n".join([*head, "", ""]).encode()
    _, connection = await asyncio.get_running_loop().create_connection(lambda: Connection(request), *address)
    try:
        await connection.opened
    except asyncio.CancelledError:
        connection.close()
        raise
    return connection


def _nothing(_: bytes) -> None:
    """Ignore a message that arrives after `close`."""
