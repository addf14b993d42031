"""The games: each is a folder here that exports `GAME`. There is no list to edit."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from madcap.engine.errors import UnknownGame
from madcap.engine.game import Game

HOME = Path(__file__).parent

Command = Callable[..., None]  # a function that Typer makes a command of


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


def commands() -> Iterator[Command]:
    """The commands that games bring to the command line: `COMMANDS` in the `cli.py` of each folder that has one."""
    for path in sorted(HOME.glob("*/cli.py")):
        yield from import_module(f"{__name__}.{path.parent.name}.cli").COMMANDS
