"""`madcap serve`: tables for people."""

import errno
import os
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import segno
import typer

from madcap.cli.plain import fail, plain_errors

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
    with plain_errors():
        port = _free_port(host, port)
        file = db or default_db()
        file.parent.mkdir(parents=True, exist_ok=True)
        _serve(host, port, file, lambda: announce(address(host, port), open_page))


def _serve(host: str, port: int, db: Path, listening: Callable[[], None]) -> None:
    from madcap.server.app import serve as run  # the other commands need no server loaded

    run(host, port, db, listening)


def announce(url: str, open_page: bool) -> None:
    """Say where the tables are."""
    typer.echo(f"Madcap is at {url}   (Ctrl-C ends it)")
    segno.make(url).terminal(compact=True)
    if open_page:
        webbrowser.open(url)


def address(host: str, port: int) -> str:
    """The address to type into a browser: another machine's, where others can join."""
    shown = _own_address() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """This machine's address in its network; its own where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _free_port(host: str, port: int) -> int:
    """The port, if it is free: better said here than deep inside the server."""
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        fail(f"there is no address {host!r} on this machine.")
    with socket.socket(family, kind, proto) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(where)
        except OSError as error:
            fail(_why_not(host, port, error))
        return int(probe.getsockname()[1])


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; choose another with --port, or --port 0 for any."
    return f"cannot listen on {host}, port {port}: {error.strerror}."
