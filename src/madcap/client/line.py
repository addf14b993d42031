"""A WebSocket to a table that comes back by itself: what is heard is handed on, what was asked is asked again."""

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
from madcap.server.errors import NoSuchTable, TooFast, Unreachable

SHORTEST_S, LONGEST_S = 0.1, 5.0  # between two tries to connect
TOO_FAST_S = 1.0  # how long to wait after having said too much

Heard = Callable[[wire.ToPlayer], bool]  # takes a message; False: moves are missing before it
IsAnswer = Callable[[wire.ToPlayer], bool]

_messages: json.Decoder[wire.ToPlayer] = json.Decoder(wire.ToPlayer)


@dataclass(frozen=True)
class Question:
    """Something that was said and is not answered yet."""

    said: bytes
    is_answer: IsAnswer
    answer: "asyncio.Future[None]"


class Line:
    """The way to one table, and back. `heard` is called with every message, in order."""

    def __init__(self, http: Http, code: str, patience_s: float, heard: Heard) -> None:
        self.since: int | None = None  # the last state that we had
        self._http = http
        self._code = code
        self._patience_s = patience_s
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._was_up = time.monotonic()  # when we last had a connection
        self._fresh = False  # just connected: what was asked before has to be asked again
        self._question: Question | None = None
        self._asking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # ends with what went wrong

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self.failed.cancel()

    # What we say.

    async def ask(self, message: wire.FromPlayer, is_answer: IsAnswer, patience_s: float | None = None) -> None:
        """Say something and wait until it has counted; raises a Refused if it does not.

        With a `patience_s`, what has had no answer by then is given up without a word.
        """
        async with self._asking:
            while True:
                try:
                    return await asyncio.wait_for(self._ask(json.encode(message), is_answer), patience_s)
                except TimeoutError:
                    return
                except TooFast:
                    await asyncio.sleep(TOO_FAST_S)

    async def _ask(self, said: bytes, is_answer: IsAnswer) -> None:
        self._question = Question(said, is_answer, asyncio.get_running_loop().create_future())
        try:
            if not self._fresh:
                await self.say(said)
            await self.or_failure(self._question.answer)
        finally:
            self._question = None

    async def say(self, message: bytes) -> None:
        """Send something that nobody waits for. Without a connection, it is lost."""
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(message, text=True)

    async def or_failure(self, hope: "asyncio.Future[None]") -> None:
        """Wait for something; raises what went wrong, if nothing can come any more."""
        await asyncio.wait([hope, self.failed], return_when=asyncio.FIRST_COMPLETED)
        if not hope.done():
            self.failed.result()
        hope.result()

    # What we hear.

    async def _listen(self) -> None:
        """Connect, hear everything, connect again. Ends only with a failure."""
        try:
            for pause in self._pauses():
                with suppress(OSError, TimeoutError, WebSocketException):
                    await self._attend()
                self._socket = None
                await asyncio.sleep(pause)
            raise Unreachable(f"{self._http.base} has not answered for {self._patience_s:g} seconds.")
        except Exception as error:
            self.failed.set_exception(error)
            self.failed.exception()  # whoever waits is told; nobody may be waiting

    def _pauses(self) -> Iterator[float]:
        """How long to wait before each try: longer and longer, until patience is out. A connection begins it anew."""
        pause = SHORTEST_S
        while time.monotonic() - self._was_up < self._patience_s:
            before = self._was_up
            yield pause
            pause = min(2 * pause, LONGEST_S) if self._was_up == before else SHORTEST_S

    async def _attend(self) -> None:
        """One connection, from its beginning to its end."""
        address = f"ws{self._http.base.removeprefix('http')}/api/tables/{self._code}/live{query(since=self.since)}"
        async with connect(address, additional_headers=self._http.headers(), compression=None) as socket:
            self._socket, self._fresh = socket, True
            try:
                async for text in socket:
                    if not await self._take(_messages.decode(text)):
                        return
            finally:
                self._was_up = time.monotonic()
                if socket.close_code == NoSuchTable.close_code:
                    raise NoSuchTable(f"There is no table {self._code}.")

    async def _take(self, message: wire.ToPlayer) -> bool:
        """A message has come; False if moves are missing before it, which a new connection will bring."""
        if isinstance(message, wire.Ping):
            await self.say(json.encode(wire.Pong(message.id, milliseconds())))
        elif not self._heard(message):
            return False
        self._answer(message)
        whole = isinstance(message, wire.State) or (isinstance(message, wire.Table) and message.phase == "lobby")
        if self._fresh and whole:
            self._fresh = False
            if self._question and not self._question.answer.done():
                await self.say(self._question.said)
        return True

    def _answer(self, message: wire.ToPlayer) -> None:
        """Whether this is what a question waits for."""
        question = self._question
        if question is None or question.answer.done():
            return
        if isinstance(message, wire.Refused) and not message.sketch:
            question.answer.set_exception(refusal(message))
        elif question.is_answer(message):
            question.answer.set_result(None)


def milliseconds() -> float:
    """A clock that runs evenly."""
    return time.monotonic() * 1000
