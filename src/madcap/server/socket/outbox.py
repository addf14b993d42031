"""Writes the messages for all connections, once in a round of the loop: to players at once, to watchers in pieces.

Writing is most of what a message costs. Beside hundreds of watchers, a single change of a table would keep the loop busy for
so long that others notice. So a round of the loop writes to some watchers only, and the others get theirs in the next ones.
"""

import asyncio
import weakref
from itertools import islice
from typing import Final

from madcap.server.socket.frames import text_header

MANY: Final = 1000  # frames that wait for players, at most
WATCHERS: Final = 64  # to whom a round of the loop writes, at most
UNWRITTEN: Final = 32  # messages that wait for a watcher, at most


class _Unwritten:
    """The messages that wait for a watcher, and those who wait for them to be written."""

    __slots__ = ("texts", "written")

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.written: asyncio.Future[None] | None = None


class Outbox:
    """Collects the messages for all connections and writes them together.

    That costs less: a program that reads several of them is woken up once. Each connection gets its messages in their order.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = weakref.ref(loop)
        self._frames: list[tuple[asyncio.Transport, bytes]] = []
        self._watchers: dict[asyncio.Transport, _Unwritten] = {}
        self._planned = False

    def add(self, transport: asyncio.Transport, text: bytes) -> None:
        """Write a message in the next round of the loop."""
        if self._watchers and transport in self._watchers:  # it has sat down meanwhile
            self.write_to(transport)
        self._frames.append((transport, text_header(len(text)) + text))
        if len(self._frames) == MANY:
            self._write_to_players()
        elif not self._planned:
            self._plan()

    def add_for_watcher(self, transport: asyncio.Transport, text: bytes) -> bool:
        """Write a message when its turn comes. Returns False if too many wait for this connection."""
        unwritten = self._watchers.get(transport)
        if unwritten is None:
            unwritten = self._watchers[transport] = _Unwritten()
        elif len(unwritten.texts) >= UNWRITTEN:
            return False
        unwritten.texts.append(text)
        if not self._planned:
            self._plan()
        return True

    def write_to(self, transport: asyncio.Transport) -> None:
        """Write all that waits for a watcher now, after what waits for it from when it was a player."""
        if self._frames:
            self._write_to_players()
        unwritten = self._watchers.pop(transport, None)
        if unwritten is None:
            return
        if not transport.is_closing():
            transport.write(b"".join([part for text in unwritten.texts for part in (text_header(len(text)), text)]))
        if unwritten.written and not unwritten.written.done():
            unwritten.written.set_result(None)

    def drop(self, transport: asyncio.Transport) -> None:
        """Forget what waits for a connection that ends."""
        if self._frames and not transport.is_closing():
            self._frames = [one for one in self._frames if one[0] is not transport]
        if transport in self._watchers:
            self._watchers[transport].texts.clear()
            self.write_to(transport)

    async def wait_for(self, transport: asyncio.Transport) -> None:
        """Wait until all that waits for a connection is written, or dropped."""
        if self._frames:
            self._write_to_players()
        while (unwritten := self._watchers.get(transport)) is not None:
            if unwritten.written is None:
                unwritten.written = asyncio.get_running_loop().create_future()
            await asyncio.shield(unwritten.written)

    def _plan(self) -> None:
        if loop := self._loop():
            self._planned = True
            loop.call_soon(self._write)

    def _write(self) -> None:
        self._planned = False
        self._write_to_players()
        for transport in list(islice(self._watchers, WATCHERS)):
            self.write_to(transport)
        if self._watchers:
            self._plan()

    def _write_to_players(self) -> None:
        frames, self._frames = self._frames, []
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)
