"""Malformed requests and frames, sent over real sockets to the real program."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from select import select

from madcap.server.people.cookies import COOKIE
from tests.program import Program

from .malformed_bytes import FRAMES, close_code, close_frame, request
from .network_clients import HttpClient
from .random_values import RandomValues

HANGING_S = 0.3  # for an answer to a request that may be incomplete
PATIENCE_S = 20.0  # only a program that hangs takes this long
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
HARMLESS = {"Invalid HTTP request received.", "Unsupported upgrade request."}  # and how many more there were
FAILURES = (1011, 4500)  # close codes of the server's own errors


def connect(program: Program) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", program.port))
    connection.settimeout(PATIENCE_S)
    return connection


def read_all(connection: socket.socket) -> bytes:
    """All bytes until the server closes the connection."""
    heard = bytearray()
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionError:
        pass  # the server closed the connection while we were sending
    return bytes(heard)


def send(connection: socket.socket, data: bytes) -> bool:
    """Send bytes, and return whether the server took them all."""
    try:
        connection.sendall(data)
    except ConnectionError:
        return False
    return True


def end(connection: socket.socket) -> None:
    """Close our sending side."""
    with suppress(OSError):  # the server has closed it already
        connection.shutdown(socket.SHUT_WR)


def ask(program: Program, request: bytes, patience_s: float = PATIENCE_S) -> bytes:
    """The answer to these bytes. After `patience_s` our sending side is closed, in case the program waits for more."""
    with connect(program) as connection:
        send(connection, request)
        if not select([connection], [], [], patience_s)[0]:
            end(connection)
        return read_all(connection)


def status(answer: bytes) -> int:
    """The status of an answer, or 0 if there is none."""
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


def open_socket(program: Program, code: str, cookie: str = "", extra: str = "") -> socket.socket:
    """A raw connection to a table's WebSocket, after its handshake."""
    connection = connect(program)
    host = f"Host: 127.0.0.1:{program.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    cookies = f"Cookie: madcap_player={cookie}\r\n" if cookie else ""
    connection.sendall(f"GET /api/tables/{code}/live HTTP/1.1\r\n{host}{KEY}{cookies}{extra}\r\n".encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += connection.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    assert b"sec-websocket-extensions" not in head.lower(), "the server agreed to compressed frames"
    return connection


@dataclass
class TrafficCount:
    """How many frames and requests were sent, and the statuses of the answers."""

    frames: int = 0
    requests: int = 0
    statuses: frozenset[int] = frozenset()


def send_malformed_traffic(program: Program, code: str, cookie: str, rng: Random, messages: int) -> TrafficCount:
    """Send malformed requests and frames of every kind. No answer may be a server error."""
    values, count = RandomValues(rng, wrong_share=0.3), TrafficCount()
    while count.frames + count.requests < messages:
        if values.chance(0.4):
            answer = ask(program, request(values, code), HANGING_S)
            assert status(answer) < 500, answer
            count.statuses |= {status(answer)}
            count.requests += 1
        else:
            count.frames += _some_frames(program, code, values.one_of(["", cookie]), values)
    return count


def _some_frames(program: Program, code: str, cookie: str, values: RandomValues) -> int:
    """Send a few frames on one socket, until the server closes it, and return how many were sent."""
    with open_socket(program, code, cookie) as connection:
        count = values.one_of([1, 1, 2, 3, 6])
        for n in range(count):
            if not send(connection, values.one_of(FRAMES)(values)):
                return n + 1
        send(connection, close_frame())
        end(connection)
        assert close_code(read_all(connection)) not in FAILURES
        return count


async def table_under_attack(program: Program) -> tuple[str, list[str]]:
    """The code of a table where Ann and Ben play, and three cookies. The last is that of Eve, who may only watch."""
    ann, ben, eve = [await HttpClient(program.address).get_cookie(name) for name in ("Ann", "Ben", "Eve")]
    code = await ann.make(["open", "open"], level="expert", points=300)
    clients = [await one.open(code) for one in (ann, ben)]
    await clients[1].sit(1)
    await clients[0].begin()
    for client in clients:
        await client.close()
    return code, [str(one.http.cookies[COOKIE]) for one in (ann, ben, eve)]


def record_and_log(program: Program, code: str) -> tuple[object, ...]:
    """A table's stored record and log."""
    log = program.rows("select seq, seat, move from log join tables on id = table_id where code = ? order by seq", code)
    return program.rows("select record from tables where code = ?", code), log


def logged(program: Program) -> int:
    """The size of the program's log."""
    return program.errors.stat().st_size


def assert_nothing_logged(program: Program, since: int, *secrets: str) -> None:
    """Check that since then only warnings about invalid requests were logged, and no secret."""
    log = program.errors.read_bytes()[since:].decode()
    assert not [secret for secret in secrets if secret in log]
    said = {line.partition("uvicorn.error: ")[2] for line in log.splitlines()}
    assert {message.partition(" ... and ")[0] for message in said} <= HARMLESS
