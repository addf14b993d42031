"""The real program, run by the tests: `python quick_program.py PORT DATABASE [PAGE]`.

A turn timer of 15 s runs out after 3 s, so that a test can watch it shrink to its end. A race pauses for moments only, like
the page itself: tests that want to look at a pause hold the screen. It counts from two, which is the least that is counted.
A table can be told the position that its game begins with, by an option that only this program knows. The page may be another
one, as after a release. Nothing else is different.
"""

import dataclasses
import sys
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

from msgspec import UNSET, UnsetType, defstruct

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import find
from madcap.games.match_madness import rules as race
from madcap.server.http import page
from madcap.server.serving import serve


def changed(name: str) -> Game:
    """A game whose turn timers are a fifth of what its options say, and which may begin in the middle."""
    game = find(name)
    fields = [("position", str | UnsetType, UNSET)]  # a packed state in hexadecimal digits; records do not know of it
    options = defstruct("Options", fields, bases=(game.options,), frozen=True, kw_only=True, forbid_unknown_fields=True)

    def start(options: Any, seats: int) -> State:
        if options.position:
            return game.unpack(bytes.fromhex(options.position))
        state = game.start(options, seats)
        if hasattr(state, "timer_ms"):
            cast(Any, state).timer_ms //= 5
        return state

    return dataclasses.replace(game, options=options, start=start)


if __name__ == "__main__":
    home = Path(sys.argv[3]) if len(sys.argv) > 3 else page.HOME
    with (
        patch("madcap.server.table.registry.find", changed),
        patch("madcap.server.app.read_page", lambda: page.read_page(home)),
        patch.multiple(race, COUNT_MS=2000, NEXT_MS=150, CHECK_MS=300, OBJECT_MS=4000, ACCEPTED_MS=120, COOL_MS=800),
    ):
        serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda address: print(address, flush=True))
