"""Replays of finished games. Games that still run are refused."""

from msgspec import Raw, json

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.state import WATCHER
from madcap.server.http.finished_game import FinishedGame
from madcap.server.table.messages import moved
from madcap.server.wire import Frame, Replay

FRAMES = 200  # at most, in one answer


def replay(finished: FinishedGame, first: int, count: int) -> Replay:
    """Some frames of a finished game: frame 0 is before the first move, frame n is after the n-th."""
    record = finished.record
    return Replay(
        table=record.name,
        game=record.game,
        options=Raw(record.options),
        names=[chair.name for chair in record.chairs],
        outcome=finished.outcome(),
        total=len(finished.log) + 1,
        first=first,
        frames=_frames(finished, first, min(count, FRAMES)),
    )


def _frames(finished: FinishedGame, first: int, count: int) -> list[Frame]:
    """The frames of a game, which is played once more from its last move before them on."""
    game, log, start = finished.game, finished.log, max(1, first)
    match = finished.after(start - 1)
    frames = [Frame(None, _view(game, match))] if first == 0 < count else []
    for seq, entry in enumerate(log[start - 1 : max(start - 1, first + count - 1)], start):
        (happened,) = match.restore([(entry.seat, entry.move)])
        frames.append(Frame(moved(game, seq, happened, WATCHER, entry.cause), _view(game, match)))
    return frames


def _view(game: Game, match: Match) -> Raw:
    return Raw(json.encode(game.view(match.state, WATCHER)))
