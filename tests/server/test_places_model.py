"""Connections come and go in any order: what the documents promise holds, and finding who makes room stays cheap."""

import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from types import FrameType

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from madcap.server.errors import HouseFull, TooManySockets
from madcap.server.limits.address import address_of
from madcap.server.limits.connections import LONG_IDLE_S, Kind, Place, Places

from .full_house import Line, house

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


# What it costs.


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
