"""A million messages that nobody should send, at tables of every game, over HTTP and at the real program's sockets.

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

from msgspec.structs import replace
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from madcap.server.limits.settings import Limits
from madcap.server.people.players import COOKIE
from tests.program import USUAL, Program

from .asking import Asking, finished_table
from .fuzzing import fuzz
from .noise import assert_quiet, face_and_log, make_noise, table_for_noise

STRETCH = 20_000  # messages with one seed
NOISE = 0.05  # the share of them that are bytes on real sockets
ASKED = 0.02  # the share of them that are requests made from the API's own document: each takes some 15 ms to make up
FREELY = Limits(tables_per_minute=10**6, tables_per_address=10**6)
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
        totals = [0, 0, 0, 0]
        for first in range(0, asked.messages, STRETCH):
            seed, messages = asked.seed + first // STRETCH, min(STRETCH, asked.messages - first)
            told = _stretch(seed, messages, lambda done: progress.advance(bar, done))
            totals = [whole + part for whole, part in zip(totals, told, strict=True)]
    http, refused, games, ended = totals
    print(f"{asked.messages} messages, {http} of them requests from the API's document, {refused} refused at tables;")
    print(f"{games} tables, {ended} games to their end; nothing was wrong")


def _stretch(seed: int, messages: int, step: Step) -> tuple[int, int, int, int]:
    """Messages with one seed; how many were requests, how many were refused at tables, the tables, and games that ended."""
    noise, asked = round(messages * NOISE), round(messages * ASKED)
    try:
        with tempfile.TemporaryDirectory() as home:
            asked = _real_program(Path(home), seed, noise, asked, step)
            said = messages - noise - asked
            ground = asyncio.run(fuzz(Path(home), Random(seed), said, TABLES, step))
            step(said % 100)  # the others were told by the hundred
    except BaseException:
        print(f"This was seed {seed}, with {messages} messages.", file=sys.stderr, flush=True)
        raise
    return asked, ground.refused, ground.games, ground.ended


def _real_program(home: Path, seed: int, noise: int, asked: int, step: Step) -> int:
    """Bytes and requests to the real program; how many requests there were: where little can be asked, they are fewer."""
    program = Program(home / "noise.db", replace(USUAL, limits=FREELY))
    try:
        code, cookies = asyncio.run(table_for_noise(program))
        before = face_and_log(program, code)
        make_noise(program, code, cookies[-1], Random(seed), noise)
        step(noise)
        asking = Asking(program, {COOKIE: cookies[-1]}, [code, asyncio.run(finished_table(program))])
        asking.ask(seed, asked)
        step(asking.statuses.total())
        assert face_and_log(program, code) == before
        assert_quiet(program, 0, *cookies)
    finally:
        program.kill()
        program.end_group()
    return asking.statuses.total()


if __name__ == "__main__":
    main()
