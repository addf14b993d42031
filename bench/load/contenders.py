"""The servers that are measured, each as a process with tables that play on it."""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal, Protocol

import prepare

from load import move_choice
from load.boardgame_table import BoardgameTable
from load.madcap_table import MadcapTable
from load.process import Process
from load.race_table import RaceTable
from load.tables import Load, Table
from load.websocket_client import Address
from madcap.games import find

HERE = Path(__file__).parent
SOURCES = (HERE.parents[1] / "src", HERE.parent)
Stack = Literal["plain", "ours"]
STACKS: tuple[Stack, ...] = ("plain", "ours")
AT_ONCE = 8  # tables that are opened at the same time


class OpenTable(Table, Protocol):
    async def open(self) -> None:
        """Open all connections and sit down."""


NewTable = Callable[[Address, Load], OpenTable]


class Contender:
    """A server and its load. As a context manager, it stops the server at the end."""

    def __init__(self, name: str, process: Process, new_table: NewTable) -> None:
        self.name = name
        self.process = process
        self.load = Load()
        self._new_table = new_table

    def __enter__(self) -> "Contender":
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.leave()
        finally:
            self.process.__exit__()

    def leave(self) -> None:
        """Close all connections."""
        for table in self.load.tables:
            table.leave()

    async def grow(self, tables: int) -> None:
        """Open tables until there are this many."""
        missing = iter(range(tables - len(self.load.tables)))

        async def open_some() -> None:
            for _ in missing:
                table = self._new_table(self.process.address, self.load)
                await table.open()
                self.load.tables.append(table)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))


class LeftTable(MadcapTable):
    """A table whose players disconnect as soon as the game has begun."""

    async def open(self) -> None:
        await super().open()
        self.leave()


def ours(
    game: str, folder: Path, core: int, sweep_s: float | None = None, stays: bool = True, usual_rates: bool = False
) -> Contender:
    """Start our server with its store on the disk, and tables of one game, whose players stay connected or not."""
    process = our_server(folder / f"{game}.db", core, sweep_s, usual_rates)
    return Contender(f"ours, {game}", process, our_tables(game) if stays else partial(LeftTable, game))


def our_server(db: Path, core: int, sweep_s: float | None = None, usual_rates: bool = False) -> Process:
    words = [*([] if sweep_s is None else [f"--sweep={sweep_s}"]), *(["--usual-rates"] if usual_rates else [])]
    return Process([sys.executable, str(HERE / "madcap_server.py"), str(db), *words], source_path(), core)


def our_tables(game: str) -> NewTable:
    """Return the class of clients that can play this game."""
    if find(game).race:
        return partial(RaceTable, game)
    return partial(MadcapTable, game, choose=move_choice.any_offered if find(game).offers else move_choice.any_of)


def echo(script: Path, core: int, stack: Stack) -> Contender:
    """Start the echo, which repeats what our server sent: on the plain WebSocket stack, or with our server's protocol."""
    process = Process([sys.executable, str(HERE / "echo.py"), str(script), stack], source_path(), core)
    name = "bare echo" if stack == "plain" else "bare echo, our way"
    return Contender(name, process, partial(MadcapTable, ""))


def boardgame_io(core: int, folder: Path | None = None) -> Contender:
    """Start boardgame.io's own server, with flat files in a folder, or in memory."""
    node, script = prepare.boardgame_io_server()
    argv = [node, script, *([str(folder)] if folder else [])]
    name = "boardgame.io, flat files" if folder else "boardgame.io, in memory"
    return Contender(name, Process(argv, {"NODE_ENV": "production"}, core), BoardgameTable)


def source_path() -> dict[str, str]:
    """Return the environment in which our programs find their modules."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, [*map(str, SOURCES), os.environ.get("PYTHONPATH")]))}
