"""A full house: people with a seat get in, and those make room who have the most connections and no seat."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import repeat
from pathlib import Path
from time import monotonic

import pytest
import websockets
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
    with pytest.raises(HouseFull):
        places.add(NEW, Line(), "watching")


def test_seats_of_a_few_large_networks_make_room() -> None:
    """Whoever has three networks of 65,536 addresses each, and as many cookies, keeps nobody out."""
    networks = [(f"2001:db8:{n % 3:x}:{n:x}::1", "seated", n / 4) for n in range(2000)]
    places, lines = house(*networks, each=400, players=range(1, 2001))  # type: ignore[arg-type]
    for host in ("198.51.100.1", "2001:db8:7::1"):
        places.add(address_of(host), Line(), "seated")
    assert gone(lines) == [1998, 1999]


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
    seated: Place = next(place for place in places._all if place.owner is lines[0])
    seated.change(seated=True, address=SMALL)
    other = next(place for place in places._all if place.owner is lines[1])
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
