"""Fixtures: a house in process, the real program, and the server's doors in process."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from madcap.server.app import make_app
from madcap.server.limits import code_guessing
from madcap.server.socket import connection
from madcap.server.store.sqlite import SqliteStore
from tests.program import Program

from .house import UNHURRIED, House, Party, party


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers may send as fast as they like: tests play faster than people."""
    monkeypatch.setattr(connection, "Limits", lambda: UNHURRIED)


@pytest.fixture
async def house(tmp_path: Path, unhurried: None) -> AsyncIterator[House]:
    the_house = House(tmp_path / "house.db")
    yield the_house
    await the_house.close()


@pytest.fixture
async def lobby(house: House) -> Party:
    """Ann and Ben stand at a table of two, Eve watches."""
    return await party(house)


@pytest.fixture
async def game(lobby: Party) -> Party:
    """Ann and Ben play, Eve watches."""
    await lobby.begin()
    return lobby


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The real program, shared by the tests that do not kill it."""
    the_program = Program(tmp_path_factory.mktemp("program") / "madcap.db")
    yield the_program
    the_program.kill()
    the_program.end_group()


@pytest.fixture
def own_program(tmp_path: Path) -> Iterator[Program]:
    """The real program for one test alone: it may be stopped and damaged, and its log looked at."""
    the_program = Program(tmp_path / "madcap.db")
    yield the_program
    the_program.kill()
    the_program.end_group()


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """The server's doors in process, with errors answered as they would be in the real program."""
    db = tmp_path_factory.mktemp("doors") / "madcap.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(code_guessing, "WRONG_CODES", 10**9)
        app = make_app(SqliteStore(str(db)), limits=UNHURRIED)
        with TestClient(app, raise_server_exceptions=False) as client:
            yield client
