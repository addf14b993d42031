"""Four clients at a table of our server, each with its own cookie and connection."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any

from msgspec import Raw, Struct, json

from load.http_client import request
from load.move_choice import any_of
from load.tables import Load
from load.websocket_client import Address, Connection, connect

SEATS = 4
RETRY_S = 0.005
OPTIONS = {"madmath": {"rounds": 7}}  # with one round, games are so short that connecting is much of the work

TOO_LATE = ("stale", "not-legal", "not-your-turn", "game-over")  # another player was faster: not an error

Choose = Callable[[list[Raw]], bytes]  # from the legal moves of the server's message to the move that is sent


class FromServer(Struct, tag_field="type"):
    """The part of the server's messages that a client needs."""


class Moved(Struct):
    seat: int | str


class TableMessage(FromServer, tag="table"):
    again: str | None


class AskReveal(FromServer, tag="reveal"):
    """Our nonce is asked for."""


class StateMessage(FromServer, tag="state"):
    seq: int
    legal: list[Raw]
    moves: list[Moved]
    outcome: Any


class Refused(FromServer, tag="refused"):
    reason: str
    detail: str
    sketch: bool


class Sketched(FromServer, tag="sketched"):
    seat: int


class Running(FromServer, tag="running"):
    ms: int


class Ping(FromServer, tag="ping"):
    id: int


_messages = json.Decoder(TableMessage | AskReveal | StateMessage | Refused | Sketched | Running | Ping)


class Seat:
    """A client. While the load is active, it moves as soon as it has legal moves."""

    def __init__(self, table: "MadcapTable", number: int, cookie: str) -> None:
        self.table = table
        self.load = table.load
        self.number = number
        self.cookie = cookie
        self.connection: Connection | None = None
        self.state = StateMessage(0, [], [], None)
        self.begun = False
        self.nonce = b""  # our part of the table's dice
        self.sent = 0.0  # when the unanswered move was sent; 0 if there is none
        self.texts: list[bytes] | None = [] if table.records else None  # all state messages, if they are recorded

    async def come(self, code: str) -> None:
        """Connect to the table and sit down."""
        if self.connection:
            self.connection.close()
            self.connection = None
        if self.sent:  # the game was over before it could count
            self.take_back()
        self.connection = await connect(self.table.address, f"/api/tables/{code}/live", self.cookie)
        self.connection.listen(self.hear)
        self.nonce = secrets.token_bytes(32)
        commitment = hashlib.sha256(self.nonce).hexdigest()
        self.connection.send(json.encode({"type": "sit", "commitment": commitment, "chair": self.number}))

    def hear(self, text: bytes) -> None:
        """Handle a message."""
        meter = self.load.meter
        meter.messages += 1
        meter.bytes += len(text)
        message = _messages.decode(text)
        if type(message) is StateMessage:
            if self.texts is not None:
                self.texts.append(text)
            self.see(message)
        elif type(message) is TableMessage:
            if message.again:
                self.table.play_on(message.again)
        elif type(message) is AskReveal and self.connection:
            self.connection.send(json.encode({"type": "reveal", "nonce": self.nonce.hex()}))
        elif type(message) is Refused and not message.sketch:
            if message.reason not in TOO_LATE:
                raise AssertionError(f"The server refuses {message.reason}: {message.detail}")
            if self.sent:  # the fresh state comes next
                self.take_back()
        else:
            self.hear_of_race(message)

    def hear_of_race(self, message: FromServer) -> None:
        """Handle a message about a race. Other games have none."""

    def see(self, state: StateMessage) -> None:
        """Handle a new state."""
        self.state, self.begun = state, True
        if self.sent and any(one.seat == self.number for one in state.moves):
            self.load.heard(self.sent)
            self.sent = 0.0
            self.table.moved()
        if state.outcome is not None:
            self.table.over(self)
        elif state.legal and self.load.active and not self.load.interval:
            self.go()

    def take_back(self) -> None:
        """Count the unanswered move as refused."""
        self.load.refused()
        self.sent = 0.0

    def go(self, due: float = 0.0) -> bool:
        """Send a move if there is a legal one, and return whether it was sent. Its latency counts from when it was due."""
        if self.sent or not self.state.legal or not self.connection:
            return False
        move = self.table.choose(self.state.legal)
        self.connection.send(b'{"type":"move","seq":%d,"move":%s}' % (self.state.seq, move))
        self.sent = due or time.perf_counter()
        self.state.legal = []
        self.load.sent()
        return True


class MadcapTable:
    """Four seats, and the games that they play one after the other."""

    records = False  # whether all state messages are kept

    def __init__(self, game: str, address: Address, load: Load, choose: Choose = any_of) -> None:
        self.address = address
        self.load = load
        options = OPTIONS.get(game, {})
        self.wish = {"game": game, "chairs": ["open"] * SEATS, "pace": "instant", "at_once": True, "options": options}
        self.choose = choose
        self.seats: list[Seat] = []
        self.code = ""
        self._due = 0.0  # when the next move is due, if moves have an interval
        self._timer: asyncio.TimerHandle | None = None
        self._coming: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Make four players and a table, and let all four sit down."""
        cookies = [(await request(self.address, "GET", "/api/me"))[1] for _ in range(SEATS)]
        self.seats = [self.new_seat(number, cookie) for number, cookie in enumerate(cookies)]
        made, _ = await request(self.address, "POST", "/api/tables", self.wish, cookies[0])
        self.code = made["code"]
        for seat in self.seats:
            await seat.come(self.code)
        await self._begun()

    async def _begun(self) -> None:
        """Wait until all four have got the first state."""
        while not all(seat.begun for seat in self.seats):
            await asyncio.sleep(0.002)

    def new_seat(self, number: int, cookie: str) -> Seat:
        return Seat(self, number, cookie)

    def leave(self) -> None:
        """Close all connections."""
        for task in self._coming:
            task.cancel()
        for seat in self.seats:
            if seat.connection:
                seat.connection.close()

    def go(self) -> None:
        """Let every player move who can; if moves have an interval, only one of them."""
        if self.load.interval:
            self._move_at(time.perf_counter())
        else:
            for seat in self.seats:
                seat.go()

    def moved(self) -> None:
        """A move was made. If moves have an interval, schedule the next one."""
        if self.load.interval:
            self._move_at(self._due + self.load.interval)

    def _move_at(self, due: float) -> None:
        self._due = due
        if self._timer:
            self._timer.cancel()
        wait = max(0.0, due - time.perf_counter())
        self._timer = asyncio.get_running_loop().call_later(wait, self._move)

    def _move(self) -> None:
        if self.load.active and not any(seat.go(self._due) for seat in self.seats):
            self._timer = asyncio.get_running_loop().call_later(RETRY_S, self._move)  # between two games

    def over(self, seat: Seat) -> None:
        """After a game, the first player asks for another."""
        if seat.number == 0 and seat.connection:
            seat.connection.send(b'{"type":"again"}')

    def play_on(self, code: str) -> None:
        """Let all four go to the table of the next game. A second call for the same table does nothing."""
        if code != self.code:
            self.code = code
            coming = asyncio.get_running_loop().create_task(self._come(code))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)

    async def _come(self, code: str) -> None:
        await asyncio.gather(*(seat.come(code) for seat in self.seats))
