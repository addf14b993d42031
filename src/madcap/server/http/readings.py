"""Reads finished games for those who ask: a worker plays them once more, and the answers are kept for a while.

Nothing of that holds up the event loop, and no table is loaded for it. Whoever asks pays by what it costs.
"""

import logging
from collections.abc import Callable
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
from madcap.server.limits import prices
from madcap.server.limits.address import Address, widest
from madcap.server.limits.rate_limit import Quotas
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.table.registry import Registry
from madcap.server.table.work_queue import Asker, Rank

MEGABYTE = 1_000_000
MADE, KEPT = "worker", "cache"  # where a reading came from, for the metrics
MAKE = "make_"  # begins the names of the functions that workers carry out
QR = "qr"

Make = Callable[..., bytes]  # what a worker does: gets a table's record and its log, encoded, and arguments

log = logging.getLogger(__name__)


class Readings:
    """The readings of a server."""

    def __init__(self, registry: Registry, quotas: Quotas) -> None:
        self._registry = registry
        self._quotas = quotas
        self._cache = ByteCache(quotas.limits.cache_megabytes * MEGABYTE)

    async def replay(self, table: TableRecord, first: int, count: int, address: Address) -> bytes:
        """Some frames of a finished game, encoded."""
        return await self._read(make_replay, table, address, first, min(count, replay.FRAMES))

    async def draws(self, table: TableRecord, first: int, count: int, address: Address) -> bytes:
        """Some draws of a finished game, encoded."""
        return await self._read(make_draws, table, address, first, min(count, draws.MOST))

    async def record(self, table: TableRecord, address: Address) -> bytes:
        """The record of a finished game, not signed yet. Each name must have its salt already."""
        return await self._read(make_record, table, address)

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
        """What a worker makes of a finished game. Raises StillPlaying, TooManyRequests or BrokenTable."""
        check_over(table)
        packed = msgpack.encode(table)
        key = make.__name__, sha256(packed).digest(), args
        if self._cache.has(key):
            COUNTERS.readings[make.__name__.removeprefix(MAKE), KEPT] += 1
            return await self._cache.get(key, _never)
        self._quotas.spend(address, prices.READING)
        entries = await self._registry.store.log(table.id)
        self._quotas.spend(address, prices.of_moves(len(entries)))
        COUNTERS.readings[make.__name__.removeprefix(MAKE), MADE] += 1
        work = partial(
            self._work, make, table.name, _asker(address, table.name), packed, msgpack.encode(entries), *args
        )
        return await self._cache.get(key, work)

    async def _work(self, make: Make, name: str, asker: Asker, *args: int | str | bytes) -> bytes:
        try:
            return await self._registry.bot_pool.run(asker, make, *args)
        except BrokenTable:
            log.error("The game of table %s cannot be played again from its log.", name)
            raise


async def _never() -> bytes:
    raise AssertionError("It is in the cache.")


def _asker(address: Address, table: str) -> Asker:
    return Asker(Rank.READING, widest(address), table)


# What workers do.


def make_replay(table: bytes, entries: bytes, first: int, count: int) -> bytes:
    return _read(table, entries, lambda *game: json.encode(replay.replay(finished_game(*game), first, count)))


def make_draws(table: bytes, entries: bytes, first: int, count: int) -> bytes:
    return _read(table, entries, lambda *game: json.encode(draws.draws(finished_game(*game), first, count)))


def make_record(table: bytes, entries: bytes) -> bytes:
    return _read(table, entries, lambda *game: record.record(*game).encode())


def make_preview(table: bytes, entries: bytes, base: str) -> bytes:
    return _read(table, entries, lambda *game: preview.preview(finished_game(*game), base).encode())


def _read(table: bytes, entries: bytes, make: Callable[[TableRecord, list[LogEntry]], bytes]) -> bytes:
    """What is made of a finished game. Raises BrokenTable if its log makes no sense."""
    try:
        return make(msgpack.decode(table, type=TableRecord), msgpack.decode(entries, type=list[LogEntry]))
    except MadcapError:
        raise
    except Exception as error:
        raise BrokenTable from error


def make_qr(link: str) -> bytes:
    picture = BytesIO()
    qr = segno.make(link, error="m")
    qr.save(picture, kind="svg", border=2, dark="#2a1e3c", light="#fffdf7", svgclass=None, lineclass=None)
    return picture.getvalue()
