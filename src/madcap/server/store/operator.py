"""The SQLite store's part for the operator: the audit log, bans, announcements, and looks at players and tables.

Looks that may take long are done by a connection of their own, which only reads, in a thread of its own: play does not wait.
"""

import asyncio
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import DecodeError, json, structs

from madcap.server.errors import StoreError
from madcap.server.store import audited_names, retention
from madcap.server.store.contract import Player, TableRecord
from madcap.server.store.database_file import VERSION
from madcap.server.store.group_commit import GroupCommit, Several
from madcap.server.store.operator_contract import (
    BEGUN,
    LOOKS,
    UNREADABLE,
    AnnouncementRecord,
    AuditEntry,
    Ban,
    Change,
    Condition,
    PlayerRow,
    TableRow,
)
from madcap.server.store.stages import PHASES, UNDECODABLE, stage_of, stages_in
from madcap.server.wire import Phase

YEAR_S = 365 * 24 * 3600.0
AUDITED = 100_000  # entries of the audit log about what was changed
LOOKED = 10_000  # and about looks, which must not displace the others
TRIM_EVERY = 100  # entries, of which one lets those beyond these numbers be removed
LOOK_S = 5.0  # for a look into the database
PART = 20_000  # tables, or players, that are looked through at once
STEPS = 10_000  # of SQLite's machine, between two looks at the time
STEP = 200  # rows that are changed in one job: then the store's thread serves others

PLAYERS = "select id, name, made, seen, (select count(*) from bests where player = players.id) from players"
TABLES = (  # whatever is damaged, each row can be fetched
    "select id, name, code, phase, cast(record as blob), cast(touched as real),"
    " (select count(*) from log where table_id = tables.id) from tables"
)
GAME = (  # of a table; empty if its record is damaged
    "case when json_valid(cast(record as text)) then coalesce(json_extract(cast(record as text), '$.game'), '') else '' end"
)


class OperatorRows(GroupCommit):
    """What `SqliteStore` can do for the operator."""

    # The audit log.

    async def begin_audit(self, uid: int, user: str, command: str, arguments: str) -> int:
        insert = "insert into audit (at, uid, user, command, arguments, result) values (?, ?, ?, ?, ?, ?)"
        row = (self._now(), uid, user, command, arguments, BEGUN)
        number: int = await self._do(lambda db: db.execute(insert, row).lastrowid)
        with suppress(StoreError):  # the entry is written; what should go by now goes with a later one
            await self._trim_audit(number)
        return number

    async def _trim_audit(self, newest: int) -> None:
        """Forget entries of more than a year ago; from time to time also the oldest of those beyond the numbers."""
        old = "delete from audit where id in (select id from audit where at < ? order by at limit ?)"
        due = self._now() - YEAR_S
        while await self._do(lambda db: db.execute(old, (due, STEP)).rowcount) == STEP:
            pass
        if newest % TRIM_EVERY == 0:
            for which, kept in (("in", LOOKED), ("not in", AUDITED)):
                chosen = f"command {which} ({', '.join('?' * len(LOOKS))})"
                beyond = f"select id from audit where {chosen} order by id desc limit -1 offset ?"
                await self._in_steps(await self._look(beyond, *LOOKS, kept), _remove_entries)

    async def _in_steps(
        self, found: Sequence[tuple[int]], job: Callable[[Sequence[int], sqlite3.Connection], None]
    ) -> None:
        """Do a job with the rows that were found, a few at a time: the store's thread serves others in between."""
        rows = [number for (number,) in found]
        for first in range(0, len(rows), STEP):
            await self._do(Several(partial(job, rows[first : first + STEP])))

    async def end_audit(self, entry: int, result: str) -> None:
        await self._do(lambda db: db.execute("update audit set result = ? where id = ?", (result, entry)))

    async def audit(self, limit: int) -> list[AuditEntry]:
        select = "select id, at, uid, user, command, arguments, result from audit order by id desc limit ?"
        return [AuditEntry(*row) for row in await self._look(select, limit)]

    # Bans.

    async def bans(self) -> list[Ban]:
        select = "select target, made, until, reason from bans where until is null or until > ? order by made desc"
        return [Ban(*row) for row in await self._do(lambda db: db.execute(select, (self._now(),)).fetchall())]

    async def add_ban(self, ban: Ban) -> None:
        await self._do(Several(partial(_add_ban, ban, self._now())))

    async def remove_ban(self, target: str) -> bool:
        return bool(await self._do(lambda db: db.execute("delete from bans where target = ?", (target,)).rowcount))

    # Announcements.

    async def announcement(self) -> AnnouncementRecord | None:
        select = "select id, text, texts, until from announcements where until > ? order by id desc limit 1"
        row = await self._do(lambda db: db.execute(select, (self._now(),)).fetchone())
        if row is None:
            return None
        number, text, texts, until = row
        try:
            return AnnouncementRecord(number, text, json.decode(texts, type=dict[str, str]), until)
        except DecodeError as error:
            raise StoreError(f"The announcement is damaged: {error}") from error

    async def announce(self, text: str, texts: dict[str, str], until: float) -> AnnouncementRecord:
        number = await self._do(Several(partial(_announce, (text, json.encode(texts).decode(), until))))
        return AnnouncementRecord(number, text, texts, until)

    async def end_announcement(self) -> None:
        await self._do(lambda db: db.execute("delete from announcements"))

    # Players and tables.

    async def players_named(self, name: str, limit: int) -> list[PlayerRow]:
        select = f"{PLAYERS} where instr(lower(name), lower(?)) order by id desc limit ?"
        return [PlayerRow(*row) for row in await self._look(select, name, limit)]

    async def player(self, player: int) -> PlayerRow | None:
        rows = await self._look(f"{PLAYERS} where id = ?", player)
        return PlayerRow(*rows[0]) if rows else None

    async def tables_with(self, player: int) -> list[tuple[int, str]]:
        return await asyncio.to_thread(_tables_with, self._path, player)

    async def stored_tables(self, game: str | None, phase: Phase | None, limit: int) -> list[TableRow]:
        stages = stages_in(phase)
        chosen = f"phase in ({', '.join('?' * len(stages))}) and (? is null or {GAME} in (?, ''))"
        order = "id" if phase in (None, "over") else "touched"  # nearly all tables are over, too many to be sorted
        select = f"{TABLES} where {chosen} order by {order} desc limit ?"
        return [_table(row) for row in await self._look(select, *stages, game, game, limit)]

    async def stored_table(self, key: str) -> TableRow | None:
        rows = await self._look(f"{TABLES} where code = ? or name = ?", key.upper(), key.upper())
        return _table(rows[0]) if rows else None

    async def remove_player(self, player: Player) -> None:
        # In this order it can be repeated after a failure: the old name is known until it is nowhere else.
        old = await self._do(Several(partial(_take_token, player.id)))
        if old:
            found = await self._look(audited_names.FIND, *audited_names.sought(player, old))
            await self._in_steps(found, partial(audited_names.replace, player, old))
        await self._do(Several(partial(_remove_player, player)))

    async def change_tables(self, tables: Sequence[int], change: Change) -> list[int]:
        unreadable: list[int] = await self._do(Several(partial(_change_tables, tables, change))) if tables else []
        return unreadable

    async def remove_bests_of(self, table: int) -> None:
        found = await asyncio.to_thread(_bests_of, self._path, table)  # no index has them by their tables
        if found:
            await self._do(Several(partial(_remove_bests, [(*key, table) for key in found])))

    # The file.

    async def condition(self) -> Condition:
        size = self.bytes_of_files()
        return Condition(self._path, size["database"], size["wal"], VERSION, not self._trouble)

    def bytes_of_files(self) -> dict[str, int]:
        """The size of the database, and of the log of newest changes beside it."""
        return {"database": _bytes(self._path), "wal": _bytes(f"{self._path}-wal")}

    async def _look(self, select: str, *arguments: Any) -> list[Any]:
        """The rows that a query finds. Raises a StoreError if that takes too long."""
        return await asyncio.to_thread(_rows, self._path, select, arguments)


def _table(row: tuple[Any, ...]) -> TableRow:
    number, name, code, stage, record, touched, moves = row
    try:
        known = json.decode(record, type=TableRecord)
    except UNDECODABLE:  # the others must be listed all the same, and this one can be deleted
        known = TableRecord("", UNREADABLE, b"", "instant", PHASES.get(stage, "over"), 0, (), b"")
    return TableRow(structs.replace(known, id=number, name=name, code=code or ""), touched, moves)


def _tables_with(path: str, player: int) -> list[tuple[int, str]]:
    """Look for a player's chairs in all tables, part by part: no look takes long, however many there are."""
    sought = f'"player":{player},'.encode()
    select = "select id, coalesce(code, name) from tables where id > ? and id <= ? and instr(record, ?)"
    return [(number, name) for number, name in _in_parts(path, "select max(id) from tables", select, sought)][::-1]


def _bests_of(path: str, table: int) -> list[tuple[Any, ...]]:
    """Look for the best times that were set at a table, part by part. A row is found again by what is returned."""
    select = "select player, game, what from bests where player > ? and player <= ? and table_id = ?"
    return list(_in_parts(path, "select max(player) from bests", select, table))


def _in_parts(path: str, last: str, select: str, sought: Any) -> Iterator[tuple[Any, ...]]:
    """The rows that a query finds with numbers above its first argument, up to its second: up to the last one there is."""
    (most,) = _rows(path, last, ())[0]
    for first in range(0, most or 0, PART):
        yield from _rows(path, select, (first, first + PART, sought))


def _rows(path: str, select: str, arguments: tuple[Any, ...]) -> list[Any]:
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    end = time.monotonic() + LOOK_S
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=LOOK_S)) as db:
            db.text_factory = lambda text: text.decode(errors="replace")  # a damaged text hides no other row
            db.set_progress_handler(lambda: time.monotonic() > end, STEPS)
            return db.execute(select, arguments).fetchall()
    except sqlite3.Error as error:
        late = time.monotonic() > end
        raise StoreError(
            "This took too long in so large a database; ask for less." if late else f"The store fails: {error}."
        ) from error


def _bytes(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def _remove_entries(entries: Sequence[int], db: sqlite3.Connection) -> None:
    db.execute("delete from audit where id in (select value from json_each(?))", (json.encode(entries).decode(),))


def _add_ban(ban: Ban, now: float, db: sqlite3.Connection) -> None:
    """Write a ban, and forget those that have ended."""
    db.execute("delete from bans where until <= ?", (now,))
    db.execute("insert or replace into bans values (?, ?, ?, ?)", (ban.target, ban.made, ban.until, ban.reason))


def _take_token(player: int, db: sqlite3.Connection) -> str:
    """Replace a player's token by one that nobody has, and return the player's name."""
    take = "update players set token = ? where id = ? returning name"
    ((name,),) = db.execute(take, (secrets.token_bytes(32), player)).fetchall() or [("",)]
    return str(name)


def _remove_player(player: Player, db: sqlite3.Connection) -> None:
    """Leave nothing of a player but a row, so that its number is not given to another player."""
    db.execute("update players set name = ? where id = ?", (player.name, player.id))
    db.execute("delete from bests where player = ?", (player.id,))
    retention.stop_keeping_all(db, [player.id])


def _change_tables(tables: Sequence[int], change: Change, db: sqlite3.Connection) -> list[int]:
    """Change the records of tables, and return the numbers of those that cannot be read."""
    unreadable = []
    for number in tables:
        for (stored,) in db.execute("select cast(record as blob) from tables where id = ?", (number,)).fetchall():
            try:
                record = change(json.decode(stored, type=TableRecord))
            except UNDECODABLE:  # one damaged table must not keep the others from being changed
                unreadable.append(number)
                continue
            row = (stage_of(record), json.encode(record), number)
            db.execute("update tables set phase = ?, record = ? where id = ?", row)
    return unreadable


def _remove_bests(rows: Sequence[tuple[Any, ...]], db: sqlite3.Connection) -> None:
    """Remove these best times, but for those that were improved elsewhere since they were found."""
    db.executemany("delete from bests where player = ? and game = ? and what = ? and table_id = ?", rows)


def _announce(row: tuple[Any, ...], db: sqlite3.Connection) -> int:
    db.execute("delete from announcements")
    return db.execute("insert into announcements (text, texts, until) values (?, ?, ?)", row).lastrowid or 0
