"""The games: each is a folder here that exports `GAME`. There is no list to edit."""

from functools import cache
from importlib import import_module
from pathlib import Path

from madcap.engine.errors import UnknownGame
from madcap.engine.game import Game

HOME = Path(__file__).parent


@cache
def all_games() -> dict[str, Game]:
    """Every game found beside this file, by name."""
    names = sorted(folder.parent.name for folder in HOME.glob("*/rules.py"))
    return {name: import_module(f"{__name__}.{name}").GAME for name in names}


def find(name: str) -> Game:
    """One game by its name."""
    games = all_games()
    if name not in games:
        raise UnknownGame(f"There is no game called {name!r}; there are: {', '.join(games)}.")
    return games[name]
