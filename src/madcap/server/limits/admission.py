"""Decides how much is still read and answered of what comes from an address that has nothing left.

A refusal is work, too: whoever never stops asking would get as many of them as the server can make. So of the connections
that come from such an address, only so many a second are read: one of them may bring the cookie of a player to whom something
is assured (`assured_requests.py`). The others are dropped before anything is read. And only so many times a second an address
is told why what has just come in is refused; beyond that, it is dropped, too.
"""

from typing import Final

from madcap.server.counters import COUNTERS
from madcap.server.errors import TooManyRequests
from madcap.server.limits.address import OF_THE_LOOP, is_proxy
from madcap.server.limits.rate_limit import MINUTE_S, UNKNOWN_PAYER, Quotas, RateLimit

READ_PER_S: Final = 200.0  # connections of an address that has nothing left: each takes less than 0.1 ms
TOLD_PER_S: Final = 25.0  # reasons: to open a socket and to close it with its reason takes 0.25 ms
AT_ONCE_S: Final = 2.0  # what an address may have in this time, it may have at once


class Admission:
    """What is read and answered of each address, beside its budget of requests. A proxy's connections are not limited."""

    def __init__(self, quotas: Quotas) -> None:
        self._quotas = quotas
        self._connections = RateLimit(quotas.limits.requests_per_minute, factors=OF_THE_LOOP)
        self._read = _per_second(READ_PER_S)
        self._told = _per_second(TOLD_PER_S)

    def is_limited(self, host: str) -> bool:
        """Whether a connection from this host comes from its own address, and not from a proxy's that many people share."""
        return not is_proxy(host, self._quotas.limits.trusted_proxies)

    def count_connection(self, host: str) -> bool:
        """Count a new connection. Returns whether its address has anything left, of its requests and of its connections."""
        address = self._quotas.address(host) or UNKNOWN_PAYER
        return self._quotas.has_requests(address) and self._connections.take(address)

    def is_read(self, host: str) -> bool:
        """Count a new connection of an address that has nothing left. Returns whether its first request is read."""
        return self._read.take(self._quotas.address(host) or UNKNOWN_PAYER)

    def is_told(self, host: str) -> bool:
        """Count a refusal of what a connection has brought. Returns whether the other end is told why."""
        return self._told.take(self._quotas.address(host) or UNKNOWN_PAYER)

    def can_pay(self, host: str, token_hash: bytes | None, tokens: float) -> bool:
        """Whether the address can pay a request or, if it cannot, the player with this token. Nothing is taken."""
        if self._quotas.has_requests(self._quotas.address(host) or UNKNOWN_PAYER, tokens):
            return True
        return token_hash is not None and self._quotas.assured.allows(token_hash, tokens)

    def count_unreadable(self, host: str) -> None:
        """Count what was no request as one: it is refused in any case."""
        self._quotas.count_request(host)

    def count_refused(self, host: str) -> None:
        """Count a refusal for the operator, who looks for those who send too much."""
        self._quotas.addresses.refused(self._quotas.address(host), TooManyRequests.code)

    def count_dropped(self, host: str) -> None:
        """Count a connection that is dropped without an answer."""
        COUNTERS.connections_dropped += 1
        self.count_refused(host)


def _per_second(rate: float) -> RateLimit:
    return RateLimit(MINUTE_S * rate, AT_ONCE_S * rate, OF_THE_LOOP)
