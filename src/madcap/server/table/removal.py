"""Removes tables that are over or that the operator deletes, and takes back the codes of games that have ended."""

from collections.abc import Callable

from madcap.server.store.contract import Stage, Store, TableRecord
from madcap.server.table.loaded_tables import LoadedTables
from madcap.server.table.table import Table

MOVES = 4000  # of removed tables, by one step: a long game takes several


class Removal:
    """Removes tables from the store and from memory."""

    def __init__(self, store: Store, loaded: LoadedTables) -> None:
        self._store = store
        self._loaded = loaded
        self.when_deleted: list[Callable[[int], None]] = []  # called with the number of a deleted table

    # What is over is removed (see retention.py).

    async def remove(self, stage: Stage, before: float, rest_until: float, limit: int) -> int:
        """Remove some tables that were changed last before this time. Returns how many.

        None is in memory, or being loaded: whoever begins to load one later reads it after this, and does not find it.
        """
        return await self._store.remove_overdue(stage, before, limit, self._loaded.in_use(), rest_until)

    async def remove_kept(self, most: int, rest_until: float, limit: int) -> int:
        """Take away some kept games while all of them take more than `most` bytes. Returns how many.

        Those in memory, or being loaded, are only kept no longer.
        """
        return await self._store.remove_kept(most, limit, self._loaded.in_use(), rest_until)

    async def remove_moves(self) -> int:
        """Remove some moves of tables that were removed. Returns how many."""
        return await self._store.remove_moves(MOVES)

    async def release_codes(self, before: float, rest_until: float, limit: int) -> int:
        """Take the codes of some tables whose games ended before this time. Returns how many."""
        tables = await self._store.release_codes(before, rest_until, limit)
        loaded = [table for number in tables if (table := await self._loaded_by_now(number))]
        for table in loaded:
            self._loaded.forget_key(table.record.code, table.record.id)
        for table in loaded:
            await table.give_code_back()
        return len(tables)

    async def _loaded_by_now(self, number: int) -> Table | None:
        """A table in memory; if it is being loaded, once it is there."""
        async with self._loaded.lock(number):
            return self._loaded.get(number)

    # What the operator deletes.

    async def delete(self, record: TableRecord, reason: str, rest_until: float) -> int:
        """Remove a table for good, whoever is there or keeps it. Returns how many pages had it open.

        Its turn and its lock are never held together: the table is closed first, by its turn alone. A closed table takes no
        change and is not loaded again, so that it can be removed under the lock without its turn.
        """
        pages = 0
        while True:
            if table := self._loaded.get(record.id):
                pages += await table.close_for_good(reason)
            async with self._loaded.lock(record.id):
                table = self._loaded.get(record.id)
                if table and table.record.phase != "closed":  # somebody has opened it meanwhile
                    continue
                await self._store.delete_table(record, rest_until)
                self._loaded.drop(record.id)
            break
        for forget in self.when_deleted:
            forget(record.id)
        while await self.remove_moves():  # it is deleted when its moves are
            pass
        return pages
