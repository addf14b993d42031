"""MADMATH at our server, beside boardgame.io's and the bare echo of the WebSocket stack, as tables grow."""

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
OUR_WAY = "an echo that reads and writes as we do"


async def measure(bench: Bench) -> list[Result]:
    """The rows that compare us with others."""
    with ExitStack() as stack:
        us = stack.enter_context(contenders.ours(GAME, bench.folder, bench.core))
        script = bench.folder / "script.json"
        await record(us.process.address, GAME, script)
        rivals = [us, *(stack.enter_context(contenders.echo(script, bench.core, way)) for way in contenders.STACKS)]
        missing = add_boardgame_io(rivals, stack, bench.core, bench.folder / "flat")
        growth = {tables: await grown(rivals, tables, bench) for tables in bench.tables}
    names = [one.name for one in rivals]
    lines = [(name, tables, one) for tables, pieces in growth.items() for name, one in zip(names, pieces, strict=True)]
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


def rows(growth: dict[int, list[list[Piece]]], missing: str) -> list[Result]:
    """What it comes to, at a hundred tables or the nearest to that."""
    at = min(growth, key=lambda tables: abs(tables - COMPARED_AT))
    ours, echo, our_way, *others = growth[at]
    peer, note = (None, f"not measured: {missing}") if missing else (others[0], f"at {at} tables, theirs in memory")
    return [
        bars.compared("server-boardgame-io", ours, peer, 3, note),
        bars.compared(
            "server-fan-out", ours, echo, 0.6, f"at {at} tables; {bars.share(ours, our_way):.2f} of {OUR_WAY}"
        ),
    ]


async def grown(rivals: Sequence[Contender], tables: int, bench: Bench) -> list[list[Piece]]:
    """Each server's pieces with so many tables."""
    for one in rivals:
        await one.grow(tables)
    found = await in_turn(rivals, bench.effort)
    for one, pieces in zip(rivals, found, strict=True):
        bench.tell(one.name, tables, pieces)
    return found


async def in_turn(rivals: Sequence[Contender], effort: Effort) -> list[list[Piece]]:
    """Each server's pieces. The first round warms up, and is thrown away."""
    rounds = [[await play(one, effort.seconds) for one in rivals] for _ in range(effort.rounds + 1)]
    return [list(pieces) for pieces in zip(*rounds[1:], strict=True)]
