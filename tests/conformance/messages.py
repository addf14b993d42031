"""Makes the messages of a server without a server: the bytes of a `state` message, and the texts of refusals."""

from typing import Any

from madcap.engine.errors import Refusal
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.server.store.contract import ChairRecord, TableRecord
from madcap.server.table.messages import NO_WAITS, StateMessages
from madcap.server.table.phase import Numbered, Play
from madcap.server.table.table import Table

NOBODY: Any = None  # in place of the store, the bots, their budget and the function that makes another table


def chairs(match: Match) -> tuple[ChairRecord, ...]:
    return tuple(ChairRecord(player=seat, name=f"Player {seat}") for seat in range(match.state.seats))


def play(match: Match) -> Play:
    return Play(match, timed=True)


def table(game: Game, match: Match) -> Table:
    """Return a table where this match is being played."""
    record = TableRecord("ABCD", game.name, b"{}", "human", "lobby", 0, chairs(match), b"seed")
    return Table(game, record, play(match), NOBODY, NOBODY, NOBODY, NOBODY)


def told(game: Game, match: Match, viewer: int, happened: list[Happened]) -> bytes:
    """Return the message that a viewer gets after these moves."""
    first = match.length - len(happened) + 1
    moves: list[Numbered] = [(seq, one, "self") for seq, one in enumerate(happened, first)]
    return StateMessages(game, chairs(match), play(match), moves, NO_WAITS).to(viewer)


def refusal(match: Match, seat: int, move: int) -> tuple[str, str] | None:
    """Return the text of the refusal if a seat tries this move, or nothing if the move is legal."""
    try:
        match.check(seat, move)
    except Refusal as error:
        return error.code, str(error)
    return None
