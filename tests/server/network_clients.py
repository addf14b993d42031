"""Clients of the real program over HTTP and WebSockets."""

from typing import Any

import httpx
import websockets

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
    """A client at a table over a real WebSocket."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        super().__init__()
        self.socket = socket

    async def send(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def receive(self) -> str | bytes:
        return await self.socket.recv()

    async def begin(self) -> wire.State:
        """Sit down and start the game."""
        await self.sit()
        await self.send_message(wire.Start())
        return await self.next_state()

    async def close(self) -> None:
        await self.socket.close()
