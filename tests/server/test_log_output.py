"""The log: one format with times for all loggers, no floods, and nothing that strangers could smuggle in."""

import asyncio
import io
import logging
import re
import socket
import warnings
from collections.abc import Iterator

import pytest
from msgspec import json

from madcap.server import log_output
from madcap.server.log_output import LogFormat, LogOutput
from tests.program import Program

from .network_clients import HttpClient
from .table_client import PATIENCE_S

START = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (warning|error) [\w.]+( \[[A-Z]{4}-[A-Z]{4}\])?: ")
GARBAGE = (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET /\x1b[31m\r\n\r\n", b"HELLO\r\n\r\n")
BAD_HANDSHAKES = (
    b"GET /api/tables/ABCD/live HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET /api/tables/ABCD/live HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: nonsense\r\n\r\n",
)


class Log:
    """A log that a test reads."""

    def __init__(self, log_format: LogFormat) -> None:
        self.stream = io.StringIO()
        self.output = LogOutput(self.stream, log_format)
        self.logger = logging.getLogger("a.test")

    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()

    def refill(self, tokens: float) -> None:
        """Let time pass."""
        for kind in self.output._kinds.values():
            kind.allowed.allowance += tokens


@pytest.fixture
def text() -> Iterator[Log]:
    log = Log("text")
    with log_output.log_output("text", log.stream) as log.output:
        yield log


@pytest.fixture
def lines_of_json() -> Iterator[Log]:
    log = Log("json")
    with log_output.log_output("json", log.stream) as log.output:
        yield log


@pytest.fixture(autouse=True)
def loggers_as_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo what uvicorn's own settings have done to its loggers, in a test that ran before in this process."""
    for name in ("uvicorn", "uvicorn.error"):
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
        monkeypatch.setattr(logging.getLogger(name), "handlers", [])
        logging.getLogger(name).setLevel(logging.NOTSET)  # what a logger remembers about its levels goes with it


def test_every_logger_writes_the_same_format(text: Log) -> None:
    for name in ("madcap.server", "uvicorn.error", "asyncio", "websockets.server"):
        logging.getLogger(name).warning("Something happened.")
    warnings.warn("Something is old.", stacklevel=1)
    told = [line for line in text.lines() if not line.startswith("    ")]
    assert len(told) == 5
    assert all(START.match(line) for line in told), told


def test_a_line_of_json_has_the_same_parts(lines_of_json: Log) -> None:
    lines_of_json.logger.error("Two\nlines", extra={"request": "QWRT-KLMN"})
    (line,) = lines_of_json.lines()
    said = json.decode(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", said.pop("time"))
    assert said == {"level": "error", "logger": "a.test", "message": "Two\nlines", "request": "QWRT-KLMN"}


def test_what_strangers_send_cannot_steer_a_terminal_or_look_like_another_line(text: Log) -> None:
    text.logger.warning("Got %s", "\x1b[2J\u202e\x9b\r\n2026-01-01T00:00:00.000Z error madcap: forged")
    first, second = text.lines()
    assert "\\u001b[2J\\u202e\\u009b\\u000d" in first
    assert second.startswith("    2026")


def test_one_kind_of_line_cannot_fill_the_log(text: Log) -> None:
    for number in range(1000):
        text.logger.warning("This is number %d.", number)
    text.logger.warning("This is another kind.")
    assert len(text.lines()) == log_output.AT_ONCE + 1
    text.refill(1.0)
    text.output.summarize()
    assert re.search(r"This is number 999\. \.\.\. and 995 more like this in the last \d+ seconds$", text.lines()[-1])
    text.refill(1.0)
    text.output.summarize()
    assert len(text.lines()) == log_output.AT_ONCE + 2


def test_the_next_line_of_a_kind_says_how_many_were_left_out(text: Log) -> None:
    for refilled in (0.0,) * 10 + (2.0,):
        text.refill(refilled)
        text.logger.warning("Again.")
    assert [line.partition(": ")[2] for line in text.lines()[-2:]][1] == "Again."
    assert "... and 5 more like this" in text.lines()[-2]


def test_errors_of_libraries_are_logged_without_what_was_handled(text: Log) -> None:
    """Uvicorn and asyncio would log the message of the error, and asyncio the task with its result."""
    secret = "the seven of hearts"
    try:
        raise ValueError(secret)
    except ValueError as error:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
        logging.getLogger("asyncio").error("Task failed\nfuture: <Task exception=%r>", error, exc_info=error)
    assert "hearts" not in text.stream.getvalue()
    assert text.stream.getvalue().count("\n    ValueError\n") == 2


async def test_garbage_and_bad_handshakes_write_a_few_lines(own_program: Program) -> None:
    def send(data: bytes) -> None:
        with socket.create_connection(("127.0.0.1", own_program.port), PATIENCE_S) as client:
            client.sendall(data)
            client.shutdown(socket.SHUT_WR)
            while client.recv(4096):
                pass

    for data in (*GARBAGE, *BAD_HANDSHAKES) * 15:
        await asyncio.to_thread(send, data)
    await HttpClient(own_program.address).get_cookie()
    log = own_program.errors.read_text()
    told = [line for line in log.splitlines() if not line.startswith("    ")]
    assert told
    assert all(START.match(line) for line in told), told
    assert len(told) <= 4 * (log_output.AT_ONCE + 3)
    assert "\x1b" not in log
