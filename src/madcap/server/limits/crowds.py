"""Finds the network with the most connections, and of a network the connection that has been idle for the longest.

Both are asked for when the house is full, perhaps by each connection that a stranger opens. So neither looks at everybody:
counts are kept in order while they change, and the order of idle times is corrected for a few connections with each question.
"""

from collections.abc import Hashable, Iterator
from heapq import heapify, heappop, heappush, heapreplace, merge
from itertools import count, islice
from typing import Final, Generic, Protocol, TypeVar

from madcap.server.limits.address import Address, Network

LOOKS: Final = 16  # at connections or networks, with a question
SLACK: Final = 16  # entries of connections that are gone, before an order is made anew

Key = TypeVar("Key", bound=Hashable)


class Member(Protocol):
    """What a crowd needs of a connection."""

    address: Address
    player: int  # 0: unknown

    @property
    def idle_since(self) -> float:
        """Return when anything was sent or received last. It never goes back."""


One = TypeVar("One", bound=Member)


class Ranking(Generic[Key]):
    """Counts that change by one, of which the highest is known at any time."""

    def __init__(self) -> None:
        self._counts: dict[Key, int] = {}
        self._by_count: dict[int, dict[Key, None]] = {}
        self._highest = 0

    def __getitem__(self, key: Key) -> int:
        return self._counts.get(key, 0)

    @property
    def top(self) -> Key | None:
        """The key with the highest count; of several, the one that has had it for the longest."""
        return next(iter(self._by_count[self._highest])) if self._counts else None

    def add(self, key: Key, more: int = 1) -> None:
        """Count one more of a key, or one less."""
        before = self._counts.pop(key, 0)
        after = before + more
        if before:
            alike = self._by_count[before]
            del alike[key]
            if not alike:
                del self._by_count[before]
        if after:
            self._counts[key] = after
            self._by_count.setdefault(after, {})[key] = None
        if after > self._highest or self._highest not in self._by_count:
            self._highest = after

    def falling(self) -> Iterator[tuple[int, Key]]:
        """Return all counts and their keys, the highest first. There are few different counts."""
        for number in sorted(self._by_count, reverse=True):
            for key in self._by_count[number]:
                yield number, key


class IdleOrder(Generic[One]):
    """Connections, of which the idlest is found with a few looks.

    A heap has them by what was known when it looked last. With each question, those on top that were in use since are put
    back. If these are more than `LOOKS`, the idlest of the others may be overlooked until the next question.
    """

    def __init__(self) -> None:
        self.members: dict[One, None] = {}
        self._heap: list[tuple[float, int, One]] = []
        self._entries = count()

    def add(self, member: One) -> None:
        self.members[member] = None
        heappush(self._heap, (member.idle_since, next(self._entries), member))

    def discard(self, member: One) -> None:
        del self.members[member]
        if len(self._heap) > 2 * len(self.members) + SLACK:
            self._heap = [(one.idle_since, next(self._entries), one) for one in self.members]
            heapify(self._heap)

    def idlest(self) -> One | None:
        """Return the connection that has been idle for the longest."""
        seen = list[One]()
        for _ in range(LOOKS):
            self._drop_gone()
            if not self._heap:
                return None
            noted, _, member = self._heap[0]
            seen.append(member)
            if member.idle_since <= noted:
                break
            heapreplace(self._heap, (member.idle_since, next(self._entries), member))
        return min(seen, key=_idle_since)

    def _drop_gone(self) -> None:
        while self._heap and self._heap[0][2] not in self.members:
            heappop(self._heap)


class Group(IdleOrder[One]):
    """The connections of a network."""

    def __init__(self) -> None:
        super().__init__()
        self._of_player: dict[int, dict[One, None]] = {}
        self._players = Ranking[int]()

    def add(self, member: One) -> None:
        super().add(member)
        if member.player:
            self._players.add(member.player)
            self._of_player.setdefault(member.player, {})[member] = None

    def discard(self, member: One) -> None:
        super().discard(member)
        if member.player:
            self._players.add(member.player, -1)
            del self._of_player[member.player][member]
            if not self._of_player[member.player]:
                del self._of_player[member.player]

    def of_many(self, many: int, but: int = 0) -> One | None:
        """Return an idle connection of the player who has the most, if these are `many`, and the player is not this one.

        It is the idlest of their oldest ones.
        """
        player = self._players.top
        if player is None or player == but or self._players[player] < many:
            return None
        return min(islice(self._of_player[player], LOOKS), key=_idle_since)


class Crowds(Generic[One]):
    """The connections of each network, in all or of one kind."""

    def __init__(self) -> None:
        self._groups: dict[Network, Group[One]] = {}
        self._ranks: dict[int, Ranking[Network]] = {}  # of the networks with the same factor
        self.members = 0

    def __getitem__(self, network: Network) -> int:
        """Return how many connections a network has."""
        return self._ranks[network.factor][network] if network.factor in self._ranks else 0

    def add(self, member: One) -> None:
        self.members += 1
        for network in member.address:
            if network not in self._groups:
                self._groups[network] = Group()
            self._groups[network].add(member)
            self._ranks.setdefault(network.factor, Ranking()).add(network)

    def discard(self, member: One) -> None:
        self.members -= 1
        for network in member.address:
            group = self._groups[network]
            group.discard(member)
            self._ranks[network.factor].add(network, -1)
            if not group.members:
                del self._groups[network]

    def idlest(self, network: Network) -> One | None:
        """Return the connection of a network that has been idle for the longest."""
        group = self._groups.get(network)
        return group.idlest() if group else None

    def of_many(self, network: Network, many: int, but: int = 0) -> One | None:
        """Return a connection of the player of a network who has the most, if these are `many`."""
        group = self._groups.get(network)
        return group.of_many(many, but) if group else None

    def largest(self) -> Network | None:
        """Return the network that has the most connections."""
        return max(self._tops(), key=self.__getitem__, default=None)

    def fullest(self) -> Network | None:
        """Return the network that has the most connections, compared with how many it may have."""
        return max(self._tops(), key=self.share, default=None)

    def share(self, network: Network, more: int = 0) -> float:
        """Return how many connections a network has, compared with how many it may have."""
        return (self[network] + more) / network.factor

    def by_share(self) -> Iterator[tuple[float, Network]]:
        """Return a few networks with their shares, the fullest first."""
        ranks = [[(number / factor, one) for number, one in _few(rank)] for factor, rank in self._ranks.items()]
        return islice(merge(*ranks, key=lambda line: line[0], reverse=True), LOOKS)

    def _tops(self) -> Iterator[Network]:
        return (top for rank in self._ranks.values() if (top := rank.top) is not None)


def _few(rank: Ranking[Key]) -> Iterator[tuple[int, Key]]:
    return islice(rank.falling(), LOOKS)


def _idle_since(member: Member) -> float:
    return member.idle_since
