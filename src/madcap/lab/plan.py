"""What is to be simulated. Every game of a run is known before it begins: its players by seat, and its seed."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from madcap import games
from madcap.engine.game import Game
from madcap.records import RANDOM


@dataclass(frozen=True)
class Plan:
    """A run of simulated games."""

    name: str  # the game's
    options: Any
    players: list[str]  # levels
    games: int
    seed: int
    fixed: bool = False  # whether everybody stays on their seat, or moves up one from game to game
    record: Path | None = None  # the folder for one record a game

    @property
    def game(self) -> Game:
        return games.find(self.name)

    @property
    def all_random(self) -> bool:
        return all(player == RANDOM for player in self.players)

    @property
    def names(self) -> list[str]:
        """What the players are called: by their level, with a number where several share it."""
        return [self._name(i) for i in range(len(self.players))]

    def seating(self, number: int) -> list[int]:
        """Which player sits on each seat in a game of the run."""
        shift = 0 if self.fixed else number
        return [(seat + shift) % len(self.players) for seat in range(len(self.players))]

    def seed_of(self, number: int) -> bytes:
        """The seed of a game of the run: seven bytes, all that the generator takes in."""
        return hashlib.sha256(f"madcap/{self.seed}/{number}".encode()).digest()[:7]

    def _name(self, player: int) -> str:
        level = self.players[player]
        if self.players.count(level) == 1:
            return level
        return f"{level} {self.players[: player + 1].count(level)}"
