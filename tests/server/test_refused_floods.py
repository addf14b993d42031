"""An address that has nothing left costs the others next to nothing: what it sends is read slowly, or dropped."""

import asyncio
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from madcap.server.counters import COUNTERS
from madcap.server.http import pace, protocol
from madcap.server.http.pace import FIRST_S, LONGEST_S, Pace
from madcap.server.http.protocol import AHEAD, HttpProtocol, ServerConfig
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits import assured_requests, rate_limit
from madcap.server.limits.admission import AT_ONCE_S, READ_PER_S, TOLD_PER_S
from madcap.server.limits.connection_guard import ConnectionGuard
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.people.cookies import COOKIE
from madcap.server.people.players import hashed

from .test_socket_protocol import Wire, settled
from .waiting import Clock, wait_until

BUDGET = 20
READ, TOLD = int(AT_ONCE_S * READ_PER_S), int(AT_ONCE_S * TOLD_PER_S)  # at once
EVE, NEIGHBOUR, PROXY = "192.0.2.7", "192.0.2.8", "127.0.0.1"
GET = b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/BCDF/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GARBAGE = b"This is no HTTP.\r\n\r\n"
TOKEN = "Anns_token"
ANNS = GET[:-2] + f"Cookie: {COOKIE}={TOKEN}\r\n\r\n".encode()
TOO_MANY = b"HTTP/1.1 429 "


class Line(Wire):
    """A connection from some address."""

    def __init__(self, host: str) -> None:
        super().__init__()
        self._extra: dict[str, Any] = {"peername": (host, 1), "sockname": ("127.0.0.1", 2)}
        self.protocol: Any = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return cast(asyncio.BaseProtocol, self.protocol)

    def answers(self, status: int) -> int:
        return self.written.count(b"HTTP/1.1 %d " % status)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers every request, and accepts every socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class Server:
    """The server's HTTP protocol with its limits, on connections whose other end is a test."""

    def __init__(self) -> None:
        limits = Limits(requests_per_minute=BUDGET, sockets_per_address=2000)
        self.quotas = Quotas(limits)
        guard = ConnectionGuard(limits, self.quotas)
        limited = RequestLimit(cast(Any, app), self.quotas)
        self.config = ServerConfig(guard, limited, log_config=None)
        self.state = ServerState()
        self.lines: list[Line] = []

    def connect(self, host: str = EVE) -> Line:
        line = Line(host)
        line.protocol = HttpProtocol(self.config, self.state, {}, asyncio.get_running_loop())
        line.protocol.connection_made(line)
        self.lines.append(line)
        return line

    async def ask(self, line: Line, data: bytes = GET) -> bytes:
        """Send something, and return the answer so far."""
        before = len(line.written)
        line.protocol.data_received(data)
        await settled()
        return line.written[before:]

    def use_up(self, host: str = EVE) -> None:
        """Use up the budget of an address; while the clock stands still, nothing is paid back."""
        while self.quotas.count_request(host):
            pass

    def end(self) -> None:
        for line in self.lines:
            line.protocol.connection_lost(None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all budgets, which stands still unless a test turns it."""
    stopped = Clock()
    monkeypatch.setattr(rate_limit, "monotonic", stopped)
    monkeypatch.setattr(assured_requests, "monotonic", stopped)
    return stopped


@pytest.fixture
async def server(clock: Clock) -> Any:
    the_server = Server()
    yield the_server
    the_server.end()
    await settled()


# A connection.


async def test_after_a_refusal_nothing_is_read_for_a_while(server: Server) -> None:
    line, before = server.connect(), COUNTERS.connections_slowed
    for _ in range(1000):
        if line.reading:
            await server.ask(line)
    assert (line.answers(200), line.answers(429)) == (BUDGET, 1)
    assert b"retry-after: " in line.written
    assert not line.reading
    assert not line.closed
    assert COUNTERS.connections_slowed == before + 1


async def test_of_requests_that_were_sent_ahead_one_is_refused_at_a_time(server: Server) -> None:
    line = server.connect()
    server.use_up()
    await server.ask(line, AHEAD * GET)
    assert line.answers(429) == 1
    line.protocol._go_on()
    await settled()
    assert line.answers(429) == 2
    assert not line.reading


def test_each_further_refusal_makes_a_longer_pause() -> None:
    one = Pace()
    pauses = []
    for _ in range(5):
        one.slow_down()
        pauses.append(one.pause_s())
    assert pauses[:2] == [FIRST_S, 2 * FIRST_S]
    assert pauses[3:] == [LONGEST_S, LONGEST_S]
    assert one.pause_s() == 0, "an answer ends the row"
    one.slow_down()
    assert one.pause_s() == FIRST_S


async def test_a_pause_ends_by_itself(server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "FIRST_S", 0.01)
    line = server.connect()
    server.use_up()
    await server.ask(line, 2 * GET)
    clock.now += 60
    await wait_until(lambda: line.reading)
    await settled()
    assert (line.answers(429), line.answers(200)) == (1, 1)


async def test_a_proxys_connection_is_not_slowed_down(server: Server) -> None:
    """It serves many people: the others do not wait for one who is refused."""
    line = server.connect(PROXY)
    server.use_up()
    eves = GET[:-2] + f"X-Forwarded-For: {EVE}\r\n\r\n".encode()
    assert [(await server.ask(line, eves))[:13] for _ in range(5)] == [TOO_MANY] * 5
    assert line.reading
    assert (await server.ask(line)).startswith(b"HTTP/1.1 200 ")


async def test_a_connection_that_waits_ends_with_the_server_or_its_other_end(server: Server) -> None:
    stopped, left = server.connect(), server.connect()
    server.use_up()
    for line in (stopped, left):
        await server.ask(line, 3 * GET)
    stopped.protocol.shutdown()
    assert stopped.closed
    left.protocol.connection_lost(None)
    assert (left.protocol._pause, left.protocol._waiting) == (None, None)
    server.lines.remove(left)


# New connections.


async def test_of_the_connections_of_an_address_with_nothing_left_some_are_read(server: Server, clock: Clock) -> None:
    server.use_up()
    before = COUNTERS.connections_dropped
    lines = [server.connect() for _ in range(READ + 400)]
    dropped = [line for line in lines if not line.reading]
    assert len(dropped) == COUNTERS.connections_dropped - before == 400
    assert not any(line.written or line.closed for line in dropped)
    assert server.quotas.addresses.all[EVE].refusals == 400
    clock.now += 0.1  # too little for the budget to have anything again
    server.use_up()
    assert sum(server.connect().reading for _ in range(400)) == pytest.approx(READ_PER_S / 10, abs=1)


async def test_who_waits_for_a_dropped_connection_does_not_come_again_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is closed later. Only where the address has no place left it is closed at once, and takes none."""
    monkeypatch.setattr(protocol, "HELD_S", 0.05)
    server.use_up()
    places = server.config.guard.places
    lines = [server.connect() for _ in range(places.most + 50)]
    assert [line.closed for line in lines] == [False] * places.most + [True] * 50
    await wait_until(lambda: all(line.closed for line in lines[READ:]))
    assert not any(line.closed for line in lines[:READ])


async def test_a_player_takes_the_place_of_a_connection_that_was_dropped(server: Server, clock: Clock) -> None:
    server.quotas.assured.remember(hashed(TOKEN))
    server.use_up()
    places = server.config.guard.places
    lines = [server.connect() for _ in range(places.most)]
    clock.now += 0.1
    server.use_up()
    assert (await server.ask(server.connect(), ANNS)).startswith(b"HTTP/1.1 200 ")
    assert sum(line.closed for line in lines) == 1
    assert not any(line.written for line in lines)


async def test_connections_that_bring_nothing_are_limited_too(server: Server) -> None:
    lines = [server.connect() for _ in range(BUDGET + READ + 100)]
    assert sum(not line.reading for line in lines) == 100


async def test_an_address_is_told_so_often_and_then_dropped(server: Server) -> None:
    server.use_up()
    lines = [server.connect() for _ in range(TOLD + 50)]
    before = COUNTERS.connections_dropped
    for line in lines:
        await server.ask(line)
    assert [line.answers(429) for line in lines] == [1] * TOLD + [0] * 50
    assert not any(line.reading for line in lines)
    assert COUNTERS.connections_dropped == before + 50


async def test_a_player_to_whom_requests_are_assured_is_answered_at_once_beside_a_flood(server: Server) -> None:
    server.quotas.assured.remember(hashed(TOKEN))
    server.use_up()
    flood = [server.connect() for _ in range(READ - 1)]
    for line in flood:
        await server.ask(line)
    anns = server.connect()
    assert [(await server.ask(anns, ANNS))[:13] for _ in range(8)] == [b"HTTP/1.1 200 "] * 8
    assert anns.reading
    assert not server.quotas.assured.allows(hashed(TOKEN), assured_requests.AT_ONCE), "she has paid"


async def test_a_neighbour_at_another_address_notices_nothing(server: Server) -> None:
    server.use_up()
    for _ in range(READ + 50):
        server.connect()
    other = server.connect(NEIGHBOUR)
    assert (await server.ask(other)).startswith(b"HTTP/1.1 200 ")
    assert (await server.ask(server.connect(PROXY))).startswith(b"HTTP/1.1 200 ")


async def test_networks_of_one_customer_have_little_more_than_one_address(server: Server) -> None:
    """Of a /48, four times as many connections are read, however many networks of it they come from."""
    hosts = [f"2001:db8:1:{number:x}::1" for number in range(0, 16 * 1024, 1024)]
    for host in hosts:
        server.use_up(host)
    lines = [server.connect(host) for host in hosts for _ in range(READ * 6 // len(hosts))]
    assert not any(line.closed for line in lines)
    assert sum(line.reading for line in lines) == 4 * READ


# Handshakes.


async def test_refused_sockets_are_told_why_and_beyond_that_refused_plainly(server: Server) -> None:
    """To open a socket and to close it with the reason costs five times as much as to refuse it."""
    lines = [server.connect() for _ in range(BUDGET)]
    server.use_up()
    for _ in range(TOLD - 5):
        server.config.guard.admission.is_told(EVE)
    before = COUNTERS.requests_refused["requests"]
    for line in lines:
        await server.ask(line, HANDSHAKE)
    assert [line.answers(101) for line in lines] == [1] * 5 + [0] * (BUDGET - 5)
    assert all(b"too-many-requests" in line.written for line in lines)
    plain = lines[5:]
    assert all(line.written.startswith(TOO_MANY) and b"retry-after: " in line.written for line in plain)
    assert all(line.closed for line in plain)
    assert COUNTERS.requests_refused["requests"] == before + BUDGET


async def test_a_player_to_whom_requests_are_assured_opens_a_socket_beside_a_flood(server: Server) -> None:
    server.quotas.assured.remember(hashed(TOKEN))
    server.use_up()
    for line in [server.connect() for _ in range(TOLD + 50)]:
        await server.ask(line, HANDSHAKE)
    anns = server.connect()
    cookie = f"Cookie: {COOKIE}={TOKEN}\r\n\r\n".encode()
    assert (await server.ask(anns, HANDSHAKE[:-2] + cookie)).startswith(b"HTTP/1.1 101 ")
    assert not anns.closed


# Garbage.


async def test_garbage_counts_as_requests(server: Server) -> None:
    for _ in range(BUDGET):
        assert (await server.ask(server.connect(), GARBAGE)).startswith(b"HTTP/1.1 400 ")
    assert (await server.ask(server.connect())).startswith(TOO_MANY)


async def test_garbage_beyond_the_limit_is_answered_so_often_and_then_dropped(server: Server) -> None:
    server.use_up()
    lines = [server.connect() for _ in range(TOLD + 50)]
    for line in lines:
        await server.ask(line, GARBAGE)
    assert [line.answers(400) for line in lines] == [1] * TOLD + [0] * 50
    assert not any(line.reading and not line.closed for line in lines)


async def test_garbage_from_a_proxy_counts_for_nobody(server: Server) -> None:
    for _ in range(BUDGET + 5):
        assert (await server.ask(server.connect(PROXY), GARBAGE)).startswith(b"HTTP/1.1 400 ")
