"""Replaces the names of a removed player in the audit log, where they may stand in the arguments of older commands."""

import re
import sqlite3
from collections.abc import Sequence
from typing import Any

from msgspec import json

from madcap.server.store.contract import Player
from madcap.server.store.stages import UNDECODABLE

GIVEN = "rename-player"  # the command by which the operator gives a player a name
FIND = (  # the entries that have a name, or gave one to a player
    "select id from audit where instr(lower(arguments), lower(?)) or command = ?"
    " and case when json_valid(cast(arguments as text)) then json_extract(cast(arguments as text), '$.player') end = ?"
)


def sought(player: Player, old: str) -> tuple[Any, ...]:
    """Return the arguments of `FIND`."""
    return (_encoded(old), GIVEN, player.id)


def replace(player: Player, old: str, entries: Sequence[int], db: sqlite3.Connection) -> None:
    """Put the name that `player` has in the place of the old one, and of those that the operator has given them.

    That happens to a whole name in any text, such as a reason, also with an "s" behind it: "Ann" stays a part of "Annual".
    """
    select = "select id, command, cast(arguments as blob) from audit where id in (select value from json_each(?))"
    for number, command, arguments in db.execute(select, (json.encode(entries).decode(),)).fetchall():
        changed = _changed(command, arguments, player, old)
        db.execute("update audit set arguments = ? where id = ?", (changed, number))


def _changed(command: str, arguments: bytes, player: Player, old: str) -> str:
    try:
        decoded = json.decode(arguments, type=dict[str, Any])
    except UNDECODABLE:  # a damaged entry is a text like any other
        return _pattern(_encoded(old)).sub(lambda _: player.name, arguments.decode(errors="replace"))
    if command == GIVEN and decoded.get("player") == player.id:
        decoded["name"] = player.name
    return json.encode(_replaced(decoded, _pattern(old), player.name)).decode()


def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?=s?(?!\w))", re.IGNORECASE)


def _encoded(name: str) -> str:
    """A name as it stands in JSON."""
    return json.encode(name).decode()[1:-1]


def _replaced(value: Any, name: re.Pattern[str], new: str) -> Any:
    """The same value with another name in all of its texts."""
    if isinstance(value, str):
        return name.sub(lambda _: new, value)
    if isinstance(value, dict):
        return {key: _replaced(one, name, new) for key, one in value.items()}
    return value
