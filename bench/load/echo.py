"""The limit: a WebSocket stack with nothing behind it. `python echo.py SCRIPT plain|ours`

SCRIPT holds what our server told four seats in a real game, move by move. Here every message that comes in, whatever it
says, brings what the next move brought, to each of the four: no rules, no store, nothing is decoded or encoded.

`plain` is the stack that we build on, as it comes: Litestar on Uvicorn. `ours` has our server's own reading and writing of
messages instead (`server/socket/protocol.py`), which are quicker.
"""

import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import FromPath
from msgspec import json

from load.madcap_table import SEATS
from load.ours import UNLIMITED
from madcap.server import serving
from madcap.server.http.protocol import ServerConfig
from madcap.server.socket.protocol import PUSH

Socket = WebSocket[Any, Any, Any]
Say = Callable[[str], Awaitable[None]]

script: list[list[list[str]]] = []  # of each move the states that it brought, of each state what the four were told
tables: list["Echo"] = []


class Echo:
    """A table: once all have said that they sit, whatever is said counts as a move."""

    def __init__(self) -> None:
        self.sayings: list[Say] = []
        self.heard = 0

    async def hear(self) -> None:
        self.heard += 1
        place = self.heard - SEATS
        if place >= 0:  # the last state of the script is the first one once more
            for texts in script[1 + (place - 1) % (len(script) - 1) if place else 0]:
                for say, text in zip(self.sayings, texts, strict=True):
                    await say(text)


def saying(socket: Socket) -> Say:
    """How something is sent: at once, where that can be done, as our server does it."""
    push = socket.scope["state"].get(PUSH)

    async def say(text: str) -> None:
        if not push or not push(text.encode()):
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    return say


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
    table.sayings.append(saying(socket))
    while (await socket.receive())["type"] == "websocket.receive":
        await table.hear()


PROTOCOLS: dict[str, dict[str, Any]] = {"plain": {"http": "httptools", "ws": "websockets-sansio"}, "ours": {}}

if __name__ == "__main__":
    path, stack = sys.argv[1:]
    script = json.decode(Path(path).read_bytes(), type=list[list[list[str]]])
    app = Litestar([me, make_table, live], openapi_config=None)
    with (
        patch.object(serving, "SqliteStore"),
        patch.object(serving, "make_app", lambda *_, **__: app),
        patch.object(serving, "ServerConfig", partial(ServerConfig, **PROTOCOLS[stack])),
    ):
        serving.serve("127.0.0.1", 0, f"{path}.{stack}.db", partial(print, flush=True), UNLIMITED)
