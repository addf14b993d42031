"""Somebody with a browser, and the operator: for tests of `madcap admin` on the real program."""

import time
from contextlib import suppress
from typing import Any

import httpx
from msgspec import json
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from madcap.cli import app
from madcap.engine.fair import commitment_to
from madcap.server import wire
from madcap.server.admin import messages
from madcap.server.admin.asking import ask
from madcap.server.admin.house import House
from madcap.server.admin.listener import socket_beside
from madcap.server.announcements import Announcements
from madcap.server.keyring import Keyring
from tests.games import open_game, short_options
from tests.program import Program

from .in_process import InProcessServer

GAME = open_game()
PATIENCE_S = 30.0
NONCE = "ab" * 32


class Guest:
    """Somebody with a browser."""

    def __init__(self, program: Program, name: str = "Ann") -> None:
        self.http = httpx.Client(base_url=program.address, timeout=PATIENCE_S)
        self.http.get("/api/me").raise_for_status()
        self.http.put("/api/me", json={"name": name}).raise_for_status()
        self.program = program
        (self.id,) = program.rows("select max(id) from players")[0]

    def make(self, *chairs: str) -> str:
        wish = {"game": GAME.name, "chairs": list(chairs), "options": short_options(GAME.name), "pace": "instant"}
        return str(self.http.post("/api/tables", json=wish).raise_for_status().json()["code"])

    def open(self, code: str) -> ClientConnection:
        """Open the page of a table, and receive the table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.program.address.removeprefix('http')}/api/tables/{code}/live"
        page = connect(address, additional_headers={"cookie": cookie}, open_timeout=PATIENCE_S).__enter__()
        until(page, "table")
        return page

    def play(self, code: str) -> ClientConnection:
        """Sit down, and start the game."""
        page = self.open(code)
        sit(page)
        page.send('{"type": "start"}')
        until(page, "reveal")
        page.send(json.encode(wire.Reveal(NONCE)).decode())
        until(page, "state")
        return page


def sit(page: ClientConnection) -> None:
    """Take a free chair."""
    page.send(json.encode(wire.Sit(commitment_to(NONCE))).decode())
    until(page, "table", you=0)


def until(page: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
    """The next message of this kind with these fields."""
    late = time.monotonic() + 4 * PATIENCE_S  # pings come for ever
    while time.monotonic() < late:
        message: dict[str, Any] = json.decode(page.recv(PATIENCE_S))
        if message["type"] == kind and fields.items() <= message.items():
            return message
    raise AssertionError(f"No message {kind!r} with {fields} has come.")


def closing(page: ClientConnection) -> tuple[int | None, str | None]:
    """How the server closes a socket: the code and the reason."""
    with suppress(ConnectionClosed):
        while True:
            page.recv(PATIENCE_S)
    return page.close_code, page.close_reason


def told(program: Program, command: messages.AnyCommand) -> Any:
    """The server's answer to a command."""
    return ask(socket_beside(program.db), command)


def madcap(program: Program, *words: str) -> Result:
    return CliRunner().invoke(app, ["admin", *words, "--db", str(program.db)], env={"COLUMNS": "200"})


def house_of(server: InProcessServer) -> House:
    """What commands work on, of a server in process."""
    store: Any = server.store
    return House(store, server.players, server.tables, server.tables.quotas, Announcements(), Keyring(store))
