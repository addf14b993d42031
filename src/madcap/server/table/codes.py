"""Names and codes of tables: a table's name is its own for ever, its code is lent to it (decision 20)."""

import secrets
from typing import Final

from madcap.server.errors import HouseFull
from madcap.server.store.contract import NAME_LENGTH, Store, TableRecord
from madcap.server.table import lobby

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # without vowels, a code never spells a word
LENGTHS: Final = (4, 5, 6)  # of a code: the longer ones only where nearly all shorter ones are used
TRIES: Final = 30  # to find a free code of one length


async def add(store: Store, record: TableRecord, waiting: bool) -> str:
    """Store a table like this one, with a name, a seed and a code of its own. Returns the code."""
    for length in LENGTHS:
        for _ in range(TRIES):
            code = letters(length)
            made = lobby.afresh(record, code, letters(NAME_LENGTH), secrets.token_bytes(32), waiting)
            if await store.add_table(made) is not None:
                return code
    raise HouseFull("There are too many tables: no code is free.")


def letters(count: int) -> str:
    """So many random letters."""
    return "".join(secrets.choice(LETTERS) for _ in range(count))
