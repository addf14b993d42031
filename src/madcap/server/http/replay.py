"""Finished games: to be stepped through, and as records to keep. Nothing here is told of a game that still runs."""

from msgspec import Raw, json

from madcap import records
from madcap.engine.match import Match
from madcap.engine.state import WATCHER
from madcap.server.errors import StillPlaying
from madcap.server.table.messages import moved, outcome
from madcap.server.table.table import Table
from madcap.server.wire import Frame, Replay

FRAMES = 200  # at most, in one answer


def replay(table: Table, first: int, count: int) -> Replay:
    """Some frames of a finished game: frame 0 is before the first move, frame n is after the n-th."""
    match = needs_end(table)
    result = outcome(table.game, match)
    assert result
    return Replay(
        code=table.record.code,
        game=table.game.name,
        options=Raw(table.record.options),
        names=[chair.name for chair in table.record.chairs],
        outcome=result,
        total=len(match.log) + 1,
        first=first,
        frames=_frames(table, match, first, min(count, FRAMES)),
    )


def needs_end(table: Table) -> Match:
    """The match of a table, if it is over and its end is stored."""
    if table.match is None or table.record.phase != "over":
        raise StillPlaying()
    return table.match


def _frames(table: Table, match: Match, first: int, count: int) -> list[Frame]:
    again = table.new_match()
    again.restore(match.log[: max(0, first - 1)])
    frames = [Frame(None, _view(table, again))] if first == 0 < count else []
    start = max(1, first)
    for seq, entry in enumerate(match.log[start - 1 : max(start - 1, first + count - 1)], start):
        (happened,) = again.restore([entry])
        frames.append(Frame(moved(table.game, seq, happened, WATCHER, table.causes[seq - 1]), _view(table, again)))
    return frames


def _view(table: Table, match: Match) -> Raw:
    return Raw(json.encode(table.game.view(match.state, WATCHER)))


def record(table: Table) -> bytes:
    """A finished game as a record."""
    match = needs_end(table)
    options = json.decode(table.record.options, type=table.game.options)
    nonces = [chair.nonce for chair in table.record.chairs if chair.nonce]
    seats = [records.Seat(chair.name, "bot" if chair.level else "person", chair.level) for chair in table.record.chairs]
    log = [(seat, move, cause) for (seat, move), cause in zip(match.log, table.causes, strict=True)]
    return "".join(records.write(table.game, options, seats, nonces, table.record.seed, log)).encode()
