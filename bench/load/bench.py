"""What every part of the load bench is given: where, for how long, with how many tables."""

import resource
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from load.piece import Piece, percentile

SERVERS = 4  # with all tables at the same time
SEATS = 4
SPARE_FILES = 1000  # a fifth server has few tables


@dataclass(frozen=True)
class Effort:
    """Servers take turns, in short pieces, so that whatever else the machine does meets all of them."""

    rounds: int  # pieces of each server, besides the first, which warms up
    seconds: float  # of a piece
    steady_s: float  # of the piece in which every table makes a move a second


@dataclass(frozen=True)
class Bench:
    """One run of the bench."""

    folder: Path  # on a disk: what is durable must reach it
    core: int  # the servers'
    effort: Effort
    tables: Sequence[int]
    console: Console

    def subfolder(self, name: str) -> Path:
        """A folder of its own for one server."""
        folder = self.folder / name
        folder.mkdir()
        return folder

    def tell(self, name: str, tables: int, pieces: Sequence[Piece]) -> None:
        """Say how far it is: the whole takes long."""
        moves, us, middle, slowest, *_ = figures(pieces)
        said = f"{name}, {tables:,} tables: {moves} moves/s, {us} µs a move, median {middle} ms, 99 % {slowest} ms"
        Console(stderr=True).print(said, style="dim", highlight=False)

    def show(self, title: str, lines: Sequence[tuple[str, int, Sequence[Piece]]]) -> None:
        """Print what was measured: a server, its tables, its pieces a line."""
        drawn = Table(title=title)
        drawn.add_column("server")
        for heading in HEADINGS:
            drawn.add_column(heading, justify="right")
        for name, tables, pieces in lines:
            drawn.add_row(name, f"{tables:,}", *figures(pieces))
        self.console.print(drawn)


HEADINGS = ("tables", "moves/s", "CPU µs\na move", "median\nms", "99 %\nms", "server's\ncore", "clients'\ncore",
            "heard\na move", "bytes\neach", "too late")  # fmt: skip


def figures(pieces: Sequence[Piece]) -> list[str]:
    moves, seconds = sum(one.meter.moves for one in pieces), sum(one.seconds for one in pieces)
    messages = sum(one.meter.messages for one in pieces)
    return [
        f"{moves / seconds:,.0f}",
        f"{cpu_us(pieces):,.0f}",
        f"{percentile(pieces, 0.5):.1f}",
        f"{percentile(pieces, 0.99):.1f}",
        f"{sum(one.cpu_s for one in pieces) / seconds:.0%}",
        f"{sum(one.clients_s for one in pieces) / seconds:.0%}",
        f"{messages / max(1, moves):.1f}",
        f"{sum(one.meter.bytes for one in pieces) / max(1, messages):.0f}",
        f"{sum(one.meter.refused for one in pieces) / max(1, moves):.1%}",
    ]


def cpu_us(pieces: Sequence[Piece]) -> float:
    """The server's CPU time for a move, in µs."""
    return sum(one.cpu_s for one in pieces) / max(1, sum(one.meter.moves for one in pieces)) * 1e6


def most_tables() -> int:
    """How many tables this machine has files for: each seat is a socket, at up to four servers."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return (most - SPARE_FILES) // (SEATS * SERVERS)
