"""The tables in memory: how they are found, who visits them, and which of them leave memory."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from math import inf
from weakref import WeakValueDictionary

from madcap.server.counters import COUNTERS
from madcap.server.table.table import Table


class LoadedTables:
    """The tables in memory. A table that is being loaded is not among them, but has a guest."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}  # by their numbers
        self._numbers: dict[str, int] = {}  # by their codes and by their names
        self._guests: Counter[int] = Counter()  # how many visit a table or load it, by its number
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by the numbers of tables

    def __len__(self) -> int:
        return len(self._tables)

    def all(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def numbers(self) -> list[int]:
        """The numbers of the tables in memory."""
        return list(self._tables)

    def get(self, number: int) -> Table | None:
        """The table with this number, if it is in memory."""
        return self._tables.get(number)

    def find(self, key: str) -> Table | None:
        """The table with this code or name, if it is in memory."""
        number = self._numbers.get(key)
        return None if number is None else self._tables[number]

    def in_use(self) -> list[int]:
        """The numbers of the tables in memory, and of those that are being loaded."""
        return [*{*self._tables, *self._guests}]

    def add(self, table: Table) -> None:
        """Note that a table has been loaded."""
        number = table.record.id
        self._tables[number] = table
        self._numbers |= {key: number for key in (table.record.code, table.record.name) if key}
        COUNTERS.tables_loaded += 1

    def drop(self, number: int) -> None:
        """Forget a table in memory, if it is there."""
        if table := self._tables.pop(number, None):
            for key in (table.record.code, table.record.name):
                self.forget_key(key, number)

    def forget_key(self, key: str, number: int) -> None:
        """Find a table by this code or name no more."""
        if self._numbers.get(key) == number:  # a code may be another table's by now
            del self._numbers[key]

    # Who uses a table.

    @contextmanager
    def visited(self, number: int) -> Iterator[None]:
        """Keep a table from being unloaded, and from being removed, for as long as the context lasts."""
        self._guests[number] += 1
        try:
            yield
        finally:
            self._guests[number] -= 1
            if not self._guests[number]:
                del self._guests[number]

    def lock(self, number: int) -> asyncio.Lock:
        """Held by who loads a table, or changes it in the store. Whoever has it waits for no table's turn."""
        return self._locks.setdefault(number, asyncio.Lock())

    @asynccontextmanager
    async def asleep(self, tables: Sequence[int]) -> AsyncIterator[list[int]]:
        """Those of these tables that are not in memory. None of them is loaded while this lasts."""
        async with AsyncExitStack() as locks:
            for number in sorted(tables):  # whoever holds several has taken them in this order
                await locks.enter_async_context(self.lock(number))
            yield [number for number in tables if number not in self._tables]

    # Which of them leave memory.

    def put_to_sleep(self, number: int, before: float) -> bool:
        """Let a table stand still if nobody has been there since then. Returns whether it sleeps."""
        table = self._tables[number]
        alone_since = table.schedule.alone_since
        if alone_since is None or alone_since >= before or table.turn.busy:
            return False
        if not table.schedule.asleep:
            table.schedule.sleep()
        return True

    def unload(self, number: int) -> bool:
        """Unload a table, unless somebody is there or something is due. Returns whether it is not in memory now."""
        table = self._tables.get(number)
        if table is None:
            return True
        if number in self._guests or table.viewers.all or not table.idle:
            return False
        COUNTERS.tables_evicted += 1
        self.drop(number)
        return True

    def unload_idle(self) -> None:
        """Unload the tables where nobody is and nothing is due."""
        for number in self.numbers():
            self.unload(number)

    def make_room(self, most: int) -> None:
        """Make room for one more table: idle ones go first, then those that nobody has looked at for longest.

        Tables where somebody is keep nobody out: there are no more of them than connections, which have their own limit.
        """
        if len(self._tables) >= most:
            self.unload_idle()
        if len(self._tables) >= most:
            alone = [(table.schedule.alone_since or inf, number) for number, table in self._tables.items()]
            for _, number in sorted(alone):
                if self.put_to_sleep(number, inf) and self.unload(number):
                    return
