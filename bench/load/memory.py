"""The server's memory for an idle table."""

import asyncio

from rich.table import Table
from rows import Result

from load import contenders, results
from load.bench import Bench
from madcap.games import all_games

SETTLE_S = 1.0
NEVER_S = 1e6  # idle tables stay in memory while they are measured


async def measure(bench: Bench) -> list[Result]:
    """Measure every game's tables; the threshold applies to the largest."""
    tables = max(1, max(bench.tables))
    drawn = Table("game", "nobody connected", "four connected", title=f"kB a table, {tables:,} beyond the first")
    sizes = {}
    for game in all_games():
        alone = await table_kb(bench, game, tables, connected=False)
        together = await table_kb(bench, game, tables, connected=True)
        drawn.add_row(game, f"{alone:.1f}", f"{together:.1f}")
        sizes[alone] = game
    bench.console.print(drawn)
    return [results.memory("server-memory", max(sizes), sizes[max(sizes)])]


async def table_kb(bench: Bench, game: str, tables: int, connected: bool) -> float:
    """Return how much each table beyond the first adds to the server's resident memory, with or without connections."""
    folder = bench.subfolder(f"{game}-{connected}")
    with contenders.ours(game, folder, bench.core, sweep_s=NEVER_S, stays=connected) as us:
        await us.grow(1)
        await asyncio.sleep(SETTLE_S)
        one = us.process.memory_kb()
        await us.grow(1 + tables)
        await asyncio.sleep(SETTLE_S)
        return (us.process.memory_kb() - one) / tables
