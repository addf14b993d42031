"""How much the store may hold: beyond that, the oldest games are removed before their time.

What is removed is over, or nobody has played on for a day. Kept games and players have shares of what the store may hold:
what is beyond these goes before any other game, so that no number of them leaves too little room. Nothing goes that somebody
has open.
"""

import logging
from typing import Final

from madcap.server.counters import COUNTERS
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import PlayerKind, Stage
from madcap.server.table.registry import Registry

MEGABYTE: Final = 1_000_000
KEPT_SHARE: Final = 1 / 2  # of what the store may hold: for the games that players keep
PLAYERS_SHARE: Final = 1 / 8  # for players and their best times
ABANDONED_S: Final = 24 * 3600.0  # without a move: until then, people may only sleep
UNSEEN_S: Final = 48 * 3600.0  # when a player was seen is noted once a day
GONE: Final[tuple[PlayerKind, ...]] = ("guest", "back")  # whoever keeps a game is not forgotten before their time
FIRST: Final[tuple[tuple[Stage, float], ...]] = (("unseated", 0.0), ("over", 0.0), ("playing", ABANDONED_S))

log = logging.getLogger(__name__)


class Ceiling:
    """Keeps the store below its size. What is in use counts: SQLite uses free pages again, but does not give them back."""

    def __init__(self, registry: Registry, limits: Limits) -> None:
        self._registry = registry
        self._store = registry.store
        self._most = limits.store_megabytes * MEGABYTE
        self._is_exceeded = False

    async def remove_players(self, now: float, limit: int) -> int:
        """Remove some players if the store is too large and they take more than their share. Returns how many."""
        if await self._store.share_bytes("players") <= self._most * PLAYERS_SHARE or not await self._is_too_large():
            return 0
        for kind in GONE:
            if count := await self._store.remove_players(kind, now - UNSEEN_S, limit):
                return count
        return 0

    async def remove(self, now: float, rest_until: float, limit: int) -> int:
        """Remove some games if the store is too large: kept ones, if these take more than their share. Returns how many."""
        if not await self._is_too_large():
            return 0
        if kept := await self._registry.removal.remove_kept(round(self._most * KEPT_SHARE), rest_until, limit):
            COUNTERS.removed_early += kept
            log.warning("%d games that players keep are removed: all of these take more than their share.", kept)
            return kept
        for stage, idle_s in FIRST:
            count = await self._registry.removal.remove(stage, now - idle_s, rest_until, limit)
            if count:
                COUNTERS.removed_early += count
                return count
        return 0

    async def _is_too_large(self) -> bool:
        if not self._most:
            return False
        used = await self._store.used_bytes()
        is_too_large = used > self._most
        if is_too_large != self._is_exceeded:
            self._is_exceeded = is_too_large
            tell = (
                "The database holds %d MB, more than --store-megabytes: the oldest games are removed before their time."
            )
            over = "The database holds %d MB, as it may: no games are removed before their time any more."
            log.warning(tell if is_too_large else over, used // MEGABYTE)
        return is_too_large
