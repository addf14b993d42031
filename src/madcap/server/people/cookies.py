"""Finds our own cookie among those of a request, in the raw headers.

Parsers of libraries decode every cookie of a request: for a quoted one of 16 kB, Python 3.11 needs 0.2 s. Ours is never
quoted, and the others do not concern us.
"""

import re
from collections.abc import Iterable
from typing import Final

COOKIE: Final = "madcap_player"
NAME: Final = COOKIE.encode() + b"="
TOKEN: Final = re.compile(rb"([A-Za-z0-9_-]{1,64})(?:;|\Z)")


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Return the token in a request's Cookie headers, the first that can be one; None if there is none."""
    for name, value in headers:
        if name == b"cookie" and (token := _token_among(value)):
            return token
    return None


def _token_among(cookies: bytes) -> str | None:
    at = cookies.find(NAME)
    while at >= 0:
        start = at + len(NAME)
        if _begins_at(at, cookies) and (found := TOKEN.match(cookies, start)):
            return found[1].decode()
        at = cookies.find(NAME, start)
    return None


def _begins_at(at: int, cookies: bytes) -> bool:
    """Whether a cookie begins here: at the beginning, or after a semicolon, which separates cookies also within quotes."""
    return at == 0 or cookies[at - 1 : at] == b";" or cookies[max(0, at - 2) : at] == b"; "
