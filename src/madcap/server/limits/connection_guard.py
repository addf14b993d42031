"""Guards all connections of a server, of HTTP and of sockets: their number and rate, and those that do not read."""

import asyncio
from typing import Any, Final

from madcap.server.limits.admission import Admission
from madcap.server.limits.connections import Places
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits

SPARE: Final = (
    64  # connections beyond those at tables and a quarter more, so that the page can say why a socket was refused
)
LOOK_S: Final = 1.0  # between two looks at what is unread


class ConnectionGuard:
    """What all connections of a server share: their number, which of them are read, and the watch over those that do not."""

    def __init__(self, limits: Limits, quotas: Quotas | None = None) -> None:
        self.limits = limits
        self.admission = Admission(quotas or Quotas(limits))
        self.places = Places(most_connections(limits), limits.sockets_per_address * 5 // 4 + SPARE)
        self._unread: dict[asyncio.Transport, tuple[float, int]] = {}  # since when, and how many bytes

    async def watch(self, connections: "set[Any]") -> None:
        """Abort connections that take nothing of what waits for them, also while they close. Never returns."""
        while True:
            await asyncio.sleep(LOOK_S)
            now = asyncio.get_running_loop().time()
            transports = [one.transport for one in connections if one.transport is not None]
            self._unread = {one: unread for one in transports if (unread := self._look(one, now))}

    def _look(self, transport: asyncio.Transport, now: float) -> tuple[float, int] | None:
        """Return since when a connection has taken nothing, and how much waits for it; None if nothing does."""
        waiting = transport.get_write_buffer_size()
        if not waiting:
            return None
        since, before = self._unread.get(transport, (now, waiting))
        if waiting < before:
            return now, waiting
        if now - since > self.limits.silence_seconds:
            transport.abort()
        return since, waiting


def most_connections(limits: Limits) -> int:
    """Return how many connections may be open at once."""
    return limits.sockets * 5 // 4 + SPARE
