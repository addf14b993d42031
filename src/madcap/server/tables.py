"""All tables: made, found by their codes, loaded when somebody comes, forgotten when nobody is left."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import json

from madcap.engine.errors import BadOptions, MadcapError
from madcap.games import find
from madcap.server import lobby
from madcap.server.store import Player, Store, StoredTable
from madcap.server.table import Table
from madcap.server.thinking import Thinkers
from madcap.server.wire import NewTable

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels, a code never spells a word
AWAKE_S = 7 * 24 * 3600.0  # tables that were played on within this time go on by themselves after a restart
SWEEP_S = 60.0
TRIES = 1000  # to find a free code

log = logging.getLogger(__name__)


class NoSuchTable(MadcapError):
    code = "no-such-table"


class NoFreeCode(MadcapError):
    code = "no-free-code"


class Tables:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._loaded: dict[str, Table] = {}
        self._guests: dict[str, int] = {}
        self._loading = asyncio.Lock()

    async def make(self, player: Player, wish: NewTable) -> str:
        """A new table with this player as its host; its code."""
        game = find(wish.game)
        if len(wish.chairs) > game.seats[1] or len(wish.chairs) < game.seats[0]:
            raise BadOptions(f"{game.title} is for {game.seats[0]} to {game.seats[1]}.")
        face = StoredTable(
            code="",
            game=game.name,
            options=lobby.checked_options(game, json.encode(wish.options)),
            pace=wish.pace,
            phase="lobby",
            host=player.id,
            chairs=lobby.fresh_chairs(list(wish.chairs)),
            seed=b"",
        )
        return await self._add(face, waiting=wish.at_once)

    async def play_on(self, face: StoredTable) -> str:
        """A table for another game of the same people; its code."""
        return await self._add(face, waiting=True)

    async def _add(self, face: StoredTable, waiting: bool) -> str:
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(4))
            if await self.store.add_table(lobby.afresh(face, code, secrets.token_bytes(32), waiting)):
                return code
        raise NoFreeCode("There are too many tables: no code is free.")

    @asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Table]:
        """A table, kept in memory for as long as somebody is there."""
        table = await self._find(code.upper())
        self._guests[table.face.code] = self._guests.get(table.face.code, 0) + 1
        try:
            yield table
        finally:
            self._guests[table.face.code] -= 1

    async def _find(self, code: str) -> Table:
        async with self._loading:
            if code not in self._loaded:
                face = await self.store.find_table(code)
                if face is None:
                    raise NoSuchTable(f"There is no table {code}.")
                log = await self.store.log(code)
                self._loaded[code] = Table(find(face.game), face, log, self.store, self.thinkers, self.play_on)
            return self._loaded[code]

    async def rename(self, player: Player) -> None:
        """A player has another name now, wherever they sit."""
        for table in list(self._loaded.values()):
            await table.rename(player)

    async def wake(self) -> None:
        """After a restart: tables that were being played go on, bots and times too."""
        for code in await self.store.playing(AWAKE_S):
            try:
                table = await self._find(code)
            except Exception:  # one table that cannot be read must not keep the others asleep
                log.exception("Table %s cannot be read.", code)
            else:
                table.clockwork.wind()

    async def sweep(self) -> None:
        """From time to time, forget the tables where nobody is and nothing is due. Never returns."""
        while True:
            await asyncio.sleep(SWEEP_S)
            for code, table in list(self._loaded.items()):
                if not self._guests.get(code) and table.clockwork.idle and not table.lock.locked():
                    del self._loaded[code]
                    self._guests.pop(code, None)

    def close(self) -> None:
        for table in self._loaded.values():
            table.clockwork.stop()
