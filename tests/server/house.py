"""The server in process: its tables on a real database file, and guests whose browser is a pair of queues."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from msgspec import Raw, convert, json

from madcap.engine.game import Game
from madcap.engine.match import digest
from madcap.engine.state import State
from madcap.server import wire
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.people.players import Players
from madcap.server.socket import endpoint
from madcap.server.socket.connection import Connection
from madcap.server.socket.protocol import Inbox
from madcap.server.store.contract import LogEntry, Player, Store, TableRecord
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.phase import Play
from madcap.server.table.registry import Registry
from madcap.server.table.table import Table
from tests.games import open_game, short_options

from .voices import Voice, raw

GAME = open_game()
SHORT = short_options(GAME.name)
UNHURRIED = Limits(messages_per_second=1e9, tables_per_minute=10**9)


def play_of(table: Table) -> Play:
    """The game that has begun at a table."""
    assert isinstance(table.turn.phase, Play)
    return table.turn.phase


class QuickThinkers(BotPool):
    """Bots that make their default move at once: no process, and everybody can foretell them."""

    def __init__(self) -> None:
        self.thoughts = 0

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, host: int) -> int:
        self.thoughts += 1
        return state.move(seat, 0)

    def close(self) -> None:
        """There is nothing to close."""


class Pipe:
    """All of a WebSocket that `live` uses. While `reading` is not set, what is sent to the browser waits."""

    def __init__(self) -> None:
        self.said = Inbox()
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.closed: tuple[int, str] | None = None  # by the server

    async def receive(self) -> dict[str, Any]:
        event: dict[str, Any] = await self.said.get()
        return event

    async def send(self, event: dict[str, Any]) -> None:
        await self.reading.wait()
        self.heard.put_nowait(event["text"])

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self.said.put_nowait({"type": "websocket.disconnect"})


class Guest(Voice):
    """Somebody at a table in process."""

    pipe_type = Pipe

    def __init__(self, table: Table, player: Player | None, since: int | None) -> None:
        self.player = player
        self.pipe = self.pipe_type()
        self.connection = Connection(player, since)
        self.stay = asyncio.create_task(self._attend(table))

    async def _attend(self, table: Table) -> None:
        await endpoint._attend(cast(endpoint.Socket, self.pipe), table, self.connection, self.pipe.said)

    async def send(self, text: str | bytes) -> None:
        """Say something: if it is a move, it may be taken at once."""
        if isinstance(text, bytes):
            self.pipe.said.put_nowait({"type": "websocket.receive", "bytes": text})
        elif not self.pipe.said.offer(text.encode()):
            self.pipe.said.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> str:
        """What it is told next; if its visit ends in an error instead, that."""
        told = asyncio.ensure_future(self.pipe.heard.get())
        await asyncio.wait([told, self.stay], return_when=asyncio.FIRST_COMPLETED)
        if not told.done():
            told.cancel()
            await self.stay
            raise ConnectionError("This guest has left.")
        return told.result()

    async def leave(self) -> None:
        """Close the page."""
        self.pipe.said.put_nowait({"type": "websocket.disconnect"})
        await self.stay

    async def hear_all(self) -> list[wire.ToPlayer]:
        """What it was told up to now."""
        await asyncio.sleep(0.005)  # its writer may have something in hand
        heard = []
        while not self.pipe.heard.empty():
            heard.append(await self.hear())
        return heard


class House:
    """A server without its doors."""

    def __init__(self, db: Path, store: Store | None = None, limits: Limits = UNHURRIED) -> None:
        self.store = store or SqliteStore(str(db))
        self.bot_pool = QuickThinkers()
        self.players = Players(self.store)
        self.tables = Registry(self.store, self.bot_pool, Quotas(limits))
        self._stays: list[asyncio.Task[None]] = []

    async def welcome(self, name: str) -> Player:
        player, _ = await self.players.welcome()
        return await self.players.rename(player, name)

    async def make(self, host: Player, chairs: Sequence[Any], **options: Any) -> str:
        """A new table; the options that are not given make it short."""
        wish = {"game": GAME.name, "chairs": list(chairs), "options": SHORT | options, "pace": "instant"}
        return await self.tables.make(host, convert(wish, wire.NewTable))

    async def table(self, code: str) -> Table:
        async with self.tables.visit(code) as table:
            return table

    async def guest(self, code: str, player: Player | None, since: int | None = None) -> Guest:
        """Somebody opens the page, and has heard how things stand."""
        table = await self.table(code)
        guest = Guest(table, player, since)
        self._stays.append(guest.stay)
        await guest.next_table()
        if guest.table.phase != "lobby":
            await guest.next_state()
        return guest

    async def kept(self, code: str) -> tuple[TableRecord | None, list[LogEntry], tuple[str, int] | None]:
        """All that a refused message must not change: what is stored, and what is in memory."""
        table = await self.table(code)
        play = table.turn.phase
        played = (digest(play.match.state), len(play.causes)) if isinstance(play, Play) else None
        return await self.store.find_table(code), await self.store.log(code), played

    async def close(self) -> None:
        for stay in self._stays:
            stay.cancel()
        await asyncio.gather(*self._stays, return_exceptions=True)
        self.tables.close()
        await self.store.close()


class Party:
    """Ann (the host) and Ben at a table of two, and Eve, who watches."""

    def __init__(self, house: House, code: str, ann: Guest, ben: Guest, eve: Guest) -> None:
        self.house, self.code, self.ann, self.ben, self.eve = house, code, ann, ben, eve

    @property
    def guests(self) -> list[Guest]:
        return [self.ann, self.ben, self.eve]

    @property
    def mover(self) -> Guest:
        """Whose turn it is."""
        return next(guest for guest in self.guests if guest.state and guest.state.legal)

    @property
    def waiter(self) -> Guest:
        """The other of the two who play."""
        return self.waiter_after(self.mover)

    def waiter_after(self, mover: Guest) -> Guest:
        """The one who plays against this one."""
        return self.ann if mover is self.ben else self.ben

    @staticmethod
    def options(**options: Any) -> Raw:
        return raw(SHORT | options)

    async def begin(self) -> None:
        await self.ann.sit(0, "a" * 32)
        await self.ben.sit(1, "b" * 32)
        await self.ann.say(wire.Start())
        await self.hear_states()

    async def hear_states(self) -> None:
        for guest in self.guests:
            await guest.next_state()

    async def play(self) -> None:
        """Whoever's turn it is moves, and all have heard of it."""
        await self.mover.play()
        await self.hear_states()

    async def play_out(self) -> None:
        while not (self.ann.state and self.ann.state.outcome):
            await self.play()

    async def quiet(self) -> None:
        """Hear everything that is on its way."""
        for guest in self.guests:
            await guest.hear_all()

    async def table(self) -> Table:
        return await self.house.table(self.code)


async def party(house: House, **options: Any) -> Party:
    """A table in its lobby, with nobody on a chair yet."""
    ann, ben, eve = [await house.welcome(name) for name in ("Ann", "Ben", "Eve")]
    code = await house.make(ann, ["open", "open"], **options)
    guests = [await house.guest(code, player) for player in (ann, ben, eve)]
    the_party = Party(house, code, *guests)
    await the_party.quiet()
    return the_party


def decoded(value: Any) -> Any:
    """What a raw part of a message says."""
    return json.decode(value)
