"""An address may make so many moves in a day. What is beyond that is slowed down, and nothing of it is lost."""

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from madcap.server.limits import rate_limit
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.socket import move_budget, throttle
from madcap.server.socket.move_budget import ASSURED_S, TOGETHER, MoveBudget
from madcap.server.socket.protocol import SocketProtocol
from madcap.server.socket.throttle import Throttle

from .network_clients import HttpClient
from .table_client import PATIENCE_S
from .test_floods import Counting
from .test_http_protocol import served
from .test_socket_protocol import ended, framed, opened, settled
from .waiting import Clock, wait_until

LIMITS = Limits()
SCHOOL = "192.0.2.1"
DAY_S = 24 * 3600


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    for module in (throttle, rate_limit, move_budget):
        monkeypatch.setattr(module, "monotonic", stopped)
    return stopped


def a_day(moves: int) -> Quotas:
    return Quotas(structs.replace(LIMITS, moves_per_day=moves))


def sockets(quotas: Quotas, count: int, host: str = SCHOOL) -> list[Throttle]:
    """What sockets of one address may send."""
    made = [Throttle(quotas.limits) for _ in range(count)]
    for one in made:
        one.budget = quotas.messages(host)
        moves = quotas.moves(host)
        assert moves
        one.moves = MoveBudget(moves)
    return made


def moved(one: Throttle) -> bool:
    """Whether a page may make a move, and makes it."""
    if not one.take():
        return False
    one.count_move()
    return True


def test_what_is_beyond_a_days_moves_is_slowed_down_to_the_long_run_rate(clock: Clock) -> None:
    crowd, made, seconds = sockets(a_day(10_000), 20), 0, 3600
    for _ in range(seconds):
        clock.now += 1.0
        made += sum(moved(one) for one in crowd)
    at_their_own_pace = 20 * (seconds / ASSURED_S + 2)
    assert 10_000 < made <= 10_000 + 10_000 * seconds / DAY_S + at_their_own_pace
    assert made < seconds * 20 / 3


def test_each_page_always_moves_from_time_to_time_and_is_not_closed_for_it(clock: Clock) -> None:
    *crowd, neighbour = sockets(a_day(TOGETHER), 50)
    for _ in range(60):
        for one in crowd:
            while moved(one):
                pass
        clock.now += ASSURED_S
        assert moved(neighbour)
        while moved(neighbour):
            pass
        assert 0 < neighbour.wait_s() <= ASSURED_S
        assert not neighbour.is_flooded


def test_a_school_plays_for_six_hours_and_notices_nothing(clock: Clock) -> None:
    """Two hundred children, each with a move every two seconds and a bit, beside those of another address."""
    quotas = Quotas(LIMITS)
    children, (stranger,) = sockets(quotas, 200), sockets(quotas, 1, "192.0.2.2")
    for _ in range(6 * 3600 * 10 // 22):
        clock.now += 2.2
        for one in children:
            assert one.moves
            one.moves.count()
            assert not one.moves.owes
    assert moved(stranger)


def test_moves_that_were_paid_for_and_not_made_are_given_back(clock: Clock) -> None:
    """Pages come and go: what they do not need is there for others."""
    quotas = a_day(10 * TOGETHER)
    for _ in range(8 * TOGETHER):
        (one,) = sockets(quotas, 1)
        assert moved(one)
        assert one.moves
        assert not one.moves.owes
        one.end()
    (last,) = sockets(quotas, 1)
    assert moved(last)
    assert moved(last)


def test_a_proxy_that_hides_addresses_has_no_budget() -> None:
    assert a_day(1).moves("127.0.0.1") is None
    assert a_day(1).moves("") is not None


async def test_what_follows_a_move_waits_for_the_budget_and_nothing_is_lost(clock: Clock) -> None:
    protocol, _, transport = await opened(SocketProtocol)
    (protocol.throttle,) = sockets(a_day(TOGETHER), 1)

    class Moving(Counting):
        def __call__(self, text: bytes) -> bool:
            protocol.throttle.count_move()
            return super().__call__(text)

    protocol.inbox.listener = taker = Moving()
    sent = [f"move {number}".encode() for number in range(TOGETHER + 8)]
    async with asyncio.timeout(PATIENCE_S):
        while len(taker.texts) < TOGETHER:
            protocol.data_received(framed("text", sent[len(taker.texts)]))
            await settled()
            clock.now += 0.1
    protocol.data_received(b"".join(framed("text", text) for text in sent[TOGETHER:]))
    await settled()
    assert len(taker.texts) == TOGETHER + 2, "one that is assured, and one that is owed"
    assert not transport.reading
    await clock.turn_until(lambda: len(taker.texts) == len(sent), 0.2)
    assert taker.texts == sent
    await ended(protocol)


class Purse:
    """A budget that notes whose it is, and what is taken."""

    def __init__(self) -> None:
        self.hosts: list[str] = []
        self.used = 0.0

    def of(self, host: str) -> "Purse":
        self.hosts.append(host)
        return self

    def take(self, cost: float = 1.0) -> bool:
        self.used += cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        self.used -= cost

    def wait_s(self, cost: float = 1.0) -> float:
        return 0.0


async def test_moves_on_a_socket_count_for_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    purse = Purse()
    monkeypatch.setattr(Quotas, "moves", purse.of)
    async with served(tmp_path / "madcap.db", 20) as port:
        ann = await HttpClient(f"http://127.0.0.1:{port}").get_cookie()
        client = await ann.open(await ann.make(["open", "gentle"]), **{"X-Forwarded-For": SCHOOL})
        await client.begin()
        assert purse.used == 0
        made = 0
        while made < 3 and client.state and not client.state.outcome:  # the bot may win soon
            if client.state.legal:
                await client.play()
                made += 1
            await client.next_moves()
        assert purse.used == TOGETHER
        await client.close()
        await wait_until(lambda: purse.used != TOGETHER)
        assert (purse.hosts, purse.used) == ([SCHOOL], made)
