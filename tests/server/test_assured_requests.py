"""Players with a seat load the page and come back to it, although a neighbour has used up all requests of their address."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from msgspec import json, structs

from madcap.engine.fair import commitment_to
from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits import assured_requests, prices, rate_limit
from madcap.server.limits.assured_requests import AT_ONCE, TOKEN_S, AssuredRequests
from madcap.server.limits.rate_limit import Quotas
from madcap.server.people.cookies import COOKIE
from madcap.server.socket import endpoint
from madcap.server.store.sqlite import SqliteStore
from tests.games import open_game

from .in_process import NO_LIMITS, InProcessServer
from .table_client import PATIENCE_S
from .waiting import Clock

BUDGET = 100
ANN, EVE = b"hash of Ann's token", b"hash of Eve's token"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all budgets, which stands still unless a test turns it."""
    stopped = Clock()
    monkeypatch.setattr(rate_limit, "monotonic", stopped)
    monkeypatch.setattr(assured_requests, "monotonic", stopped)
    return stopped


def test_a_player_with_a_seat_has_a_small_bucket(clock: Clock) -> None:
    assured = AssuredRequests(10)
    assured.remember(ANN)
    assert [assured.take(ANN) for _ in range(41)] == [True] * 40 + [False]
    clock.now += TOKEN_S
    assured.remember(ANN)
    assert [assured.take(ANN) for _ in range(2)] == [True, False], "to sit down again gives nothing back"
    clock.now += 1000 * TOKEN_S
    assert assured.take(ANN, AT_ONCE)
    assert not assured.take(ANN)


def test_nobody_else_has_one(clock: Clock) -> None:
    assured = AssuredRequests(10)
    assured.remember(ANN)
    assert not assured.take(EVE)
    assert len(assured) == 1, "asking leaves nothing behind"


def test_so_many_players_are_remembered_and_the_oldest_is_forgotten(clock: Clock) -> None:
    assured = AssuredRequests(10)
    assured.remember(ANN)
    for number in range(30):
        assured.remember(b"%d" % number)
        assured.remember(ANN)
    assert len(assured) == 10
    assert assured.take(ANN)
    assert not assured.take(b"20")


async def test_whoever_still_sits_is_not_forgotten_for_those_who_sat_down_later(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "HEARTBEAT_S", 0.001)
    code = await server.make(await server.new_player("Ann"), ["open", "open"])
    client = await server.connect(code, await server.new_player("Ben"))
    seen: list[bytes] = []
    await client.sit()
    client.connection.when_seated = lambda: seen.append(ANN)
    async with asyncio.timeout(PATIENCE_S):
        while len(seen) < 2:
            await asyncio.sleep(0.001)


class School:
    """A server, and browsers that all come from one address. Nothing is paid back while the clock stands still."""

    def __init__(self, db: Path) -> None:
        self.quotas = Quotas(structs.replace(NO_LIMITS, requests_per_minute=BUDGET))
        self.app = make_app(SqliteStore(str(db)), quotas=self.quotas)
        self.http: TestClient[Litestar] = TestClient(RequestLimit(self.app, self.quotas))  # type: ignore[arg-type]

    def newcomer(self) -> str:
        """The cookie of a new browser."""
        cookie = self.http.get("/api/me").headers["set-cookie"].partition(";")[0]
        self.http.cookies.clear()
        return str(cookie)

    def status(self, path: str, cookie: str) -> int:
        return self.http.get(path, headers={"cookie": cookie}).status_code

    def open(self, code: str, cookie: str) -> WebSocketTestSession:
        return self.http.websocket_connect(f"/api/tables/{code}/live", headers={"cookie": cookie})

    def is_let_in(self, code: str, cookie: str) -> bool:
        """Whether a table answers; a refused socket is only closed."""
        with self.open(code, cookie) as socket, suppress(WebSocketDisconnect):
            return bool(json.decode(socket.receive_text())["type"] == "table")
        return False

    def make(self, cookie: str) -> str:
        wish = {"game": open_game().name, "chairs": ["open", "open"]}
        return str(self.http.post("/api/tables", json=wish, headers={"cookie": cookie}).json()["code"])

    def sit(self, code: str, cookie: str) -> None:
        with self.open(code, cookie) as socket:
            socket.send_text(json.encode(wire.Sit(commitment_to("ab" * 32))).decode())
            while json.decode(socket.receive_text()).get("you") is None:
                pass

    def use_up(self, cookie: str) -> None:
        assert any(self.status("/api/games", cookie) != 200 for _ in range(10 * BUDGET))


@pytest.fixture
def school(tmp_path: Path, clock: Clock) -> Iterator[School]:
    one = School(tmp_path / "school.db")
    with one.http:
        yield one


def test_a_player_comes_back_to_a_seat_although_a_neighbour_uses_up_all_requests(school: School) -> None:
    ann, eve = school.newcomer(), school.newcomer()
    code = school.make(ann)
    school.sit(code, ann)
    school.use_up(eve)
    page = [school.status(path, ann) for path in ("/", f"/t/{code}", "/api/me", f"/api/tables/{code}")]
    assert page == [200] * 4
    assert [school.status("/api/games", ann) for _ in range(32)] == [200] * 32, "the files of the page"
    assert school.is_let_in(code, ann)
    assert school.status("/", ann) == 429


def test_nobody_else_gets_anything_of_it(school: School) -> None:
    """Neither a neighbour who has a cookie but no seat, nor somebody who makes one up; the store is not asked for either."""
    ann, eve = school.newcomer(), school.newcomer()
    code = school.make(ann)
    school.sit(code, ann)
    school.is_let_in(code, eve)
    school.use_up(eve)
    school.app.state.players.store = None
    for cookie in (eve, f"{COOKIE}={'A' * 32}", ""):
        assert school.status("/", cookie) == 429
        assert not school.is_let_in(code, cookie)
    assert len(school.quotas.assured) == 1


def test_a_player_comes_back_while_the_address_is_in_debt(school: School) -> None:
    ann = school.newcomer()
    code = school.make(ann)
    school.sit(code, ann)
    school.quotas.charge(school.quotas.address("testclient"), 10 * BUDGET)
    assert school.is_let_in(code, ann)


def test_what_is_assured_is_not_used_while_the_address_has_something_left(school: School) -> None:
    ann = school.newcomer()
    code = school.make(ann)
    school.sit(code, ann)
    school.use_up("")
    for _ in range(int(AT_ONCE / prices.SOCKET)):
        assert school.is_let_in(code, ann)
    assert not school.is_let_in(code, ann)
