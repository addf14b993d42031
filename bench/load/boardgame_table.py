"""Four clients of boardgame.io's own server: its lobby over HTTP, then Socket.IO messages over a WebSocket."""

import asyncio
import time
from random import random
from typing import Any

from msgspec import Raw, Struct, field, json

from load.http_client import request
from load.madcap_table import OPTIONS, SEATS
from load.tables import Load
from load.websocket_client import Address, Connection, connect

PAWNS = 4
ROW = 16  # squares are row * 16 + column
GAME = "/games/madmath"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
PING, PONG, JOIN, EVENT = b"2", b"3", b"40/madmath,", b"42/madmath,"
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'


class G(Struct):
    """The part of the game's state that a client reads."""

    dice: tuple[int, int]
    throws: int
    placing: bool
    pawns: list[list[int]]


class Ctx(Struct):
    current: str = field(name="currentPlayer")
    gameover: Any = None


class State(Struct):
    g: G = field(name="G")
    ctx: Ctx
    number: int = field(name="_stateID")


class Synced(Struct):
    state: State


_updates = json.Decoder(tuple[str, str, State, Raw])
_syncs = json.Decoder(tuple[str, str, Synced])


class Seat:
    """A client. While the load is active, it moves as soon as it is its turn."""

    def __init__(self, table: "BoardgameTable", number: int) -> None:
        self.table = table
        self.load = table.load
        self.player = str(number)
        self.credentials = ""
        self.joined = asyncio.get_running_loop().create_future()
        self.connection: Connection
        self.state: State | None = None
        self.sent = 0.0  # when the unanswered move was sent; 0 if there is none

    async def come(self) -> None:
        """Open the socket, which is kept for all games."""
        self.connection = await connect(self.table.address, SOCKET)
        self.connection.listen(self.hear)
        self.connection.send(JOIN)
        await self.joined

    def sync(self) -> None:
        """Join the match that the table plays now."""
        self.state = None
        self.emit("sync", self.table.match, self.player, self.credentials, SEATS)

    def emit(self, *event: Any) -> None:
        self.connection.send(EVENT + json.encode(event))

    def hear(self, text: bytes) -> None:
        """Handle a message."""
        meter = self.load.meter
        meter.messages += 1
        meter.bytes += len(text)
        if text.startswith(UPDATE):
            self._see(_updates.decode(text[len(EVENT) :])[2])
        elif text.startswith(SYNC):
            self.state = _syncs.decode(text[len(EVENT) :])[2].state
            self.table.synced()
        elif text == PING:
            self.connection.send(PONG)
        elif text.startswith(JOIN):
            self.joined.set_result(None)

    def _see(self, state: State) -> None:
        self.state = state
        if self.sent:
            self.load.heard(self.sent)
            self.sent = 0.0
        if state.ctx.gameover is not None:
            self.table.over(self)
        elif self.load.active:
            self.go()

    def go(self) -> None:
        """Send a move if it is this player's turn."""
        state = self.state
        if not state or self.sent or state.ctx.current != self.player or state.ctx.gameover is not None:
            return
        name, *arguments = _any_of(state.g, int(self.player))
        payload = {"type": name, "args": arguments, "playerID": self.player, "credentials": self.credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.table.match, self.player)
        self.sent = time.perf_counter()
        self.load.sent()


class BoardgameTable:
    """Four seats, and the matches that they play one after the other."""

    def __init__(self, address: Address, load: Load) -> None:
        self.address = address
        self.load = load
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.match = ""
        self._waited_for = 0
        self._ready = asyncio.Event()
        self._coming: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Make a match and let all four join it."""
        wish = {"numPlayers": SEATS, "setupData": OPTIONS["madmath"]}
        made, _ = await request(self.address, "POST", f"{GAME}/create", wish)
        for seat in self.seats:
            await seat.come()
        await self._join(made["matchID"])

    def leave(self) -> None:
        """Close all connections."""
        for task in self._coming:
            task.cancel()
        for seat in self.seats:
            seat.connection.close()

    def go(self) -> None:
        """Let every player move whose turn it is."""
        if not self._waited_for:
            for seat in self.seats:
                seat.go()

    def synced(self) -> None:
        """Count a player who has the first state; the game begins when all have it."""
        self._waited_for -= 1
        if not self._waited_for:
            self._ready.set()
            if self.load.active:
                self.go()

    def over(self, seat: Seat) -> None:
        """After a match, the first player asks for the next one."""
        if seat is self.seats[0]:
            coming = asyncio.get_running_loop().create_task(self._play_on(seat))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)

    async def _play_on(self, seat: Seat) -> None:
        who = {"playerID": seat.player, "credentials": seat.credentials}
        made, _ = await request(self.address, "POST", f"{GAME}/{self.match}/playAgain", who)
        await self._join(made["nextMatchID"])

    async def _join(self, match: str) -> None:
        self._waited_for, self.match = SEATS, match
        self._ready.clear()
        for seat in self.seats:
            who = {"playerID": seat.player, "playerName": f"Player {seat.player}"}
            joined, _ = await request(self.address, "POST", f"{GAME}/{match}/join", who)
            seat.credentials = joined["playerCredentials"]
        for seat in self.seats:
            seat.sync()
        await self._ready.wait()


def _any_of(g: G, seat: int) -> list[Any]:
    """Return a random legal move: its name, then its arguments."""
    legal = _placings(g, g.pawns[seat]) if g.placing else _throws(g)
    return legal[int(random() * len(legal))]


def _throws(g: G) -> list[list[Any]]:
    return [["throwDice", die] for die in (None, 0, 1) if die is None or (g.throws and g.dice[die])]


def _placings(g: G, pawns: list[int]) -> list[list[Any]]:
    a, b = g.dice
    taken = {square for squares in g.pawns for square in squares}
    free = {a * ROW + b, b * ROW + a} - taken
    origins = pawns if len(pawns) == PAWNS else [None]
    return [["place", square, origin] for square in free for origin in origins]
