"""Notices that the wall clock has jumped far ahead. It may be wrong, and then nothing is as old as it seems to be."""

import logging
import time
from collections.abc import Callable

JUMP_S = 30 * 24 * 3600.0  # further ahead than that is doubted; a machine that was switched off for so long, too
DOUBT_S = 6 * 3600.0  # for as long: meanwhile the machine can get the right time

log = logging.getLogger(__name__)


class WallClock:
    """A wall clock that is compared with a steady one. `newest` is the last time that was noted before the start, or 0."""

    def __init__(self, wall: Callable[[], float], newest: float, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = (newest or wall()) - steady()  # of the steady clock, when it was looked at last
        self._doubted_until = steady()

    def is_believed(self) -> bool:
        """Whether the clock has not jumped ahead in the last hours."""
        now, ahead = self._steady(), self._wall() - self._steady()
        if ahead - self._ahead > JUMP_S:
            log.warning(
                "The clock is %.0f days ahead of when it was looked at last. For %.0f hours, nothing is removed.",
                (ahead - self._ahead) / 86400,
                DOUBT_S / 3600,
            )
            self._doubted_until = now + DOUBT_S
        self._ahead = ahead
        return now >= self._doubted_until
