"""Bots think in processes of their own, so that no table ever waits for them."""

import asyncio
import multiprocessing
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor

from madcap.bots.brain import think
from madcap.bots.player import pause_ms
from madcap.engine.game import Game
from madcap.engine.rng import Rng
from madcap.engine.state import State


class Thinkers:
    """A few processes that bots think in. They are given a state in which all that the bot cannot know was drawn again."""

    def __init__(self, workers: int) -> None:
        # Forking a process with threads in it (the store's) is not safe; a fork server is.
        context = multiprocessing.get_context("forkserver")
        self._pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_outlive_interrupts)

    async def choose(self, game: Game, state: State, seat: int, level: str, pace: str) -> int:
        """A bot's move, after as long as a person would take for it."""
        rng = Rng(secrets.randbits(52))
        known = state.clone()
        known.redeal(seat, rng)
        loop = asyncio.get_running_loop()
        pause = 0 if pace == "instant" else pause_ms(game, known, seat, level, rng)
        thought = loop.run_in_executor(self._pool, think, game.name, known.pack(), seat, level, secrets.randbits(52))
        move, _ = await asyncio.gather(thought, asyncio.sleep(pause / 1000))
        return move

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _outlive_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the server itself ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
