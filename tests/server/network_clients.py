"""Clients of the real program over HTTP and WebSockets."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import websockets
from msgspec import json

from madcap.server import wire
from tests.games import open_game, short_options

from .table_client import PATIENCE_S, TableClient

GAME = open_game().name


class HttpClient:
    """An HTTP client with a player's cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        # No TLS on loopback: loading all certificates would take longer than most requests.
        self.http = httpx.AsyncClient(base_url=address, timeout=4 * PATIENCE_S, verify=False)

    async def get_cookie(self, name: str = "") -> "HttpClient":
        """Get a cookie, and set the player's name if one is given."""
        await self.http.get("/api/me")
        if name:
            await self.http.put("/api/me", json={"name": name})
        return self

    async def make(self, chairs: list[str], **options: Any) -> str:
        """Make a table of a short game and return its code."""
        return await self.make_of(GAME, chairs, short_options(GAME) | options)

    async def make_of(self, game: str, chairs: list[str], options: dict[str, Any]) -> str:
        """Make a table of any game and return its code."""
        wish = {"game": game, "chairs": chairs, "options": options, "pace": "instant"}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def open(self, code: str, since: int | str | None = None, **headers: str) -> "WebSocketClient":
        """Open a table's WebSocket."""
        url, cookie = self.socket_address(code, since)
        socket = await websockets.connect(url, additional_headers=cookie | headers, compression=None)
        return WebSocketClient(socket)

    def socket_address(self, code: str, since: int | str | None) -> tuple[str, dict[str, str]]:
        """The address of a table's WebSocket, and the headers with the player's cookie."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/live"
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return url if since is None else f"{url}?since={since}", {"Cookie": cookie}


class WebSocketClient(TableClient):
    """A client at a table over a real WebSocket. It reads only what a test asks for, except while it waits for a start."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self._early: asyncio.Queue[str | bytes] = asyncio.Queue()  # what was read before a test asked for it
        self._waiting: asyncio.Task[None] | None = None  # for the start of the game

    async def send(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def receive(self) -> str | bytes:
        while self._waiting and not (self._waiting.done() and self._early.empty()):
            early = asyncio.ensure_future(self._early.get())
            await asyncio.wait([early, self._waiting], return_when=asyncio.FIRST_COMPLETED)
            if early.done():
                return early.result()
            early.cancel()
        return await self.socket.recv()

    async def sit(self, chair: int | None = None, nonce: str = "") -> None:
        """Sit down, and reveal the nonce at the start, although the test may be reading what another client gets."""
        await super().sit(chair, nonce)
        if self.table.phase == "lobby" and (self._waiting is None or self._waiting.done()):
            self._waiting = asyncio.create_task(self._wait_for_start())

    async def _wait_for_start(self) -> None:
        text: str | bytes = ""
        with suppress(websockets.ConnectionClosed):
            while not str(text).startswith(('{"type":"reveal"', '{"type":"state"')):
                text = await self.socket.recv()
                if self.reveals and str(text).startswith('{"type":"reveal"'):
                    await self.reveal(json.decode(text, type=wire.AskReveal))
                self._early.put_nowait(text)

    async def begin(self) -> wire.State:
        """Sit down and start the game."""
        await self.sit()
        await self.send_message(wire.Start())
        return await self.next_state()

    async def close(self) -> None:
        if self._waiting:
            self._waiting.cancel()
        await self.socket.close()


async def finished_game(address: str) -> tuple[HttpClient, str]:
    """A browser, and the code of a table where two bots have played a game to its end."""
    browser = await HttpClient(address).get_cookie("Ann")
    code = await browser.make(["gentle", "gentle"])
    client = await browser.open(code)
    await client.send_message(wire.Start())
    while not (await client.next_state()).outcome:
        pass
    await client.close()
    return browser, code
