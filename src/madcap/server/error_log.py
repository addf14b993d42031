"""Logs unexpected errors with a traceback. The client gets a plain answer.

A traceback names places in the program. The message of an error may contain what was being handled, such as a move, a name or
a secret: it is logged only for errors of the operating system and the database.
"""

import logging
import sqlite3
from traceback import format_tb

from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Scope

from madcap.engine.errors import MadcapError
from madcap.server.limits.rate_limit import Bucket

AT_ONCE = 20  # tracebacks; then one every ten seconds, so that nobody can fill the disk
PER_SECOND = 0.1
HUNG_UP = "client disconnected prematurely"  # Litestar's words for a client that leaves in the middle of its request
OF_THE_SYSTEM = (OSError, sqlite3.Error)  # their messages are about files and disks, not about games

log = logging.getLogger(__name__)


class ErrorLog:
    """Logs unexpected errors of HTTP and sockets, at a limited rate."""

    def __init__(self) -> None:
        self._allowed = Bucket(AT_ONCE, PER_SECOND)

    async def note(self, error: Exception, scope: Scope) -> None:
        """Log an error that was raised while a request or a socket was served, if it is unexpected."""
        if is_unexpected(error):
            self.write(f"while {scope['type']} was served at {scope.get('path_template') or 'no known address'}", error)

    def write(self, where: str, error: Exception) -> None:
        if self._allowed.take():
            log.error("Something went wrong %s:\n%s", where, traced(error))


def is_unexpected(error: Exception) -> bool:
    """Whether an error is a fault of the program, and not a refusal."""
    if isinstance(error, HTTPException):
        return error.status_code >= 500 and error.detail != HUNG_UP
    return not isinstance(error, MadcapError | WebSocketException | RecursionError)


def traced(error: BaseException) -> str:
    """The traceback of an error and of those that caused it, the first one first, without values."""
    words = f": {error}" if isinstance(error, OF_THE_SYSTEM) else ""
    here = f"Traceback:\n{''.join(format_tb(error.__traceback__))}{type(error).__qualname__}{words}"
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return f"{traced(before)}\n\nwhich led to this:\n\n{here}" if before else here
