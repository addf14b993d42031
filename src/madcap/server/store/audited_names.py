"""Replaces the names of a removed player in the audit log, where they may stand in the arguments of older commands."""

import re
import sqlite3
from typing import Any

from msgspec import json

from madcap.server.store.contract import Player


def replace(db: sqlite3.Connection, player: Player, old: str) -> None:
    """Put the name that `player` has in the place of the old one, and of those that the operator has given them.

    That happens to a whole name in any text, such as a reason, also with an "s" behind it: "Ann" stays a part of "Annual".
    """
    given = "command = 'rename-player' and json_extract(arguments, '$.player') = ?"
    db.execute(
        f"update audit set arguments = json_set(arguments, '$.name', ?) where {given}",
        (player.name, player.id),
    )
    encoded = json.encode(old).decode()[1:-1]
    select = "select id, arguments from audit where instr(lower(arguments), lower(?))"
    name = re.compile(rf"(?<!\w){re.escape(old)}(?=s?(?!\w))", re.IGNORECASE)
    for number, arguments in db.execute(select, (encoded,)).fetchall():
        changed = _replaced(json.decode(arguments), name, player.name)
        db.execute("update audit set arguments = ? where id = ?", (json.encode(changed).decode(), number))


def _replaced(value: Any, name: re.Pattern[str], new: str) -> Any:
    """The same value with another name in all of its texts."""
    if isinstance(value, str):
        return name.sub(lambda _: new, value)
    if isinstance(value, dict):
        return {key: _replaced(one, name, new) for key, one in value.items()}
    return value
