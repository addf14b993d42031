"""The load on one server: whether its tables play now, at what pace, and what came of it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

PATIENCE_S = 120.0  # for the last answers: a thousand tables at a slow server can queue for long


class Table(Protocol):
    """A table with its four clients."""

    def go(self) -> None:
        """Play on: whoever may move does."""

    def leave(self) -> None:
        """Close all sockets."""


@dataclass
class Meter:
    """What was heard while it ran."""

    moves: int = 0  # made, and heard by who made them
    refused: int = 0
    messages: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)  # s, from sending a move to hearing of it


class Load:
    """All tables at one server. With an interval, every table makes one move in that time; else as many as it can."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.meter = Meter()
        self.active = False
        self.interval = 0.0
        self.under_way = 0  # moves that were sent and not answered yet

    def sent(self) -> None:
        self.under_way += 1

    def heard(self, sent: float) -> None:
        """A move was made, and who made it knows."""
        self.under_way -= 1
        self.meter.moves += 1
        self.meter.latencies.append(time.perf_counter() - sent)

    def refused(self) -> None:
        """A move was not made: it came too late."""
        self.under_way -= 1
        self.meter.refused += 1

    def begin(self, interval: float = 0.0) -> None:
        """Let everybody play; with an interval, the tables' moves are spread evenly over it."""
        self.active, self.interval = True, interval
        loop = asyncio.get_running_loop()
        for number, table in enumerate(self.tables):
            if interval:
                loop.call_later(interval * number / len(self.tables), table.go)
            else:
                table.go()

    async def end(self) -> None:
        """Let nobody begin another move, and wait for those that are on their way."""
        self.active = False
        until = time.perf_counter() + PATIENCE_S
        while self.under_way:
            if time.perf_counter() > until:
                raise TimeoutError(f"{self.under_way} moves were never answered.")
            await asyncio.sleep(0.01)
