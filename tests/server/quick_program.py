"""The real program with shorter times, run by the tests: `python quick_program.py PORT DATABASE`.

A turn timer of 15 s runs out after 150 ms, so that a test can watch many of them; nothing else is different.
"""

import dataclasses
import sys
from typing import Any, cast

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import find
from madcap.server import serving, tables


def hastened(name: str) -> Game:
    """A game whose turn timers are a hundredth of what its options say."""
    game = find(name)

    def start(options: Any, seats: int) -> State:
        state = game.start(options, seats)
        cast(Any, state).timer_ms //= 100
        return state

    return dataclasses.replace(game, start=start)


if __name__ == "__main__":
    tables.find = hastened
    serving.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda address: print(address, flush=True))
