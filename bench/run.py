"""Measures our engine against its peers, in one run on one core: `python bench/run.py`.

Prints a table and writes it to bench/results.json. The exit code is 1 if a row misses its bar or was not measured.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial

from measure import Effort
from report import save, table
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rows import ROWS, Result, Row

THOROUGH = Effort(starts=4, repeats=4, share=1)
QUICK = Effort(starts=1, repeats=3, share=0.2)


def main() -> int:
    options = arguments()
    wanted = [row for row in ROWS if not options.only or row.name in options.only]
    pin_to_one_core()
    results = measure(wanted, QUICK if options.quick else THOROUGH)
    save(results)
    Console().print(table("One core, per CPU second: people's decisions and games, or cards", results))
    return 0 if all(result.holds for result in results) else 1


def arguments() -> Namespace:
    parser = ArgumentParser(description="Measure our engine against its peers.")
    parser.add_argument(
        "--only", action="append", choices=[row.name for row in ROWS], help="only this row (repeatable)"
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions, for a rough result")
    return parser.parse_args()


def pin_to_one_core() -> None:
    """Pin this process to one core. Children inherit that, so all contenders share the core."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(rows: Sequence[Row], effort: Effort) -> list[Result]:
    """Measure the rows one after the other, with a progress bar."""
    columns = (SpinnerColumn(), TextColumn("{task.description:<24}"), BarColumn(), TimeElapsedColumn())
    results = []
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=2) as progress:
        for row in rows:
            task = progress.add_task(row.name, total=effort.answers * row.contenders)
            results.append(row.measure(effort, partial(progress.advance, task)))
            progress.stop_task(task)
    return results


if __name__ == "__main__":
    sys.exit(main())
