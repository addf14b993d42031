"""The real program with shorter times, run by the tests: `python quick_program.py PORT DATABASE [LIMITS [CLOCK]]`.

A turn timer of 15 s runs out after 150 ms, so that a test can watch many of them; the system keeps only a few kB for a
browser that does not read, where it would keep megabytes; and tests may ask for as many missing tables as they like. LIMITS
are those that differ from the usual ones, in JSON. With "mad" for CLOCK the wall clock jumps by up to a year, back and forth,
whenever somebody looks. Nothing else is different.
"""

import dataclasses
import random
import socket
import sys
import time
from contextlib import ExitStack
from typing import Any, cast
from unittest.mock import patch

from msgspec import json

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import find
from madcap.server import serving
from madcap.server.limits import code_guessing
from madcap.server.limits.settings import Limits
from madcap.server.serving import listen
from madcap.server.table import registry

YEAR_S = 366 * 24 * 3600.0


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


def mad_clock() -> Any:
    """Until this ends, nobody knows what day it is."""
    right = time.time
    return patch.object(time, "time", lambda: right() + random.uniform(-YEAR_S, YEAR_S))


if __name__ == "__main__":
    port, db, limits, clock, *_ = [*sys.argv[1:], *["{}", ""][len(sys.argv) - 3 :]]
    with ExitStack() as changes:
        changes.enter_context(patch.object(registry, "find", hastened))
        changes.enter_context(patch.object(serving, "listen", narrow_listen))
        changes.enter_context(patch.object(code_guessing, "WRONG_CODES", 10**9))
        if clock == "mad":
            changes.enter_context(mad_clock())
        chosen = json.decode(limits, type=Limits)
        serving.serve("127.0.0.1", int(port), db, lambda address: print(address, flush=True), chosen)
