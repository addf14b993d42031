"""Measures every figure that we claim against its peers, in one run on one core: `python bench/run.py`.

Prints the table and writes it to bench/results.json. Ends with 1 when a bar does not hold or a row was not measured.
"""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

from measure import Effort
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rows import CARDS, MILLISECONDS, ROWS, Result, Row

RESULTS = Path(__file__).parent / "results.json"
THOROUGH = Effort(starts=4, repeats=4, share=1)
QUICK = Effort(starts=1, repeats=3, share=0.2)


def main() -> int:
    options = arguments()
    wanted = [row for row in ROWS if not options.only or row.name in options.only]
    pin_to_one_core()
    results = measure(wanted, QUICK if options.quick else THOROUGH)
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


def measure(rows: Sequence[Row], effort: Effort) -> list[Result]:
    """The rows one after the other, with a bar that moves on with every answer."""
    columns = (SpinnerColumn(), TextColumn("{task.description:<24}"), BarColumn(), TimeElapsedColumn())
    results = []
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=2) as progress:
        for row in rows:
            task = progress.add_task(row.name, total=effort.answers * row.contenders)
            results.append(row.measure(effort, partial(progress.advance, task)))
            progress.stop_task(task)
    return results


def table(results: Sequence[Result]) -> Table:
    notes = [f"{result.name}: {result.note}" for result in results if result.note]
    drawn = Table(
        title="One core, per CPU second: people's decisions and games, or cards", caption="\n".join(notes) or None
    )
    drawn.add_column("row")
    for heading in ("ours", "peer", "ratio", "bar", "holds"):
        drawn.add_column(heading, justify="right", no_wrap=True)
    for result in results:
        drawn.add_row(*cells(result))
    return drawn


def cells(result: Result) -> tuple[str, ...]:
    return (
        result.name,
        figure(result.ours, result.ours_games_per_s, result.unit),
        figure(result.peer, result.peer_games_per_s, result.unit),
        "-" if result.ratio is None else f"{result.ratio:.2f}" if result.ratio < 100 else f"{result.ratio:,.0f}",
        bar(result),
        "[green]yes" if result.holds else "[bold red]no",
    )


def bar(result: Result) -> str:
    if result.unit == MILLISECONDS:
        return f"≤ {result.bar:g} ms"
    return f"≥ {result.bar:g}/s" if result.peer is None and result.unit == CARDS else f"≥ {result.bar:g}"


def figure(amount: float | None, games_per_s: float | None, unit: str) -> str:
    if amount is None:
        return "-"
    if unit == MILLISECONDS:
        return f"{amount:.3g} ms"
    if unit == CARDS:
        return f"{short(amount)} cards"
    return f"{short(amount)}\n[dim]{short(games_per_s or 0)} games"


def short(number: float) -> str:
    """Three digits are all that a noisy machine can vouch for."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


if __name__ == "__main__":
    sys.exit(main())
