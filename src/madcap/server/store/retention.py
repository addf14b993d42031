"""Removes from an SQLite file what is over: tables, codes and players. Each function takes a small step."""

import sqlite3
from collections.abc import Sequence
from typing import get_args

from msgspec import json

from madcap.server.store.contract import PLAYER_KINDS, PlayerKind, Share, Stage, TableRecord

LOGS = 100  # of removed tables that are looked at in one step
MOVE_BYTES = 32  # of a kept game's moves in the file, about: each has 22 to 45


def remove_overdue(
    db: sqlite3.Connection, stage: Stage, before: float, limit: int, skip: Sequence[int], rest_until: float
) -> int:
    """Remove tables in this stage that were changed last before this time, that nobody keeps, and that are not to `skip`.

    Return how many there were, `limit` at most.
    """
    select = (
        "select id from tables where phase = ? and kept = 0 and touched < ?"
        " and id not in (select value from json_each(?)) order by touched limit ?"
    )
    chosen = (stage, before, json.encode(skip).decode(), limit)
    tables = [number for (number,) in db.execute(select, chosen)]
    for table in tables:
        remove_table(db, table, rest_until)
    return len(tables)


def used_bytes(db: sqlite3.Connection) -> int:
    """Return how much of the file is in use. SQLite knows that without looking at anything."""
    pages, free, size = (
        db.execute(f"pragma {one}").fetchone()[0] for one in ("page_count", "freelist_count", "page_size")
    )
    return int((pages - free) * size)


def share_bytes(db: sqlite3.Connection, what: Share) -> int:
    """Return about how much all kept games, or all players, take. Triggers of the schema note each change."""
    return int(db.execute("select bytes from shares where what = ?", (what,)).fetchone()[0])


def newest_change(db: sqlite3.Connection) -> float:
    """Return when any table was changed last; 0 if there are none."""
    select = "select max(touched) from tables where phase = ? and kept = ?"  # for each of these the index has it
    times = [db.execute(select, (stage, kept)).fetchone()[0] for stage in get_args(Stage) for kept in (0, 1)]
    return max(time or 0.0 for time in times)


def remove_table(db: sqlite3.Connection, table: int, rest_until: float) -> None:
    """Remove a table, and let its code rest until this time. Its log may be long: `remove_moves` removes it later."""
    _let_code_rest(db, table, rest_until)
    for place in ("kept where table_id", "tables where id"):
        db.execute(f"delete from {place} = ?", (table,))
    db.execute("insert or ignore into removed_logs values (?)", (table,))


def remove_moves(db: sqlite3.Connection, limit: int) -> int:
    """Remove some moves of tables that were removed, the last ones first: whoever still reads a log notices that it ends.

    Return how many moves and logs there were, the moves `limit` at most.
    """
    removed = 0
    last = "delete from log where table_id = ?1 and seq > (select max(seq) from log where table_id = ?1) - ?2"
    oldest = "select table_id from removed_logs where table_id > 0 order by table_id limit ?"
    for (table,) in db.execute(oldest, (LOGS,)).fetchall():
        removed += db.execute(last, (table, limit - removed)).rowcount
        if removed >= limit:
            break
        db.execute("delete from removed_logs where table_id = ?", (table,))
        removed += 1
    return removed


def delete_table(db: sqlite3.Connection, table: TableRecord, rest_until: float) -> None:
    """Remove a table as `remove_table` does, and the best times of its players that were set there."""
    here = [(chair.player, table.id) for chair in table.chairs if chair.player is not None]
    db.executemany("delete from bests where player = ? and table_id = ?", here)
    remove_table(db, table.id, rest_until)


def release_codes(db: sqlite3.Connection, before: float, rest_until: float, limit: int) -> list[int]:
    """Take the codes of some finished tables that ended before this time, and let them rest. Return the tables."""
    select = (  # without the index's name, SQLite would look through all finished tables
        "select id from tables indexed by tables_with_old_codes"
        " where phase in ('over', 'unseated') and code is not null and touched < ? order by touched limit ?"
    )
    tables = [number for (number,) in db.execute(select, (before, limit))]
    for table in tables:
        _let_code_rest(db, table, rest_until)
        db.execute("update tables set code = null where id = ?", (table,))
    return tables


def remove_rested_codes(db: sqlite3.Connection, now: float, limit: int) -> int:
    """Let codes whose rest is over be used again. Return how many there were."""
    rested = "select code from resting_codes where until < ? order by until limit ?"
    return db.execute(f"delete from resting_codes where code in ({rested})", (now, limit)).rowcount


def remove_players(db: sqlite3.Connection, kind: PlayerKind, before: float, limit: int) -> int:
    """Remove some players of a kind who were seen last before this time. Return how many there were.

    The newest player stays: otherwise the next one would get the same number, and with it the chairs.
    """
    newest = "(select max(id) from players)"
    select = f"select id from players where kind = ? and seen < ? and id < {newest} order by seen limit ?"
    players = [number for (number,) in db.execute(select, (PLAYER_KINDS.index(kind), before, limit))]
    chosen = (json.encode(players).decode(),)
    stop_keeping_all(db, players)
    db.execute("delete from bests where player in (select value from json_each(?))", chosen)
    db.execute("delete from players where id in (select value from json_each(?))", chosen)
    return len(players)


def keep_table(db: sqlite3.Connection, player: int, table: int, most: int, now: float) -> bool:
    """Keep a table for a player, who may keep so many. Return False if that is not possible."""
    moves = "(select coalesce(max(seq), 0) from log where table_id = id)"
    keep = (
        f"insert into kept (player, table_id, at, bytes) select ?, id, ?, length(record) + ? * {moves} from tables"
        " where id = ? and (select count(*) from kept where player = ? and table_id != id) < ?"
        " on conflict do update set at = excluded.at"
    )
    if not db.execute(keep, (player, now, MOVE_BYTES, table, player, most)).rowcount:
        return False
    note_keepers(db, table)
    return True


def stop_keeping(db: sqlite3.Connection, player: int, table: int) -> None:
    db.execute("delete from kept where player = ? and table_id = ?", (player, table))
    note_keepers(db, table)


def stop_keeping_all(db: sqlite3.Connection, players: Sequence[int]) -> None:
    """Let players who are gone keep no table any more."""
    delete = "delete from kept where player in (select value from json_each(?)) returning table_id"
    for (table,) in set(db.execute(delete, (json.encode(players).decode(),))):
        note_keepers(db, table)


def remove_kept(db: sqlite3.Connection, most: int, limit: int, skip: Sequence[int], rest_until: float) -> int:
    """Take away what the players who keep the most have kept for longest, while all kept games take more than `most` bytes.

    A game that nobody else keeps is removed, unless it is to be skipped. Return how many were taken away, `limit` at most.
    """
    largest = "select player from keepers where bytes > 0 order by bytes desc, player desc limit 1"
    oldest = f"select player, table_id from kept where player = ({largest}) order by at, table_id limit 1"
    for count in range(limit):
        found = db.execute(oldest).fetchone() if share_bytes(db, "kept") > most else None
        if found is None:
            return count
        player, table = found
        stop_keeping(db, player, table)
        if table not in skip and not _is_kept(db, table):
            remove_table(db, table, rest_until)
    return limit


def _is_kept(db: sqlite3.Connection, table: int) -> bool:
    return db.execute("select 1 from kept where table_id = ? limit 1", (table,)).fetchone() is not None


def note_keepers(db: sqlite3.Connection, table: int) -> None:
    """Note at a table whether anybody keeps it."""
    db.execute("update tables set kept = exists (select 1 from kept where table_id = id) where id = ?", (table,))


def _let_code_rest(db: sqlite3.Connection, table: int, until: float) -> None:
    rest = "insert or replace into resting_codes select code, ? from tables where id = ? and code is not null"
    db.execute(rest, (until, table))
