"""Fixtures: a server in process, the real program, and an HTTP client of the app in process."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs

from madcap.server.app import make_app
from madcap.server.limits import code_guessing
from madcap.server.socket import connection
from madcap.server.store.sqlite import SqliteStore
from madcap.server.table import presence, starting
from tests.program import USUAL, Program

from .aging_house import AgingHouse
from .in_process import NO_LIMITS, InProcessServer, TableOfTwo, table_of_two
from .operator_clients import Guest
from .table_client import PATIENCE_S


@pytest.fixture(autouse=True)
def patient_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives clients in process all the time they need to reveal their nonces: the machine may be busy."""
    monkeypatch.setattr(starting, "REVEAL_S", 4 * PATIENCE_S)


@pytest.fixture
def no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switches the rate limits off: tests play faster than people."""
    monkeypatch.setattr(connection, "Limits", lambda: NO_LIMITS)
    monkeypatch.setattr(presence, "PLAYERS_S", 0.0)
    monkeypatch.setattr(presence, "PLAYERS_PER_S", 1e9)
    monkeypatch.setattr(presence, "WATCHERS_PER_S", 1e9)


@pytest.fixture
async def server(tmp_path: Path, no_rate_limits: None) -> AsyncIterator[InProcessServer]:
    the_server = InProcessServer(tmp_path / "madcap.db")
    yield the_server
    await the_server.close()


@pytest.fixture
async def house(tmp_path: Path, no_rate_limits: None) -> AsyncIterator[AgingHouse]:
    the_house = AgingHouse(tmp_path / "madcap.db")
    yield the_house
    await the_house.server.close()


@pytest.fixture
async def lobby(server: InProcessServer) -> TableOfTwo:
    """A table of two in its lobby: Ann and Ben have not sat down yet, Eve watches."""
    return await table_of_two(server)


@pytest.fixture
async def game(lobby: TableOfTwo) -> TableOfTwo:
    """A running game: Ann and Ben play, Eve watches."""
    await lobby.begin()
    return lobby


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The real program, shared by the tests that do not kill it. Games pause briefly: many tests wait for their ends."""
    changes = structs.replace(USUAL, short_pauses=True)
    the_program = Program(tmp_path_factory.mktemp("program") / "madcap.db", changes)
    yield the_program
    the_program.kill()
    the_program.end_group()


@pytest.fixture
def own_program(tmp_path: Path) -> Iterator[Program]:
    """The real program for one test alone, which may stop it, damage its file and read its log."""
    the_program = Program(tmp_path / "madcap.db")
    yield the_program
    the_program.kill()
    the_program.end_group()


@pytest.fixture
def ann(own_program: Program) -> Iterator[Guest]:
    """Somebody with a browser at that program."""
    guest = Guest(own_program)
    yield guest
    guest.http.close()


@pytest.fixture(scope="module")
def app_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """An HTTP client of the app in process. Errors are answered as they are in the real program."""
    db = tmp_path_factory.mktemp("app") / "madcap.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(code_guessing, "WRONG_CODES", 10**9)
        app = make_app(SqliteStore(str(db)), limits=NO_LIMITS)
        with TestClient(app, raise_server_exceptions=False) as client:
            yield client
