"""Limits the guessing of table codes: an address that asks for many tables that do not exist has to wait.

Codes of four letters are easy to pass on, and easy to guess.
"""

import time

from madcap.server.limits.connections import address_of

WRONG_CODES = 30  # that may be tried at once
WAIT_S = 10.0  # until one more may be tried
ADDRESSES = 10_000  # that are remembered


class CodeGuessing:
    """Counts the wrong codes that came from each address. They are forgotten one by one."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[float, float]] = {}  # how many, and when that was counted

    def used_up(self, address: str) -> bool:
        """Whether this address has tried too many."""
        return self._count(address) > WRONG_CODES - 1

    def add(self, address: str) -> None:
        """Count one more wrong code."""
        self._wrong[address_of(address)] = self._count(address) + 1, time.monotonic()
        if len(self._wrong) > ADDRESSES:
            del self._wrong[next(iter(self._wrong))]

    def _count(self, address: str) -> float:
        count, when = self._wrong.get(address_of(address), (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - when) / WAIT_S)
