"""Five hundred tables at a human pace: each makes one move per second."""

from rows import Result

from load import contenders, peers, results
from load.bench import Bench
from load.measurement import play

TABLES = 500


async def measure(bench: Bench) -> list[Result]:
    """Return the row for the latency of a move when the server is not under full load."""
    tables = min(TABLES, max(bench.tables))
    with contenders.ours(peers.GAME, bench.folder, bench.core) as us:
        await us.grow(tables)
        measurement = await play(us, bench.effort.steady_s, interval=1.0)
    bench.show(f"{tables} tables of MADMATH, each a move a second", [(us.name, tables, [measurement])])
    return [results.steady("server-steady", measurement, tables)]
