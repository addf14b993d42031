"""The operator's socket: who may open it, and what may be sent to it."""

import asyncio
import errno
import os
import pwd
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

from madcap.server.admin import endpoint, messages
from madcap.server.admin.endpoint import AdminEndpoint
from madcap.server.admin.listener import listening, short_path, socket_beside
from madcap.server.errors import (
    CannotListen,
    NoServer,
)
from tests.program import Program

from .operator_clients import PATIENCE_S, madcap, told


def test_the_socket_belongs_to_its_user_alone(own_program: Program) -> None:
    mode = socket_beside(own_program.db).stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600


# A program that becomes another user, sends a command, and prints the answer or the number of the error.
AS_ANOTHER = """
import os, socket, sys
path, uid = sys.argv[1], int(sys.argv[2])
os.setgroups([])
os.setgid(uid)
os.setuid(uid)
line = socket.socket(socket.AF_UNIX)
failure = line.connect_ex(path)
if failure:
    sys.exit(str(failure))
try:
    line.sendall(b'{"command": "bans"}\\n')
except BrokenPipeError:
    pass  # it was refused without a look at the command
print(line.makefile().readline())
"""


@pytest.fixture
def reachable_program() -> Iterator[Program]:
    """A program whose files every user could reach: that others cannot find the socket at all would prove nothing."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        program = Program(Path(folder) / "madcap.db")
        yield program
        program.kill()
        program.end_group()


def as_user(program: Program, uid: int) -> str:
    """What a program of this user gets from the admin socket: an answer, or the number of an error."""
    words = [sys.executable, "-c", AS_ANOTHER, str(socket_beside(program.db)), str(uid)]
    done = subprocess.run(words, check=False, cwd="/", capture_output=True, text=True)
    return (done.stdout or done.stderr).strip()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_another_user_cannot_connect(reachable_program: Program) -> None:
    nobody = pwd.getpwnam("nobody").pw_uid
    assert as_user(reachable_program, nobody) == str(errno.EACCES)
    assert json.decode(as_user(reachable_program, 0)) == {"answer": "bans", "bans": []}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_the_user_at_the_other_end_is_checked_whatever_the_file_allows(reachable_program: Program) -> None:
    socket_beside(reachable_program.db).chmod(0o777)
    answer = json.decode(as_user(reachable_program, pwd.getpwnam("nobody").pw_uid))
    assert answer["reason"] == "not-the-operator"
    assert reachable_program.rows("select * from audit") == []


def test_a_socket_that_a_killed_server_left_is_replaced(own_program: Program) -> None:
    own_program.kill()
    assert socket_beside(own_program.db).is_socket()
    assert "No server is running" in madcap(own_program, "status").output
    own_program.start()
    assert isinstance(told(own_program, messages.ShowStatus()), messages.Status)
    own_program.stop()
    assert not socket_beside(own_program.db).exists()
    with pytest.raises(NoServer):
        told(own_program, messages.ShowStatus())


def test_a_file_in_the_place_of_the_socket_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    with pytest.raises(CannotListen, match="a file of that name"), listening(path):
        pass
    assert path.read_text() == "mine"


def test_two_servers_cannot_share_a_socket(tmp_path: Path) -> None:
    path = tmp_path / "admin"
    with listening(path), pytest.raises(CannotListen, match="Another server"), listening(path):
        pass


def test_there_need_not_be_a_socket() -> None:
    with listening(None) as listener:
        assert listener is None


def test_the_socket_is_private_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, modes = tmp_path / "admin", list[int]()
    monkeypatch.setattr(socket.socket, "listen", lambda *_: modes.append(stat.S_IMODE(path.stat().st_mode)))
    before = os.umask(0)
    try:
        with listening(path):
            assert os.umask(0) == 0
    finally:
        os.umask(before)
    assert modes == [0o600]


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (b"\n", "malformed"),
        (b"nonsense\n", "malformed"),
        (b"[" * 5000 + b"\n", "malformed"),
        (b'{"command": "dance"}\n', "malformed"),
        (b'{"command": "status", "more": 1}\n', "malformed"),
        (b'{"command": "tables", "limit": 1001}\n', "malformed"),
        (b'{"command": "player", "player": -1}\n', "malformed"),
        (b'{"command": "announce", "text": ""}\n', "malformed"),
        (b'{"command": "announce", "text": "Hi", "texts": {"xx": "Hi"}}\n', "malformed"),
        (b'{"command": "players", "name": "' + b"a" * 301 + b'"}\n', "malformed"),
        (b"\xff\xfe\n", "malformed"),
        (b"a" * 20_000, "too-large"),
    ],
)
def test_anything_else_on_the_socket_is_refused(program: Program, sent: bytes, reason: str) -> None:
    before = program.rows("select max(id) from audit")
    assert json.decode(raw(program, sent))["reason"] == reason
    assert program.rows("select max(id) from audit") == before


@given(sent=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_random_bytes_on_the_socket_are_refused(program: Program, sent: bytes) -> None:
    assert json.decode(raw(program, sent.replace(b"\n", b" ") + b"\n"))["answer"] == "failed"


def test_a_command_that_never_comes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "REQUEST_S", 0.01)

    async def wait() -> bytes:
        path = tmp_path / "admin"
        with listening(path) as listener:
            nothing: Any = None
            async with AdminEndpoint(nothing, nothing).serving(listener):
                with short_path(path) as short:
                    reader, writer = await asyncio.open_unix_connection(short)
                answer = await reader.readline()
                writer.close()
                return answer

    assert json.decode(asyncio.run(wait()))["reason"] == "too-slow"


def raw(program: Program, sent: bytes) -> bytes:
    """The answer to these bytes."""
    with socket.socket(socket.AF_UNIX) as line, short_path(socket_beside(program.db)) as path:
        line.settimeout(PATIENCE_S)
        line.connect(path)
        with suppress(BrokenPipeError):
            line.sendall(sent)
        return line.makefile("rb").readline()
