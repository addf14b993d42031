"""A browser's connection to a table: the messages that wait for it, and what it has to pay for."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable

from msgspec import json

from madcap.engine.errors import MadcapError
from madcap.engine.state import WATCHER
from madcap.server.counters import COUNTERS
from madcap.server.errors import refused
from madcap.server.limits.address import NOWHERE, Address
from madcap.server.limits.connections import Place
from madcap.server.limits.settings import Limits
from madcap.server.socket.lag import Lag
from madcap.server.socket.throttle import Throttle
from madcap.server.store.contract import Player
from madcap.server.wire import ToServer

REFUSAL = 1.0  # messages that a refusal counts for, beside the refused one
FRESH_STATE = 5.0  # messages that a refusal with a fresh state counts for: it costs us ten times as much as a move

Evict = Callable[[str], None]  # closes the connection for a reason, at once
Push = Callable[
    [bytes, bool], bool
]  # sends a message, to a watcher when its turn comes; False if the connection cannot take it


def _cannot(_text: bytes, _watches: bool) -> bool:
    return False


class Connection:
    """A browser at a table. The table never waits for it: `send` only queues."""

    def __init__(
        self,
        player: Player | None,
        since: int | None = None,
        limits: Limits | None = None,
        push: Push | None = None,
        address: Address = NOWHERE,
        id: str = "",
        throttle: Throttle | None = None,
        evict: Evict | None = None,
        host: str = "",
    ) -> None:
        limits = limits or Limits()
        self.id = id  # what its player can quote; it is in the log, too
        self.player = player
        self.address = address
        self.host = host
        self.viewer = WATCHER  # the seat it looks from; the table sets it
        self.since = since  # the last state it had before it came (back)
        self.told = 0  # how many moves the table has told it of; up to date only while watchers wait
        self.lag = Lag()
        self.deciding = False  # a move of this browser waits for its turn
        self.behind = False  # messages were dropped: a fresh state is due
        self.ended_for = ""  # why the server has closed it
        self.came = self.active = time.monotonic()  # active: when anything was sent or received last
        self._push = push or _cannot
        self._watches = True  # it is not the newest connection of a seat
        self._writing = False  # a message is being written, and has left the queue
        self._queue = limits.queue
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._throttle = throttle or Throttle(limits)
        self._evict = evict or self.end
        self.places: list[Place] = []  # where it is counted
        self.admission: Callable[[], None] | None = None  # raises an error if its player or address is shut out
        self.when_seated: Callable[[], None] | None = None  # is called when its player has a seat

    @property
    def delay(self) -> float:
        """The longest that a message of this browser may have been on its way, in seconds."""
        return self.lag.delay

    @property
    def ended(self) -> bool:
        """Whether nothing that the browser sends counts any more."""
        return self._closed

    def check_admission(self) -> None:
        """Raise an error if the operator has shut out the player or the address since the connection was made."""
        if self.admission:
            self.admission()

    def touch(self) -> None:
        """Note that the connection is in use."""
        self.active = time.monotonic()

    def send(self, message: bytes) -> None:
        """Send a message."""
        self.active = time.monotonic()
        self.queue(message)

    def queue(self, message: bytes) -> None:
        """Send or queue a message. A browser that falls too far behind loses its queue and gets a fresh state."""
        if not (self._waiting or self._writing or self.behind or self._closed) and self._push(message, self._watches):
            return
        if self._closed:
            return
        if len(self._waiting) >= self._queue:
            self._waiting.clear()
            self.behind = True
            COUNTERS.sockets_behind += 1
        if not self.behind:
            self._waiting.append(message)
        self._wake.set()

    def catch_up(self) -> None:
        """Take messages again: a fresh state comes next."""
        self.behind = False

    def keep_place(self, keeps: bool) -> None:
        """Note whether the connection is one that makes no room for others, because of its seat. It gets messages at once."""
        self._watches = not keeps
        for place in self.places:
            place.change(keeps)
        if keeps and self.when_seated:
            self.when_seated()

    def evict(self, reason: str) -> None:
        """Close the connection at once, because another one needs its place."""
        self._evict(reason)

    def end(self, reason: str) -> None:
        """Close the connection, and tell the browser why, once it has read what waits for it. It is not heard meanwhile."""
        self.ended_for = reason
        self.close()

    def close(self) -> None:
        self._closed = True
        self._wake.set()

    async def outgoing(self) -> AsyncIterator[bytes | None]:
        """The messages to send, one by one; None when the browser has fallen behind and needs a fresh state."""
        while not self._closed:
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            while self._waiting:
                yield self._waiting.popleft()
            self._writing = False
            if self.behind:
                yield None

    def refuse(self, error: MadcapError, fresh: bool = False, message: ToServer | None = None) -> None:
        """Tell the browser why its `message` does not count. If a `fresh` state follows, it counts for several messages."""
        self.charge(FRESH_STATE if fresh else REFUSAL)
        self.send(json.encode(refused(error, message)))

    def count_move(self) -> None:
        """Count a move, of which an address may make so many in a day."""
        self._throttle.count_move()

    def charge(self, messages: float) -> None:
        """Count something that the browser has caused as so many messages of it."""
        self._throttle.charge(messages)
