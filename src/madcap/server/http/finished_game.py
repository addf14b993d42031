"""A finished game as the store keeps it: a table's record and its log. No table in memory is needed to read it."""

from collections.abc import Sequence
from typing import NamedTuple

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.games import find
from madcap.server.errors import BrokenTable, StillPlaying
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.table.messages import outcome
from madcap.server.table.phase import new_match
from madcap.server.wire import Outcome


class FinishedGame(NamedTuple):
    """A game whose end is stored."""

    game: Game
    record: TableRecord
    log: Sequence[LogEntry]

    def after(self, moves: int) -> Match:
        """The match after so many moves of its log."""
        match = new_match(self.game, self.record)
        match.resume([(entry.seat, entry.move) for entry in self.log[:moves]])
        return match

    def outcome(self) -> Outcome:
        """How it ended. Raises BrokenTable if it ended by a rule of an older version."""
        result = outcome(self.game, self.after(len(self.log)))
        if result is None:
            raise BrokenTable
        return result


def check_over(record: TableRecord) -> None:
    """Raise StillPlaying unless the game of a table is over and its end is stored."""
    if record.phase != "over":
        raise StillPlaying


def finished_game(record: TableRecord, log: Sequence[LogEntry]) -> FinishedGame:
    """The game of a table. Raises StillPlaying if it is not over."""
    check_over(record)
    return FinishedGame(find(record.game), record, log)
