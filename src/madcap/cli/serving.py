"""`madcap serve`: tables for people."""

import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
import typer

from madcap.cli.plain import plain_errors
from madcap.server.limits.settings import Limits

EVERYWHERE = ("0.0.0.0", "::")  # hosts that mean: every address of this machine
NOWHERE = ("192.0.2.1", 9)  # an address kept for documentation: nothing is sent there
USUAL = Limits()


def default_db() -> Path:
    """Where tables are kept unless somebody says otherwise: the user's own place for data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "madcap" / "madcap.db"


def _limit(words: str) -> Any:
    return typer.Option(help=words, min=1, rich_help_panel="Limits (see docs/host.md)")


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8765,
    db: Annotated[
        Path | None, typer.Option(help="The file that keeps all tables. [default: in your data folder]")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    sockets: Annotated[int, _limit("Pages open at tables, in all.")] = USUAL.sockets,
    sockets_per_address: Annotated[int, _limit("Of these, from one address.")] = USUAL.sockets_per_address,
    tables: Annotated[int, _limit("Registry in memory at once.")] = USUAL.tables,
    tables_per_minute: Annotated[int, _limit("Registry that a player may make.")] = USUAL.tables_per_minute,
    tables_per_address: Annotated[
        int, _limit("Registry that may be made from one address in a minute.")
    ] = USUAL.tables_per_address,
    players_per_minute: Annotated[int, _limit("Newcomers from one address.")] = USUAL.players_per_minute,
    requests_per_minute: Annotated[
        int, _limit("Requests from one address, the page's files included.")
    ] = USUAL.requests_per_minute,
    messages_per_second: Annotated[
        float, _limit("What a page may send, in the long run; twice as much at once.")
    ] = USUAL.messages_per_second,
    queue: Annotated[int, _limit("Messages that may wait for a page that is slow to read.")] = USUAL.queue,
    request_seconds: Annotated[float, _limit("How long a request may take to arrive.")] = USUAL.request_seconds,
    silence_seconds: Annotated[
        float, _limit("How long a connection may neither answer nor read.")
    ] = USUAL.silence_seconds,
    idle_minutes: Annotated[
        float, _limit("How long a page may stay at a table where nothing happens.")
    ] = USUAL.idle_minutes,
) -> None:
    """Serve the tables, and print the address with a QR code.

    Example: `madcap serve --host 0.0.0.0 --open`
    """
    from madcap.server.serving import serve as run  # the other commands need no server loaded

    limits = Limits(
        sockets=sockets,
        sockets_per_address=sockets_per_address,
        tables=tables,
        tables_per_minute=tables_per_minute,
        tables_per_address=tables_per_address,
        players_per_minute=players_per_minute,
        requests_per_minute=requests_per_minute,
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
    typer.echo(f"Madcap is at {url}   (Ctrl-C ends it)")
    segno.make(url).terminal(compact=True)
    if open_page:
        webbrowser.open(url)


def reachable(url: str) -> str:
    """The address that a phone in the same network can open, where the server listens on every address."""
    parts = urlsplit(url)
    return f"http://{_own_address()}:{parts.port}" if parts.hostname in EVERYWHERE else url


def _own_address() -> str:
    """This machine's address in its network; the loopback where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
