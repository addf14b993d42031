"""The best time of somebody who races alone, if it is really theirs."""

from msgspec import json

from madcap.engine.game import Game, Race
from madcap.engine.match import Match
from madcap.server.store.contract import BestTime, TableRecord


def best_time(game: Game, rules: Race, record: TableRecord, match: Match, alone: bool, timed: bool) -> BestTime | None:
    """The result of a race that one player has finished alone, without a bot's help and timed from start to end."""
    if not match.over or len(record.chairs) > 1 or not timed or not alone:
        return None
    player = record.chairs[0].player
    result = rules.result(json.decode(record.options, type=game.options), match.state)
    return BestTime(player, game.name, *result, record.id) if player is not None and result else None
