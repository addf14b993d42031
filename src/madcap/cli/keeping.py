"""`madcap backup` and `madcap restore`: copies of the file that keeps everything."""

from pathlib import Path
from typing import Annotated

import typer

from madcap.cli.plain import plain_errors
from madcap.cli.serving import default_db

Db = Annotated[Path | None, typer.Option(help="The file that keeps all tables. [default: in your data folder]")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes. An older copy there is replaced.")],
    db: Db = None,
) -> None:
    """Copy all tables, players and games to a file, also while the server runs.

    Example: `madcap backup madcap-monday.db`
    """
    from madcap.server.store.backup import backup as copy  # the other commands need no database

    with plain_errors():
        count = copy(db or default_db(), file)
        typer.echo(f"{file}: {_tables(count)}, whole and checked.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `madcap backup` made.")],
    db: Db = None,
) -> None:
    """Put a copy in the place of the database. Stop the server first; what was there is kept beside it.

    Example: `madcap restore madcap-monday.db`
    """
    from madcap.server.store.backup import restore as put_back

    with plain_errors():
        place = db or default_db()
        place.parent.mkdir(parents=True, exist_ok=True)
        count, before = put_back(file, place)
        typer.echo(f"{place}: {_tables(count)}, as in {file}.")
        if before:
            typer.echo(f"What was there before is {before} now.")


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count:,} tables"
