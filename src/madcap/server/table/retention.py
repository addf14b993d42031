"""Retention: how long things are kept. What is over is removed in small steps in the background.

A step is one short commit, and a pause follows each: players notice nothing. Nothing is removed that somebody has open.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from madcap.server import error_log
from madcap.server.counters import COUNTERS
from madcap.server.errors import StoreError
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import PlayerKind
from madcap.server.table.ceiling import Ceiling
from madcap.server.table.registry import Registry
from madcap.server.table.wall_clock import WallClock

HOUR_S = 3600.0
DAY_S = 24 * HOUR_S
LOOK_S = 60.0  # between two looks, if there was nothing left to remove
PAUSE_S = 0.1  # between two steps
TABLES = 20  # removed by one step
ROWS = 500  # codes or players, by one step
RETURNED: tuple[PlayerKind, ...] = ("back", "keeper")

Step = Callable[[float], Awaitable[int]]  # removes a few things, as of this time; how many


class Retention:
    """Removes what is over."""

    def __init__(self, registry: Registry, limits: Limits, now: Callable[[], float] = time.time) -> None:
        self._removal = registry.removal
        self._store = registry.store
        self._limits = limits
        self._now = now
        self._ceiling = Ceiling(registry, limits)
        self._moves_are_left = False  # of tables that were removed
        self._players_are_left = False  # that take more than their share
        self.removed: Counter[str] = Counter()  # how much of each kind, since the start
        self._steps: dict[str, Step] = {
            "empty-tables": self._empty_tables,
            "lobbies": self._lobbies,
            "abandoned-games": self._abandoned_games,
            "finished-games": self._finished_games,
            "unseated-games": self._unseated_games,
            "closed-tables": self._closed_tables,
            "moves": self._moves,
            "codes": self._codes,
            "rested-codes": self._rested_codes,
            "guests": self._guests,
            "players": self._players,
            "players-before-their-time": self._players_before_their_time,
            "games-before-their-time": self._games_before_their_time,
        }

    async def run(self) -> None:
        """Remove what is over, from time to time, unless the clock has just jumped ahead. Never returns."""
        busy = False
        clock: WallClock | None = None
        while True:
            await asyncio.sleep(PAUSE_S if busy else LOOK_S)
            busy = False
            with suppress(StoreError):  # the store has logged it
                clock = clock or WallClock(self._now, await self._store.newest_change())
                busy = clock.is_believed() and await self.step()

    async def step(self) -> bool:
        """Remove a few things of each kind. Returns whether there may be more."""
        removed = {kind: await self._remove(kind) for kind in self._steps}
        return any(removed.values())

    async def _remove(self, kind: str) -> int:
        """Remove a few things of a kind; how many. A fault must not keep those of other kinds for ever."""
        try:
            count = await self._steps[kind](self._now())
        except StoreError:  # the store has logged it
            return 0
        except Exception as fault:
            error_log.write(f"when {kind} were removed", fault)
            return 0
        self.removed[kind] += count
        COUNTERS.removed[kind] += count
        return count

    async def _empty_tables(self, now: float) -> int:
        return await self._removal.remove("empty", now - self._limits.empty_hours * HOUR_S, self._rest(now), TABLES)

    async def _lobbies(self, now: float) -> int:
        return await self._removal.remove("lobby", now - self._limits.lobby_hours * HOUR_S, self._rest(now), TABLES)

    async def _abandoned_games(self, now: float) -> int:
        return await self._removal.remove("playing", now - self._limits.abandoned_days * DAY_S, self._rest(now), TABLES)

    async def _finished_games(self, now: float) -> int:
        return await self._removal.remove("over", now - self._limits.finished_days * DAY_S, self._rest(now), TABLES)

    async def _unseated_games(self, now: float) -> int:
        """Games of bots alone, which are nobody's."""
        before = now - self._limits.unseated_days * DAY_S
        return await self._removal.remove("unseated", before, self._rest(now), TABLES)

    async def _closed_tables(self, now: float) -> int:
        return await self._removal.remove("closed", now - self._limits.abandoned_days * DAY_S, self._rest(now), TABLES)

    async def _moves(self, _: float) -> int:
        count = await self._removal.remove_moves()
        self._moves_are_left = count > 0
        return count

    async def _codes(self, now: float) -> int:
        return await self._removal.release_codes(now - self._limits.code_hours * HOUR_S, self._rest(now), ROWS)

    async def _rested_codes(self, _: float) -> int:
        return await self._store.remove_rested_codes(ROWS)

    async def _guests(self, now: float) -> int:
        return await self._store.remove_players("guest", now - self._limits.guest_days * DAY_S, ROWS)

    async def _players(self, now: float) -> int:
        before = now - self._limits.player_days * DAY_S
        return sum([await self._store.remove_players(kind, before, ROWS) for kind in RETURNED])

    async def _players_before_their_time(self, now: float) -> int:
        count = await self._ceiling.remove_players(now, ROWS)
        self._players_are_left = count > 0
        return count

    async def _games_before_their_time(self, now: float) -> int:
        if self._moves_are_left or self._players_are_left:  # when these are removed, there may be room enough
            return 0
        return await self._ceiling.remove(now, self._rest(now), TABLES)

    def _rest(self, now: float) -> float:
        """Until when a code rests that is given back now."""
        return now + self._limits.quarantine_days * DAY_S
