"""Reads whole logs piece by piece: however long one is, the store and the event loop serve others between two pieces."""

import asyncio
from collections.abc import AsyncIterator

from madcap.server.errors import NoSuchTable
from madcap.server.store.contract import LOG_PIECE, LogEntry, Store


class LogReader:
    """Reads the logs of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._piece_of_a_long_log = asyncio.Lock()  # many at once would be one large piece of work for the store

    async def pieces(self, table_id: int, length: int) -> AsyncIterator[list[LogEntry]]:
        """All moves of a log that has so many, in pieces. Raises NoSuchTable if it is removed meanwhile."""
        read = 0
        while read < length:
            piece = await self._piece(table_id, read + 1, length)
            if not piece:
                raise NoSuchTable
            yield piece
            read += len(piece)

    async def _piece(self, table_id: int, first: int, length: int) -> list[LogEntry]:
        """A piece of a log. Short games do not wait for the pieces of long ones."""
        if length <= LOG_PIECE:
            return await self._store.log(table_id, first)
        async with self._piece_of_a_long_log:
            return await self._store.log(table_id, first)
