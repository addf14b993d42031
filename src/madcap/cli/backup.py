"""`madcap backup` and `madcap restore`: copies of the database."""

from pathlib import Path
from typing import Annotated

import typer

from madcap.cli.serve import Db, default_db
from madcap.console import plain_errors


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write the copy to. An older copy there is replaced.")],
    db: Db = None,
) -> None:
    """Copy all tables, players and games to a file. The server may be running.

    Example: `madcap backup madcap-monday.db`
    """
    from madcap.server.store.backup import backup as copy  # other commands need no database

    with plain_errors():
        count = copy(db or default_db(), file)
        typer.echo(f"{file}: {_tables(count)}, complete and checked.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `madcap backup` made.")],
    db: Db = None,
) -> None:
    """Replace the database by a copy. Stop the server first. The database that was there is kept beside it.

    Example: `madcap restore madcap-monday.db`
    """
    from madcap.server.store.backup import restore as put_back

    with plain_errors():
        place = db or default_db()
        place.parent.mkdir(parents=True, exist_ok=True)
        count, before = put_back(file, place)
        typer.echo(f"{place}: {_tables(count)}, as in {file}.")
        if before:
            typer.echo(f"The database that was there before is now {before}.")


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count:,} tables"
