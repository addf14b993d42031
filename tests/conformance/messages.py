"""What a server would send, without a server: the bytes of a `state` message, and the sentences of refusals."""

from typing import Any

from madcap.engine.errors import Refusal
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.server.store import StoredChair, StoredTable
from madcap.server.table import Table
from madcap.server.telling import News

NOBODY: Any = None  # in place of a store, of thinkers, of whoever makes another table


def table(game: Game, match: Match) -> Table:
    """A table where this match is being played."""
    chairs = tuple(StoredChair(player=seat, name=f"Player {seat}") for seat in range(match.state.seats))
    face = StoredTable("ABCD", game.name, b"{}", "human", "lobby", 0, chairs, b"seed")
    made = Table(game, face, [], NOBODY, NOBODY, NOBODY)
    made.match = match
    made.causes = ["self"] * len(match.log)
    return made


def told(game: Game, match: Match, viewer: int, happened: list[Happened]) -> bytes:
    """The message that a viewer is sent after this has happened."""
    first = len(match.log) - len(happened) + 1
    return News(table(game, match), match, list(enumerate(happened, first))).to(viewer)


def refusal(match: Match, seat: int, move: int) -> tuple[str, str] | None:
    """What a seat is told if it tries this move; nothing if it may."""
    try:
        match.check(seat, move)
    except Refusal as error:
        return error.code, str(error)
    return None
