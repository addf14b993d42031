"""Addresses as they are counted: the networks that a host belongs to.

A customer of a provider has billions of IPv6 addresses, in a network of some size: mostly a /64, often a /56, sometimes a
/48. So every limit counts each of these networks, and a wider one may use a multiple of what a single address may use: a
smaller one of what costs the time of the only event loop.
"""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple

from madcap.server.errors import BadAddress

THIS_MACHINE: Final = "127.0.0.1,::1"  # the proxies that are trusted, unless the operator names others
PREFIX: Final = 64  # bits of IPv6 that count as one address, unless the operator sets another number
WIDER: Final = ((56, 4), (48, 16))  # wider networks, and how many addresses' share each of them has
OF_THE_LOOP: Final = {4: 2, 16: 4}  # instead of these factors, where a budget is time of the loop, or room for years
REMEMBERED: Final = 10_000  # hosts

IpNetwork = IPv4Network | IPv6Network  # as it is written down; a Network is what is counted


@lru_cache(maxsize=REMEMBERED)
def is_proxy(host: str, proxies: str) -> bool:
    """Return whether a host is one of these proxies, whose address everybody behind them shares."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks(proxies))


@lru_cache(maxsize=16)
def networks(proxies: str) -> tuple[IpNetwork, ...]:
    """Return the networks in a list with commas; a single address is a network, too. Raises a BadAddress."""
    return tuple(_network(one.strip()) for one in proxies.split(",") if one.strip())


def _network(text: str) -> IpNetwork:
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadAddress(f"{text} is neither an IP address nor a network, such as 10.0.0.7 or 10.0.0.0/24.") from error


class Network(NamedTuple):
    """A host or a network, and how many times the share of one address it may use."""

    name: str
    factor: int = 1


Address = tuple[Network, ...]  # from the narrowest to the widest; empty if a connection has no address
NOWHERE: Final[Address] = ()


def counted_as(name: str, prefix: int = PREFIX) -> Network:
    """Return the network with this name, as an address within it counts with it."""
    around = address_of(name.partition("/")[0], prefix)
    return next((one for one in around if one.name == name), Network(name))


def widest(address: Address) -> str:
    """Return the name of the widest network that a host counts with; an empty string if it has no address."""
    return address[-1].name if address else ""


@lru_cache(maxsize=REMEMBERED)
def address_of(host: str | None, prefix: int = PREFIX) -> Address:
    """Return the networks that a host counts with: of IPv4 its address, of IPv6 three networks around it."""
    if not host:
        return NOWHERE
    try:
        address = ip_address(host)
    except ValueError:
        return (Network(host),)
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        widths = ((prefix, 1), *((width, factor) for width, factor in WIDER if width < prefix))
        return tuple(Network(str(ip_network((address, width), strict=False)), factor) for width, factor in widths)
    return (Network(str(getattr(address, "ipv4_mapped", None) or address)),)
