"""Rate limits: how often a player or an address may do something."""

import time

from madcap.server.errors import TooManyPlayers, TooManyRequests, TooManyTables
from madcap.server.limits.connections import PROXIES, ConnectionCount, address_of
from madcap.server.limits.settings import Limits

MINUTE_S = 60.0
REMEMBERED = 10_000  # buckets; those that are full need not be remembered


class Bucket:
    """A token bucket: `burst` actions at once, and `per_second` in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.allowance = burst
        self.counted = time.monotonic()

    def take(self) -> bool:
        """Take one token. Returns False if none is left."""
        self.fill()
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    def fill(self) -> float:
        """Add the tokens that are due by now, and return how many there are."""
        now = time.monotonic()
        self.allowance = min(self.burst, self.allowance + (now - self.counted) * self.per_second)
        self.counted = now
        return self.allowance


class RateLimit:
    """A bucket for each player or address, which allows so many actions a minute."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: dict[int | str, Bucket] = {}

    def take(self, key: int | str) -> bool:
        """Count one action of this player or address. Returns False if it is beyond the limit."""
        if len(self._buckets) > REMEMBERED:
            self._buckets = {one: bucket for one, bucket in self._buckets.items() if bucket.fill() < bucket.burst}
        fresh = Bucket(self.per_minute, self.per_minute / MINUTE_S)
        return self._buckets.setdefault(key, fresh).take()


class Quotas:
    """The counters of a running server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = ConnectionCount(limits.sockets, limits.sockets_per_address)
        self._newcomers = RateLimit(limits.players_per_minute)
        self._tables_of_player = RateLimit(limits.tables_per_minute)
        self._tables_of_address = RateLimit(limits.tables_per_address)
        self._readings = RateLimit(limits.readings_per_minute)

    def count_newcomer(self, address: str) -> None:
        """Count a new player. Raises TooManyPlayers."""
        if not self._newcomers.take(address):
            raise TooManyPlayers()

    def count_table(self, player: int, address: str | None = None) -> None:
        """Count a new table, or another game of the same people. Raises TooManyTables."""
        if not self._tables_of_player.take(player) or (address and not self._tables_of_address.take(address)):
            raise TooManyTables()

    def count_reading(self, host: str) -> None:
        """Count a request for which a finished game is played again. Raises TooManyRequests.

        Requests from this machine do not count, like all that a proxy sends without its clients' addresses.
        """
        if host not in PROXIES and not self._readings.take(address_of(host)):
            raise TooManyRequests()
