"""A window for answers at a table of several people: the order of answers, and timing that reveals no hand."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import Raw, json

from madcap.engine.match import Match
from madcap.games.that_match_game.moves import Answer, Move, Pass, Place
from madcap.games.that_match_game.tests.position import position
from madcap.server import wire
from madcap.server.table.phase import Play
from tests.server.in_process import InProcessClient, InProcessServer, play_of
from tests.server.table_client import raw

LAST_RED_3 = "3-1-1 green-1 blue-1"
NOTHING = "green-1 blue-2 green-5"  # a hand that can answer nothing
SOMETHING = "lightning-red-3 lightning-red-1 lightning-red-2"


class Trio:
    """Three people at That Match Game; seat 0 is about to close the last colour of a point card with a red 3."""

    def __init__(self, server: InProcessServer, code: str, clients: list[InProcessClient]) -> None:
        self.server, self.code, self.clients = server, code, clients

    async def send_message(self, seat: int, move: Move) -> None:
        client = self.clients[seat]
        assert client.state
        await client.send_message(wire.Play(client.state.seq, Raw(json.encode(move))))

    async def next_message(self) -> list[wire.State]:
        return [await client.next_moves() for client in self.clients]

    async def make(self, seat: int, move: Move) -> list[wire.State]:
        await self.send_message(seat, move)
        return await self.next_message()

    async def open_window(self) -> list[wire.State]:
        return await self.make(0, Place("red-3", 1, "red"))

    def hand(self, seat: int) -> list[str]:
        state = self.clients[seat].state
        assert state
        return list(json.decode(state.view)["hands"][seat]["cards"])


async def trio(server: InProcessServer, hands: Sequence[str], window: int) -> Trio:
    players = [await server.new_player(name) for name in ("Ann", "Ben", "Cid")]
    wish = wire.NewTable("that_match_game", ["open", "open", "open"], {"window": window}, "instant")
    code = await server.tables.make(players[0], wish)
    clients = [await server.connect(code, player) for player in players]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    await clients[0].send_message(wire.Start())
    for client in clients:
        await client.next_state()
    table = await server.table(code)
    match = Match(position([LAST_RED_3], hands, window=window), play_of(table).match.chance)
    table.turn.phase = Play(match, timed=True)
    for client in clients:
        await table.refresh(client.connection)
        await client.next_state()
    return Trio(server, code, clients)


async def test_two_answers_together_count_in_the_order_of_arrival(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = await trio(server, ["red-3 green-2", "lightning-red-1 lightning-red-2 blue-1", "lightning-red-3 blue-1"], 0)
    monkeypatch.setattr(server.store, "append", _kept)
    await three.open_window()
    await three.send_message(1, Answer("1 + 2", "red"))
    await three.send_message(2, Answer("3", "red"))  # sent before seat 2 saw the other answer; now it answers that one
    await three.next_message()
    (*_, last) = await three.next_message()
    stack = json.decode(last.view)["window"]["stack"]
    assert [(entry["by"], entry["kind"]) for entry in stack] == [(0, "play"), (1, "answer"), (2, "answer")]


async def test_an_answer_that_no_longer_fits_is_refused_and_its_cards_stay(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = await trio(server, ["red-3 green-2", SOMETHING, NOTHING], 0)
    monkeypatch.setattr(server.store, "append", _kept)
    await three.open_window()
    seen = three.clients[2].state
    assert seen
    await three.make(1, Answer("3", "red"))
    await three.clients[2].send_message(wire.Play(seen.seq, raw({"type": "pass", "height": 1})))
    assert (await three.clients[2].refusal()).reason == "stale"  # seat 2 passed on an earlier stack
    await three.send_message(1, Answer("1 + 2", "red"))
    assert (await three.clients[1].refusal()).reason == "not-legal"  # nobody answers themselves
    await three.clients[1].next_state()
    assert three.hand(1) == ["lightning-red-1", "lightning-red-2"]


async def test_a_pass_gives_nobody_new_time(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    three = await trio(server, ["red-3 green-2", SOMETHING, NOTHING], 12)
    monkeypatch.setattr(server.store, "append", _kept)
    await three.open_window()
    table = await server.table(three.code)
    deadlines = dict(table.schedule.deadlines.times)
    assert {seat for _, seat in deadlines} == {1, 2}
    await asyncio.sleep(0.01)
    await three.make(1, Pass(1))
    assert dict(table.schedule.deadlines.times) == {key: when for key, when in deadlines.items() if key[1] == 2}


@pytest.mark.parametrize("hands", [(SOMETHING, NOTHING), (NOTHING, SOMETHING), (NOTHING, NOTHING)])
async def test_timing_reveals_nothing_about_hands(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch, hands: tuple[str, str]
) -> None:
    """Whatever their hands, the same people are asked for the same time, and then the same passes are made for them."""
    three = await trio(server, ["red-3 green-2", *hands], 4)
    monkeypatch.setattr(server.store, "append", _kept)
    table = await server.table(three.code)
    play_of(table).match.state.window_ms = 60  # type: ignore[attr-defined]
    (first, *_) = await three.open_window()
    assert (first.awaited, first.wait_of_ms) == ([1, 2], 60)
    told: list[tuple[object, str]] = []
    while not any(kind == "closed" for _, kind in told):
        state = await three.clients[0].next_moves()
        told += [(moved.seat, json.decode(moved.move)["type"] + " " * (moved.cause == "time")) for moved in state.moves]
    assert sorted(told[:2], key=str) == [(1, "pass "), (2, "pass ")]
    assert told[2] == ("clock", "closed")


async def _kept(*anything: object) -> None:
    """Store nothing: these tables begin in the middle of a game, and no log leads there."""
