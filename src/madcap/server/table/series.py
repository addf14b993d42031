"""The running score of games that the same people play one after the other.

A table counts each finished game, and its wins for each chair; another game of the same people goes on from there.
"""

import time

from msgspec import structs

from madcap.engine.state import State
from madcap.server import wire
from madcap.server.store.contract import TableRecord


def winners(state: State) -> list[int]:
    """The seats that have won a finished game."""
    return [seat for seat in range(state.seats) if state.payoff(seat) > 0]


def finished(record: TableRecord, state: State) -> TableRecord:
    """The table after the end of its game. A shared win counts for each winner."""
    won = winners(state)
    chairs = tuple(
        structs.replace(chair, wins=chair.wins + 1) if seat in won else chair
        for seat, chair in enumerate(record.chairs)
    )
    return structs.replace(record, phase="over", chairs=chairs, games=record.games + 1, ended=time.time())


def score(record: TableRecord) -> wire.Series | None:
    """The running score; None before the end of the first game, and for a player alone."""
    if record.games == 0 or len(record.chairs) == 1:
        return None
    return wire.Series(record.games, [chair.wins for chair in record.chairs])
