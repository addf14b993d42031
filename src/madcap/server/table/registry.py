"""The registry of tables: makes them, finds them by their codes, loads them when somebody comes and looks for idle ones."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import json

from madcap.engine.errors import BadOptions, MadcapError
from madcap.games import find
from madcap.server import error_log
from madcap.server.counters import COUNTERS
from madcap.server.errors import BrokenTable, Idle, NoSuchTable, StoreError, TableClosed, TooManyGuesses
from madcap.server.limits import prices
from madcap.server.limits.address import NOWHERE, Address, Network
from madcap.server.limits.code_guessing import CodeGuessing
from madcap.server.limits.rate_limit import Budget, Quotas
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import Player, Store, TableRecord
from madcap.server.store.log_reader import LogReader
from madcap.server.table import codes, lobby
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.loaded_tables import LoadedTables
from madcap.server.table.phase import Phase, Play, phase_of
from madcap.server.table.removal import Removal
from madcap.server.table.table import Table
from madcap.server.wire import NewTable

AWAKE_S = 7 * 24 * 3600.0  # tables that were played on within this time go on by themselves after a restart
AWAKE_MOVES = 5000  # if their games are not longer
WAKE_PAUSE_S = 0.002  # after each of them, for the others
SWEEP_S = 60.0
LOOKS = 50  # at idle tables, before others have their turn
RENAMED_AT_ONCE = 20  # tables at which a player gets another name, before others have their turn

log = logging.getLogger(__name__)


class Registry:
    """All tables. Those that are not in memory are loaded from the store when they are asked for."""

    def __init__(self, store: Store, bot_pool: BotPool, quotas: Quotas | None = None) -> None:
        self.quotas = quotas or Quotas(Limits())
        self.store = store
        self.logs = LogReader(store)
        self.bot_pool = bot_pool
        self.loaded = LoadedTables()
        self.removal = Removal(store, self.loaded)
        self._guessing = CodeGuessing()

    async def make(self, player: Player, wish: NewTable, address: Address | None = None) -> str:
        """Make a table with this player as its host. Returns its code."""
        game = find(wish.game)
        if len(wish.chairs) > game.seats[1] or len(wish.chairs) < game.seats[0]:
            raise BadOptions(f"{game.title} is for {game.seats[0]} to {game.seats[1]}.")
        record = TableRecord(
            code="",
            game=game.name,
            options=lobby.checked_options(game, json.encode(wish.options)),
            pace=wish.pace,
            phase="lobby",
            host=player.id,
            chairs=lobby.fresh_chairs(list(wish.chairs)),
            seed=b"",
        )
        self.quotas.count_table(player.id, address)
        return await self._add(record, waiting=wish.at_once)

    async def play_on(self, record: TableRecord, player: Player, host: str = "") -> str:
        """Make a table for another game of the same people, one of whom asks for it from this host. Returns its code."""
        address = self.quotas.address(host) if host else None
        self.quotas.count_table(player.id, address)
        if address:
            self.quotas.spend(address, prices.TABLE)
        return await self._add(record, waiting=True)

    async def _add(self, record: TableRecord, waiting: bool) -> str:
        code = await codes.add(self.store, record, waiting)
        COUNTERS.tables_made += 1
        return code

    @asynccontextmanager
    async def visit(self, key: str, player: Player | None = None, address: Address = NOWHERE) -> AsyncIterator[Table]:
        """A table by its code or name, loaded and kept in memory for as long as somebody is there.

        Whoever comes pays for a table that is not in memory, before it is read. Somebody with a seat always gets in, and
        owes what their address cannot pay.
        """
        record = await self.look_up(key, player, address)
        with self.loaded.visited(record.id):
            yield await self._find(record, address, lobby.seat_of(record, player) is not None)

    async def look_up(self, key: str, player: Player | None = None, address: Address = NOWHERE) -> TableRecord:
        """A table by its code or name, as it is stored. It is not loaded: whoever reads about it needs no table in memory.

        An address that has guessed too many wrong codes is refused right ones, too, but for a player's own tables.
        """
        table = self.loaded.find(key.upper())
        record = table.record if table else await self.store.find_table(key.upper())
        guessed_too_often = bool(address) and self._guessing.used_up(address)  # also by those who asked meanwhile
        if record is None and not guessed_too_often:
            if address:
                self._guessing.add(address)
            raise NoSuchTable(f"There is no table {key.upper()}.")
        if record is None or (guessed_too_often and not _belongs_to(record, player)):
            raise TooManyGuesses
        if record.phase == "closed":
            raise TableClosed
        return record

    def guesses_left(self, network: Network) -> Budget:
        """How many wrong codes a network may still try now."""
        return self._guessing.left(network)

    async def with_salts(self, record: TableRecord) -> TableRecord:
        """A stored table with a salt for each name, which its record needs. They are stored if they are new."""
        if not lobby.needs_salts(record):
            return record
        with self.loaded.visited(record.id):  # if it is in memory, it stays there meanwhile
            async with self.loaded.lock(record.id):  # if not, nobody loads it meanwhile
                table = self.loaded.get(record.id)
                if table is None:
                    return await self._salt_stored(record.name)
            return await table.salt_names()

    async def _salt_stored(self, name: str) -> TableRecord:
        record = await self._stored(name)
        if lobby.needs_salts(record):
            record = lobby.salted(record)
            await self.store.save_table(record)
        return record

    async def _find(self, record: TableRecord, payer: Address = NOWHERE, seated: bool = False) -> Table:
        """A table in memory. If it is not there, it is loaded; nobody waits while another table is loaded."""
        if table := self.loaded.get(record.id):
            return table
        async with self.loaded.lock(record.id):
            return self.loaded.get(record.id) or await self._load(record.name, payer, seated)

    async def _load(self, key: str, payer: Address, seated: bool) -> Table:
        record = await self._stored(key)
        length = await self.store.log_length(record.id)
        self._take_payment(payer, seated, prices.of_log(length))
        table = await self._read(record, length)
        self.loaded.make_room(self.quotas.limits.tables)
        self.loaded.add(table)
        return table

    def _take_payment(self, payer: Address, seated: bool, price: int) -> None:
        """Take the price of a table that is loaded. Raises TooManyRequests, unless its visitor has a seat there."""
        if seated and payer:
            self.quotas.charge(payer, price)
        elif payer:
            self.quotas.spend(payer, price)

    async def _stored(self, key: str) -> TableRecord:
        record = await self.store.find_table(key)
        if record is None:
            raise NoSuchTable(f"There is no table {key}.")
        if record.phase == "closed":
            raise TableClosed
        return record

    async def _read(self, record: TableRecord, length: int) -> Table:
        try:
            phase, bot_moves = await self._phase(record, length), self.quotas.bot_moves
            return Table(find(record.game), record, phase, self.store, self.bot_pool, self.play_on, bot_moves)
        except StoreError:
            raise
        except Exception as error:  # a table that cannot be loaded must not harm the others
            raise BrokenTable(f"The stored log of table {record.code} makes no sense.") from error

    async def _phase(self, record: TableRecord, length: int) -> Phase:
        """The phase of a table. Its game is played once more, a piece of the log at a time."""
        phase = phase_of(find(record.game), record)
        if isinstance(phase, Play):
            async for piece in self.logs.pieces(record.id, length):
                phase.resume(piece)
        elif length:
            raise ValueError("A lobby has no moves.")
        return phase

    async def rename(self, player: Player) -> None:
        """Give a player another name at the tables in memory where they sit or look, some in one commit.

        Other tables take the name when the player opens them; finished games keep the names that they were played under.
        """
        tables = self.tables_of(player)
        for first in range(0, len(tables), RENAMED_AT_ONCE):
            await asyncio.gather(*(table.rename(player) for table in tables[first : first + RENAMED_AT_ONCE]))

    def tables_of(self, player: Player) -> list[Table]:
        """The tables in memory where a player sits or looks."""
        return [table for table in self.loaded.all() if table.knows(player)]

    async def wake(self) -> None:
        """Go on with the tables that people were playing at before a restart, until it is known whether they come back.

        The newest are first. Others have their turn between two tables, and between the pieces of a log.
        """
        try:
            codes = await self.store.playing(AWAKE_S)
        except StoreError:  # the store has logged it; a table goes on when somebody opens it and the store works again
            return
        for code in codes:
            if len(self.loaded) >= self.quotas.limits.tables:
                log.warning("There are more games in play than tables in memory: the others wait to be opened.")
                return
            try:
                await self._wake_one(code)
            except (NoSuchTable, TableClosed):  # meanwhile
                pass
            except MadcapError as error:  # one table that cannot be read must not keep the others asleep
                log.error("Table %s stays asleep: %s", code, error)
            except Exception as fault:
                error_log.write(f"with table {code} when it was to go on", fault)

    async def _wake_one(self, code: str) -> None:
        """Go on with a table. Long games, and those where only bots play, sleep until somebody opens them."""
        record = await self.store.find_table(code)
        if record is None or record.phase != "playing" or lobby.is_bots_alone(record):
            return
        if await self.store.log_length(record.id) > AWAKE_MOVES:
            return
        with self.loaded.visited(record.id):
            table = await self._find(record)
            async with table.turn:
                table.schedule.update()
        await asyncio.sleep(WAKE_PAUSE_S)

    async def sweep(self) -> None:
        """Unload idle tables and close idle connections from time to time. Never returns."""
        while True:
            await asyncio.sleep(SWEEP_S)
            await self.tidy(time.monotonic())

    async def tidy(self, now: float) -> None:
        """Look at every table once; others have their turn in between."""
        for looked_at, number in enumerate(self.loaded.numbers(), 1):
            if table := self.loaded.get(number):
                self._tidy_one(number, table, now)
            if looked_at % LOOKS == 0:
                await asyncio.sleep(0)

    def _tidy_one(self, number: int, table: Table, now: float) -> None:
        """Look at one table. A fault there must not keep the others from being looked at."""
        try:
            self.loaded.put_to_sleep(number, now - 60 * self.quotas.limits.asleep_minutes)
            self.loaded.unload(number)
            self._close_idle(table, now)
        except Exception as fault:
            error_log.write(f"with table {table.record.name} when it was idle", fault)

    def _close_idle(self, table: Table, now: float) -> None:
        """Close the connections to a table where nothing has happened for long; those of watchers sooner."""
        limits = self.quotas.limits
        for one in table.viewers.all:
            if now - one.active > 60 * (limits.watching_minutes if one.viewer < 0 else limits.idle_minutes):
                one.end(Idle.code)

    def close(self) -> None:
        for table in self.loaded.all():
            table.stop()


def _belongs_to(record: TableRecord, player: Player | None) -> bool:
    """Whether a player has made this table, or has a chair at it."""
    return player is not None and (player.id == record.host or lobby.seat_of(record, player) is not None)
