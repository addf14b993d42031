"""The settings that every part of the load bench gets, and the tables that it prints."""

import resource
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from load.measurement import Measurement, percentile

SERVERS = 4  # with all tables at the same time
SEATS = 4
SPARE_FILES = 1000  # a fifth server has few tables


@dataclass(frozen=True)
class Effort:
    """How much to measure. Servers take turns in short measurements, so that other load on the machine affects all alike."""

    rounds: int  # measurements of each server, besides the first, which warms up
    seconds: float  # of one measurement
    steady_s: float  # of the measurement in which every table makes one move per second


@dataclass(frozen=True)
class Bench:
    """One run of the bench."""

    folder: Path  # on a real disk: commits must reach it
    core: int  # where the servers run
    effort: Effort
    tables: Sequence[int]
    console: Console

    def subfolder(self, name: str) -> Path:
        """Make and return a folder for one server."""
        folder = self.folder / name
        folder.mkdir()
        return folder

    def log(self, name: str, tables: int, measurements: Sequence[Measurement]) -> None:
        """Print progress on stderr: the whole bench takes long."""
        moves, us, middle, slowest, *_ = figures(measurements)
        said = f"{name}, {tables:,} tables: {moves} moves/s, {us} µs a move, median {middle} ms, 99 % {slowest} ms"
        Console(stderr=True).print(said, style="dim", highlight=False)

    def show(self, title: str, lines: Sequence[tuple[str, int, Sequence[Measurement]]]) -> None:
        """Print a table with one line for each server and number of tables."""
        drawn = Table(title=title)
        drawn.add_column("server")
        for heading in HEADINGS:
            drawn.add_column(heading, justify="right")
        for name, tables, measurements in lines:
            drawn.add_row(name, f"{tables:,}", *figures(measurements))
        self.console.print(drawn)


HEADINGS = ("tables", "moves/s", "CPU µs\na move", "median\nms", "99 %\nms", "server's\ncore", "clients'\ncore",
            "heard\na move", "bytes\neach", "too late")  # fmt: skip


def figures(measurements: Sequence[Measurement]) -> list[str]:
    moves, seconds = sum(one.meter.moves for one in measurements), sum(one.seconds for one in measurements)
    messages = sum(one.meter.messages for one in measurements)
    return [
        f"{moves / seconds:,.0f}",
        f"{cpu_us(measurements):,.0f}",
        f"{percentile(measurements, 0.5):.1f}",
        f"{percentile(measurements, 0.99):.1f}",
        f"{sum(one.cpu_s for one in measurements) / seconds:.0%}",
        f"{sum(one.clients_s for one in measurements) / seconds:.0%}",
        f"{messages / max(1, moves):.1f}",
        f"{sum(one.meter.bytes for one in measurements) / max(1, messages):.0f}",
        f"{sum(one.meter.refused for one in measurements) / max(1, moves):.1%}",
    ]


def cpu_us(measurements: Sequence[Measurement]) -> float:
    """Return the server's CPU time per move, in µs."""
    return sum(one.cpu_s for one in measurements) / max(1, sum(one.meter.moves for one in measurements)) * 1e6


def most_tables() -> int:
    """Return how many tables the limit on open files allows: each seat is a socket, at up to four servers."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return (most - SPARE_FILES) // (SEATS * SERVERS)
