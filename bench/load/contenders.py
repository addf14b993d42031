"""Who is measured: a server as a process, with the tables that play at it."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import prepare

from load import choosing
from load.boardgame_table import BoardgameTable
from load.madcap_table import MadcapTable
from load.process import Process
from load.tables import Load, Table

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src"
AT_ONCE = 16  # tables that are opened at the same time


class OpenTable(Table, Protocol):
    async def open(self) -> None:
        """Have everybody sit down."""


class Contender:
    """A server and its load. A context: the server ends with it."""

    def __init__(self, name: str, process: Process, new_table: Callable[["Contender"], OpenTable]) -> None:
        self.name = name
        self.process = process
        self.load = Load()
        self._new_table = new_table

    def __enter__(self) -> "Contender":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.__exit__()

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many."""
        missing = iter(range(tables - len(self.load.tables)))

        async def open_some() -> None:
            for _ in missing:
                table = self._new_table(self)
                await table.open()
                self.load.tables.append(table)

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))


def ours(game: str, folder: Path, core: int, options: dict[str, Any] | None = None) -> Contender:
    """Our server with its store on the disk, and tables of one game."""
    argv = [sys.executable, str(HERE / "ours.py"), str(folder / f"{game}.db")]
    choose = choosing.any_of

    def new_table(contender: Contender) -> OpenTable:
        return MadcapTable(contender.process.address, contender.load, game, options or {}, choose)

    return Contender(game, Process(argv, _path(), core), new_table)


def echo(script: Path, core: int) -> Contender:
    """Our WebSocket stack alone, which repeats what our server said."""

    def new_table(contender: Contender) -> OpenTable:
        return MadcapTable(contender.process.address, contender.load, "", {}, choosing.any_of)

    return Contender("echo", Process([sys.executable, str(HERE / "echo.py"), str(script)], _path(), core), new_table)


def boardgame_io(core: int, folder: Path | None = None) -> Contender:
    """boardgame.io's own server, with its flat files in a folder, or with nothing but memory."""
    node, script = prepare.boardgame_io_server()
    argv = [node, script, *([str(folder)] if folder else [])]

    def new_table(contender: Contender) -> OpenTable:
        return BoardgameTable(contender.process.address, contender.load)

    name = "boardgame.io, flat files" if folder else "boardgame.io, in memory"
    return Contender(name, Process(argv, {"NODE_ENV": "production"}, core), new_table)


def _path() -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))}
