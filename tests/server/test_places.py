"""A full house: people with a seat get in, and those make room who have the most connections and no seat."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import websockets
from msgspec import structs

from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import HouseFull
from madcap.server.limits.connections import LONG_IDLE_S, Kind, Place, Places
from madcap.server.limits.settings import Limits
from tests.program import USUAL, Program

from .full_house import NEW, SMALL, A, B, Line, everybody, gone, house
from .in_process import TableOfTwo
from .network_clients import HttpClient, WebSocketClient


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
