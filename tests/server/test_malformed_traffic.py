"""Malformed requests and frames: the real program refuses them, and they change nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec import structs

from madcap.games import all_games
from madcap.server.limits.settings import Limits
from tests.program import USUAL, Program

from .malformed_bytes import BINARY, PING, TEXT, close_code, frame
from .malformed_traffic import (
    PATIENCE_S,
    ask,
    assert_nothing_logged,
    connect,
    end,
    logged,
    open_socket,
    read_all,
    record_and_log,
    send,
    send_malformed_traffic,
    status,
    table_under_attack,
)
from .network_clients import HttpClient

SEEDS = (1, 2)
MALFORMED = 400
MEGABYTE = b"a" * 1_000_000


@pytest.fixture
async def code(program: Program) -> str:
    return await (await HttpClient(program.address).get_cookie()).make(["open", "gentle"])


def is_well(program: Program) -> bool:
    return httpx.get(f"{program.address}/api/games", timeout=PATIENCE_S).status_code == 200


@pytest.mark.parametrize("seed", SEEDS)
async def test_malformed_traffic_changes_nothing(program: Program, seed: int) -> None:
    code, cookies = await table_under_attack(program)
    before, since = record_and_log(program, code), logged(program)
    count = await asyncio.to_thread(send_malformed_traffic, program, code, cookies[-1], Random(seed), MALFORMED)
    assert record_and_log(program, code) == before
    assert count.frames
    assert count.statuses & {200, 400, 404}
    assert_nothing_logged(program, since, *cookies)


CLOSED = {
    "text that is none": (frame(TEXT, b"\xff\xfe"), 1007),
    "half a letter": (frame(TEXT, b'"\xc3"'), 1007),
    "a frame without a mask": (frame(TEXT, b"{}", mask=None), 1002),
    "compressed, though nobody agreed to that": (frame(TEXT, b"{}", rsv=4), 1002),
    "an unknown kind of frame": (frame(3, b""), 1002),
    "a ping that is too long": (frame(PING, b"p" * 126), 1002),
    "a message that is too long": (frame(TEXT, b" " * 65_537), 1009),
    "one that says to be longer than any": (bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + b"\x00" * 4, 1009),
    "a message in pieces, too long": (frame(TEXT, b" " * 40_000, fin=False) + frame(0, b" " * 40_000), 1009),
    "a message in endless pieces": (frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * 1001, 1009),
    "the end of nothing": (frame(0, b"{}"), 1002),
}


@pytest.mark.parametrize("what", CLOSED)
def test_a_broken_frame_closes_its_socket(program: Program, code: str, what: str) -> None:
    data, why = CLOSED[what]
    with open_socket(program, code) as connection:
        send(connection, data)
        assert close_code(read_all(connection)) == why
    assert is_well(program)


@pytest.mark.parametrize(
    "data", [frame(BINARY, b"{}"), frame(TEXT, b"{", fin=False) + frame(PING, b"") + frame(0, b"}")]
)
def test_whole_frames_are_decoded_or_refused(program: Program, code: str, data: bytes) -> None:
    with open_socket(program, code) as connection:
        send(connection, data)
        heard = b""
        while b'"reason":"malformed"' not in heard:
            heard += connection.recv(4096)


def test_the_server_never_agrees_to_compression(program: Program, code: str) -> None:
    with open_socket(program, code, extra="Sec-WebSocket-Extensions: permessage-deflate\r\n") as connection:
        assert connection.fileno() >= 0  # open_socket has checked the answer


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Program]:
    """A program that soon takes a socket for a flood."""
    program = Program(tmp_path / "madcap.db", structs.replace(USUAL, limits=Limits(flood_seconds=1.0)))
    yield program
    program.kill()
    program.end_group()


async def test_pings_whose_answers_nobody_reads_end_their_socket(strict: Program) -> None:
    code = await (await HttpClient(strict.address).get_cookie()).make(["open", "gentle"])
    with open_socket(strict, code) as connection:
        pings = frame(PING, b"p" * 125) * 1000
        assert not all(send(connection, pings) for _ in range(400)), "50 MB of pings were taken"
    assert is_well(strict)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: a\r\nX: ",
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 100,
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n",
    ],
    ids=["header", "address", "headers", "trailer", "body"],
)
def test_a_request_without_an_end_is_cut_off(program: Program, head: bytes) -> None:
    with connect(program) as connection:
        send(connection, head)
        assert not all(send(connection, MEGABYTE) for _ in range(60)), "60 MB were taken"
    assert is_well(program)


AMBIGUOUS = {
    "a length, and chunks": "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "two lengths": "Content-Length: 5\r\nContent-Length: 6",
    "a negative length": "Content-Length: -5",
    "a length that is none": "Content-Length: 5x",
    "chunks that are not last": "Transfer-Encoding: chunked, identity",
    "a folded header": "X: a\r\n b",
    "a space before the colon": "Content-Length : 5",
    "a bare line feed": "X: a\nContent-Length: 5",
    "a zero": "X\x00: a",
}


@pytest.mark.parametrize("what", AMBIGUOUS)
def test_a_request_that_could_be_read_in_two_ways_is_refused(program: Program, what: str) -> None:
    """A proxy might see one request where the server sees two: so the server refuses it."""
    smuggled = b"0\r\n\r\nGET /api/games HTTP/1.1\r\nHost: a\r\n\r\n"
    answer = ask(program, f"POST /api/tables HTTP/1.1\r\nHost: a\r\n{AMBIGUOUS[what]}\r\n\r\n".encode() + smuggled)
    assert status(answer) == 400
    assert answer.count(b"HTTP/1.1 ") == 1
    assert not any(name.encode() in answer for name in all_games())


HOSTS = ["[", "a:99999", "a:b", "a b", "a/b", "a@b", "<b>", "\xe9", "a" * 300, "a\r\nHost: b", ""]


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("path", ["/api/me", "/", "/api/tables/{code}/qr.svg"])
def test_an_invalid_host_is_refused(program: Program, code: str, host: str, path: str) -> None:
    request = f"GET {path.format(code=code)} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    assert status(ask(program, request.encode("latin-1"))) == 400


@pytest.mark.parametrize("host", ["a", "madcap.example", "127.0.0.1:8765", "[::1]:65535", "my_host-1"])
def test_a_valid_host_is_accepted(program: Program, host: str) -> None:
    assert status(ask(program, f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())) == 200


TRAVERSALS = [
    "/../../etc/passwd",
    "/assets/../../guard.py",
    "/%2e%2e/%2e%2e/guard.py",
    "/..%2f..%2fguard.py",
    "/assets/%2e%2e%5cguard.py",
]
TRAVERSALS += [
    "//etc/passwd",
    "/%00",
    "/assets/..;/guard.py",
    "/page/../guard.py",
    "/file:///etc/passwd",
    "/madcap.db",
    "/.git/config",
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_only_the_pages_own_files_are_served(program: Program, path: str) -> None:
    """A path that is not one of the page's files gets the page itself, or an error."""
    answer = ask(program, f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
    page = ask(program, b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    assert status(answer) in (400, 404) or answer.partition(b"\r\n\r\n")[2] == page.partition(b"\r\n\r\n")[2]


def test_an_incomplete_request_makes_no_table(program: Program) -> None:
    with connect(program) as connection:
        send(connection, b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{")
        end(connection)
        assert status(read_all(connection)) != 201
    assert is_well(program)
