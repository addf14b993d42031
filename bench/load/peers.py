"""Compares our server with boardgame.io's and with an echo on the bare WebSocket stack: MADMATH, more and more tables."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from measure import NotMeasured
from rows import Result

from load import contenders, results
from load.bench import Bench, Effort
from load.contenders import Contender
from load.measurement import Measurement, play
from load.recording import record

GAME = "madmath"
COMPARED_AT = 100  # tables


async def measure(bench: Bench) -> list[Result]:
    """Measure all servers and return the rows that compare them."""
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
        (one.name, tables, measurements)
        for tables in growth
        for one, measurements in zip(meet[tables], growth[tables], strict=True)
    ]
    bench.show("MADMATH for four, every seat moving as soon as it may", lines)
    return rows(at, growth[at], missing)


def add_boardgame_io(rivals: list[Contender], stack: ExitStack, core: int, folder: Path) -> str:
    """Add boardgame.io's server, in memory and with flat files. Return the reason if it cannot run, otherwise ""."""
    try:
        for where in (None, folder):
            rivals.append(stack.enter_context(contenders.boardgame_io(core, where)))
    except NotMeasured as failure:
        return str(failure)
    return ""


def rows(at: int, found: list[list[Measurement]], missing: str) -> list[Result]:
    """Return the rows for a hundred tables, or for the nearest number that was measured."""
    ours, echo, *others, our_way = found
    peer, note = (None, f"not measured: {missing}") if missing else (others[0], f"at {at} tables, theirs in memory")
    reached = f"at {at} tables; {results.share(ours, our_way):.2f} of an echo that reads and writes as we do"
    return [
        results.compared("server-boardgame-io", ours, peer, 3, note),
        results.compared("server-fan-out", ours, echo, 0.6, reached),
    ]


async def grown(rivals: Sequence[Contender], tables: int, bench: Bench) -> list[list[Measurement]]:
    """Open tables up to this number at each server and return each server's measurements."""
    for one in rivals:
        await one.grow(tables)
    found = await in_turn(rivals, bench.effort)
    for one, measurements in zip(rivals, found, strict=True):
        bench.log(one.name, tables, measurements)
    return found


async def in_turn(rivals: Sequence[Contender], effort: Effort) -> list[list[Measurement]]:
    """Return each server's measurements. The first round warms up and is thrown away."""
    rounds = [[await play(one, effort.seconds) for one in rivals] for _ in range(effort.rounds + 1)]
    return [list(measurements) for measurements in zip(*rounds[1:], strict=True)]
