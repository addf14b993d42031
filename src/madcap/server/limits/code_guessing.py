"""Limits the guessing of table codes: an address that asks for many tables that do not exist has to wait.

Codes of four letters are easy to pass on, and easy to guess.
"""

from madcap.server.limits.address import Address, Network
from madcap.server.limits.rate_limit import Budget, RateLimit

WRONG_CODES = 30  # that may be tried at once
WAIT_S = 10.0  # until one more may be tried


class CodeGuessing:
    """Counts the wrong codes that came from each address. They are forgotten one by one."""

    def __init__(self) -> None:
        self._limit = RateLimit(60.0 / WAIT_S, WRONG_CODES)

    def used_up(self, address: Address) -> bool:
        """Whether this address has tried too many."""
        return not self._limit.allows(address)

    def add(self, address: Address) -> None:
        """Count one more wrong code."""
        self._limit.take(address)

    def left(self, network: Network) -> Budget:
        """How many a network may still try now."""
        return self._limit.left(network)
