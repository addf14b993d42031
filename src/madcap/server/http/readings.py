"""Reads finished games for those who ask: a worker plays them once more, and the answers are kept for a while.

Nothing of that holds up the event loop, and no table is loaded for it. Whoever asks pays by what it costs.
"""

import logging
from collections.abc import Callable, Hashable
from functools import partial
from hashlib import sha256
from io import BytesIO

import segno
from msgspec import json, msgpack

from madcap.engine.errors import MadcapError
from madcap.server.counters import COUNTERS
from madcap.server.errors import BrokenTable
from madcap.server.http import draws, preview, record, replay
from madcap.server.http.byte_cache import ByteCache
from madcap.server.http.finished_game import check_over, finished_game
from madcap.server.http.record import UnsignedRecord
from madcap.server.limits import prices
from madcap.server.limits.address import Address, widest
from madcap.server.limits.rate_limit import Quotas
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.table import lobby
from madcap.server.table.registry import Registry
from madcap.server.table.work_queue import Asker, Rank

MEGABYTE = 1_000_000
MADE, KEPT = "worker", "cache"  # where a reading came from, for the metrics
MAKE = "make_"  # begins the names of the functions that workers carry out
QR = "qr"

Make = Callable[..., bytes]  # what a worker does: gets a table's record and pieces of its log, encoded, and arguments

log = logging.getLogger(__name__)


class Readings:
    """The readings of a server."""

    def __init__(self, registry: Registry, quotas: Quotas) -> None:
        self._registry = registry
        self._quotas = quotas
        self._cache = ByteCache(quotas.limits.cache_megabytes * MEGABYTE)
        registry.removal.when_deleted.append(self._forget)

    def _forget(self, table: int) -> None:
        """Drop what was made of a table that is deleted."""

        def is_of_it(key: Hashable) -> bool:
            return isinstance(key, tuple) and key[0] == table

        self._cache.forget(is_of_it)

    async def replay(self, table: TableRecord, first: int, count: int, address: Address) -> bytes:
        """Some frames of a finished game, encoded."""
        return await self._read(make_replay, table, address, first, min(count, replay.FRAMES))

    async def draws(self, table: TableRecord, first: int, count: int, address: Address) -> bytes:
        """Some draws of a finished game, encoded."""
        return await self._read(make_draws, table, address, first, min(count, draws.MOST))

    async def record(self, table: TableRecord, address: Address) -> UnsignedRecord:
        """The record of a finished game, not signed yet. With the first one, its names get salts."""
        check_over(table)
        if lobby.needs_salts(table):
            self._quotas.spend(address, prices.SALTS)
            table = await self._registry.with_salts(table)
        return UnsignedRecord.decode(await self._read(make_record, table, address))

    async def preview(self, table: TableRecord, base: str, address: Address) -> bytes:
        """What the page's head says of a finished game."""
        return await self._read(make_preview, table, address, base)

    async def qr(self, link: str, address: Address) -> bytes:
        """A link as a QR code."""
        kept = self._cache.has(link)
        if not kept:
            self._quotas.spend(address, prices.QR)
        COUNTERS.readings[QR, KEPT if kept else MADE] += 1
        return await self._cache.get(link, partial(self._registry.bot_pool.run, _asker(address, "qr"), make_qr, link))

    async def _read(self, make: Make, table: TableRecord, address: Address, *args: int | str) -> bytes:
        """What a worker makes of a finished game. Raises StillPlaying, TooManyRequests, NoSuchTable or BrokenTable."""
        check_over(table)
        packed = msgpack.encode(table)
        key = table.id, make.__name__, sha256(packed).digest(), args
        if self._cache.has(key):
            COUNTERS.readings[make.__name__.removeprefix(MAKE), KEPT] += 1
            return await self._cache.get(key, _never)
        length = await self._paid_length(table, address)
        COUNTERS.readings[make.__name__.removeprefix(MAKE), MADE] += 1
        work = partial(self._work, make, table, length, _asker(address, table.name), packed, *args)
        return await self._cache.get(key, work)

    async def _paid_length(self, table: TableRecord, address: Address) -> int:
        """How long a game is; whoever asks pays for it now, before anything of it is read."""
        length = await self._registry.store.log_length(table.id)
        if not length:  # a finished game has moves, unless it was removed just now
            await self._registry.look_up(table.name)
        self._quotas.spend(address, prices.of_log(length))
        return length

    async def _work(
        self, make: Make, table: TableRecord, length: int, asker: Asker, packed: bytes, *args: int | str
    ) -> bytes:
        entries = [msgpack.encode(piece) async for piece in self._registry.logs.pieces(table.id, length)]
        try:
            return await self._registry.bot_pool.run(asker, make, packed, entries, *args)
        except BrokenTable:
            log.error("The game of table %s cannot be played again from its log.", table.name)
            raise


async def _never() -> bytes:
    raise AssertionError("It is in the cache.")


def _asker(address: Address, table: str) -> Asker:
    return Asker(Rank.READING, widest(address), table)


# What workers do.


def make_replay(table: bytes, entries: list[bytes], first: int, count: int) -> bytes:
    return _read(table, entries, lambda *game: json.encode(replay.replay(finished_game(*game), first, count)))


def make_draws(table: bytes, entries: list[bytes], first: int, count: int) -> bytes:
    return _read(table, entries, lambda *game: json.encode(draws.draws(finished_game(*game), first, count)))


def make_record(table: bytes, entries: list[bytes]) -> bytes:
    return _read(table, entries, lambda *game: record.unsigned(record.record(*game)).encode())


def make_preview(table: bytes, entries: list[bytes], base: str) -> bytes:
    return _read(table, entries, lambda *game: preview.preview(finished_game(*game), base).encode())


def _read(table: bytes, entries: list[bytes], make: Callable[[TableRecord, list[LogEntry]], bytes]) -> bytes:
    """What is made of a finished game. Raises BrokenTable if its log makes no sense."""
    try:
        game = [entry for piece in entries for entry in msgpack.decode(piece, type=list[LogEntry])]
        return make(msgpack.decode(table, type=TableRecord), game)
    except MadcapError:
        raise
    except Exception as error:
        raise BrokenTable from error


def make_qr(link: str) -> bytes:
    picture = BytesIO()
    qr = segno.make(link, error="m")
    qr.save(picture, kind="svg", border=2, dark="#2a1e3c", light="#fffdf7", svgclass=None, lineclass=None)
    return picture.getvalue()
