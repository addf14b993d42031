"""The plan of a simulation. It fixes the seats and the seed of each game before the first one begins."""

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
    fixed: bool = False  # whether players keep their seats; otherwise they move up one seat from game to game
    record: Path | None = None  # the folder for records, one for each game

    @property
    def game(self) -> Game:
        return games.find(self.name)

    @property
    def all_random(self) -> bool:
        return all(player == RANDOM for player in self.players)

    @property
    def names(self) -> list[str]:
        """Return the names of the players: their levels, with a number where several have the same."""
        return [self._name(i) for i in range(len(self.players))]

    def seating(self, number: int) -> list[int]:
        """Return the player on each seat in one game of the run."""
        shift = 0 if self.fixed else number
        return [(seat + shift) % len(self.players) for seat in range(len(self.players))]

    def seed_of(self, number: int) -> bytes:
        """Return the seed of one game of the run: seven bytes, as many as the generator uses."""
        return hashlib.sha256(f"madcap/{self.seed}/{number}".encode()).digest()[:7]

    def _name(self, player: int) -> str:
        level = self.players[player]
        if self.players.count(level) == 1:
            return level
        return f"{level} {self.players[: player + 1].count(level)}"
