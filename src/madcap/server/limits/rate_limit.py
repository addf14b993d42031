"""Rate limits: how often a player or an address may do something."""

import asyncio
from collections.abc import Iterable, Mapping
from heapq import heappop, heappush, heapreplace
from math import floor
from time import monotonic
from types import MappingProxyType
from typing import NamedTuple

from madcap.server.counters import COUNTERS
from madcap.server.errors import TooManyPlayers, TooManyRequests, TooManyTables
from madcap.server.limits.address import OF_THE_LOOP, Address, Network, address_of, is_proxy
from madcap.server.limits.address_notes import AddressNotes
from madcap.server.limits.assured_requests import AssuredRequests
from madcap.server.limits.bans import Bans
from madcap.server.limits.connections import Places
from madcap.server.limits.settings import Limits

MINUTE_S = 60.0
DAY_MINUTES = 24 * 60
REMEMBERED = 50_000  # buckets; those that are full need not be remembered
LOOKS = 8  # at remembered buckets with each action: it adds three, at most
MESSAGES_AT_ONCE_S = 5.0  # what an address may send in this time, it may send at once
SEATED_PLAYERS = 2  # that are remembered, for each socket that there may be
UNKNOWN_PAYER: Address = (Network("unknown"),)  # pays for whoever comes without an address
ALONE_SHARE = 0.25  # of an address's bots' moves, in addition, for tables where bots play alone
TINY = 1e-9
ROUNDING = 1 + 1e-9


class Budget(NamedTuple):
    """What is left of something that is limited, and how much there is when nothing is used."""

    left: int
    most: int


class RateLimit:
    """A bucket for each player or network, which allows so many actions a minute, and `burst` at once (by default as many).

    Of each bucket only the time is kept when it will be full again. A network of several addresses' share fills so many times
    faster (`factors` are other multiples than those of the networks), so that all buckets are empty when that time is
    `_longest` ahead. With each action, a few buckets are forgotten
    that are full; and if there are too many others, those that are the nearest to it.
    """

    def __init__(
        self, per_minute: float, burst: float | None = None, factors: Mapping[int, int] = MappingProxyType({})
    ) -> None:
        self.per_minute = per_minute
        self._factors = factors
        self._per_second = max(per_minute, TINY) / MINUTE_S
        self._longest = (per_minute if burst is None else burst) / self._per_second
        self._full_at: dict[str, float] = {}
        self._soonest: list[tuple[float, str]] = []  # a heap of all buckets; some are fuller there than they are by now

    def allows(self, who: int | Address, cost: float = 1.0) -> bool:
        """Whether an action of this player or address is within the limit. It is not counted."""
        return self.wait_s(who, cost) <= 0

    def wait_s(self, who: int | Address, cost: float = 1.0) -> float:
        """Return how long it takes until an action of this player or address is within the limit; 0 or less if it is."""
        now = monotonic()
        return max(self._after(who, cost, now).values(), default=now) - now - self._longest * ROUNDING

    def take(self, who: int | Address, cost: float = 1.0) -> bool:
        """Count an action of this player, or of all networks of this address. If any is beyond its limit, none counts it.

        An action that costs the server as much as several others has their `cost`. Returns whether it is within the limit.
        """
        now = monotonic()
        after = self._after(who, cost, now)
        latest = now + self._longest * ROUNDING
        if any(at > latest for at in after.values()):
            return False
        self._count(after, now)
        return True

    def charge(self, who: int | Address, cost: float) -> None:
        """Count an action that cannot be refused. Buckets with too few tokens are in debt then, at most by what they hold."""
        now = monotonic()
        deepest = now + 2 * self._longest
        self._count({name: min(at, deepest) for name, at in self._after(who, cost, now).items()}, now)

    def reserve(self, who: int | Address, cost: float = 1.0) -> float:
        """Count an action in any case, and return in how many seconds it is within the limit.

        Each action has its own moment, one after the other: whoever waits for it need not ask again.
        """
        now = monotonic()
        after = self._after(who, cost, now)
        self._count(after, now)
        late = max(after.values()) - now
        return late - self._longest if late > self._longest * ROUNDING else 0.0

    def give_back(self, who: int | Address, cost: float = 1.0) -> None:
        """Give back what was reserved for an action that does not happen."""
        for name, factor in self._parts(who):
            if name in self._full_at:
                self._full_at[name] -= cost / self._per_second / factor

    def left(self, network: Network) -> Budget:
        """How many actions a network may still take now."""
        share = self._per_second * self._factors.get(network.factor, network.factor)
        used = max(0.0, self._full_at.get(network.name, 0.0) - monotonic()) * share
        return Budget(max(0, floor((self._longest * share - used) * ROUNDING)), round(self._longest * share))

    def _count(self, after: dict[str, float], now: float) -> None:
        for name, at in after.items():
            if name not in self._full_at:
                heappush(self._soonest, (at, name))
            self._full_at[name] = at
        self._forget_some(now)

    def _after(self, who: int | Address, cost: float, now: float) -> dict[str, float]:
        """Return when each bucket would be full again after an action."""
        full_at, cost_s = self._full_at, cost / self._per_second
        return {name: max(now, full_at.get(name, now)) + cost_s / factor for name, factor in self._parts(who)}

    def _parts(self, who: int | Address) -> Iterable[tuple[str, int]]:
        """Return the buckets of a player or an address, with their factors."""
        if isinstance(who, int):
            return ((str(who), 1),)
        if not self._factors or len(who) == 1:
            return who
        return [(name, self._factors.get(factor, factor)) for name, factor in who]

    def _forget_some(self, now: float) -> None:
        """Look at a few buckets, and forget those that are full or, of too many, the nearest to it."""
        for _ in range(LOOKS):
            if not self._soonest or (self._soonest[0][0] > now and len(self._full_at) <= REMEMBERED):
                return
            at, name = self._soonest[0]
            if self._full_at[name] > at:  # something was taken since
                heapreplace(self._soonest, (self._full_at[name], name))
            else:
                heappop(self._soonest)
                del self._full_at[name]


class Share:
    """What one address may still use of a limit."""

    def __init__(self, limit: RateLimit, address: Address) -> None:
        self._limit, self._address = limit, address

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens. Returns False if there are too few."""
        return self._limit.take(self._address, cost)

    def give_back(self, cost: float = 1.0) -> None:
        """Give back tokens that were not used."""
        self._limit.give_back(self._address, cost)

    def wait_s(self, cost: float = 1.0) -> float:
        """Return how long it takes until there are so many tokens."""
        return self._limit.wait_s(self._address, cost)


class BotMoves:
    """The moves that bots may make for an address. What is beyond its budget waits, and nothing is refused.

    Tables where bots play alone have a smaller budget of their own: however many there are, no person waits for their moves.
    """

    def __init__(self, limits: Limits) -> None:
        self._with_people = self._budgets(limits, 1.0)
        self._alone = self._budgets(limits, ALONE_SHARE)

    @staticmethod
    def _budgets(limits: Limits, share: float) -> tuple[RateLimit, RateLimit]:
        a_minute, a_day = share * limits.bot_moves_per_minute, share * limits.bot_moves_per_day
        return RateLimit(a_minute, factors=OF_THE_LOOP), RateLimit(a_day / DAY_MINUTES, a_day, OF_THE_LOOP)

    def left(self, network: Network) -> dict[str, Budget]:
        """Return what a network has left of each of its budgets."""
        (minute, day), (alone, alone_day) = self._with_people, self._alone
        return {
            "bots' moves": minute.left(network),
            "bots' moves in a day": day.left(network),
            "bots' moves alone": alone.left(network),
            "bots' moves alone in a day": alone_day.left(network),
        }

    async def wait(self, address: Address, alone: bool) -> None:
        """Wait until a bot may move for this address, at a table where bots play `alone` or with people."""
        budgets, payer = self._alone if alone else self._with_people, address or UNKNOWN_PAYER
        delay = max([budget.reserve(payer) for budget in budgets])
        if delay > 0:
            COUNTERS.bot_moves_delayed += 1
            try:
                await asyncio.sleep(delay)
            except asyncio.CancelledError:  # somebody moved, or the table stands still: this move is not made
                for budget in budgets:
                    budget.give_back(payer)
                raise


class Quotas:
    """The counters of a running server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = Places(limits.sockets, limits.sockets_per_address)
        self.bans = Bans()
        self.addresses = AddressNotes()
        self.assured = AssuredRequests(SEATED_PLAYERS * limits.sockets)
        self._newcomers = RateLimit(limits.players_per_minute)
        self._newcomers_in_a_day = RateLimit(limits.players_per_day / DAY_MINUTES, limits.players_per_day)
        self._tables_of_player = RateLimit(limits.tables_per_minute)
        self._tables_of_address = RateLimit(limits.tables_per_address)
        self._tables_in_a_day = RateLimit(limits.tables_per_day / DAY_MINUTES, limits.tables_per_day)
        self._kept_in_a_day = RateLimit(limits.kept_per_day / DAY_MINUTES, limits.kept_per_day, OF_THE_LOOP)
        self._budget = RateLimit(limits.requests_per_minute, factors=OF_THE_LOOP)
        self.bot_moves = BotMoves(limits)
        self._moves = RateLimit(limits.moves_per_day / DAY_MINUTES, limits.moves_per_day, OF_THE_LOOP)
        per_second = limits.messages_per_address
        self._messages = RateLimit(MINUTE_S * per_second, MESSAGES_AT_ONCE_S * per_second, OF_THE_LOOP)

    def address(self, host: str | None) -> Address:
        """Return what a host counts as."""
        return address_of(host, self.limits.ipv6_prefix)

    def budgets(self, network: Network) -> dict[str, Budget]:
        """What a network has left of each of its budgets."""
        return {
            "requests": self._budget.left(network),
            "tables": self._tables_of_address.left(network),
            "tables in a day": self._tables_in_a_day.left(network),
            "kept games in a day": self._kept_in_a_day.left(network),
            "players": self._newcomers.left(network),
            "players in a day": self._newcomers_in_a_day.left(network),
            "messages": self._messages.left(network),
            "moves in a day": self._moves.left(network),
            **self.bot_moves.left(network),
        }

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

    def count_kept(self, address: Address) -> None:
        """Count a finished game that somebody wants to keep. Raises TooManyRequests."""
        if not self._kept_in_a_day.take(address):
            COUNTERS.requests_refused["kept"] += 1
            raise TooManyRequests()

    def messages(self, host: str) -> Share | None:
        """Return what all pages of an address share of the messages that they may send; None if that is not limited."""
        return self._share(self._messages, host)

    def moves(self, host: str) -> Share | None:
        """Return what all pages of an address share of the moves that they may make in a day; None if that is not limited."""
        return self._share(self._moves, host)

    def _share(self, limit: RateLimit, host: str) -> Share | None:
        """Return an address's share of a limit. A proxy that hides addresses has none: all would wait for all others."""
        if is_proxy(host, self.limits.trusted_proxies):
            return None
        return Share(limit, self.address(host) or UNKNOWN_PAYER)

    def count_request(self, host: str, tokens: float = 1.0) -> bool:
        """Count a request, which costs at least one token of its address's budget. Returns whether it is within the limit.

        Requests from this machine do not count: a proxy sends them without its clients' addresses, and no client may use
        up what all the others need.
        """
        return is_proxy(host, self.limits.trusted_proxies) or self._budget.take(self.address(host), tokens)

    def has_requests(self, address: Address, tokens: float = 1.0) -> bool:
        """Whether an address has so many tokens of its budget left. Nothing is taken."""
        return self._budget.allows(address, tokens)

    def can_pay(self, address: Address, tokens: float) -> bool:
        """Take tokens of an address's budget for what costs more than a request. Returns False if it has too few.

        Whatever comes from this machine counts here, too: what is expensive must not be unlimited for anybody.
        """
        can_pay = self._budget.take(address or UNKNOWN_PAYER, tokens)
        COUNTERS.requests_refused["cost"] += not can_pay
        return can_pay

    def spend(self, address: Address, tokens: float) -> None:
        """Take tokens of an address's budget. Raises TooManyRequests if it has too few."""
        if not self.can_pay(address, tokens):
            raise TooManyRequests()

    def charge(self, address: Address, tokens: float) -> None:
        """Take tokens of an address's budget for what nobody may be refused. If it has too few, it owes them.

        Until they are paid back, everything else that comes from there is refused, but for what is assured to seated players.
        """
        self._budget.charge(address or UNKNOWN_PAYER, tokens)
