"""A full house: people with a seat get in, and those make room who have the most connections and no seat."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from itertools import repeat
from pathlib import Path
from time import monotonic
from types import FrameType

import pytest
import websockets
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec import structs

from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import HouseFull, TooManySockets
from madcap.server.limits.address import address_of
from madcap.server.limits.connections import LONG_IDLE_S, MANY_SEATS, Kind, Place, Places
from madcap.server.limits.settings import Limits
from tests.program import USUAL, Program

from .in_process import TableOfTwo
from .network_clients import HttpClient, WebSocketClient

CROWD, SMALL, NEW = [address_of(f"192.0.2.{n}") for n in (1, 2, 3)]


class Line:
    """A connection that has been idle for so long."""

    def __init__(self, idle_s: float = 0.0) -> None:
        self.active = monotonic() - idle_s
        self.evicted = ""

    def evict(self, reason: str) -> None:
        self.evicted = reason


def house(
    *crowd: tuple[str, Kind, float], most: int = 0, each: int = 100, players: Sequence[int] = ()
) -> tuple[Places, list[Line]]:
    """A full house: the host, kind and idle time of each connection."""
    places, lines = Places(most or len(crowd), each), []
    for (host, kind, idle_s), player in zip(crowd, players or repeat(0), strict=False):
        lines.append(Line(idle_s))
        places.add(address_of(host), lines[-1], kind, player=player)
    return places, lines


def everybody(places: Places) -> list[Place]:
    """All places that are taken."""
    crowds = (places._unseated, places._seated)
    return list({place for crowd in crowds for group in crowd._groups.values() for place in group.members})


def gone(lines: list[Line]) -> list[int]:
    return [number for number, line in enumerate(lines) if line.evicted]


A, B, C = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def test_somebody_with_a_seat_takes_the_place_of_the_longest_idle_of_the_largest_crowd() -> None:
    before = COUNTERS.connections_evicted
    places, lines = house((A, "watching", 5), (A, "watching", 90), (A, "seated", 500), (B, "watching", 900))
    places.add(NEW, Line(), "seated")
    assert (gone(lines), lines[1].evicted) == ([1], "made-room")
    assert (places.count, COUNTERS.connections_evicted - before) == (4, 1)


def test_a_watcher_takes_a_place_only_from_an_address_that_has_more() -> None:
    places, lines = house((A, "watching", 5), (A, "watching", 9), (B, "watching", 900))
    places.add(NEW, Line(), "watching")
    assert gone(lines) == [1]
    with pytest.raises(HouseFull):
        places.add(NEW, Line(), "watching")
    assert gone(lines) == [1]


def test_an_unknown_connection_always_gets_in_while_anybody_watches() -> None:
    """Only its request tells whether it has a seat."""
    places, lines = house((A, "watching", 5), (B, "seated", 900))
    places.add(NEW, Line())
    assert gone(lines) == [0]


def test_who_plays_makes_room_for_nobody_where_no_address_is_crowded() -> None:
    places, lines = house((A, "seated", 5), (A, "seated", 9), (A, "seated", 8))
    for kind in ("seated", "watching", "unknown"):
        with pytest.raises(HouseFull):
            places.add(NEW, Line(), kind)
    assert gone(lines) == []


def test_a_seat_where_nothing_happens_makes_room_for_another_seat_of_a_smaller_address() -> None:
    """Otherwise an attacker with many tables of their own could keep all players out."""
    long = LONG_IDLE_S + 1
    places, lines = house((A, "seated", long), (A, "seated", 9), (A, "seated", long + 9), (B, "seated", long + 99))
    with pytest.raises(HouseFull):
        places.add(NEW, Line(), "watching")
    places.add(NEW, Line(), "seated")
    assert gone(lines) == [2]


def test_seats_of_a_crowded_address_make_room_however_busy_they_are() -> None:
    """An attacker who sits down, and sends something now and then, keeps nobody out."""
    places, lines = house(*[(f"192.0.2.{n % 5}", "seated", n / 4) for n in range(2000)], each=400)
    for host in range(100):
        places.add(address_of(f"198.51.100.{host}"), Line(), "seated")
    assert len(gone(lines)) == 100
    assert min(gone(lines)) >= 1900, "those that were idle for the longest"
    with pytest.raises(HouseFull):
        places.add(address_of("192.0.2.0"), Line(), "seated")


def test_seats_of_a_few_large_networks_make_room() -> None:
    """Whoever has four networks of 65,536 addresses each, and as many cookies, keeps nobody out."""
    networks = [(f"2001:db8:{n % 4:x}:{n:x}::1", "seated", n / 4) for n in range(2000)]
    places, lines = house(*networks, each=400, players=range(1, 2001))  # type: ignore[arg-type]
    for host in ("198.51.100.1", "2001:db8:7::1"):
        places.add(address_of(host), Line(), "seated")
    assert gone(lines) == [1996, 1997], "the idlest of a network each"


def test_no_network_has_more_than_a_quarter_of_all_places() -> None:
    places = Places(2000, 400)
    for n in range(500):
        places.add(address_of(f"2001:db8:0:{n:x}::1"), Line(), "seated")
    with pytest.raises(TooManySockets):
        places.add(address_of("2001:db8:0:ffff::1"), Line(), "seated")
    assert [places.most_of(one) for one in address_of("2001:db8::1")] == [400, 500, 500]
    assert Places(2000, 2000).most_of(SMALL[0]) == 2000, "of a single address, what the operator has set"


@pytest.mark.parametrize("kind", ["watching", "unknown"])
def test_who_has_no_seat_yet_comes_in_although_every_place_has_one(kind: Kind) -> None:
    """Nobody sits down without a socket. One of a player with many seats makes room, or else the idlest of the address."""
    places, lines = house(*[(f"192.0.2.{n % 5 + 10}", "seated", n / 4) for n in range(2000)], each=400)
    places.add(NEW, Line(), kind)
    assert max(gone(lines)) >= 1995
    players = [7 if n in (10, 20, 30, 40, 50) else n + 10 for n in range(2000)]
    networks = [("2001:db8::1" if n < 400 else f"198.51.{n % 9}.1", "seated", n / 4) for n in range(2000)]
    places, lines = house(*networks, each=400, players=players)  # type: ignore[arg-type]
    places.add(NEW, Line(), kind)
    assert gone(lines) == [50]


def test_a_newcomer_takes_no_seat_of_an_address_that_is_not_far_larger() -> None:
    crowd = [(A, "seated", 9)] * 260 + [(f"198.51.{n % 9}.1", "seated", 9) for n in range(1540)]
    places, lines = house(*crowd, *[(B, "seated", 9)] * 200, each=400)  # type: ignore[arg-type]
    with pytest.raises(HouseFull):
        places.add(address_of(B), Line(), "watching")
    places.add(NEW, Line(), "watching")
    assert [lines[n] in lines[:260] for n in gone(lines)] == [True]


def test_a_newcomer_stays_although_those_who_had_all_seats_come_back() -> None:
    """Seven addresses take all places, and whoever makes room comes back with a seat, at once, from any of them."""
    attackers = [f"192.0.2.{n}" for n in range(10, 17)]
    sizes = (249, 249, 300, 300, 300, 301, 301)
    crowd = [(host, "seated", 0) for host, size in zip(attackers, sizes, strict=True) for _ in range(size)]
    places, _ = house(*crowd, each=400)  # type: ignore[arg-type]
    newcomers = [Line(5) for _ in range(20)]
    for newcomer in newcomers:
        places.add(NEW, newcomer, "watching")
        for host in [*attackers, "203.0.113.1", *attackers]:
            with suppress(HouseFull, TooManySockets):
                places.add(address_of(host), Line(), "seated")
    assert gone(newcomers) == []
    assert places.count == 2000


def test_an_address_with_more_than_its_share_takes_no_place_of_another() -> None:
    """Otherwise two such addresses would take each other's places for ever."""
    crowd = (
        [(A, "seated", 9)] * 300 + [(B, "seated", 9)] * 250 + [(f"198.51.{n % 9}.1", "seated", 9) for n in range(1449)]
    )
    places, lines = house(*crowd, (C, "watching", 9), each=400)  # type: ignore[arg-type]
    with pytest.raises(HouseFull):
        places.add(address_of(B), Line(), "seated")
    assert gone(lines) == []


def test_a_watcher_makes_room_for_a_player_where_no_address_is_far_larger() -> None:
    crowd = [(f"198.51.{n % 9}.1", "seated", 9) for n in range(1999)]
    places, lines = house(*crowd, (A, "watching", 0), each=400)  # type: ignore[arg-type]
    places.add(NEW, Line(), "seated")
    assert gone(lines) == [1999]


HOSTS = [*(f"192.0.2.{n}" for n in range(4)), *(f"2001:db8:{n % 2}:{n * 128:x}::1" for n in range(6))]


class Crowding(RuleBasedStateMachine):
    """Connections come, go and get seats, in a house of 40 places, ten for each address. What the docs promise holds."""

    def __init__(self) -> None:
        super().__init__()
        self.places = Places(40, 10)
        self.lines: dict[Line, tuple[Place, str]] = {}

    def of(self, host: str) -> int:
        return max(self.places._of[network] for network in address_of(host))

    @rule(host=st.sampled_from(HOSTS), kind=st.sampled_from(["seated", "watching", "unknown"]), many=st.integers(1, 9))
    def come(self, host: str, kind: Kind, many: int) -> None:
        for player in range(many):
            before = {other: self.of(other) for other in HOSTS}
            newcomer = Line()
            try:
                place = self.places.add(address_of(host), newcomer, kind, player=player + 1)
            except HouseFull:
                most = max(self.places._seated[one] for other in HOSTS for one in address_of(other))
                assert before[host] or kind == "seated" or most <= 5, "somebody has more than an eighth"
                continue
            except TooManySockets:
                continue
            self.judge(host, kind, before)
            self.lines[newcomer] = place, host

    def judge(self, host: str, kind: Kind, before: dict[str, int]) -> None:
        """Whoever made room had to."""
        for line in [line for line in self.lines if line.evicted]:
            place, other = self.lines.pop(line)
            if place.seated and other != host and kind != "seated":
                assert before[other] > max(5, 2 * before[host]), "a small address keeps its seats"

    @rule(index=st.integers(0, 39), seated=st.booleans())
    def change(self, index: int, seated: bool) -> None:
        for place, _ in list(self.lines.values())[index : index + 1]:
            place.change(seated)

    @rule(index=st.integers(0, 39), idle_s=st.floats(0, 2 * LONG_IDLE_S))
    def use(self, index: int, idle_s: float) -> None:
        for line in list(self.lines)[index : index + 1]:
            line.active = max(line.active, monotonic() - idle_s)

    @rule(index=st.integers(0, 39))
    def leave(self, index: int) -> None:
        for line in list(self.lines)[index : index + 1]:
            self.lines.pop(line)[0].leave()

    @invariant()
    def counts_are_right(self) -> None:
        counted = Counter(network for place, _ in self.lines.values() for network in place.address)
        assert counted == self.places._of
        assert self.places.count == len(self.lines) <= 40
        assert all(count <= self.places.most_of(one) for one, count in counted.items())

    @invariant()
    def the_idlest_of_the_fullest_network_is_found(self) -> None:
        """As somebody finds who looks at everybody."""
        for crowds, seated in ((self.places._unseated, False), (self.places._seated, True)):
            places = [place for place, _ in self.lines.values() if place.seated == seated]
            counted = Counter(network for place in places for network in place.address)
            shares = {network: count / network.factor for network, count in counted.items()}
            fullest = crowds.fullest()
            assert shares.get(fullest) == max(shares.values(), default=None)  # type: ignore[arg-type]
            if fullest:
                idlest = crowds.idlest(fullest)
                assert idlest
                assert idlest.idle_since == min(one.idle_since for one in places if fullest in one.address)


TestCrowding = Crowding.TestCase


@pytest.mark.parametrize("kind", ["seated", "watching", "unknown"])
@pytest.mark.parametrize("seated", [True, False])
def test_finding_who_makes_room_costs_the_same_in_a_large_house(kind: Kind, seated: bool) -> None:
    """However many are there, and although all of them were in use meanwhile."""
    small, large = (calls_to_make_room(kind, seated, count) for count in (400, 8000))
    assert large <= small + 60


def calls_to_make_room(kind: Kind, seated: bool, count: int) -> int:
    """How many functions a newcomer calls, at most, in a full house of two large networks and many small ones."""
    hosts = [f"192.0.2.{n % 2}" if n % 4 else f"198.51.{n % 250}.{n // 250}" for n in range(count)]
    places, lines = house(*[(host, "seated" if seated else "watching", 9) for host in hosts], each=count)
    most = 0
    for n in range(20):
        for line in lines:
            line.active = monotonic()
        most = max(most, calls(lambda n=n: places.add(address_of(f"203.0.113.{n}"), Line(), kind)))  # type: ignore[misc]
    assert places.count == count
    return most


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, of Python and of C."""
    count = 0

    def note(_frame: FrameType, event: str, _what: object) -> None:
        nonlocal count
        count += event.endswith("call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_a_class_keeps_its_seats_in_a_house_full_of_players() -> None:
    """Forty people who play behind one address are no crowd, even if all others come one by one."""
    people = [(f"198.51.100.{n}", "seated", 30) for n in range(160)]
    places, lines = house(*[(A, "seated", 60)] * 40, *people, each=400)  # type: ignore[arg-type]
    for kind in ("seated", "watching"):
        with pytest.raises(HouseFull):
            places.add(NEW, Line(), kind)
    assert gone(lines) == []


def test_a_class_comes_in_although_an_attacker_has_sat_down_everywhere() -> None:
    places, lines = house(*[(f"192.0.2.{n % 5}", "seated", 5) for n in range(2000)], each=400)
    pupils = [Line() for _ in range(41)]
    for pupil in pupils:
        places.add(address_of("198.51.100.1"), pupil, "seated")
    assert (len(gone(lines)), gone(pupils)) == (41, [])


def test_somebody_with_many_seats_makes_room_for_a_neighbour() -> None:
    """Neighbours may share one address, of which one of them has taken all places."""
    crowd = [(A, "seated", idle_s) for idle_s in (500, 9, 8, 99, 7, 6)]
    places, lines = house(*crowd, most=100, each=6, players=[1] + [7] * MANY_SEATS)  # type: ignore[arg-type]
    with pytest.raises(TooManySockets):
        places.add(CROWD, Line(), "seated", player=7)
    with pytest.raises(TooManySockets):
        places.add(CROWD, Line(), "watching", player=2)
    places.add(CROWD, Line(), "seated", player=2)
    assert gone(lines) == [3]
    with pytest.raises(TooManySockets):
        places.add(CROWD, Line(), "seated", player=3)
    assert gone(lines) == [3], "now nobody has many"


def test_a_seat_where_nothing_happens_makes_room_for_a_neighbour() -> None:
    places, lines = house((A, "seated", 9), (A, "seated", LONG_IDLE_S + 1), (B, "seated", 9), most=100, each=2)
    places.add(CROWD, Line(), "seated", player=2)
    assert gone(lines) == [1]
    with pytest.raises(TooManySockets):
        places.add(CROWD, Line(), "seated", player=3)


def test_a_crowded_address_keeps_its_own_players_in() -> None:
    places, lines = house((A, "watching", 5), (A, "watching", 9), (B, "watching", 900), most=10, each=2)
    with pytest.raises(TooManySockets):
        places.add(CROWD, Line(), "watching")
    places.add(CROWD, Line(), "seated")
    assert gone(lines) == [1]
    places.add(CROWD, Line())
    assert gone(lines) == [0, 1]
    places.add(SMALL, Line(), "watching")


def test_many_networks_of_one_customer_are_one_crowd() -> None:
    networks = [(f"2001:db8:0:{n:x}::1", "watching", n) for n in range(40)]
    places, lines = house(*networks, (A, "watching", 99), (A, "watching", 99), (A, "watching", 99))  # type: ignore[arg-type]
    places.add(NEW, Line(), "seated")
    assert gone(lines) == [39], "40 in a /56 are as many as 10 at one address"


def test_a_place_changes_its_kind_and_its_address() -> None:
    """Behind a proxy, all connections come from one address, until their requests say from which."""
    places, lines = house((A, "unknown", 9), (A, "unknown", 8), (A, "unknown", 7))
    seated: Place = next(place for place in everybody(places) if place.owner is lines[0])
    seated.change(seated=True, address=SMALL)
    other = next(place for place in everybody(places) if place.owner is lines[1])
    other.change(seated=False, address=SMALL)
    places.add(NEW, Line())
    assert gone(lines) in ([1], [2])
    seated.change(seated=False)
    places.add(NEW, Line(), "seated")
    assert 0 in gone(lines)
    seated.leave()
    assert places.count == 3


# At a table.


async def test_only_the_newest_connection_of_a_seat_keeps_its_place(game: TableOfTwo) -> None:
    """Somebody who opens a page hundreds of times has one place that is kept, not hundreds."""
    places = Places(100, 100)
    again = [await game.server.connect(game.code, game.ann.player) for _ in range(3)]
    clients = [game.ann, *again, game.eve]
    for client in clients:
        kind: Kind = "seated" if client is again[-1] else "watching"
        client.connection.places = [places.add(NEW, client.connection, kind)]
    newest = await game.server.connect(game.code, game.ann.player)
    assert [client.connection.places[0].seated for client in [*again, game.ann]] == [False] * 4
    await newest.leave()
    assert [client.connection.places[0].seated for client in [*again, game.ann]] == [False, False, True, False]


async def test_who_sits_down_keeps_their_place_and_who_gets_up_does_not(lobby: TableOfTwo) -> None:
    place = Places(100, 100).add(NEW, lobby.ben.connection, "watching")
    lobby.ben.connection.places = [place]
    await lobby.ben.sit(1)
    assert place.seated
    await lobby.ben.send_message(wire.Stand())
    await lobby.ben.until(lambda message: isinstance(message, wire.Table) and message.you is None)
    assert not place.seated


# The real program.

FEW = Limits(sockets=8, sockets_per_address=5, tables_per_minute=100, requests_per_minute=6000)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Program]:
    """A program with few places."""
    program = Program(tmp_path / "madcap.db", structs.replace(USUAL, limits=FEW))
    yield program
    program.kill()
    program.end_group()


async def test_a_player_comes_back_to_a_full_house(small: Program) -> None:
    ann, eve = [await HttpClient(small.address).get_cookie() for _ in range(2)]
    code = await ann.make(["open", "gentle"])
    client = await ann.open(code, **{"X-Forwarded-For": "10.0.0.1"})
    await client.begin()
    await client.close()
    crowd = [await watch(eve, code, f"10.0.1.{n % 2}") for n in range(8)]
    client = await ann.open(code, **{"X-Forwarded-For": "10.0.0.1"})
    assert (await client.next_table()).you == 0
    assert (await client.next_state()).view
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await crowd[0].receive_until_closed()
    assert closed.value.rcvd
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "made-room")
    await client.close()


async def watch(browser: HttpClient, code: str, address: str) -> WebSocketClient:
    client = await browser.open(code, **{"X-Forwarded-For": address})
    await client.next_table()
    return client


async def test_a_player_comes_back_although_all_connections_are_taken(small: Program) -> None:
    """Connections that say nothing make room, before it is known who comes."""
    ann = await HttpClient(small.address).get_cookie()
    code = await ann.make(["open", "gentle"])
    client = await ann.open(code)
    await client.begin()
    with ExitStack() as ends:
        most = FEW.sockets * 5 // 4 + 64
        for _ in range(most + 20):
            ends.enter_context(silent(small))
        again = await ann.open(code)
        assert (await again.next_table()).you == 0
        await again.close()
    await client.send_message(wire.Stand())
    await client.until(lambda message: isinstance(message, wire.Table) and message.chairs[0].stand_in)
    await client.close()


def silent(program: Program) -> "ExitStack":
    """A connection from this machine that sends nothing, closed at the end."""
    import socket

    ends = ExitStack()
    ends.enter_context(socket.create_connection(("127.0.0.1", program.port), 30))
    return ends
