"""The keys that records are signed with, in SQL. Each function is a job of several statements for the store."""

import sqlite3

from madcap.server.store.contract import KeyPair


def read(db: sqlite3.Connection) -> list[KeyPair]:
    """Return all keys, the newest first."""
    rows = db.execute("select public, private, since, until from keys order by number desc").fetchall()
    return [KeyPair(*row) for row in rows]


def add(db: sqlite3.Connection, key: KeyPair, kept: int) -> None:
    """Store a new key. Take the private halves of all others, and remove all but the newest of them."""
    db.execute("update keys set private = null, until = ? where until is null", (key.since,))
    insert = "insert into keys (public, private, since, until) values (?, ?, ?, ?)"
    number = db.execute(insert, (key.public, key.private, key.since, key.until)).lastrowid
    assert number
    db.execute("delete from keys where number < ?", (number - kept,))
