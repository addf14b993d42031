"""How much the store may hold: beyond that, the oldest games are removed before their time.

What is removed is over, or nobody has played on for a day. What a player keeps, or somebody has open, always stays.
"""

import logging
from typing import Final

from madcap.server.counters import COUNTERS
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import Stage
from madcap.server.table.registry import Registry

MEGABYTE: Final = 1_000_000
ABANDONED_S: Final = 24 * 3600.0  # without a move: until then, people may only sleep
FIRST: Final[tuple[tuple[Stage, float], ...]] = (("unseated", 0.0), ("over", 0.0), ("playing", ABANDONED_S))

log = logging.getLogger(__name__)


class Ceiling:
    """Keeps the store below its size. What is in use counts: SQLite uses free pages again, but does not give them back."""

    def __init__(self, registry: Registry, limits: Limits) -> None:
        self._registry = registry
        self._most = limits.store_megabytes * MEGABYTE
        self._is_exceeded = False

    async def remove(self, now: float, rest_until: float, limit: int) -> int:
        """Remove some games if the store is too large. Returns how many."""
        if not self._most or not await self._is_too_large():
            return 0
        for stage, idle_s in FIRST:
            count = await self._registry.removal.remove(stage, now - idle_s, rest_until, limit)
            if count:
                COUNTERS.removed_early += count
                return count
        return 0

    async def _is_too_large(self) -> bool:
        used = await self._registry.store.used_bytes()
        is_too_large = used > self._most
        if is_too_large != self._is_exceeded:
            self._is_exceeded = is_too_large
            tell = (
                "The database holds %d MB, more than --store-megabytes: the oldest games are removed before their time."
            )
            over = "The database holds %d MB, as it may: no games are removed before their time any more."
            log.warning(tell if is_too_large else over, used // MEGABYTE)
        return is_too_large
