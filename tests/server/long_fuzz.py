"""A million invalid or random messages: to tables of every game, over HTTP, and to the real program's sockets.

python -m tests.server.long_fuzz --messages 1000000 --seed 7

Every stretch has its own seed, which is printed if something goes wrong: `--messages 20000 --seed` with that number
repeats it.
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
from madcap.server.people.cookies import COOKIE
from tests.program import USUAL, Program

from .fuzzing import fuzz
from .malformed_traffic import assert_nothing_logged, record_and_log, send_malformed_traffic, table_under_attack
from .openapi_requests import OpenApiRequests, finished_table

STRETCH = 20_000  # messages with one seed
MALFORMED = 0.05  # the share of them that are bytes on real sockets
ASKED = 0.02  # the share of them that are requests made from the API's own document: each takes some 15 ms to generate
FREELY = Limits(tables_per_minute=10**6, tables_per_address=10**6, requests_per_minute=10**9)
TABLES = 12

Step = Callable[[int], None]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Send invalid and random messages, and check that they change nothing."
    )
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
    """Send messages with one seed. Return the numbers of requests, refusals at tables, tables, and ended games."""
    malformed, asked = round(messages * MALFORMED), round(messages * ASKED)
    try:
        with tempfile.TemporaryDirectory() as home:
            asked = _real_program(Path(home), seed, malformed, asked, step)
            said = messages - malformed - asked
            fuzzer = asyncio.run(fuzz(Path(home), Random(seed), said, TABLES, step))
            step(said % 100)  # `fuzz` has counted the others by the hundred
    except BaseException:
        print(f"This was seed {seed}, with {messages} messages.", file=sys.stderr, flush=True)
        raise
    return asked, fuzzer.refused, fuzzer.games, fuzzer.ended


def _real_program(home: Path, seed: int, malformed: int, asked: int, step: Step) -> int:
    """Send bytes and requests to the real program. Return the number of requests, which may differ from `asked`."""
    program = Program(home / "malformed.db", replace(USUAL, limits=FREELY))
    try:
        code, cookies = asyncio.run(table_under_attack(program))
        before = record_and_log(program, code)
        send_malformed_traffic(program, code, cookies[-1], Random(seed), malformed)
        step(malformed)
        asking = OpenApiRequests(program, {COOKIE: cookies[-1]}, [code, asyncio.run(finished_table(program))])
        asking.ask(seed, asked)
        step(asking.statuses.total())
        assert record_and_log(program, code) == before
        assert_nothing_logged(program, 0, *cookies)
    finally:
        program.kill()
        program.end_group()
    return asking.statuses.total()


if __name__ == "__main__":
    main()
