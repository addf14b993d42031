"""Counts connections, in all and from each address, and ends those whose other end does not read."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from madcap.server.errors import HouseFull, TooManySockets
from madcap.server.limits.address import Address
from madcap.server.limits.settings import Limits

SPARE = 64  # connections beyond those at tables and a quarter more, so that the page can say why a socket was refused
LOOK_S = 1.0  # between two looks at what is unread


class ConnectionCount:
    """How many connections are open, in all and from each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most, self.most_per_address = most, most_per_address
        self.count = 0
        self._of: Counter[str] = Counter()  # networks

    def add(self, address: Address, limited: bool = True) -> None:
        """Count one more connection. Raises HouseFull or TooManySockets.

        An address that many people share, such as a proxy's, is not `limited`.
        """
        if self.count >= self.most:
            raise HouseFull("Too many people are here; try again a little later.")
        if limited and any(self._of[name] >= self.most_per_address * factor for name, factor in address):
            raise TooManySockets()
        self.count += 1
        self._of.update(name for name, _ in address)

    def remove(self, address: Address) -> None:
        """Count one connection less."""
        self.count -= 1
        for name, _ in address:
            self._of[name] -= 1
            if not self._of[name]:
                del self._of[name]

    @contextmanager
    def counted(self, address: Address) -> Iterator[None]:
        """Count a connection for as long as the context lasts."""
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)


class ConnectionGuard:
    """What all connections of a server share: their number, and the watch over those that do not read."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.count = ConnectionCount(most_connections(limits), limits.sockets_per_address * 5 // 4 + SPARE)
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
