"""`madcap replay` and `madcap verify`: the record of a finished game."""

import sys
from pathlib import Path
from time import sleep
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from madcap import records, texts
from madcap.cli.games import Lang
from madcap.console import console, plain_errors, printable
from madcap.engine.state import CLOCK

PAUSE_SECONDS = 0.4  # between moves, in a terminal
CAUSES = {"time": " (time ran out)", "away": " (while away)"}  # why the server made a player's move

File = Annotated[Path, typer.Argument(help="A record, downloaded from a table or made by `madcap sim --record`.")]


def replay(
    file: File,
    lang: Lang = "en",
    quick: Annotated[bool, typer.Option("--quick", help="Print everything at once, without pauses.")] = False,
) -> None:
    """Print a recorded game, move by move. A file that was changed or cut is refused, with the line and the reason.

    Example: `madcap replay game.jsonl --lang fr`
    """
    with plain_errors():
        record = records.read_file(file)
        out = console()
        out.print(_head(record))
        pause = 0.0 if quick or not sys.stdout.isatty() else PAUSE_SECONDS
        _print_moves(out, record, lang, pause)
        out.print(_outcome(record))


def verify(file: File) -> None:
    """Check a recorded game: no line was changed, the rules allow every move, and nobody tampered with chance.

    Example: `madcap verify game.jsonl`
    """
    with plain_errors():
        record = records.read_file(file)
        out = console()
        out.print(_head(record))
        out.print(
            f"- {len(record.lines)} moves: no line was changed, and the rules allow every one of them", style="green"
        )
        draws = records.verify(record)
        out.print(f"- the seed is the one behind the commitment {record.header.commitment}", style="green")
        out.print(f"- {draws} draws: each is what {_source(record)}", style="green")
        out.print("Nobody tampered with chance in this game.", style="bold")


def _head(record: records.Record) -> Text:
    when = f", {record.header.started:%Y-%m-%d %H:%M} UTC" if record.header.started else ""
    return Text.assemble((record.game.title, "bold"), printable(f": {', '.join(record.names)}{when}"))


def _print_moves(out: Console, record: records.Record, lang: str, pause: float) -> None:
    width = len(str(len(record.lines)))
    for line, (seat, number), events in zip(record.lines, record.log, record.events, strict=True):
        move = record.game.typed(number)
        words = texts.words(record.game, lang, record.options, record.names, seat, move)
        cause = CAUSES.get(line.cause, "") if seat != CLOCK else ""
        out.print(Text(f"{line.seq:>{width}}  {printable(words)}{cause}"))
        for event in events:
            caused = texts.event_words(record.game, lang, record.options, record.names, event)
            out.print(Text(f"{'':>{width}}  {printable(caused)}", "bold"))
        sleep(pause)


def _outcome(record: records.Record) -> Text:
    winners = " and ".join(record.names[seat] for seat in record.ending.winners)
    scores = ", ".join(f"{name}: {score}" for name, score in zip(record.names, record.ending.scores, strict=True))
    return Text.assemble((printable(f"Won by {winners or 'nobody'}"), "bold"), printable(f" ({scores})"))


def _source(record: records.Record) -> str:
    if record.header.chance == "simulation":
        return "a simulation with this seed gives"
    return f"the seed gives with the players' nonces (there are {len(record.header.nonces)})"
