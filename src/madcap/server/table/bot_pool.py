"""Processes in which bots think, so that no table waits for them."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any

from madcap.bots.worker import think
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State


class FairQueue:
    """Lets a few work at once. The owners of waiting work take turns, however much one of them asks for."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}  # by owner; the owner whose turn is next comes first

    @asynccontextmanager
    async def turn(self, whose: int) -> AsyncIterator[None]:
        """Wait for a place, and hold it for as long as this lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: int) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the place was given to us already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            whose = next(iter(self._waiting))
            line = self._waiting.pop(whose)
            one = line.popleft()
            if line:
                self._waiting[whose] = line  # behind all others
            if not one.done():
                one.set_result(None)
                return
        self._free += 1


class BotPool:
    """A few worker processes. They get a state in which everything that the bot cannot know was drawn again."""

    def __init__(self, workers: int) -> None:
        # Forking a process with threads in it (the store's) is not safe; a fork server is.
        self._context = multiprocessing.get_context("forkserver")
        self._workers = workers
        self._turns = FairQueue(workers + 1)  # one more than workers: no worker has to wait for its next question
        self._pool = self._new_pool()

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, host: int) -> int:
        """A bot's move, after a pause in ms. The tables of one host share one place in the queue."""
        rng = Rng(secrets.randbits(52))
        known = state.clone()
        known.redeal(seat, rng)
        thought = self._in_turn(host, game.name, known.pack(), seat, level, secrets.randbits(52))
        move, _ = await asyncio.gather(thought, asyncio.sleep(pause / 1000))
        return move

    async def _in_turn(self, host: int, *question: Any) -> int:
        async with self._turns.turn(host):
            return await self._think(*question)

    async def _think(self, *question: Any) -> int:
        """Ask a worker; if it was killed, ask a new one."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *question)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, *question)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=self._context, initializer=_begin)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the server ends its workers, and so does its death."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(0)
