"""One table: what its viewers ask for, and the messages that they get. Every change goes through its `turn`."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal

from msgspec import json, structs

from madcap.engine.errors import GameIsOver, MadcapError, NotLegal, NotYourTurn
from madcap.engine.game import Game
from madcap.server import error_log, wire
from madcap.server.errors import NotPlaying, NotSeated, NotTheHost, Stale, StoreError, TableClosed
from madcap.server.limits.rate_limit import BotMoves
from madcap.server.race.control import race_control
from madcap.server.store.contract import Player, Store, TableRecord
from madcap.server.table import lobby
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.missed_moves import MissedMoves
from madcap.server.table.move_reader import MoveReader
from madcap.server.table.phase import Lobby, Numbered, Phase, Play
from madcap.server.table.publisher import Publisher
from madcap.server.table.schedule import Schedule
from madcap.server.table.starting import Starting
from madcap.server.table.turn import Answer, Turn
from madcap.server.table.viewer import Viewer
from madcap.server.table.viewers import Viewers

PlayOn = Callable[[TableRecord, Player, str], Awaitable[str]]  # makes a table for another game, asked for from a host


class Table:
    """A table in memory."""

    def __init__(
        self,
        game: Game,
        record: TableRecord,
        phase: Phase,
        store: Store,
        bot_pool: BotPool,
        play_on: PlayOn,
        bot_moves: BotMoves,
    ) -> None:
        self.game = game
        self.viewers = Viewers()
        self.race = race_control(game, self._delays, self._is_host, self._wake, self.viewers)
        self.turn = Turn(lobby.reopened(record), phase, store, self.race, self._publish)
        self.schedule = Schedule(game, self.turn, self.viewers, self.race, bot_pool, bot_moves, self._tell_of_stall)
        self.starting = Starting(game, self.turn, self.viewers, self._publish_table)
        self._holder: Viewer | None = None  # for whom the table stands still
        self.missed_moves = MissedMoves(game, self.turn)
        self._publisher = Publisher(game, self.turn, self.viewers, self.schedule, self.starting)
        self._play_on = play_on
        self._reader = MoveReader(game)

    @property
    def record(self) -> TableRecord:
        """The table as it is stored, without its log."""
        return self.turn.record

    @property
    def idle(self) -> bool:
        """Whether nobody changes the table, and nothing will happen by itself."""
        return self.schedule.idle and not self.turn.busy and not self.starting.is_open

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        self.schedule.stop()
        self.starting.stop()

    def _delays(self) -> list[tuple[int, float]]:
        return self.viewers.delays(self.turn.record)

    def _is_host(self, seat: int) -> bool:
        return self.record.chairs[seat].player == self.viewers.host(self.record)

    def _wake(self) -> None:
        self.turn.wake()

    def has_seat(self, player: Player | None) -> bool:
        """Whether a player has a chair at this table."""
        return lobby.seat_of(self.record, player) is not None

    # People come and go.

    async def greet(self, connection: Viewer) -> None:
        """Send everything to somebody who opens the page, and tell the others that they are here.

        The moves that they have missed are made once more before they wait for their turn: others play on meanwhile.
        """
        try:
            await self.missed_moves.replay(connection)
            async with self.turn:
                await self._let_in(connection, self.missed_moves.take(connection))
        finally:
            self.missed_moves.take(connection)

    async def _let_in(self, connection: Viewer, missed: list[Numbered]) -> None:
        """Send everything to somebody who has arrived; the caller has the turn."""
        if self.record.phase == "closed":  # while this page was loading
            self._send_away(connection)
            return
        await self._welcome_back(connection)
        connection.check_admission()  # with no pause before it is added: a ban closes those who were added before
        self.viewers.add(connection, self.record)
        self._publisher.send_table(connection)
        self._publisher.presence_changed(connection)
        phase = self.turn.phase
        if isinstance(phase, Play):
            self._publisher.send_state(phase, missed, [connection])
            for message in self.race.messages_on_arrival(phase.match.state, connection.viewer):
                connection.send(message)
        else:
            self.starting.ask([connection])

    async def _welcome_back(self, connection: Viewer) -> None:
        """Let a bot that stepped in make way. If that cannot be stored, the player gets an error, and can sit later."""
        if connection.player and self.record.phase != "over":
            try:
                await self.turn.save(lobby.back(self.record, connection.player))
            except StoreError as error:
                connection.refuse(error)

    async def part(self, connection: Viewer) -> None:
        """Remove the connection of somebody who closes the page."""
        connection.close()
        async with self.turn:
            self.viewers.discard(connection, self.record)
            if connection is self._holder:
                self._hold(None)
            self._publisher.presence_changed()

    async def refresh(self, connection: Viewer) -> None:
        """Send everything again to somebody who has fallen behind."""
        async with self.turn:
            self._publisher.send_afresh(connection)

    def knows(self, player: Player) -> bool:
        """Whether a player has a chair here, or has the page open."""
        return lobby.seat_of(self.record, player) is not None or self.viewers.has(player)

    async def rename(self, player: Player) -> None:
        """Give a player another name at this table."""
        async with self.turn:
            self.viewers.rename(player)
            await self.turn.save(lobby.rename(self.record, player))

    async def salt_names(self) -> TableRecord:
        """The table as it is stored, with a salt for each name: its record needs them."""
        if lobby.needs_salts(self.record):
            async with self.turn:
                await self.turn.save(lobby.salted(self.record))
        return self.record

    async def give_code_back(self) -> None:
        """Note that the code is not this table's any more; its name is."""
        async with self.turn:
            self.turn.record = structs.replace(self.record, code="", again=None)
            self._publish_table()

    async def replace_name(self, player: Player, leaves: bool) -> None:
        """Put another name on a player's chair, also after the end. One who `leaves` gets up, if the game is not over."""
        async with self.turn:
            self.viewers.rename(player)
            if leaves and self.has_seat(player):
                self.starting.cancel()
            await self.turn.save(lobby.replace_name(self.record, player, leaves))

    async def close(self, reason: str) -> None:
        """End the table for everybody, before its game is over."""
        async with self.turn:
            if self.record.phase == "over":
                raise GameIsOver(f"The game at table {self.record.code} is over: there is nothing to close.")
            await self._end(reason)

    async def close_for_good(self, reason: str) -> int:
        """End the table for everybody, also after its game, because it is to be deleted. Returns how many pages were open."""
        async with self.turn:
            pages = len(self.viewers.all)
            if self.record.phase != "closed":
                await self._end(reason)
            return pages

    async def _end(self, reason: str) -> None:
        """Close the table and send everybody away; the caller has the turn."""
        await self.turn.save(structs.replace(self.record, phase="closed", closed=reason))
        self.stop()
        for connection in self.viewers.all:
            self._send_away(connection)

    def _send_away(self, connection: Viewer) -> None:
        """Tell somebody that the table is closed."""
        connection.send(json.encode(wire.Closed(self.record.closed or "")))
        connection.end(TableClosed.code)

    # Moves of people.

    def play(self, connection: Viewer, message: wire.Play, pressed: float) -> None:
        """Make a player's move, as soon as it is its turn. If it does not count, its player gets a refusal."""
        connection.deciding = True
        self._submit(connection, message, pressed, partial(self._answered, connection, message.seq))

    async def play_and_wait(self, connection: Viewer, message: wire.Play, pressed: float) -> None:
        """The same; raises a Refusal or a StoreError if it does not count."""
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self._submit(connection, message, pressed, partial(self._tell, connection, done, message.seq))
        error = await done
        if error:
            raise error

    def _submit(self, connection: Viewer, message: wire.Play, pressed: float, answer: Answer) -> None:
        seat, arrived = connection.viewer, connection.active
        self.turn.submit(
            seat, partial(self._moves, connection, seat, message, pressed, arrived), "self", answer, arrived
        )

    def _moves(self, connection: Viewer, seat: int, message: wire.Play, pressed: float, arrived: float) -> list[int]:
        """The move that a player asks for; none if it is a claim, which is held to be compared with others'."""
        record, play = self.record, self.turn.phase
        if seat < 0:
            raise NotSeated
        if seat != connection.viewer:  # its player has changed chairs while it waited in line
            raise Stale
        if isinstance(play, Lobby):
            raise NotPlaying
        if record.phase != "playing":
            raise GameIsOver
        number = self._reader.number(message.move)
        if message.seq < play.last_move.get(seat, 0):
            raise Stale
        if record.chairs[seat].stand_in:
            raise NotYourTurn("It is not your turn; if a bot plays for you, take your chair back first.")
        return [] if self.race.holds(play.match, seat, number, pressed, "self", arrived) else [number]

    def _answered(self, connection: Viewer, seq: int, error: Exception | None) -> None:
        connection.deciding = False
        if error:
            self._refuse(connection, self._excused(connection, seq, error))

    def _tell(
        self, connection: Viewer, done: "asyncio.Future[Exception | None]", seq: int, error: Exception | None
    ) -> None:
        if not done.done():  # its reader may be gone
            done.set_result(self._excused(connection, seq, error) if error else None)

    def _excused(self, connection: Viewer, seq: int, error: Exception) -> Exception:
        """The error for a refused move: it is stale if it may have been right when it was decided."""
        play, seat = self.turn.phase, connection.viewer
        if isinstance(play, Lobby) or not isinstance(error, NotLegal | NotYourTurn):
            return error
        bot_plays = seat >= 0 and self.record.chairs[seat].stand_in
        return Stale() if seq < play.match.length and not bot_plays else error

    def _refuse(self, connection: Viewer, error: Exception) -> None:
        """Send the reason and a fresh state. A fault of the server's closes the connection instead."""
        try:
            if not isinstance(error, MadcapError):
                raise error
            connection.refuse(error, fresh=True)
            self._publisher.send_afresh(connection)
        except Exception as fault:
            error_log.write(f"with a move at table {self.record.code}", fault, connection.id)
            connection.end("broken-table")

    # Everything else that people ask for.

    async def handle(self, connection: Viewer, message: wire.ToServer, pressed: float) -> None:
        """Do what a player asks for; raises a Refusal, and then nothing has changed."""
        player = connection.player
        if player is None or (isinstance(message, wire.Play) and connection.viewer < 0):
            raise NotSeated
        if isinstance(message, wire.Play):
            await self.play_and_wait(connection, message, pressed)
        elif isinstance(message, wire.Sketch):  # it changes nothing that is kept, and so needs no turn
            self._take_sketch(player, message)
        elif isinstance(message, wire.Hold):
            async with self.turn:
                self._stand_still(connection, message.on)
        else:
            async with self.turn:
                await self._set_up(player, message, connection.host)

    def _take_sketch(self, player: Player, message: wire.Sketch) -> None:
        seat, play = lobby.needs_seat(self.record, player), self.turn.phase
        if isinstance(play, Lobby) or self.record.phase != "playing":
            raise NotPlaying
        self.race.take_sketch(play.match.state, seat, message.sketch)

    def _stand_still(self, connection: Viewer, on: bool) -> None:
        """Let the table stand still for somebody who plays against bots, or go on."""
        play = self.turn.phase
        if isinstance(play, Lobby) or self.record.phase != "playing":
            raise NotPlaying
        lobby.needs_bots_only(self.record, connection.viewer)
        if on != self.schedule.held:
            self._hold(connection if on else None)
            self._publish([], record_changed=True)

    def _hold(self, holder: Viewer | None) -> None:
        self._holder = holder
        self.schedule.hold(holder is not None)

    async def _set_up(self, player: Player, message: wire.ToServer, host: str) -> None:
        if isinstance(message, wire.Reveal):
            await self.starting.take(player, message.nonce)
            return
        self.starting.needs_closed()
        match message:
            case wire.Sit(commitment, chair):
                await self._sit(player, commitment, chair)
            case wire.Stand():
                await self.turn.save(lobby.stand(self.record, player))
            case wire.Again():
                await self._again(player, host)
            case wire.Absent(chair, to):
                await self._decide_on_absent(player, chair, to)
            case _:
                await self._set_up_as_host(player, message)

    async def _set_up_as_host(self, player: Player, message: wire.ToServer) -> None:
        if not self.viewers.is_host(self.record, player):
            raise NotTheHost
        match message:
            case wire.SetChair(chair, to):
                await self.turn.save(lobby.set_chair(self.record, self.game, chair, to))
            case wire.Configure(options, pace, levels):
                await self.turn.save(lobby.configure(self.record, self.game, options, pace, levels))
            case wire.Start():
                await self.starting.open(player)

    async def _decide_on_absent(self, player: Player, seat: int, to: Literal["bot", "wait"]) -> None:
        """Let a bot play for somebody who is away or stalls, or give them more time."""
        stalls = seat in self.schedule.absence.stalled()
        if not self.viewers.is_host(self.record, player) and not (stalls and self._stands_up_to_host(player, seat)):
            raise NotTheHost
        if self.record.phase != "playing":
            raise NotPlaying
        if not stalls:
            lobby.needs_absent(self.record, self.viewers.people(self.record), seat)
        if to == "bot":
            await self.turn.save(lobby.stand_in(self.record, seat, "left" if stalls else "away"))
        else:
            self.schedule.wait_longer(seat)
            self._publish([], record_changed=False)

    def _stands_up_to_host(self, player: Player, seat: int) -> bool:
        """Whether this is the host's seat, and the player has another one."""
        return self._is_host(seat) and lobby.seat_of(self.record, player) not in (None, seat)

    async def _sit(self, player: Player, commitment: str, chair: int | None) -> None:
        await self.turn.save(lobby.sit(self.record, player, commitment, chair))
        if self.record.waiting and lobby.is_ready(self.record, self.game):
            await self.starting.open(player)

    async def _again(self, player: Player, host: str) -> None:
        lobby.needs_seat(self.record, player)
        if self.record.phase != "over":
            raise NotPlaying
        if self.record.again is None:
            await self.turn.save(structs.replace(self.record, again=await self._play_on(self.record, player, host)))

    # Messages to the viewers.

    def _publish(self, moves: list[Numbered], record_changed: bool) -> None:
        """Tell everybody what has happened, now that it is stored."""
        self.missed_moves.add(moves)
        self._publisher.publish(moves, record_changed)

    def _publish_table(self) -> None:
        self._publisher.publish_table()

    def _tell_of_stall(self) -> None:
        """Tell everybody that somebody stalls, unless the table is just changing: then they are told of that anyway."""
        if not self.turn.busy:
            self._publish([], record_changed=False)

    def message_for(self, player: Player | None) -> wire.Table:
        """The table around the game, as a player sees it."""
        return self._publisher.message_for(player)
