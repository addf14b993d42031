"""Measures how late the event loop is: everything that it does waits at least as long."""

import asyncio

from madcap.server.counters import COUNTERS

EVERY_S = 0.5


async def sample() -> None:
    """Sleep again and again, and count by how much each sleep was too long. Never returns."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_S
        await asyncio.sleep(EVERY_S)
        COUNTERS.loop_lag_seconds.add(max(0.0, loop.time() - due))
