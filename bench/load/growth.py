"""Compares the cost of a move at a server with many tables and at one with few; the two take turns."""

from contextlib import ExitStack

from rows import Result

from load import contenders, peers, results
from load.bench import Bench

FEW = 100  # enough that the store's commits are shared, as they are with many


async def measure(bench: Bench) -> list[Result]:
    """Return the row that compares many tables with few."""
    many = max(bench.tables)
    few = min(FEW, many)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(contenders.ours(peers.GAME, bench.subfolder(name), bench.core))
            for name in ("few", "many")
        ]
        for server, tables in zip(servers, (few, many), strict=True):
            await server.grow(tables)
        at_few, at_many = await peers.in_turn(servers, bench.effort)
    bench.show("MADMATH at two of our servers", [("ours", few, at_few), ("ours", many, at_many)])
    return [results.growth("server-growth", at_few, at_many, few, many)]
