"""Notes when a process was held up: then it cannot measure the times of others."""

import asyncio
import time
from collections.abc import Callable

BEAT_S = 0.004
HELD_UP_S = 0.012  # a beat that is later than this is reported

Stall = tuple[float, float]  # from, to, by the clock that all processes of a machine share


async def beat(tell: Callable[[Stall], None]) -> None:
    """Report whenever this event loop was held up. Never returns."""
    while True:
        due = time.monotonic() + BEAT_S
        await asyncio.sleep(BEAT_S)
        now = time.monotonic()
        if now - due > HELD_UP_S:
            tell((due, now))


def overlap(stalls: list[Stall], begin: float, end: float) -> bool:
    """Whether there was a stall between these times."""
    return any(since < end and until > begin for since, until in stalls)
