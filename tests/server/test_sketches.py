"""Sketches in a race: players get each of them at once, hundreds of watchers the newest as often as the server can bear."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Raw, convert, json

from madcap.engine.fair import SeededChance
from madcap.engine.game import Race
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK
from madcap.server import wire
from madcap.server.race import sketches
from madcap.server.race.sketches import Sketches
from madcap.server.socket import endpoint
from madcap.server.socket.connection import Connection
from madcap.server.table.viewers import Viewers
from tests.games import race_game

from .in_process import InProcessClient, InProcessServer
from .waiting import wait_until

GAME = race_game()
SEATS = 2
MANY = 400  # watchers


def rules() -> Race:
    assert GAME.race
    return GAME.race


class Audience:
    """Notes what the players and the watchers get."""

    def __init__(self, watchers: int) -> None:
        self.watchers = watchers
        self.seats: list[bytes] = []
        self.others: list[bytes] = []

    def send_to_seats(self, message: bytes, seats: int) -> None:
        self.seats += [message] * seats.bit_count()

    def send_to_others(self, message: bytes, but: int) -> int:
        self.others.append(message)
        return self.watchers


def building() -> Match:
    """A match in which everybody builds."""
    match = Match(GAME.start(GAME.options(), SEATS), SeededChance(Rng(1)))
    match.begin()
    while any(rules().building(match.state, seat) is None for seat in range(SEATS)):
        match.play(CLOCK, match.default(CLOCK))
    return match


def boards(messages: list[bytes]) -> list[tuple[int, int]]:
    """The seat of each sketch, and what it shows: in these tests a number."""
    told = [json.decode(one, type=wire.Sketched) for one in messages]
    return [(one.seat, json.decode(one.sketch)) for one in told]


async def test_few_watchers_get_every_sketch_at_once() -> None:
    audience, match = Audience(1), building()
    shown = Sketches(rules(), audience)
    for number in range(50):
        shown.lay(match.state, number % SEATS, json.encode(number))
    assert boards(audience.seats) == boards(audience.others) == [(number % SEATS, number) for number in range(50)]


async def test_many_watchers_get_the_newest_sketch_of_each_seat_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sketches, "WATCHERS_PER_S", 0.1)  # in this test, their turn does not come by itself
    audience, match = Audience(MANY), building()
    shown = Sketches(rules(), audience)
    for number in range(50):
        shown.lay(match.state, number % SEATS, json.encode(number))
    assert len(audience.seats) == 50
    assert boards(audience.others) == [(0, 0)]
    for newest in ([(1, 49)], [(0, 48)], []):
        audience.others, shown._due = [], 0.0
        shown._show_watchers()
        assert boards(audience.others) == newest
    shown.lay(match.state, 0, json.encode(50))
    shown.stop()
    assert shown._timer is None


async def test_their_turn_comes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sketches, "AT_ONCE_S", 0.0)
    audience, match = Audience(20), building()
    shown = Sketches(rules(), audience)
    for number in range(4):
        shown.lay(match.state, number % SEATS, json.encode(number))
    await wait_until(lambda: len(audience.others) >= 3)
    assert boards(audience.others) == [(0, 0), (1, 3), (0, 2)]


async def test_a_late_sketch_is_not_shown_once_something_else_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies face down for one of the players is not shown to watchers, and a finished board is of no interest."""
    monkeypatch.setattr(sketches, "WATCHERS_PER_S", 0.1)
    audience, match = Audience(MANY), building()
    shown = Sketches(rules(), audience)
    for number in range(2):
        shown.lay(match.state, 0, json.encode(number))
    shown.state, shown._due = GAME.start(GAME.options(), SEATS), 0.0
    shown._show_watchers()
    assert boards(audience.others) == [(0, 0)], "nobody builds"
    shown.state, shown._unseen = match.state, {0: -1}
    shown._show_watchers()
    assert boards(audience.others) == [(0, 0)], "another card"
    assert shown._timer is None


async def test_nobody_sees_what_a_watcher_may_not() -> None:
    audience = Audience(MANY)
    shown = Sketches(rules(), audience)
    state = GAME.start(GAME.options(), SEATS)
    shown.lay(state, 0, json.encode(1))
    assert (audience.seats, audience.others, shown.for_viewer(state, -1)) == ([], [], [])
    assert len(shown.for_viewer(state, 0)) == 1, "their own"
    assert shown.for_viewer(state, 1) == []


# At a table.


@pytest.fixture
async def racers(tmp_path: Path) -> AsyncIterator[tuple[InProcessServer, list[InProcessClient]]]:
    """Two people who race."""
    server = InProcessServer(tmp_path / "madcap.db")
    people = [await server.new_player(name) for name in ("Ann", "Ben")]
    wish = {"game": GAME.name, "chairs": ["open"] * SEATS, "options": {}, "pace": "human"}
    code = await server.tables.make(people[0], convert(wish, wire.NewTable))
    clients = [await server.connect(code, player) for player in people]
    for seat, client in enumerate(clients):
        await client.sit(seat)
    await clients[0].send_message(wire.Start())
    for client in clients:
        await client.next_state()
    yield server, clients
    await server.close()


async def test_a_sketch_costs_its_sender_what_the_players_get_and_no_more(
    racers: tuple[InProcessServer, list[InProcessClient]],
) -> None:
    """Neither watchers nor somebody who opens the page again and again make it more expensive."""
    server, (ann, ben) = racers
    table = await server.table(ann.table.code)
    sketch = wire.Sketch(Raw(b"[]"))
    for _ in range(20):
        table.viewers.add(Connection(None), table.record)
        table.viewers.add(Connection(ben.player), table.record)
    assert endpoint._cost(table, sketch) == SEATS / endpoint.SEATS


async def test_the_newest_page_of_a_seat_is_a_players_and_older_ones_are_watchers(
    racers: tuple[InProcessServer, list[InProcessClient]],
) -> None:
    server, (ann, ben) = racers
    again = await server.connect(ben.table.code, ben.player)
    watcher = await server.connect(ben.table.code, None)
    viewers = (await server.table(ben.table.code)).viewers
    got = list[str]()
    for name, client in {"ann": ann, "ben": ben, "again": again, "watcher": watcher}.items():
        client.connection.send = lambda _, name=name: got.append(name)  # type: ignore[method-assign,misc]
    viewers.send_to_seats(b"", 0b11)
    assert sorted(got) == ["again", "ann"]
    got.clear()
    assert (viewers.send_to_others(b"", 0), sorted(got)) == (2, ["ben", "watcher"])
    got.clear()
    assert (viewers.send_to_others(b"", 1), sorted(got)) == (1, ["watcher"])


def test_nobody_is_here() -> None:
    assert (Viewers().first(), Viewers().seats_here()) == (None, 0)


async def test_others_have_their_turn_between_two_messages_of_a_page(
    racers: tuple[InProcessServer, list[InProcessClient]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ann, _) = racers
    turns = list[str]()
    monkeypatch.setattr(ann.connection.lag, "pong", lambda *_: turns.append("message"))

    async def others() -> None:
        while turns.count("message") < 8:
            turns.append("others")
            await asyncio.sleep(0)

    text = json.encode(wire.Pong(1, 0)).decode()
    for _ in range(8):
        ann.socket.incoming.put_nowait({"type": "websocket.receive", "text": text})
    await others()
    assert "message message" not in " ".join(turns)
