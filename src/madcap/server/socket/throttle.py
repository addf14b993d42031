"""How fast a socket may send: beyond that it is slowed down, and closed if it never stops.

What was sent too fast waits, and nothing of it is lost: a burst of an honest page is only late. Whatever costs us more than
an ordinary message is paid with more of what the socket may send.
"""

from time import monotonic

from madcap.server.counters import COUNTERS
from madcap.server.limits.settings import Limits

SHORTEST_S = 0.02  # between two looks at a socket that has to wait


class Throttle:
    """A token bucket, of which only the time is kept when it will be full again."""

    def __init__(self, limits: Limits) -> None:
        self._token_s = 1 / limits.messages_per_second
        self._longest_s = 2.0  # until an empty bucket is full again: a burst is what two seconds allow
        self._patience_s = limits.flood_seconds
        self._full_at = 0.0
        self._waits_since = 0.0  # 0: nothing waits

    def take(self) -> bool:
        """Take a token for a frame. Returns False if none is left: the frame has to wait."""
        now = monotonic()
        full_at = (self._full_at if self._full_at > now else now) + self._token_s
        if full_at - now > self._longest_s:
            return False
        self._full_at = full_at
        return True

    def charge(self, tokens: float) -> None:
        """Take tokens for what a frame has cost besides. If there are not so many, later frames wait for longer."""
        self._full_at = max(self._full_at, monotonic()) + tokens * self._token_s

    def wait_s(self) -> float:
        """Note that a frame waits. Returns for how long."""
        now = monotonic()
        if not self._waits_since:
            self._waits_since = now
            COUNTERS.sockets_throttled += 1
        wait = max(SHORTEST_S, self._full_at + self._token_s - self._longest_s - now)
        COUNTERS.sockets_throttled_seconds += wait
        return wait

    def caught_up(self) -> None:
        """Note that nothing waits any more."""
        self._waits_since = 0.0

    @property
    def is_flooded(self) -> bool:
        """Whether something has waited for too long, all the time."""
        return bool(self._waits_since) and monotonic() - self._waits_since > self._patience_s
