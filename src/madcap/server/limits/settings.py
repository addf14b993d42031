"""How much of the server anybody may take, so that the others notice nothing. Every limit is an option of `madcap serve`.

The defaults are for a class of forty behind one address, with room to spare.
"""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from msgspec import Struct

from madcap.engine.errors import Refusal

MINUTE_S = 60.0
PROXIES = ("127.0.0.1", "::1")  # everybody behind a proxy on this machine shares its address
REMEMBERED = 10_000  # buckets; those that are full need not be remembered


class Limits(Struct, frozen=True):
    """The settings."""

    sockets: int = 2000  # pages open at tables, in all
    sockets_per_address: int = 400
    tables: int = 2000  # in memory at once
    tables_per_minute: int = 20  # made by a player
    tables_per_address: int = 240  # made in a minute
    players_per_minute: int = 240  # newcomers from an address
    requests_per_minute: int = 6000  # of any kind, from an address; a class that opens the page needs a quarter of them
    messages_per_second: float = 20.0  # from a socket, in the long run; twice as many at once
    queue: int = 64  # messages that may wait for a browser; one that falls further behind gets a fresh state instead
    request_seconds: float = 15.0  # for a whole request to arrive
    silence_seconds: float = 40.0  # that a connection may neither answer nor take what is sent
    idle_minutes: float = 720.0  # that a page may stay at a table where nothing happens


class TooMany(Refusal):
    """Refused not for what it is, but because there was so much of it."""


class TooManyTables(TooMany):
    code = "too-many-tables"


class TooManyPlayers(TooMany):
    code = "too-many-players"


class TooManySockets(TooMany):
    code = "too-many-sockets"


class HouseFull(TooMany):
    code = "house-full"


class Bucket:
    """So much at once, and so much a second in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self.allowance = burst
        self.counted = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the allowance; it is taken then."""
        self.fill()
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    def fill(self) -> float:
        """The allowance by now."""
        now = time.monotonic()
        self.allowance = min(self.burst, self.allowance + (now - self.counted) * self.per_second)
        self.counted = now
        return self.allowance


class Rates:
    """How often each of many may do something in a minute."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._buckets: dict[int | str, Bucket] = {}

    def take(self, whose: int | str) -> bool:
        if len(self._buckets) > REMEMBERED:
            self._buckets = {key: one for key, one in self._buckets.items() if one.fill() < one.burst}
        fresh = Bucket(self.per_minute, self.per_minute / MINUTE_S)
        return self._buckets.setdefault(whose, fresh).take()


class Crowd:
    """Who is here, in all and from each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most, self.most_per_address = most, most_per_address
        self._here: Counter[str] = Counter()
        self.count = 0

    def come(self, address: str, counted: bool = True) -> None:
        """One more; raises TooMany. Where many share an address, as behind a proxy, it is not `counted`."""
        if self.count >= self.most:
            raise HouseFull("Too many people are here; try again a little later.")
        if counted and self._here[address] >= self.most_per_address:
            raise TooManySockets("Too many pages are open from this address; close some.")
        self.count += 1
        self._here[address] += 1

    def leave(self, address: str) -> None:
        self.count -= 1
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]

    @contextmanager
    def stay(self, address: str) -> Iterator[None]:
        self.come(address)
        try:
            yield
        finally:
            self.leave(address)


class Quotas:
    """What is counted while the server runs."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = Crowd(limits.sockets, limits.sockets_per_address)
        self._newcomers = Rates(limits.players_per_minute)
        self._makers = Rates(limits.tables_per_minute)
        self._making_addresses = Rates(limits.tables_per_address)

    def count_newcomer(self, address: str) -> None:
        if not self._newcomers.take(address):
            raise TooManyPlayers("Too many newcomers from this address; wait a minute.")

    def count_table(self, player: int, address: str | None = None) -> None:
        """A player makes a table, or another game of the same people."""
        if not self._makers.take(player) or (address and not self._making_addresses.take(address)):
            raise TooManyTables("Too many tables in a short time; wait a minute.")


@lru_cache(maxsize=REMEMBERED)
def address_of(host: str | None) -> str:
    """What is counted as one address: of IPv6, whose owners have billions of them, the network."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
