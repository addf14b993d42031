"""MADMATH at our server, beside boardgame.io's and the bare echo of our WebSocket stack, as tables grow."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from measure import NotMeasured
from rows import Result

from load import bars, contenders
from load.bench import Bench, Effort
from load.contenders import Contender
from load.piece import Piece, play
from load.recording import record

GAME = "madmath"
COMPARED_AT = 100  # tables

Pieces = dict[str, list[Piece]]  # of each server


async def measure(bench: Bench) -> list[Result]:
    """The rows that compare us with others, and with ourselves at more tables."""
    with ExitStack() as stack:
        us = stack.enter_context(contenders.ours(GAME, bench.folder, bench.core))
        script = bench.folder / "script.json"
        await record(us.process.address, GAME, script)
        rivals = [us, stack.enter_context(contenders.echo(script, bench.core))]
        missing = add_boardgame_io(rivals, stack, bench.core, bench.folder / "flat")
        growth = {tables: await in_turn(rivals, tables, bench.effort) for tables in bench.tables}
    lines = [(name, tables, one) for tables, pieces in growth.items() for name, one in pieces.items()]
    bench.show("MADMATH for four, every seat moving as soon as it may", lines)
    return rows(growth, missing)


def add_boardgame_io(rivals: list[Contender], stack: ExitStack, core: int, folder: Path) -> str:
    """boardgame.io's server, in memory and with its flat files; why not, where it cannot be had."""
    try:
        for where in (None, folder):
            rivals.append(stack.enter_context(contenders.boardgame_io(core, where)))
    except NotMeasured as failure:
        return str(failure)
    return ""


def rows(growth: dict[int, Pieces], missing: str) -> list[Result]:
    """What it comes to, at a hundred tables or the nearest to that."""
    at, most = min(growth, key=lambda tables: abs(tables - COMPARED_AT)), max(growth)
    ours, echo, *others = growth[at].values()
    peer, note = (None, f"not measured: {missing}") if missing else (others[0], f"at {at} tables, theirs in memory")
    return [
        bars.compared("server-boardgame-io", ours, peer, 3, note),
        bars.compared("server-fan-out", ours, echo, 0.6, f"at {at} tables, beside the bare echo"),
        bars.growth("server-growth", ours, next(iter(growth[most].values())), at, most),
    ]


async def in_turn(rivals: Sequence[Contender], tables: int, effort: Effort) -> Pieces:
    """Each server's pieces with so many tables. The first round warms up, and is thrown away."""
    for one in rivals:
        await one.grow(tables)
    rounds = [[await play(one, effort.seconds) for one in rivals] for _ in range(effort.rounds + 1)]
    return {one.name: list(pieces) for one, pieces in zip(rivals, zip(*rounds[1:], strict=True), strict=True)}
