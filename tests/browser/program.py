"""The real program, as browser tests need it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from madcap.server.limits.settings import Limits
from tests.program import Program
from tests.quick_program import Changes

# A turn timer of 15 s runs out after 3 s, so that a test can watch it shrink to its end. Pages are 30 times as fast as
# for real people, and may send as many messages.
CHANGES = Changes(haste=5, short_pauses=True, positions=True, limits=Limits(messages_per_second=600))


@contextmanager
def running(db: Path) -> Iterator[Program]:
    """The program on a database file. It is stopped in the end."""
    program = Program(db, CHANGES)
    try:
        yield program
    finally:
        program.stop()
