"""Headers of every answer, most of them for security, and checks of the Host and Origin headers of every request."""

import re
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.types import Message, Scope

from madcap.server.counters import COUNTERS
from madcap.server.request_id import HEADER, request_id

Connection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
PRIVATE = (b"cache-control", b"no-store")  # answers of the API are for one browser, and soon out of date
VALID_HOST = re.compile(r"([\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(:[0-9]{1,5})?", re.ASCII)
STATUS = "madcap.status"  # in a request's scope: the status that its answer gets, whatever it is otherwise
NO_ROUTE = "none"  # what an answer is counted as that no route has given
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def is_from_elsewhere(connection: Connection) -> bool:
    """Whether a page of another site sent this. Programs other than browsers send no origin, and are allowed."""
    origin = connection.headers.get("origin")
    return origin is not None and origin.lower().partition("://")[2] != connection.headers.get("host", "-").lower()


async def valid_host(connection: Connection, _: object) -> None:
    """Refuse a request without exactly one valid Host header: links and QR codes are made from it."""
    hosts = connection.headers.getall("host", [])
    if len(hosts) > 1 or not all(VALID_HOST.fullmatch(host) and _port(host) < 65536 for host in hosts):
        raise ClientException("The Host header is not a valid host name.")


def _port(host: str) -> int:
    number = host.rpartition(":")[2]
    return int(number) if number.isdigit() else 0


async def same_origin(connection: Connection, _: object) -> None:
    """Refuse sockets and changes that pages of other sites ask for."""
    changes = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope["method"] not in SAFE_METHODS
    if changes and is_from_elsewhere(connection):
        raise PermissionDeniedException("Requests from other sites are refused.")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add our headers to an answer, and count it. Called before anything is sent."""
    if message["type"] == "http.response.start":
        if STATUS in scope:
            message["status"] = cast(int, scope[STATUS])  # type: ignore[literal-required]
        private = [PRIVATE] if scope["path"].startswith("/api/") else []
        message["headers"] = [*message["headers"], *ENCODED, *private, id_header(scope)]
        COUNTERS.requests[scope.get("path_template") or NO_ROUTE, message["status"] // 100] += 1


def id_header(scope: Scope) -> tuple[bytes, bytes]:
    """The header with the id of the request."""
    return HEADER.encode(), request_id(scope).encode()
