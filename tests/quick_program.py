"""The real program with some things changed, run by the tests: `python -m tests.quick_program PORT DATABASE CHANGES`.

CHANGES is a `Changes` in JSON. Nothing else is different.
"""

import dataclasses
import random
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import segno
from msgspec import UNSET, Struct, UnsetType, defstruct, json

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import all_games, find
from madcap.server import app, serving
from madcap.server.http import finished_game, page, record
from madcap.server.limits import code_guessing
from madcap.server.limits.settings import Limits
from madcap.server.serving import listen
from madcap.server.table import bot_choices, registry, stalling, starting
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.work_queue import Asker, Rank
from tests.games import part

YEAR_S = 366 * 24 * 3600.0


class Changes(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The differences from the real program."""

    haste: int = 1  # turn timers run out this many times sooner
    short_pauses: bool = False  # games pause as briefly as their tests/quick.py says
    positions: bool = False  # a table may set the position that its game begins with, by the option `position`
    limits: Limits = Limits()
    small_buffers: bool = False  # the system keeps a few kB for a browser that does not read, instead of megabytes
    free_guesses: bool = False  # people may ask for any number of tables that do not exist
    mad_clock: bool = False  # the wall clock jumps by up to a year, back and forth, whenever it is read
    reveal_s: float = 60.0  # how long people have to reveal their nonces: browsers of tests may be slow
    alone_ms: int = 0  # between the moves of instant bots that play alone: tests wait for the end of many games
    stall_s: float = 120.0  # after which somebody who is here and does not move stalls, and the others may decide
    faulty_qr: bool = False  # drawing a QR code fails with an error that nobody expects
    page: str = ""  # a folder with another page, as after a release


def hastened(name: str, haste: int = 100) -> Game:
    """A game whose turn timers run out sooner than its options say."""
    game = find(name)

    def start(options: Any, seats: int) -> State:
        state = game.start(options, seats)
        if hasattr(state, "timer_ms"):
            cast(Any, state).timer_ms //= haste
        return state

    return dataclasses.replace(game, start=start)


def with_positions(game: Game) -> Game:
    """A game that may begin in any position."""
    fields = [("position", str | UnsetType, UNSET)]  # a packed state in hexadecimal digits; records have no such field
    options = defstruct("Options", fields, bases=(game.options,), frozen=True, kw_only=True, forbid_unknown_fields=True)

    def start(options: Any, seats: int) -> State:
        return game.unpack(bytes.fromhex(options.position)) if options.position else game.start(options, seats)

    return dataclasses.replace(game, options=options, start=start)


def small_listen(host: str, port: int) -> socket.socket:
    """A listening socket whose connections have small buffers."""
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    return listener


def mad_time() -> AbstractContextManager[Any]:
    """A context in which the wall clock is wrong by up to a year, differently each time it is read."""
    right = time.time
    return patch.object(time, "time", lambda: right() + random.uniform(-YEAR_S, YEAR_S))


really_run = BotPool.run


async def run_here(pool: BotPool, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
    """What a worker returns; readings are made in this process."""
    return work(*args) if asker.rank == Rank.READING else await really_run(pool, asker, work, *args)


def patches(changes: Changes) -> Iterator[AbstractContextManager[Any]]:
    """The patches that make these changes to the real program."""

    def find_changed(name: str) -> Game:
        game = hastened(name, changes.haste)
        return with_positions(game) if changes.positions else game

    yield patch.object(registry, "find", find_changed)
    yield patch.object(starting, "REVEAL_S", changes.reveal_s)
    yield patch.object(bot_choices, "ALONE_MS", changes.alone_ms)
    yield patch.object(stalling, "LOOK_S", changes.stall_s / stalling.LOOKS)
    if changes.page:
        yield patch.object(app, "read_page", lambda: page.read_page(Path(changes.page)))
    if changes.small_buffers:
        yield patch.object(serving, "listen", small_listen)
    if changes.free_guesses:
        yield patch.object(code_guessing, "WRONG_CODES", 10**9)
    if changes.mad_clock:
        yield mad_time()
    if changes.faulty_qr:
        yield patch.object(segno, "make", side_effect=LookupError)
    if changes.positions:
        yield patch.object(finished_game, "find", find_changed)
        yield patch.object(record, "find", find_changed)
    if changes.faulty_qr or changes.positions:  # a worker process would know nothing of these
        yield patch.object(BotPool, "run", run_here)
    if changes.short_pauses:
        yield from (quick.short_pauses() for game in all_games() if (quick := part(game, "quick")))


if __name__ == "__main__":
    chosen = json.decode(sys.argv[3], type=Changes)
    with ExitStack() as stack:
        for change in patches(chosen):
            stack.enter_context(change)
        serving.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda at: print(at, flush=True), chosen.limits)
