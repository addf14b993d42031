"""The command line: `madcap --help`. Games bring commands of their own (`COMMANDS` in a game's `cli.py`)."""

from typing import Annotated

import typer

from madcap import __version__
from madcap.cli import admin, backup, games, records, scaffold, serve, sim
from madcap.games import Command, commands

OWN_COMMANDS: tuple[Command, ...] = (
    serve.serve,
    backup.backup,
    backup.restore,
    games.games,
    games.rules,
    sim.sim,
    records.replay,
    records.verify,
    records.strip_names,
    scaffold.new_game,
)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"madcap {__version__}")
        raise typer.Exit


def madcap(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version of Madcap.")
    ] = False,
) -> None:
    """Fast tabletop games: play them in a browser, or simulate them here.

    `madcap serve --open` starts the server and opens the page; `madcap sim GAME --seats sharp,fair` lets bots play.
    """


def program() -> typer.Typer:
    """The command line with all commands."""
    made = typer.Typer(
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="markdown",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    made.callback()(madcap)
    for command in (*OWN_COMMANDS, *commands()):
        made.command()(command)
    made.add_typer(admin.admin, name="admin")
    return made


app = program()
