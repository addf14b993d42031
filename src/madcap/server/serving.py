"""Runs the server on a port, until it is told to stop."""

import asyncio
import errno
import gc
import logging
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import uvicorn
from litestar import Litestar

from madcap.games import all_games
from madcap.options import options_of
from madcap.server.admin.house import OperatorAccess
from madcap.server.admin.listener import listening, socket_beside
from madcap.server.app import make_app
from madcap.server.errors import CannotListen
from madcap.server.http.ban_check import BanCheck
from madcap.server.http.health import HealthChecks, Readiness
from madcap.server.http.protocol import ServerConfig
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits.address import networks
from madcap.server.limits.connection_guard import ConnectionGuard, most_connections
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.log_output import LogFormat, LogOutput, log_output, summarize
from madcap.server.metrics import loop_lag
from madcap.server.metrics.collector import Census, ServerCollector
from madcap.server.metrics.port import MetricsPort
from madcap.server.store.database_file import held
from madcap.server.store.sqlite import SqliteStore

SOCKET_BYTES = 65536  # a larger message closes the connection
GARBAGE = 20_000  # new objects until the garbage collector looks for cycles among them
SWITCH_S = 0.05  # between forced switches of threads; the loop and the store give way often enough by themselves
UNREAD_BYTES = 32 * 1024  # that the system keeps for us of what a connection sends; we never read more at once
UNSENT_BYTES = 64 * 1024  # that the system keeps for a connection that does not read; what is more waits with us
UNTAKEN_S = 30.0  # after which the system gives up a connection that takes nothing, also one that we have closed
OTHER_FILES = 100  # that the program itself opens

log = logging.getLogger(__name__)


def serve(
    host: str,
    port: int,
    db: str,
    announce: Callable[[str], None],
    limits: Limits | None = None,
    metrics: tuple[str, int] | None = None,
    log_format: LogFormat = "text",
    admin_socket: str | None = None,
) -> None:
    """Serve until interrupted. `announce` is called with the address as soon as browsers can connect.

    `metrics` is the address for an operator's programs, which is not for the public. The operator's commands arrive at
    `admin_socket`; None is the file beside the database, and "" no file at all.
    """
    limits = limits or Limits()
    with ExitStack() as stack:
        output = stack.enter_context(log_output(log_format))
        listener = stack.enter_context(listen(host, port))
        inside = stack.enter_context(listen(*metrics, option="--metrics")) if metrics else None
        stack.enter_context(held(db))
        commands = stack.enter_context(listening(_admin_path(db, admin_socket)))
        _allow_files(most_connections(limits) + OTHER_FILES)
        server = _Server(_Parts(db, limits, commands), listener, announce, inside, output)
        signal.signal(signal.SIGTERM, _leave)
        _collect_seldom()
        sys.setswitchinterval(SWITCH_S)
        with suppress(KeyboardInterrupt):
            server.run([listener])


def _admin_path(db: str, chosen: str | None) -> Path | None:
    """Where the operator's commands arrive, if anywhere."""
    if chosen is None:
        return socket_beside(db)
    return Path(chosen) if chosen else None


class _Parts:
    """The parts of the server, of which some ask others how they are."""

    def __init__(self, db: str, limits: Limits, commands: socket.socket | None = None) -> None:
        self.store = SqliteStore(db)
        self.readiness = Readiness(self.store)
        quotas = Quotas(limits)
        self.guard = ConnectionGuard(limits, quotas)
        self.app = make_app(self.store, quotas=quotas, operator=OperatorAccess(commands, self.guard.places))
        self.config = _config(self, limits)

    def census(self) -> Census:
        """What metrics look up. The application must have started."""
        return Census(
            tables=self.app.state.registry.loaded.all,
            connections=lambda: self.guard.places.count,
            written=lambda: time.monotonic() - self.store.written,
            stored=self.store.bytes_of_files,
        )


def _config(parts: _Parts, limits: Limits) -> ServerConfig:
    quotas = parts.app.state.quotas
    return ServerConfig(
        parts.guard,
        RequestLimit(HealthChecks(BanCheck(parts.app, quotas), parts.readiness), quotas),
        loop="uvloop",
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=limits.silence_seconds / 2,
        ws_ping_timeout=limits.silence_seconds / 2,
        ws_per_message_deflate=False,  # it nearly doubles the cost of a message
        log_level="warning",
        log_config=None,  # `log_output` writes uvicorn's lines, too
        server_header=False,
        forwarded_allow_ips=[str(network) for network in networks(limits.trusted_proxies)],
        timeout_graceful_shutdown=3,
    )


def _prepare_answers(app: Litestar) -> None:
    """Make what the first request for it would have to wait for, and everybody else meanwhile."""
    if app.openapi_config:
        app.openapi_schema.to_schema()
    for game in all_games().values():
        options_of(game)


def _collect_seldom() -> None:
    """Collect garbage seldom: moves make no cycles, but so many objects that collections would be frequent."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 50, 100)


def _allow_files(needed: int) -> None:
    """Raise the limit of open files: every connection is one."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed < needed:
        allowed = min(needed, most) if most != resource.RLIM_INFINITY else needed
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    if allowed < needed:
        log.warning("The system allows %d open files; for so many sockets it should be %d.", allowed, needed)


def _leave(*_: object) -> None:
    """End normally when told to stop, so that everything open gets closed."""
    raise SystemExit(0)


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket that listens on this address; port 0 takes any free one.

    Its connections get what is set here. What the kernel holds for them is in no number of ours, and it holds it for many
    minutes after we have closed a connection whose other end does not read.
    """
    try:
        listener = socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=1024
        )
    except OSError as error:
        raise CannotListen(_why(error, host, port, option)) from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD_BYTES)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNTAKEN_S * 1000))
    return listener


def _why(error: OSError, host: str, port: int, option: str) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use already; choose another one with {option}."
    if error.errno == errno.EACCES:
        return f"Port {port} is not allowed for this user; choose one above 1023 with {option}."
    return f"Cannot listen on {host}:{port}: {error.strerror}."


class _Server(uvicorn.Server):
    """A server that announces its address once it listens, and can be looked into on a port of its own."""

    def __init__(
        self,
        parts: _Parts,
        listener: socket.socket,
        announce: Callable[[str], None],
        inside: socket.socket | None,
        output: LogOutput,
    ) -> None:
        super().__init__(parts.config)
        self.parts = parts
        self.listener = listener
        self.announce = announce
        self.inside = inside
        self.output = output

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _prepare_answers(self.parts.app)
            watches = (self.parts.guard.watch(self.server_state.connections), loop_lag.sample(), summarize(self.output))
            self.watching = [asyncio.create_task(one) for one in watches]
            if self.inside:
                port = MetricsPort(self.inside, ServerCollector(self.parts.census()), self.parts.readiness)
                self.metrics = await port.start()
            host, port = self.listener.getsockname()[:2]
            self.announce(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.parts.readiness.stopping = True
        await super().shutdown(sockets)
