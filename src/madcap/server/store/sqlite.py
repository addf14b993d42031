"""The store in one SQLite file."""

import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from operator import itemgetter

from msgspec import json, structs

from madcap.server.errors import BrokenTable, StoreError
from madcap.server.store import keys, retention
from madcap.server.store.contract import (
    CAUSES,
    LOG_PIECE,
    NAME_LENGTH,
    PLAYER_KINDS,
    BestTime,
    KeyPair,
    LogEntry,
    Player,
    PlayerKind,
    Share,
    Stage,
    TableRecord,
)
from madcap.server.store.group_commit import Append, Several, save
from madcap.server.store.operator import OperatorRows
from madcap.server.store.stages import UNDECODABLE, stage_of
from madcap.server.wire import Best

NUMBERS = {cause: number for number, cause in enumerate(CAUSES)}
BACK, GUEST = map(PLAYER_KINDS.index, ("back", "guest"))
SEEN_S = 24 * 3600.0  # how exactly it is stored when a player was last seen; a guest who is seen later has come back


class SqliteStore(OperatorRows):
    """A store in one file."""

    async def add_player(self, token_hash: bytes, name: str) -> Player:
        row = (token_hash, name, self._now(), self._now(), GUEST)
        insert = "insert into players (token, name, made, seen, kind) values (?, ?, ?, ?, ?)"
        return Player(await self._do(lambda db: db.execute(insert, row).lastrowid), name)

    async def find_player(self, token_hash: bytes) -> Player | None:
        select = "select id, name, seen from players where token = ?"
        row = await self._do(lambda db: db.execute(select, (token_hash,)).fetchone())
        if not row:
            return None
        if row[2] < self._now() - SEEN_S:
            seen = (self._now(), GUEST, BACK, row[0])
            note = "update players set seen = ?, kind = case kind when ? then ? else kind end where id = ?"
            with suppress(StoreError):  # it is noted another time: nobody is locked out by a full disk
                await self._do(lambda db: db.execute(note, seen))
        return Player(*row[:2])

    async def rename_player(self, player: int, name: str) -> None:
        await self._do(lambda db: db.execute("update players set name = ? where id = ?", (name, player)))

    async def add_table(self, table: TableRecord) -> int | None:
        insert = (
            "insert or ignore into tables (name, code, phase, touched, record) select ?, ?, ?, ?, ?"
            " where not exists (select 1 from resting_codes where code = ?)"
        )
        row = (table.name, table.code, stage_of(table), self._now(), json.encode(table), table.code)
        made = await self._do(lambda db: db.execute(insert, row))
        return made.lastrowid if made.rowcount else None

    async def save_table(self, table: TableRecord) -> None:
        await self._do(lambda db: save(db, table, self._now()))

    async def find_table(self, key: str) -> TableRecord | None:
        column = "code" if len(key) < NAME_LENGTH else "name"
        select = f"select id, name, code, cast(record as blob) from tables where {column} = ?"
        row = await self._do(lambda db: db.execute(select, (key,)).fetchone())
        if not row:
            return None
        number, name, code, record = row
        try:
            return _of_row(json.decode(record, type=TableRecord), number, name, code)
        except UNDECODABLE as error:
            raise BrokenTable(f"What is stored of table {key} cannot be read.") from error

    async def playing(self, seconds: float) -> list[str]:
        select = "select touched, code from tables where phase = 'playing' and touched > ?"
        rows = await self._do(lambda db: db.execute(select, (self._now() - seconds,)).fetchall())
        rows.sort(key=itemgetter(0), reverse=True)  # not by SQLite: no index has them in this order
        return [code for _, code in rows]

    def append(
        self,
        table_id: int,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> Awaitable[None]:
        rows = [
            (table_id, seq, seat, move, NUMBERS[cause], ms)
            for seq, (seat, move, cause, ms) in enumerate(entries, first)
        ]
        return self._do(Append(rows, table, best_time, self._now))

    async def log_length(self, table_id: int) -> int:
        select = "select max(seq) from log where table_id = ?"  # the index has it
        (length,) = await self._do(lambda db: db.execute(select, (table_id,)).fetchone())
        return length or 0

    async def log(self, table_id: int, first: int = 1) -> list[LogEntry]:
        entries: list[LogEntry] = await self._do(lambda db: _log_piece(db, table_id, first))
        return entries

    async def bests(self, player: int) -> list[Best]:
        select = (
            "select game, what, ms, name, at from bests left join tables on id = table_id"
            " where player = ? order by game, what"
        )
        rows = await self._do(lambda db: db.execute(select, (player,)).fetchall())
        return [Best(*row) for row in rows]

    async def keep_table(self, player: int, table_id: int, most: int) -> bool:
        kept: bool = await self._do(Several(lambda db: retention.keep_table(db, player, table_id, most, self._now())))
        return kept

    async def stop_keeping(self, player: int, table_id: int) -> None:
        await self._do(Several(lambda db: retention.stop_keeping(db, player, table_id)))

    async def is_kept(self, player: int, table_id: int) -> bool:
        select = "select 1 from kept where player = ? and table_id = ?"
        return bool(await self._do(lambda db: db.execute(select, (player, table_id)).fetchone()))

    async def keys(self) -> list[KeyPair]:
        pairs: list[KeyPair] = await self._do(keys.read)
        return pairs

    async def add_key(self, key: KeyPair, kept: int) -> None:
        await self._do(Several(lambda db: keys.add(db, key, kept)))

    # Retention.

    async def used_bytes(self) -> int:
        used: int = await self._do(retention.used_bytes)
        return used

    async def share_bytes(self, what: Share) -> int:
        taken: int = await self._do(lambda db: retention.share_bytes(db, what))
        return taken

    async def newest_change(self) -> float:
        at: float = await self._do(retention.newest_change)
        return at

    async def remove_overdue(
        self, stage: Stage, before: float, limit: int, skip: Sequence[int], rest_until: float
    ) -> int:
        count: int = await self._do(
            Several(lambda db: retention.remove_overdue(db, stage, before, limit, skip, rest_until))
        )
        return count

    async def remove_kept(self, most: int, limit: int, skip: Sequence[int], rest_until: float) -> int:
        count: int = await self._do(Several(lambda db: retention.remove_kept(db, most, limit, skip, rest_until)))
        return count

    async def remove_moves(self, limit: int) -> int:
        count: int = await self._do(Several(lambda db: retention.remove_moves(db, limit)))
        return count

    async def delete_table(self, table: TableRecord, rest_until: float) -> None:
        await self._do(Several(lambda db: retention.delete_table(db, table, rest_until)))

    async def release_codes(self, before: float, rest_until: float, limit: int) -> list[int]:
        tables: list[int] = await self._do(Several(lambda db: retention.release_codes(db, before, rest_until, limit)))
        return tables

    async def remove_rested_codes(self, limit: int) -> int:
        count: int = await self._do(lambda db: retention.remove_rested_codes(db, self._now(), limit))
        return count

    async def remove_players(self, kind: PlayerKind, before: float, limit: int) -> int:
        count: int = await self._do(Several(lambda db: retention.remove_players(db, kind, before, limit)))
        return count


def _log_piece(db: sqlite3.Connection, table_id: int, first: int) -> list[LogEntry]:
    """A piece of a log. Its entries are made in the store's thread, and not on the event loop."""
    select = "select seat, move, cause, ms from log where table_id = ? and seq >= ? order by seq limit ?"
    rows = db.execute(select, (table_id, first, LOG_PIECE)).fetchall()
    return [LogEntry(seat, move, CAUSES[cause], ms) for seat, move, cause, ms in rows]


def _of_row(record: TableRecord, number: int, name: str, code: str | None) -> TableRecord:
    """A table with what the store knows better. Without a code, the code of its next game may be another table's, too."""
    again = record.again if code else None
    return structs.replace(record, id=number, name=name, code=code or "", again=again)
