"""Requests that players with a seat may make although their address has nothing left.

A budget is shared by all who are behind an address, and one of them can use it up. So that nobody can keep the others from
coming back to their seats, each player who was lately seated at a table has a small bucket of their own: it pays for loading
the page and opening the socket again. It is used only when the address's budget is empty.
"""

from math import inf
from time import monotonic
from typing import Final

AT_ONCE: Final = 40.0  # tokens: a page with all its files, and a socket
TOKEN_S: Final = 2.0  # after which there is one more
KEY_BYTES: Final = 16  # of a hash, by which a player is remembered: nobody finds a token that fits


class AssuredRequests:
    """The buckets by the hashes of the players' tokens: the newest `most`. Only the time is kept when each will be full."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._full_at: dict[bytes, float] = {}  # whoever sat down last is last

    def __len__(self) -> int:
        return len(self._full_at)

    def remember(self, token_hash: bytes) -> None:
        """Note that the player with this token sits at a table now. What they have used stays used."""
        key = token_hash[:KEY_BYTES]
        self._full_at[key] = self._full_at.pop(key, 0.0)
        if len(self._full_at) > self.most:
            del self._full_at[next(iter(self._full_at))]

    def take(self, token_hash: bytes, tokens: float = 1.0) -> bool:
        """Take tokens of a player's own bucket. Returns False if there are too few, or if the player is not remembered."""
        now, key = monotonic(), token_hash[:KEY_BYTES]
        full_at = self._after(key, tokens, now)
        if full_at - now > AT_ONCE * TOKEN_S:
            return False
        self._full_at[key] = full_at
        return True

    def allows(self, token_hash: bytes, tokens: float = 1.0) -> bool:
        """Whether a player's own bucket has so many tokens. Nothing is taken."""
        now = monotonic()
        return self._after(token_hash[:KEY_BYTES], tokens, now) - now <= AT_ONCE * TOKEN_S

    def _after(self, key: bytes, tokens: float, now: float) -> float:
        """Return when a bucket would be full again after a request; never, if the player is not remembered."""
        return max(now, self._full_at.get(key, inf)) + tokens * TOKEN_S
