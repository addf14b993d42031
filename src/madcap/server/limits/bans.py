"""Bans: addresses, networks and players that an operator has shut out. All are in memory, so that a check is cheap."""

import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from madcap.server.errors import BadAddress, Banned, NotBannable
from madcap.server.limits.address import PREFIX, IpNetwork, networks
from madcap.server.store.operator_contract import Ban

MOST = 10_000  # bans at the same time
REMEMBERED = 10_000  # addresses for which the answer is remembered
PLAYER = "player:"
IPV4_BITS = 32
MAPPED_BITS = 96  # an IPv4 network within IPv6 has so many bits more

OWN = [ip_network(one) for one in ("127.0.0.0/8", "::1/128", "0.0.0.0/32", "::/128")]  # this machine itself


class Bans:
    """The bans of a running server. They end by themselves."""

    def __init__(self) -> None:
        self._players: dict[int, Ban] = {}
        self._networks: dict[tuple[int, int], dict[int, Ban]] = {}  # by version and prefix length, then by its bits
        self._known: dict[str, Ban | None] = {}  # answers, until the bans change
        self._all: list[Ban] = []

    @property
    def in_force(self) -> list[Ban]:
        """The bans that have not ended by now."""
        return [ban for ban in self._all if _lasts(ban)]

    def replace(self, bans: Iterable[Ban]) -> None:
        """Take over all bans that are in force."""
        self._all = list(bans)
        self._players, self._networks, self._known = {}, {}, {}
        for ban in self._all:
            if ban.target.startswith(PLAYER):
                self._players[int(ban.target.removeprefix(PLAYER))] = ban
            else:
                network = ip_network(ban.target)
                self._networks.setdefault((network.version, network.prefixlen), {})[_bits(network)] = ban

    def check_player(self, player: int) -> None:
        """Raise Banned if this player is banned."""
        if self._players and _lasts(self._players.get(player)):
            raise Banned()

    def is_banned(self, host: str) -> bool:
        """Whether this address is banned, itself or with its network."""
        return bool(self._networks) and _lasts(self._of_host(host))

    def overlapping(self, network: IpNetwork) -> list[Ban]:
        """The bans in force that shut out this network, or a part of it."""
        own = _bits(network)
        found = [
            ban
            for (version, length), bans in self._networks.items()
            if version == network.version
            for ban in _overlapping(bans, length - network.prefixlen, own)
        ]
        return [ban for ban in found if _lasts(ban)]

    def _of_host(self, host: str) -> Ban | None:
        if host not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[host] = self._search(host)
        return self._known[host]

    def _search(self, host: str) -> Ban | None:
        """The ban of an address that lasts longest."""
        try:
            address = ip_address(host)
        except ValueError:
            return None
        if isinstance(address, IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        found = [
            ban
            for (version, length), bans in self._networks.items()
            if version == address.version and (ban := bans.get(int(address) >> (address.max_prefixlen - length)))
        ]
        return max(found, key=lambda ban: ban.until or float("inf"), default=None)


def _bits(network: IpNetwork) -> int:
    return int(network.network_address) >> (network.max_prefixlen - network.prefixlen)


def _overlapping(bans: dict[int, Ban], longer: int, own: int) -> list[Ban]:
    """Those of some bans of networks whose prefix is so much longer than that of a network with its `own` bits."""
    if longer > 0:
        return [ban for bits, ban in bans.items() if bits >> longer == own]
    around = bans.get(own >> -longer)
    return [around] if around else []


def _lasts(ban: Ban | None) -> bool:
    return ban is not None and (ban.until is None or ban.until > time.time())


def target_of(text: str, proxies: str = "", ipv6_prefix: int = PREFIX) -> str:
    """What is banned, in its usual form: an address, a network or player:ID. Raises NotBannable, which says why not.

    An IPv6 address stands for the network that counts as one address: its owner can take any other address there. With its
    length (/128) it stands for itself. This machine and its proxies cannot be banned: everybody may be behind them.
    """
    if text.startswith(PLAYER):
        number = text.removeprefix(PLAYER)
        if not (number.isascii() and number.isdigit() and len(number) <= 18):
            raise NotBannable(f"{text} is not a player; `madcap admin players` lists their numbers.")
        return f"{PLAYER}{int(number)}"
    try:
        network = network_of(text, ipv6_prefix)
    except BadAddress as error:
        raise NotBannable(f"{error} A player is player:ID.") from error
    if any(network.overlaps(one) for one in (*OWN, *networks(proxies)) if one.version == network.version):
        raise NotBannable(f"{network} contains this machine or a proxy, and with it everybody behind the proxy.")
    return name_of(network)


def network_of(text: str, ipv6_prefix: int = PREFIX) -> IpNetwork:
    """The network that an operator names, or that an IPv6 address stands for: it counts as one address. Raises BadAddress."""
    network = _plain(_network(text))
    if isinstance(network, IPv6Network) and "/" not in text:
        return network.supernet(new_prefix=ipv6_prefix)
    return network


def name_of(network: IpNetwork) -> str:
    """A network in its usual form: one of a single IPv4 address is that address."""
    return str(network.network_address) if network.prefixlen == network.max_prefixlen == IPV4_BITS else str(network)


def _network(text: str) -> IpNetwork:
    try:
        return ip_network(text)
    except ValueError as error:
        try:
            meant = ip_network(text, strict=False)
        except ValueError:
            raise BadAddress(f"{text} is not an address or a network.") from error
        raise BadAddress(f"{text} is one address in a network; the whole network is {meant}.") from error


def _plain(network: IpNetwork) -> IpNetwork:
    """A network of IPv4 addresses in the notation of IPv6 as what it is."""
    inner = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
    if inner and network.prefixlen >= MAPPED_BITS:
        return IPv4Network((inner, network.prefixlen - MAPPED_BITS))
    return network
