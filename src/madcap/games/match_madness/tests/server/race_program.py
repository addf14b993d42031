"""The real program with other times for races, run by the tests.

    python -m madcap.games.match_madness.tests.server.race_program PORT DATABASE '{"COUNT_MS": 40}'

The last argument sets times of the rules; `BOT_MS` is the time that bots take for any card. The program writes two
files beside the database: when the machine held it up, and the measured delay of each claim's connection. At the start
it waits for everybody's nonce, however busy the machine is. Nothing else is different.
"""

import asyncio
import sys
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

from msgspec import json

from madcap.games.match_madness import bots, timing
from madcap.server import serving
from madcap.server.socket.lag import Lag
from madcap.server.table import starting

from .stalls import Stall, beat

dated = Lag.pressed
tasks: list[asyncio.Task[None]] = []


def change(times: dict[str, int], changes: ExitStack) -> None:
    """Set these times until `changes` is closed."""
    bot_ms = times.pop("BOT_MS", None)
    for name, ms in times.items():
        changes.enter_context(patch.object(timing, name, ms))
    if bot_ms is not None:
        changes.enter_context(patch.object(bots, "LEAST_MS", bot_ms))
        changes.enter_context(patch.object(bots, "build_ms", lambda *_: 0))


def begin(address: str) -> None:
    """Begin to note stalls, and print the address. The program calls this in its event loop, as soon as it listens."""
    tasks.append(asyncio.get_running_loop().create_task(beat(_keep)))
    print(address, flush=True)


def _keep(stall: Stall) -> None:
    _write("stalls", *stall)


def _pressed(lag: Lag, at: float | None, now: float) -> float:
    """Like `Lag.pressed`; and write down the time that the browser sent, and the measured delay."""
    if at is not None:
        _write("delays", at, lag.delay)
    return dated(lag, at, now)


def _write(name: str, *numbers: float) -> None:
    with Path(f"{sys.argv[2]}.{name}").open("a") as file:
        print(*numbers, file=file)


if __name__ == "__main__":
    with ExitStack() as stack:
        change(json.decode(sys.argv[3], type=dict[str, int]), stack)
        stack.enter_context(patch.object(Lag, "pressed", _pressed))
        stack.enter_context(patch.object(starting, "REVEAL_S", 60.0))
        serving.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], begin)
