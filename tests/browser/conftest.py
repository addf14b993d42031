"""Fixtures: the real program, Debian's browser, and the people who come."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .person import Person
from .program import Program

CHROMIUM = "/usr/bin/chromium"
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]

Come = Callable[..., Person]


# For this package, not for the session: while Playwright is there, no other test of the session could use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=15_000)
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
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Somebody comes, with a browser of the kind that is wanted. In the end nobody may have had any trouble."""
    people: list[Person] = []

    def come(server: Program | None = None, **kind: Any) -> Person:
        address = (server or request.getfixturevalue("program")).address
        people.append(Person(browser, address, **kind))
        return people[-1]

    yield come
    for person in people:
        person.close()
    assert [trouble for person in people for trouble in person.troubles] == []
