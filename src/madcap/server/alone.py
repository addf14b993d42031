"""What somebody has done alone: a time to be proud of, if it is really theirs."""

from typing import TYPE_CHECKING

from msgspec import json

from madcap.engine.match import Match
from madcap.server.store import Feat
from madcap.server.wire import Cause

if TYPE_CHECKING:
    from madcap.server.table import Table


def feat(table: "Table", match: Match, cause: Cause) -> Feat | None:
    """What the only player of a race has done, now that it is over, without a bot's help and timed all through."""
    race, face = table.game.race, table.face
    if not race or not match.over or len(face.chairs) > 1 or not table.timed or "bot" in (*table.causes, cause):
        return None
    player = face.chairs[0].player
    result = race.result(json.decode(face.options, type=table.game.options), match.state)
    return Feat(player, table.game.name, *result, face.code) if player is not None and result else None
