"""`madcap admin` on the real program: every command, who may use it, and what the audit log says of it."""

import asyncio
import errno
import os
import pwd
import socket
import stat
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from madcap import __version__
from madcap.cli import app
from madcap.cli.admin import admin
from madcap.engine.errors import GameIsOver
from madcap.engine.fair import commitment_to
from madcap.server import wire
from madcap.server.admin import commands, endpoint, messages
from madcap.server.admin.asking import ask
from madcap.server.admin.commands import Commands
from madcap.server.admin.endpoint import AdminEndpoint
from madcap.server.admin.house import House
from madcap.server.admin.listener import listening, short_path, socket_beside
from madcap.server.announcements import Announcements
from madcap.server.errors import (
    Banned,
    CannotListen,
    NoServer,
    NoSuchPlayer,
    NoSuchTable,
    NotBannable,
    NotBanned,
    PlayerRemoved,
    StoreError,
    TableClosed,
)
from madcap.server.keyring import Keyring
from madcap.server.limits import bans as bans_module
from madcap.server.limits.bans import Bans, target_of
from madcap.server.store import operator
from madcap.server.store.contract import Player
from madcap.server.store.operator_contract import BEGUN, LOOKS, AnnouncementRecord, AuditEntry, Ban
from madcap.server.store.sqlite import SqliteStore
from tests.games import open_game, short_options
from tests.program import Program

from .in_process import InProcessServer, TableOfTwo, play_of

GAME = open_game()
PATIENCE_S = 30.0
NONCE = "ab" * 32


class Guest:
    """Somebody with a browser."""

    def __init__(self, program: Program, name: str = "Ann") -> None:
        self.http = httpx.Client(base_url=program.address, timeout=PATIENCE_S)
        self.http.get("/api/me").raise_for_status()
        self.http.put("/api/me", json={"name": name}).raise_for_status()
        self.program = program
        (self.id,) = program.rows("select max(id) from players")[0]

    def make(self, *chairs: str) -> str:
        wish = {"game": GAME.name, "chairs": list(chairs), "options": short_options(GAME.name), "pace": "instant"}
        return str(self.http.post("/api/tables", json=wish).raise_for_status().json()["code"])

    def open(self, code: str) -> ClientConnection:
        """Open the page of a table, and receive the table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.program.address.removeprefix('http')}/api/tables/{code}/live"
        page = connect(address, additional_headers={"cookie": cookie}, open_timeout=PATIENCE_S).__enter__()
        until(page, "table")
        return page

    def play(self, code: str) -> ClientConnection:
        """Sit down, and start the game."""
        page = self.open(code)
        sit(page)
        page.send('{"type": "start"}')
        until(page, "reveal")
        page.send(json.encode(wire.Reveal(NONCE)).decode())
        until(page, "state")
        return page


def sit(page: ClientConnection) -> None:
    """Take a free chair."""
    page.send(json.encode(wire.Sit(commitment_to(NONCE))).decode())
    until(page, "table", you=0)


def until(page: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """The next message of this kind with these fields."""
    while True:
        message: dict[str, Any] = json.decode(page.recv(PATIENCE_S))
        if message["type"] == kind and fields.items() <= message.items():
            return message


def closing(page: ClientConnection) -> tuple[int | None, str | None]:
    """How the server closes a socket: the code and the reason."""
    with suppress(ConnectionClosed):
        while True:
            page.recv(PATIENCE_S)
    return page.close_code, page.close_reason


def told(program: Program, command: messages.AnyCommand) -> Any:
    """The server's answer to a command."""
    return ask(socket_beside(program.db), command)


def madcap(program: Program, *words: str) -> Result:
    return CliRunner().invoke(app, ["admin", *words, "--db", str(program.db)], env={"COLUMNS": "200"})


def house_of(server: InProcessServer) -> House:
    """What commands work on, of a server in process."""
    store: Any = server.store
    return House(store, server.players, server.tables, server.tables.quotas, Announcements(), Keyring(store))


@pytest.fixture
def ann(own_program: Program) -> Iterator[Guest]:
    guest = Guest(own_program)
    yield guest
    guest.http.close()


# The socket.


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


# The audit log.


def test_every_use_is_noted_with_its_user_and_result(own_program: Program) -> None:
    madcap(own_program, "status")
    madcap(own_program, "player", "77")
    madcap(own_program, "ban", "192.0.2.1", "--reason", "floods")
    (status, player, ban) = own_program.rows("select uid, user, command, arguments, result from audit order by id")
    me = (os.geteuid(), pwd.getpwuid(os.geteuid()).pw_name)
    assert status == (*me, "status", "{}", "done")
    assert player == (*me, "player", '{"player":77}', "no-such-player: There is no player 77.")
    assert ban[2:] == ("ban", '{"target":"192.0.2.1","days":null,"reason":"floods"}', "done")


async def test_a_command_is_noted_before_it_is_carried_out(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    seen: list[AuditEntry] = []

    class Failing:
        async def carry_out(self, _: messages.AnyCommand) -> messages.AnyAnswer:
            seen.extend(await store.audit(10))
            raise LookupError("nobody expects this")

    commands: Any = Failing()
    with pytest.raises(LookupError):
        await AdminEndpoint(commands, store)._carry_out(os.geteuid(), messages.ShowStatus())
    assert [(one.command, one.result) for one in seen] == [("status", BEGUN)]
    assert [one.result for one in await store.audit(10)] == ["server"]
    await store.close()


async def test_what_cannot_be_noted_is_not_done(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    await store.close()
    nothing: Any = None  # whatever is carried out would fail otherwise
    with pytest.raises(StoreError):
        await AdminEndpoint(nothing, store)._carry_out(0, messages.ShowStatus())


async def test_the_audit_log_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1e9]
    store = SqliteStore(str(tmp_path / "madcap.db"), now=lambda: clock[0])
    monkeypatch.setattr(operator, "AUDITED", 5)
    monkeypatch.setattr(operator, "TRIM_EVERY", 1)
    for number in range(12):
        await store.begin_audit(0, "root", f"command {number}", "{}")
    assert [one.command for one in await store.audit(100)] == [f"command {number}" for number in range(11, 6, -1)]
    clock[0] += operator.YEAR_S + 60
    await store.begin_audit(0, "root", "a year later", "{}")
    assert [one.command for one in await store.audit(100)] == ["a year later"]
    await store.close()


async def test_looks_do_not_displace_deeds_in_the_audit_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    monkeypatch.setattr(operator, "AUDITED", 3)
    monkeypatch.setattr(operator, "LOOKED", 2)
    monkeypatch.setattr(operator, "TRIM_EVERY", 1)
    for command in ["ban", "close", *["status"] * 10, "tables"]:
        await store.begin_audit(0, "root", command, "{}")
    assert [one.command for one in await store.audit(100)] == ["tables", "status", "close", "ban"]
    for _ in range(3):
        await store.begin_audit(0, "root", "unban", "{}")
    assert [one.command for one in await store.audit(100)] == ["unban"] * 3 + ["tables", "status"]
    await store.close()


def test_every_command_that_changes_nothing_counts_as_a_look() -> None:
    tags = {kind.__struct_config__.tag for kind in messages.Look.__subclasses__()}
    assert tags == set(LOOKS)


def test_a_name_that_is_sought_is_not_noted(own_program: Program) -> None:
    Guest(own_program, "Johanna Realname")
    assert "Johanna" in madcap(own_program, "players", "--name", "johanna").output
    madcap(own_program, "players")
    noted = [arguments for (arguments,) in own_program.rows("select arguments from audit order by id")]
    assert noted == ['{"name":"(not noted)","limit":50}', '{"name":"","limit":50}']


async def test_a_removed_name_disappears_from_the_audit_log(server: InProcessServer) -> None:
    admin = AdminEndpoint(Commands(house_of(server)), house_of(server).store)
    ann, hannah = await server.new_player('Ann "O\'Neil"'), await server.new_player("Ann")
    for command in (
        messages.RenamePlayer(ann.id, "Johanna"),
        messages.RenamePlayer(hannah.id, "Hannah"),
        messages.RenamePlayer(ann.id, 'Ann \\ "É"'),
        messages.AddBan("192.0.2.1", None, 'he was ann \\ "É", and Ann \\ "É"s friend'),
        messages.Announce("Welcome", 5.0, {"de": 'Ann \\ "É"'}),
        messages.RemovePlayer(ann.id),
    ):
        await admin._carry_out(0, command)
    noted = [json.decode(entry.arguments) for entry in (await house_of(server).store.audit(10))[::-1]]
    assert [one.get("name") for one in noted] == ["N. N.", "Hannah", "N. N.", None, None, None]
    assert noted[3]["reason"] == "he was N. N., and N. N.s friend"
    assert noted[4]["texts"] == {"de": "N. N."}


def test_the_audit_log_can_be_read(own_program: Program) -> None:
    madcap(own_program, "status")
    output = madcap(own_program, "audit").output
    assert "status" in output
    assert "done" in output
    assert (
        json.decode(madcap(own_program, "audit", "--json", "--limit", "1").output)["entries"][0]["command"] == "audit"
    )


# Looking.


def test_status_shows_the_server_at_a_glance(own_program: Program, ann: Guest) -> None:
    with ann.play(ann.make("open", "gentle")):
        status = told(own_program, messages.ShowStatus())
        assert (status.version, status.process) == (__version__, own_program.process.pid)
        assert (status.sockets, status.players, status.tables) == (1, 1, {"playing": 1})
        assert status.store.works
        output = madcap(own_program, "status").output
    assert __version__ in output
    assert "1 playing" in output


def test_tables_are_listed_and_chosen(own_program: Program, ann: Guest) -> None:
    lobby, playing = ann.make("open", "open"), ann.make("open", "gentle")
    with ann.play(playing):
        codes = [one.code for one in told(own_program, messages.ListTables()).tables]
        assert sorted(codes) == sorted([lobby, playing])
        assert [one.code for one in told(own_program, messages.ListTables(phase="lobby")).tables] == [lobby]
        assert told(own_program, messages.ListTables(game="another")).tables == []
        assert len(told(own_program, messages.ListTables(limit=1)).tables) == 1
        (line,) = told(own_program, messages.ListTables(game=GAME.name, phase="playing")).tables
        assert (line.people, line.bots, line.connections, line.loaded) == (1, 1, 1, True)
        output = madcap(own_program, "tables", "--phase", "playing").output
        assert playing in output
        assert lobby not in output
    assert madcap(own_program, "tables", "--phase", "dancing").exit_code == 2


def test_a_table_is_shown_without_its_secrets(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "gentle")
    with ann.play(code):
        answer = json.encode(told(own_program, messages.ShowTable(code.lower()))).decode()
        details = told(own_program, messages.ShowTable(code))
        assert (details.chairs[0].player, details.chairs[0].name, details.chairs[0].here) == (ann.id, "Ann", True)
        assert details.chairs[1].level == "gentle"
        assert [(one.address, one.player, one.seat) for one in details.connections] == [("127.0.0.1", ann.id, 0)]
        printed = madcap(own_program, "table", code).output
        assert "Ann" in printed
        assert "gentle bot" in printed
        ((stored,),) = own_program.rows("select record from tables")
        seed = json.decode(stored)["seed"]
        for secret in (seed, b64decode(seed).hex(), NONCE, commitment_to(NONCE), "view", "hand"):
            assert secret not in answer
            assert secret not in printed
    with pytest.raises(NoSuchTable):
        told(own_program, messages.ShowTable("ZZZZ"))


def test_players_are_listed_and_found_by_name(own_program: Program, ann: Guest) -> None:
    ben = Guest(own_program, "Ben")
    assert [one.id for one in told(own_program, messages.ListPlayers()).players] == [ben.id, ann.id]
    assert [one.name for one in told(own_program, messages.ListPlayers("be")).players] == ["Ben"]
    with ann.play(code := ann.make("open", "gentle")):
        details = told(own_program, messages.ShowPlayer(ann.id))
        assert (details.player.name, details.tables, details.connections) == ("Ann", [code], [(code, "127.0.0.1")])
        assert code in madcap(own_program, "player", str(ann.id)).output
    assert "Ben" in madcap(own_program, "players", "--name", "ben").output
    with pytest.raises(NoSuchPlayer):
        told(own_program, messages.ShowPlayer(99))


def test_addresses_show_connections_tables_and_refusals(own_program: Program, ann: Guest) -> None:
    with ann.open(ann.make("open", "open")):
        httpx.put(f"{own_program.address}/api/me", headers={"origin": "http://elsewhere"}, json={"name": "Eve"})
        (line,) = told(own_program, messages.ListAddresses()).addresses
        assert (line.address, line.sockets, line.tables, line.refusals) == ("127.0.0.1", 1, 1, 1)
        assert line.connections >= 1
        assert "127.0.0.1" in madcap(own_program, "addresses").output


def test_no_text_of_strangers_steers_the_terminal(own_program: Program, ann: Guest) -> None:
    ann.http.put("/api/me", json={"name": "[red]Eve[/red]"})
    assert "[red]Eve[/red]" in madcap(own_program, "players").output
    madcap(own_program, "ban", "192.0.2.1", "--reason", "\x1b[2J")
    output = madcap(own_program, "bans").output
    assert "\x1b" not in output
    assert "\\x1b" in output


# Closing a table.


def test_a_closed_table_ends_for_everybody(own_program: Program, ann: Guest) -> None:
    ben = Guest(own_program, "Ben")
    code = ann.make("open", "gentle")
    page, watching = ann.play(code), ben.open(code)
    done = madcap(own_program, "close", code, "--reason", "The server moves.")
    assert f"Table {code} is closed. 2 pages" in done.output
    for one in (page, watching):
        assert until(one, "closed")["reason"] == "The server moves."
        assert closing(one) == (TableClosed.close_code, TableClosed.code)
    for path in ("", "/replay", "/draws", "/record", "/qr.svg"):
        answer = ann.http.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["reason"]) == (410, "table-closed")
    with pytest.raises(TableClosed):
        told(own_program, messages.CloseTable(code))
    assert told(own_program, messages.ShowTable(code)).closed == "The server moves."


def test_a_closed_table_stays_closed_after_a_restart(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "gentle")
    ann.play(code).close()
    told(own_program, messages.CloseTable(code))
    moves = own_program.rows("select count(*) from log")
    own_program.stop()
    own_program.start()
    assert told(own_program, messages.ShowStatus()).tables == {}
    assert ann.http.get(f"/api/tables/{code}").status_code == 410
    assert own_program.rows("select count(*) from log") == moves
    assert own_program.rows("pragma integrity_check") == [("ok",)]


async def test_no_move_counts_after_a_table_is_closed(game: TableOfTwo) -> None:
    table = await game.table()
    mover = game.mover
    async with table.turn:
        closing = asyncio.create_task(table.close("enough"))
        await asyncio.sleep(0)
        await mover.send_message(wire.Play(0, mover.state.legal[0]))  # type: ignore[union-attr]
        await asyncio.sleep(0)
    await closing
    before = len(await game.server.store.log(table.record.id))
    await asyncio.gather(*(client.task for client in game.clients), return_exceptions=True)
    assert [client.socket.closed for client in game.clients] == [(TableClosed.close_code, TableClosed.code)] * 3
    answers: list[Exception | None] = []
    seat = mover.connection.viewer
    table.turn.submit(
        seat, lambda: [play_of(table).match.state.move(seat, 0)], "bot", answers.append
    )  # it was thinking
    await asyncio.sleep(0.01)
    assert [type(one) for one in answers] == [GameIsOver]
    assert len(await game.server.store.log(table.record.id)) == before
    assert table.schedule.idle


async def test_a_game_that_is_about_to_begin_does_not_begin_at_a_closed_table(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    table = await lobby.table()
    await table.close("")
    assert table.idle
    assert (table.record.phase, await lobby.server.store.log(table.record.id)) == ("closed", [])


async def test_a_game_does_not_begin_with_a_player_who_is_removed(lobby: TableOfTwo) -> None:
    await lobby.ask_to_reveal(without=lobby.ben)
    table, ben = await lobby.table(), lobby.ben.player
    assert ben
    await table.replace_name(Player(ben.id, "N. N."), leaves=True)
    assert not table.starting.is_open
    assert [chair.player for chair in table.record.chairs][1] is None
    assert table.record.phase == "lobby"


async def test_a_finished_game_is_not_closed(game: TableOfTwo) -> None:
    await game.play_out()
    table = await game.table()
    with pytest.raises(GameIsOver):
        await table.close("")
    assert table.record.phase == "over"


# Removing and renaming players.


def test_a_removed_player_is_gone_everywhere(own_program: Program, ann: Guest) -> None:
    ben = Guest(own_program, "Ben")
    lobby, playing = ann.make("open", "open"), ann.make("open", "gentle")
    sitting = ann.open(lobby)
    sit(sitting)
    page, watching = ann.play(playing), ben.open(playing)
    assert "is removed: 2 pages closed" in madcap(own_program, "remove-player", str(ann.id)).output
    assert [closing(one) for one in (sitting, page)] == [(PlayerRemoved.close_code, PlayerRemoved.code)] * 2
    assert ann.http.post("/api/tables", json={"game": GAME.name, "chairs": ["open"]}).status_code == 401
    assert ben.http.get(f"/api/tables/{lobby}").json()["chairs"][0]["kind"] == "open"
    chair = ben.http.get(f"/api/tables/{playing}").json()["chairs"][0]
    assert (chair["name"], chair["stand_in"]) == ("N. N.", True)
    assert not any("Ann" in str(row) for row in own_program.rows("select record from tables"))
    assert not any("Ann" in str(row) for row in own_program.rows("select name from players"))
    assert ann.http.get("/api/me").json()["name"] not in ("Ann", "N. N.")  # a new guest
    watching.close()


async def test_the_name_disappears_from_finished_games_and_best_times(game: TableOfTwo) -> None:
    await game.play_out()
    store: Any = game.server.store
    ann = game.ann.player
    assert ann
    await game.ann.leave()
    await Commands(house_of(game.server)).carry_out(messages.RemovePlayer(ann.id))
    table = await game.table()
    assert [chair.name for chair in table.record.chairs] == ["N. N.", "Ben"]
    record = await store.find_table(game.code)
    assert [chair.name for chair in record.chairs] == ["N. N.", "Ben"]
    assert await store.bests(ann.id) == []


@pytest.mark.parametrize("over", [False, True], ids=["during the game", "after the game"])
async def test_another_game_has_an_open_chair_for_a_removed_player(game: TableOfTwo, over: bool) -> None:
    ann, ben = game.ann.player, game.ben.player
    assert ann
    assert ben
    if over:
        await game.play_out()
    await game.ann.leave()
    await Commands(house_of(game.server)).carry_out(messages.RemovePlayer(ann.id))
    await Commands(house_of(game.server)).carry_out(messages.RenamePlayer(ben.id, "Benny"))
    record = (await game.table()).record
    again = await game.server.tables.play_on(record, ben)
    chairs = (await game.server.table(again)).record.chairs
    assert [(chair.player, chair.name) for chair in chairs] == [(None, ""), (ben.id, "Benny")]


def test_what_was_deleted_is_in_no_file_of_the_database(own_program: Program) -> None:
    files = [own_program.db, Path(f"{own_program.db}-wal")]
    guest = Guest(own_program, "Johanna Realname")
    page = guest.play(guest.make("open", "gentle"))
    ((private,),) = own_program.rows("select private from keys")
    assert any(private in file.read_bytes() for file in files)
    assert any(b"Johanna Realname" in file.read_bytes() for file in files)
    told(own_program, messages.RemovePlayer(guest.id))
    told(own_program, messages.RotateKey())
    assert not [file for file in files for secret in (private, b"Johanna Realname") if secret in file.read_bytes()]
    page.close()


def test_a_table_that_is_asleep_gets_the_new_name(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "open")
    with ann.open(code) as page:
        sit(page)
    own_program.stop()
    own_program.start()
    assert "is called Zoe now, at 1 table." in madcap(own_program, "rename-player", str(ann.id), "  Zoe\u200b ").output
    assert ann.http.get(f"/api/tables/{code}").json()["chairs"][0]["name"] == "Zoe"
    assert ann.http.get("/api/me").json()["name"] == "Zoe"
    assert madcap(own_program, "rename-player", str(ann.id), "\u200b").exit_code == 2


# Bans.


def from_address(program: Program, address: str) -> httpx.Client:
    """A client at this address, as a proxy on this machine tells it."""
    return httpx.Client(base_url=program.address, headers={"x-forwarded-for": address}, timeout=PATIENCE_S)


@pytest.mark.parametrize(
    ("target", "inside", "outside"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("203.0.113.0/24", "203.0.113.200", "203.0.114.1"),
        ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("2001:db8::/48", "2001:db8:0:ff::1", "2001:db8:1::1"),
        ("2001:db8::7", "2001:db8::8", "2001:db8:0:1::7"),
        ("2001:db8::7/128", "2001:db8::7", "2001:db8::8"),
    ],
)
def test_a_banned_address_gets_the_page_and_nothing_else(
    own_program: Program, target: str, inside: str, outside: str
) -> None:
    told(own_program, messages.AddBan(target))
    with from_address(own_program, inside) as banned, from_address(own_program, outside) as other:
        for path in ("/api/me", "/api/games", "/api/tables/BCDF"):
            answer = banned.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (403, "banned")
        page = banned.get("/t/BCDF")
        assert page.status_code == 403
        assert page.headers["content-type"].startswith("text/html")
        script = page.text.partition('src="')[2].partition('"')[0]
        assert banned.get(script).status_code == 200
        assert other.get("/api/me").status_code == 200
    address = f"ws{own_program.address.removeprefix('http')}/api/tables/BCDF/live"
    with connect(address, additional_headers={"x-forwarded-for": inside}) as page_of_banned:
        assert closing(page_of_banned) == (Banned.close_code, Banned.code)
    told(own_program, messages.RemoveBan(target))
    with from_address(own_program, inside) as pardoned:
        assert pardoned.get("/api/me").status_code == 200


def test_a_banned_ipv6_address_stands_for_its_network(own_program: Program) -> None:
    """Its owner could take any other address there. The answer says what is banned."""
    network = "2001:db8:1:2::/64, the network of 2001:db8:1:2::5, is banned until you lift it."
    assert network in madcap(own_program, "ban", "2001:db8:1:2::5").output
    assert "2001:db8:1:2::5/128 is banned" in madcap(own_program, "ban", "2001:db8:1:2::5/128").output
    assert [one.target for one in told(own_program, messages.ListBans()).bans] == [
        "2001:db8:1:2::5/128",
        "2001:db8:1:2::/64",
    ]
    assert madcap(own_program, "unban", "2001:db8:1:2::77").exit_code == 0
    assert madcap(own_program, "unban", "2001:db8:1:2::5/128").exit_code == 0
    assert told(own_program, messages.ListBans()).bans == []


def test_an_ipv6_address_counts_with_the_networks_of_the_server() -> None:
    assert target_of("2001:db8:1:2::5", ipv6_prefix=56) == "2001:db8:1::/56"
    with pytest.raises(NotBannable, match="2001:db8:1:2::/64 contains"):
        target_of("2001:db8:1:2::5", "2001:db8:1:2::1")
    assert target_of("2001:db8:1:2::5/128", "2001:db8:1:2::1") == "2001:db8:1:2::5/128"


def test_a_banned_player_is_sent_away_and_refused(own_program: Program, ann: Guest) -> None:
    page = ann.play(ann.make("open", "gentle"))
    assert "1 page closed" in madcap(own_program, "ban", f"player:{ann.id}", "--days", "2", "--reason", "cheats").output
    assert closing(page) == (Banned.close_code, Banned.code)
    assert (ann.http.get("/api/me").status_code, ann.http.get("/api/me").json()["reason"]) == (403, "banned")
    assert "cheats" in madcap(own_program, "bans").output
    own_program.stop()
    own_program.start()
    assert ann.http.get("/api/me").status_code == 403
    assert "not banned any more" in madcap(own_program, "unban", f"player:{ann.id}").output
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_a_ban_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    bans, now = Bans(), time.time()
    bans.replace([Ban("192.0.2.0/24", now, now + 60), Ban("192.0.2.1", now, now + 30), Ban("player:7", now, now + 60)])
    assert bans.is_banned("192.0.2.1")
    with pytest.raises(Banned):
        bans.check_player(7)
    monkeypatch.setattr(time, "time", lambda: now + 45)
    assert bans.is_banned("192.0.2.1")
    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert not bans.is_banned("192.0.2.1")
    bans.check_player(7)


async def test_bans_that_have_ended_do_not_count(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST", 2)
    house, now = house_of(server), time.time()
    house.quotas.bans.replace([Ban("192.0.2.1", now, now + 60), Ban("192.0.2.2", now, None)])
    with pytest.raises(NotBannable):
        await Commands(house).carry_out(messages.AddBan("192.0.2.9"))
    house.quotas.bans.replace([Ban("192.0.2.1", now, now - 60), Ban("192.0.2.2", now, None)])
    assert len(house.quotas.bans.in_force) == 1
    assert isinstance(await Commands(house).carry_out(messages.AddBan("192.0.2.9")), messages.Done)


async def test_bans_that_have_ended_are_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    await store.add_ban(Ban("192.0.2.1", 0.0, 1.0))
    await store.add_ban(Ban("192.0.2.2", 0.0, None))
    assert [one.target for one in await store.bans()] == ["192.0.2.2"]
    assert await store._do(lambda db: db.execute("select target from bans").fetchall()) == [("192.0.2.2",)]
    await store.close()


@pytest.mark.parametrize(
    "target",
    [
        "127.0.0.1",
        "127.0.0.0/8",
        "0.0.0.0/0",
        "::1",
        "::/0",
        "::ffff:127.0.0.1",
        "localhost",
        "10.0.0.5/24",
        "player:x",
        "",
    ],
)
def test_some_things_cannot_be_banned(target: str) -> None:
    with pytest.raises(NotBannable):
        target_of(target)


def test_a_trusted_proxy_cannot_be_banned() -> None:
    assert target_of("10.0.0.7", "10.0.1.0/24") == "10.0.0.7"
    with pytest.raises(NotBannable):
        target_of("10.0.0.0/16", "10.0.1.0/24")


def test_a_ban_that_is_not_there_is_not_lifted(own_program: Program) -> None:
    with pytest.raises(NotBanned):
        told(own_program, messages.RemoveBan("192.0.2.77"))
    with pytest.raises(NoSuchPlayer):
        told(own_program, messages.AddBan("player:77"))


def test_checking_a_ban_asks_no_database_and_remembers_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans_module, "REMEMBERED", 10)
    bans = Bans()
    bans.replace([Ban("192.0.2.0/24", 0.0, None)])
    assert [bans.is_banned(f"192.0.{third}.1") for third in range(100)] == [third == 2 for third in range(100)]
    assert len(bans._known) <= 10
    assert not bans.is_banned("not an address")


# Announcements.


def test_pages_at_tables_get_an_announcement_and_others_ask_for_it(own_program: Program, ann: Guest) -> None:
    with ann.open(ann.make("open", "open")) as page:
        madcap(own_program, "announce", "Back at <b>10</b>.", "--minutes", "5", "--lang", "de=Um 10 zurück.")
        one = until(page, "announced")["announcement"]
        assert (one["text"], one["texts"]) == ("Back at <b>10</b>.", {"de": "Um 10 zurück."})
        assert 0 < one["ms"] <= 300_000
        own_program.stop()
    own_program.start()
    again = ann.http.get("/api/announcement").json()["announcement"]
    assert (again["id"], again["text"]) == (one["id"], one["text"])
    with ann.open(ann.make("open", "open")) as page:
        madcap(own_program, "announce", "--clear")
        assert until(page, "announced")["announcement"] is None
    assert ann.http.get("/api/announcement").json()["announcement"] is None
    told(own_program, messages.Announce("Something else"))
    assert ann.http.get("/api/announcement").json()["announcement"]["id"] > one["id"]


def test_an_announcement_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    announcements, now = Announcements(), time.time()
    announcements.show(AnnouncementRecord(1, "Hello", {}, now + 60))
    assert announcements.current.announcement
    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert announcements.current.announcement is None


@pytest.mark.parametrize("words", [["announce"], ["announce", "Hi", "--clear"], ["announce", "Hi", "--lang", "xx=Hi"]])
def test_a_wrong_announcement_is_refused(own_program: Program, words: list[str]) -> None:
    assert madcap(own_program, *words).exit_code == 2
    assert own_program.rows("select * from audit") == []


# The key.


def test_a_new_key_signs_records(own_program: Program, ann: Guest) -> None:
    before = ann.http.get("/.well-known/madcap-keys.json").json()["keys"]
    output = madcap(own_program, "rotate-key").output
    after = ann.http.get("/.well-known/madcap-keys.json").json()["keys"]
    assert after[0]["id"] in output
    assert [one["id"] for one in after[1:]] == [one["id"] for one in before]


# The command line.


@pytest.mark.parametrize(
    "command", [command.name or command.callback.__name__ for command in admin.registered_commands if command.callback]
)
def test_every_help_has_an_example(command: str) -> None:
    name = command.replace("_", "-")
    result = CliRunner().invoke(app, ["admin", name, "--help"], env={"COLUMNS": "200", "TERM": "dumb"})
    assert result.exit_code == 0
    assert f"Example: madcap admin {name}" in result.output
