"""Counts connections, in all and from each address, and decides which of them makes room when the house is full.

People with a seat come first, then those whose address has the fewest connections. A connection without a seat gives way to
one with a seat, or to one from an address that has fewer: the one that has been idle for the longest, of the address that
has the most. An address that has more than its share of all places, an eighth, gives way to those who have far fewer, seat
or not. So nobody can take all places, and nobody can keep out who has no seat yet (decision 22).
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Literal, Protocol

from madcap.server.counters import COUNTERS
from madcap.server.errors import HouseFull, MadeRoom, TooManySockets
from madcap.server.limits.address import Address, Network
from madcap.server.limits.crowds import Crowds

LONG_IDLE_S = 600.0  # after which any connection with a seat gives way, but only to another one with a seat
CROWDED = 1 / 8  # of what an address may have: beyond it, who plays there gives way to players. By default 50
SHARE = 1 / 8  # of all places: beyond it, they give way to anybody. By default 250, more than a class of two hundred
WIDEST = 1 / 4  # of all places: no wider network may have more, whatever its factor
MANY_SEATS = 5  # of one player: more than anybody plays at
UNKNOWN_ORIGIN: Final = (Network(""),)  # where connections without an address are counted

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
        self._share = max(most, most_per_address) * SHARE  # the second one where one address may have all places
        self._of: Counter[Network] = Counter()
        self._unseated: Crowds[Place] = Crowds()
        self._seated: Crowds[Place] = Crowds()

    @property
    def by_network(self) -> Counter[str]:
        """How many connections each network has, by its name."""
        return Counter({network.name: count for network, count in self._of.items()})

    @property
    def count(self) -> int:
        return self._unseated.members + self._seated.members

    def most_of(self, network: Network) -> int:
        """Return how many connections a network may have."""
        if network.factor == 1:
            return self.most_per_address
        most = min(self.most_per_address * network.factor, int(self.most * WIDEST))
        return max(self.most_per_address, most)

    def has_room(self, address: Address) -> bool:
        """Whether another connection of this address finds a place although no other one makes room for it."""
        return self.count < self.most and all(self._of[one] < self.most_of(one) for one in address or UNKNOWN_ORIGIN)

    def add(
        self, address: Address, owner: Owner, kind: Kind = "unknown", limited: bool = True, player: int = 0
    ) -> Place:
        """Count one more connection; another one may have to make room. Raises HouseFull or TooManySockets.

        An address that many people share, such as a proxy's, is not `limited`.
        """
        address = address or UNKNOWN_ORIGIN
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
        (self._seated if place.seated else self._unseated).add(place)
        self._of.update(place.address)

    def remove(self, place: Place) -> None:
        (self._seated if place.seated else self._unseated).discard(place)
        for network in place.address:
            self._of[network] -= 1
            if not self._of[network]:
                del self._of[network]

    # Who makes room.

    def _make_room_within(self, address: Address, kind: Kind, player: int) -> None:
        """Make room where an address has all its connections: only one of its own can make way, and not for a watcher."""
        for network in address:
            if self._of[network] >= self.most_of(network):
                victim = self._unseated.idlest(network)
                if victim is None and kind == "seated":
                    victim = self._neighbour(network, player)
                if victim is None or kind == "watching":
                    raise TooManySockets()
                _evict(victim)

    def _make_room(self, address: Address, kind: Kind, player: int) -> None:
        victim = self._for_seat(address, player) if kind == "seated" else self._for_newcomer(address, kind)
        if victim is None:
            raise HouseFull("Too many people are here; try again a little later.")
        _evict(victim)

    def _for_newcomer(self, address: Address, kind: Kind) -> Place | None:
        """Return the connection that makes room for somebody who has no seat, or of whom it is not known, if any has to."""
        crowd = self._unseated.fullest()
        own = max(self._unseated.share(one, 1) for one in address)
        if crowd and (kind == "unknown" or self._unseated.share(crowd) > own):
            return self._unseated.idlest(crowd)
        greedy = self._greedy()
        return self._of_greedy(greedy) if greedy and self._is_far_larger(greedy, address) else None

    def _for_seat(self, address: Address, player: int) -> Place | None:
        """Return the connection that makes room for one with a seat, if any has to."""
        crowd = self._unseated.fullest()
        watcher = self._unseated.idlest(crowd) if crowd else None
        if watcher is None:
            return self._seated_for_seat(address, player)
        greedy = self._greedy()
        if greedy is None or not self._is_far_larger(greedy, watcher.address):
            return watcher
        if self._own(address) >= self._share:
            return self._own_for_seat(address, player)
        return self._of_greedy(greedy)

    def _greedy(self) -> Network | None:
        """Return the network with the most seats, if these are more than its share of all places.

        What is a crowd here does not depend on the size of its network: otherwise three large ones could take all places.
        """
        crowd = self._seated.largest()
        return crowd if crowd and self._seated[crowd] > self._share else None

    def _of_greedy(self, network: Network) -> Place | None:
        return self._unseated.idlest(network) or self._of_seats(network)

    def _is_far_larger(self, crowd: Network, address: Address) -> bool:
        """Whether a network has more than twice as many connections as an address, with one more of it."""
        return self._of[crowd] > 2 * self._own(address) + 1

    def _own(self, address: Address) -> int:
        """Return how many connections an address has, with its whole network."""
        return max(self._of[one] for one in address)

    def _of_seats(self, network: Network) -> Place | None:
        """Return the connection of a network with the least need of its seat."""
        return self._seated.of_many(network, MANY_SEATS) or self._seated.idlest(network)

    def _own_for_seat(self, address: Address, player: int) -> Place | None:
        """Return a connection of the same address that makes room for one with a seat."""
        watchers = (self._unseated.idlest(network) for network in address)
        neighbours = (self._neighbour(network, player) for network in address)
        return next((one for one in (*watchers, *neighbours) if one), None)

    # Who makes room where every place has a seat.

    def _seated_for_seat(self, address: Address, player: int) -> Place | None:
        """Return the connection with a seat that makes room for another one with a seat, if any has to."""
        crowd = self._seated.largest()
        if crowd is None:
            return None
        if self._of[crowd] > self.most_per_address * CROWDED and self._is_far_larger(crowd, address):
            return self._of_seats(crowd)
        return self._long_idle(address) or self._own_for_seat(address, player)

    def _neighbour(self, network: Network, player: int) -> Place | None:
        """Return a connection of the same network: of somebody else with many seats, or one where nothing happens."""
        idlest = self._seated.idlest(network)
        if idlest and _is_long_idle(idlest):
            return idlest
        return self._seated.of_many(network, MANY_SEATS, player)

    def _long_idle(self, address: Address) -> Place | None:
        """Return a connection where nothing happens, of one of the fullest networks that have more than this address."""
        own = max(self._of[one] / one.factor for one in address)
        for share, network in self._seated.by_share():
            if share <= own + 1:
                return None
            idlest = self._seated.idlest(network)
            if idlest and _is_long_idle(idlest):
                return idlest
        return None


def _is_long_idle(place: Place) -> bool:
    return place.idle_since < monotonic() - LONG_IDLE_S


def _evict(place: Place) -> None:
    COUNTERS.connections_evicted += 1
    owner = place.owner
    place.leave()
    owner.evict(MadeRoom.code)
