"""All sockets of an address share a budget of messages. What each sends at a person's pace is its own."""

from pathlib import Path

import pytest
from msgspec import Raw, structs

from madcap.server import wire
from madcap.server.limits import prices, rate_limit
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.socket import endpoint, throttle
from madcap.server.socket.protocol import SocketProtocol
from madcap.server.socket.throttle import ASSURED_S, AT_ONCE_S, Throttle

from .in_process import InProcessServer, table_of_two
from .network_clients import HttpClient
from .test_floods import Counting, flood_alone
from .test_http_protocol import served
from .test_socket_protocol import ended, framed, opened, settled
from .waiting import Clock

LIMITS = Limits()
ASSURED = 1 / ASSURED_S  # messages a second
TICK_S = 0.05
SCHOOL = "192.0.2.1"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(throttle, "monotonic", stopped)
    monkeypatch.setattr(rate_limit, "monotonic", stopped)
    return stopped


def sockets(quotas: Quotas, count: int, host: str = SCHOOL) -> list[Throttle]:
    """What sockets of one address may send."""
    made = [Throttle(quotas.limits) for _ in range(count)]
    for one in made:
        one.budget = quotas.messages(host)
    return made


def sent_by(crowd: list[Throttle], clock: Clock, seconds: float, per_second: float) -> int:
    """Let each socket send so many messages a second. Returns how many were taken; the others are not sent again."""
    taken, due = 0, 0.0
    for _ in range(round(seconds / TICK_S)):
        clock.now += TICK_S
        due += per_second * TICK_S
        taken += sum(one.take() for one in crowd for _ in range(int(due)))
        due -= int(due)
    return taken


def test_sockets_just_below_their_own_rate_share_their_addresss_budget(clock: Clock) -> None:
    """Four hundred of them never flood: each sends a little less than it may."""
    taken = sent_by(sockets(Quotas(LIMITS), 400), clock, 20, 19)
    per_second = 400 * ASSURED + LIMITS.messages_per_address
    assert taken <= per_second * 20 + 400 * AT_ONCE_S * ASSURED + 5 * LIMITS.messages_per_address


def test_a_class_that_races_notices_nothing(clock: Clock) -> None:
    """Two hundred children behind one address, four at a table, with three sketches a second each, and answers to pings."""
    children = sockets(Quotas(LIMITS), 200)
    sketch = prices.of_message(wire.Sketch(Raw(b"[]"))) + 4 / endpoint.SEATS
    for third in range(180):
        clock.now += 1 / 3
        for one in children:
            assert one.take(), "a sketch"
            one.charge(sketch)
            assert third % 6 or one.take(), "an answer to a ping"


def test_neighbours_of_a_flood_always_send_at_a_persons_pace(clock: Clock) -> None:
    quotas = Quotas(LIMITS)
    *crowd, neighbour = sockets(quotas, 400)
    for _ in range(60):
        sent_by(crowd, clock, ASSURED_S, 40)
        assert neighbour.take()


def test_somebody_at_another_address_notices_nothing(clock: Clock) -> None:
    quotas = Quotas(LIMITS)
    crowd, (stranger,) = sockets(quotas, 400), sockets(quotas, 1, "192.0.2.2")
    for _ in range(10):
        sent_by(crowd, clock, 1.0, 20)
        assert sum(stranger.take() for _ in range(20)) == 20


def test_a_socket_that_waits_for_its_address_is_not_closed_for_it(clock: Clock) -> None:
    """A neighbour who sends a little more than is assured waits for it all the time, and does not flood."""
    *crowd, neighbour = sockets(Quotas(structs.replace(LIMITS, messages_per_address=10.0)), 50)
    for _ in range(int(3 * LIMITS.flood_seconds)):
        sent_by(crowd, clock, 1.0, 20)
        while neighbour.take():
            pass
        assert 0 < neighbour.wait_s() <= ASSURED_S
        assert not neighbour.is_flooded


def test_a_socket_that_floods_by_itself_is_closed_whatever_its_address_has_left(clock: Clock) -> None:
    (one,) = sockets(Quotas(LIMITS), 1)
    began = clock.now
    flood_alone(one, clock)
    assert LIMITS.flood_seconds < clock.now - began < LIMITS.flood_seconds + 3


@pytest.mark.parametrize(("networks", "share"), [("2001:db8:0:{:x}::1", 2), ("2001:db8:0:{:x}00::1", 4)])
def test_networks_of_one_customer_share_a_budget_too(clock: Clock, networks: str, share: int) -> None:
    quotas = Quotas(structs.replace(LIMITS, messages_per_address=10.0))
    crowd = [one for n in range(200) for one in sockets(quotas, 1, networks.format(n))]
    at_once = sum(one.take() for one in crowd for _ in range(40))
    assert at_once == 200 * AT_ONCE_S * ASSURED + share * 10 * rate_limit.MESSAGES_AT_ONCE_S


def test_what_the_address_cannot_pay_is_paid_with_what_is_assured(clock: Clock) -> None:
    """Otherwise hundreds of sockets could each do something expensive twice a second."""
    (one,) = sockets(Quotas(structs.replace(LIMITS, messages_per_address=0.001)), 1)
    done = 0
    for _ in range(60):
        clock.now += 1.0
        if one.take():
            one.charge(prices.of_message(wire.SetChair(0, "open")))
            done += 1
    assert done == pytest.approx(60 * ASSURED / 4, abs=2)


def test_a_proxy_that_hides_addresses_has_no_budget() -> None:
    quotas = Quotas(LIMITS)
    assert quotas.messages("127.0.0.1") is None
    assert quotas.messages(SCHOOL) is not None
    assert quotas.messages("") is not None


async def test_messages_wait_for_the_budget_and_none_is_lost(clock: Clock) -> None:
    protocol, _, transport = await opened(SocketProtocol)
    protocol.throttle.budget = Quotas(structs.replace(LIMITS, messages_per_address=0.001)).messages(SCHOOL)
    protocol.inbox.listener = taker = Counting()
    sent = [f"message {number}".encode() for number in range(20)]
    protocol.data_received(b"".join(framed("text", text) for text in sent))
    await settled()
    assert len(taker.texts) == AT_ONCE_S * ASSURED
    assert not transport.reading
    await clock.turn_until(lambda: len(taker.texts) == len(sent), 0.1)
    assert taker.texts == sent
    await ended(protocol)


async def test_what_changes_a_table_costs_what_it_costs_us(tmp_path: Path) -> None:
    server = InProcessServer(tmp_path / "madcap.db")
    game = await table_of_two(server)
    table = await game.table()
    of: list[wire.ToServer] = [
        wire.Pong(1, 0),
        wire.Configure(Raw(b"{}")),
        wire.SetChair(1, "open"),
        wire.Sit("a" * 64),
        wire.Stand(),
        wire.Hold(on=True),
    ]
    none, configure, *changes = [endpoint._cost(table, one) for one in of]
    assert none == 0 < configure < min(changes)
    assert endpoint._cost(table, wire.Play(1, Raw(b"{}"))) == 0
    await server.close()


class Purse:
    """A budget that notes whose it is, and what is taken."""

    def __init__(self) -> None:
        self.hosts: list[str] = []
        self.taken = 0.0

    def of(self, host: str) -> "Purse":
        self.hosts.append(host)
        return self

    def take(self, cost: float = 1.0) -> bool:
        self.taken += cost
        return True

    def wait_s(self) -> float:
        return 0.0


async def test_a_socket_uses_the_budget_of_the_address_that_its_proxy_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    purse = Purse()
    monkeypatch.setattr(Quotas, "messages", purse.of)
    async with served(tmp_path / "madcap.db", 20) as port:
        ann = await HttpClient(f"http://127.0.0.1:{port}").get_cookie()
        client = await ann.open(await ann.make(["open", "open"]), **{"X-Forwarded-For": SCHOOL})
        for _ in range(10):
            await client.send_message(wire.Stand())
            await client.refusal()
        await client.close()
        await ann.http.aclose()
    assert purse.hosts == [SCHOOL]
    assert purse.taken >= 10, "what is assured is less than ten messages that count for two each"
