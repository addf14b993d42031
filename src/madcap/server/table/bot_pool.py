"""Processes in which bots think and finished games are read, so that no table waits for them."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from madcap.bots.worker import think
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State
from madcap.server.table.work_queue import Asker, Work, WorkQueue

NICENESS = 10  # of the workers: the event loop, for which everybody waits, comes first

Result = TypeVar("Result")


class BotPool:
    """The worker processes. For a bot they get a state in which everything that the bot cannot know was drawn again."""

    def __init__(self, workers: int = 0) -> None:
        """Use so many workers, each from when it is needed; by default one for each core that this process may use."""
        # Forking a process with threads in it (the store's) is not safe; a fork server is.
        self._context = multiprocessing.get_context("forkserver")
        self.workers = workers or cores()
        self.queue = WorkQueue(self.workers)
        self._pool = self._new_pool()

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, asker: Asker) -> int:
        """A bot's move, after a pause in ms."""
        rng = Rng(secrets.randbits(52))
        known = state.clone()
        known.redeal(seat, rng)
        thought = self.run(asker, think, game.name, known.pack(), seat, level, secrets.randbits(52))
        move, _ = await asyncio.gather(thought, asyncio.sleep(pause / 1000))
        return move

    async def run(self, asker: Asker, work: Callable[..., Result], *args: Any) -> Result:
        """What a function returns that a worker calls, as soon as it is the asker's turn."""
        place = await self.queue.wait(asker)
        return await asyncio.shield(asyncio.create_task(self._do(place, work, *args)))

    async def _do(self, place: Work, work: Callable[..., Result], *args: Any) -> Result:
        """Keep a place until the worker is done: work that nobody wants any more takes its time, too."""
        try:
            result, place.used_s = await self._call(work, *args)
            return result
        finally:
            self.queue.end(place)

    async def _call(self, work: Callable[..., Result], *args: Any) -> tuple[Result, float]:
        """Ask a worker; if it was killed, ask a new one."""
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, timed, work, *args)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, timed, work, *args)

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(self.workers, mp_context=self._context, initializer=_begin)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """How many cores this process may use: a container or `taskset` may allow it fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def timed(work: Callable[..., Result], *args: Any) -> tuple[Result, float]:
    """What a function returns, and the seconds of the processor that it took."""
    before = time.thread_time()
    result = work(*args)
    return result, time.thread_time() - before


def _begin() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the server ends its workers, and so does its death."""
    with suppress(OSError):  # a sandbox may forbid it
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(0)
