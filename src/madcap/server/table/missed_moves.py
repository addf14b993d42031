"""The moves that somebody has missed who comes back to a table, made once more to know what they may see of them."""

import asyncio

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.server.limits import prices
from madcap.server.table.phase import Lobby, Numbered, Play, new_match
from madcap.server.table.recent_moves import KEPT
from madcap.server.table.turn import Turn
from madcap.server.table.viewer import Viewer

RETOLD = KEPT  # moves that somebody who opens a table's page gets at most: the newest
AT_ONCE = 25  # moves that are replayed before others get their turn


class MissedMoves:
    """What those miss who are on their way into a table. Others play on while that is replayed: nobody needs the turn."""

    def __init__(self, game: Game, turn: Turn) -> None:
        self._game, self._turn = game, turn
        self._arriving: dict[Viewer, list[Numbered]] = {}  # only those who get moves

    def add(self, moves: list[Numbered]) -> None:
        """Add moves that have just been made to what those miss who arrive."""
        for made_meanwhile in self._arriving.values():
            made_meanwhile += moves
            del made_meanwhile[:-RETOLD]

    async def replay(self, connection: Viewer) -> None:
        """Find the moves since the state that somebody who arrives had last. What is made meanwhile is added."""
        if self._has_position(connection.since):
            made_meanwhile = self._arriving[connection] = list[Numbered]()
            made_meanwhile[:0] = await self._since(connection.since)

    def take(self, connection: Viewer) -> list[Numbered]:
        """Return these moves; of very many the newest. Nothing is added any more."""
        return self._arriving.pop(connection, [])[-RETOLD:]

    @property
    def _length(self) -> int:
        """How many moves of the game are stored: a move that is being stored now may be undone."""
        play = self._turn.phase
        return 0 if isinstance(play, Lobby) else play.stored

    def _has_position(self, since: int | None) -> bool:
        """Whether the game has come so far: moves that were made since can be told."""
        return since is not None and 0 <= since <= self._length

    def count(self, since: int | None) -> int:
        """Return how many moves somebody who comes back gets, who had so many."""
        return min(RETOLD, self._length - since) if since is not None and self._has_position(since) else 0

    def price(self, since: int | None) -> int:
        """Return what it costs to send these moves."""
        return prices.of_moves(self.count(since))

    async def _since(self, since: int | None) -> list[Numbered]:
        """The moves after so many; of very many the newest. A few at a time are made once more."""
        play, length, count = self._turn.phase, self._length, self.count(since)
        if isinstance(play, Lobby) or not count:
            return []
        first, missed = length - count, list[Numbered]()
        entries, again = play.recent.between(first, length), self._after(play, first)
        for at in range(0, count, AT_ONCE):
            for seq, entry in enumerate(entries[at : at + AT_ONCE], first + at + 1):
                missed += [(seq, one, entry.cause) for one in again.restore([(entry.seat, entry.move)])]
            await asyncio.sleep(0)
        return missed

    def _after(self, play: Play, moves: int) -> Match:
        """A match after so many moves, from the newest position before them that is known."""
        known, state = play.recent.position(moves)
        again = new_match(self._game, self._turn.record)
        if state:
            again.state = state.clone()
        again.resume([(entry.seat, entry.move) for entry in play.recent.between(known, moves)])
        return again
