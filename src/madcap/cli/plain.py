"""What the commands share: where they print, and errors in one plain line."""

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from madcap.engine.errors import BadRecord, MadcapError
from madcap.texts import LANGUAGES

WRONG, BAD_INPUT = 1, 2  # exit codes: a record that does not hold; something typed that makes no sense

Lang = Annotated[str, typer.Option("--lang", help=f"The language: {', '.join(LANGUAGES)}.")]


def console() -> Console:
    """Where results go. Made when it is needed, so that it finds today's stdout."""
    return Console(highlight=False, soft_wrap=False)


def shown(text: str) -> str:
    """What stands in somebody's file, fit for a terminal: signs that it would obey, or hide, are spelled out."""
    return "".join(one if one == "\n" or unicodedata.category(one)[0] != "C" else _spelled(one) for one in text)


def _spelled(sign: str) -> str:
    return sign.encode("unicode_escape").decode()


def fail(reason: str, code: int = BAD_INPUT) -> NoReturn:
    """End with a line on stderr."""
    typer.echo(f"madcap: {shown(reason)}", err=True)
    raise typer.Exit(code)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Errors that Madcap knows become one line and an exit code."""
    try:
        yield
    except BadRecord as error:
        fail(str(error), WRONG)
    except MadcapError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
