"""`madcap admin`: the operator's commands on the running server."""

from pathlib import Path
from typing import Annotated, get_args

import typer
from msgspec import ValidationError, json

from madcap.cli.admin_output import question_about, show
from madcap.cli.serve import Db, default_db
from madcap.console import console, fail, plain_errors
from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.listener import socket_beside
from madcap.server.wire import Language, Phase

Socket = Annotated[
    Path | None, typer.Option("--admin-socket", help="The server's admin socket, if it was started with another one.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Limit = Annotated[int, typer.Option(min=1, max=messages.MOST, help="How many rows, at most.")]
Reason = Annotated[str, typer.Option(help="Why, in your words.")]
PlayerId = Annotated[
    int, typer.Argument(min=0, max=2**53, help="A player's number, as `madcap admin players` lists it.")
]
TableName = Annotated[str, typer.Argument(help="A table's code, or its name, as in the link to its replay.")]
Target = Annotated[str, typer.Argument(help="An address, a network such as 2001:db8::/48, or `player:ID`.")]

admin = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="""Look into the running server, and step in: tables, players, bans, announcements.

    The commands reach the server through a socket beside its database, which only the server's user (and root) can open. Run
    them as that user, with the server's `--db`. Each use is written to the audit log first.

    Example: `sudo -u madcap madcap admin status --db /var/lib/madcap/madcap.db`
    """,
)


def _send(command: messages.AnyCommand, db: Path | None, socket: Path | None, as_json: bool) -> None:
    """Send a command to the server, and print its answer."""
    _check(command)
    with plain_errors():
        answer = ask(socket or socket_beside(db or default_db()), command)
        if as_json:
            typer.echo(json.encode(answer).decode())
        else:
            show(console(), answer)


def _check(command: messages.AnyCommand) -> None:
    """Exit with a line about the first text or number of a command that is too long, too large or missing."""
    try:
        json.decode(json.encode(command), type=messages.AnyCommand)
    except ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        fail(f"{place.strip('.`')}: {reason}.")


@admin.command()
def status(db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """Show the server at a glance: version, tables, people, bots that wait, the store.

    Example: `madcap admin status`
    """
    _send(messages.ShowStatus(), db, socket, as_json)


@admin.command()
def tables(
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    phase: Annotated[str | None, typer.Option(help=f"Only tables in this phase: {', '.join(get_args(Phase))}.")] = None,
    limit: Limit = 50,
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """List the newest tables; with `--phase lobby` or `playing`, those that were changed last.

    Example: `madcap admin tables --phase playing --limit 20`
    """
    if phase is not None and phase not in get_args(Phase):
        fail(f"{phase} is not a phase: {', '.join(get_args(Phase))}.")
    _send(messages.ListTables(game, phase, limit), db, socket, as_json)  # type: ignore[arg-type]


@admin.command()
def table(name: TableName, db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """Show one table: chairs, players, phase, moves, connections. Never hands, seeds or nonces.

    Example: `madcap admin table BCDF`
    """
    _send(messages.ShowTable(name), db, socket, as_json)


@admin.command()
def players(
    name: Annotated[str, typer.Option(help="Only players whose names contain this.")] = "",
    limit: Limit = 50,
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """List players, the newest first.

    Example: `madcap admin players --name ann`
    """
    _send(messages.ListPlayers(name, limit), db, socket, as_json)


@admin.command()
def player(number: PlayerId, db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """Show one player: name, tables, connections, ban.

    Example: `madcap admin player 12`
    """
    _send(messages.ShowPlayer(number), db, socket, as_json)


@admin.command()
def addresses(limit: Limit = 50, db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """List addresses (of IPv6: networks) with their open connections, the tables made from there, and refusals.

    Example: `madcap admin addresses --limit 10`
    """
    _send(messages.ListAddresses(limit), db, socket, as_json)


@admin.command()
def address(
    address: Annotated[str, typer.Argument(help="An address, or a network such as 2001:db8::/48.")],
    limit: Limit = 50,
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """Show one address or network: connections, pages at tables, tables made, refusals, what is left of its limits, bans.

    An IPv6 address stands for its network (the server's `--ipv6-prefix`); the wider networks that it counts with follow. Of a
    network, `--limit` addresses within it are listed.

    Example: `madcap admin address 203.0.113.9`
    """
    _send(messages.ShowAddress(address, limit), db, socket, as_json)


@admin.command()
def close(name: TableName, reason: Reason = "", db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """End a table for everybody. Its game stops, and has no result and no record. Everybody there sees the reason.

    Example: `madcap admin close BCDF --reason "The server moves tonight."`
    """
    _send(messages.CloseTable(name, reason), db, socket, as_json)


@admin.command()
def delete(
    name: TableName,
    reason: Reason = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")] = False,
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """Remove a table for good, in any phase: its game, its record, and best times from there, also if players keep it.

    Everybody there sees the reason. You are asked first, unless you give `--yes`.

    Example: `madcap admin delete BCDF --reason "Somebody asked for it."`
    """
    if not yes:
        _confirm_deletion(name, db, socket)
    _send(messages.DeleteTable(name, reason), db, socket, as_json)


def _confirm_deletion(name: str, db: Path | None, socket: Path | None) -> None:
    """Ask whether this table is to be deleted, and say which one it is: a mistyped code may be another table's."""
    with plain_errors():
        found = ask(socket or socket_beside(db or default_db()), messages.ShowTable(name))
    assert isinstance(found, messages.TableDetails)
    typer.confirm(f"{question_about(found)} Delete it for good?", abort=True, err=True)


@admin.command()
def remove_player(number: PlayerId, db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """Remove a player: the cookie stops working, pages close, the name disappears everywhere, best times are deleted.

    Example: `madcap admin remove-player 12`
    """
    _send(messages.RemovePlayer(number), db, socket, as_json)


@admin.command()
def rename_player(
    number: PlayerId,
    name: Annotated[str, typer.Argument(help="The new name.")],
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """Give a player another name, at every table and in finished games. They can choose one again.

    Example: `madcap admin rename-player 12 "Friendly Fox"`
    """
    _send(messages.RenamePlayer(number, name), db, socket, as_json)


@admin.command()
def ban(
    target: Target,
    days: Annotated[float | None, typer.Option(min=0.001, max=36_500, help="For how long. [default: for ever]")] = None,
    reason: Reason = "",
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """Shut out an address, a network or a player. A new ban of the same replaces the old one.

    An IPv6 address stands for its whole network (the server's `--ipv6-prefix`); with /128 it stands for itself.

    Example: `madcap admin ban 2001:db8:4::/48 --days 7 --reason "floods"`
    """
    _send(messages.AddBan(target, days, reason), db, socket, as_json)


@admin.command()
def unban(target: Target, db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """Lift a ban.

    Example: `madcap admin unban player:12`
    """
    _send(messages.RemoveBan(target), db, socket, as_json)


@admin.command()
def bans(db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """List the bans.

    Example: `madcap admin bans --json`
    """
    _send(messages.ListBans(), db, socket, as_json)


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(help="The text, for every language that has none of its own.")] = "",
    minutes: Annotated[float, typer.Option(min=0.01, max=messages.YEAR_MINUTES, help="How long it is shown.")] = 60.0,
    lang: Annotated[
        list[str] | None, typer.Option(help="The text in one language, such as `de=…`. Several times, if you like.")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Take the announcement away.")] = False,
    db: Db = None,
    socket: Socket = None,
    as_json: AsJson = False,
) -> None:
    """Show a message on all pages, in a banner that people can dismiss. It replaces the one before.

    Example: `madcap admin announce "Back at 10." --minutes 30 --lang de="Um 10 geht es weiter."`
    """
    if clear == bool(text.strip()):
        fail("either give a text, or --clear.")
    command = messages.EndAnnouncement() if clear else messages.Announce(text, minutes, _by_language(lang or []))
    _send(command, db, socket, as_json)


@admin.command()
def rotate_key(db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """Sign records with a new key from now on. Records that were signed before stay valid.

    Example: `madcap admin rotate-key`
    """
    _send(messages.RotateKey(), db, socket, as_json)


@admin.command()
def audit(limit: Limit = 50, db: Db = None, socket: Socket = None, as_json: AsJson = False) -> None:
    """List the last uses of these commands: when, who, what, and with which result.

    Example: `madcap admin audit --limit 10`
    """
    _send(messages.ListAudit(limit), db, socket, as_json)


def _by_language(settings: list[str]) -> dict[Language, str]:
    """The texts of settings such as `de=…`."""
    texts: dict[Language, str] = {}
    for setting in settings:
        language, _, text = setting.partition("=")
        if language not in get_args(Language) or not text:
            fail(f"--lang {setting}: it must be like de=…, with one of {', '.join(get_args(Language))}.")
        texts[language] = text  # type: ignore[index]
    return texts
