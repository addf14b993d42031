"""The upper limit: a WebSocket stack without an application. `python echo.py SCRIPT plain|ours`

SCRIPT holds the messages that our server sent to four seats in a real game, move by move. The echo answers every incoming
message, whatever it says, with the four messages of the next move: no rules, no store, no decoding, no encoding.

`plain` is the stack that we build on, unchanged: Litestar on Uvicorn. `ours` reads and writes messages with our server's
own, faster protocol (`server/socket/protocol.py`).
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

from load.madcap_server import UNLIMITED
from load.madcap_table import SEATS
from madcap.server import serving
from madcap.server.http.protocol import ServerConfig
from madcap.server.limits.rate_limit import Quotas
from madcap.server.socket.protocol import PUSH

Socket = WebSocket[Any, Any, Any]
Send = Callable[[str], Awaitable[None]]

script: list[list[list[str]]] = []  # for each move its states, for each state the messages to the four seats
tables: list["Echo"] = []


class Echo:
    """A table. After one message from each seat (its `sit`), every message counts as a move."""

    def __init__(self) -> None:
        self.senders: list[Send] = []
        self.received = 0

    async def receive(self) -> None:
        self.received += 1
        place = self.received - SEATS
        if place >= 0:  # the last state of the script is the first one once more
            for texts in script[1 + (place - 1) % (len(script) - 1) if place else 0]:
                for send, text in zip(self.senders, texts, strict=True):
                    await send(text)


def sender(socket: Socket) -> Send:
    """Return a function that sends a text: immediately where the protocol can, as our server does."""
    push = socket.scope["state"].get(PUSH)

    async def send(text: str) -> None:
        if not push or not push(text.encode()):
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    return send


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
    table.senders.append(sender(socket))
    while (await socket.receive())["type"] == "websocket.receive":
        await table.receive()


PROTOCOLS: dict[str, dict[str, Any]] = {"plain": {"http": "httptools", "ws": "websockets-sansio"}, "ours": {}}

if __name__ == "__main__":
    path, stack = sys.argv[1:]
    script = json.decode(Path(path).read_bytes(), type=list[list[list[str]]])
    app = Litestar([me, make_table, live], openapi_config=None)
    app.state.quotas = Quotas(UNLIMITED)
    with (
        patch.object(serving, "SqliteStore"),
        patch.object(serving, "make_app", lambda *_, **__: app),
        patch.object(serving, "ServerConfig", partial(ServerConfig, **PROTOCOLS[stack])),
    ):
        serving.serve("127.0.0.1", 0, f"{path}.{stack}.db", partial(print, flush=True), UNLIMITED)
