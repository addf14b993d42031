"""Rate limits: how often a player or an address may do something."""

import time
from operator import itemgetter

from madcap.server.counters import COUNTERS
from madcap.server.errors import TooManyPlayers, TooManyRequests, TooManyTables
from madcap.server.limits.address import Address, Network, address_of, is_proxy
from madcap.server.limits.address_notes import AddressNotes
from madcap.server.limits.bans import Bans
from madcap.server.limits.connections import Places
from madcap.server.limits.settings import Limits

MINUTE_S = 60.0
DAY_MINUTES = 24 * 60
REMEMBERED = 10_000  # buckets; those that are full need not be remembered
MANY = 5  # times as many, at most, if none of them is full
UNKNOWN: Address = (Network("unknown"),)  # whoever comes without an address
TINY = 1e-9
ROUNDING = 1 + 1e-9


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
    """A bucket for each player or network, which allows so many actions a minute, and `burst` at once (by default as many).

    Of each bucket only the time is kept when it will be full again. A network of several addresses' share fills so many times
    faster, so that all buckets are empty when that time is `_longest` ahead.
    """

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self.per_minute = per_minute
        self._per_second = max(per_minute, TINY) / MINUTE_S
        self._longest = (per_minute if burst is None else burst) / self._per_second
        self._full_at: dict[int | str, float] = {}
        self._forget_at = 0  # buckets

    def allows(self, who: int | Address, cost: float = 1.0) -> bool:
        """Whether an action of this player or address is within the limit. It is not counted."""
        now = time.monotonic()
        return self._is_within(self._after(who, cost, now), now)

    def take(self, who: int | Address, cost: float = 1.0) -> bool:
        """Count an action of this player, or of all networks of this address. If any is beyond its limit, none counts it.

        An action that costs the server as much as several others has their `cost`. Returns whether it is within the limit.
        """
        now = time.monotonic()
        after = self._after(who, cost, now)
        if not self._is_within(after, now):
            return False
        self._full_at.update(after)
        if len(self._full_at) > max(REMEMBERED, self._forget_at):
            self._forget(now)
        return True

    def _after(self, who: int | Address, cost: float, now: float) -> dict[int | str, float]:
        """Return when each bucket would be full again after an action."""
        parts: tuple[tuple[int | str, int], ...] = ((who, 1),) if isinstance(who, int) else who
        full_at, cost_s = self._full_at, cost / self._per_second
        return {name: max(now, full_at.get(name, now)) + cost_s / factor for name, factor in parts}

    def _is_within(self, after: dict[int | str, float], now: float) -> bool:
        return all(at - now <= self._longest * ROUNDING for at in after.values())

    def _forget(self, now: float) -> None:
        """Forget the buckets that are full; of too many others, those that are nearly full."""
        kept = {one: at for one, at in self._full_at.items() if at > now}
        if len(kept) > MANY * REMEMBERED:
            kept = dict(sorted(kept.items(), key=itemgetter(1))[-MANY * REMEMBERED // 2 :])
        self._full_at, self._forget_at = kept, 2 * len(kept)


class Quotas:
    """The counters of a running server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = Places(limits.sockets, limits.sockets_per_address)
        self.bans = Bans()
        self.addresses = AddressNotes()
        self._newcomers = RateLimit(limits.players_per_minute)
        self._newcomers_in_a_day = RateLimit(limits.players_per_day / DAY_MINUTES, limits.players_per_day)
        self._tables_of_player = RateLimit(limits.tables_per_minute)
        self._tables_of_address = RateLimit(limits.tables_per_address)
        self._tables_in_a_day = RateLimit(limits.tables_per_day / DAY_MINUTES, limits.tables_per_day)
        self._budget = RateLimit(limits.requests_per_minute)

    def address(self, host: str | None) -> Address:
        """Return what a host counts as."""
        return address_of(host, self.limits.ipv6_prefix)

    def count_newcomer(self, address: Address) -> None:
        """Count a new player. Raises TooManyPlayers."""
        if not (self._newcomers.take(address) and self._newcomers_in_a_day.take(address)):
            raise TooManyPlayers()

    def count_table(self, player: int, address: Address | None = None) -> None:
        """Count a new table, or another game of the same people. Raises TooManyTables."""
        if not self._tables_of_player.take(player):
            raise TooManyTables()
        if address and not (self._tables_of_address.take(address) and self._tables_in_a_day.take(address)):
            raise TooManyTables()
        if address:
            self.addresses.made_table(address)

    def count_request(self, host: str) -> bool:
        """Count a request, which costs at least one token of its address's budget. Returns whether it is within the limit.

        Requests from this machine do not count: a proxy sends them without its clients' addresses, and no client may use
        up what all the others need.
        """
        return is_proxy(host, self.limits.trusted_proxies) or self._budget.take(self.address(host))

    def can_pay(self, address: Address, tokens: float) -> bool:
        """Take tokens of an address's budget for what costs more than a request. Returns False if it has too few.

        Whatever comes from this machine counts here, too: what is expensive must not be unlimited for anybody.
        """
        can_pay = self._budget.take(address or UNKNOWN, tokens)
        COUNTERS.requests_refused["cost"] += not can_pay
        return can_pay

    def spend(self, address: Address, tokens: float) -> None:
        """Take tokens of an address's budget. Raises TooManyRequests if it has too few."""
        if not self.can_pay(address, tokens):
            raise TooManyRequests()
