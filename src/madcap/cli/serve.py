"""`madcap serve`: the server, with the addresses that players open."""

import inspect
import os
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

import typer
from msgspec.structs import FieldInfo, fields

from madcap.console import plain_errors
from madcap.server.limits.settings import Limits

LogFormat = Literal["text", "json"]
EVERYWHERE = ("0.0.0.0", "::")  # hosts that stand for every address of this machine
NOWHERE = ("192.0.2.1", 9)  # an address reserved for documentation: nothing is sent there

Db = Annotated[Path | None, typer.Option(help="The database file. [default: in your data folder]")]


def default_db() -> Path:
    """The database file unless the user names another one: in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "madcap" / "madcap.db"


def takes_limits(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for each field of `Limits`, with the field's default and description."""
    signature = inspect.signature(command)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    added = [_option(field) for field in fields(Limits)]
    command.__signature__ = signature.replace(parameters=[*own, *added])  # type: ignore[attr-defined]
    command.__annotations__ |= {one.name: one.annotation for one in added}
    return command


def _option(field: FieldInfo) -> inspect.Parameter:
    kind, (meta, *_) = get_args(field.type)[0], field.type.__metadata__
    least = None if kind is str else min(1, field.default)
    option = typer.Option(help=meta.description, min=least, max=meta.le, rich_help_panel="Limits (see docs/host.md)")
    return inspect.Parameter(
        field.name, inspect.Parameter.KEYWORD_ONLY, default=field.default, annotation=Annotated[kind, option]
    )


@takes_limits
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8765,
    db: Db = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    metrics: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Serve metrics for Prometheus there. Not for the public.")
    ] = "",
    log_format: Annotated[LogFormat, typer.Option(help="How lines of the log are written.")] = "text",
    admin_socket: Annotated[
        str | None,
        typer.Option(help="The socket for `madcap admin`; empty: none. [default: the database file's name and .admin]"),
    ] = None,
    **limits: Any,
) -> None:
    """Start the server, and print its address with a QR code.

    Example: `madcap serve --host 0.0.0.0 --open`
    """
    from madcap.server.serving import serve as run  # other commands need no server

    with plain_errors():
        file = db or default_db()
        file.parent.mkdir(parents=True, exist_ok=True)
        run(
            host,
            port,
            str(file),
            lambda url: _announce(reachable(url), open_page),
            Limits(**limits),
            _address("--metrics", metrics) if metrics else None,
            log_format,
            admin_socket,
        )


def _address(option: str, text: str) -> tuple[str, int]:
    """The host and the port of HOST:PORT."""
    host, _, port = text.rpartition(":")
    if not host or not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise typer.BadParameter(f"{text} is not HOST:PORT, such as 127.0.0.1:9465.", param_hint=option)
    return host.strip("[]"), int(port)


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
