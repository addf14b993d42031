"""Refuses addresses that the operator has banned, and notes who was refused what. Banned addresses have limits, too.

A banned address gets the page's own files, so that the page can say in the reader's language what has happened, and nothing
else. Bans of players are found where players are: `people/players.py`.
"""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from madcap.server.counters import COUNTERS
from madcap.server.errors import Banned
from madcap.server.http.early_refusals import refuse_request, refuse_socket
from madcap.server.http.security_headers import STATUS
from madcap.server.limits.rate_limit import Quotas

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
            await self._refuse(scope, receive, send, host)
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

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, host: str) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/assets/"):
            await self._app(scope, receive, send)
            return
        COUNTERS.refusals[Banned.code] += 1
        self._quotas.addresses.refused(self._quotas.address(host), Banned.code)
        if scope["type"] == ScopeType.WEBSOCKET:
            await refuse_socket(Banned, scope, receive, send)
        elif scope["path"].startswith("/api/"):
            await refuse_request(Banned, scope, send)
        else:  # the page, with the status of a refusal: browsers show it all the same
            page = {**scope, "path": "/", "raw_path": b"/", STATUS: Banned.status}
            await self._app(cast(Scope, page), receive, send)
