"""A short id for each request and each socket, which a player can quote and an operator can find in the log."""

from collections.abc import MutableMapping
from random import randbytes
from typing import Any, Final, cast

from litestar.types import Scope

LETTERS: Final = b"BCDFGHJKLMNPQRSTVWXZ"  # without vowels, an id never spells a word
OF_BYTES: Final = bytes(LETTERS[byte % len(LETTERS)] for byte in range(256))
KEY: Final = "madcap.request_id"
HEADER: Final = "x-request-id"


def new_id() -> str:
    """A new id, such as QWRT-KLMN. It tells nothing, and need not be secret."""
    letters = randbytes(8).translate(OF_BYTES).decode()
    return f"{letters[:4]}-{letters[4:]}"


def request_id(scope: Scope) -> str:
    """The id of a request or a socket: the same one for as long as it lasts."""
    known = cast("MutableMapping[str, Any]", scope)
    if KEY not in known:
        known[KEY] = new_id()
    return cast(str, known[KEY])
