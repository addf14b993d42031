"""When the people at a table are told who is here: at once, but not more often than the table can bear.

Whoever comes or goes changes a message that everybody gets. So the more are here, the longer it takes until they are told
again, and all changes up to then are told together. It matters less how many watch than which of the players are here.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, final

WATCHERS_PER_S: Final = 50  # messages a second, for all viewers together, about the number of watchers
PLAYERS_PER_S: Final = 200  # the same, about players who come and go
PLAYERS_S: Final = 0.5  # at least, between two of these


@final
class Presence:
    """The time when a table's viewers were told, and the timer until they are told again."""

    __slots__ = ("_due", "_task", "_tell", "_timer", "_told", "is_untold")

    def __init__(self, tell: Callable[[], Awaitable[None]]) -> None:
        self._tell = tell
        self._told = float("-inf")
        self.is_untold = False  # a change is still to be told
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0  # when it ends: uvloop's handles for what is due at once cannot say it
        self._task: asyncio.Future[None] | None = None

    def is_due(self, viewers: int, players: bool) -> bool:
        """Whether a change is to be told now. Otherwise it is told later."""
        pause = max(PLAYERS_S, viewers / PLAYERS_PER_S) if players else viewers / WATCHERS_PER_S
        left = self._told + pause - asyncio.get_running_loop().time()
        if left > 0:
            self.tell_in(left)
        return left <= 0

    def tell_in(self, seconds: float) -> None:
        """Tell everybody of a change after this time, or earlier if that is planned."""
        self.is_untold = True
        self.wake_in(seconds)

    def wake_in(self, seconds: float) -> None:
        """Call `tell` after this time, or earlier if that is planned."""
        loop = asyncio.get_running_loop()
        when = loop.time() + seconds
        if self._timer is None or self._due > when:
            self._stop()
            self._due = when
            self._timer = loop.call_at(when, self._begin)

    def told(self) -> None:
        """Note that everybody has been told."""
        self._told = asyncio.get_running_loop().time()
        self.is_untold = False
        self._stop()

    def _stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _begin(self) -> None:
        self._timer = None
        self._task = asyncio.ensure_future(self._tell())
        self._task.add_done_callback(self._end)

    def _end(self, task: "asyncio.Future[None]") -> None:
        if self._task is task:
            self._task = None
