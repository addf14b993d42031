"""Logs unexpected errors with a traceback. The client gets a plain answer.

A traceback names places in the program. The message of an error may contain what was being handled, such as a move, a name or
a secret: it is logged only for errors of the operating system and the database.
"""

import logging
import sqlite3
from traceback import extract_tb, format_tb

from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import Scope

from madcap.engine.errors import MadcapError
from madcap.server.errors import BrokenTable, StoreError
from madcap.server.request_id import request_id

HUNG_UP = "client disconnected prematurely"  # Litestar's words for a client that leaves in the middle of its request
HARMLESS = (OSError, sqlite3.Error, BrokenTable)  # their messages are about files, disks and codes, not about games

log = logging.getLogger(__name__)


async def note(error: Exception, scope: Scope) -> None:
    """Log an error that was raised while a request or a socket was served, if it is unexpected or the store's."""
    where = f"while {scope['type']} was served at {scope.get('path_template') or 'no known address'}"
    if is_unexpected(error):
        write(where, error, request_id(scope))
    elif isinstance(error, StoreError):  # the store logs its troubles; this line has the id that a player can quote
        log.error("The store failed %s: %s", where, error, extra={"kind": "storage", "request": request_id(scope)})


def write(where: str, error: Exception, request: str = "") -> None:
    """Log an unexpected error, with the id of the request or socket that met it."""
    about = {"kind": kind_of(error), "request": request}  # log_output.py limits the rate of each kind
    log.error("Something went wrong %s:\n%s", where, traced(error), extra=about)


def is_unexpected(error: Exception) -> bool:
    """Whether an error is a fault of the program or of what it has stored, and not a refusal."""
    if isinstance(error, HTTPException):
        return error.status_code >= 500 and error.detail != HUNG_UP
    return isinstance(error, BrokenTable) or not isinstance(error, MadcapError | WebSocketException | RecursionError)


def kind_of(error: BaseException) -> str:
    """What errors of one kind have in common: their type, and the place in the program where they were raised."""
    places = extract_tb(error.__traceback__)
    return (
        f"{type(error).__qualname__} {places[-1].filename}:{places[-1].lineno}" if places else type(error).__qualname__
    )


def traced(error: BaseException) -> str:
    """The traceback of an error and of those that caused it, the first one first, without values."""
    words = f": {error}" if isinstance(error, HARMLESS) else ""
    here = f"Traceback:\n{''.join(format_tb(error.__traceback__))}{type(error).__qualname__}{words}"
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return f"{traced(before)}\n\nwhich led to this:\n\n{here}" if before else here
