"""A hundred tables at a human pace, with and without sockets that flood the server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rows import Result

from load import contenders, peers, results
from load.bench import Bench
from load.contenders import HERE, Contender, source_path
from load.madcap_table import MadcapTable
from load.measurement import Measurement, play
from load.process import cores, pin

TABLES = 100
FLOODERS = 50
INTERVAL_S = 0.25  # between two moves of a table


async def measure(bench: Bench) -> list[Result]:
    """Return the row that compares the latency of a move with and without the floods. Both are measured in turns."""
    tables = min(TABLES, max(bench.tables))
    quiet: list[Measurement] = []
    hostile: list[Measurement] = []
    with contenders.ours(peers.GAME, bench.folder, bench.core, usual_rates=True) as us:
        await us.grow(tables)
        for _ in range(max(3, bench.effort.rounds)):
            quiet.append(await play(us, bench.effort.steady_s, INTERVAL_S))
            async with _flooded(us):
                hostile.append(await play(us, bench.effort.steady_s, INTERVAL_S))
    lines = [("undisturbed", tables, quiet), (f"with {FLOODERS} floods", tables, hostile)]
    bench.show(f"{tables} tables of MADMATH, each four moves a second", lines)
    return [results.hostile("server-hostile", quiet, hostile, tables, FLOODERS)]


@asynccontextmanager
async def _flooded(us: Contender) -> AsyncIterator[None]:
    """Let sockets flood the first table, from a process of their own on the clients' core."""
    table = us.load.tables[0]
    assert isinstance(table, MadcapTable)
    host, port = us.process.address
    argv = [sys.executable, str(HERE / "flooders.py"), host, str(port), table.code, str(FLOODERS)]
    _, core = cores()
    flooders = subprocess.Popen(
        argv, env=os.environ | source_path(), stdout=subprocess.PIPE, preexec_fn=lambda: pin(core)
    )
    try:
        assert flooders.stdout
        await asyncio.to_thread(flooders.stdout.readline)
        yield
    finally:
        flooders.kill()
        flooders.wait()
        if flooders.stdout:
            flooders.stdout.close()
