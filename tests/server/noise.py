"""Bytes that no browser sends: broken requests and frames, over real sockets to the real program."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from select import select

from madcap.server.people.players import COOKIE
from tests.program import Program

from .broken import FRAMES, closed_with, goodbye, request
from .browsers import Browser
from .wild import Wild

HANGING_S = 0.3  # for an answer to a request that may have no end
PATIENCE_S = 20.0  # only a program that hangs makes anybody wait so long
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
HARMLESS = {"WARNING:  Invalid HTTP request received.", "WARNING:  Unsupported upgrade request."}
FAILURES = (1011, 4500)  # how a socket is closed when something of ours went wrong


def connect(program: Program) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", program.port))
    line.settimeout(PATIENCE_S)
    return line


def read_all(line: socket.socket) -> bytes:
    """Everything until the other end hangs up."""
    heard = bytearray()
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionError:
        pass  # hung up on us in the middle of what we said
    return bytes(heard)


def send(line: socket.socket, data: bytes) -> bool:
    """Whether the other end took it all."""
    try:
        line.sendall(data)
    except ConnectionError:
        return False
    return True


def end(line: socket.socket) -> None:
    """Nothing more will be said."""
    with suppress(OSError):  # they have hung up already
        line.shutdown(socket.SHUT_WR)


def ask(program: Program, request: bytes, patience_s: float = PATIENCE_S) -> bytes:
    """What is answered to these bytes. If that takes long, the program may wait for more: it hears that none will come."""
    with connect(program) as line:
        send(line, request)
        if not select([line], [], [], patience_s)[0]:
            end(line)
        return read_all(line)


def status(answer: bytes) -> int:
    """The status of an answer; 0 where there is none."""
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


def open_socket(program: Program, code: str, cookie: str = "", extra: str = "") -> socket.socket:
    """A WebSocket by hand, behind its handshake."""
    line = connect(program)
    host = f"Host: 127.0.0.1:{program.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    cookies = f"Cookie: madcap_player={cookie}\r\n" if cookie else ""
    line.sendall(f"GET /api/tables/{code}/live HTTP/1.1\r\n{host}{KEY}{cookies}{extra}\r\n".encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    assert b"sec-websocket-extensions" not in head.lower(), "nobody shall send us compressed frames"
    return line


@dataclass
class Din:
    """How much noise was made, and how it was answered."""

    frames: int = 0
    requests: int = 0
    statuses: frozenset[int] = frozenset()


def make_noise(program: Program, code: str, cookie: str, rng: Random, messages: int) -> Din:
    """Requests and frames of every kind; none is ever answered by a failure of ours."""
    wild, din = Wild(rng, wildness=0.3), Din()
    while din.frames + din.requests < messages:
        if wild.chance(0.4):
            answer = ask(program, request(wild, code), HANGING_S)
            assert status(answer) < 500, answer
            din.statuses |= {status(answer)}
            din.requests += 1
        else:
            din.frames += _some_frames(program, code, wild.one_of(["", cookie]), wild)
    return din


def _some_frames(program: Program, code: str, cookie: str, wild: Wild) -> int:
    """A few frames on one socket, until we or they have had enough; how many."""
    with open_socket(program, code, cookie) as line:
        count = wild.one_of([1, 1, 2, 3, 6])
        for n in range(count):
            if not send(line, wild.one_of(FRAMES)(wild)):
                return n + 1
        send(line, goodbye())
        end(line)
        assert closed_with(read_all(line)) not in FAILURES
        return count


async def table_for_noise(program: Program) -> tuple[str, list[str]]:
    """The code of a table where Ann and Ben play, and their cookies; the last is Eve's, who may only watch."""
    ann, ben, eve = [await Browser(program.address).hello(name) for name in ("Ann", "Ben", "Eve")]
    code = await ann.make(["open", "open"], level="expert", points=300)
    lines = [await one.open(code) for one in (ann, ben)]
    await lines[1].sit(1)
    await lines[0].begin()
    for line in lines:
        await line.close()
    return code, [str(one.http.cookies[COOKIE]) for one in (ann, ben, eve)]


def face_and_log(program: Program, code: str) -> tuple[object, ...]:
    """All that is kept of a table."""
    log = program.rows("select seq, seat, move from log where code = ? order by seq", code)
    return program.rows("select record from tables where code = ?", code), log


def logged(program: Program) -> int:
    """How much has been logged."""
    return program.errors.stat().st_size


def assert_quiet(program: Program, since: int, *secrets: str) -> None:
    """Since then nothing was logged but that bytes were no HTTP; and no secret in any case."""
    log = program.errors.read_bytes()[since:].decode()
    assert not [secret for secret in secrets if secret in log]
    assert {line.strip() for line in log.splitlines()} <= HARMLESS
