"""Kill the server many times in the middle of play, and check every move that anybody heard of.

python -m tests.server.long_kills --kills 1000
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from .kills import run
from .program import Program

KILLS_A_RUN = 20


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server in the middle of play, and check the logs.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    done, began = 0, time.monotonic()
    while done < asked.kills:
        kills = min(KILLS_A_RUN, asked.kills - done)
        tables, moves = one_run(kills, asked.seed + done)
        done += kills
        print(
            f"{done} kills, {time.monotonic() - began:.0f} s: {tables} tables, {moves} moves heard, all kept",
            flush=True,
        )


def one_run(kills: int, seed: int) -> tuple[int, int]:
    """Some kills on a fresh database; how many tables were played, and how many of their moves were heard."""
    with tempfile.TemporaryDirectory() as home:
        program = Program(Path(home) / "madcap.db")
        try:
            ledger = asyncio.run(run(program, kills, seed))
        finally:
            program.kill()
            program.end_group()
    return len(ledger.over), sum(len(told) for told in ledger.tables.values())


if __name__ == "__main__":
    main()
