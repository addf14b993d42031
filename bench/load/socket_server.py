"""A WebSocket server without an application: `python socket_server.py DATABASE plain|ours`.

Every message goes to all members of its group, as it came. `plain` is Litestar on Uvicorn; `ours` has our server's protocols.
At `/task/GROUP` a task receives messages; at `/listener/GROUP` they are taken where they arrive, as our server takes moves.
"""

import sys
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

from litestar import Litestar, WebSocket, websocket
from litestar.params import FromPath

from load.madcap_server import UNLIMITED
from madcap.server import serving
from madcap.server.http.protocol import ServerConfig
from madcap.server.limits.rate_limit import Quotas
from madcap.server.socket.protocol import INBOX, PUSH

Socket = WebSocket[Any, Any, Any]
Push = Callable[[bytes], bool]

PROTOCOLS: dict[str, dict[str, Any]] = {"plain": {"http": "httptools", "ws": "websockets-sansio"}, "ours": {}}

groups: defaultdict[tuple[str, str], list["Member"]] = defaultdict(list)


class Member:
    """A socket, and the fast way to write to it if the protocol has one."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.push: Push | None = socket.scope["state"].get(PUSH)

    async def send(self, text: str) -> None:
        if not self.push or not self.push(text.encode()):
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})


@websocket("/{way:str}/{group:str}")
async def live(socket: Socket, way: FromPath[str], group: FromPath[str]) -> None:
    await socket.accept()
    members = groups[way, group]
    members.append(Member(socket))
    if way == "listener":
        socket.scope["state"][INBOX].listener = partial(_push, members)
    while (event := await socket.receive())["type"] == "websocket.receive":
        for member in members:
            await member.send(event["text"] or "")
    groups.pop((way, group), None)


def _push(members: list[Member], text: bytes) -> bool:
    for member in members:
        if member.push:
            member.push(text)
    return True


if __name__ == "__main__":
    path, stack = sys.argv[1:]
    app = Litestar([live], openapi_config=None)
    app.state.quotas = Quotas(UNLIMITED)
    with (
        patch.object(serving, "SqliteStore"),
        patch.object(serving, "make_app", lambda *_, **__: app),
        patch.object(serving, "ServerConfig", partial(ServerConfig, **PROTOCOLS[stack])),
    ):
        serving.serve("127.0.0.1", 0, path, partial(print, flush=True), UNLIMITED)
