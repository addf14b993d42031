"""A server whose clock the test sets, so that what is there grows old."""

import time
from pathlib import Path

from msgspec import structs

from madcap.server.store.contract import Player
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.retention import Retention

from .in_process import NO_LIMITS, InProcessServer, TableOfTwo, table_of_two

LIMITS = structs.replace(NO_LIMITS, kept_games=2)


class AgingHouse:
    """A server whose clock the test sets."""

    def __init__(self, db: Path) -> None:
        self.time = 1e9
        self.store = SqliteStore(str(db), lambda: self.time)
        self.server = InProcessServer(db, self.store, LIMITS)
        self.retention = Retention(self.server.tables, LIMITS, lambda: self.time)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and remove all that is over by then."""
        self.time += seconds
        await self.server.tables.tidy(time.monotonic())
        while await self.retention.step():
            pass

    async def lobby(self, *chairs: str) -> str:
        return await self.server.make(await self.server.new_player("Ann"), chairs or ["open", "open"])

    async def is_there(self, key: str) -> bool:
        return await self.store.find_table(key) is not None

    async def finished(self) -> TableOfTwo:
        """A table whose game is over, and where nobody is any more."""
        table = await table_of_two(self.server)
        await table.begin()
        await table.play_out()
        await leave(table)
        return table


async def leave(table: TableOfTwo) -> None:
    for client in table.clients:
        await client.leave()


async def player_of(table: TableOfTwo) -> Player:
    player = table.ann.connection.player
    assert player
    return player
