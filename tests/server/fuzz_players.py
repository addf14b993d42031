"""Tables and players for fuzzing: a store that records every change, and players who send any message."""

import asyncio
import base64
import logging
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from madcap.engine.game import Game
from madcap.engine.match import Match, digest
from madcap.server.race.claims import HeldClaim
from madcap.server.race.control import RaceControl
from madcap.server.store.contract import BestTime, LogEntry, Player, TableRecord
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table import lobby
from madcap.server.table.phase import Play
from madcap.server.table.table import Table

from .in_process import InProcessClient, QueueSocket

MESSAGES_PER_TABLE = 600  # at most; then another table takes its place


class Change(NamedTuple):
    """A change: its table, and the seat if it was a person's own move."""

    table: int
    seat: int | None = None


class RecordingStore(SqliteStore):
    """A store that records every change."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self._db.execute("pragma synchronous = off")  # no test here cuts the power
        self.changes: list[Change] = []

    def append(
        self,
        table_id: int,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> Awaitable[None]:
        change = Change(table_id, entries[0].seat if entries and entries[0].cause == "self" else None)
        return self._noted_with(change, super().append(table_id, first, entries, table, best_time))

    def save_table(self, table: TableRecord) -> Awaitable[None]:  # type: ignore[override]
        return self._noted_with(Change(table.id), super().save_table(table))

    def _noted_with(self, change: Change, storing: Awaitable[None]) -> Awaitable[None]:
        """Record a change at once, because the match has changed already, and again just before it is published."""
        self.changes.append(change)
        stored = asyncio.ensure_future(storing)
        stored.add_done_callback(lambda _: self.changes.append(change))
        return stored

    async def add_table(self, table: TableRecord) -> int | None:
        with self._noted(Change(table.id)):
            return await super().add_table(table)

    @contextmanager
    def _noted(self, change: Change) -> Iterator[None]:
        """Record the change before and after it is stored: a test may look in between."""
        self.changes.append(change)
        yield
        self.changes.append(change)


class IdleAwareSocket(QueueSocket):
    """A socket that knows when the server has handled all messages."""

    def __init__(self) -> None:
        super().__init__()
        self.done = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if self.incoming.empty():
            self.done.set()
        return await super().receive()


class FuzzPlayer(InProcessClient):
    """A client at a table who sends any message."""

    socket_type = IdleAwareSocket

    def __init__(self, table: Table, player: Player | None, since: int | None) -> None:
        super().__init__(table, player, since)
        assert isinstance(self.socket, IdleAwareSocket)
        self.watched, self.at = self.socket, table
        self.task.add_done_callback(lambda _: self.watched.done.set())

    async def send_and_wait(self, text: str | bytes) -> list[str]:
        """Send a message, wait until the server has handled it, and return the answers."""
        self.texts()
        self.watched.done.clear()
        await self.send(text)
        if not self.watched.incoming.empty():
            await self.watched.done.wait()
        async with self.at.turn:  # a move may have been taken at once, and is being stored
            pass
        while self.connection._waiting and not self.task.done():
            await asyncio.sleep(0)
        return self.texts()

    def texts(self) -> list[str]:
        """The messages that have arrived since the last call."""
        heard = []
        while not self.socket.outgoing.empty():
            heard.append(self.socket.outgoing.get_nowait())
        return heard


class FuzzTable:
    """A table with its fuzz players: some who may sit, one who watches, and one without a cookie."""

    def __init__(self, game: Game, table: Table, players: list[FuzzPlayer]) -> None:
        self.game, self.table, self.players = game, table, players
        self.left = MESSAGES_PER_TABLE
        self.old: list[tuple[int, Any]] = [(0, {"type": "draw"})]  # moves that were legal once, with their seq

    @property
    def match(self) -> Match | None:
        phase = self.table.turn.phase
        return phase.match if isinstance(phase, Play) else None

    def seat(self, who: FuzzPlayer) -> int | None:
        return lobby.seat_of(self.table.record, who.player)

    def movers(self) -> list[FuzzPlayer]:
        """The players who may move now; all players if none may."""
        actors = self.match.state.actors if self.match else 0
        return [
            one for one in self.players if actors >> (self.seat(one) or 0) & 1 and self.seat(one) is not None
        ] or self.players

    def secrets(self) -> list[str]:
        """The secrets that no message may contain before the game is over."""
        record = self.table.record
        seed = [] if record.phase == "over" else [record.seed.hex(), base64.b64encode(record.seed).decode()]
        return seed + [chair.nonce for chair in record.chairs if chair.nonce]

    def snapshot(self) -> tuple[Any, ...]:
        """Everything about the table that a refused message must not change."""
        phase, race = self.table.turn.phase, self.table.race
        sketches = tuple(race.sketches.boards.items()) if isinstance(race, RaceControl) else ()
        return self.table.record, sketches, _snapshot_of(phase) if isinstance(phase, Play) else None

    def claims(self) -> set[HeldClaim]:
        """People's claims that are not judged yet. They expire by themselves; a refused claim is never among them."""
        race = self.table.race
        held = (*race.claims._held, *race.claims._waiting) if isinstance(race, RaceControl) else ()
        return {one for one in held if one.cause == "self"}


def _snapshot_of(play: Play) -> tuple[Any, ...]:
    match = play.match
    return digest(match.state), match.length, match.drawn, tuple(play.last_move.items()), play.stored


class CapturedLog(logging.Handler):
    """A log handler that keeps every line."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[tuple[int, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((record.levelno, self.format(record)))
