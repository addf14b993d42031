"""The real program in a process of its own."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

SCRIPT = Path(__file__).with_name("quick_program.py")


class Program:
    """The server on a database file. It can be killed and started again, on the same port."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.page: Path | None = None  # another page than the one that was built
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(SCRIPT), str(self.port), str(self.db), *([str(self.page)] if self.page else [])]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rpartition(":")[2])

    def moves_of(self, code: str, seat: int) -> int:
        """How many moves of a seat are kept."""
        with closing(sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)) as db:
            found = db.execute("select count(*) from log where code = ? and seat = ?", (code, seat)).fetchone()
        return int(found[0])

    def kill(self) -> None:
        """Not asked, not warned."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(10)
        assert self.process.stdout
        self.process.stdout.close()
