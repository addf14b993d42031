"""Requests that never end are given up, closed sockets are forgotten, and clients with complete requests may stay."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets

from madcap.server.app import make_app
from madcap.server.http.protocol import ServerConfig
from madcap.server.limits.connections import ConnectionGuard
from madcap.server.limits.settings import Limits
from madcap.server.socket.protocol import SocketProtocol
from madcap.server.store.sqlite import SqliteStore
from tests.games import open_game

from .network_clients import HttpClient
from .table_client import PATIENCE_S


@asynccontextmanager
async def served(db: Path, request_s: float) -> AsyncIterator[int]:
    """The server in this process, on a port of its own."""
    listener = socket.create_server(("127.0.0.1", 0))
    limits = Limits(request_seconds=request_s)
    config = ServerConfig(ConnectionGuard(limits), make_app(SqliteStore(str(db)), limits=limits), log_level="critical")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
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
