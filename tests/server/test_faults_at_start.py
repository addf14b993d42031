"""Faults that keep the server from starting are reported in one line, with an exit code; the file is not changed."""

import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from madcap import records
from madcap.cli import app
from madcap.server import serving
from madcap.server.store.database_file import SCHEMA, VERSION
from madcap.server.store.retention import MOVE_BYTES
from madcap.server.store.sqlite import SqliteStore
from tests.program import Program

from .network_clients import HttpClient
from .table_client import PATIENCE_S

VERSION_1 = Path(__file__).parent / "data" / "version_1.sql"
OLD_VERSIONS = range(1, VERSION)
ANN, BEN = "UZ9EfdS_NDvO3Q3S0thhoN4lo1jdPt3a", "tETLTfFSjwG8LIOMxn4TtQ5nsGu94H7W"  # their cookies in the old file


@pytest.fixture(autouse=True)
def _never_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> None:
        pytest.fail("It should not have started.")

    monkeypatch.setattr(serving._Server, "run", run)


def refused(*words: str) -> str:
    """The error message of `madcap serve`, which must be one line."""
    ended = CliRunner().invoke(app, ["serve", "--port", "0", *words])
    assert ended.exit_code == 2, ended.output
    assert not ended.stdout
    assert ended.stderr.startswith("madcap: ")
    assert ended.stderr.count("\n") == 1
    return ended.stderr


def a_database(path: Path, moves: int = 5000) -> Path:
    with sqlite3.connect(path) as db:
        db.executescript("".join(SCHEMA) + f"pragma user_version = {VERSION};")
        db.executemany("insert into log values (1, ?, 0, ?, 0, 0)", [(n, n * 7919) for n in range(1, moves)])
    db.close()
    return path


def damaged(path: Path) -> None:
    """Make a database with a damaged page in the middle."""
    content = bytearray(a_database(path).read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\x5a" * 4096
    path.write_bytes(content)


def cut_off(path: Path) -> None:
    content = a_database(path).read_bytes()
    path.write_bytes(content[: len(content) // 2])


def no_database(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 100)


def somebody_elses(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("create table bookmarks (url text)")


def somebody_elses_with_a_version(path: Path) -> None:
    somebody_elses(path)
    with sqlite3.connect(path) as db:
        db.execute("pragma user_version = 1")


def newer(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute(f"pragma user_version = {VERSION + 1}")


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (damaged, "it is damaged"),
        (cut_off, "it is damaged"),
        (no_database, "no SQLite database"),
        (somebody_elses, "some other program"),
        (somebody_elses_with_a_version, "some other program"),
        (newer, "a newer Madcap"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_not_changed(
    tmp_path: Path, fault: Callable[[Path], None], words: str
) -> None:
    path = tmp_path / "some.db"
    fault(path)
    before = path.read_bytes()
    said = refused("--db", str(path))
    assert words in said
    assert str(path) in said
    assert path.read_bytes() == before


def test_a_directory_is_refused_as_a_database(tmp_path: Path) -> None:
    assert "cannot be opened" in refused("--db", str(tmp_path))


def test_a_directory_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "Not a directory" in refused("--db", str(tmp_path / "file" / "deep" / "madcap.db"))


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in refused("--port", str(port), "--db", str(tmp_path / "madcap.db"))


def test_a_file_of_a_running_server_is_refused(program: Program) -> None:
    said = refused("--db", str(program.db))
    assert f"another Madcap (process {program.process.pid}) is using it" in said
    assert httpx.get(f"{program.address}/api/games", timeout=PATIENCE_S).status_code == 200


def test_a_file_of_a_running_server_is_refused_by_another_name(program: Program, tmp_path: Path) -> None:
    link = program.db.parent / "another-name.db"
    os.link(program.db, link)
    try:
        assert "another Madcap is using it by another name" in refused("--db", str(link))
    finally:
        link.unlink()


def test_the_database_is_for_its_user_alone(own_program: Program) -> None:
    files = [own_program.db, *own_program.db.parent.glob(f"{own_program.db.name}-*")]
    assert len(files) > 1
    assert [oct(file.stat().st_mode & 0o077) for file in files] == ["0o0"] * len(files)
    own_program.kill()
    for file in files:  # as a server of an older version may have left them
        file.chmod(0o644)
    own_program.start()
    assert [oct(file.stat().st_mode & 0o077) for file in files] == ["0o0"] * len(files)


def test_a_file_that_another_program_has_locked_is_refused(tmp_path: Path) -> None:
    other = sqlite3.connect(a_database(tmp_path / "madcap.db"), isolation_level=None)
    other.execute("begin exclusive")
    assert "another program is writing to it" in refused("--db", str(tmp_path / "madcap.db"))
    other.execute("rollback")
    other.close()


def tried(limit: str, db: Path) -> subprocess.CompletedProcess[str]:
    """Run `madcap serve` under a limit of the system, without root's privileges."""
    command = [sys.executable, "-m", "madcap.cli", "serve", "--port", "0", "--db", str(db)]
    if os.geteuid() == 0:
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all", *command]
    return subprocess.run(
        ["sh", "-c", f'{limit} exec "$@"', "sh", *command], capture_output=True, text=True, timeout=30
    )


def file_may_not_be_written(home: Path) -> str:
    a_database(home / "madcap.db").chmod(0o444)
    return ""


def directory_may_not_be_written(home: Path) -> str:
    home.chmod(0o555)
    return ""


def full_disk_before_the_first_start(home: Path) -> str:
    return "ulimit -f 1;"


def full_disk_when_an_old_file_is_to_be_changed(home: Path) -> str:
    old_file(home / "madcap.db")
    return "ulimit -f 1;"


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (file_may_not_be_written, "it may be read but not written"),
        (directory_may_not_be_written, "Permission denied"),
        (full_disk_before_the_first_start, "the disk cannot be"),
        (full_disk_when_an_old_file_is_to_be_changed, "the disk cannot be"),
    ],
)
def test_missing_permissions_and_a_full_disk_are_reported(
    tmp_path: Path, fault: Callable[[Path], str], words: str
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    limit = fault(home)
    db = home / "madcap.db"
    before = db.read_bytes() if db.exists() else None
    ended = tried(limit, db)
    home.chmod(0o755)
    assert ended.returncode == 2, ended.stderr
    assert words in ended.stderr
    assert "Traceback" not in ended.stderr
    assert (db.read_bytes() if before else None) == before


def old_file(path: Path, version: int = 1) -> Path:
    """A database of an old version: that of version 1, with the changes of the schema up to this version."""
    with sqlite3.connect(path) as db:
        db.executescript(VERSION_1.read_text())
        db.executescript("".join(SCHEMA[1:version]) + f"pragma user_version = {version};")
    db.close()
    return path


@pytest.mark.parametrize("version", OLD_VERSIONS)
async def test_an_old_file_is_brought_up_to_date_and_its_games_go_on(tmp_path: Path, version: int) -> None:
    program = Program(old_file(tmp_path / "old.db", version), script=["tests.server.kill_program"])
    try:
        people = [HttpClient(program.address) for _ in range(2)]
        for one, cookie in zip(people, (ANN, BEN), strict=True):
            one.http.cookies.set("madcap_player", cookie)
        clients = [await one.open("JCFB") for one in people]
        states = [await client.next_state() for client in clients]
        assert states[0].seq == 11
        while not states[0].outcome:
            mover = next(client for client in clients if client.state and client.state.legal)
            await mover.play()
            states = [await client.next_state() for client in clients]
        # The file knows no running scores: one begins with the game that ends now, none with the game that had ended.
        series = [(await people[0].http.get(f"/api/tables/{code}")).json()["series"] for code in ("QNDG", "JCFB")]
        assert states[0].outcome
        assert series == [None, {"games": 1, "wins": [int(seat in states[0].outcome.winners) for seat in range(2)]}]
        for code in ("QNDG", "JCFB"):
            records.verify(records.read((await people[0].http.get(f"/api/tables/{code}/record")).text))
        assert program.rows("pragma user_version") == [(VERSION,)]
        for client in clients:
            await client.close()
    finally:
        program.kill()
        program.end_group()


async def test_finished_games_of_bots_alone_are_found_in_an_old_file(tmp_path: Path) -> None:
    """They have a shorter lifetime since version 7; games of people keep theirs."""
    path = old_file(tmp_path / "old.db", 6)
    with sqlite3.connect(path) as db:
        (record,) = db.execute("select record from tables where code = 'QNDG'").fetchone()
        of_bots = re.sub(rb'"player":\d+,("name":"\w+"),"level":null', rb'"player":null,\1,"level":"fair"', record)
        row = ("BCDFBCDFBCDF", "BCDF", "over", 0.0, of_bots)
        db.execute("insert into tables (name, code, phase, touched, record) values (?, ?, ?, ?, ?)", row)
    db.close()
    store = SqliteStore(str(path))
    assert of_bots != record
    assert [one.record.code for one in await store.stored_tables(None, "over", 5)] == ["BCDF", "QNDG"]
    assert len(await store.release_codes(9e9, 9e9, 20)) == 2
    assert await store.remove_overdue("unseated", 9e9, 20, [], 9e9) == 1
    assert await store.remove_overdue("over", 9e9, 20, [], 9e9) == 1
    await store.close()


async def test_games_that_are_kept_in_an_old_file_count_for_those_who_keep_them(tmp_path: Path) -> None:
    """They have a share of what the store may hold since version 9; whoever keeps one is not forgotten early."""
    path = old_file(tmp_path / "old.db", 8)
    with sqlite3.connect(path) as db:
        number, size = db.execute("select id, length(record) from tables where code = 'QNDG'").fetchone()
        (moves,) = db.execute("select count(*) from log where table_id = ?", (number,)).fetchone()
        players = [player for (player,) in db.execute("select id from players order by id")]
        db.execute("insert into kept values (?, ?, 0)", (players[0], number))
        db.execute("update tables set kept = 1 where id = ?", (number,))
        db.execute("update players set guest = id > ?", (players[0],))
    db.close()
    store = SqliteStore(str(path))
    assert moves > 0
    assert await store.share_bytes("kept") == size + MOVE_BYTES * moves
    assert await store.share_bytes("players") >= 150 * len(players)
    assert await store.remove_players("back", 9e9, 20) == 0
    assert await store.remove_kept(0, 20, [], 9e9) == 1
    assert await store.find_table("QNDG") is None
    assert await store.remove_players("back", 9e9, 20) == 1
    await store.close()


DAMAGED = [
    b"nonsense",
    b"",
    b"\xff\x00{",
    b"5",
    b"[]",
    b"{}",
    b'{"chairs": 5}',
    b'{"chairs": ["nonsense"]}',
    b'{"chairs": [[], null]}',
    b"[" * 5000,
]


@pytest.mark.parametrize("version", OLD_VERSIONS)
async def test_an_old_file_is_brought_up_to_date_although_records_are_damaged(tmp_path: Path, version: int) -> None:
    """The damaged games stay finished games of people, which are kept for longer."""
    path = old_file(tmp_path / "old.db", version)
    codes = [f"BB{first}{second}" for first in "BC" for second in "BCDFG"]
    with sqlite3.connect(path) as db:
        columns = [row[1] for row in db.execute("pragma table_info(tables)")]
        record = "face" if "face" in columns else "record"
        for code, damage in zip(codes, DAMAGED, strict=True):
            row = {"code": code, "phase": "over", "touched": 0.0, record: damage}
            row |= {"name": code * 3} if "name" in columns else {}
            places = ", ".join("?" * len(row))
            db.execute(f"insert into tables ({', '.join(row)}) values ({places})", tuple(row.values()))
    db.close()
    store = SqliteStore(str(path))
    assert await store.remove_overdue("unseated", 9e9, 20, [], 9e9) == 0
    assert await store.remove_overdue("over", 9e9, 20, [], 9e9) == len(DAMAGED) + 1
    await store.close()


@pytest.mark.parametrize("version", OLD_VERSIONS)
def test_the_old_file_has_the_old_schema(tmp_path: Path, version: int) -> None:
    """Version 2 added the table `bests`; later versions changed columns of these tables."""
    db = sqlite3.connect(old_file(tmp_path / "old.db", version))
    assert db.execute("pragma user_version").fetchone() == (version,)
    assert bool(db.execute("select name from sqlite_schema where name = 'bests'").fetchall()) == (version >= 2)
    db.close()
