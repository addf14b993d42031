"""What nobody expected: whoever asked gets a plain answer, and whoever runs the server a traceback in the log.

A traceback names places in the program. What an error says of itself may hold what was being handled, a move or a name or
worse: it is told only where it is the system that speaks.
"""

import logging
import sqlite3
from traceback import format_tb

from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Scope

from madcap.engine.errors import MadcapError
from madcap.server.limits.rate_limit import Bucket

AT_ONCE = 20  # tracebacks; then one every ten seconds: nobody shall fill the disk with them
PER_SECOND = 0.1
HUNG_UP = "client disconnected prematurely"  # Litestar's words for whoever is gone before the whole request is there
OF_THE_SYSTEM = (OSError, sqlite3.Error)  # their words tell of files and disks, not of games

log = logging.getLogger(__name__)


class ErrorLog:
    """Writes down what went wrong unexpectedly, over HTTP and on sockets; but no more than the disk can bear."""

    def __init__(self) -> None:
        self._allowed = Bucket(AT_ONCE, PER_SECOND)

    async def note(self, error: Exception, scope: Scope) -> None:
        """Called for everything that is raised while somebody is served."""
        if is_unexpected(error):
            self.write(f"while {scope['type']} was served at {scope.get('path_template') or 'no known address'}", error)

    def write(self, where: str, error: Exception) -> None:
        if self._allowed.take():
            log.error("Something went wrong %s:\n%s", where, traced(error))


def is_unexpected(error: Exception) -> bool:
    """Whether it is a fault of the program's, and not its way to say no."""
    if isinstance(error, HTTPException):
        return error.status_code >= 500 and error.detail != HUNG_UP
    return not isinstance(error, MadcapError | WebSocketException | RecursionError)


def traced(error: BaseException) -> str:
    """The traceback of an error and of those that led to it, the first one first, without the values in it."""
    words = f": {error}" if isinstance(error, OF_THE_SYSTEM) else ""
    here = f"Traceback:\n{''.join(format_tb(error.__traceback__))}{type(error).__qualname__}{words}"
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return f"{traced(before)}\n\nwhich led to this:\n\n{here}" if before else here
