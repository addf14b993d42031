"""Counts connections, in all and from each address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from madcap.server.errors import HouseFull, TooManySockets

PROXIES = ("127.0.0.1", "::1")  # everybody behind a proxy on this machine shares its address
REMEMBERED = 10_000  # addresses of hosts


class ConnectionCount:
    """How many connections are open, in all and from each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most, self.most_per_address = most, most_per_address
        self.count = 0
        self._of_address: Counter[str] = Counter()

    def add(self, address: str, limited: bool = True) -> None:
        """Count one more connection. Raises HouseFull or TooManySockets.

        An address that many people share, such as a proxy's, is not `limited`.
        """
        if self.count >= self.most:
            raise HouseFull("Too many people are here; try again a little later.")
        if limited and self._of_address[address] >= self.most_per_address:
            raise TooManySockets()
        self.count += 1
        self._of_address[address] += 1

    def remove(self, address: str) -> None:
        """Count one connection less."""
        self.count -= 1
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a connection for as long as the context lasts."""
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)


@lru_cache(maxsize=REMEMBERED)
def address_of(host: str | None) -> str:
    """Return what counts as one address: an IPv4 address, or a network of IPv6, since its owner has billions of addresses."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
