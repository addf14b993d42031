"""What bots seem to build in a race, so that their boards fill up like everybody's. It is random."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from msgspec import json

from madcap.engine.game import Race
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.server.race.sketches import Sketches

LAST_STEP = 4  # before the claim


@dataclass
class BotSketch:
    """What a bot seems to have built: what it is to build, its random seed, and the number of blocks laid."""

    key: int | None = None
    luck: int = field(
        default_factory=lambda: secrets.randbits(52)
    )  # not the table's: it must not reveal when a bot claims
    laid: int = 0


class BotSketches:
    """The boards of a table's bots."""

    def __init__(self, rules: Race, sketches: Sketches) -> None:
        self._rules = rules
        self._sketches = sketches
        self._boards: dict[int, BotSketch] = {}

    def clear(self, seat: int) -> None:
        """Forget the board of a bot that has claimed something: next it builds something else."""
        self._boards.pop(seat, None)

    @contextmanager
    def laying(self, match: Match, seat: int, pause_ms: int) -> Iterator[None]:
        """While this lasts, a bot lays one block after the other."""
        task = asyncio.create_task(self._lay(match, seat, pause_ms))
        try:
            yield
        finally:
            task.cancel()

    async def _lay(self, match: Match, seat: int, pause_ms: int) -> None:
        """Lay one block after the other, evenly over the pause. To be cancelled when the bot has claimed."""
        key = self._rules.building(match.state, seat)
        if key is None:
            return
        board = self._boards.get(seat)
        if board is None or board.key != key:
            board = self._boards[seat] = BotSketch(key)
            self._show(match, seat, board)
        steps = LAST_STEP - board.laid
        for _ in range(steps):
            await asyncio.sleep(pause_ms / 1000 / (steps + 1))
            board.laid += 1
            self._show(match, seat, board)

    def _show(self, match: Match, seat: int, board: BotSketch) -> None:
        self._sketches.lay(match.state, seat, json.encode(self._rules.bot_sketch(Rng(board.luck), board.laid)))
