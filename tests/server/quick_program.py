"""The real program with shorter times, run by the tests: `python quick_program.py PORT DATABASE`.

A turn timer of 15 s runs out after 150 ms, so that a test can watch many of them; the system keeps only a few kB for a
browser that does not read, where it would keep megabytes; and tests may ask for as many missing tables as they like. Nothing
else is different.
"""

import dataclasses
import socket
import sys
from contextlib import ExitStack
from typing import Any, cast
from unittest.mock import patch

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import find
from madcap.server import guesses, serving, tables
from madcap.server.serving import listen


def hastened(name: str) -> Game:
    """A game whose turn timers are a hundredth of what its options say."""
    game = find(name)

    def start(options: Any, seats: int) -> State:
        state = game.start(options, seats)
        cast(Any, state).timer_ms //= 100
        return state

    return dataclasses.replace(game, start=start)


def narrow_listen(host: str, port: int) -> socket.socket:
    """A listening socket whose connections have small buffers."""
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    return listener


if __name__ == "__main__":
    with ExitStack() as changes:
        changes.enter_context(patch.object(tables, "find", hastened))
        changes.enter_context(patch.object(serving, "listen", narrow_listen))
        changes.enter_context(patch.object(guesses, "WRONG_CODES", 10**9))
        serving.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda address: print(address, flush=True))
