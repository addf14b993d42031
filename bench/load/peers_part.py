"""MADMATH at our server, and at its peers, in turn."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from load import choosing, contenders
from load.contenders import Contender
from load.effort import Effort
from load.piece import Piece, percentile, play
from load.recording import record

GAME = "madmath"


async def measure(folder: Path, core: int, effort: Effort, tables: Sequence[int], console: Console) -> None:
    script = folder / "script.json"
    with ExitStack() as stack:
        us = stack.enter_context(contenders.ours(GAME, folder, core))
        await record(us.process.address, GAME, {}, choosing.any_of, script)
        others = [
            contenders.echo(script, core),
            contenders.boardgame_io(core),
            contenders.boardgame_io(core, folder / "flat"),
        ]
        rivals = [us, *(stack.enter_context(one) for one in others)]
        for number in tables:
            for name, pieces in (await in_turn(rivals, number, effort)).items():
                console.print(summary(name, number, pieces), highlight=False)


async def in_turn(rivals: Sequence[Contender], tables: int, effort: Effort) -> dict[str, list[Piece]]:
    """Each server's pieces with so many tables."""
    for one in rivals:
        await one.grow(tables)
    rounds = [[await play(one, effort.seconds) for one in rivals] for _ in range(effort.rounds)]
    return {one.name: list(pieces) for one, pieces in zip(rivals, zip(*rounds, strict=True), strict=True)}


def summary(name: str, tables: int, pieces: Sequence[Piece]) -> str:
    moves, seconds = sum(one.meter.moves for one in pieces), sum(one.seconds for one in pieces)
    cpu, clients = sum(one.cpu_s for one in pieces), sum(one.clients_s for one in pieces)
    messages = sum(one.meter.messages for one in pieces)
    size = sum(one.meter.bytes for one in pieces) / max(1, messages)
    return (
        f"{name:>12} {tables:>5} tables  {moves / seconds:>7.0f} moves/s  {cpu / max(1, moves) * 1e6:>6.0f} us CPU a move  "
        f"p50 {percentile(pieces, 0.5):>6.1f} ms  p99 {percentile(pieces, 0.99):>6.1f} ms  "
        f"server {cpu / seconds:>4.0%}  clients {clients / seconds:>4.0%} of a core  "
        f"{messages / max(1, moves):.2f} messages a move of {size:.0f} bytes"
    )
