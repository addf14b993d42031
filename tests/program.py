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

from .quick_program import Changes

ROOT = Path(__file__).parents[1]
QUICK = "tests.quick_program"
USUAL = Changes(haste=100, small_buffers=True, free_guesses=True)  # tests watch many timers run out


class Program:
    """The server on a database file. It can be killed and started again, on the same port.

    What it logs goes to a file beside the database.
    """

    def __init__(
        self, db: Path, changes: Changes = USUAL, *, script: Sequence[str] = (), errors: Path | None = None
    ) -> None:
        self.db = db
        self.changes = changes  # they may be others when it is started again
        self.script = (
            script  # another module that runs the program, and what it is told after the port and the database
        )
        self.errors = errors or Path(f"{db}.errors")  # what it says on stderr
        self.port = 0
        self.start()

    def start(self) -> None:
        self._spawn()
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.errors.read_text()
        self.port = int(self.address.rpartition(":")[2])

    def start_and_kill(self, seconds: float) -> None:
        """Start, and be killed so soon that it may not be done with starting."""
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
        """End it without a warning."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Ask it to end; the status that it ends with."""
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        status = self.process.wait(10)
        assert self.process.stdout
        self.process.stdout.close()
        return status

    def end_group(self) -> None:
        """End whatever it has left behind."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return

    def rows(self, select: str, *args: Any) -> list[tuple[Any, ...]]:
        """What the database says, asked behind the program's back."""
        with closing(sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)) as db:
            return db.execute(select, args).fetchall()
