"""A lock that many may hold together, or one alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class SharedLock:
    """Held by many (`async with lock.shared()`) or by one alone (`async with lock`).

    Whoever wants it alone waits for those who hold it, but not for those who come later.
    """

    def __init__(self) -> None:
        self._entrance = asyncio.Lock()  # closed by whoever holds it alone, or waits for that
        self._holders = 0
        self._unheld = asyncio.Event()
        self._unheld.set()

    @asynccontextmanager
    async def shared(self) -> AsyncIterator[None]:
        """Hold it together with others."""
        async with self._entrance:
            self._holders += 1
            self._unheld.clear()
        try:
            yield
        finally:
            self._holders -= 1
            if not self._holders:
                self._unheld.set()

    async def __aenter__(self) -> None:
        await self._entrance.acquire()
        try:
            await self._unheld.wait()
        except asyncio.CancelledError:
            self._entrance.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._entrance.release()
