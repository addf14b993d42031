"""Unexpected errors: the traceback is in the log, without the data that was being handled, and others play on."""

import asyncio
import io
import socket
import sqlite3
from collections.abc import Callable

import pytest
import websockets
from litestar import Litestar
from litestar.exceptions import InternalServerException, NotFoundException, WebSocketDisconnect
from litestar.testing import TestClient
from msgspec import json, structs

from madcap.server import error_log, log_output, wire
from madcap.server.error_log import is_unexpected, traced
from madcap.server.errors import StoreError
from madcap.server.people.cookies import COOKIE
from madcap.server.store.contract import TableRecord
from tests.program import Program

from .network_clients import HttpClient
from .table_client import PATIENCE_S


def change_face(own_program: Program, code: str, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
    """Change a table's stored record directly in the database, and return the record from before."""
    ((kept,),) = own_program.rows("select record from tables where code = ?", code)
    record = json.decode(kept, type=TableRecord)
    db = sqlite3.connect(own_program.db)
    with db:
        db.execute("update tables set record = ? where code = ?", (json.encode(change(record)), code))
    db.close()
    return record


async def assert_logged(own_program: Program, error: str, place: str, id: str, *secrets: str) -> None:
    """Check that the log has the error, its place and the request's id, and no secret. It may be written a moment later."""
    async with asyncio.timeout(PATIENCE_S):
        while f"\n    {error}\n" not in (log := own_program.errors.read_text()):
            await asyncio.sleep(0.05)
    assert log.count("Traceback") == 1
    assert f" [{id}]: Something went wrong while" in log
    assert place in log
    assert not [secret for secret in secrets if secret in log]


def secrets_of(record: TableRecord, *browsers: HttpClient) -> list[str]:
    """Secrets of a table that must never be in a log: its seed in any spelling, its code, its nonce, the cookies."""
    seed = [record.seed.hex(), repr(record.seed)[2:-1], json.encode(record.seed).decode().strip('"')]
    return [
        *seed,
        record.code,
        *(chair.nonce for chair in record.chairs if chair.nonce),
        *(str(one.http.cookies[COOKIE]) for one in browsers),
    ]


async def test_an_error_over_http_is_answered_without_details(own_program: Program) -> None:
    """A QR code cannot be drawn. The answer has no details; the traceback is in the log."""
    own_program.kill()
    own_program.changes = structs.replace(own_program.changes, faulty_qr=True)
    own_program.start()
    ann = await HttpClient(own_program.address).get_cookie("Ann")
    code = await ann.make(["open", "open"])
    record = change_face(own_program, code, lambda record: record)
    answer = await ann.http.get(f"/api/tables/{code}/qr.svg")
    assert answer.status_code == 500
    problem = json.decode(answer.content, type=wire.Problem)
    assert (problem.reason, "server" in problem.detail) == ("server", True)
    assert "content-security-policy" in answer.headers
    assert problem.id == answer.headers["x-request-id"]
    await assert_logged(own_program, "LookupError", "/api/tables/{code}/qr.svg", problem.id, *secrets_of(record, ann))
    assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}


async def test_a_game_that_ended_by_other_rules_is_named_as_broken(own_program: Program) -> None:
    """Neither its replay nor its record can be shown, but its page comes and says so."""
    ann = await HttpClient(own_program.address).get_cookie("Ann")
    code = await ann.make(["open", "open"])
    change_face(own_program, code, lambda record: structs.replace(record, phase="over"))
    for path in ("replay", "record"):
        answer = await ann.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (503, "broken-table")
    assert (await ann.http.get(f"/t/{code}")).status_code == 200


async def test_an_error_on_a_socket_closes_only_that_socket(own_program: Program) -> None:
    """A game with unreadable options fails to start. Ann, who asked, gets close code 4500; Ben's socket stays open."""
    ann, ben = [await HttpClient(own_program.address).get_cookie(name) for name in ("Ann", "Ben")]
    code = await ann.make(["open", "open"])
    record = change_face(own_program, code, lambda record: structs.replace(record, options=b'{"level":"a secret"}'))
    clients = [await one.open(code) for one in (ann, ben)]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    await clients[0].send_message(wire.Start())
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await clients[0].receive_until_closed()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4500
    reason, id = closed.value.rcvd.reason.split()
    assert reason == "server"
    await clients[1].until(lambda message: isinstance(message, wire.Table) and not message.chairs[0].here)
    place = "/api/tables/{code}/live"
    await assert_logged(own_program, "ValidationError", place, id, "a secret", *secrets_of(record, ann, ben))
    await clients[1].close()


def test_a_refusal_is_not_logged_as_an_error(
    app_client: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    for path, status in {"/api/tables/ZZZZ": 404, "/api/nothing": 404, "/api/tables/ZZZZ/replay?first=x": 400}.items():
        assert app_client.get(path).status_code == status
    assert not [record for record in caplog.records if record.name.startswith("madcap")]
    assert not any(map(is_unexpected, [NotFoundException(), StoreError("full"), WebSocketDisconnect(detail="gone")]))
    assert all(map(is_unexpected, [InternalServerException(), KeyError("x"), sqlite3.OperationalError()]))


async def test_a_client_that_hangs_up_during_a_request_is_not_logged(own_program: Program) -> None:
    half = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", own_program.port)) as client:
            client.sendall(half)
    for _ in range(20):  # until the server has noticed all of them
        await HttpClient(own_program.address).get_cookie()
    assert not own_program.errors.read_text()


def test_only_messages_of_system_errors_are_logged() -> None:
    def fail() -> None:
        try:
            raise OSError(28, "No space left on device")
        except OSError as error:
            raise ValueError("the seven of hearts") from error

    with pytest.raises(ValueError, match="hearts") as raised:
        fail()
    told = traced(raised.value)
    assert told.index("No space left") < told.index("which led to this") < told.rindex("ValueError")
    assert told.endswith("ValueError")


async def test_a_log_cannot_be_filled_with_failures() -> None:
    scope = {"type": "http", "path_template": "/api/games"}
    stream = io.StringIO()
    with log_output.log_output("text", stream):
        for error in (KeyError("x"), ValueError("y")):
            for _ in range(100):
                await error_log.note(error, scope)  # type: ignore[arg-type]
    told = stream.getvalue().count("Something went wrong")
    assert 2 * log_output.AT_ONCE <= told <= 2 * (log_output.AT_ONCE + 3)
