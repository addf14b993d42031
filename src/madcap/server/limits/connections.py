"""Counts connections, in all and from each address, and decides which of them makes room when the house is full.

People with a seat come first, then those whose address has the fewest connections. A connection without a seat gives way to
one with a seat, or to one from an address that has fewer: the one that has been idle for the longest, of the address that
has the most. Where every place has a seat, one of a crowded address gives way to a seat from an address that has far fewer,
and one of a player with many seats gives way to a neighbour's. So nobody can take all places (decision 22).
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from time import monotonic
from typing import Any, Final, Literal, Protocol

from madcap.server.counters import COUNTERS
from madcap.server.errors import HouseFull, MadeRoom, TooManySockets
from madcap.server.limits.address import Address, Network
from madcap.server.limits.settings import Limits

SPARE = 64  # connections beyond those at tables and a quarter more, so that the page can say why a socket was refused
LOOK_S = 1.0  # between two looks at what is unread
LONG_IDLE_S = 600.0  # after which any connection with a seat gives way, but only to another one with a seat
CROWDED = 1 / 8  # of what an address may have: beyond it, who plays there gives way. By default 50, more than a class
MANY_SEATS = 5  # of one player: more than anybody plays at
UNKNOWN: Final = (Network(""),)  # the address of those that have none

Kind = Literal[
    "seated", "watching", "unknown"
]  # who comes; of a connection that sends its request later, nothing is known


class Owner(Protocol):
    """What a place needs of its connection."""

    active: float  # when anything was sent or received last, by the monotonic clock

    def evict(self, reason: str) -> None:
        """Close the connection at once, and tell the other end why."""


class _Gone:
    """Stands for a connection that is not counted any more."""

    active = 0.0

    def evict(self, reason: str) -> None:
        """There is nothing to close."""


GONE: Final = _Gone()


class Place:
    """A connection that is counted. It ends its own place when it ends."""

    __slots__ = ("_places", "address", "owner", "player", "seated")

    def __init__(self, places: "Places", address: Address, owner: Owner, seated: bool, player: int = 0) -> None:
        self._places: Places | None = places
        self.address = address
        self.owner: Owner = owner
        self.seated = seated
        self.player = player  # 0: unknown

    @property
    def idle_since(self) -> float:
        return self.owner.active

    def leave(self) -> None:
        """Stop counting the connection. Calling it again does nothing."""
        if self._places:
            self._places.remove(self)
            self._places = None
            self.owner = GONE  # it refers to this place: now both are freed without the garbage collector

    def change(self, seated: bool, address: Address | None = None) -> None:
        """Note that the connection has a seat now, or none, and from which address it really comes."""
        places = self._places
        if places and (seated != self.seated or address):
            places.remove(self)
            self.seated, self.address = seated, address or self.address
            places.insert(self)


class Places:
    """The connections that are open, in all and from each address, and how many there may be."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most, self.most_per_address = most, most_per_address
        self._all: set[Place] = set()
        self._of: Counter[Network] = Counter()
        self._unseated: dict[Network, set[Place]] = {}
        self._seated: dict[Network, set[Place]] = {}

    @property
    def by_network(self) -> Counter[str]:
        """How many connections each network has, by its name."""
        return Counter({network.name: count for network, count in self._of.items()})

    @property
    def count(self) -> int:
        return len(self._all)

    def add(
        self, address: Address, owner: Owner, kind: Kind = "unknown", limited: bool = True, player: int = 0
    ) -> Place:
        """Count one more connection; another one may have to make room. Raises HouseFull or TooManySockets.

        An address that many people share, such as a proxy's, is not `limited`.
        """
        address = address or UNKNOWN
        if limited:
            self._make_room_within(address, kind, player)
        if self.count >= self.most:
            self._make_room(address, kind, player)
        place = Place(self, address, owner, kind == "seated", player)
        self.insert(place)
        return place

    @contextmanager
    def counted(self, address: Address, owner: Owner, kind: Kind, player: int = 0) -> Iterator[Place]:
        """Count a connection for as long as the context lasts."""
        place = self.add(address, owner, kind, player=player)
        try:
            yield place
        finally:
            place.leave()

    def insert(self, place: Place) -> None:
        self._all.add(place)
        self._of.update(place.address)
        alike = self._seated if place.seated else self._unseated
        for network in place.address:
            alike.setdefault(network, set()).add(place)

    def remove(self, place: Place) -> None:
        self._all.discard(place)
        alike = self._seated if place.seated else self._unseated
        for network in place.address:
            self._of[network] -= 1
            if not self._of[network]:
                del self._of[network]
            alike[network].discard(place)
            if not alike[network]:
                del alike[network]

    # Who makes room.

    def _make_room_within(self, address: Address, kind: Kind, player: int) -> None:
        """Make room where an address has all its connections: only one of its own can make way, and not for a watcher."""
        for network in address:
            if self._of[network] >= self.most_per_address * network.factor:
                victim = _idlest(self._unseated.get(network, ()))
                if victim is None and kind == "seated":
                    victim = self._neighbour(network, player)
                if victim is None or kind == "watching":
                    raise TooManySockets()
                _evict(victim)

    def _make_room(self, address: Address, kind: Kind, player: int) -> None:
        victim = self._victim(address, kind, player)
        if victim is None:
            raise HouseFull("Too many people are here; try again a little later.")
        _evict(victim)

    def _victim(self, address: Address, kind: Kind, player: int) -> Place | None:
        """Return the connection that makes room for one more from this address, if any has to."""
        crowd = max(self._unseated, key=self._share, default=None)
        if crowd is None:
            return self._seated_victim(address, player) if kind == "seated" else None
        if kind == "watching" and self._share(crowd) <= max(self._share(one, 1) for one in address):
            return None
        return _idlest(self._unseated[crowd])

    def _share(self, network: Network, more: int = 0) -> float:
        """Return how many connections without a seat a network has, compared with how many it may have."""
        return (len(self._unseated.get(network, ())) + more) / network.factor

    # Who makes room where every place has a seat.

    def _seated_victim(self, address: Address, player: int) -> Place | None:
        """Return the connection with a seat that makes room for another one with a seat, if any has to.

        What is a crowd does not depend on the size of its network: otherwise three large ones could take all places.
        """
        crowd = max(self._seated, key=self._of.__getitem__, default=None)
        if crowd is None:
            return None
        if self._of[crowd] > max(self.most_per_address * CROWDED, 2 * max(self._of[one] for one in address) + 1):
            return _of_many(self._seated[crowd]) or _idlest(self._seated[crowd])
        load, own = max(map(self._load_of, self._seated)), self._load(address)
        victims = (self._neighbour(network, player) for network in address)
        return (self._long_idle(own) if load > own + 1 else None) or next((one for one in victims if one), None)

    def _neighbour(self, network: Network, player: int) -> Place | None:
        """Return a connection of the same network: of somebody else with many seats, or one where nothing happens."""
        places = self._seated.get(network, ())
        idlest = _idlest(places)
        if idlest and idlest.idle_since < monotonic() - LONG_IDLE_S:
            return idlest
        return _of_many(places, player)

    def _long_idle(self, own: float) -> Place | None:
        """Return a connection where nothing happens, of an address that has more than another one with its `own` load."""
        before = monotonic() - LONG_IDLE_S
        idle = [one for one in self._all if one.idle_since < before and self._load(one.address) > own + 1]
        return max(idle, key=lambda one: (self._load(one.address), -one.idle_since), default=None)

    def _load(self, address: Address) -> float:
        """Return how many connections an address has, compared with how many it may have."""
        return max(map(self._load_of, address))

    def _load_of(self, network: Network) -> float:
        return self._of[network] / network.factor


def _of_many(places: Iterable[Place], but: int = 0) -> Place | None:
    """Return the idlest connection of the player who has the most of these, if that is too many for a person."""
    seats = Counter(one.player for one in places if one.player)
    (player, count), *_ = seats.most_common(1) or [(0, 0)]
    if count < MANY_SEATS or player == but:
        return None
    return _idlest(one for one in places if one.player == player)


def _idlest(places: Iterable[Place]) -> Place | None:
    return min(places, key=attrgetter("idle_since"), default=None)


def _evict(place: Place) -> None:
    COUNTERS.connections_evicted += 1
    owner = place.owner
    place.leave()
    owner.evict(MadeRoom.code)


class ConnectionGuard:
    """What all connections of a server share: their number, and the watch over those that do not read."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.places = Places(most_connections(limits), limits.sockets_per_address * 5 // 4 + SPARE)
        self._unread: dict[asyncio.Transport, tuple[float, int]] = {}  # since when, and how many bytes

    async def watch(self, connections: "set[Any]") -> None:
        """Abort connections that take nothing of what waits for them, also while they close. Never returns."""
        while True:
            await asyncio.sleep(LOOK_S)
            now = asyncio.get_running_loop().time()
            transports = [one.transport for one in connections if one.transport is not None]
            self._unread = {one: unread for one in transports if (unread := self._look(one, now))}

    def _look(self, transport: asyncio.Transport, now: float) -> tuple[float, int] | None:
        """Return since when a connection has taken nothing, and how much waits for it; None if nothing does."""
        waiting = transport.get_write_buffer_size()
        if not waiting:
            return None
        since, before = self._unread.get(transport, (now, waiting))
        if waiting < before:
            return now, waiting
        if now - since > self.limits.silence_seconds:
            transport.abort()
        return since, waiting


def most_connections(limits: Limits) -> int:
    """Return how many connections may be open at once."""
    return limits.sockets * 5 // 4 + SPARE
