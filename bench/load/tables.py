"""The load on one server: whether its tables play now, at what pace, and the counts."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

PATIENCE_S = 120.0  # for the last answers: with a thousand tables, a slow server's queue is long


class Table(Protocol):
    """A table with its four clients."""

    def go(self) -> None:
        """Let every player move whose turn it is."""

    def leave(self) -> None:
        """Close all connections."""


@dataclass
class Meter:
    """The counts of one measurement."""

    moves: int = 0  # made, and their senders got the new state
    refused: int = 0
    messages: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)  # s, from sending a move to getting the new state


class Load:
    """All tables at one server. With an interval, every table makes one move per interval; otherwise as many as it can."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.meter = Meter()
        self.active = False
        self.interval = 0.0
        self.under_way = 0  # moves that were sent and not yet answered

    def sent(self) -> None:
        self.under_way += 1

    def heard(self, sent: float) -> None:
        """Count a move whose sender has got the new state."""
        self.under_way -= 1
        self.meter.moves += 1
        self.meter.latencies.append(time.perf_counter() - sent)

    def refused(self) -> None:
        """Count a move that was refused because it came too late."""
        self.under_way -= 1
        self.meter.refused += 1

    def begin(self, interval: float = 0.0) -> None:
        """Let all tables play. With an interval, the tables' moves are spread evenly over it."""
        self.active, self.interval = True, interval
        loop = asyncio.get_running_loop()
        for number, table in enumerate(self.tables):
            if interval:
                loop.call_later(interval * number / len(self.tables), table.go)
            else:
                table.go()

    async def end(self) -> None:
        """Stop sending moves, and wait for the answers to those that were sent."""
        self.active = False
        until = time.perf_counter() + PATIENCE_S
        while self.under_way:
            if time.perf_counter() > until:
                raise TimeoutError(f"{self.under_way} moves were never answered.")
            await asyncio.sleep(0.01)
