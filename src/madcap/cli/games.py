"""`madcap games` and `madcap rules`: which games there are, and their rules."""

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from madcap import texts
from madcap.console import console, plain_errors
from madcap.engine.game import Game
from madcap.games import all_games, find
from madcap.lab import values
from madcap.options import options_of

Lang = Annotated[str, typer.Option("--lang", help=f"The language: {', '.join(texts.LANGUAGES)}.")]


def games() -> None:
    """List the games: the number of players, how long a game takes, and the options with their defaults."""
    table = Table("name", "title", "players", "minutes", "options")
    for game in all_games().values():
        least, most = game.seats
        table.add_row(game.name, game.title, f"{least}-{most}", str(game.minutes), _options(game))
    console().print(table)


def rules(
    game: Annotated[str, typer.Argument(help="A game's name, as `madcap games` lists it.")], lang: Lang = "en"
) -> None:
    """Print the rules of a game.

    Example: `madcap rules GAME --lang de`
    """
    with plain_errors():
        found = find(game)
        sections = list(texts.rules(found.name, lang))
        out = console()
        out.print(Text(found.title, style="bold"))
        for title, body in sections:
            _print_section(out, title, body)


def _options(game: Game) -> Text:
    lines = []
    for option in options_of(game):
        usual = "usual" if option.default is None else str(option.default)
        lines.append(Text.assemble(f"{option.name}=", (usual, "bold"), f"  ({values(option)})"))
    return Text("\n").join(lines)


def _print_section(out: Console, title: str, body: str) -> None:
    out.print()
    out.print(Text(title, style="bold"))
    for line in body.splitlines():
        indent = 4 if line.startswith("- ") else 2
        out.print(Padding(Text(line), (0, 0, 0, indent)))
