"""A million messages that nobody should send, at tables of every game and at the real program's sockets.

python -m tests.server.long_fuzz --messages 1000000 --seed 7

Every stretch has a seed of its own, which is printed if something goes wrong: `--messages 20000 --seed` and that number play
it again.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .fuzzing import fuzz
from .noise import assert_quiet, face_and_log, make_noise, table_for_noise
from .program import Program

STRETCH = 20_000  # messages with one seed
NOISE = 0.05  # the share of them that are bytes on real sockets
TABLES = 12

Step = Callable[[int], None]


def main() -> None:
    parser = argparse.ArgumentParser(description="Send anything at all, and see that nothing comes of it.")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn()) as progress:
        bar = progress.add_task("messages", total=asked.messages)
        totals = [0, 0, 0]
        for first in range(0, asked.messages, STRETCH):
            seed, messages = asked.seed + first // STRETCH, min(STRETCH, asked.messages - first)
            told = _stretch(seed, messages, lambda done: progress.advance(bar, done))
            totals = [whole + part for whole, part in zip(totals, told, strict=True)]
    refused, games, ended = totals
    print(
        f"{asked.messages} messages, {refused} refused; {games} tables, {ended} games to their end; nothing was wrong"
    )


def _stretch(seed: int, messages: int, step: Step) -> tuple[int, int, int]:
    """Messages with one seed; how many were refused at tables, how many tables there were, and how many games ended."""
    noise = round(messages * NOISE)
    try:
        with tempfile.TemporaryDirectory() as home:
            _noise(Path(home), Random(seed), noise)
            step(noise)
            ground = asyncio.run(fuzz(Path(home), Random(seed), messages - noise, TABLES, step))
    except BaseException:
        print(f"This was seed {seed}, with {messages} messages.", file=sys.stderr, flush=True)
        raise
    return ground.refused, ground.games, ground.ended


def _noise(home: Path, rng: Random, messages: int) -> None:
    program = Program(home / "noise.db")
    try:
        code, cookies = asyncio.run(table_for_noise(program))
        before = face_and_log(program, code)
        make_noise(program, code, cookies[-1], rng, messages)
        assert face_and_log(program, code) == before
        assert_quiet(program, 0, *cookies)
    finally:
        program.kill()
        program.end_group()


if __name__ == "__main__":
    main()
