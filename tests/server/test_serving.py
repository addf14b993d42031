"""The program as a whole: it prints its address, stops when told to, and leaves no process behind."""

import os
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from litestar import Litestar
from litestar.testing import TestClient

from madcap.server import wire
from madcap.server.serving import UNSENT_BYTES, UNTAKEN_S, listen
from madcap.server.store.contract import TableRecord
from madcap.server.table.registry import Registry
from tests.games import open_game
from tests.program import Program

from .in_process import InProcessServer, TableOfTwo
from .network_clients import HttpClient, WebSocketClient
from .table_client import PATIENCE_S


def test_the_program_ends_when_told_to(tmp_path: Path) -> None:
    program = Program(tmp_path / "madcap.db")
    program.stop()  # an error if it does not end
    assert not _left_behind(program)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
async def test_people_at_a_table_get_a_close_code_when_the_program_ends(tmp_path: Path, told: signal.Signals) -> None:
    program = Program(tmp_path / "madcap.db")
    browser = await HttpClient(program.address).get_cookie()
    client = await browser.open(await browser.make(["open", "gentle"]))
    await client.begin()
    program.process.send_signal(told)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.receive_until_closed()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012  # "service restart"
    program.process.wait(PATIENCE_S)
    assert not _left_behind(program)


async def test_a_kill_leaves_no_thinking_process_behind(tmp_path: Path) -> None:
    program = Program(tmp_path / "madcap.db")
    try:
        browser = await HttpClient(program.address).get_cookie()
        client = await browser.open(await browser.make(["gentle", "gentle"]))
        await client.send_message(wire.Start())
        await _two_thoughts(client)
        program.kill()
        assert not _left_behind(program)
    finally:
        program.end_group()


async def _two_thoughts(client: WebSocketClient) -> None:
    """Wait for two moves of bots: then their process has started."""
    for _ in range(2):
        await client.until(lambda message: isinstance(message, wire.State) and message.moves[0].cause == "bot")


def _left_behind(program: Program) -> list[str]:
    """The processes of this program's group that do not end."""
    for _ in range(int(PATIENCE_S / 0.05)):
        left = [stat.parent.name for stat in Path("/proc").glob("[0-9]*/stat") if _group(stat) == program.process.pid]
        if not left:
            return []
        time.sleep(0.05)
    return left


def _group(stat: Path) -> int:
    try:
        fields = stat.read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return 0 if fields[0] == "Z" else int(fields[2])


async def test_bots_play_on_when_their_process_was_killed(tmp_path: Path) -> None:
    """The system may kill a process that takes much memory; the tables must not stop because of that."""
    program = Program(tmp_path / "madcap.db")
    try:
        browser = await HttpClient(program.address).get_cookie()
        client = await browser.open(await browser.make(["gentle", "gentle"]))
        await client.send_message(wire.Start())
        await _two_thoughts(client)
        workers = _workers(program)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        while not (await client.next_state()).outcome:
            pass
    finally:
        program.kill()
        program.end_group()


def _workers(program: Program) -> list[int]:
    """The processes that bots think in: children of the program's fork server."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        if _group(stat) == program.process.pid:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    return [pid for pid, parent in parents.items() if parent in parents and parent != program.process.pid]


async def test_a_table_that_cannot_be_read_does_not_keep_others_from_loading(
    server: InProcessServer, game: TableOfTwo
) -> None:
    await server.store.add_table(TableRecord("AAAA", "chess", b"{}", "human", "playing", 1, (), b"", name="A" * 12))
    woken = Registry(server.store, server.bot_pool)
    await woken.wake()
    assert [table.record.code for table in woken.loaded.all()] == [game.code]
    woken.close()


async def test_a_socket_to_a_table_that_does_not_exist_is_closed_with_4404(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie()
    for code in ("ZZZZ", "Z" * 500, "%F0%9F%8E%B2"):
        client = await browser.open(code)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await client.next_message()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


def test_every_connection_is_pinged_from_time_to_time(
    app_client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("madcap.server.socket.endpoint.HEARTBEAT_S", 0.01)
    app_client.get("/api/me")
    code = app_client.post("/api/tables", json={"game": open_game().name, "chairs": ["open", "fair"]}).json()["code"]
    with app_client.websocket_connect(f"/api/tables/{code}/live") as client:
        assert [client.receive_json(timeout=5)["type"] for _ in range(3)] == ["table", "ping", "ping"]


async def test_a_since_that_is_no_number_is_refused(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie()
    code = await browser.make(["open", "gentle"])
    with pytest.raises(websockets.InvalidStatus) as refused:
        await browser.open(code, "x")
    assert 400 <= refused.value.response.status_code < 500


async def test_a_message_of_many_megabytes_ends_only_its_own_connection(program: Program) -> None:
    browser = await HttpClient(program.address).get_cookie()
    code = await browser.make(["open", "gentle"])
    client, other = await browser.open(code), await browser.open(code)
    with suppress(websockets.ConnectionClosed):  # it may be closed before all of it is sent
        await client.send_message("x" * 5_000_000)
    with pytest.raises(websockets.ConnectionClosed):
        await client.receive_until_closed()
    await other.sit()
    assert other.table.you == 0
    await other.close()


def test_the_system_keeps_little_for_a_connection_that_does_not_read() -> None:
    """What the system holds for connections outlives them. They inherit the limits of the listener."""
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) == 2 * UNSENT_BYTES  # Linux doubles it
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * UNTAKEN_S
