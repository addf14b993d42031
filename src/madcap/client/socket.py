"""A WebSocket to a table. After a lost connection it connects again, and sends again what had no answer."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from madcap.client.errors import refusal
from madcap.client.http import Http, query
from madcap.server import wire
from madcap.server.errors import Banned, NoSuchTable, PlayerRemoved, Problem, TableClosed, TooFast, Unreachable

SHORTEST_S, LONGEST_S = 0.1, 5.0  # between two tries to connect
TOO_FAST_S = 5.0  # how long to wait after the server has closed the connection as `too-fast`
# Close codes after which the client does not connect again.
FINAL: dict[int, type[Problem]] = {kind.close_code: kind for kind in (NoSuchTable, TableClosed, Banned, PlayerRemoved)}

Receiver = Callable[[wire.ToPlayer], bool]  # takes a message; returns False if moves are missing before it
IsAnswer = Callable[[wire.ToPlayer], bool]

_messages: json.Decoder[wire.ToPlayer] = json.Decoder(wire.ToPlayer)


@dataclass(frozen=True)
class Request:
    """A message that was sent and has no answer yet."""

    message: bytes
    is_answer: IsAnswer
    answer: "asyncio.Future[None]"


class TableSocket:
    """The connection to one table. `receive` is called with every message, in order."""

    def __init__(self, http: Http, code: str, patience_s: float, receive: Receiver) -> None:
        self.since: int | None = None  # the `seq` of the last state that we received
        self._http = http
        self._code = code
        self._patience_s = patience_s
        self._receive = receive
        self._socket: ClientConnection | None = None
        self._was_up = time.monotonic()  # when we last had a connection
        self.fresh = False  # just connected: no state has come, and a request without an answer must be sent again
        self._request: Request | None = None
        self._asking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # ends with the final error

    def open(self) -> None:
        """Begin to connect."""
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Disconnect for good."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self.failed.cancel()

    # Sending.

    async def ask(self, message: wire.FromPlayer, is_answer: IsAnswer, patience_s: float | None = None) -> None:
        """Send a message and wait until it has counted. Raises a Refused if it does not count.

        With a `patience_s`, this returns after that time even without an answer.
        """
        async with self._asking:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._send_and_wait(json.encode(message), is_answer), patience_s)

    async def _send_and_wait(self, message: bytes, is_answer: IsAnswer) -> None:
        self._request = Request(message, is_answer, asyncio.get_running_loop().create_future())
        try:
            if not self.fresh:
                await self.send(message)
            await self.or_failure(self._request.answer)
        finally:
            self._request = None

    async def send(self, message: bytes) -> None:
        """Send a message without waiting for an answer. Without a connection, the message is lost."""
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(message, text=True)

    async def or_failure(self, awaited: "asyncio.Future[None]") -> None:
        """Wait for a future. Raises the error that ended the connection for good, if there is one."""
        await asyncio.wait([awaited, self.failed], return_when=asyncio.FIRST_COMPLETED)
        if not awaited.done():
            self.failed.result()
        awaited.result()

    # Receiving.

    async def _listen(self) -> None:
        """Connect, receive all messages, and connect again. Ends only with an error, which goes to `failed`."""
        try:
            for pause in self._pauses():
                with suppress(OSError, TimeoutError, WebSocketException):
                    await self._receive_all()
                self._socket = None
                await asyncio.sleep(pause)
            raise Unreachable(f"{self._http.base} has not answered for {self._patience_s:g} seconds.")
        except Exception as error:
            self.failed.set_exception(error)
            self.failed.exception()  # marks it as seen: perhaps nobody waits for it

    def _pauses(self) -> Iterator[float]:
        """Yield the pause before each attempt to connect, twice as long each time. A connection resets it."""
        pause = SHORTEST_S
        while time.monotonic() - self._was_up < self._patience_s:
            before = self._was_up
            yield pause
            pause = min(2 * pause, LONGEST_S) if self._was_up == before else SHORTEST_S

    async def _receive_all(self) -> None:
        """Receive all messages of one connection, until it closes or moves are missing."""
        address = f"ws{self._http.base.removeprefix('http')}/api/tables/{self._code}/live{query(since=self.since)}"
        async with connect(address, additional_headers=self._http.headers(), compression=None) as socket:
            self._socket, self.fresh = socket, True
            try:
                async for text in socket:
                    if not await self._take(_messages.decode(text)):
                        return
            finally:
                self._was_up = time.monotonic()
                if final := FINAL.get(socket.close_code or 0):
                    raise final(f"{final.sentence} ({self._code})")
                if socket.close_reason == TooFast.code:
                    await asyncio.sleep(TOO_FAST_S)

    async def _take(self, message: wire.ToPlayer) -> bool:
        """Handle a message. Returns False if moves are missing before it: a new connection brings them."""
        if isinstance(message, wire.Ping):
            await self.send(json.encode(wire.Pong(message.id, milliseconds())))
        elif not self._receive(message):
            return False
        self._answer(message)
        is_complete = isinstance(message, wire.State) or (isinstance(message, wire.Table) and message.phase == "lobby")
        if self.fresh and is_complete:
            self.fresh = False
            if self._request and not self._request.answer.done():
                await self.send(self._request.message)
        return True

    def _answer(self, message: wire.ToPlayer) -> None:
        """Finish the current request if this message answers it."""
        request = self._request
        if request is None or request.answer.done():
            return
        if isinstance(message, wire.Refused) and not message.sketch and not message.reveal:
            request.answer.set_exception(refusal(message))
        elif request.is_answer(message):
            request.answer.set_result(None)


def milliseconds() -> float:
    """Return the time of a monotonic clock."""
    return time.monotonic() * 1000
