"""How often the earliest press wins: a thousand races over slow, jittery connections, and as many against liars.

python -m madcap.games.match_madness.tests.long_races --races 1000
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from .server.races import Result, run

TABLES, ROUNDS = 25, 20
ENOUGH = 0.99


def main() -> None:
    parser = argparse.ArgumentParser(description="Race over slow and shaky lines, and count who wins.")
    parser.add_argument("--races", type=int, default=1000, help="that can be judged; on a busy machine, more are run")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    shares = [_share(liars, asked.races, asked.seed) for liars in (False, True)]
    sys.exit(min(shares) < ENOUGH)


def _share(liars: bool, races: int, seed: int) -> float:
    """The share of races that the earliest press won, of at least `races` that could be judged."""
    judged = wrong = 0
    while judged < races:
        began = time.monotonic()
        result = _one_run(seed, liars)
        judged, wrong, seed = judged + len(result.fair), wrong + len(result.wrong), seed + 1
        print(f"{'against liars' if liars else 'all honest'}, {time.monotonic() - began:.0f} s: {result}", flush=True)
    print(f"In all, {judged} races: the earliest press won {1 - wrong / judged:.2%}", flush=True)
    return 1 - wrong / judged


def _one_run(seed: int, liars: bool) -> Result:
    with tempfile.TemporaryDirectory() as home:
        return asyncio.run(run(Path(home), TABLES, ROUNDS, seed, liars))


if __name__ == "__main__":
    main()
