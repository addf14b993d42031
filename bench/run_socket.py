"""What a message costs the server's WebSocket protocol: `python bench/run_socket.py [--against SRC]`.

Prints the server's CPU time for a message in microseconds, the best of several rounds. All servers run at the same time and
take turns. SRC is the `src` folder of another checkout, whose protocol is then measured beside this one.
"""

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop
from load.process import Process, cores, pin
from load.websocket_client import Connection, connect

HERE = Path(__file__).parent
SERVER = HERE / "load" / "socket_server.py"
SIZES = (90, 300)
MEMBERS = {"echo": 1, "to four": 4}


class Group:
    """Sockets of which one after the other sends a message, as soon as all have received the last one."""

    def __init__(self, connections: list[Connection], text: bytes) -> None:
        self.connections, self.text = connections, text
        self.sent = self.received = self.wanted = 0
        self.done = asyncio.Event()
        for connection in connections:
            connection.listen(self._receive)

    async def send(self, messages: int) -> None:
        """Send so many messages, one after the other."""
        self.done.clear()
        self.wanted += messages
        self._send()
        await self.done.wait()

    def _send(self) -> None:
        self.connections[self.sent % len(self.connections)].send(self.text)
        self.sent += 1

    def _receive(self, text: bytes) -> None:
        self.received += 1
        if self.received < self.sent * len(self.connections):
            return
        if self.sent < self.wanted:
            self._send()
        else:
            self.done.set()


def main() -> None:
    options = arguments()
    server_core, client_core = cores()
    pin(client_core)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, TemporaryDirectory() as folder:
        runner.run(measure(options, Path(folder), server_core))


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, metavar="SRC", help="another checkout's src folder")
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--messages", type=int, default=20_000, help="in a round")
    parser.add_argument("--rounds", type=int, default=6)
    return parser.parse_args()


async def measure(options: Namespace, folder: Path, core: int) -> None:
    """Print a line for each way of receiving, number of recipients and size of a message."""
    with ExitStack() as ends:
        servers = {name: ends.enter_context(process) for name, process in _servers(options, folder, core)}
        for way, recipients, size in product(("task", "listener"), MEMBERS, SIZES):
            able = {name: one for name, one in servers.items() if way == "task" or name != "plain"}
            costs = await _costs(able, way, recipients, size, options)
            print(
                f"{way:9}{recipients:8}{size:4} B", *(f"{name} {cost:6.1f}" for name, cost in costs.items()), sep="  "
            )


def _servers(options: Namespace, folder: Path, core: int) -> Iterator[tuple[str, Process]]:
    for name, stack, source in (
        ("plain", "plain", HERE.parent / "src"),
        ("ours", "ours", HERE.parent / "src"),
        *([("other", "ours", options.against)] if options.against else []),
    ):
        paths = os.pathsep.join(map(str, (source, HERE)))
        yield name, Process([sys.executable, str(SERVER), str(folder / name), stack], {"PYTHONPATH": paths}, core)


async def _costs(
    servers: dict[str, Process], way: str, recipients: str, size: int, options: Namespace
) -> dict[str, float]:
    """Return the least CPU time for a message, in microseconds, by the name of the server."""
    groups = {name: await _groups(one, way, recipients, size, options.sockets) for name, one in servers.items()}
    costs: dict[str, list[float]] = {name: [] for name in servers}
    for _, (name, server) in product(range(options.rounds), servers.items()):
        costs[name].append(await _cost(server, groups[name], options.messages))
    for connection in (one for some in groups.values() for group in some for one in group.connections):
        connection.close()
    return {name: min(some) for name, some in costs.items()}


async def _groups(server: Process, way: str, recipients: str, size: int, sockets: int) -> list[Group]:
    members = MEMBERS[recipients]
    groups = []
    for number in range(sockets // members):
        path = f"/{way}/{recipients.replace(' ', '-')}-{size}-{number}"
        connections = [await connect(server.address, path) for _ in range(members)]
        groups.append(Group(connections, b"x" * size))
    return groups


async def _cost(server: Process, groups: list[Group], messages: int) -> float:
    each = messages // len(groups)
    before = server.cpu_s()
    await asyncio.gather(*(group.send(each) for group in groups))
    return (server.cpu_s() - before) / (each * len(groups)) * 1e6


if __name__ == "__main__":
    main()
