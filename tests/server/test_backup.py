"""`madcap backup` and `madcap restore`: while the real program runs, and when something is wrong with a file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from madcap.cli import app
from madcap.client import Client, Seat
from madcap.server.store.database_file import SCHEMA, VERSION
from tests.games import open_game
from tests.program import Program


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A database of this Madcap, with one table and no server."""
    path = tmp_path / "kept.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        made.executescript("".join(SCHEMA))
        made.execute(f"pragma user_version = {VERSION}")
        made.execute("insert into tables (name, code, phase, touched, record) values ('B', 'BCDF', 'lobby', 0, '')")
    return path


def madcap(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


async def move_once(*seats: Seat) -> int:
    """Make a move for the seat whose turn it is, and return the number of moves."""
    for seat in seats:
        assert seat.position
        if seat.position.legal:
            await seat.play(seat.position.legal[0])
            return seat.position.seq
    raise AssertionError("nobody can move")


async def test_a_restored_copy_has_the_moves_up_to_the_backup(own_program: Program, tmp_path: Path) -> None:
    copy, db = tmp_path / "monday.db", own_program.db
    async with Client(own_program.address) as ann, Client(own_program.address) as ben:
        code = await ann.make(open_game().name, ["open", "open"])
        async with ann.join(code) as one, ben.join(code) as other:
            await one.start()
            await one.until(lambda: one.position is not None)
            await other.until(lambda: other.position is not None)
            monday = await move_once(one, other)
            assert "1 table, complete and checked" in madcap("backup", copy, "--db", db).stdout
            await other.until(lambda: other.position is not None and other.position.seq == monday)
            assert await move_once(one, other) > monday
            running = madcap("restore", copy, "--db", db)
            assert (running.exit_code, "stop the server first" in running.stderr) == (2, True)
        own_program.stop()
        assert f"{db}.before" in madcap("restore", copy, "--db", db).stdout
        own_program.start()
        async with ann.watch(code) as place:
            assert place.position
            assert place.position.seq == monday


def test_a_copy_is_one_file_that_only_its_owner_can_read(db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    assert madcap("backup", copy, "--db", db).exit_code == 0
    assert madcap("backup", copy, "--db", db).exit_code == 0  # an older copy is replaced
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"]
    assert copy.stat().st_mode & 0o777 == 0o600


def test_a_copy_can_be_restored_where_no_database_is(db: Path, tmp_path: Path) -> None:
    place = tmp_path / "new" / "madcap.db"
    assert madcap("restore", db, "--db", place).stdout == f"{place}: 1 table, as in {db}.\n"


def test_a_damaged_database_can_be_replaced(db: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "madcap.db"
    damaged.write_bytes(b"SQLite format 3\0" + bytes(200))
    assert madcap("restore", db, "--db", damaged).exit_code == 0
    assert (tmp_path / "madcap.db.before").read_bytes().startswith(b"SQLite format 3\0")


def test_a_wrong_file_is_refused_with_a_reason(db: Path, tmp_path: Path) -> None:
    diary, newer, other = tmp_path / "diary.txt", tmp_path / "newer.db", tmp_path / "other.db"
    diary.write_text("Dear diary,")
    newer.write_bytes(db.read_bytes())
    for path, statement in ((newer, "pragma user_version = 99"), (other, "create table songs (name)")):
        with closing(sqlite3.connect(path, isolation_level=None)) as changed:
            changed.execute(statement)
    wrong = {
        ("backup", diary, "--db", db): "is no database of Madcap",
        ("backup", db, "--db", db): "is the database itself",
        ("backup", other, "--db", db): "is no database of Madcap",
        ("backup", tmp_path / "copy.db", "--db", tmp_path / "none.db"): "There is no database",
        ("backup", tmp_path / "nowhere" / "copy.db", "--db", db): "No such file or directory",
        ("restore", newer, "--db", db): "made by a newer Madcap",
        ("restore", diary, "--db", db): "is no database of Madcap",
    }
    for words, reason in wrong.items():
        said = madcap(*words)
        assert (said.exit_code, reason in said.stderr) == (2, True), said.output
    assert diary.read_text() == "Dear diary,"
    assert not list(tmp_path.glob("*.new"))
