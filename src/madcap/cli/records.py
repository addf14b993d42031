"""`madcap replay`, `madcap verify` and `madcap strip-names`: the record of a finished game."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from madcap import records, texts
from madcap.cli.games import Lang
from madcap.console import console, fail, plain_errors, printable
from madcap.engine.state import CLOCK

if TYPE_CHECKING:
    from madcap.records import signing

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


def verify(
    file: File,
    key: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|HEX",
            help="The keys of the server: the file that it publishes at `/.well-known/madcap-keys.json`, saved, or one "
            "public key of 64 digits. The record must be signed with one of them.",
        ),
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment that the table showed before the game. It must be this one."),
    ] = None,
    nonce: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The nonce of your own browser. One of the players must have added it."),
    ] = None,
) -> None:
    """Check a recorded game, and say what it proves and what it does not.

    It is refused if a line was changed, if the rules do not allow a move, if a draw is not what the seed and the nonces
    give, if a nonce is missing, belongs to nobody or is not the one that was committed to, or if the signature does
    not fit. The exit code is then 1, with the line and the reason; it is 2 if an option or a file cannot be used.

    Example: `madcap verify game.jsonl --key madcap-keys.json`
    """
    with plain_errors():
        expected = _digits("--commitment", commitment, 64), _digits("--nonce", nonce, 64, 32)
        keys = [] if key is None else _keys(key)
        record = records.read_file(file)
        draws = records.verify(record, commitment=expected[0], nonce=expected[1])
        checked = records.Checked(None if key is None else _signer(record, keys), bool(commitment), bool(nonce))
        _print_proof(console(), record, draws, checked)


def strip_names(
    file: File,
    out: Annotated[Path, typer.Argument(help="The file to write. It must not exist yet.")],
    seat: Annotated[
        list[int] | None, typer.Option(help="Remove the name of this seat only, from 0. May be given several times.")
    ] = None,
) -> None:
    """Remove players' names from a record. Its signature stays valid.

    Example: `madcap strip-names game.jsonl anonymous.jsonl --seat 1`
    """
    with plain_errors():
        stripped = records.strip_names(records.text_of_file(file), seat)
        with out.open("x", encoding="utf-8", newline="\n") as new:
            new.write(stripped)


def _digits(option: str, given: str | None, *counts: int) -> str | None:
    """Return hexadecimal digits as records write them. There may be as many as one of these counts; the first is usual."""
    if given is not None and (len(given) not in counts or not re.fullmatch("[0-9a-fA-F]*", given)):
        fail(f"{option} takes {counts[0]} hexadecimal digits.")
    return given and given.lower()


def _keys(given: str) -> "list[signing.PublicKey]":
    from madcap.records import signing  # it takes longer to load than all the rest

    if given.startswith(("http://", "https://")):
        fail("--key takes a file: save what stands at this address, and give its name.")
    if not given:
        fail("--key takes a file or 64 hexadecimal digits, and here it is empty.")
    try:
        return signing.read_keys(given if re.fullmatch("[0-9a-fA-F]{64}", given) else Path(given).read_text("utf-8"))
    except ValueError as error:
        fail(f"{given}: {error}")


def _signer(record: records.Record, keys: "list[signing.PublicKey]") -> str:
    from madcap.records import signing

    return signing.check(record, keys).id


def _print_proof(out: Console, record: records.Record, draws: int, checked: records.Checked) -> None:
    out.print(_head(record))
    for line in _findings(record, draws, checked):
        out.print(f"- {line}", style="green")
    for title, sentences in (
        ("This proves:", records.proved(record, checked)),
        ("This does not prove:", records.not_proved(record, checked)),
    ):
        lines = [printable(sentence) for sentence in sentences]
        if lines:
            out.print(title, style="bold")
        for line in lines:
            out.print(Text(f"- {line}"))


def _findings(record: records.Record, draws: int, checked: records.Checked) -> Iterator[str]:
    yield f"{len(record.lines)} moves: no line was changed, and the rules allow every one of them"
    yield f"the seed is the one behind the commitment {record.header.commitment}"
    yield f"{draws} draws: each is what {_source(record)}"
    if checked.nonce:
        yield "one of the nonces is yours"
    if checked.key:
        yield f"the signature is valid: key {checked.key}"


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
    return f"the seed gives with the players' nonces (there are {len(records.nonces_of(record.header))})"
