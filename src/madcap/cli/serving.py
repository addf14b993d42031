"""`madcap serve`: tables for people."""

import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import segno
import typer

from madcap.cli.plain import plain_errors

EVERYWHERE = ("0.0.0.0", "::")  # hosts that mean: every address of this machine
NOWHERE = ("192.0.2.1", 9)  # an address kept for documentation: nothing is sent there


def default_db() -> Path:
    """Where tables are kept unless somebody says otherwise: the user's own place for data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "madcap" / "madcap.db"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8765,
    db: Annotated[
        Path | None, typer.Option(help="The file that keeps all tables. [default: in your data folder]")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve the tables, and print the address with a QR code.

    Example: `madcap serve --host 0.0.0.0 --open`
    """
    from madcap.server.serving import serve as run  # the other commands need no server loaded

    with plain_errors():
        file = db or default_db()
        file.parent.mkdir(parents=True, exist_ok=True)
        run(host, port, str(file), lambda url: _announce(reachable(url), open_page))


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
