"""Writes the log: every line in one format, with its time, and never too many of one kind.

All loggers of the program end here: our own, uvicorn's, asyncio's, and Python's warnings. What strangers send is escaped, and
of an error whose message may contain secrets only the places in the program are written (`error_log.traced`).
"""

import asyncio
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Literal, TextIO

from msgspec import Struct, json

from madcap.server.counters import COUNTERS
from madcap.server.error_log import traced
from madcap.server.limits.bucket import Bucket

LogFormat = Literal["text", "json"]
AT_ONCE = 5  # lines of one kind; then three a minute
PER_SECOND = 0.05
KINDS = 1000  # that are remembered: each is a place in the program
SUMMARY_S = 60.0  # between two looks for lines that were left out
# Characters that could steer a terminal, or make a line look like another.
HIDDEN = (range(0x20), range(0x7F, 0xA0), range(0x200B, 0x2010), range(0x2028, 0x202F), range(0x2060, 0x2070))
ESCAPES = {number: f"\\u{number:04x}" for some in HIDDEN for number in some if number != ord("\n")}


class Line(Struct, omit_defaults=True):
    """A line of the log as JSON."""

    time: str
    level: str
    logger: str
    message: str
    request: str = ""


class OneFormat(logging.Formatter):
    """A record as text. Further lines of a record are indented, so that none looks like a record of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line = self.line(record)
        request = f" [{line.request}]" if line.request else ""
        message = line.message.replace("\n", "\n    ")
        return f"{line.time} {line.level} {line.logger}{request}: {message}"

    def line(self, record: logging.LogRecord) -> Line:
        """The parts of a line."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        return Line(when, record.levelname.lower(), record.name, self._message(record), getattr(record, "request", ""))

    def _message(self, record: logging.LogRecord) -> str:
        message = record.getMessage().strip()
        if record.name == "asyncio":  # the other lines show objects with all that they contain
            message = message.partition("\n")[0]
        if record.exc_info and record.exc_info[1]:
            message += f"\n{traced(record.exc_info[1])}"
        return message.translate(ESCAPES)


class JsonLines(OneFormat):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return json.encode(self.line(record)).decode()


class _Kind:
    """Records of one kind: how many more may be written, and how many were left out."""

    def __init__(self) -> None:
        self.allowed = Bucket(AT_ONCE, PER_SECOND)
        self.left_out = 0
        self.since = 0.0  # when the first of these was left out
        self.last: logging.LogRecord | None = None  # of these

    def leave_out(self, record: logging.LogRecord) -> None:
        self.since = self.since if self.left_out else time.monotonic()
        self.left_out += 1
        self.last = record


class LogOutput(logging.StreamHandler[TextIO]):
    """Writes records to a stream, a few of each kind at once and then a few a minute. It says how many it has left out.

    The kind of a record is the place in the program that logs it, unless the record has a `kind` of its own.
    """

    def __init__(self, stream: TextIO, log_format: LogFormat) -> None:
        super().__init__(stream)
        self.setFormatter(JsonLines() if log_format == "json" else OneFormat())
        self._kinds: dict[str, _Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        kind = self._kind(record)
        if not kind.allowed.take():
            kind.leave_out(record)
            COUNTERS.log_lines_left_out[record.levelname.lower()] += 1
            return
        self._summarize(kind)
        COUNTERS.log_lines[record.levelname.lower()] += 1
        super().emit(record)

    def summarize(self) -> None:
        """Say how many records of each kind were left out, where that is due."""
        for kind in list(self._kinds.values()):
            if kind.left_out and kind.allowed.take():
                self._summarize(kind)

    def _kind(self, record: logging.LogRecord) -> _Kind:
        if len(self._kinds) >= KINDS:
            self.summarize()
            self._kinds.clear()
        return self._kinds.setdefault(getattr(record, "kind", f"{record.pathname}:{record.lineno}"), _Kind())

    def _summarize(self, kind: _Kind) -> None:
        last, left_out, kind.left_out, kind.last = kind.last, kind.left_out, 0, None
        if last and left_out:
            said, seconds = last.getMessage().strip().partition("\n")[0], time.monotonic() - kind.since
            last.msg = f"{said} ... and {left_out} more like this in the last {seconds:.0f} seconds"
            last.args, last.exc_info = (), None
            super().emit(last)


@contextmanager
def log_output(log_format: LogFormat, stream: TextIO | None = None) -> Iterator[LogOutput]:
    """Write all logs of the program to a stream (stderr), for as long as the context lasts."""
    output, root = LogOutput(stream or sys.stderr, log_format), logging.getLogger()
    root.addHandler(output)
    logging.captureWarnings(True)
    try:
        yield output
    finally:
        output.summarize()
        logging.captureWarnings(False)
        root.removeHandler(output)


async def summarize(output: LogOutput) -> None:
    """Say from time to time what was left out, also when nothing more of its kind comes. Never returns."""
    while True:
        await asyncio.sleep(SUMMARY_S)
        output.summarize()
