"""A full house for tests: connections that only know how long they have been idle, and the places that they take."""

from collections.abc import Sequence
from itertools import repeat
from time import monotonic

from madcap.server.limits.address import address_of
from madcap.server.limits.connections import Kind, Place, Places

CROWD, SMALL, NEW = [address_of(f"192.0.2.{n}") for n in (1, 2, 3)]
A, B, C = "192.0.2.1", "192.0.2.2", "192.0.2.3"


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
