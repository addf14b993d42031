"""The real program in a process of its own, as a user would start it."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import json

from madcap.server.limits.settings import Limits

from .quick_program import Changes

ROOT = Path(__file__).parents[1]
QUICK = "tests.quick_program"
PATIENCE_S = 30.0  # for the program to end, even on a busy machine
PLENTY = Limits(bot_moves_per_minute=10**9, bot_moves_per_day=10**9)  # bots of many tests play for one address
USUAL = Changes(haste=100, small_buffers=True, free_guesses=True, limits=PLENTY)  # tests wait for many timers


class Program:
    """The server on a database file. It can be killed and started again, on the same port.

    Its log goes to a file beside the database.
    """

    def __init__(
        self, db: Path, changes: Changes = USUAL, *, script: Sequence[str] = (), errors: Path | None = None
    ) -> None:
        self.db = db
        self.changes = changes  # a test may set others before it starts the program again
        self.script = script  # another module that runs the program, and its arguments after port and database
        self.errors = errors or Path(f"{db}.errors")  # its stderr
        self.port = 0
        self.start()

    def start(self) -> None:
        self._spawn()
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.errors.read_text()
        self.port = int(self.address.rpartition(":")[2])

    def start_and_kill(self, seconds: float) -> None:
        """Start the program and kill it so soon that it may not have finished starting."""
        self._spawn()
        time.sleep(seconds)
        self.kill()
        self.end_group()

    def _spawn(self) -> None:
        module, *words = self.script or (QUICK, json.encode(self.changes).decode())
        command = [sys.executable, "-m", module, str(self.port), str(self.db), *words]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True, cwd=ROOT
            )

    def kill(self) -> None:
        """Kill it without a warning."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Ask it to end, and return its exit status."""
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        status = self.process.wait(PATIENCE_S)
        assert self.process.stdout
        self.process.stdout.close()
        return status

    def end_group(self) -> None:
        """Kill the processes that it has left behind."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return

    def rows(self, select: str, *args: Any) -> list[tuple[Any, ...]]:
        """The rows that a query finds in the database, read without the program's knowledge."""
        with closing(sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)) as db:
            return db.execute(select, args).fetchall()
