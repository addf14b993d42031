"""Our quick way in for short texts, beside the library's own: whatever comes, and however it is torn, both hear the same."""

import asyncio
from itertools import pairwise
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from madcap.server.socket.incoming import SocketProtocol
from madcap.server.socket.pulling import UNHEARD, is_short_text

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
KINDS = {"text": Opcode.TEXT, "bytes": Opcode.BINARY, "more": Opcode.CONT, "ping": Opcode.PING, "pong": Opcode.PONG}

Protocol = WebSocketsSansIOProtocol


class Wire(asyncio.Transport):
    """A connection whose other end is a test."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closed = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return 0


class Listener:
    """An application that writes down what it hears, once it is ready to."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.ready = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        await self.ready.wait()
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event.get("text", event.get("bytes")))
        self.heard.append(("closed", event.get("code")))


async def opened(kind: type[Protocol], ready: bool = True) -> tuple[Protocol, Listener, Wire]:
    """A socket whose opening handshake is behind it."""
    listener, wire = Listener(), Wire()
    config = uvicorn.Config(cast(Any, listener), ws_max_size=500, ws_per_message_deflate=False, log_config=None)
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(wire)
    if ready:
        listener.ready.set()
    protocol.data_received(HANDSHAKE)
    await settled()
    wire.written = b""
    return protocol, listener, wire


async def settled() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def heard_by(kind: type[Protocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application hears, and what the other end is answered."""
    protocol, listener, wire = await opened(kind)
    for piece in pieces:
        if not wire.closed:
            protocol.data_received(piece)
            await settled()
    protocol.stop_keepalive()
    protocol.connection_lost(None)
    await settled()
    return listener.heard, wire.written, wire.closed


def framed(kind: str, data: bytes, fin: bool, mask: bool) -> bytes:
    control = kind in ("ping", "pong")
    return Frame(KINDS[kind], data[:125] if control else data, fin or control).serialize(mask=mask)


frames = st.builds(
    framed,
    st.sampled_from(["text", "text", "text", "bytes", "more", "ping", "pong"]),
    st.text(max_size=40).map(str.encode) | st.binary(max_size=8) | st.integers(100, 300).map(lambda size: b"x" * size),
    st.sampled_from([True, True, True, False]),
    st.sampled_from([True, True, True, True, False]),
)


def torn(data: bytes, places: list[int]) -> list[bytes]:
    """A stream in the pieces in which it arrives."""
    cuts = [0, *sorted({place % (len(data) + 1) for place in places}), len(data)]
    return [data[start:end] for start, end in pairwise(cuts) if start < end]


@settings(max_examples=150)
@given(st.lists(frames, max_size=6), st.lists(st.integers(0, 2000), max_size=4), st.booleans())
def test_both_ways_hear_the_same(sent: list[bytes], places: list[int], is_torn: bool) -> None:
    pieces = torn(b"".join(sent), places) if is_torn else sent
    ours, theirs = [asyncio.run(heard_by(kind, pieces)) for kind in (SocketProtocol, Protocol)]
    assert ours == theirs


@pytest.mark.parametrize("size", [40, 300])
async def test_a_frame_within_a_frame_is_none(size: int) -> None:
    """The second half of a message that is torn, and looks like a text of its own."""
    inner = bytes((0x81, 0x80 | 4)) + bytes(4) + b"fake"
    outer = size + len(inner)
    head = bytes((0x82, 0x80 | outer)) if outer < 126 else bytes((0x82, 0xFE)) + outer.to_bytes(2)
    pieces = [head + bytes(4) + b"x" * size, inner]
    ours, theirs = [await heard_by(kind, pieces) for kind in (SocketProtocol, Protocol)]
    assert ours == theirs
    assert "fake" not in ours[0]


async def test_a_short_text_does_not_trouble_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, listener, wire = await opened(SocketProtocol)
    monkeypatch.setattr(protocol.conn, "receive_data", None)
    protocol.data_received(Frame(Opcode.TEXT, b"hello").serialize(mask=True))
    await settled()
    assert (listener.heard, wire.closed) == (["hello"], False)


@pytest.mark.parametrize("size", [1, 5, 125])
def test_what_a_short_text_is(size: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    assert is_short_text(data)
    assert not is_short_text(data[:-1])
    assert not is_short_text(data + data)
    assert not is_short_text(data + b"x" * 128)  # the length's highest bit is that of the mask
    assert not is_short_text(Frame(Opcode.TEXT, b"x" * size, fin=False).serialize(mask=True))


async def test_who_is_not_listened_to_is_not_read_for_ever() -> None:
    """Only when the application takes no more: then the other end has to wait, and loses nothing."""
    protocol, listener, wire = await opened(SocketProtocol, ready=False)
    sent = [f"message {number}" for number in range(UNHEARD + 1)]
    for text in sent:
        assert wire.reading
        protocol.data_received(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))
    assert not wire.reading
    listener.ready.set()
    await settled()
    assert (listener.heard, wire.reading) == (sent, True)
