"""The start of a game: the seats are fixed, everybody reveals their nonce, and the game begins with what was revealed.

A nonce that does not come in time is left out of the table's dice, and everybody can see that at the end (decision 4).
Nothing of this is stored before the game begins: after a restart the table is a lobby, where people commit to fresh nonces.
"""

import asyncio
from collections.abc import Callable, Iterable

from msgspec import Struct, json

from madcap.engine.errors import MadcapError
from madcap.engine.fair import commitment, commitment_to
from madcap.engine.game import Game
from madcap.server import error_log, wire
from madcap.server.errors import AboutToBegin, NeedsPlayers, Stale, WrongNonce
from madcap.server.store.contract import Player
from madcap.server.table import lobby
from madcap.server.table.phase import Play, contributions, new_match
from madcap.server.table.turn import Turn
from madcap.server.table.viewer import Viewer
from madcap.server.table.viewers import Viewers

REVEAL_S = 3.0  # how long people have to reveal their nonces


class _Reveal(Struct, eq=False):
    """What was revealed so far, of a game that is about to begin."""

    player: Player  # who started the game
    asked: set[int]  # the seats that are waited for: people who are not here are not
    nonces: dict[int, str] = {}  # by seat

    @property
    def is_complete(self) -> bool:
        return self.asked <= self.nonces.keys()


class Starting:
    """What happens between `start` and the first move. Whoever calls these methods has the turn."""

    __slots__ = ("_game", "_publish_table", "_reveal", "_timer", "_turn", "_viewers")

    def __init__(self, game: Game, turn: Turn, viewers: Viewers, publish_table: Callable[[], None]) -> None:
        self._game = game
        self._turn = turn
        self._viewers = viewers
        self._publish_table = publish_table
        self._reveal: _Reveal | None = None
        self._timer: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether nonces are being revealed."""
        return self._reveal is not None

    def needs_closed(self) -> None:
        """Check that chairs and options may still be changed."""
        if self.is_open:
            raise AboutToBegin

    async def open(self, player: Player) -> None:
        """Start the game: nobody may change the seats from now on, and everybody is asked to reveal their nonce."""
        record = self._turn.record
        lobby.needs_lobby(record)
        if not lobby.is_ready(record, self._game):
            raise NeedsPlayers
        new_match(
            self._game, record
        )  # if that fails, the one who starts it gets the error, and nobody reveals anything
        self._reveal = _Reveal(player, set())
        if any(chair.player is not None for chair in record.chairs):
            self._timer = asyncio.get_running_loop().create_task(self._time_out(self._reveal))
            self._publish_table()
            self.ask(self._viewers.all)
        await self._begin_if_complete()

    def ask(self, connections: Iterable[Viewer]) -> None:
        """Ask those among these who have a seat for their nonces, if the game is about to begin."""
        if self._reveal is None:
            return
        message = self._question()
        for one in connections:
            if one.viewer >= 0:
                self._reveal.asked.add(one.viewer)
                one.send(message)

    def _question(self) -> bytes:
        seats = [wire.Commitment(one.kind, one.commitment) for one in contributions(self._turn.record)]
        return json.encode(wire.AskReveal(commitment(self._turn.record.seed), seats))

    async def take(self, player: Player, nonce: str) -> None:
        """Take the nonce that somebody reveals. The last one begins the game."""
        seat = lobby.needs_seat(self._turn.record, player)
        chair = self._turn.record.chairs[seat]
        if self._reveal is None:
            if chair.nonce != nonce:  # it is not another page of theirs that has revealed it already
                raise Stale
            return
        if commitment_to(nonce) != chair.commitment:
            raise WrongNonce
        self._reveal.nonces[seat] = nonce
        await self._begin_if_complete()

    async def _begin_if_complete(self) -> None:
        if self._reveal and self._reveal.is_complete:
            await self._begin(self._reveal)

    async def _time_out(self, reveal: _Reveal) -> None:
        await asyncio.sleep(REVEAL_S)
        self._timer = None  # from here on it is not stopped: it may be storing the beginning
        async with self._turn:
            if self._reveal is reveal:
                try:
                    await self._begin(reveal)
                except Exception as fault:
                    error_log.write(f"with the start of table {self._turn.record.code}", fault)

    async def _begin(self, reveal: _Reveal) -> None:
        """Begin the game. If that fails, people are in the lobby again, and the one who started it gets the reason."""
        self.stop()
        begun = lobby.begun(self._turn.record, reveal.nonces)
        try:
            await self._turn.begin(Play(new_match(self._game, begun), timed=True), begun)
        except MadcapError as error:
            for one in self._viewers.all:
                if one.player and one.player.id == reveal.player.id:
                    one.refuse(error)
        finally:
            self._reopen_lobby()

    def _reopen_lobby(self) -> None:
        """Let everybody commit to a fresh nonce, if the game has not begun. A restart would have the same effect."""
        if self._turn.record.phase == "lobby":
            self._turn.record = lobby.reopened(self._turn.record)
            self._publish_table()

    def cancel(self) -> None:
        """Go back to the lobby, if the game is about to begin: the seats must change all the same."""
        if self.is_open:
            self.stop()
            self._reopen_lobby()

    def stop(self) -> None:
        """End the time in which nonces are revealed."""
        self._reveal = None
        if self._timer:
            self._timer.cancel()
            self._timer = None
