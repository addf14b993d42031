"""Refuses requests and sockets before the application gets them: of a banned address, or of one that asks for too much."""

from collections.abc import Sequence

from litestar.types import Receive, Scope, Send
from msgspec import json

from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import Denied, Problem
from madcap.server.http.security_headers import ENCODED, NO_ROUTE, PRIVATE, id_header
from madcap.server.request_id import request_id

Error = type[Denied] | type[Problem]
CONTENT_TYPE = (b"content-type", b"application/json")


async def refuse_socket(error: Error, scope: Scope, receive: Receive, send: Send) -> None:
    """Open a socket only to close it with this error: a browser does not tell a page why a socket was not opened."""
    COUNTERS.sockets_closed[error.code] += 1
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": [id_header(scope)]})
    await send({"type": "websocket.close", "code": error.close_code, "reason": error.code})


async def refuse_request(error: Error, scope: Scope, send: Send, headers: Sequence[tuple[bytes, bytes]] = ()) -> None:
    """Answer a request with this error, and with these headers besides the usual ones."""
    COUNTERS.requests[NO_ROUTE, error.status // 100] += 1
    body = json.encode(wire.Problem(error.code, error.sentence, request_id(scope)))
    length = (b"content-length", b"%d" % len(body))
    sent = [CONTENT_TYPE, *headers, *ENCODED, PRIVATE, length, id_header(scope)]
    await send({"type": "http.response.start", "status": error.status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
