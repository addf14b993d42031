"""The registry of tables: makes them, finds them by their codes, loads them when somebody comes and unloads idle ones."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from math import inf
from weakref import WeakValueDictionary

from msgspec import json

from madcap.engine.errors import BadOptions, MadcapError
from madcap.games import find
from madcap.server import error_log
from madcap.server.counters import COUNTERS
from madcap.server.errors import (
    BrokenTable,
    Idle,
    NoSuchTable,
    StillPlaying,
    StoreError,
    TableClosed,
    TooManyGuesses,
    TooManyKept,
)
from madcap.server.limits import prices
from madcap.server.limits.address import NOWHERE, Address, Network
from madcap.server.limits.code_guessing import CodeGuessing
from madcap.server.limits.rate_limit import Budget, Quotas
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import Player, Stage, Store, TableRecord
from madcap.server.store.log_reader import LogReader
from madcap.server.table import codes, lobby
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.phase import Phase, Play, phase_of
from madcap.server.table.table import Table
from madcap.server.wire import Kept, NewTable

AWAKE_S = 7 * 24 * 3600.0  # tables that were played on within this time go on by themselves after a restart
SWEEP_S = 60.0
DAY_S = 24 * 3600.0
LOOKS = 50  # at idle tables, before others have their turn
MOVES = 4000  # of a deleted table that are removed in one step
RENAMED_AT_ONCE = 20  # tables at which a player gets another name, before others have their turn

log = logging.getLogger(__name__)


class Registry:
    """The tables in memory. Others are loaded from the store when they are asked for."""

    def __init__(self, store: Store, bot_pool: BotPool, quotas: Quotas | None = None) -> None:
        self.quotas = quotas or Quotas(Limits())
        self.store = store
        self.logs = LogReader(store)
        self.bot_pool = bot_pool
        self._loaded: dict[int, Table] = {}  # by their numbers
        self._numbers: dict[str, int] = {}  # of the loaded tables, by their codes and by their names
        self._guests: Counter[int] = Counter()  # how many visit a table or load it, by its number
        self.when_deleted: list[Callable[[int], None]] = []  # called with the number of a deleted table
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by the numbers of tables
        self._guessing = CodeGuessing()

    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._loaded.values())

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

    def with_number(self, number: int) -> Table | None:
        """The table with this number, if it is in memory."""
        return self._loaded.get(number)

    @asynccontextmanager
    async def visit(self, key: str, player: Player | None = None, address: Address = NOWHERE) -> AsyncIterator[Table]:
        """A table by its code or name, loaded and kept in memory for as long as somebody is there.

        Whoever comes pays for a table that is not in memory, before it is read. Somebody with a seat always gets in, and
        owes what their address cannot pay.
        """
        record = await self.look_up(key, player, address)
        with self._counted(record.id):
            yield await self._find(record, address, lobby.seat_of(record, player) is not None)

    async def look_up(self, key: str, player: Player | None = None, address: Address = NOWHERE) -> TableRecord:
        """A table by its code or name, as it is stored. It is not loaded: whoever reads about it needs no table in memory.

        An address that has guessed too many wrong codes is refused right ones, too, but for a player's own tables.
        """
        table = self.loaded(key.upper())
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

    def loaded(self, key: str) -> Table | None:
        """The table with this code or name, if it is in memory."""
        number = self._numbers.get(key)
        return None if number is None else self._loaded[number]

    async def with_salts(self, record: TableRecord) -> TableRecord:
        """A stored table with a salt for each name, which its record needs. They are stored if they are new."""
        if not lobby.needs_salts(record):
            return record
        with self._counted(record.id):  # if it is in memory, it stays there meanwhile
            async with self._lock(record.id):  # if not, nobody loads it meanwhile
                table = self._loaded.get(record.id)
                if table is None:
                    return await self._salt_stored(record.name)
            return await table.salt_names()

    async def _salt_stored(self, name: str) -> TableRecord:
        record = await self._stored(name)
        if lobby.needs_salts(record):
            record = lobby.salted(record)
            await self.store.save_table(record)
        return record

    def _lock(self, number: int) -> asyncio.Lock:
        """Held by who loads a table, or changes it in the store. Whoever has it waits for no table's turn."""
        return self._locks.setdefault(number, asyncio.Lock())

    @contextmanager
    def _counted(self, number: int) -> Iterator[None]:
        """Keep a table from being unloaded, and from being removed, for as long as the context lasts."""
        self._guests[number] += 1
        try:
            yield
        finally:
            self._guests[number] -= 1
            if not self._guests[number]:
                del self._guests[number]

    async def _find(self, record: TableRecord, payer: Address = NOWHERE, seated: bool = False) -> Table:
        """A table in memory. If it is not there, it is loaded; nobody waits while another table is loaded."""
        if table := self._loaded.get(record.id):
            return table
        async with self._lock(record.id):
            return self._loaded.get(record.id) or await self._load(record.name, payer, seated)

    async def _load(self, key: str, payer: Address, seated: bool) -> Table:
        record = await self._stored(key)
        length = await self.store.log_length(record.id)
        self._take_payment(payer, seated, prices.of_log(length))
        table = await self._read(record, length)
        self._make_room()
        self._loaded[record.id] = table
        COUNTERS.tables_loaded += 1
        self._numbers |= {one: record.id for one in (record.code, record.name) if one}
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

    def _make_room(self) -> None:
        """Make room for one more table: idle ones go first, then those that nobody has looked at for longest.

        Tables where somebody is keep nobody out: there are no more of them than connections, which have their own limit.
        """
        if len(self._loaded) >= self.quotas.limits.tables:
            self._unload_idle()
        if len(self._loaded) >= self.quotas.limits.tables:
            alone = [(table.schedule.alone_since or inf, number) for number, table in self._loaded.items()]
            for _, number in sorted(alone):
                if self._put_to_sleep(number, inf) and self._unload(number):
                    return

    async def rename(self, player: Player) -> None:
        """Give a player another name at the tables in memory where they sit or look, some in one commit.

        Other tables take the name when the player opens them; finished games keep the names that they were played under.
        """
        tables = self.tables_of(player)
        for first in range(0, len(tables), RENAMED_AT_ONCE):
            await asyncio.gather(*(table.rename(player) for table in tables[first : first + RENAMED_AT_ONCE]))

    def tables_of(self, player: Player) -> list[Table]:
        """The tables in memory where a player sits or looks."""
        return [table for table in self._loaded.values() if table.knows(player)]

    async def kept(self, table: TableRecord, player: Player) -> Kept:
        """Whether a player keeps a finished game, and how long it stays otherwise."""
        if table.phase != "over":
            raise StillPlaying
        limits, is_seated = self.quotas.limits, any(chair.player is not None for chair in table.chairs)
        days = limits.finished_days if is_seated else limits.unseated_days
        until = table.ended + days * DAY_S if table.ended else None
        return Kept(await self.store.is_kept(player.id, table.id), until)

    async def keep(self, table: TableRecord, player: Player, on: bool) -> Kept:
        """Keep a finished game for a player who has played it, or stop keeping it."""
        lobby.needs_seat(table, player)
        if table.phase != "over":
            raise StillPlaying
        if not on:
            await self.store.stop_keeping(player.id, table.id)
        elif not await self.store.keep_table(player.id, table.id, self.quotas.limits.kept_games):
            raise TooManyKept
        return await self.kept(table, player)

    @asynccontextmanager
    async def asleep(self, tables: Sequence[int]) -> AsyncIterator[list[int]]:
        """Those of these tables that are not in memory. None of them is loaded while this lasts."""
        async with AsyncExitStack() as locks:
            for number in sorted(tables):  # whoever holds several has taken them in this order
                await locks.enter_async_context(self._lock(number))
            yield [number for number in tables if number not in self._loaded]

    async def wake(self) -> None:
        """Go on with the tables that people were playing at before a restart, until it is known whether they come back.

        Tables where only bots play sleep until somebody opens them.
        """
        try:
            codes = await self.store.playing(AWAKE_S)
        except StoreError:  # the store has logged it; a table goes on when somebody opens it and the store works again
            return
        for code in codes:
            try:
                record = await self.store.find_table(code)
                if record is None or lobby.is_bots_alone(record):
                    continue
                if len(self._loaded) >= self.quotas.limits.tables:
                    log.warning("There are more games in play than tables in memory: the others wait to be opened.")
                    return
                with self._counted(record.id):
                    table = await self._find(record)
                    async with table.turn:
                        table.schedule.update()
            except MadcapError as error:  # one table that cannot be read must not keep the others asleep
                log.error("Table %s stays asleep: %s", code, error)

    async def sweep(self) -> None:
        """Unload idle tables and close idle connections from time to time. Never returns."""
        while True:
            await asyncio.sleep(SWEEP_S)
            await self.tidy(time.monotonic())

    async def tidy(self, now: float) -> None:
        """Look at every table once; others have their turn in between."""
        for looked_at, number in enumerate(list(self._loaded), 1):
            if table := self._loaded.get(number):
                self._tidy_one(number, table, now)
            if looked_at % LOOKS == 0:
                await asyncio.sleep(0)

    def _tidy_one(self, number: int, table: Table, now: float) -> None:
        """Look at one table. A fault there must not keep the others from being looked at."""
        try:
            self._put_to_sleep(number, now - 60 * self.quotas.limits.asleep_minutes)
            self._unload(number)
            self._close_idle(table, now)
        except Exception as fault:
            error_log.write(f"with table {table.record.name} when it was idle", fault)

    def _put_to_sleep(self, number: int, before: float) -> bool:
        """Let a table stand still if nobody has been there since then. Returns whether it sleeps."""
        table = self._loaded[number]
        alone_since = table.schedule.alone_since
        if alone_since is None or alone_since >= before or table.turn.busy:
            return False
        if not table.schedule.asleep:
            table.schedule.sleep()
        return True

    def _unload_idle(self) -> None:
        """Unload the tables where nobody is and nothing is due."""
        for number in list(self._loaded):
            self._unload(number)

    def _unload(self, number: int) -> bool:
        """Unload a table, unless somebody is there or something is due. Returns whether it is not in memory now."""
        table = self._loaded.get(number)
        if table is None:
            return True
        if number in self._guests or table.viewers.all or not table.idle:
            return False
        COUNTERS.tables_evicted += 1
        self._drop(number)
        return True

    def _drop(self, number: int) -> None:
        """Forget a table in memory, if it is there."""
        if table := self._loaded.pop(number, None):
            for key in (table.record.code, table.record.name):
                self._forget_key(key, number)

    def _forget_key(self, key: str, number: int) -> None:
        if self._numbers.get(key) == number:  # a code may be another table's by now
            del self._numbers[key]

    # What is over is removed (see retention.py).

    async def remove(self, stage: Stage, before: float, rest_until: float, limit: int) -> int:
        """Remove some tables that were changed last before this time. Returns how many.

        None is in memory, or being loaded: whoever begins to load one later reads it after this, and does not find it.
        """
        return await self.store.remove_overdue(stage, before, limit, [*{*self._loaded, *self._guests}], rest_until)

    async def release_codes(self, before: float, rest_until: float, limit: int) -> int:
        """Take the codes of some tables whose games ended before this time. Returns how many."""
        tables = await self.store.release_codes(before, rest_until, limit)
        loaded = [table for number in tables if (table := await self._loaded_by_now(number))]
        for table in loaded:
            self._forget_key(table.record.code, table.record.id)
        for table in loaded:
            await table.give_code_back()
        return len(tables)

    async def _loaded_by_now(self, number: int) -> Table | None:
        """A table in memory; if it is being loaded, once it is there."""
        async with self._lock(number):
            return self._loaded.get(number)

    async def delete(self, record: TableRecord, reason: str, rest_until: float) -> int:
        """Remove a table for good, whoever is there or keeps it. Returns how many pages had it open.

        Its turn and its lock are never held together: the table is closed first, by its turn alone. A closed table takes no
        change and is not loaded again, so that it can be removed under the lock without its turn.
        """
        pages = 0
        while True:
            if table := self._loaded.get(record.id):
                pages += await table.close_for_good(reason)
            async with self._lock(record.id):
                table = self._loaded.get(record.id)
                if table and table.record.phase != "closed":  # somebody has opened it meanwhile
                    continue
                await self.store.delete_table(record, rest_until)
                self._drop(record.id)
            break
        for forget in self.when_deleted:
            forget(record.id)
        while await self.store.remove_moves(MOVES):  # it is deleted when its moves are
            pass
        return pages

    def _close_idle(self, table: Table, now: float) -> None:
        """Close the connections to a table where nothing has happened for long; those of watchers sooner."""
        limits = self.quotas.limits
        for one in table.viewers.all:
            if now - one.active > 60 * (limits.watching_minutes if one.viewer < 0 else limits.idle_minutes):
                one.end(Idle.code)

    def close(self) -> None:
        for table in self._loaded.values():
            table.stop()


def _belongs_to(record: TableRecord, player: Player | None) -> bool:
    """Whether a player has made this table, or has a chair at it."""
    return player is not None and (player.id == record.host or lobby.seat_of(record, player) is not None)
