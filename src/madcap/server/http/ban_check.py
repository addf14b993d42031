"""Refuses addresses that the operator has banned, before anything else is done for them, and notes who was refused what.

A banned address gets the page's own files, so that the page can say in the reader's language what has happened, and nothing
else. Bans of players are found where players are: `people/players.py`.
"""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from madcap.server import wire
from madcap.server.errors import Banned
from madcap.server.http.security_headers import ENCODED, PRIVATE
from madcap.server.limits.rate_limit import Quotas

BODY = json.encode(wire.Problem(Banned.code, Banned.sentence))
HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(BODY)).encode()),
    *ENCODED,
    PRIVATE,
]
NOTED = {403: "forbidden", 429: "too-many", 503: "unavailable"}  # statuses of refusals, and what is noted


class BanCheck:
    """Passes the requests of everybody who is not banned on to the application."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self._app = app
        self._quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        host = (scope["client"] or ("",))[0] if kind in (ScopeType.HTTP, ScopeType.WEBSOCKET) else ""
        if host and self._quotas.bans.is_banned(host):
            self._quotas.addresses.refused(self._quotas.address(host), Banned.code)
            await self._refuse(scope, receive, send)
        elif kind == ScopeType.HTTP:
            await self._app(scope, receive, self._noting(host, send))
        else:
            await self._app(scope, receive, send)

    def _noting(self, host: str, send: Send) -> Send:
        """Note refusals among the answers."""

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in NOTED:
                self._quotas.addresses.refused(self._quotas.address(host), NOTED[message["status"]])
            await send(message)

        return noting

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": Banned.close_code, "reason": Banned.code})
        elif scope["path"].startswith("/assets/"):
            await self._app(scope, receive, send)
        elif scope["path"].startswith("/api/"):
            await send({"type": "http.response.start", "status": Banned.status, "headers": HEADERS})
            await send({"type": "http.response.body", "body": BODY, "more_body": False})
        else:
            first_page: Scope = {**scope, "path": "/", "raw_path": b"/"}
            await self._app(first_page, receive, _forbidding(send))


def _forbidding(send: Send) -> Send:
    """Answer with the page, but with the status of a refusal. Browsers show it all the same."""

    async def forbidding(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["status"] = Banned.status
        await send(message)

    return forbidding
