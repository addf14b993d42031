"""Our WebSocket protocol and uvicorn's: whatever arrives, in whatever segments, applications receive the same."""

import asyncio
from typing import Any, TypeVar, cast

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from madcap.server.socket.protocol import OFFERED_BYTES, UNHEARD, SocketProtocol

from .test_socket_frames import in_segments

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
KINDS = {"text": Opcode.TEXT, "bytes": Opcode.BINARY, "more": Opcode.CONT, "ping": Opcode.PING, "pong": Opcode.PONG}
KINDS["close"] = Opcode.CLOSE

Protocol = WebSocketsSansIOProtocol
P = TypeVar("P", bound=Protocol)


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

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return 0


class Listener:
    """An application that accepts a socket once `accepting` is set, and notes what it receives once `ready` is set."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.accepting = asyncio.Event()
        self.ready = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await self.accepting.wait()
        await send({"type": "websocket.accept"})
        await self.ready.wait()
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event.get("text", event.get("bytes")))
        self.heard.append(("closed", event.get("code")))


async def opened(kind: type[P], accepting: bool = True, ready: bool = True) -> tuple[P, Listener, Wire]:
    """A socket whose handshake has begun and, if the application is `accepting`, is complete."""
    listener, wire = Listener(), Wire()
    config = uvicorn.Config(cast(Any, listener), ws_max_size=500, ws_per_message_deflate=False, log_config=None)
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(wire)
    if accepting:
        listener.accepting.set()
    if ready:
        listener.ready.set()
    protocol.data_received(HANDSHAKE)
    await settled()
    wire.written = b""
    return protocol, listener, wire


async def settled() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def heard_by(kind: type[Protocol], segments: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application receives, what the other end receives, and whether the connection is closed."""
    protocol, listener, wire = await opened(kind)
    for segment in segments:
        if not wire.closed:
            protocol.data_received(segment)
            await settled()
    await ended(protocol)
    return listener.heard, wire.written, wire.closed


async def ended(protocol: Protocol) -> None:
    protocol.stop_keepalive()
    protocol.connection_lost(None)
    await settled()


def framed(kind: str, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    control = kind in ("ping", "pong", "close")
    data = b"\x03\xe8" if kind == "close" else data[:125] if control else data
    return Frame(KINDS[kind], data, fin or control).serialize(mask=mask)


frames = st.builds(
    framed,
    st.sampled_from(["text", "text", "text", "bytes", "more", "ping", "pong", "close"]),
    st.text(max_size=40).map(str.encode) | st.binary(max_size=8) | st.integers(100, 300).map(lambda size: b"x" * size),
    st.sampled_from([True, True, True, False]),
    st.sampled_from([True, True, True, True, False]),
)


@settings(max_examples=150)
@given(st.lists(frames, max_size=6), st.lists(st.integers(0, 2000), max_size=4) | st.just(range(2000)))
def test_any_segments_give_what_uvicorn_gives_for_whole_frames(sent: list[bytes], places: "list[int] | range") -> None:
    ours = asyncio.run(heard_by(SocketProtocol, in_segments(b"".join(sent), places)))
    assert ours == asyncio.run(heard_by(Protocol, sent))


@pytest.mark.parametrize("size", [40, 300])
async def test_a_frame_within_a_frame_is_data(size: int) -> None:
    """The second half of a message arrives by itself, and looks like a text of its own."""
    inner = framed("text", b"fake")
    outer = framed("bytes", b"x" * size + inner)
    head = outer[: -len(inner)]
    ours, theirs = [await heard_by(kind, [head, outer[len(head) :]]) for kind in (SocketProtocol, Protocol)]
    assert ours == theirs
    assert "fake" not in ours[0]


async def test_a_short_text_does_not_go_through_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, listener, wire = await opened(SocketProtocol)
    monkeypatch.setattr(protocol.conn, "receive_data", None)
    protocol.data_received(framed("text", b"hello"))
    await settled()
    assert (listener.heard, wire.closed) == (["hello"], False)


async def test_a_text_that_arrives_before_the_socket_is_accepted_waits() -> None:
    protocol, listener, wire = await opened(SocketProtocol, accepting=False)
    protocol.data_received(framed("text", b"early"))
    await settled()
    assert (listener.heard, wire.written) == ([], b"")
    listener.accepting.set()
    await settled()
    assert listener.heard == ["early"]
    assert wire.written.startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize(
    "data",
    [framed("text", b"\xff"), framed("more", b""), framed("text", b"a", mask=False)],
    ids=["no text", "no beginning", "no mask"],  # masks are random, and must not be a part of a test's name
)
async def test_a_broken_frame_before_the_socket_is_accepted_ends_it(data: bytes) -> None:
    """No answer is sent, because a close frame cannot come before the handshake."""
    protocol, listener, wire = await opened(SocketProtocol, accepting=False)
    protocol.data_received(data)
    assert wire.closed
    listener.accepting.set()
    await ended(protocol)
    assert (listener.heard, wire.written) == ([], b"")


class Taker:
    """A listener that takes every text but one."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []

    def __call__(self, text: bytes) -> bool:
        if text != b"no":
            self.taken.append(text)
        return text != b"no"


async def test_texts_are_offered_to_the_listener_while_nothing_waits() -> None:
    protocol, application, _ = await opened(SocketProtocol)
    protocol.inbox.listener = taker = Taker()
    protocol.data_received(framed("text", b"a") + framed("text", b"b") + framed("text", b"no") + framed("text", b"c"))
    protocol.data_received(framed("text", "é".encode()))
    await settled()
    assert (taker.taken, application.heard) == ([b"a", b"b"], ["no", "c", "é"])
    protocol.data_received(framed("text", b"x" * (OFFERED_BYTES + 1)))
    assert taker.taken == [b"a", b"b"]


async def test_a_socket_that_the_application_has_closed_offers_nothing() -> None:
    protocol, _, wire = await opened(SocketProtocol)
    protocol.inbox.listener = taker = Taker()
    await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
    protocol.data_received(framed("text", b"late"))
    assert (taker.taken, wire.closed) == ([], False)
    protocol.data_received(framed("close", b""))
    assert wire.closed


async def test_nothing_is_read_after_the_frame_that_closes_the_socket() -> None:
    heard, _, _ = await heard_by(SocketProtocol, [framed("text", b"a") + framed("close", b"") + framed("text", b"b")])
    assert heard == ["a", ("closed", 1000)]


async def test_reading_pauses_while_the_application_takes_nothing() -> None:
    """The other end has to wait then, and loses nothing."""
    protocol, listener, wire = await opened(SocketProtocol, ready=False)
    sent = [f"message {number}" for number in range(UNHEARD + 1)]
    for text in sent:
        assert wire.reading
        protocol.data_received(framed("text", text.encode()))
    assert not wire.reading
    listener.ready.set()
    await settled()
    assert (listener.heard, wire.reading) == (sent, True)
