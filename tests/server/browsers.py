"""Browsers' ways to the real program: HTTP and WebSockets."""

from typing import Any

import httpx
import websockets

from madcap.server import wire
from tests.games import open_game, short_options

from .voices import PATIENCE_S, Voice

GAME = open_game().name


class Browser:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Nothing is verified on a line within this machine: reading all certificates takes longer than most that is asked.
        self.http = httpx.AsyncClient(base_url=address, timeout=4 * PATIENCE_S, verify=False)

    async def hello(self, name: str = "") -> "Browser":
        """Get a cookie, and a name."""
        await self.http.get("/api/me")
        if name:
            await self.http.put("/api/me", json={"name": name})
        return self

    async def make(self, chairs: list[str], **options: Any) -> str:
        """Make a short game's table; its code."""
        return await self.make_of(GAME, chairs, short_options(GAME) | options)

    async def make_of(self, game: str, chairs: list[str], options: dict[str, Any]) -> str:
        """Make a table of any game; its code."""
        wish = {"game": game, "chairs": chairs, "options": options, "pace": "instant"}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def open(self, code: str, since: int | str | None = None, **headers: str) -> "Line":
        """Open a table's WebSocket."""
        url, cookie = self.way_to(code, since)
        socket = await websockets.connect(url, additional_headers=cookie | headers, compression=None)
        return Line(socket)

    def way_to(self, code: str, since: int | str | None) -> tuple[str, dict[str, str]]:
        """The address of a table's WebSocket, and the headers that say who asks."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/live"
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return url if since is None else f"{url}?since={since}", {"Cookie": cookie}


class Line(Voice):
    """A real WebSocket to a table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket

    async def send(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def receive(self) -> str | bytes:
        return await self.socket.recv()

    async def begin(self) -> wire.State:
        """Sit down and start."""
        await self.sit()
        await self.say(wire.Start())
        return await self.next_state()

    async def close(self) -> None:
        await self.socket.close()
