"""The load bench: real clients at our server, boardgame.io's, and a bare echo: `python bench/run_load.py`.

Prints tables and adds its rows to bench/results.json. The exit code is 1 if a row misses its bar or was not measured.
"""

import asyncio
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from load import games, growth, hostile, memory, peers, steady
from load.bench import Bench, Effort, most_tables
from load.process import cores, pin
from report import save, table
from rich.console import Console
from rows import Result

BUILD = Path(__file__).parent / "build"
TABLES = (1, 10, 100, 500, 1000)
PARTS = {part.__name__.rpartition(".")[2]: part.measure for part in (peers, games, growth, steady, hostile, memory)}
THOROUGH = Effort(rounds=5, seconds=2.0, steady_s=15.0)
QUICK = Effort(rounds=2, seconds=0.7, steady_s=4.0)


def main() -> int:
    options = arguments()
    console = Console()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        results = runner.run(measure(options, console))
    save(results)
    if results:
        console.print(table("Our server on one core, its clients on another", results))
    return 0 if all(result.holds for result in results) else 1


def arguments() -> Namespace:
    parser = ArgumentParser(description="Measure our server under load against its peers.")
    parser.add_argument("--only", action="append", choices=list(PARTS), help="measure this part only (repeatable)")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter measurements, for a rough result")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=TABLES, help=f"the numbers of tables, by default {TABLES}"
    )
    return parser.parse_args()


async def measure(options: Namespace, console: Console) -> list[Result]:
    """Measure the parts one after the other."""
    fail_at_once()
    server, clients = cores()
    pin(clients)
    BUILD.mkdir(exist_ok=True)
    results: list[Result] = []
    for name in options.only or PARTS:
        with TemporaryDirectory(dir=BUILD) as folder:
            effort = QUICK if options.quick else THOROUGH
            bench = Bench(Path(folder), server, effort, fitting(options.tables, console), console)
            results += await PARTS[name](bench)
    return results


def fitting(tables: Sequence[int], console: Console) -> list[int]:
    """Return those numbers of tables for which the system allows enough sockets."""
    most = most_tables()
    if max(tables) > most:
        console.print(f"The system allows sockets for {most:,} tables (ulimit -Hn); larger numbers are left out.")
    return sorted(number for number in tables if number <= most)


def fail_at_once() -> None:
    """Cancel the bench when a client fails; otherwise it would wait for that client for ever."""
    main = asyncio.current_task()
    assert main

    def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        loop.default_exception_handler(context)
        main.cancel(context["message"])

    asyncio.get_running_loop().set_exception_handler(fail)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, main.cancel)  # this stops the servers, too


if __name__ == "__main__":
    sys.exit(main())
