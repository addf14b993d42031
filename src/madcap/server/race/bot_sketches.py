"""What bots seem to build in a race, so that their boards fill up like everybody's. It comes from luck alone."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import json

from madcap.engine.game import Race
from madcap.engine.rng import Rng

if TYPE_CHECKING:
    from madcap.server.table.table import Table

LAST = 4  # steps, before the claim


@dataclass
class BotSketch:
    """What lies before a bot: for which thing to build, by which luck, and how much of it."""

    key: int | None = None
    luck: int = field(default_factory=lambda: secrets.randbits(52))  # not the table's: nobody learns when it will claim
    laid: int = 0


class BotSketches:
    """The bots' boards at one table."""

    def __init__(self, table: "Table", race: Race) -> None:
        self.table = table
        self.race = race
        self._boards: dict[int, BotSketch] = {}

    def clear(self, seat: int) -> None:
        """A bot has claimed something: next it builds something else."""
        self._boards.pop(seat, None)

    async def lay(self, seat: int, pause_ms: int) -> None:
        """Lay one thing after the other while a bot seems to build. To be cancelled when it is done."""
        key = self.race.building(self.table.match.state, seat) if self.table.match else None
        if key is None:
            return
        board = self._boards.get(seat)
        if board is None or board.key != key:
            board = self._boards[seat] = BotSketch(key)
            self._show(seat, board)
        steps = LAST - board.laid
        for _ in range(steps):
            await asyncio.sleep(pause_ms / 1000 / (steps + 1))
            board.laid += 1
            self._show(seat, board)

    def _show(self, seat: int, board: BotSketch) -> None:
        self.table.sketches.lay(seat, json.encode(self.race.doodle(Rng(board.luck), board.laid)))
