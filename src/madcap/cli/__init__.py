"""The command line: `madcap --help`."""

from typing import Annotated

import typer

from madcap import __version__
from madcap.cli.about import games, rules
from madcap.cli.keeping import backup, restore
from madcap.cli.pressing import press
from madcap.cli.records import replay, verify
from madcap.cli.scaffold import new_game
from madcap.cli.serving import serve
from madcap.cli.simulating import sim

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"madcap {__version__}")
        raise typer.Exit


@app.callback()
def madcap(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Say which Madcap this is.")
    ] = False,
) -> None:
    """A home for four fast tabletop games: play them in a browser, or simulate them here.

    `madcap serve --open` starts the tables and opens the page; `madcap sim madmath --seats sharp,fair` lets bots play.
    """


for command in (serve, backup, restore, games, rules, sim, replay, verify, press, new_game):
    app.command()(command)
