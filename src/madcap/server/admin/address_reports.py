"""What the operator can look at of addresses: all that are known, or one of them, or a network."""

from collections import Counter
from collections.abc import Iterable
from heapq import nsmallest
from ipaddress import ip_address, ip_network

from msgspec import structs

from madcap.server.admin import reports
from madcap.server.admin.house import House, Visit, in_pieces
from madcap.server.admin.messages import AddressDetails, AddressLine, AddressList, PageLine
from madcap.server.limits.address import IpNetwork, address_of, counted_as
from madcap.server.limits.address_notes import Note
from madcap.server.limits.bans import name_of, network_of
from madcap.server.limits.rate_limit import Budget

UNNOTED = Note()


class Counts:
    """How much each address has, by its name, at this moment."""

    def __init__(self, house: House) -> None:
        self._bans = house.quotas.bans
        self._connections = house.connections.by_network if house.connections else Counter[str]()
        self._sockets = house.quotas.sockets.by_network
        self._notes = house.quotas.addresses.all

    def names(self) -> list[str]:
        """All addresses and networks that are known."""
        return list({**self._connections, **self._sockets, **self._notes})

    def first(self, names: Iterable[str], limit: int) -> list[AddressLine]:
        """Lines about those of these addresses with most open connections, and then those that were refused most."""
        every = ((name, self._notes.get(name, UNNOTED)) for name in names)
        first = nsmallest(
            limit, every, lambda one: (-self._connections[one[0]], -one[1].refusals, -one[1].tables, one[0])
        )
        return [self.line(name) for name, _ in first]

    def line(self, name: str) -> AddressLine:
        """What is known of an address."""
        note = self._notes.get(name, UNNOTED)
        return AddressLine(
            address=name,
            connections=self._connections[name],
            sockets=self._sockets[name],
            tables=note.tables,
            refusals=note.refusals,
            reason=note.reason,
            banned=self._bans.is_banned(name.partition("/")[0]),
        )


def addresses(house: House, limit: int) -> AddressList:
    """The addresses with most open connections, and then those that were refused most."""
    counts = Counts(house)
    return AddressList(counts.first(counts.names(), limit))


async def address(house: House, text: str, limit: int) -> AddressDetails:
    """One address or network: what it counts with, what is known within it, and who is there now."""
    prefix = house.quotas.limits.ipv6_prefix
    network, counts = network_of(text, prefix), Counts(house)
    lines = [*map(counts.line, _around(network, prefix)), *counts.first(await _within(network, counts.names()), limit)]
    visits = [one async for one in in_pieces(house.visits()) if _is_within(one.viewer.host, network)]
    return AddressDetails(
        address=name_of(network),
        lines=lines,
        budgets=[_budgets(house, line.address) async for line in in_pieces(lines)],
        pages=[_page(one) async for one in in_pieces(visits[:limit])],
        pages_open=len(visits),
        bans=house.quotas.bans.overlapping(network),
    )


def _around(network: IpNetwork, prefix: int) -> list[str]:
    """What a network, or the address that it is, counts with: itself, and the wider networks that contain it."""
    counted = [one.name for one in address_of(str(network.network_address), prefix)]
    return [name for name in counted if (one := _parsed(name)) and _is_part(network, one)]


async def _within(network: IpNetwork, names: list[str]) -> list[str]:
    """Those of these addresses and networks that are a part of a network, without itself. A few are compared at a time."""
    own = name_of(network)
    return [name async for name in in_pieces(names) if name != own and _is_within(name, network)]


def _is_within(name: str, network: IpNetwork) -> bool:
    one = _parsed(name)
    return one is not None and _is_part(one, network)


def _is_part(one: IpNetwork, of: IpNetwork) -> bool:
    shift = of.max_prefixlen - of.prefixlen
    longer = one.version == of.version and one.prefixlen >= of.prefixlen
    return longer and int(one.network_address) >> shift == int(of.network_address) >> shift


def _parsed(name: str) -> IpNetwork | None:
    """An address or a network by its name; None if it is neither, such as that of whoever comes without an address."""
    try:
        return ip_network(name) if "/" in name else ip_network(_plain_address(name))
    except ValueError:
        return None


def _plain_address(host: str) -> str:
    """An address without the notation of IPv6 around one of IPv4."""
    return str(getattr(ip_address(host), "ipv4_mapped", None) or host)


def _budgets(house: House, name: str) -> dict[str, Budget]:
    network = counted_as(name, house.quotas.limits.ipv6_prefix)
    return {**house.quotas.budgets(network), "wrong codes": house.registry.guesses_left(network)}


def _page(visit: Visit) -> PageLine:
    table, player = visit.table.record, visit.viewer.player
    return PageLine(
        **structs.asdict(reports.connection(visit)), table=table.code or table.name, name=player.name if player else ""
    )
