"""What all commands share: the console that they print to, and errors as one plain line.

It lies below the games, so that the commands that a game brings (its `cli.py`) can use it, too.
"""

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer
from rich.console import Console

from madcap.engine.errors import BadRecord, MadcapError

WRONG, BAD_INPUT = 1, 2  # exit codes: a file that does not pass its check; input that cannot be used


def console() -> Console:
    """A console on stdout. It is made when it is needed, so that it finds the current stdout."""
    return Console(highlight=False, soft_wrap=False)


def printable(text: str) -> str:
    """Text from a file, safe to print in a terminal: control characters and invisible ones are spelled out."""
    return "".join(one if one == "\n" or unicodedata.category(one)[0] != "C" else _escaped(one) for one in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode()


def fail(reason: str, code: int = BAD_INPUT) -> NoReturn:
    """Print a line on stderr and exit."""
    typer.echo(f"madcap: {printable(reason)}", err=True)
    raise typer.Exit(code)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn Madcap's own errors, and those of files, into one line and an exit code."""
    try:
        yield
    except BadRecord as error:
        fail(str(error), WRONG)
    except MadcapError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
