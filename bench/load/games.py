"""Every other game at our server, with more and more tables. There are no thresholds, because their moves differ."""

from rows import Result

from load import contenders, peers
from load.bench import Bench
from load.measurement import Measurement
from madcap.games import all_games


async def measure(bench: Bench) -> list[Result]:
    """Print a table; return no rows."""
    lines: list[tuple[str, int, list[Measurement]]] = []
    for game in all_games():
        if game != peers.GAME:
            with contenders.ours(game, bench.folder, bench.core) as us:
                for tables in bench.tables:
                    (measurements,) = await peers.grown([us], tables, bench)
                    lines.append((game, tables, measurements))
    bench.show("The other games for four at our server", lines)
    return []
