"""A full house where an address or a network has very many places: it makes room for those who have few."""

from contextlib import suppress

import pytest

from madcap.server.errors import HouseFull, TooManySockets
from madcap.server.limits.address import address_of
from madcap.server.limits.connections import LONG_IDLE_S, MANY_SEATS, Kind, Places

from .full_house import CROWD, NEW, SMALL, A, B, C, Line, gone, house

# Seats of a crowd.


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


def test_many_networks_of_one_customer_are_one_crowd() -> None:
    networks = [(f"2001:db8:0:{n:x}::1", "watching", n) for n in range(40)]
    places, lines = house(*networks, (A, "watching", 99), (A, "watching", 99), (A, "watching", 99))  # type: ignore[arg-type]
    places.add(NEW, Line(), "seated")
    assert gone(lines) == [39], "40 in a /56 are as many as 10 at one address"


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


# Newcomers, who have no seat yet.


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


# Classes and neighbours, who share an address.


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
