"""Who is measured: a server as a process, with the tables that play at it."""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal, Protocol

import prepare

from load import choosing
from load.boardgame_table import BoardgameTable
from load.line import Address
from load.madcap_table import MadcapTable
from load.process import Process
from load.race_table import RaceTable
from load.tables import Load, Table
from madcap.games import find

HERE = Path(__file__).parent
SOURCES = (HERE.parents[1] / "src", HERE.parent)
Stack = Literal["plain", "ours"]
STACKS: tuple[Stack, ...] = ("plain", "ours")
AT_ONCE = 8  # tables that are opened at the same time


class OpenTable(Table, Protocol):
    async def open(self) -> None:
        """Have everybody sit down."""


NewTable = Callable[[Address, Load], OpenTable]


class Contender:
    """A server and its load. A context: the server ends with it."""

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
        """Everybody goes."""
        for table in self.load.tables:
            table.leave()

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many."""
        missing = iter(range(tables - len(self.load.tables)))

        async def open_some() -> None:
            for _ in missing:
                table = self._new_table(self.process.address, self.load)
                await table.open()
                self.load.tables.append(table)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))


class LeftTable(MadcapTable):
    """A table that everybody leaves as soon as the game has begun."""

    async def open(self) -> None:
        await super().open()
        self.leave()


def ours(game: str, folder: Path, core: int, sweep_s: float | None = None, stays: bool = True) -> Contender:
    """Our server with its store on the disk, and tables of one game, where people stay or do not."""
    process = our_server(folder / f"{game}.db", core, sweep_s)
    return Contender(f"ours, {game}", process, our_tables(game) if stays else partial(LeftTable, game))


def our_server(db: Path, core: int, sweep_s: float | None = None) -> Process:
    sweep = [] if sweep_s is None else [str(sweep_s)]
    return Process([sys.executable, str(HERE / "ours.py"), str(db), *sweep], _path(), core)


def our_tables(game: str) -> NewTable:
    """How tables of a game are played."""
    if find(game).race:
        return partial(RaceTable, game)
    return partial(MadcapTable, game, choose=choosing.any_offered if find(game).offers else choosing.any_of)


def echo(script: Path, core: int, stack: Stack) -> Contender:
    """A WebSocket stack alone, which repeats what our server said: as it comes, or as our server reads and writes."""
    process = Process([sys.executable, str(HERE / "echo.py"), str(script), stack], _path(), core)
    name = "bare echo" if stack == "plain" else "bare echo, our way"
    return Contender(name, process, partial(MadcapTable, ""))


def boardgame_io(core: int, folder: Path | None = None) -> Contender:
    """boardgame.io's own server, with its flat files in a folder, or with nothing but memory."""
    node, script = prepare.boardgame_io_server()
    argv = [node, script, *([str(folder)] if folder else [])]
    name = "boardgame.io, flat files" if folder else "boardgame.io, in memory"
    return Contender(name, Process(argv, {"NODE_ENV": "production"}, core), BoardgameTable)


def _path() -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(filter(None, [*map(str, SOURCES), os.environ.get("PYTHONPATH")]))}
