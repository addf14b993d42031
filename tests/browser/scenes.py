"""A good moment of every game, for docs/pictures, as Mia sees it from her chair, with three friends around the table.

The function `scene()` in a game's `tests/browser/screens.py` returns it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from playwright.sync_api import Page

from madcap.engine.state import State
from madcap.games import all_games
from tests.games import part


class Scene(Struct):
    """The position in which a game begins, the others' sketches, and what Mia does before the picture is taken."""

    game: str
    state: State
    sketches: Sequence[Sequence[Any]] = ()  # of the players besides Mia, in a race
    act: Callable[[Page], None] = lambda page: None


def scenes() -> list[Scene]:
    """The scene of every game that has one."""
    folders = (part(game, "browser.screens") for game in all_games())
    return [folder.scene() for folder in folders if folder and hasattr(folder, "scene")]
