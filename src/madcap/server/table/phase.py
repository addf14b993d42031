"""The phase of a table: people gather in its lobby, or a game has begun there."""

from collections.abc import Sequence
from typing import final

from msgspec import json

from madcap.engine.fair import Chance, Contribution, fair_chance, fair_chance_1
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.table.recent_moves import KEPT, RecentMoves
from madcap.server.wire import Cause

Numbered = tuple[int, Happened, Cause]  # a move's place in the log, from 1, the move, and why it was made


@final
class Lobby:
    """No game has begun."""


@final
class Play:
    """A game that has begun, and may be over: its match, and the newest of its moves. All of them are in the store."""

    def __init__(self, match: Match, timed: bool) -> None:
        self.match = match  # before its first move
        self.timed = timed  # this process has seen every move: no time was lost by a restart
        self.recent = RecentMoves()  # of those that are stored
        self.bots_have_moved = False
        self.last_move: dict[int, int] = {}  # of each seat: its place in the log

    @property
    def stored(self) -> int:
        """How many moves are stored. The match may have more, which may be undone."""
        return self.recent.length

    def resume(self, log: Sequence[LogEntry]) -> None:
        """Make the next moves of a stored log."""
        for first in range(0, len(log), KEPT):
            entries = log[first : first + KEPT]
            self.match.resume([(entry.seat, entry.move) for entry in entries])
            for seq, entry in enumerate(entries, self.stored + 1):
                self._add(seq, entry.seat, entry.move, entry.cause)
            self._forget_old_moves()

    def note(self, happened: list[Happened], cause: Cause) -> list[Numbered]:
        """Note the newest moves of the match, which are stored now. Returns them with their places and causes."""
        numbered: list[Numbered] = []
        for seq, one in enumerate(happened, self.match.length - len(happened) + 1):
            why: Cause = cause if one.seat < CHANCE else "self"
            self._add(seq, one.seat, one.move, why)
            numbered.append((seq, one, why))
        self._forget_old_moves()
        return numbered

    def _add(self, seq: int, seat: int, move: int, cause: Cause) -> None:
        self.recent.add(seat, move, cause)
        self.last_move[seat] = seq
        if cause == "bot":
            self.bots_have_moved = True

    def _forget_old_moves(self) -> None:
        self.match.forget()
        self.recent.trim(self.match.state)


Phase = Lobby | Play


def new_match(game: Game, record: TableRecord) -> Match:
    """The match of a table before its first move."""
    options = json.decode(record.options, type=game.options)
    return Match(game.start(options, len(record.chairs)), chance_of(record), game.events)


def chance_of(record: TableRecord) -> Chance:
    """The dice of a table whose game has begun."""
    if record.fair == 1:
        return fair_chance_1(record.seed, [chair.nonce for chair in record.chairs if chair.nonce])
    return fair_chance(record.seed, contributions(record))


def contributions(record: TableRecord) -> list[Contribution]:
    """What each seat has added to the table's dice."""
    return [
        Contribution("bot") if chair.level else Contribution("person", chair.commitment, chair.nonce)
        for chair in record.chairs
    ]


def phase_of(game: Game, record: TableRecord) -> Phase:
    """The phase that a stored table is in. The moves of its log are still to be made: `Play.resume`."""
    if record.phase == "lobby":
        return Lobby()
    return Play(new_match(game, record), timed=False)
