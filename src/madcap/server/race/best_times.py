"""What somebody has done alone: a time to be proud of, if it is really theirs."""

from typing import TYPE_CHECKING

from msgspec import json

from madcap.engine.match import Match
from madcap.server.store.contract import BestTime
from madcap.server.wire import Cause

if TYPE_CHECKING:
    from madcap.server.table.table import Table


def best_time(table: "Table", match: Match, cause: Cause) -> BestTime | None:
    """What the only player of a race has done, now that it is over, without a bot's help and timed all through."""
    race, record = table.game.race, table.record
    if not race or not match.over or len(record.chairs) > 1 or not table.timed or "bot" in (*table.causes, cause):
        return None
    player = record.chairs[0].player
    result = race.result(json.decode(record.options, type=table.game.options), match.state)
    return BestTime(player, table.game.name, *result, record.code) if player is not None and result else None
