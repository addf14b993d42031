"""The port for an operator's programs: metrics and health checks. It is never the public port.

It runs in the server's own loop, since it reads what the loop changes. The metrics are written one family at a time, so
that no move waits for all of them.
"""

import asyncio
import socket
from collections.abc import Iterable
from contextlib import suppress
from http import HTTPStatus

from msgspec import json
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from madcap.server.http.health import LIVE, OK, READY, Health, Readiness

HEAD_BYTES = 8192
PATIENCE_S = 5.0  # for a request to arrive, and for its answer to be taken
AT_ONCE = 16  # connections; others are closed
JSON = "application/json"

Answer = tuple[HTTPStatus, str, bytes]  # and the type of the content


class MetricsPort:
    """Answers `GET /metrics`, and the health checks also when the public port has no connection left."""

    def __init__(self, listener: socket.socket, collector: Collector, readiness: Readiness) -> None:
        self._listener = listener
        self._collectors = [collector, ProcessCollector(registry=CollectorRegistry(auto_describe=False))]
        self._readiness = readiness
        self._open = 0

    async def start(self) -> asyncio.Server:
        """Listen, until the server that is returned is closed."""
        return await asyncio.start_server(self._serve, sock=self._listener, limit=HEAD_BYTES)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open += 1
        try:
            if self._open <= AT_ONCE:
                async with asyncio.timeout(PATIENCE_S):
                    await self._exchange(reader, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the other end is slow, gone, or does not speak HTTP
        finally:
            self._open -= 1
            with suppress(OSError):
                writer.close()

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        method, _, rest = head.decode("latin-1").partition(" ")
        status, kind, body = await self._answer(method, rest.partition(" ")[0].partition("?")[0])
        lines = f"HTTP/1.1 {status:d} {status.phrase}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\n"
        writer.write(f"{lines}cache-control: no-store\r\nconnection: close\r\n\r\n".encode() + body)
        await writer.drain()

    async def _answer(self, method: str, path: str) -> Answer:
        if method != "GET":
            return HTTPStatus.METHOD_NOT_ALLOWED, "text/plain", b"Only GET.\n"
        if path == "/metrics":
            return HTTPStatus.OK, CONTENT_TYPE_LATEST, await self.metrics()
        if path in (LIVE, READY):
            return _of_health(await self._readiness.ask() if path == READY else OK)
        return HTTPStatus.NOT_FOUND, "text/plain", b"There are /metrics, /health/live and /health/ready.\n"

    async def metrics(self) -> bytes:
        """All metrics in Prometheus's format. Moves may be made between two of them."""
        parts = []
        for collector in self._collectors:
            for metric in collector.collect():
                parts.append(generate_latest(_Single(metric)))
                await asyncio.sleep(0)
        return b"".join(parts)


class _Single(CollectorRegistry):
    """A registry with one metric."""

    def __init__(self, metric: Metric) -> None:
        super().__init__()
        self._metric = metric

    def collect(self) -> Iterable[Metric]:
        return [self._metric]


def _of_health(health: Health) -> Answer:
    status = HTTPStatus.OK if health.status == "ok" else HTTPStatus.SERVICE_UNAVAILABLE
    return status, JSON, json.encode(health)
