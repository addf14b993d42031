"""The real program in a process of its own, and real browsers' ways to it: HTTP and WebSockets."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets

from madcap.server import wire

from .voices import PATIENCE_S, Voice

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("quick_program.py")


class Program:
    """The server on a database file. It can be killed and started again, on the same port.

    What it logs goes to a file beside the database.
    """

    def __init__(
        self, db: Path, script: Sequence[str] = (str(SCRIPT),), *words: str, errors: Path | None = None
    ) -> None:
        self.db = db
        self.errors = errors or Path(f"{db}.errors")  # what it says on stderr
        self.script, self.words = script, words
        self.port = 0
        self.start()

    def start(self) -> None:
        self._spawn()
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.errors.read_text()
        self.port = int(self.address.rpartition(":")[2])

    @property
    def log_file(self) -> Path:
        return self.errors

    def start_and_kill(self, seconds: float) -> None:
        """Start, and be killed so soon that it may not be done with starting."""
        self._spawn()
        time.sleep(seconds)
        self.kill()
        self.end_group()

    def _spawn(self) -> None:
        command = [sys.executable, *self.script, str(self.port), str(self.db), *self.words]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True, cwd=ROOT
            )

    def kill(self) -> None:
        """Not asked, not warned."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Ask it to end; how it did."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(10)
        assert self.process.stdout
        self.process.stdout.close()
        return code

    def end_group(self) -> None:
        """End whatever it has left behind."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return

    def rows(self, select: str, *args: Any) -> list[tuple[Any, ...]]:
        """What the database says, asked behind the program's back."""
        db = sqlite3.connect(f"file:{self.db}?mode=ro", uri=True)
        try:
            return db.execute(select, args).fetchall()
        finally:
            db.close()


class Browser:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Nothing is verified on a line within this machine: reading all certificates takes longer than most that is asked.
        self.http = httpx.AsyncClient(base_url=address, timeout=4 * PATIENCE_S, verify=False)

    async def hello(self, name: str = "") -> "Browser":
        """Get a cookie, and a name."""
        await self.http.get("/api/me")
        if name:
            await self.http.put("/api/me", json={"name": name})
        return self

    async def make(self, chairs: list[str], **options: Any) -> str:
        """Make a short game's table; its code."""
        return await self.make_of("madmath", chairs, {"dice": 5} | options)

    async def make_of(self, game: str, chairs: list[str], options: dict[str, Any]) -> str:
        """Make a table of any game; its code."""
        wish = {"game": game, "chairs": chairs, "options": options, "pace": "instant"}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def open(self, code: str, since: int | str | None = None, **headers: str) -> "Line":
        """Open a table's WebSocket."""
        url, cookie = self.way_to(code, since)
        socket = await websockets.connect(url, additional_headers=cookie | headers, compression=None)
        return Line(socket)

    def way_to(self, code: str, since: int | str | None) -> tuple[str, dict[str, str]]:
        """The address of a table's WebSocket, and the headers that say who asks."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/live"
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return url if since is None else f"{url}?since={since}", {"Cookie": cookie}


class Line(Voice):
    """A real WebSocket to a table."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket

    async def send(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def receive(self) -> str | bytes:
        return await self.socket.recv()

    async def begin(self) -> wire.State:
        """Sit down and start."""
        await self.sit()
        await self.say(wire.Start())
        return await self.next_state()

    async def close(self) -> None:
        await self.socket.close()
