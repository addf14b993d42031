"""What stands between the server and the open internet: where requests come from, and what a page may load."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

Connection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def is_from_elsewhere(connection: Connection) -> bool:
    """Whether another site's page sent this. Programs that are no browser send no origin, and are welcome."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()


def same_origin(connection: Connection, _: object) -> None:
    """A guard for every route: other sites' pages may neither open sockets nor change anything."""
    changes = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope["method"] not in SAFE_METHODS
    if changes and is_from_elsewhere(connection):
        raise PermissionDeniedException("Requests from other sites are refused.")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Adds the security headers to every answer."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        await app(scope, receive, _adding_headers(send))

    return guarded


def _adding_headers(send: Send) -> Send:
    async def send_with(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *ENCODED]
        await send(message)

    return send_with
