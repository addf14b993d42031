"""Fixtures of all browser tests, in any folder: the real program, Debian's browser, and people with a window each.

One browser and one program serve all browser tests that run one after the other. Both end before another kind of test begins:
while Playwright runs, no test of the same process could use asyncio.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:  # imported when needed: most runs of the tests have no browser
    from playwright.sync_api import Browser

    from tests.program import Program

    from .person import NewPerson
    from .relay import Relay


class Shared:
    """The browser and the program, each started when a test first asks for it."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None
        self._program: Program | None = None

    def browser(self) -> "Browser":
        if self._browser is None:
            from .chromium import chromium

            self._browser = self._running.enter_context(chromium())
        return self._browser

    def program(self, db: Path) -> "Program":
        if self._program is None:
            from .program import running

            self._program = self._running.enter_context(running(db))
        return self._program

    def end(self) -> None:
        self._running.close()
        self._browser = self._program = None


SHARED = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or not _is_browser_test(nextitem):
        SHARED.end()


def _is_browser_test(item: pytest.Item) -> bool:
    return item.path.parent.name == "browser"


@pytest.fixture(scope="module")
def browser() -> "Browser":
    return SHARED.browser()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> "Program":
    """The server, shared by the tests that do not kill it."""
    return SHARED.program(tmp_path_factory.mktemp("browser") / "madcap.db")


@pytest.fixture
def own_program(tmp_path: Path) -> "Iterator[Program]":
    """A server that may be killed."""
    from .program import running

    with running(tmp_path / "madcap.db") as the_program:
        yield the_program


@pytest.fixture
def relay(program: "Program") -> "Iterator[Relay]":
    """A way to the server that can break. Tests name it before `new_person`: it closes after all windows."""
    from .relay import Relay

    the_relay = Relay(program.port)
    yield the_relay
    the_relay.close()


@pytest.fixture
def new_person(browser: "Browser", program: "Program") -> "Iterator[NewPerson]":
    """Opens windows for new people. The test fails if one had an error or sent a request to another server."""
    from .person import HURRY, Person

    people: list[Person] = []

    def new_person(
        name: str = "Ann",
        *,
        to: "Program | Relay | None" = None,
        movements: int = HURRY,
        newcomer: bool = False,
        **kind: Any,
    ) -> Person:
        people.append(Person(browser, (to or program).address, name, movements, kind, newcomer=newcomer))
        return people[-1]

    yield new_person
    for person in people:
        person.close()
    assert [trouble for person in people for trouble in person.troubles] == []
