"""Replays of finished games. Games that still run are refused."""

from msgspec import Raw, json

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.state import WATCHER
from madcap.server.errors import BrokenTable, StillPlaying
from madcap.server.table.messages import moved, outcome
from madcap.server.table.phase import Lobby, Play, new_match
from madcap.server.table.table import Table
from madcap.server.wire import Frame, Replay

FRAMES = 200  # at most, in one answer


def replay(table: Table, first: int, count: int) -> Replay:
    """Some frames of a finished game: frame 0 is before the first move, frame n is after the n-th."""
    game, record, play = table.game, table.record, finished(table)
    result = outcome(game, play.match)
    assert result
    return Replay(
        table=record.name,
        game=game.name,
        options=Raw(record.options),
        names=[chair.name for chair in record.chairs],
        outcome=result,
        total=len(play.match.log) + 1,
        first=first,
        frames=_frames(game, new_match(game, record), play, first, min(count, FRAMES)),
    )


def finished(table: Table) -> Play:
    """The game of a table, if it is over and its end is stored."""
    phase = table.turn.phase
    if isinstance(phase, Lobby) or table.record.phase != "over":
        raise StillPlaying
    if not phase.match.over:  # it ended by a rule of an older version
        raise BrokenTable
    return phase


def _frames(game: Game, again: Match, play: Play, first: int, count: int) -> list[Frame]:
    """The frames of a game that is played once more, from a match before its first move."""
    log = play.match.log
    again.restore(log[: max(0, first - 1)])
    frames = [Frame(None, _view(game, again))] if first == 0 < count else []
    start = max(1, first)
    for seq, entry in enumerate(log[start - 1 : max(start - 1, first + count - 1)], start):
        (happened,) = again.restore([entry])
        frames.append(Frame(moved(game, seq, happened, WATCHER, play.causes[seq - 1]), _view(game, again)))
    return frames


def _view(game: Game, match: Match) -> Raw:
    return Raw(json.encode(game.view(match.state, WATCHER)))
