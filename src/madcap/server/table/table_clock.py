"""The clock of a table: it stops while everything at the table stands still."""

import asyncio
from typing import final


@final
class TableClock:
    """Counts the seconds in which a table does not stand still."""

    __slots__ = ("_stood_still", "still_at")

    def __init__(self) -> None:
        self.still_at: float | None = None  # since when it stands still
        self._stood_still = 0.0  # seconds in all, without those since then

    def now(self) -> float:
        """The table's own time, in seconds."""
        now = asyncio.get_running_loop().time() if self.still_at is None else self.still_at
        return now - self._stood_still

    def stand_still(self, on: bool) -> None:
        """Stop the clock, or let it go on."""
        now = asyncio.get_running_loop().time()
        if self.still_at is not None:
            self._stood_still += now - self.still_at
        self.still_at = now if on else None
