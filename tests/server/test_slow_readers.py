"""A client that does not read falls behind and gets a fresh state later; others notice nothing."""

import asyncio
import re
import socket

from madcap.server import wire
from madcap.server.limits.settings import Limits
from madcap.server.socket.connection import Connection
from tests.program import Program

from .in_process import TableOfTwo
from .network_clients import HttpClient
from .table_client import PATIENCE_S

QUEUE = Limits().queue
ENOUGH = 400  # states: more than the queue and all buffers on the way hold
LONG = {"board": "addition", "dice": 9, "level": "expert", "points": 300}  # three bots play more than twice as long


def test_a_client_that_keeps_up_loses_nothing() -> None:
    browser = Connection(None)
    for n in range(QUEUE):
        browser.send(b"%d" % n)
    assert not browser.behind


async def test_a_client_that_falls_behind_gets_a_fresh_state() -> None:
    browser = Connection(None)
    for n in range(QUEUE + 10):
        browser.send(b"%d" % n)
    assert browser.behind
    outgoing = browser.outgoing()
    assert await anext(outgoing) is None
    browser.catch_up()
    browser.send(b"fresh")
    assert await anext(outgoing) == b"fresh"
    browser.close()
    assert [message async for message in outgoing] == []


async def test_the_others_play_on_while_somebody_does_not_read(game: TableOfTwo) -> None:
    game.eve.socket.reading.clear()
    played = 0
    while played < QUEUE + 20 and not (game.ann.state and game.ann.state.outcome):
        await game.mover.play()
        await game.ann.next_state()
        await game.ben.next_state()
        played += 1
    assert game.eve.connection.behind == (played > QUEUE)
    game.eve.socket.reading.set()
    await game.eve.until(lambda message: isinstance(message, wire.State) and message.seq == game.ann.position()[0])
    assert game.eve.position() == game.ann.position()
    assert len(await game.eve.received_so_far()) == 0


async def test_a_client_that_falls_behind_by_refusals_gets_a_fresh_state(game: TableOfTwo) -> None:
    eve = game.eve
    eve.socket.reading.clear()
    for n in range(QUEUE * 2):
        await eve.send_message(wire.Stand())
        if n % 8 == 0:
            await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    eve.socket.reading.set()
    await game.mover.play()
    now = await game.ann.next_state()
    await eve.until(lambda message: isinstance(message, wire.State) and message.seq == now.seq)
    assert eve.position() == game.ann.position()


async def test_a_table_plays_on_while_a_socket_never_reads(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie()
    code = await browser.make(["gentle"] * 3, **LONG)
    deaf = _deaf_socket(program, code)
    client = await browser.open(code)
    await client.send_message(wire.Start())
    for _ in range(ENOUGH):
        now = await client.next_state()
    told = await asyncio.to_thread(_read_from, deaf, now.seq)
    assert len(told) < ENOUGH
    await client.close()


def _deaf_socket(program: Program, code: str) -> socket.socket:
    """A raw WebSocket with a small receive window that is never read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.settimeout(PATIENCE_S)
    deaf.connect(("127.0.0.1", program.port))
    request = (
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{program.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    deaf.sendall(request.encode())
    return deaf


def _read_from(deaf: socket.socket, seq: int) -> list[int]:
    """Read the messages that waited for a socket, up to a state with this seq or a later one. Returns all seqs."""
    told = b""
    with deaf:
        while True:
            data = deaf.recv(65536)
            assert data, "The connection was closed."
            told += data
            known = [int(number) for number in re.findall(rb'"type":"state","seq":(\d+)', told)]
            if known and known[-1] >= seq:
                return known
