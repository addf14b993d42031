"""`madcap serve`: the server, with the addresses that players open."""

import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from madcap.console import plain_errors
from madcap.server.limits.settings import Limits

EVERYWHERE = ("0.0.0.0", "::")  # hosts that stand for every address of this machine
NOWHERE = ("192.0.2.1", 9)  # an address reserved for documentation: nothing is sent there
DEFAULTS = Limits()

Db = Annotated[Path | None, typer.Option(help="The database file. [default: in your data folder]")]


def default_db() -> Path:
    """The database file unless the user names another one: in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "madcap" / "madcap.db"


def _limit(help: str) -> Any:
    return typer.Option(help=help, min=1, rich_help_panel="Limits (see docs/host.md)")


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8765,
    db: Db = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    sockets: Annotated[int, _limit("Connections of pages to tables, in all.")] = DEFAULTS.sockets,
    sockets_per_address: Annotated[int, _limit("Such connections from one address.")] = DEFAULTS.sockets_per_address,
    tables: Annotated[int, _limit("Tables in memory at the same time.")] = DEFAULTS.tables,
    tables_per_minute: Annotated[
        int, _limit("Tables that a player may make in a minute.")
    ] = DEFAULTS.tables_per_minute,
    tables_per_address: Annotated[
        int, _limit("Tables that may be made from one address in a minute.")
    ] = DEFAULTS.tables_per_address,
    players_per_minute: Annotated[
        int, _limit("New players from one address in a minute.")
    ] = DEFAULTS.players_per_minute,
    requests_per_minute: Annotated[
        int, _limit("Requests from one address in a minute, including the page's files.")
    ] = DEFAULTS.requests_per_minute,
    readings_per_minute: Annotated[
        int, _limit("Replays, draws and records of finished games for one address in a minute.")
    ] = DEFAULTS.readings_per_minute,
    messages_per_second: Annotated[
        float, _limit("Messages that a page may send in a second, on average; twice as many at once.")
    ] = DEFAULTS.messages_per_second,
    queue: Annotated[int, _limit("Messages that may wait for a page that is slow to read.")] = DEFAULTS.queue,
    request_seconds: Annotated[float, _limit("How long a request may take to arrive.")] = DEFAULTS.request_seconds,
    silence_seconds: Annotated[float, _limit("How long a connection may stay silent.")] = DEFAULTS.silence_seconds,
    idle_minutes: Annotated[
        float, _limit("How long a page may stay connected to a table where nothing happens.")
    ] = DEFAULTS.idle_minutes,
) -> None:
    """Start the server, and print its address with a QR code.

    Example: `madcap serve --host 0.0.0.0 --open`
    """
    from madcap.server.serving import serve as run  # other commands need no server

    limits = Limits(
        sockets=sockets,
        sockets_per_address=sockets_per_address,
        tables=tables,
        tables_per_minute=tables_per_minute,
        tables_per_address=tables_per_address,
        players_per_minute=players_per_minute,
        requests_per_minute=requests_per_minute,
        readings_per_minute=readings_per_minute,
        messages_per_second=messages_per_second,
        queue=queue,
        request_seconds=request_seconds,
        silence_seconds=silence_seconds,
        idle_minutes=idle_minutes,
    )
    with plain_errors():
        file = db or default_db()
        file.parent.mkdir(parents=True, exist_ok=True)
        run(host, port, str(file), lambda url: _announce(reachable(url), open_page), limits)


def _announce(url: str, open_page: bool) -> None:
    import segno  # other commands need no QR code

    typer.echo(f"Madcap is at {url}   (Ctrl-C ends it)")
    segno.make(url).terminal(compact=True)
    if open_page:
        webbrowser.open(url)


def reachable(url: str) -> str:
    """An address that a phone in the same network can open. It differs if the server listens on every address."""
    parts = urlsplit(url)
    return f"http://{_own_address()}:{parts.port}" if parts.hostname in EVERYWHERE else url


def _own_address() -> str:
    """This machine's address in its network; the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
