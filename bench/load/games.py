"""Every other game at our server, as tables grow. There are no bars: their moves differ."""

from rows import Result

from load import contenders, peers
from load.bench import Bench
from load.piece import Piece
from madcap.games import all_games


async def measure(bench: Bench) -> list[Result]:
    """No rows, but a table to look at."""
    lines: list[tuple[str, int, list[Piece]]] = []
    for game in all_games():
        if game != peers.GAME:
            with contenders.ours(game, bench.folder, bench.core) as us:
                for tables in bench.tables:
                    (pieces,) = await peers.grown([us], tables, bench)
                    lines.append((game, tables, pieces))
    bench.show("The other games for four at our server", lines)
    return []
