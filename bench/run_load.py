"""The load bench: real clients against our server, boardgame.io's, and a bare echo: `python bench/run_load.py`."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from load import peers_part
from load.effort import QUICK, THOROUGH, Effort
from load.process import cores, pin
from rich.console import Console

BUILD = Path(__file__).parent / "build"
TABLES = (1, 10, 100, 500, 1000)


def main() -> int:
    options = arguments()
    effort = QUICK if options.quick else THOROUGH
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(effort, options.tables or TABLES))


def arguments() -> Namespace:
    parser = ArgumentParser(description="Measure our server under load, beside its peers.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter pieces: a rough idea")
    parser.add_argument("--tables", type=int, nargs="+", help=f"how many tables play (default: {TABLES})")
    return parser.parse_args()


async def measure(effort: Effort, tables: tuple[int, ...]) -> int:
    server, clients = cores()
    pin(clients)
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=BUILD) as folder:  # a disk, not memory: what is durable must reach it
        await peers_part.measure(Path(folder), server, effort, tables, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
