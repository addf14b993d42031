"""A window for answers, at a table with several people: in which order answers count, and what time does not tell."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import Raw, json

from madcap.engine.match import Match
from madcap.games.that_match_game.moves import Answer, Move, Pass, Place
from madcap.games.that_match_game.tests.position import position
from madcap.server import wire
from madcap.server.table.phase import Play
from tests.server.house import Guest, House, play_of
from tests.server.voices import raw

LAST_RED_3 = "3-1-1 green-1 blue-1"
NOTHING = "green-1 blue-2 green-5"  # a hand that can answer nothing
SOMETHING = "lightning-red-3 lightning-red-1 lightning-red-2"


class Trio:
    """Three people at That Match Game; seat 0 is about to close the last colour of a point card with a red 3."""

    def __init__(self, house: House, code: str, guests: list[Guest]) -> None:
        self.house, self.code, self.guests = house, code, guests

    async def say(self, seat: int, move: Move) -> None:
        guest = self.guests[seat]
        assert guest.state
        await guest.say(wire.Play(guest.state.seq, Raw(json.encode(move))))

    async def hear(self) -> list[wire.State]:
        return [await guest.next_moves() for guest in self.guests]

    async def make(self, seat: int, move: Move) -> list[wire.State]:
        await self.say(seat, move)
        return await self.hear()

    async def open_window(self) -> list[wire.State]:
        return await self.make(0, Place("red-3", 1, "red"))

    def hand(self, seat: int) -> list[str]:
        state = self.guests[seat].state
        assert state
        return list(json.decode(state.view)["hands"][seat]["cards"])


async def trio(house: House, hands: Sequence[str], window: int) -> Trio:
    players = [await house.welcome(name) for name in ("Ann", "Ben", "Cid")]
    wish = wire.NewTable("that_match_game", ["open", "open", "open"], {"window": window}, "instant")
    code = await house.tables.make(players[0], wish)
    guests = [await house.guest(code, player) for player in players]
    for chair, guest in enumerate(guests):
        await guest.sit(chair)
    await guests[0].say(wire.Start())
    for guest in guests:
        await guest.next_state()
    table = await house.table(code)
    match = Match(position([LAST_RED_3], hands, window=window), play_of(table).match.chance)
    table.turn.phase = Play(match, [], timed=True)
    for guest in guests:
        await table.refresh(guest.connection)
        await guest.next_state()
    return Trio(house, code, guests)


async def test_two_answers_together_count_in_the_order_of_arrival(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = await trio(house, ["red-3 green-2", "lightning-red-1 lightning-red-2 blue-1", "lightning-red-3 blue-1"], 0)
    monkeypatch.setattr(house.store, "append", _kept)
    await three.open_window()
    await three.say(1, Answer("1 + 2", "red"))
    await three.say(2, Answer("3", "red"))  # decided before the other one was seen: it answers that one now
    await three.hear()
    (*_, last) = await three.hear()
    stack = json.decode(last.view)["window"]["stack"]
    assert [(entry["by"], entry["kind"]) for entry in stack] == [(0, "play"), (1, "answer"), (2, "answer")]


async def test_an_answer_that_no_longer_fits_is_refused_and_its_cards_stay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = await trio(house, ["red-3 green-2", SOMETHING, NOTHING], 0)
    monkeypatch.setattr(house.store, "append", _kept)
    await three.open_window()
    seen = three.guests[2].state
    assert seen
    await three.make(1, Answer("3", "red"))
    await three.guests[2].say(wire.Play(seen.seq, raw({"type": "pass", "height": 1})))
    assert (await three.guests[2].refusal()).reason == "stale"  # it passed on another stack than this one
    await three.say(1, Answer("1 + 2", "red"))
    assert (await three.guests[1].refusal()).reason == "not-legal"  # nobody answers themselves
    await three.guests[1].next_state()
    assert three.hand(1) == ["lightning-red-1", "lightning-red-2"]


async def test_a_pass_gives_nobody_new_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    three = await trio(house, ["red-3 green-2", SOMETHING, NOTHING], 12)
    monkeypatch.setattr(house.store, "append", _kept)
    await three.open_window()
    table = await house.table(three.code)
    deadlines = dict(table.schedule._deadlines)
    assert {seat for _, seat in deadlines} == {1, 2}
    await asyncio.sleep(0.01)
    await three.make(1, Pass(1))
    assert dict(table.schedule._deadlines) == {key: when for key, when in deadlines.items() if key[1] == 2}


@pytest.mark.parametrize("hands", [(SOMETHING, NOTHING), (NOTHING, SOMETHING), (NOTHING, NOTHING)])
async def test_time_tells_nothing(house: House, monkeypatch: pytest.MonkeyPatch, hands: tuple[str, str]) -> None:
    """Whatever they hold, the same people are asked, for as long, and their time passes for them in the same words."""
    three = await trio(house, ["red-3 green-2", *hands], 4)
    monkeypatch.setattr(house.store, "append", _kept)
    table = await house.table(three.code)
    play_of(table).match.state.window_ms = 60  # type: ignore[attr-defined]
    (first, *_) = await three.open_window()
    assert (first.awaited, first.wait_of_ms) == ([1, 2], 60)
    told: list[tuple[object, str]] = []
    while not any(kind == "closed" for _, kind in told):
        state = await three.guests[0].next_moves()
        told += [(moved.seat, json.decode(moved.move)["type"] + " " * (moved.cause == "time")) for moved in state.moves]
    assert sorted(told[:2], key=str) == [(1, "pass "), (2, "pass ")]
    assert told[2] == ("clock", "closed")


async def _kept(*anything: object) -> None:
    """These tables begin in the middle of a game, which no stored log could tell."""
