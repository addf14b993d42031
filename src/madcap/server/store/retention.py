"""Removes from an SQLite file what is over: tables, codes and players. Each function takes a small step."""

import sqlite3
from collections.abc import Sequence
from typing import get_args

from msgspec import json

from madcap.server.store.contract import Stage, TableRecord

MOVES = 4000  # of the tables that are removed in one step, but for the last of them


def overdue(db: sqlite3.Connection, stage: Stage, before: float, limit: int, skip: Sequence[int]) -> list[int]:
    """Return the numbers of tables in this stage that were changed last before this time, and that nobody keeps.

    There are at most `limit`, and fewer if their games are long. Those to `skip` do not count.
    """
    select = (
        "select id, (select max(seq) from log where table_id = id) from tables where phase = ? and kept = 0"
        " and touched < ? and id not in (select value from json_each(?)) order by touched limit ?"
    )
    tables, moves = list[int](), 0
    for number, length in db.execute(select, (stage, before, json.encode(skip).decode(), limit)):
        tables.append(number)
        moves += length or 0
        if moves > MOVES:
            break
    return tables


def newest_change(db: sqlite3.Connection) -> float:
    """Return when any table was changed last; 0 if there are none."""
    select = "select max(touched) from tables where phase = ? and kept = ?"  # for each of these the index has it
    times = [db.execute(select, (stage, kept)).fetchone()[0] for stage in get_args(Stage) for kept in (0, 1)]
    return max(time or 0.0 for time in times)


def remove_tables(db: sqlite3.Connection, tables: Sequence[int], rest_until: float) -> None:
    """Remove tables with their logs, and let their codes rest until this time."""
    for table in tables:
        _let_code_rest(db, table, rest_until)
        for place in ("log where table_id", "kept where table_id", "tables where id"):
            db.execute(f"delete from {place} = ?", (table,))


def delete_table(db: sqlite3.Connection, table: TableRecord, rest_until: float) -> None:
    """Remove a table as `remove_tables` does, and the best times of its players that were set there."""
    here = [(chair.player, table.id) for chair in table.chairs if chair.player is not None]
    db.executemany("delete from bests where player = ? and table_id = ?", here)
    remove_tables(db, [table.id], rest_until)


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


def remove_players(db: sqlite3.Connection, guests: bool, before: float, limit: int) -> int:
    """Remove some guests, or other players, who were seen last before this time. Return how many there were.

    The newest player stays: otherwise the next one would get the same number, and with it the chairs.
    """
    newest = "(select max(id) from players)"
    select = f"select id from players where guest = ? and seen < ? and id < {newest} order by seen limit ?"
    players = [number for (number,) in db.execute(select, (guests, before, limit))]
    chosen = (json.encode(players).decode(),)
    stop_keeping_all(db, players)
    db.execute("delete from bests where player in (select value from json_each(?))", chosen)
    db.execute("delete from players where id in (select value from json_each(?))", chosen)
    return len(players)


def keep_table(db: sqlite3.Connection, player: int, table: int, most: int, now: float) -> bool:
    """Keep a table for a player, who may keep so many. Return False if that is not possible."""
    keep = (
        "insert or replace into kept select ?, id, ? from tables where id = ?"
        " and (select count(*) from kept where player = ? and table_id != id) < ?"
    )
    if not db.execute(keep, (player, now, table, player, most)).rowcount:
        return False
    db.execute("update players set guest = 0 where id = ?", (player,))
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


def note_keepers(db: sqlite3.Connection, table: int) -> None:
    """Note at a table whether anybody keeps it."""
    db.execute("update tables set kept = exists (select 1 from kept where table_id = id) where id = ?", (table,))


def _let_code_rest(db: sqlite3.Connection, table: int, until: float) -> None:
    rest = "insert or replace into resting_codes select code, ? from tables where id = ? and code is not null"
    db.execute(rest, (until, table))
