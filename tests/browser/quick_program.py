"""The real program, run by the tests: `python quick_program.py PORT DATABASE`.

A turn timer of 15 s runs out after 3 s, so that a test can watch it shrink to its end. Nothing else is different.
"""

import dataclasses
import sys
from typing import Any, cast
from unittest.mock import patch

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import find
from madcap.server.serving import serve


def hastened(name: str) -> Game:
    """A game whose turn timers are a fifth of what its options say."""
    game = find(name)

    def start(options: Any, seats: int) -> State:
        state = game.start(options, seats)
        if hasattr(state, "timer_ms"):
            cast(Any, state).timer_ms //= 5
        return state

    return dataclasses.replace(game, start=start)


if __name__ == "__main__":
    with patch("madcap.server.tables.find", hastened):
        serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda address: print(address, flush=True))
