"""A store that a test can make slow, failing or full."""

import asyncio
from collections.abc import Sequence

from madcap.server.errors import StoreError
from madcap.server.store.contract import BestTime, LogEntry, TableRecord
from madcap.server.store.sqlite import SqliteStore


class FaultyStore(SqliteStore):
    """A store whose writes wait for `may_go_on`, and fail while it is `full`."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.reached, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.may_go_on.set()
        self.failures: list[int] = []  # the seats whose moves will fail, one after the other
        self.full = False

    async def append(
        self,
        table_id: int,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> None:
        self.reached.set()
        await self.may_go_on.wait()
        self._fail_if_full()
        if entries and entries[0].seat in self.failures:
            self.failures.remove(entries[0].seat)
            raise StoreError("The disk is full.")
        await super().append(table_id, first, entries, table, best_time)

    async def save_table(self, table: TableRecord) -> None:
        self.reached.set()
        await self.may_go_on.wait()
        self._fail_if_full()
        await super().save_table(table)

    async def heartbeat(self) -> None:
        await self.may_go_on.wait()
        self._fail_if_full()
        await super().heartbeat()

    def _fail_if_full(self) -> None:
        if self.full:
            raise StoreError("The disk is full.")
