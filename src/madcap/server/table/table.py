"""One table: what its viewers ask for, and the messages that they get. Every change goes through its `turn`."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Literal

from msgspec import json, structs

from madcap.engine.errors import GameIsOver, MadcapError, NotLegal, NotYourTurn
from madcap.engine.game import Game
from madcap.engine.match import Happened
from madcap.server import error_log, wire
from madcap.server.errors import NotPlaying, NotSeated, NotTheHost, Stale, StoreError, TableClosed
from madcap.server.limits import prices
from madcap.server.limits.rate_limit import BotMoves
from madcap.server.race.control import race_control
from madcap.server.store.contract import LOG_PIECE, Player, Store, TableRecord
from madcap.server.table import lobby
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.messages import StateMessages, table_message
from madcap.server.table.move_reader import MoveReader
from madcap.server.table.phase import Lobby, Numbered, Phase, Play, new_match
from madcap.server.table.presence import Presence
from madcap.server.table.schedule import Schedule
from madcap.server.table.starting import Starting
from madcap.server.table.turn import Answer, Turn
from madcap.server.table.viewer import Viewer
from madcap.server.table.viewers import Viewers
from madcap.server.table.watcher_rate import WatcherRate

RETOLD = 400  # moves that somebody who opens a table's page gets at most: the newest
AT_ONCE = 25  # moves that are replayed before others get their turn
HOST_CHANGES_S = 0.05  # after a host who is away has ceased to be the host, until everybody is told

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
        self._presence = Presence(self._tell_later)
        self._watcher_rate = WatcherRate()
        self._untold_moves: list[Numbered] = []  # the newest of those that watchers have not been told of
        self._arriving: dict[
            Viewer, list[Numbered]
        ] = {}  # who arrives, and what was made since; not if they get no moves
        self._untold_state = False  # the position has changed since watchers were told of it
        self._told_phase: wire.Phase = record.phase  # of which everybody was told
        self._told_of: tuple[int, ...] = ()  # the players of whom everybody was told that they are here, and the host
        self._told_away: tuple[tuple[int, bool], ...] = ()  # of whom everybody knows: their seats, and who is here
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
        if self._has_position(connection.since):
            self._arriving[connection] = []
        try:
            missed = await self._missed(connection.since)
            async with self.turn:
                await self._let_in(connection, [*missed, *self._arriving.pop(connection, ())][-RETOLD:])
        finally:
            self._arriving.pop(connection, None)

    async def _let_in(self, connection: Viewer, missed: list[Numbered]) -> None:
        """Send everything to somebody who has arrived; the caller has the turn."""
        if self.record.phase == "closed":  # while this page was loading
            self._send_away(connection)
            return
        await self._welcome_back(connection)
        connection.check_admission()  # with no pause before it is added: a ban closes those who were added before
        self.viewers.add(connection, self.record)
        self._send_table(connection)
        self._presence_changed(connection)
        phase = self.turn.phase
        if isinstance(phase, Play):
            self._send_state(phase, missed, [connection])
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
            self._presence_changed()

    async def refresh(self, connection: Viewer) -> None:
        """Send everything again to somebody who has fallen behind."""
        async with self.turn:
            self._send_afresh(connection)

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
        return Stale() if seq < len(play.match.log) and not bot_plays else error

    def _refuse(self, connection: Viewer, error: Exception) -> None:
        """Send the reason and a fresh state. A fault of the server's closes the connection instead."""
        try:
            if not isinstance(error, MadcapError):
                raise error
            connection.refuse(error, fresh=True)
            self._send_afresh(connection)
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
            case wire.Configure(options, pace):
                await self.turn.save(lobby.configure(self.record, self.game, options, pace))
            case wire.Start():
                await self.starting.open(player)

    async def _decide_on_absent(self, player: Player, seat: int, to: Literal["bot", "wait"]) -> None:
        """Let a bot play for somebody who is away or stalls, or give them more time."""
        stalls = seat in self.schedule.stalled()
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
        for made_meanwhile in self._arriving.values():
            made_meanwhile += moves
            del made_meanwhile[:-RETOLD]
        if record_changed:
            self._publish_table()
        self.schedule.update()
        phase = self.turn.phase
        if isinstance(phase, Play):
            self._publish_state(phase, moves)

    def _publish_state(self, play: Play, moves: list[Numbered]) -> None:
        """Tell everybody of the position: watchers later, if there are too many of them for so many moves."""
        if self._untold_moves:
            moves = [*self._untold_moves, *moves][-RETOLD:]
        if self._watchers_wait(play):
            self._untold_moves, self._untold_state = moves, True
            self._presence.wake_in(self._watcher_rate.wait_s())
            self._send_state(play, moves, self.viewers.players())
        else:
            self._untold_moves, self._untold_state = [], False
            self._send_state(play, moves, self.viewers.all)

    def _watchers_wait(self, play: Play) -> bool:
        """Whether watchers are told of the position later. The end is told at once."""
        over, watchers = play.match.over, self.viewers.others()
        return (self._untold_state and not over) or not self._watcher_rate.may_be_told(watchers, at_once=over)

    def _catch_up(self, play: Play, newcomer: Viewer | None = None) -> None:
        """Tell those of the position who have missed it, with all moves since they were told."""
        moves, self._untold_moves, self._untold_state = self._untold_moves, [], False
        length, viewers = len(play.match.log), self.viewers
        late = [one for one in viewers.all if one.told < length or not viewers.is_newest(one)]
        self._watcher_rate.count(len(late))
        self._send_state(play, moves, [one for one in late if one is not newcomer])

    def _presence_changed(self, newcomer: Viewer | None = None) -> None:
        """Somebody has come or gone: tell the others, now or together with later changes."""
        self.schedule.look_around()
        self.schedule.update()
        if self._presence.is_due(len(self.viewers.all), self._players_here() != self._told_of):
            self._publish_presence(newcomer)
        else:
            self._watch_host()

    def _watch_host(self) -> None:
        """Tell everybody in time who is the host then, if the host is away."""
        stays = self.viewers.host_stays_s(self.record)
        if stays > 0 and self.viewers.somebody_seated():
            self._presence.tell_in(stays + HOST_CHANGES_S)

    def _players_here(self) -> tuple[int, ...]:
        """The players who are here, and the host."""
        here = [chair.player or 0 for chair in self.record.chairs if self.viewers.is_here(chair)]
        return (*here, self.viewers.host(self.record))

    async def _tell_later(self) -> None:
        """Tell everybody of what is still to be told."""
        async with self.turn:
            phase = self.turn.phase
            if self._presence.is_untold:
                self._publish_presence()
            elif self._untold_state and isinstance(phase, Play):
                self._catch_up(phase)

    def _publish_presence(self, newcomer: Viewer | None = None) -> None:
        """Tell everybody who is here and, if that has changed, for whom they wait now; but a newcomer knows it already."""
        told = [one for one in self.viewers.all if one is not newcomer]
        self._watcher_rate.count(self.viewers.others())
        encoded = self._encoded_table()
        for one in told:
            one.queue(encoded(one))
        away, before = self.schedule.away(), self._told_away
        phase = self.turn.phase
        self._told_away = tuple([(one.seat, one.here) for one in away])
        if not isinstance(phase, Play):
            return
        if any(one not in before for one in self._told_away):
            self._watcher_rate.count(self.viewers.others())
            self._send_state(phase, self._untold_moves, told)
            self._untold_moves, self._untold_state = [], False
        elif self._untold_state:
            self._catch_up(phase, newcomer)

    def _tell_of_stall(self) -> None:
        """Tell everybody that somebody stalls, unless the table is just changing: then they are told of that anyway."""
        if not self.turn.busy:
            self._publish([], record_changed=False)

    def _publish_table(self) -> None:
        """Tell everybody of the table: watchers later, if there are too many of them for so many changes."""
        self.viewers.take_seats(self.record)
        self.schedule.look_around()
        phase, rate = self.record.phase, self._watcher_rate
        all_now = rate.may_be_told(self.viewers.others(), at_once=phase != self._told_phase)
        told: Iterable[Viewer] = self.viewers.all if all_now else self.viewers.players()
        encoded = self._encoded_table()
        for one in told:
            one.send(encoded(one))
        if all_now:
            self._told_phase = phase
        else:
            self._presence.tell_in(rate.wait_s())
        if self._untold_state:
            self._presence.wake_in(rate.wait_s())

    def _encoded_table(self) -> Callable[[Viewer], bytes]:
        """A function that returns the table's message for a viewer. It is made once for all who get the same."""
        self._presence.told()
        self._watch_host()
        self._told_of = self._players_here()
        host = self.viewers.host(self.record)
        made: dict[tuple[int, bool], bytes] = {}

        def encoded(one: Viewer) -> bytes:
            key = one.viewer, one.player is not None and one.player.id == host
            if key not in made:
                made[key] = self._table_for(one)
            return made[key]

        return encoded

    def _send_table(self, connection: Viewer) -> None:
        connection.send(self._table_for(connection))

    def _table_for(self, connection: Viewer) -> bytes:
        return json.encode(self.message_for(connection.player))

    def message_for(self, player: Player | None) -> wire.Table:
        """The table around the game, as a player sees it."""
        return table_message(self.record, self.viewers, player, self.schedule.held, self.starting.is_open)

    def _send_state(self, play: Play, moves: list[Numbered], connections: Iterable[Viewer]) -> None:
        """Send the position, and to each those of the moves that it has not been told of. Most get the same."""
        length, made = len(play.match.log), dict[int, StateMessages]()
        for connection in connections:
            told = connection.told
            if told not in made:
                made[told] = self._state_messages(play, moves, told)
            connection.told = length
            connection.send(made[told].to(connection.viewer))

    def _state_messages(self, play: Play, moves: list[Numbered], told: int) -> StateMessages:
        """The position, and the moves after those that were told."""
        if moves and moves[0][0] <= told:
            moves = [one for one in moves if one[0] > told]
        schedule = self.schedule
        return StateMessages(self.game, self.record.chairs, play, moves, schedule.waits(), schedule.away())

    def _send_afresh(self, connection: Viewer) -> None:
        """Send everything again; the caller has the turn."""
        connection.catch_up()
        self._send_table(connection)
        phase = self.turn.phase
        if isinstance(phase, Play):
            self._send_state(phase, self._untold_moves, [connection])
        else:
            self.starting.ask([connection])

    @property
    def _length(self) -> int:
        """How many moves of the game are stored: a move that is being stored now may be undone."""
        play = self.turn.phase
        return 0 if isinstance(play, Lobby) else len(play.causes)

    def _has_position(self, since: int | None) -> bool:
        """Whether the game has come so far: moves that were made since can be told."""
        return since is not None and 0 <= since <= self._length

    def missed(self, since: int | None) -> int:
        """How many moves somebody who comes back gets, who had so many."""
        return min(RETOLD, self._length - since) if since is not None and self._has_position(since) else 0

    def price_of_missed(self, since: int | None) -> int:
        """What it costs to send these moves."""
        return prices.of_missed(self.missed(since), self._length)

    async def _missed(self, since: int | None) -> list[Numbered]:
        """The moves since the state that somebody who comes back had last; of very many the newest.

        To know what they may see of them, these moves are made once more, a few at a time; nobody needs the turn for it.
        """
        play, length, count = self.turn.phase, self._length, self.missed(since)
        if isinstance(play, Lobby) or not count:
            return []
        log, first = play.match.log, length - count
        again, happened = new_match(self.game, self.record), list[Happened]()
        for at in range(0, first, LOG_PIECE):
            again.resume(log[at : min(at + LOG_PIECE, first)])
            await asyncio.sleep(0)
        for at in range(first, length, AT_ONCE):
            happened += again.restore(log[at : min(at + AT_ONCE, length)])
            await asyncio.sleep(0)
        return list(enumerate(happened, first + 1))
