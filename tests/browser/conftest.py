"""Fixtures: the real program, Debian's browser, and the people who come."""

from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .person import HURRY, PATIENCE_MS, Person
from .program import Program
from .relay import Relay

CHROMIUM = which("chromium-headless-shell") or which("chromium") or "chromium"
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]


class Come(Protocol):
    """Somebody comes: what they are called, how much faster than usual things move, whether they need to be led through
    a game, and what kind of browser they have."""

    def __call__(
        self,
        name: str = "Ann",
        *,
        to: Program | Relay | None = None,
        movements: int = HURRY,
        newcomer: bool = False,
        **kind: Any,
    ) -> Person: ...


# For this package, not for the session: while Playwright is there, no other test of the session could use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The server, shared by the tests that do not kill it."""
    the_program = Program(tmp_path_factory.mktemp("browser") / "madcap.db")
    yield the_program
    the_program.stop()


@pytest.fixture
def own_program(tmp_path: Path) -> Iterator[Program]:
    """A server that may be killed."""
    the_program = Program(tmp_path / "madcap.db")
    yield the_program
    the_program.stop()


@pytest.fixture
def relay(program: Program) -> Iterator[Relay]:
    """A way to the server that can break. Asked for before `come`: who came over it leaves before it closes."""
    the_relay = Relay(program.port)
    yield the_relay
    the_relay.close()


@pytest.fixture
def come(browser: Browser, program: Program) -> Iterator[Come]:
    """In the end nobody may have had any trouble: no error, nothing forbidden, nothing asked from elsewhere."""
    people: list[Person] = []

    def come(
        name: str = "Ann",
        *,
        to: Program | Relay | None = None,
        movements: int = HURRY,
        newcomer: bool = False,
        **kind: Any,
    ) -> Person:
        people.append(Person(browser, (to or program).address, name, movements, kind, newcomer=newcomer))
        return people[-1]

    yield come
    for person in people:
        person.close()
    assert [trouble for person in people for trouble in person.troubles] == []
