"""MADMATH at our server, beside boardgame.io's and the bare echo of our WebSocket stack, as tables grow."""

from collections.abc import Sequence
from contextlib import ExitStack

from rows import Result

from load import bars, choosing, contenders
from load.bench import Bench, Effort
from load.contenders import Contender
from load.piece import Piece, play
from load.recording import record

GAME = "madmath"
COMPARED_AT = 100  # tables

Growth = dict[int, list[list[Piece]]]  # by tables: the pieces of each server


async def measure(bench: Bench) -> list[Result]:
    """The rows that compare us with others, and with ourselves at more tables."""
    script = bench.folder / "script.json"
    with ExitStack() as stack:
        us = stack.enter_context(contenders.ours(GAME, bench.folder, bench.core))
        await record(us.process.address, GAME, {}, choosing.any_of, script)
        echo = stack.enter_context(contenders.echo(script, bench.core))
        memory = stack.enter_context(contenders.boardgame_io(bench.core))
        files = stack.enter_context(contenders.boardgame_io(bench.core, bench.folder / "flat"))
        rivals = [us, echo, memory, files]
        growth: Growth = {tables: await in_turn(rivals, tables, bench.effort) for tables in bench.tables}
    names = [one.name for one in rivals]
    lines = [(name, tables, one) for tables, pieces in growth.items() for name, one in zip(names, pieces, strict=True)]
    bench.show("MADMATH for four, every seat moving as soon as it may", lines)
    return rows(growth)


def rows(growth: Growth) -> list[Result]:
    """What it comes to, at a hundred tables or the nearest to that."""
    at = min(growth, key=lambda tables: abs(tables - COMPARED_AT))
    ours, echo, memory, _ = growth[at]
    found = [
        bars.compared("server-boardgame-io", ours, memory, 3, f"at {at} tables, ours durable, theirs in memory"),
        bars.compared("server-fan-out", ours, echo, 0.6, f"at {at} tables, against the bare echo"),
    ]
    if max(growth) > at:
        found.append(bars.growth("server-growth", ours, growth[max(growth)][0], at, max(growth)))
    return found


async def in_turn(rivals: Sequence[Contender], tables: int, effort: Effort) -> list[list[Piece]]:
    """Each server's pieces with so many tables. The first round warms up, and is thrown away."""
    for one in rivals:
        await one.grow(tables)
    rounds = [[await play(one, effort.seconds) for one in rivals] for _ in range(effort.rounds + 1)]
    return [list(pieces) for pieces in zip(*rounds[1:], strict=True)]
