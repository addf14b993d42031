"""Five hundred tables where people think: each makes one move a second."""

from rows import Result

from load import bars, contenders, peers
from load.bench import Bench
from load.piece import play

TABLES = 500


async def measure(bench: Bench) -> list[Result]:
    """How long it takes to hear of a move when the server is not pressed."""
    tables = min(TABLES, max(bench.tables))
    with contenders.ours(peers.GAME, bench.folder, bench.core) as us:
        await us.grow(tables)
        piece = await play(us, bench.effort.steady_s, interval=1.0)
    bench.show(f"{tables} tables of MADMATH, each a move a second", [(us.name, tables, [piece])])
    return [bars.steady("server-steady", piece, tables)]
