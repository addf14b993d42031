"""Registry whose every change is noted, and people at them who say anything."""

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

from .house import Guest, Pipe

LIFE = 600  # messages to a table, at most; then it makes room for another


class Change(NamedTuple):
    """At which table something was changed; by whose move, if it was one that somebody made themselves."""

    code: str
    seat: int | None = None


class Witness(SqliteStore):
    """A store that knows who changed what."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self._db.execute("pragma synchronous = off")  # no plug is pulled here
        self.changes: list[Change] = []

    def append(
        self,
        code: str,
        first: int,
        entries: Sequence[LogEntry],
        table: TableRecord | None = None,
        best_time: BestTime | None = None,
    ) -> Awaitable[None]:
        change = Change(code, entries[0].seat if entries and entries[0].cause == "self" else None)
        self.changes.append(change)  # at once: the match has changed already
        stored = asyncio.ensure_future(super().append(code, first, entries, table, best_time))
        stored.add_done_callback(lambda _: self.changes.append(change))  # just before it is published
        return stored

    async def save_table(self, table: TableRecord) -> None:
        with self._noted(Change(table.code)):
            await super().save_table(table)

    async def add_table(self, table: TableRecord) -> bool:
        with self._noted(Change(table.code)):
            return await super().add_table(table)

    @contextmanager
    def _noted(self, change: Change) -> Iterator[None]:
        """Before and after: somebody may look in between."""
        self.changes.append(change)
        yield
        self.changes.append(change)


class Ear(Pipe):
    """A pipe that knows when all that was said has been dealt with."""

    def __init__(self) -> None:
        super().__init__()
        self.done = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if self.said.empty():
            self.done.set()
        return await super().receive()


class Rascal(Guest):
    """Somebody at a table who says anything."""

    pipe_type = Ear

    def __init__(self, table: Table, player: Player | None, since: int | None) -> None:
        super().__init__(table, player, since)
        assert isinstance(self.pipe, Ear)
        self.ear, self.at = self.pipe, table
        self.stay.add_done_callback(lambda _: self.ear.done.set())

    async def throw(self, text: str | bytes) -> list[str]:
        """Say it, wait until it was dealt with, and give what was answered."""
        self.texts()
        self.ear.done.clear()
        await self.send(text)
        if not self.ear.said.empty():
            await self.ear.done.wait()
        async with self.at.turn:  # a move may have been taken at once, and is being stored
            pass
        while self.connection._waiting and not self.stay.done():
            await asyncio.sleep(0)
        return self.texts()

    def texts(self) -> list[str]:
        """What it was told since it was last asked."""
        heard = []
        while not self.pipe.heard.empty():
            heard.append(self.pipe.heard.get_nowait())
        return heard


class Scene:
    """A table with its rascals: those who may sit, one who watches, and one whom nobody knows."""

    def __init__(self, game: Game, table: Table, rascals: list[Rascal]) -> None:
        self.game, self.table, self.rascals = game, table, rascals
        self.left = LIFE
        self.old: list[tuple[int, Any]] = [(0, {"type": "draw"})]  # moves that were legal once, with their seq

    @property
    def match(self) -> Match | None:
        phase = self.table.turn.phase
        return phase.match if isinstance(phase, Play) else None

    def seat(self, who: Rascal) -> int | None:
        return lobby.seat_of(self.table.record, who.player)

    def movers(self) -> list[Rascal]:
        """Those who may move now; everybody, where nobody can."""
        actors = self.match.state.actors if self.match else 0
        return [
            one for one in self.rascals if actors >> (self.seat(one) or 0) & 1 and self.seat(one) is not None
        ] or self.rascals

    def secrets(self) -> list[str]:
        """What nobody may hear before the game is over."""
        record = self.table.record
        seed = [] if record.phase == "over" else [record.seed.hex(), base64.b64encode(record.seed).decode()]
        return seed + [chair.nonce for chair in record.chairs if chair.nonce]

    def print(self) -> tuple[Any, ...]:
        """All of the table that a refused message must leave as it is."""
        phase, race = self.table.turn.phase, self.table.race
        sketches = tuple(race.sketches.boards.items()) if isinstance(race, RaceControl) else ()
        return self.table.record, sketches, _print_of(phase) if isinstance(phase, Play) else None

    def claims(self) -> set[HeldClaim]:
        """People's claims that are not judged yet: they lapse by themselves, but a refused one is never among them."""
        race = self.table.race
        held = (*race.claims._held, *race.claims._waiting) if isinstance(race, RaceControl) else ()
        return {one for one in held if one.cause == "self"}


def _print_of(play: Play) -> tuple[Any, ...]:
    match = play.match
    return digest(match.state), len(match.log), match.drawn, tuple(play.last_move.items()), len(play.causes)


class Lines(logging.Handler):
    """Every line that was logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[tuple[int, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((record.levelno, self.format(record)))
