"""The real program, as browser tests need it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.program import Program
from tests.quick_program import Changes

# A turn timer of 15 s runs out after 3 s, so that a test can watch it shrink to its end.
CHANGES = Changes(haste=5, short_pauses=True, positions=True)


@contextmanager
def running(db: Path) -> Iterator[Program]:
    """The program on a database file. It is stopped in the end."""
    program = Program(db, CHANGES)
    try:
        yield program
    finally:
        program.stop()
