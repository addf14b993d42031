"""How a test waits: for a condition, which must come true in time; or not at all, on a loop whose clock it moves ahead."""

import asyncio
from collections.abc import Callable
from unittest.mock import patch

import pytest

from .table_client import PATIENCE_S

MOST_STEPS = 10_000  # of a clock that a test turns


async def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds. A condition that never does fails the test instead of keeping it for ever."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.001)


def move_loop_ahead(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Move the event loop's clock ahead: whatever is due in these seconds is due now."""
    loop = asyncio.get_running_loop()
    now = loop.time
    monkeypatch.setattr(loop, "time", lambda: now() + seconds)


class Clock:
    """A clock for `monotonic`, which stands still unless a test turns it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def turn_until(self, holds: Callable[[], bool], step_s: float) -> None:
        """Let the time pass in small steps, on this clock and on the event loop's, until a condition holds."""
        loop, began = asyncio.get_running_loop(), self.now
        now = loop.time
        with patch.object(loop, "time", lambda: now() + self.now - began):
            for _ in range(MOST_STEPS):
                if holds():
                    return
                self.now += step_s
                await asyncio.sleep(0)
        pytest.fail("It does not come true, however long it takes.")
