"""The phase of a table: people gather in its lobby, or a game has begun there."""

from collections.abc import Sequence
from typing import final

from msgspec import json

from madcap.engine.fair import Chance, Contribution, fair_chance, fair_chance_1
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.engine.state import CHANCE
from madcap.server.store.contract import LogEntry, TableRecord
from madcap.server.wire import Cause

Numbered = tuple[int, Happened]  # a move and its place in the log, from 1


@final
class Lobby:
    """No game has begun."""


@final
class Play:
    """A game that has begun, and may be over: its match, and why each move was made."""

    def __init__(self, match: Match, causes: list[Cause], timed: bool) -> None:
        self.match = match
        self.causes = causes  # one for each move of the log
        self.timed = timed  # this process has seen every move: no time was lost by a restart
        self.last_move: dict[int, int] = {seat: seq for seq, (seat, _) in enumerate(match.log, 1)}

    def resume(self, log: Sequence[LogEntry]) -> None:
        """Make the next moves of a stored log."""
        first = len(self.match.log) + 1
        self.match.resume([(entry.seat, entry.move) for entry in log])
        for seq, entry in enumerate(log, first):
            self.causes.append(entry.cause)
            self.last_move[entry.seat] = seq

    def note(self, happened: list[Happened], cause: Cause) -> list[Numbered]:
        """Note why the newest moves of the log were made; these moves with their places."""
        numbered = list(enumerate(happened, len(self.match.log) - len(happened) + 1))
        for seq, one in numbered:
            self.causes.append(cause if one.seat < CHANCE else "self")
            self.last_move[one.seat] = seq
        return numbered


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
    return Play(new_match(game, record), [], timed=False)
