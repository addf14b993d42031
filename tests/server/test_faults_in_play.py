"""While people play, the disk fills up or becomes read-only, or the file is locked, damaged or taken away.

The players get an error message, and nothing is lost.
"""

import asyncio
import os
import resource
import sqlite3
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
import websockets
from msgspec import json

from madcap import records
from madcap.server import wire
from madcap.server.store.contract import TableRecord
from madcap.server.store.database_file import opened
from tests.games import open_game
from tests.program import Program

from .kills import PROGRAM
from .network_clients import HttpClient, WebSocketClient
from .table_client import PATIENCE_S

OLD_TABLES = 40  # each fills many pages: together more than SQLite keeps in memory


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    with ExitStack() as ends:

        def start(db: Path, errors: Path | None = None) -> Program:
            program = Program(db, script=[PROGRAM], errors=errors or tmp_path / "errors")
            ends.callback(program.end_group)
            ends.callback(program.kill)
            return program

        yield start


class Disk(ABC):
    """A disk that can store nothing for a while."""

    words: str  # in the log, about this fault

    @abstractmethod
    def fill(self, program: Program) -> None: ...
    @abstractmethod
    def clear(self, program: Program) -> None: ...

    def said(self, program: Program) -> str:
        """The lines that the program has logged."""
        return program.errors.read_text()


class Allowance(Disk):
    """The system lets the program's files grow no further."""

    words = "disk"  # SQLite does not know the cause

    def fill(self, program: Program) -> None:
        size = Path(f"{program.db}-wal").stat().st_size
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def clear(self, program: Program) -> None:
        everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, everything)


class Sealed(Allowance):
    """No byte of any file can be written, not even in its middle, as on a disk that the system has made read-only.

    The system does that after a fault, while programs write to the disk; a test may not. To SQLite both are the same: a
    write fails although there is room. The program's log goes through a pipe, which is not a file.
    """

    words = "cannot be read or written as it should"

    def __init__(self, home: Path) -> None:
        self.pipe = home / "pipe"
        os.mkfifo(self.pipe)
        self._reading = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)

    def fill(self, program: Program) -> None:
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def said(self, program: Program) -> str:
        return os.read(self._reading, 65536).decode()

    def close(self) -> None:
        os.close(self._reading)


class Locked(Disk):
    """Another program has opened the file and begun to change it, but has not finished."""

    words = "another program is writing to it"

    def fill(self, program: Program) -> None:
        self._other = sqlite3.connect(program.db, isolation_level=None)
        self._other.execute("begin exclusive")

    def clear(self, program: Program) -> None:
        self._other.execute("rollback")
        self._other.close()


class SmallDisk(Disk):
    """A real file system of a few megabytes, full to its last byte."""

    words = "the disk is full"

    def fill(self, program: Program) -> None:
        with (program.db.parent / "ballast").open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    def clear(self, program: Program) -> None:
        (program.db.parent / "ballast").unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    home = tmp_path / "small"
    home.mkdir()
    mounted = (
        os.geteuid() == 0
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=16m", "madcap-test", str(home)], capture_output=True
        ).returncode
    )
    if not mounted:
        pytest.skip("Only root may mount a small disk; the other disk that fills up is tested all the same.")
    yield home
    subprocess.run(["umount", "--lazy", str(home)], check=True)


async def test_moves_are_refused_while_the_disk_is_full(tmp_path: Path, started: Callable[..., Program]) -> None:
    await fill_and_clear(started(tmp_path / "madcap.db"), Allowance())


async def test_moves_are_refused_while_a_real_file_system_is_full(
    small_disk: Path, started: Callable[..., Program]
) -> None:
    program = started(small_disk / "madcap.db")
    await fill_and_clear(program, SmallDisk())


async def test_moves_are_refused_while_the_disk_is_read_only(tmp_path: Path, started: Callable[..., Program]) -> None:
    disk = Sealed(tmp_path)
    await fill_and_clear(started(tmp_path / "madcap.db", disk.pipe), disk)
    disk.close()


async def test_a_kill_on_a_read_only_disk_loses_no_received_move(
    tmp_path: Path, started: Callable[..., Program]
) -> None:
    """After the restart, the clients get the same position as before."""
    disk = Sealed(tmp_path)
    program = started(tmp_path / "madcap.db", disk.pipe)
    ann, ben = [await HttpClient(program.address).get_cookie(name) for name in ("Ann", "Ben")]
    clients = await two_at_a_table(ann, ben)
    await play(clients, 5)
    disk.fill(program)
    await a_move_is_refused(program, clients)
    program.kill()
    program.end_group()
    program.start()
    back = [await one.open(clients[0].table.code) for one in (ann, ben)]
    for client, before in zip(back, clients, strict=True):
        await client.next_state()
        assert client.position() == before.position()
    await play(back)
    for client in back:
        await client.close()
    disk.close()


async def test_moves_are_refused_while_another_program_locks_the_file(
    tmp_path: Path, started: Callable[..., Program]
) -> None:
    await fill_and_clear(started(tmp_path / "madcap.db"), Locked())


async def fill_and_clear(program: Program, disk: Disk) -> None:
    """Two people play, and two bots at another table. The disk fails for a while; then both games go on to the end."""
    ann, ben = [await HttpClient(program.address).get_cookie(name) for name in ("Ann", "Ben")]
    bots = await ann.open(await ann.make(["gentle", "gentle"], level="expert", points=30))
    await bots.send_message(wire.Start())
    clients = await two_at_a_table(ann, ben)
    await play(clients, 5)
    await bots.next_moves()
    disk.fill(program)
    await a_move_is_refused(program, clients)
    await still_serves(program, ann, clients[0].table.code)
    assert disk.words in await readiness(ann, "not-ready")
    disk.clear(program)
    await play(clients)
    await readiness(ann, "ok")
    answer = await ann.http.get(f"/api/tables/{clients[0].table.code}/record")
    records.verify(records.read(answer.text))
    while not (await bots.next_moves()).outcome:
        pass
    said = disk.said(program)
    assert (said.count("fails, and moves that cannot be stored"), said.count("The store works again")) == (1, 1)
    assert disk.words in said
    assert "Traceback" not in said
    for client in (bots, *clients):
        await client.close()


async def readiness(ann: HttpClient, status: str) -> str:
    """Ask for the server's health until it is this; the reason that it gives. A write of a moment ago still counts."""
    async with asyncio.timeout(4 * PATIENCE_S):
        while (answer := (await ann.http.get("/health/ready")).json())["status"] != status:
            await asyncio.sleep(0.1)
    return str(answer.get("detail", ""))


async def two_at_a_table(ann: HttpClient, ben: HttpClient) -> list[WebSocketClient]:
    code = await ann.make(["open", "open"])
    clients = [await one.open(code) for one in (ann, ben)]
    await clients[0].sit(0)
    await clients[1].sit(1)
    await clients[0].send_message(wire.Start())
    for client in clients:
        await client.next_state()
    return clients


def mover(clients: list[WebSocketClient]) -> WebSocketClient:
    return next(client for client in clients if client.state and client.state.legal)


async def play(clients: list[WebSocketClient], moves: int = 10_000) -> None:
    """Make this many moves, at most to the end of the game."""
    while moves and clients[0].state and not clients[0].state.outcome:
        await mover(clients).play()
        for client in clients:
            await client.next_moves()
        moves -= 1


async def a_move_is_refused(program: Program, clients: list[WebSocketClient]) -> None:
    code, mine = clients[0].table.code, mover(clients)
    before, logged = (
        mine.position(),
        program.rows("select count(*) from log join tables on id = table_id where code = ?", code),
    )
    await mine.play()
    assert (await mine.refusal()).reason == "storage"
    await mine.next_state()
    assert mine.position() == before
    assert program.rows("select count(*) from log join tables on id = table_id where code = ?", code) == logged


async def still_serves(program: Program, known: HttpClient, code: str) -> None:
    """Check that known players and watchers can read, and that requests to store something get a named error."""
    assert (await known.http.get("/api/me")).json() == {"name": "Ann"}
    assert (await known.http.get(f"/api/tables/{code}")).status_code == 200
    assert (await known.http.get("/")).status_code == 200
    table = {"game": open_game().name, "chairs": ["open", "open"]}
    answers = [await HttpClient(program.address).http.get("/api/me"), await known.http.post("/api/tables", json=table)]
    assert [(answer.status_code, answer.json()["reason"]) for answer in answers] == [(503, "storage")] * 2
    watcher = await HttpClient(program.address).open(code)
    await watcher.next_state()
    await watcher.close()


def filled(path: Path) -> Path:
    """A database with many long logs."""
    db = opened(str(path))
    db.execute("begin")
    for n in range(OLD_TABLES):
        code = f"BBB{chr(65 + n % 26)}" if n < 26 else f"BBC{chr(65 + n % 26)}"
        record = TableRecord(code, open_game().name, b"{}", "human", "over", 1, (), bytes(32))
        insert = "insert into tables (name, code, phase, touched, record) values (?, ?, 'over', ?, ?)"
        number = db.execute(insert, (code * 3, code, time.time(), json.encode(record))).lastrowid
        db.executemany("insert into log values (?, ?, 0, ?, 0, 0)", [(number, i, 2**50 + i) for i in range(1, 5000)])
    db.execute("commit")
    db.close()
    return path


async def test_a_damaged_table_cannot_be_opened_and_others_play_on(
    tmp_path: Path, started: Callable[..., Program]
) -> None:
    """The close code says why the table cannot be opened."""
    program = started(filled(tmp_path / "madcap.db"))
    ann, ben = [await HttpClient(program.address).get_cookie(name) for name in ("Ann", "Ben")]
    clients = await two_at_a_table(ann, ben)
    with program.db.open("r+b") as file:
        file.seek(program.db.stat().st_size // 8 // 4096 * 4096)
        file.write(b"\x5a" * (program.db.stat().st_size // 2))
    broken = await ann.open("BBBL")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await broken.next_message()
    assert closed.value.rcvd
    reason, id = closed.value.rcvd.reason.split()
    assert (closed.value.rcvd.code, reason) == (4503, "storage")
    await play(clients)
    log = program.errors.read_text()
    assert f"[{id}]: The store failed while websocket was served at" in log
    assert "Traceback" not in log
    for client in clients:
        await client.close()


async def test_changes_are_refused_while_the_file_is_taken_away(
    tmp_path: Path, started: Callable[..., Program]
) -> None:
    """What is written to a file that was moved or removed may be lost: changes are refused until the file is back."""
    program = started(tmp_path / "madcap.db")
    ann = await HttpClient(program.address).get_cookie()
    client = await ann.open(await ann.make(["open", "open"]))
    await client.sit()
    away = tmp_path / "away.db"
    program.db.rename(away)
    await client.send_message(wire.SetChair(1, "gentle"))
    refusal = await client.refusal()
    assert (refusal.reason, "moved or removed" in refusal.detail) == ("storage", True)
    away.rename(program.db)
    await client.send_message(wire.SetChair(1, "gentle"))
    await client.until(lambda message: isinstance(message, wire.Table) and message.chairs[1].kind == "bot")
    await client.close()


async def test_nothing_is_lost_if_the_newest_changes_are_removed(
    tmp_path: Path, started: Callable[..., Program]
) -> None:
    """Without the file of newest changes, moves are refused, and what was acknowledged survives even a kill."""
    program = started(tmp_path / "madcap.db")
    ann, ben = [await HttpClient(program.address).get_cookie(name) for name in ("Ann", "Ben")]
    clients = await two_at_a_table(ann, ben)
    await play(clients, 4)
    moves, code = clients[0].position()[0], clients[0].table.code
    Path(f"{program.db}-wal").unlink()
    await mover(clients).play()
    assert (await mover(clients).refusal()).reason == "storage"
    program.kill()
    for rest in ("-wal", "-shm"):
        Path(f"{program.db}{rest}").unlink(missing_ok=True)
    select = "select count(*) from log join tables on id = table_id where code = ?"
    assert program.rows(select, code) == [(moves,)]


async def test_a_table_that_cannot_be_read_is_a_named_error(tmp_path: Path, started: Callable[..., Program]) -> None:
    """The game is unknown, the record is not JSON, or the log has an unknown cause. The server goes on."""
    program = started(tmp_path / "madcap.db")
    ann = await HttpClient(program.address).get_cookie()
    codes = [await ann.make(["open", "open"]) for _ in range(3)]
    db = sqlite3.connect(program.db)
    with db:
        change = "update tables set record = replace(record, ?, 'chess') where code = ?"
        db.execute(change, (open_game().name, codes[0]))
        db.execute("update tables set record = 'nonsense' where code = ?", (codes[1],))
        db.execute("insert into log select id, 1, 0, 0, 99, 0 from tables where code = ?", (codes[2],))
    db.close()
    for code in codes:
        client = await ann.open(code)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await client.next_message()
        assert closed.value.rcvd
        reason, id = closed.value.rcvd.reason.split()
        assert (closed.value.rcvd.code, reason) == (4500, "broken-table")
        assert f"[{id}]" in program.errors.read_text()
