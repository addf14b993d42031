"""A connection to a table: as a watcher (`Place`), or as a player on a chair (`Seat`)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from types import TracebackType
from typing import Any

from msgspec import Raw, Struct, json

from madcap import records
from madcap.client.fair import CheckedDraws, Nonces, Seen, Unfair, check_game
from madcap.client.http import Http
from madcap.client.socket import TableSocket, milliseconds
from madcap.engine.errors import BadRecord
from madcap.engine.game import Game
from madcap.games import find
from madcap.server import wire
from madcap.server.errors import Malformed, NotPlaying, TooLarge

SIT_AGAIN_S = 1.0  # between two tries to sit down with a fresh nonce
CLAIM_S = 3.0  # a claim without an answer by then was too late


class Made(Struct, frozen=True):
    """A move that was made, with what we may know of it."""

    seq: int  # its place in the log, from 1
    seat: wire.SeatName
    move: Any  # the game's own type
    cause: wire.Cause


class Position(Struct, frozen=True):
    """The state of a game as we see it. Views, moves and offers are of the game's own types."""

    seq: int
    view: Any
    legal: list[Any]  # our legal moves, or offers, each of which stands for several moves
    moves: list[Made]  # those made since the previous position
    actors: list[int]
    awaited: list[int]
    wait_ms: int | None
    outcome: wire.Outcome | None


class Place:
    """A watcher at a table. `async for` gives each new position until the game is over.

    A slow program misses positions, but no moves: those come with the next position. Only if the server has not sent moves,
    because they were too many or the connection too slow, `seq` grows by more than the number of `moves` (docs/protocol.md).
    """

    table: wire.Table
    game: Game

    def __init__(self, http: Http, code: str, patience_s: float) -> None:
        self.position: Position | None = None
        self.sketches: dict[int, Any] = {}  # in a race: what each seat has built
        self._socket = TableSocket(http, code.upper(), patience_s, self._receive)
        self._moves: list[Made] = []  # those since the last position that was given to the program
        self._given: Position | None = None
        self._changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def __aenter__(self) -> "Place":
        self._socket.open()
        try:
            await self.until(lambda: hasattr(self, "table"))
            if self.table.phase != "lobby":
                await self.until(lambda: self.position is not None)
        except BaseException:
            await self._socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds: `await seat.until(lambda: seat.table.phase == "playing")`."""
        while not is_so():
            await self._socket.or_failure(self._changed)

    async def __aiter__(self) -> AsyncIterator[Position]:
        while True:
            await self.until(self._is_new)
            position = self.position
            assert position
            self._given = position
            if self._is_relevant(position):
                self._moves = []
                yield position
            if position.outcome:
                return

    def _is_new(self) -> bool:
        return self.position is not self._given

    def _is_relevant(self, position: Position) -> bool:
        return True

    # Receiving.

    def _receive(self, message: wire.ToPlayer) -> bool:
        """Handle a message. Returns False if moves are missing before it."""
        match message:
            case wire.Table():
                self.table, self.game = message, find(message.game)
            case wire.State():
                if self._misses_moves(message):
                    return False
                self._socket.since = message.seq
                self._moves += [self._made(one) for one in message.moves]
                self.position = self._position(message)
            case wire.Sketched(seat, sketch) if self.game.race:
                self.sketches[seat] = json.decode(sketch, type=self.game.race.sketch)
        changed, self._changed = self._changed, asyncio.get_running_loop().create_future()
        changed.set_result(None)
        return True

    def _misses_moves(self, state: wire.State) -> bool:
        """Return whether moves are missing before this state that a new connection would bring.

        What the first state of a connection does not have, no other one brings. And to connect again costs the server more
        than a watcher's moves are worth.
        """
        since, is_watcher = self._socket.since, self.table.you is None
        if since is None or self._socket.fresh or is_watcher:
            return False
        return state.seq - len(state.moves) > since

    def _position(self, state: wire.State) -> Position:
        kind = self.game.offer or self.game.move
        return Position(
            seq=state.seq,
            view=json.decode(state.view, type=self.game.view_type),
            legal=[json.decode(one, type=kind) for one in state.legal],
            moves=list(self._moves),
            actors=state.actors,
            awaited=state.awaited,
            wait_ms=state.wait_ms,
            outcome=state.outcome,
        )

    def _made(self, moved: wire.Moved) -> Made:
        return Made(moved.seq, moved.seat, json.decode(moved.move, type=self.game.move), moved.cause)


class Seat(Place):
    """A player on a chair. `async for` gives each position in which we can move, until the game is over."""

    def __init__(self, http: Http, code: str, patience_s: float, chair: int | None) -> None:
        super().__init__(http, code, patience_s)
        self._http = http
        self._code = code.upper()
        self._chair = chair
        self._nonces = Nonces()
        self._seen: dict[int, Seen] = {}  # all moves, by their numbers
        self._is_sitting_down = False
        self._sending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Seat":
        await super().__aenter__()
        try:
            if self.table.phase != "over":
                await self.sit(self._chair)
        except BaseException:
            await self._socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._sending:
            task.cancel()
        await super().__aexit__(kind, error, trace)

    @property
    def you(self) -> int:
        """Return our seat in the game."""
        assert self.table.you is not None
        return self.table.you

    def _is_relevant(self, position: Position) -> bool:
        return bool(position.legal)

    # Our part of the table's dice.

    def _receive(self, message: wire.ToPlayer) -> bool:
        match message:
            case wire.Table():
                self._nonces.note(message)
                if self._nonces.must_sit_again(message) and not self._is_sitting_down:
                    self._is_sitting_down = True
                    self._begin(self._sit_again())
            case wire.AskReveal():
                nonce = self._nonces.answer(message, self.you)
                if nonce:
                    self._begin(self._socket.send(json.encode(wire.Reveal(nonce))))
        is_complete = super()._receive(message)
        if isinstance(message, wire.State):
            self._seen |= {one.seq: (one.seat, one.move) for one in self._moves}
        return is_complete

    async def _sit_again(self) -> None:
        """Commit to a fresh nonce, until the table has it."""
        while self._nonces.must_sit_again(self.table):
            await self._socket.send(json.encode(wire.Sit(self._nonces.commit(self.table.phase), self.table.you)))
            await asyncio.sleep(SIT_AGAIN_S)
        self._is_sitting_down = False

    def _begin(self, sending: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def check_draws(self) -> CheckedDraws:
        """After the end: compute every draw again by the rules, and return what was found. Raises an Unfair if it is wrong.

        The record of the game must be of the game that we have seen, and have what the server has committed to.
        """
        text = (await self._http.fetch("GET", f"/api/tables/{self._code}/record")).decode(errors="replace")
        return await asyncio.to_thread(self._check, text)

    def _check(self, text: str) -> CheckedDraws:
        try:
            record = records.read(text)
        except BadRecord as error:
            raise Unfair(f"The record of the game is wrong. {error}") from error
        check_game(record, self.table, self._seen)
        return self._nonces.check(record)

    # For players.

    async def play(self, move: Any) -> None:
        """Make a move, and return when it has counted. Raises a Refused if it does not count.

        The server compares the claims of a race before it judges them. If another player was faster, this returns without
        an error as soon as the claim cannot count any more.
        """
        if self.position is None:
            raise NotPlaying("The game has not begun.")
        race, seq = self.game.race, self.position.seq
        is_claim = race is not None and race.is_claim(self.game.packed(move))

        def is_settled(message: wire.ToPlayer) -> bool:
            return isinstance(message, wire.State) and (
                self._has_moved(message, seq) or (is_claim and not self._is_offered(move))
            )

        message = wire.Play(seq, raw(move), milliseconds() if race else None)
        try:
            await self._socket.ask(message, is_settled, CLAIM_S if is_claim else None)
        except (Malformed, TooLarge):
            self._given = None  # it is still our turn, and no fresh state follows these refusals
            raise

    def _has_moved(self, state: wire.State, seq: int) -> bool:
        return any(one.seat == self.table.you and one.seq > seq and one.cause == "self" for one in state.moves)

    def _is_offered(self, move: Struct) -> bool:
        """Return whether we can make a move of this kind now."""
        return any(tag(one) == tag(move) for one in (self.position.legal if self.position else []))

    async def sketch(self, sketch: Any) -> None:
        """In a race: show the others what we have built."""
        await self._socket.send(json.encode(wire.Sketch(raw(sketch))))

    async def sit(self, chair: int | None = None) -> None:
        """Take a chair, or take ours back from a bot. We commit to a new random nonce for the table's dice."""

        def seated(said: wire.ToPlayer) -> bool:
            return isinstance(said, wire.Table) and chair in (None, said.you) and plays(said)

        if self.table.phase != "playing" or not plays(self.table):
            self._is_sitting_down = True
            try:
                await self._socket.ask(wire.Sit(self._nonces.commit(self.table.phase), chair), seated)
            finally:
                self._is_sitting_down = False

    async def stand(self) -> None:
        """Leave the chair. In a running game, a bot plays for us."""
        await self._socket.ask(wire.Stand(), lambda said: isinstance(said, wire.Table) and not plays(said))

    # For the host.

    async def start(self) -> None:
        """Begin the game."""
        await self._socket.ask(wire.Start(), lambda said: isinstance(said, wire.Table) and said.phase != "lobby")

    async def set_chair(self, chair: int, to: wire.ChairSetting) -> None:
        """Put a bot on a chair, open it, or remove it. The number after the last chair adds one."""
        before = len(self.table.chairs)

        def is_set(table: wire.Table) -> bool:
            if to == "gone":
                return len(table.chairs) < before
            return 0 <= chair < len(table.chairs) and to in (table.chairs[chair].level, table.chairs[chair].kind)

        if not is_set(self.table):
            await self._socket.ask(wire.SetChair(chair, to), lambda said: isinstance(said, wire.Table) and is_set(said))

    async def configure(self, *, pace: wire.Pace | None = None, **options: Any) -> None:
        """Change some of the options, or the pace of the bots."""
        wanted = json.decode(self.table.options, type=dict[str, Any]) | options
        wanted_pace = pace or self.table.pace

        def is_set(table: wire.Table) -> bool:
            return json.decode(table.options) == wanted and table.pace == wanted_pace

        if not is_set(self.table):
            message = wire.Configure(raw(wanted), wanted_pace)
            await self._socket.ask(message, lambda said: isinstance(said, wire.Table) and is_set(said))

    async def again(self) -> str:
        """After the end: return the code of a new table for the same players."""
        if self.table.again is None:
            await self._socket.ask(wire.Again(), lambda said: isinstance(said, wire.Table) and said.again is not None)
        assert self.table.again
        return self.table.again


def raw(value: Any) -> Raw:
    """Return a value as it is sent inside a message."""
    return Raw(json.encode(value))


def tag(thing: Struct) -> Any:
    """Return the `type` of a move, or of the offer for it, on the wire."""
    return thing.__struct_config__.tag


def plays(table: wire.Table) -> bool:
    """Return whether we have a chair, and play on it ourselves."""
    return table.you is not None and not table.chairs[table.you].stand_in
