"""The limit: our WebSocket stack with nothing behind it. `python echo.py SCRIPT`

SCRIPT holds what our server told four seats in a real game, state by state. Here every message that comes in, whatever it
says, sends the table's next state to each of the four: no rules, no store, nothing is decoded or encoded.
"""

import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import FromPath
from msgspec import json

from load.ours import UNLIMITED
from madcap.server import serving

Socket = WebSocket[Any, Any, Any]

script: list[list[str]] = []
tables: list["Echo"] = []


class Echo:
    """A table: once all have said that they sit, whatever is said brings the next state."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.heard = 0

    async def hear(self) -> None:
        self.heard += 1
        place = self.heard - len(script[0])
        if place >= 0:  # the last state of the script is the first one once more
            texts = script[1 + (place - 1) % (len(script) - 1) if place else 0]
            for socket, text in zip(self.sockets, texts, strict=True):
                await socket.send({"type": "websocket.send", "text": text, "bytes": None})


@get("/api/me", sync_to_thread=False)
def me() -> dict[str, str]:
    return {}


@post("/api/tables", sync_to_thread=False)
def make_table() -> dict[str, str]:
    tables.append(Echo())
    return {"code": str(len(tables) - 1)}


@websocket("/api/tables/{code:str}/live")
async def live(socket: Socket, code: FromPath[str]) -> None:
    await socket.accept()
    table = tables[int(code)]
    table.sockets.append(socket)
    while (await socket.receive())["type"] == "websocket.receive":
        await table.hear()


if __name__ == "__main__":
    script = json.decode(Path(sys.argv[1]).read_bytes(), type=list[list[str]])
    app = Litestar([me, make_table, live], openapi_config=None)
    with patch.object(serving, "SqliteStore"), patch.object(serving, "make_app", lambda *_, **__: app):
        serving.serve("127.0.0.1", 0, f"{sys.argv[1]}.db", lambda address: print(address, flush=True), UNLIMITED)
