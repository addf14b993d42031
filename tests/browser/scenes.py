"""A good moment of every game, for docs/pictures: Mia looks on it from her chair, with three friends around the table.

It is the function `scene()` in a game's `tests/browser/screens.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page

from madcap.engine.state import State
from madcap.games import all_games
from tests.games import part


class Scene(Struct):
    """Where a game begins, what the others have before them, and what Mia does before the picture is taken."""

    game: str
    state: State
    sketches: Sequence[Sequence[Any]] = ()  # of those beside Mia, in a race
    act: Callable[[Page], None] = lambda page: None


def scenes() -> list[Scene]:
    """The scene of every game that has one."""
    folders = (part(game, "browser.screens") for game in all_games())
    return [folder.scene() for folder in folders if folder and hasattr(folder, "scene")]
