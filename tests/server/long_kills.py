"""Kill the server many times in the middle of play, and check every move that any client received.

python -m tests.server.long_kills --kills 1000
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.program import Program

from .heard_moves import HeardMoves
from .kills import PROGRAM, run

KILLS_A_RUN = 20


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server in the middle of play, and check the logs.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=24, help="played at once, of all games in turn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    done, began = 0, time.monotonic()
    while done < asked.kills:
        kills = min(KILLS_A_RUN, asked.kills - done)
        heard = one_run(kills, asked.tables, asked.seed + done)
        done += kills
        print(f"{done} kills, {time.monotonic() - began:.0f} s: {told(heard)}", flush=True)


def one_run(kills: int, tables: int, seed: int) -> HeardMoves:
    """Kill the server some times on a fresh database, and return the received moves."""
    with tempfile.TemporaryDirectory() as home:
        program = Program(Path(home) / "madcap.db", script=[PROGRAM])
        try:
            return asyncio.run(run(program, kills, tables, seed))
        finally:
            program.kill()
            program.end_group()


def told(heard: HeardMoves) -> str:
    games = ", ".join(f"{count} of {game}" for game, count in sorted(Counter(heard.over.values()).items()))
    return (
        f"{len(heard.over)} tables ended ({games}); {heard.heard} of {heard.kept} moves were heard, and {heard.returns} "
        "times somebody came back to a game: all are kept, none twice, every record verifies"
    )


if __name__ == "__main__":
    main()
