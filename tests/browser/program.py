"""The real program in a process of its own."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("quick_program.py")


class Program:
    """The server on a database file. It can be killed and started again, on the same port."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(SCRIPT), str(self.port), str(self.db)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rpartition(":")[2])

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
