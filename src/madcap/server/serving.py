"""Runs the server on a port, until it is told to stop."""

import errno
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from madcap.engine.errors import MadcapError
from madcap.server.app import make_app
from madcap.server.incoming import HttpProtocol, SocketProtocol
from madcap.server.store import SqliteStore

SOCKET_BYTES = 65536  # a larger message closes the connection


class CannotListen(MadcapError):
    code = "cannot-listen"


def serve(host: str, port: int, db: str, announce: Callable[[str], None]) -> None:
    """Serve until interrupted. `announce` is called with the address as soon as browsers can connect."""
    listener = listen(host, port)
    config = uvicorn.Config(
        make_app(SqliteStore(db)),
        loop="uvloop",
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # it nearly doubles the cost of a message
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    signal.signal(signal.SIGTERM, _leave)
    with suppress(KeyboardInterrupt):
        _Server(config, listener, announce).run([listener])


def _leave(*_: object) -> None:
    """Being told to stop is a normal end: what was opened gets closed."""
    raise SystemExit(0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on this address; port 0 takes any free one."""
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=1024
        )
    except OSError as error:
        raise CannotListen(_why(error, host, port)) from error


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use already; choose another one with --port."
    if error.errno == errno.EACCES:
        return f"Port {port} is not allowed for this user; choose one above 1023 with --port."
    return f"Cannot listen on {host}:{port}: {error.strerror}."


class _Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self.listener = listener
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.listener.getsockname()[:2]
            self.announce(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
