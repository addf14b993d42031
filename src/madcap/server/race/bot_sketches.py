"""What bots seem to build in a race, so that their boards fill up like everybody's. What they lay and when is random."""

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

STEPS = 4  # blocks that a bot seems to lay before it claims


@dataclass
class BotSketch:
    """What a bot seems to have built: what it is to build, when it lays each block, and how many it has laid.

    Nothing of it comes from the table's seed or from the bot's real pause: it must not reveal when the bot claims.
    """

    key: int
    moments: list[float]  # in ms of its time
    luck: int = field(default_factory=lambda: secrets.randbits(52))
    laid: int = 0


class BotSketches:
    """The boards of a table's bots."""

    __slots__ = ("_boards", "_rules", "_sketches")

    def __init__(self, rules: Race, sketches: Sketches) -> None:
        self._rules = rules
        self._sketches = sketches
        self._boards: dict[int, BotSketch] = {}

    def clear(self, seat: int) -> None:
        """Forget the board of a bot that has claimed something: next it builds something else."""
        self._boards.pop(seat, None)

    @contextmanager
    def laying(self, match: Match, seat: int, level: str, built_ms: int, speed: int) -> Iterator[None]:
        """While this lasts, a bot that has built for so long lays one block after the other, so many times as fast."""
        task = asyncio.create_task(self._lay(match, seat, level, built_ms, speed))
        try:
            yield
        finally:
            task.cancel()

    async def _lay(self, match: Match, seat: int, level: str, built_ms: float, speed: int) -> None:
        """Lay one block after the other. To be cancelled when the bot has claimed."""
        key = self._rules.building(match.state, seat)
        if key is None:
            return
        board = self._boards.get(seat)
        if board is None or board.key != key:
            board = self._boards[seat] = BotSketch(key, self._moments(match, seat, level, round(built_ms)))
            self._show(match, seat, board)
        for moment in board.moments[board.laid :]:
            await asyncio.sleep(max(0.0, moment - built_ms) / 1000 / speed)
            built_ms = max(built_ms, moment)
            board.laid += 1
            self._show(match, seat, board)

    def _moments(self, match: Match, seat: int, level: str, built_ms: int) -> list[float]:
        """When the blocks are laid: evenly over a pause that the bot might make, drawn apart from the one that it makes."""
        pause = self._rules.pace(match.state, seat, level, Rng(secrets.randbits(52)), built_ms)
        return [built_ms + pause * step / (STEPS + 1) for step in range(1, STEPS + 1)]

    def _show(self, match: Match, seat: int, board: BotSketch) -> None:
        self._sketches.lay(match.state, seat, json.encode(self._rules.bot_sketch(Rng(board.luck), board.laid)))
