"""Health checks for programs that watch the server: is its loop alive, and can it store what people do?

They count as requests of their address, like all others: what comes from this machine, or from a proxy itself, is free. The
store is asked to write at most once in a few seconds, however many ask.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Literal

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from msgspec import Struct, json

from madcap.server.errors import StoreError
from madcap.server.http.security_headers import ENCODED, PRIVATE, id_header
from madcap.server.store.contract import Store

LIVE, READY = "/health/live", "/health/ready"
FRESH_S = 5.0  # a write that is not older shows that the store works
AGAIN_S = 1.0  # after a write that has failed, until the next one is tried
PATIENCE_S = 3.0  # for the store to write; a disk that hangs never answers
HEADERS = [(b"content-type", b"application/json"), *ENCODED, PRIVATE]


class Health(Struct, frozen=True, omit_defaults=True):
    """The answer to a health check."""

    status: Literal["ok", "not-ready"]
    detail: str = ""


OK = Health("ok")


class Readiness:
    """Knows whether the server is ready: it is not shutting down, and the store has written something a moment ago."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.stopping = False
        self._store = store
        self._clock = clock
        self._heartbeat: asyncio.Task[None] | None = None  # that is being written
        self._found, self._found_at = OK, -AGAIN_S  # by the last heartbeat

    async def ask(self) -> Health:
        """Whether the server is ready and, if it is not, why."""
        if self.stopping:
            return Health("not-ready", "The server is shutting down.")
        if self._clock() - self._store.written < FRESH_S:
            return OK
        if self._clock() - self._found_at >= AGAIN_S:
            self._found = await self._try()
            self._found_at = self._clock()
        return self._found

    async def _try(self) -> Health:
        """Let the store write, and say how that went."""
        try:
            await asyncio.wait_for(asyncio.shield(self._beat()), PATIENCE_S)
        except TimeoutError:
            return Health("not-ready", f"The store has not answered for {PATIENCE_S:.0f} seconds.")
        except StoreError as error:
            return Health("not-ready", str(error))
        return OK

    def _beat(self) -> "asyncio.Task[None]":
        """The write that is under way, or a new one."""
        if self._heartbeat is None or self._heartbeat.done():
            self._heartbeat = asyncio.ensure_future(self._store.heartbeat())
            self._heartbeat.add_done_callback(_seen)
        return self._heartbeat


def _seen(task: "asyncio.Task[None]") -> None:
    """Mark an error as seen: perhaps nobody waits for the answer any more."""
    if not task.cancelled():
        task.exception()


class HealthChecks:
    """Answers health checks, and passes all other requests on."""

    def __init__(self, app: ASGIApp, readiness: Readiness) -> None:
        self._app = app
        self._readiness = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"] in (LIVE, READY) and scope["method"] in ("GET", "HEAD"):
            await self._answer(scope, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, send: Send) -> None:
        health = await self._readiness.ask() if scope["path"] == READY else OK
        body = json.encode(health)
        headers = [*HEADERS, (b"content-length", b"%d" % len(body)), id_header(scope)]
        status = 200 if health.status == "ok" else 503
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send(
            {"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False}
        )
