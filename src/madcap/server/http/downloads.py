"""Records that are being sent: a few long ones at a time, and none to somebody who reads too slowly.

The record of a very long game has some 20 MB, which stay in memory until the last byte is sent. A reader who takes a few
bytes now and then is never silent; so there is a least rate on average, and a bound on the long ones together.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final

from madcap.server.counters import COUNTERS
from madcap.server.errors import TooManyRequests, TooSlow
from madcap.server.limits.address import NOWHERE, Address, Network, is_proxy
from madcap.server.limits.rate_limit import Quotas

PIECE_BYTES: Final = 64 * 1024  # of a record that are sent at once
LONG_MOVES: Final = 5000  # of a game whose record has 1 MB: a move takes 200 bytes, at most
LONG_AT_ONCE: Final = 8  # records of such games, in all; one for each address
GRACE_S: Final = 15.0  # for each reader, however slow
BYTES_PER_S: Final = 50_000  # that a reader takes after that, on average

CutOff = Callable[[], None]  # closes the connection at once


class Downloads:
    """The records that are being made and sent."""

    def __init__(self, quotas: Quotas) -> None:
        self.long = 0
        self._quotas = quotas
        self._of: Counter[Network] = Counter()

    def begin(self, moves: int, host: str, cut_off: CutOff | None = None) -> "Download":
        """Count the record of a game of so many moves until it ends. Raises TooManyRequests, before anything is made.

        A proxy that hides addresses may have all long ones, because everybody comes from there.
        """
        if moves < LONG_MOVES:
            return Download(lambda: None, cut_off)
        limits = self._quotas.limits
        address = NOWHERE if is_proxy(host, limits.trusted_proxies) else self._quotas.address(host)
        if self.long >= LONG_AT_ONCE or any(self._of[network] >= network.factor for network in address):
            COUNTERS.requests_refused["downloads"] += 1
            raise TooManyRequests("Another long record is being sent there, or too many to others; wait a moment.")
        self._count(address, 1)
        return Download(lambda: self._count(address, -1), cut_off)

    def _count(self, address: Address, change: int) -> None:
        self.long += change
        for network in address:
            self._of[network] += change
            if not self._of[network]:
                del self._of[network]


class Download:
    """A record that is made in its context, and then sent. It ends when all is sent, with an error, or too slowly."""

    def __init__(self, ended: Callable[[], None], cut_off: CutOff | None = None) -> None:
        self._ended: Callable[[], None] | None = ended
        self._cut_off = cut_off
        self._began = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> "Download":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind:
            self.end()

    def pieces(self, text: memoryview, end: bytes) -> AsyncIterator[bytes]:
        """Begin to send a text and its end. Nobody waits until all of it is copied and sent."""
        self._began = asyncio.get_running_loop().time()
        self._expect(0)  # it also ends if nobody ever asks for the first piece
        return self._pieces(text, end)

    async def _pieces(self, text: memoryview, end: bytes) -> AsyncIterator[bytes]:
        try:
            for at in range(0, len(text), PIECE_BYTES):
                self._expect(at)
                yield bytes(text[at : at + PIECE_BYTES])
                await asyncio.sleep(0)
            yield end
        finally:
            self.end()

    def _expect(self, sent: int) -> None:
        """Wait until the reader has taken one more piece after so many bytes, as long as it may take for that."""
        self._stop_waiting()
        if self._ended:
            due = self._began + GRACE_S + sent / BYTES_PER_S
            self._timer = asyncio.get_running_loop().call_at(due, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        COUNTERS.refusals[TooSlow.code] += 1
        self.end()
        if self._cut_off:
            self._cut_off()

    def end(self) -> None:
        """Stop counting the record. Calling it again does nothing."""
        self._stop_waiting()
        if self._ended:
            self._ended()
            self._ended = None
