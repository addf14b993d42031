"""The results as a table for people and as results.json for programs. Each command replaces its own rows there."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table
from rows import CARDS, DECISIONS, MILLISECONDS, Result

RESULTS = Path(__file__).parent / "results.json"
MOST = {MILLISECONDS, "kB", "µs"}  # units in which less is better


def save(results: Sequence[Result]) -> None:
    """Write rows to results.json and keep the rows of other commands."""
    names = {result.name for result in results}
    others: list[dict[str, Any]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else []
    kept = [row for row in others if row["name"] not in names]
    RESULTS.write_text(json.dumps([*kept, *(asdict(result) for result in results)], indent=2) + "\n")


def table(title: str, results: Sequence[Result]) -> Table:
    notes = [f"{result.name}: {result.note}" for result in results if result.note]
    drawn = Table(title=title, caption="\n".join(notes) or None, caption_justify="left")
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
    if result.peer is None and result.unit in MOST:
        return f"≤ {result.bar:g} {result.unit}"
    return f"≥ {result.bar:g}/s" if result.peer is None and result.unit == CARDS else f"≥ {result.bar:g}"


def figure(amount: float | None, games_per_s: float | None, unit: str) -> str:
    if amount is None:
        return "-"
    if unit == DECISIONS:
        return f"{short(amount)}\n[dim]{short(games_per_s or 0)} games"
    if unit in MOST:
        return f"{amount:,.0f} {unit}" if amount >= 1000 else f"{amount:.3g} {unit}"
    return f"{short(amount)} {unit.removesuffix('/s')}"


def short(number: float) -> str:
    """Return a number with three digits; a noisy machine gives no more."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"
