"""What a server would send, without a server: the bytes of a `state` message, and the sentences of refusals."""

from typing import Any

from madcap.engine.errors import Refusal
from madcap.engine.game import Game
from madcap.engine.match import Happened, Match
from madcap.server.store.contract import ChairRecord, TableRecord
from madcap.server.table.messages import StateMessages
from madcap.server.table.table import Table

NOBODY: Any = None  # in place of a store, of bot_pool, of whoever makes another table


def table(game: Game, match: Match) -> Table:
    """A table where this match is being played."""
    chairs = tuple(ChairRecord(player=seat, name=f"Player {seat}") for seat in range(match.state.seats))
    record = TableRecord("ABCD", game.name, b"{}", "human", "lobby", 0, chairs, b"seed")
    made = Table(game, record, [], NOBODY, NOBODY, NOBODY)
    made.match = match
    made.causes = ["self"] * len(match.log)
    return made


def told(game: Game, match: Match, viewer: int, happened: list[Happened]) -> bytes:
    """The message that a viewer is sent after this has happened."""
    first = len(match.log) - len(happened) + 1
    return StateMessages(table(game, match), match, list(enumerate(happened, first))).to(viewer)


def refusal(match: Match, seat: int, move: int) -> tuple[str, str] | None:
    """What a seat is told if it tries this move; nothing if it may."""
    try:
        match.check(seat, move)
    except Refusal as error:
        return error.code, str(error)
    return None
