"""The server in process: tables on a real database file, and clients whose WebSocket is a pair of queues."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast
from zlib import crc32

from msgspec import Raw, convert, json

from madcap.engine.game import Game
from madcap.engine.match import digest
from madcap.engine.state import State
from madcap.server import wire
from madcap.server.limits.address import NOWHERE, Address
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.people.players import Players
from madcap.server.socket import endpoint
from madcap.server.socket.connection import Connection
from madcap.server.socket.protocol import Inbox
from madcap.server.store.contract import LogEntry, Player, Store, TableRecord
from madcap.server.store.log_reader import LogReader
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.bot_pool import BotPool, Result
from madcap.server.table.phase import Play
from madcap.server.table.registry import Registry
from madcap.server.table.table import Table
from madcap.server.table.work_queue import Asker, WorkQueue
from tests.games import open_game, short_options

from .table_client import TableClient, raw

GAME = open_game()
SHORT = short_options(GAME.name)
NO_LIMITS = Limits(
    messages_per_second=1e9,
    tables_per_minute=10**9,
    requests_per_minute=10**9,
    moves_per_day=10**9,
    bot_moves_per_minute=10**9,
    bot_moves_per_day=10**9,
)


def play_of(table: Table) -> Play:
    """The running or finished game of a table."""
    assert isinstance(table.turn.phase, Play)
    return table.turn.phase


def instant_move(state: State, seat: int) -> int:
    """The move of an instant bot: the same whenever it is asked, but not always the first, so that every game ends soon."""
    return state.move(seat, crc32(state.pack()) % state.move_count(seat))


class InstantBots(BotPool):
    """Bots that move at once, without a process: tests can predict their moves."""

    def __init__(self) -> None:
        self.choices = 0
        self.queue = WorkQueue(1)

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, asker: Asker) -> int:
        self.choices += 1
        return instant_move(state, seat)

    async def run(self, asker: Asker, work: Callable[..., Result], *args: Any) -> Result:
        return work(*args)

    def close(self) -> None:
        """There is nothing to close."""


class QueueSocket:
    """The part of a WebSocket that the endpoint uses. While `reading` is not set, messages to the client wait."""

    def __init__(self) -> None:
        self.incoming = Inbox()
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.closed: tuple[int, str] | None = None  # by the server
        self.hear: Callable[[str], None] = lambda text: None  # called with each message when it arrives

    async def receive(self) -> dict[str, Any]:
        event: dict[str, Any] = await self.incoming.get()
        return event

    async def send(self, event: dict[str, Any]) -> None:
        await self.reading.wait()
        self.outgoing.put_nowait(event["text"])
        self.hear(event["text"])

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self.incoming.put_nowait({"type": "websocket.disconnect"})


class InProcessClient(TableClient):
    """A client at a table of the server in process."""

    socket_type = QueueSocket

    def __init__(self, table: Table, player: Player | None, since: int | None, address: Address = NOWHERE) -> None:
        super().__init__()
        self.player = player
        self.socket = self.socket_type()
        self.socket.hear = self._reveal_at_once
        self.connection = Connection(player, since, address=address)
        self.task = asyncio.create_task(self._attend(table))

    def _reveal_at_once(self, text: str) -> None:
        """Answer a `reveal` when it arrives: a test need not receive for one client what another waits for."""
        if self.reveals and text.startswith('{"type":"reveal"'):
            for nonce in self.answers_to(json.decode(text, type=wire.AskReveal)):
                answer = json.encode(wire.Reveal(nonce)).decode()
                self.socket.incoming.put_nowait({"type": "websocket.receive", "text": answer})

    async def _attend(self, table: Table) -> None:
        await endpoint._attend(cast(endpoint.Socket, self.socket), table, self.connection, self.socket.incoming)

    async def send(self, text: str | bytes) -> None:
        """Send a message. The server may take a move at once."""
        if isinstance(text, bytes):
            self.socket.incoming.put_nowait({"type": "websocket.receive", "bytes": text})
        elif not self.socket.incoming.offer(text.encode()):
            self.socket.incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> str:
        """The next message. If the connection ends with an error instead, that error is raised."""
        told = asyncio.ensure_future(self.socket.outgoing.get())
        await asyncio.wait([told, self.task], return_when=asyncio.FIRST_COMPLETED)
        if not told.done():
            told.cancel()
            await self.task
            raise ConnectionError("This client has left.")
        return told.result()

    async def leave(self) -> None:
        """Disconnect, as a closed page does."""
        self.socket.incoming.put_nowait({"type": "websocket.disconnect"})
        await self.task

    async def received_so_far(self) -> list[wire.ToPlayer]:
        """The messages that have arrived up to now, but no pings: they may come at any time."""
        await asyncio.sleep(0.005)  # the writer may still hold a message
        heard = []
        while not self.socket.outgoing.empty():
            heard.append(await self.next_message())
        return [message for message in heard if not isinstance(message, wire.Ping)]


async def whole_log(store: Store, table: int) -> list[LogEntry]:
    """All moves of a table, however many there are."""
    length = await store.log_length(table)
    return [entry async for piece in LogReader(store).pieces(table, length) for entry in piece]


class InProcessServer:
    """The server without HTTP and real sockets."""

    def __init__(self, db: Path, store: Store | None = None, limits: Limits = NO_LIMITS) -> None:
        self.store = store or SqliteStore(str(db))
        self.bot_pool = InstantBots()
        self.players = Players(self.store)
        self.tables = Registry(self.store, self.bot_pool, Quotas(limits))
        self._stays: list[asyncio.Task[None]] = []

    async def new_player(self, name: str) -> Player:
        player, _ = await self.players.welcome()
        return await self.players.rename(player, name)

    async def make(self, host: Player, chairs: Sequence[Any], **options: Any) -> str:
        """Make a table and return its code. Options that are not given are those of a short game."""
        wish = {"game": GAME.name, "chairs": list(chairs), "options": SHORT | options, "pace": "instant"}
        return await self.tables.make(host, convert(wish, wire.NewTable))

    async def table(self, code: str) -> Table:
        async with self.tables.visit(code) as table:
            return table

    async def connect(
        self, code: str, player: Player | None, since: int | None = None, address: Address = NOWHERE
    ) -> InProcessClient:
        """Connect to a table, and receive its current state."""
        table = await self.table(code)
        client = InProcessClient(table, player, since, address)
        self._stays.append(client.task)
        await client.next_table()
        if client.table.phase != "lobby":
            await client.next_state()
        return client

    async def snapshot(self, code: str) -> tuple[TableRecord | None, list[LogEntry], tuple[str, int] | None]:
        """Everything that a refused message must not change: what is stored, and what is in memory."""
        table = await self.table(code)
        play = table.turn.phase
        played = (digest(play.match.state), play.stored) if isinstance(play, Play) else None
        return await self.store.find_table(code), await whole_log(self.store, table.record.id), played

    async def close(self) -> None:
        for stay in self._stays:
            stay.cancel()
        await asyncio.gather(*self._stays, return_exceptions=True)
        self.tables.close()
        await self.store.close()


class TableOfTwo:
    """A table of two with three clients: Ann (the host), Ben, and Eve, who watches."""

    def __init__(
        self, server: InProcessServer, code: str, ann: InProcessClient, ben: InProcessClient, eve: InProcessClient
    ) -> None:
        self.server, self.code, self.ann, self.ben, self.eve = server, code, ann, ben, eve

    @property
    def clients(self) -> list[InProcessClient]:
        return [self.ann, self.ben, self.eve]

    @property
    def mover(self) -> InProcessClient:
        """The client whose turn it is."""
        return next(client for client in self.clients if client.state and client.state.legal)

    @property
    def waiter(self) -> InProcessClient:
        """The opponent of the client whose turn it is."""
        return self.waiter_after(self.mover)

    def waiter_after(self, mover: InProcessClient) -> InProcessClient:
        """The opponent of this client."""
        return self.ann if mover is self.ben else self.ben

    @staticmethod
    def options(**options: Any) -> Raw:
        return raw(SHORT | options)

    async def begin(self) -> None:
        await self.ann.sit(0, "a" * 64)
        await self.ben.sit(1, "b" * 64)
        await self.ann.send_message(wire.Start())
        await self.receive_states()

    async def ask_to_reveal(self, without: InProcessClient) -> None:
        """Start the game, which does not begin yet: one of the players does not reveal their nonce."""
        without.reveals = False
        await self.ann.sit(0, "a" * 64)
        await self.ben.sit(1, "b" * 64)
        await self.ann.send_message(wire.Start())
        await self.eve.until(lambda message: isinstance(message, wire.Table) and message.starting)

    async def receive_states(self) -> None:
        await self.receive_states_of(*self.clients)

    @staticmethod
    async def receive_states_of(*clients: InProcessClient) -> None:
        for client in clients:
            await client.next_state()

    async def play(self) -> None:
        """Make a move for the client whose turn it is; all clients receive it."""
        await self.mover.play()
        await self.receive_states()

    async def play_out(self) -> None:
        while not (self.ann.state and self.ann.state.outcome):
            await self.play()

    async def drain(self) -> None:
        """Receive all messages that are on their way."""
        for client in self.clients:
            await client.received_so_far()

    async def table(self) -> Table:
        return await self.server.table(self.code)


async def table_of_two(server: InProcessServer, **options: Any) -> TableOfTwo:
    """Make a table of two in its lobby, with nobody on a chair yet."""
    ann, ben, eve = [await server.new_player(name) for name in ("Ann", "Ben", "Eve")]
    code = await server.make(ann, ["open", "open"], **options)
    clients = [await server.connect(code, player) for player in (ann, ben, eve)]
    the_table = TableOfTwo(server, code, *clients)
    await the_table.drain()
    return the_table


def decoded(value: Any) -> Any:
    """The decoded value of a raw part of a message."""
    return json.decode(value)
