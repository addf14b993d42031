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


async def measure(bench: Bench) -> list[Result]:
    """The rows that compare us with others."""
    with ExitStack() as stack:
        us = stack.enter_context(contenders.ours(GAME, bench.folder, bench.core))
        script = bench.folder / "script.json"
        await record(us.process.address, GAME, script)
        rivals = [us, stack.enter_context(contenders.echo(script, bench.core, "plain"))]
        missing = add_boardgame_io(rivals, stack, bench.core, bench.folder / "flat")
        our_way = stack.enter_context(contenders.echo(script, bench.core, "ours"))
        at = min(bench.tables, key=lambda tables: abs(tables - COMPARED_AT))
        meet = {tables: [*rivals, our_way] if tables == at else rivals for tables in bench.tables}
        growth = {tables: await grown(those, tables, bench) for tables, those in meet.items()}
    lines = [
        (one.name, tables, pieces)
        for tables in growth
        for one, pieces in zip(meet[tables], growth[tables], strict=True)
    ]
    bench.show("MADMATH for four, every seat moving as soon as it may", lines)
    return rows(at, growth[at], missing)


def add_boardgame_io(rivals: list[Contender], stack: ExitStack, core: int, folder: Path) -> str:
    """boardgame.io's server, in memory and with its flat files; why not, where it cannot be had."""
    try:
        for where in (None, folder):
            rivals.append(stack.enter_context(contenders.boardgame_io(core, where)))
    except NotMeasured as failure:
        return str(failure)
    return ""


def rows(at: int, found: list[list[Piece]], missing: str) -> list[Result]:
    """What it comes to, at a hundred tables or the nearest to that."""
    ours, echo, *others, our_way = found
    peer, note = (None, f"not measured: {missing}") if missing else (others[0], f"at {at} tables, theirs in memory")
    reached = f"at {at} tables; {bars.share(ours, our_way):.2f} of an echo that reads and writes as we do"
    return [
        bars.compared("server-boardgame-io", ours, peer, 3, note),
        bars.compared("server-fan-out", ours, echo, 0.6, reached),
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
