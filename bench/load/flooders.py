"""Sockets and requests that come as fast as they can: `python flooders.py HOST PORT CODE NUMBER`.

Most send garbage, pings, and moves of somebody who has no seat, in large pieces, and come back when the server has closed
them. One in five is the host of a table of its own who changes a chair again and again, just below the rate at which a socket
is slowed down. All of these have an address of their own. One in five floods HTTP from another address, which has used up its
requests before: requests on a connection that stays open, handshakes of sockets, and garbage. The program prints a line when
all are at work, and floods until it is stopped.
"""

import asyncio
import sys
from contextlib import suppress
from itertools import cycle

from load.http_client import request
from load.websocket_client import PING, TEXT, Address, framed

PIECE = 64 * 1024
PAUSE_S = 0.2  # before a socket that was closed comes back
FROM = ("127.0.0.2", 0)  # of the server's limits, those for one address hold for all floods together
HOSTS = 5  # one in so many is the host of a table
HTTP = 5  # one in so many floods HTTP
HTTP_FROM = ("127.0.0.3", 0)
HTTP_PAUSE_S = 0.02  # the same of HTTP: the clients that are measured need time on this core, too
USERS = 10  # connections that use up the requests of that address
CLICK_S = 1 / 19  # a socket may send twenty messages a second
TABLE = {"game": "madmath", "chairs": ["open", "open"], "pace": "instant", "options": {}}
GET = b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n"
CHEAP = b"GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n"  # it counts as any other request
KINDS = (framed(TEXT, b"x"), framed(PING, b"x"), framed(TEXT, b'{"type":"move","seq":1,"move":{"type":"throw"}}'))


async def flood(address: Address, code: str, frame: bytes, connected: asyncio.Event) -> None:
    """Flood a table with one kind of frame. Never returns."""
    piece = frame * (PIECE // len(frame))
    while True:
        try:
            reader, writer = await _connected(address, code, connected)
            reading = asyncio.create_task(_read(reader))
            while not reading.done():
                writer.write(piece)
                await writer.drain()
            writer.close()
        except (OSError, EOFError):
            pass
        await asyncio.sleep(PAUSE_S)


async def click(address: Address, connected: asyncio.Event) -> None:
    """Sit down at a table of one's own, and change its other chair again and again. Never returns."""
    _, cookie = await request(address, "GET", "/api/me")
    made, _ = await request(address, "POST", "/api/tables", TABLE, cookie)
    clicks = cycle(framed(TEXT, b'{"type":"set-chair","chair":1,"to":"%b"}' % to) for to in (b"gentle", b"open"))
    while True:
        try:
            reader, writer = await _connected(address, made["code"], connected, cookie)
            writer.write(framed(TEXT, b'{"type":"sit","commitment":"%b","chair":0}' % (b"a" * 64)))
            reading = asyncio.create_task(_read(reader))
            while not reading.done():
                writer.write(next(clicks))
                await writer.drain()
                await asyncio.sleep(CLICK_S)
            writer.close()
        except (OSError, EOFError):
            pass
        await asyncio.sleep(PAUSE_S)


async def use_up(address: Address) -> None:
    """Use up the requests of the address from which HTTP is flooded: what comes from there is refused from then on."""
    with suppress(OSError):  # it is dropped
        reader, writer = await asyncio.open_connection(*address, local_addr=HTTP_FROM)
        while (answer := await _answered(reader, writer, CHEAP)) and b" 429 " not in answer:
            pass
        writer.close()


async def flood_http(address: Address, data: bytes, at_work: asyncio.Event) -> None:
    """Send one kind of request again and again, on each connection until the server closes it. Never returns."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(*address, local_addr=HTTP_FROM)
            while await _answered(reader, writer, data):
                at_work.set()
            writer.close()
        at_work.set()
        await asyncio.sleep(HTTP_PAUSE_S)


async def _answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes) -> bytes:
    writer.write(data)
    return await reader.read(PIECE)


async def _connected(
    address: Address, code: str, connected: asyncio.Event, cookie: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a table's socket."""
    reader, writer = await asyncio.open_connection(*address, local_addr=FROM)
    writer.write(_request(address, code, cookie))
    await reader.readuntil(b"\r\n\r\n")
    connected.set()
    return reader, writer


async def _read(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):  # the server has closed it
        while await reader.read(PIECE):
            pass


def _request(address: Address, code: str, cookie: str = "") -> bytes:
    head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWFkY2FwIG1hZGNhcCBtYQ==\r\n"
    player = f"Cookie: {cookie}\r\n" if cookie else ""
    return f"{head}Connection: Upgrade\r\n{key}{player}\r\n".encode()


async def main(host: str, port: str, code: str, number: str) -> None:
    """Start all sockets, and let them flood."""
    address, events = (host, int(port)), [asyncio.Event() for _ in range(int(number))]
    await asyncio.gather(*(use_up(address) for _ in range(USERS)))
    hosts, http = len(events) // HOSTS, len(events) // HTTP
    of_hosts, of_http, others = events[:hosts], events[hosts : hosts + http], events[hosts + http :]
    requests = (GET, _request(address, code), b"This is no HTTP.\r\n\r\n")
    floods = [
        *(asyncio.create_task(click(address, event)) for event in of_hosts),
        *(
            asyncio.create_task(flood_http(address, data, event))
            for data, event in zip(cycle(requests), of_http, strict=False)
        ),
        *(
            asyncio.create_task(flood(address, code, frame, event))
            for frame, event in zip(cycle(KINDS), others, strict=False)
        ),
    ]
    for event in events:
        await event.wait()
    print("connected", flush=True)
    await asyncio.gather(*floods)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
