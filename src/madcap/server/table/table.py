"""One table: its record, its match, and everybody who looks at it.

Whatever happens here happens under the table's lock, in this order: judge, change, store, publish, wind the schedule.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import json, structs

from madcap.engine.errors import Refusal
from madcap.engine.fair import FairChance
from madcap.engine.game import Game
from madcap.engine.match import Happened, Mark, Match
from madcap.engine.state import CHANCE, WATCHER
from madcap.server import wire
from madcap.server.errors import NeedsPlayers, NotPlaying, NotSeated, NotTheHost, StoreError, refused
from madcap.server.race import best_times
from madcap.server.race.sketches import Sketches
from madcap.server.socket.connection import Connection
from madcap.server.store.contract import ChairRecord, LogEntry, Player, Store, TableRecord
from madcap.server.table import lobby
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.messages import Numbered, StateMessages, table_message
from madcap.server.table.schedule import Schedule
from madcap.server.table.turn import Moves

PlayOn = Callable[[TableRecord, Player], Awaitable[str]]  # makes a table for another game, and gives its code


class Step(NamedTuple):
    """Moves that were made at a match, and what changes with them: to be stored, and then told."""

    match: Match
    mark: Mark  # where it stood before
    happened: list[Happened]
    cause: wire.Cause
    record: TableRecord | None


class Table:
    """A table in memory. `record` is what is stored of it beside its log."""

    def __init__(
        self, game: Game, record: TableRecord, log: Sequence[LogEntry], store: Store, bot_pool: BotPool, play_on: PlayOn
    ) -> None:
        self.game = game
        self.record = record
        self.store = store
        self.play_on = play_on
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._here: set[int] = set()  # the players among them
        self.moves = Moves(self)
        self.schedule = Schedule(self, bot_pool)
        self.sketches = Sketches(self)
        self.match: Match | None = None
        self.timed = record.phase == "lobby"  # here from the first move on: no time was lost
        self.causes: list[wire.Cause] = [entry.cause for entry in log]
        self.last_move: dict[int, int] = {}  # each seat's last place in the log: what it decided before that is stale
        if record.phase != "lobby":
            self.match = self.new_match()
            self.match.restore([(entry.seat, entry.move) for entry in log])
            self.last_move = {entry.seat: seq for seq, entry in enumerate(log, 1)}

    def new_match(self) -> Match:
        """The match at its very beginning."""
        nonces = [chair.nonce for chair in self.record.chairs if chair.nonce]
        options = json.decode(self.record.options, type=self.game.options)
        return Match(self.game.start(options, len(self.record.chairs)), FairChance(self.record.seed, nonces))

    # Who is here.

    async def greet(self, connection: Connection) -> None:
        """Somebody opens the page: tell them all, and the others that they are here."""
        async with self.lock:
            await self._welcome_back(connection)
            self.connections.add(connection)
            self._look_around()
            self._publish_table()
            self.schedule.update()
            if self.match:
                self._tell(self._missed(connection), [connection])
            self.sketches.show_all(connection)

    async def _welcome_back(self, connection: Connection) -> None:
        """A bot that stepped in makes way; if that cannot be kept, they are told so and can take their chair later."""
        if connection.player and self.record.phase != "over":
            try:
                await self._save(lobby.back(self.record, connection.player))
            except StoreError as error:
                connection.send(json.encode(refused(error)))

    async def part(self, connection: Connection) -> None:
        """Somebody closes the page."""
        connection.close()
        self.moves.unread.discard(connection)
        async with self.lock:
            self.connections.discard(connection)
            self._look_around()
            self._publish_table()
            self.schedule.update()

    async def refresh(self, connection: Connection) -> None:
        """Tell everything again to somebody who has fallen behind."""
        async with self.lock:
            self.tell_afresh(connection)

    def tell_afresh(self, connection: Connection) -> None:
        """Tell everything again; the caller holds the lock."""
        connection.catch_up()
        connection.send(json.encode(table_message(self, connection.player)))
        if self.match:
            self._tell([], [connection])

    async def rename(self, player: Player) -> None:
        """A player has another name now."""
        async with self.lock:
            for connection in self.connections:
                if connection.player and connection.player.id == player.id:
                    connection.player = player
            seat = lobby.seat_of(self.record, player)
            if seat is not None and self.record.phase != "over":
                chair = structs.replace(self.record.chairs[seat], name=player.name)
                await self._save(lobby.with_chair(self.record, seat, chair))

    def _look_around(self) -> None:
        self._here = {one.player.id for one in self.connections if one.player}

    def is_here(self, chair: ChairRecord) -> bool:
        """Whether a chair's person has the page open."""
        return chair.player in self._here

    def somebody_is_here(self) -> bool:
        """Whether anybody with a chair has the page open."""
        return any(one.viewer >= 0 for one in self.connections)

    def host(self) -> int:
        """Who may set up the table: its maker, or while they are away the first person who is here."""
        seated = [chair.player for chair in self.record.chairs if self.is_here(chair) and chair.player is not None]
        return self.record.host if self.record.host in self._here or not seated else seated[0]

    def is_host(self, player: Player | None) -> bool:
        return player is not None and player.id == self.host()

    # What somebody asks.

    async def handle(self, connection: Connection, message: wire.ToServer) -> None:
        """Do what a player asks; raises a Refusal, and then nothing has changed."""
        pressed, player = _pressed(connection, message) if self.game.race else 0.0, connection.player
        if player is None:
            raise NotSeated()
        if isinstance(message, wire.Sketch):  # it changes nothing that is kept: no claim waits behind it for the lock
            self.sketches.take(lobby.needs_seat(self.record, player), message.sketch)
            return
        async with self.lock:
            match message:
                case wire.Play():
                    await self.moves.play_in_turn(connection, message, pressed)
                case wire.Sit(nonce, chair):
                    await self._sit(player, nonce, chair)
                case wire.Stand():
                    await self._save(lobby.stand(self.record, player))
                case wire.Again():
                    await self._again(player)
                case _:
                    await self._set_up(player, message)

    async def _set_up(self, player: Player, message: wire.ToServer) -> None:
        if not self.is_host(player):
            raise NotTheHost()
        match message:
            case wire.SetChair(chair, to):
                await self._save(lobby.set_chair(self.record, self.game, chair, to))
            case wire.Configure(options, pace):
                await self._save(lobby.configure(self.record, self.game, options, pace))
            case wire.Start():
                await self._start()

    async def _sit(self, player: Player, nonce: str, chair: int | None) -> None:
        await self._save(lobby.sit(self.record, player, nonce, chair))
        if self.record.waiting and lobby.is_ready(self.record, self.game):
            await self._start()

    async def _start(self) -> None:
        lobby.needs_lobby(self.record)
        if not lobby.is_ready(self.record, self.game):
            raise NeedsPlayers()
        match = self.new_match()
        begun = structs.replace(self.record, phase="playing", waiting=False)
        await self._commit(Step(match, match.mark(), match.begin(), "self", begun))

    async def _again(self, player: Player) -> None:
        lobby.needs_seat(self.record, player)
        if self.record.phase != "over":
            raise NotPlaying()
        if self.record.again is None:
            await self._save(structs.replace(self.record, again=await self.play_on(self.record, player)))

    # What happens. The caller holds the lock.

    async def make(self, seat: int, moves: list[int], cause: wire.Cause) -> None:
        """Make moves for a seat: all of them, or none."""
        await self._commit(self.step(seat, moves, cause))
        if self.schedule.claims:
            await self.schedule.claims.go_on()

    def step(self, seat: int, moves: list[int], cause: wire.Cause) -> Step:
        """Judge and make moves; a Refusal says why not, and then nothing has changed."""
        assert self.match
        mark = self.match.mark()
        try:
            happened = [one for move in moves for one in self.match.play(seat, move)]
        except Refusal:
            self.match.back_to(mark)
            raise
        record = structs.replace(self.record, phase="over") if self.match.over else None
        return Step(self.match, mark, happened, cause, record)

    async def step_in(self, seat: int) -> None:
        """A bot plays for somebody who is gone, until they come back."""
        chair = structs.replace(self.record.chairs[seat], stand_in="away")
        await self._save(lobby.with_chair(self.record, seat, chair))

    async def _commit(self, step: Step) -> None:
        """Store, then publish. What cannot be stored has not happened."""
        try:
            await self.stored(step)
        except StoreError:
            step.match.back_to(step.mark)
            raise
        self.publish(step)

    def stored(self, step: Step) -> Awaitable[None]:
        """Done when the step is on the disk; a StoreError says why it cannot be."""
        match, _, happened, cause, record = step
        first = len(match.log) - len(happened) + 1
        entries = [LogEntry(one.seat, one.move, cause if one.seat < CHANCE else "self") for one in happened]
        return self.store.append(self.record.code, first, entries, record, best_times.best_time(self, match, cause))

    def publish(self, step: Step) -> None:
        """It is stored: now it has happened, and everybody hears of it."""
        self.match, _, happened, cause, record = step
        numbered = list(enumerate(happened, len(self.match.log) - len(happened) + 1))
        for seq, (seat, _, _) in numbered:
            self.causes.append(cause if seat < CHANCE else "self")
            self.last_move[seat] = seq
        if record:
            self.record = record
            self._publish_table()
        self.schedule.update()
        self._tell(numbered, self.connections)

    async def _save(self, record: TableRecord) -> None:
        if record == self.record:
            return
        await self.store.save_table(record)
        self.record = record
        self._publish_table()
        self.schedule.update()
        if self.match:  # whoever left a chair to a bot, or took it back, has other legal moves now
            self._tell([], self.connections)

    # Who hears of it.

    def _publish_table(self) -> None:
        for connection in self.connections:
            seat = lobby.seat_of(self.record, connection.player)
            connection.viewer = WATCHER if seat is None else seat
        for connection in self.connections:
            connection.send(json.encode(table_message(self, connection.player)))

    def _tell(self, moves: list[Numbered], connections: Iterable[Connection]) -> None:
        """The position, and the moves that led to it."""
        assert self.match
        news = StateMessages(self, self.match, moves)
        for connection in connections:
            connection.send(news.to(connection.viewer))

    def _missed(self, connection: Connection) -> list[Numbered]:
        """What happened since the state that somebody who comes back had last."""
        assert self.match
        if connection.since is None or not 0 <= connection.since < len(self.match.log):
            return []
        return list(enumerate(self.new_match().restore(self.match.log), 1))[connection.since :]


def _pressed(connection: Connection, message: wire.ToServer) -> float:
    """When a player did what has just arrived: as far as the delay of their line explains it."""
    at = message.at / 1000 if isinstance(message, wire.Play) and message.at is not None else None
    return connection.lag.pressed(at, asyncio.get_running_loop().time())
