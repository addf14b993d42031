"""Moments of every game: the position, and the words on the screens of two players and a watcher.

A game has a function `moments()` in its `tests/browser/moments.py`; a game without one has only its beginning.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from madcap.engine.state import State
from madcap.games import find
from tests.games import part


class Moment(Struct):
    """The position in which a game begins, and the words that each person waits for. Without any, Cleo stays away."""

    game: str
    name: str
    state: Callable[[], State]
    ann: str = ""
    ben: str = ""
    cleo: str = ""
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"


def moments(name: str) -> list[Moment]:
    """The moments of a game."""
    own = part(name, "browser.moments")
    return list(own.moments()) if own else [_beginning(name)]


def _beginning(name: str) -> Moment:
    game = find(name)
    return Moment(name, "beginning", lambda: game.start(game.options(), 2))
