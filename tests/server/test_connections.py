"""Clients that vanish, stall or are slow, and a thousand at once: they are disconnected, and others notice nothing."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import websockets
from msgspec import json
from msgspec.structs import replace

from madcap.server import wire
from madcap.server.http.protocol import AHEAD
from madcap.server.limits.settings import Limits
from tests.program import USUAL, Program

from .network_clients import HttpClient, WebSocketClient
from .table_client import PATIENCE_S

T = TypeVar("T")

HASTY = Limits(request_seconds=1.5, silence_seconds=4.0, tables_per_minute=2000, tables_per_address=2000)
GREEDY = Limits(requests_per_minute=10**9, sockets_per_address=300, tables_per_minute=2000, tables_per_address=2000)
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HALF_REQUESTS = (
    "",
    "\r\n",
    "GET /api/ga",
    "GET / HTTP/1.1\r\nHost: x\r\nCookie: a",
    "POST /api/tables HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
)
HALF_MESSAGES = ("", "\x81", "\x01\x02")  # nothing; half a frame; half a message
STRANGERS = ("127.0.0.2", 0)  # an address of this machine, but not that of a proxy


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A program with short timeouts."""
    program = Program(tmp_path_factory.mktemp("hasty") / "madcap.db", replace(USUAL, limits=HASTY))
    yield program
    program.kill()
    program.end_group()


def raw_socket(program: Program, said: str, small: bool = False) -> socket.socket:
    """A connection that has sent this text, sends no more, and does not read."""
    client = socket.socket()
    if small:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.settimeout(PATIENCE_S)
    client.connect(("127.0.0.1", program.port))
    client.sendall(said.encode())
    return client


def upgrade_request(program: Program, code: str, browser: HttpClient | None = None) -> str:
    cookies = browser.socket_address(code, None)[1]["Cookie"] if browser else ""
    head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{program.port}\r\n"
    return head + (f"Cookie: {cookies}\r\n" if cookies else "") + UPGRADE + "\r\n"


def read_all(client: socket.socket) -> bytes:
    """All bytes until the connection is closed."""
    with client:
        return b"".join(iter(lambda: client.recv(65536), b""))


async def test_half_a_request_is_too_slow(hasty: Program) -> None:
    clients = {half: raw_socket(hasty, half) for half in HALF_REQUESTS}
    assert (await HttpClient(hasty.address).http.get("/api/games")).status_code == 200
    for half, client in clients.items():
        said = await asyncio.to_thread(read_all, client)
        assert said.startswith(b"HTTP/1.1 408"), half
        assert json.decode(said.partition(b"\r\n\r\n")[2], type=wire.Problem).reason == "too-slow", half


async def test_a_request_that_comes_byte_by_byte_is_cut_off(hasty: Program) -> None:
    """Each byte is new data, but the request stays incomplete."""
    client = raw_socket(hasty, "GET / HTTP/1.1\r\nHost: x\r\nCookie: ")
    with suppress(ConnectionError):
        for _ in range(int(PATIENCE_S / 0.05)):
            client.sendall(b"a")
            await asyncio.sleep(0.05)
        pytest.fail("It is still listening.")
    client.close()


async def test_an_incomplete_second_request_is_too_slow(hasty: Program) -> None:
    """The first request is answered; the next one must be complete, too."""
    client = raw_socket(hasty, "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ga")
    said = await asyncio.to_thread(read_all, client)
    assert said.startswith(b"HTTP/1.1 200")
    assert b"HTTP/1.1 408" in said


async def ann_and_ben(program: Program, ben_does: str = "") -> tuple[WebSocketClient, socket.socket]:
    """Ann's client, which sees that Ben is at the table, and Ben's raw socket."""
    ann, ben = [await HttpClient(program.address).get_cookie(name) for name in ("Ann", "Ben")]
    code = await ann.make(["open", "open"])
    client = await ann.open(code)
    await client.sit(0)
    seat = await ben.open(code)
    await seat.sit(1)
    silent = raw_socket(program, upgrade_request(program, code, ben) + ben_does)
    await client.until(lambda message: isinstance(message, wire.Table) and message.chairs[1].here)
    await seat.close()
    return client, silent


async def test_a_player_who_vanishes_is_shown_as_away(hasty: Program) -> None:
    """Ben sends no FIN and answers no ping. His connection is closed, and Ann sees that he is away."""
    for client, silent in [await ann_and_ben(hasty, half) for half in HALF_MESSAGES]:
        await client.until(lambda message: isinstance(message, wire.Table) and not message.chairs[1].here)
        silent.close()
        await client.close()


async def test_a_client_that_never_reads_is_cut_off(hasty: Program) -> None:
    """This holds even with a full buffer that never drains."""
    ann = await HttpClient(hasty.address).get_cookie()
    code = await ann.make(["gentle", "gentle"], level="expert", points=300)
    client = await ann.open(code)
    deaf = raw_socket(hasty, upgrade_request(hasty, code), small=True)
    await client.until(lambda message: isinstance(message, wire.Table) and message.watchers == 2)
    await client.send_message(wire.Start())
    await client.until(lambda message: isinstance(message, wire.Table) and message.watchers == 1)
    deaf.close()
    await client.close()


async def test_a_client_that_never_reads_a_file_is_cut_off(hasty: Program) -> None:
    ask = "GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    deaf = raw_socket(hasty, ask * AHEAD, small=True)
    with deaf, suppress(ConnectionError):
        for _ in range(int(PATIENCE_S / 0.1)):
            deaf.sendall(b"\r\n")
            await asyncio.sleep(0.1)
        pytest.fail("It is still connected.")


async def test_a_thousand_silent_sockets_are_closed(hasty: Program) -> None:
    """All come from one address. Each gets the reason, and meanwhile a player from another address uses a table."""
    ann = await HttpClient(hasty.address).get_cookie()
    client = await ann.open(await ann.make(["open", "open"]))
    with ExitStack() as ends:
        many = [ends.enter_context(await asyncio.to_thread(_connected, hasty)) for _ in range(1000)]
        await client.sit(0)
        await client.send_message(wire.SetChair(1, "gentle"))
        await client.until(lambda message: isinstance(message, wire.Table) and message.chairs[1].kind == "bot")
        said = [await asyncio.to_thread(read_all, one) for one in many]
    reasons = [json.decode(one.partition(b"\r\n\r\n")[2], type=wire.Problem).reason for one in said]
    assert set(reasons) <= {"too-slow", "made-room"}
    assert httpx.get(f"{hasty.address}/api/games", timeout=PATIENCE_S).status_code == 200
    await client.close()


async def test_connections_of_one_address_are_limited(program: Program) -> None:
    """The limit is 5/4 of the sockets per address, and 64 more. For one more, the one that was idle for longest is closed."""
    most = Limits().sockets_per_address * 5 // 4 + 64
    with ExitStack() as ends:
        first, *_ = [ends.enter_context(_connected(program)) for _ in range(most)]
        ends.enter_context(_connected(program))
        said = await asyncio.to_thread(read_all, first)
        assert said.startswith(b"HTTP/1.1 503")
        assert json.decode(said.partition(b"\r\n\r\n")[2], type=wire.Problem).reason == "made-room"
        assert (await HttpClient(program.address).http.get("/api/games")).status_code == 200


def _connected(program: Program) -> socket.socket:
    return socket.create_connection(("127.0.0.1", program.port), PATIENCE_S, STRANGERS)


async def test_a_thousand_tables_leave_room_for_others(greedy: Program) -> None:
    """Eve makes and opens them all; bots play at some. The server accepts sockets up to its limit; others can play."""
    eve, ann, ben = [await HttpClient(greedy.address).get_cookie() for _ in range(3)]
    codes = await in_groups(1000, lambda _: eve.make(["gentle", "gentle"]))
    assert len(set(codes)) == 1000
    crowd = await in_groups(1000, lambda n: eve.open(codes[n], **{"X-Forwarded-For": "10.0.0.1"}))
    for one in crowd[:20]:
        await one.send_message(wire.Start())
    await two_play(ann, ben)
    greetings = await in_groups(1000, lambda n: greeting(crowd[n]))
    assert Counter(greetings) == {0: GREEDY.sockets_per_address, 4429: 1000 - GREEDY.sockets_per_address}


@pytest.fixture
def greedy(tmp_path: Path) -> Iterator[Program]:
    """A program where one address may make a thousand tables, but not open them all."""
    program = Program(tmp_path / "madcap.db", replace(USUAL, limits=GREEDY))
    yield program
    program.kill()
    program.end_group()


async def greeting(client: WebSocketClient) -> int:
    """The close code of a connection, or 0 if a table message came first."""
    try:
        await client.next_table()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    await client.close()
    return 0


async def in_groups(count: int, one: Callable[[int], Coroutine[Any, Any, T]]) -> list[T]:
    """Call `one` this many times, ten calls at once, and return the results."""
    groups = [await asyncio.gather(*map(one, range(first, first + 10))) for first in range(0, count, 10)]
    return [result for group in groups for result in group]


async def two_play(ann: HttpClient, ben: HttpClient) -> None:
    """Play a few moves, which both clients receive. The game may be over before the last of them."""
    code = await ann.make(["open", "open"])
    clients = [await one.open(code) for one in (ann, ben)]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    await clients[0].send_message(wire.Start())
    for _ in range(10):
        states = [await client.next_moves() for client in clients]
        if states[0].outcome:
            break
        await next(client for client in clients if client.state and client.state.legal).play()
    for client in clients:
        await client.close()
