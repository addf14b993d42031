"""Measures every figure that we claim against its peers, in one run on one core: `python bench/run.py`.

Prints the table and writes it to bench/results.json. Ends with 1 when a bar does not hold or a row could not be measured.
"""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from rows import MILLISECONDS, ROWS, Result, Row

RESULTS = Path(__file__).parent / "results.json"
REPEATS, QUICK_REPEATS = 11, 3


def main() -> int:
    options = arguments()
    wanted = [row for row in ROWS if not options.only or row.name in options.only]
    pin_to_one_core()
    results = measure(wanted, QUICK_REPEATS if options.quick else REPEATS, options.quick)
    RESULTS.write_text(json.dumps([asdict(result) for result in results], indent=2) + "\n")
    Console().print(table(results))
    return 0 if all(result.holds for result in results) else 1


def arguments() -> Namespace:
    parser = ArgumentParser(description="Measure our figures against their peers.")
    parser.add_argument("--only", action="append", choices=[row.name for row in ROWS], help="this row (repeatable)")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions: a rough idea")
    return parser.parse_args()


def pin_to_one_core() -> None:
    """Children inherit it: all contenders meet on the same core."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(rows: Sequence[Row], repeats: int, quick: bool) -> list[Result]:
    """The rows one after the other, with a bar that moves on with every answer."""
    columns = (SpinnerColumn(), TextColumn("{task.description:<24}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    results = []
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=2) as progress:
        for row in rows:
            task = progress.add_task(row.name, total=(repeats + 1) * row.contenders)
            results.append(row.measure(repeats, quick, lambda: progress.advance(task)))  # noqa: B023  # called at once
            progress.stop_task(task)
    return results


def table(results: Sequence[Result]) -> Table:
    drawn = Table(title="MADMATH, random play, one core, decisions per CPU second (games per second below)")
    for heading in ("row", "ours", "peer", "ratio", "bar", "holds"):
        drawn.add_column(heading, justify="left" if heading == "row" else "right", overflow="fold")
    for result in results:
        drawn.add_row(*cells(result))
    for result in results:
        if result.note:
            drawn.caption = "\n".join(filter(None, [drawn.caption and str(drawn.caption), f"{result.name}: {result.note}"]))
    return drawn


def cells(result: Result) -> tuple[str, ...]:
    at_most = result.unit == MILLISECONDS
    return (
        result.name,
        figure(result.ours, result.ours_games_per_s, result.unit),
        figure(result.peer, result.peer_games_per_s, result.unit),
        "-" if result.ratio is None else f"{result.ratio:,.3g} x",
        f"at most {result.bar:g} ms" if at_most else f"at least {result.bar:g} x",
        "[green]yes" if result.holds else "[bold red]no",
    )


def figure(amount: float | None, games_per_s: float | None, unit: str) -> str:
    if amount is None:
        return "-"
    if unit == MILLISECONDS:
        return f"{amount:.1f} ms"
    return f"{amount:,.0f}\n[dim]{games_per_s:,.0f} games"


if __name__ == "__main__":
    sys.exit(main())
