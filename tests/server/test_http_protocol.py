"""Requests that never end or are too large are given up, closed sockets are forgotten, complete requests may follow."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets

from madcap.server.app import make_app
from madcap.server.counters import COUNTERS
from madcap.server.http.protocol import AHEAD, HEAD_BYTES, PARTS, REQUEST_BYTES, URL_BYTES, ServerConfig
from madcap.server.http.security_headers import HEADERS
from madcap.server.limits.connection_guard import ConnectionGuard
from madcap.server.limits.settings import Limits
from madcap.server.socket.protocol import SocketProtocol
from madcap.server.store.sqlite import SqliteStore
from tests.games import open_game

from .network_clients import HttpClient
from .table_client import PATIENCE_S
from .waiting import wait_until


@asynccontextmanager
async def served(db: Path, request_s: float) -> AsyncIterator[int]:
    """The server in this process, on a port of its own."""
    listener = socket.create_server(("127.0.0.1", 0))
    limits = Limits(request_seconds=request_s)
    config = ServerConfig(ConnectionGuard(limits), make_app(SqliteStore(str(db)), limits=limits), log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listener]))
    await wait_until(lambda: server.started)
    yield listener.getsockname()[1]
    server.should_exit = True
    await serving


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: a\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "a line", "a head", "a body"],
)
async def test_a_request_that_never_ends_is_given_up(tmp_path: Path, begun: bytes) -> None:
    async with served(tmp_path / "slow.db", 0.2) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        told = await asyncio.wait_for(reader.read(), PATIENCE_S)
        assert not told or b"took too long" in told
        writer.close()


async def test_sockets_leave_nothing_behind(tmp_path: Path) -> None:
    """A client that opens and closes sockets all the time fills no memory, even while the garbage collector is off."""
    async with served(tmp_path / "many.db", 20) as port:
        made = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S)
        code = (await asyncio.to_thread(_make_table, made)).json()["code"]
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                async with websockets.connect(f"ws://127.0.0.1:{port}/api/tables/{code}/live") as client:
                    await client.recv()
            left = await _protocols_left()
        finally:
            gc.enable()
            made.close()
    assert left == 0


def _make_table(browser: httpx.Client) -> httpx.Response:
    browser.get("/api/me")
    return browser.post("/api/tables", json={"game": open_game().name, "chairs": ["open", "gentle"]})


async def _protocols_left() -> int:
    """The number of sockets that are still in memory, after the server has had time to forget them."""
    for _ in range(200):
        left = sum(type(one) is SocketProtocol for one in gc.get_objects())
        if not left:
            break
        await asyncio.sleep(0.01)
    return left


async def test_a_client_with_complete_requests_may_stay(tmp_path: Path) -> None:
    """Neither a connection that is used again nor a socket counts as a request that never ends."""
    async with served(tmp_path / "stay.db", 1.0) as port:
        browser = await HttpClient(f"http://127.0.0.1:{port}").get_cookie()
        client = await browser.open(await browser.make(["open", "gentle"]))
        for _ in range(3):
            await asyncio.sleep(0.5)
            assert (await browser.http.get("/api/games")).status_code == 200
        await client.sit()
        await client.close()
        await browser.http.aclose()


GET = b"GET /health/live HTTP/1.1\r\nHost: a\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/BCDF/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def answers(port: int, request: bytes) -> bytes:
    """All that is answered until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    heard = bytearray()
    with suppress(ConnectionError):  # the server closes while we are sending
        while part := await asyncio.wait_for(reader.read(65536), PATIENCE_S):
            heard += part
    writer.close()
    return bytes(heard)


@pytest.mark.parametrize(
    "request_",
    [
        GET + b"X: a\r\n" * PARTS + b"\r\n",
        HANDSHAKE + b"X: a\r\n" * PARTS + b"\r\n",
        GET + b"Cookie: " + b"a=b;" * (HEAD_BYTES // 4) + b"\r\n\r\n",
        GET + b"Cookie: " + b"a=b;" * (HEAD_BYTES // 4),
        GET + b"".join(b"X: %b\r\n" % (b"a" * 1000) for _ in range(HEAD_BYTES // 1000 + 1)) + b"\r\n",
        b"GET /?" + b"a" * URL_BYTES + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        POST + b"1\r\na\r\n" * PARTS + b"0\r\n\r\n",
        POST + b"0\r\n" + b"X: a\r\n" * PARTS + b"\r\n",
    ],
    ids=[
        "headers",
        "headers of a handshake",
        "a header",
        "a header without an end",
        "long headers",
        "an address",
        "chunks",
        "trailers",
    ],
)
async def test_what_a_request_consists_of_is_limited(tmp_path: Path, request_: bytes) -> None:
    """What arrives is parsed at once: a hundred thousand headers would hold everybody up for a tenth of a second."""
    async with served(tmp_path / "parts.db", 20) as port:
        before = refused()
        answer = await answers(port, request_)
        assert not answer or answer.startswith(b"HTTP/1.1 400 ")  # none if the rest was still being sent
        assert [now - then for now, then in zip(refused(), before, strict=True)] == [1, 0, 0]
        assert (await answers(port, GET + b"Connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200 ")


def refused() -> list[int]:
    """How much was refused because of its size, because it was sent ahead, and because it was no HTTP."""
    return [COUNTERS.requests_refused["size"], COUNTERS.requests_refused["ahead"], COUNTERS.garbage]


async def test_a_body_without_an_end_is_refused_because_of_its_size(tmp_path: Path) -> None:
    async with served(tmp_path / "endless.db", 20) as port:
        before = refused()
        head = b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % (10 * REQUEST_BYTES)
        await answers(port, head + b" " * 2 * REQUEST_BYTES)
        assert [now - then for now, then in zip(refused(), before, strict=True)] == [1, 0, 0]


async def test_what_is_no_http_is_counted_as_such(tmp_path: Path) -> None:
    async with served(tmp_path / "garbage.db", 20) as port:
        before = refused()
        assert (await answers(port, b"This is no HTTP.\r\n\r\n")).startswith(b"HTTP/1.1 400 ")
        assert [now - then for now, then in zip(refused(), before, strict=True)] == [0, 0, 1]


async def test_a_request_that_is_refused_unread_gets_the_headers_of_every_answer(tmp_path: Path) -> None:
    async with served(tmp_path / "headers.db", 20) as port:
        answer = await answers(port, b"GET /?" + b"a" * URL_BYTES + b" HTTP/1.1\r\nHost: a\r\n\r\n")
    head, _, body = answer.decode().partition("\r\n\r\n")
    headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:])
    assert HEADERS.items() <= headers.items()
    assert headers["content-length"] == str(len(body))


async def test_a_request_may_have_a_long_head(tmp_path: Path) -> None:
    async with served(tmp_path / "long.db", 20) as port:
        head = GET + b"Cookie: " + b"a" * 8000 + b"\r\n" + b"X: a\r\n" * (PARTS // 2)
        assert (await answers(port, head + b"Connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200 ")


async def test_some_requests_may_be_sent_ahead(tmp_path: Path) -> None:
    async with served(tmp_path / "ahead.db", 20) as port:
        answer = await answers(port, (GET + b"\r\n") * AHEAD + GET + b"Connection: close\r\n\r\n")
    assert answer.count(b"HTTP/1.1 200 ") == AHEAD + 1


async def test_a_request_may_begin_in_the_segment_of_a_large_one(tmp_path: Path) -> None:
    """Only its own bytes count for its head."""
    large = b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n%b" % (2 * HEAD_BYTES, b" " * 2 * HEAD_BYTES)
    async with served(tmp_path / "large.db", 20) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(large + GET)
        assert (await asyncio.wait_for(reader.readline(), PATIENCE_S)).startswith(b"HTTP/1.1 4")  # it is no JSON
        writer.write(b"Connection: close\r\n\r\n")
        assert b"HTTP/1.1 200 " in await asyncio.wait_for(reader.read(), PATIENCE_S)
        writer.close()


async def test_thousands_of_requests_in_one_segment_end_their_connection(tmp_path: Path) -> None:
    """Each that waits takes memory, and all of a segment are parsed in one go."""
    async with served(tmp_path / "flood.db", 20) as port:
        before = refused()
        answer = await answers(port, (GET + b"\r\n") * 2000)
        assert [now - then for now, then in zip(refused(), before, strict=True)] == [0, 1, 0]
    assert answer.count(b"HTTP/1.1 ") <= AHEAD + 1
