"""Sockets that send as fast as they can: `python flooders.py HOST PORT CODE NUMBER`.

They send garbage, pings, and moves of somebody who has no seat, in large pieces, and come back when the server has closed
them. The program prints a line when all of them are connected, and floods until it is stopped.
"""

import asyncio
import sys
from contextlib import suppress
from itertools import cycle, islice

from load.websocket_client import PING, TEXT, Address, framed

PIECE = 64 * 1024
PAUSE_S = 0.2  # before a socket that was closed comes back
KINDS = (framed(TEXT, b"x"), framed(PING, b"x"), framed(TEXT, b'{"type":"move","seq":1,"move":{"type":"throw"}}'))


async def flood(address: Address, code: str, frame: bytes, connected: asyncio.Event) -> None:
    """Flood a table with one kind of frame. Never returns."""
    piece = frame * (PIECE // len(frame))
    while True:
        try:
            reader, writer = await asyncio.open_connection(*address)
            writer.write(_request(address, code))
            await reader.readuntil(b"\r\n\r\n")
            connected.set()
            reading = asyncio.create_task(_read(reader))
            while not reading.done():
                writer.write(piece)
                await writer.drain()
            writer.close()
        except (OSError, EOFError):
            pass
        await asyncio.sleep(PAUSE_S)


async def _read(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):  # the server has closed it
        while await reader.read(PIECE):
            pass


def _request(address: Address, code: str) -> bytes:
    head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWFkY2FwIG1hZGNhcCBtYQ==\r\n"
    return f"{head}Connection: Upgrade\r\n{key}\r\n".encode()


async def main(host: str, port: str, code: str, number: str) -> None:
    """Start all sockets, and let them flood."""
    events = [asyncio.Event() for _ in range(int(number))]
    kinds = islice(cycle(KINDS), int(number))
    floods = [
        asyncio.create_task(flood((host, int(port)), code, frame, event))
        for frame, event in zip(kinds, events, strict=True)
    ]
    for event in events:
        await event.wait()
    print("connected", flush=True)
    await asyncio.gather(*floods)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
