"""Bots build faster once no person can call the card any more: nobody waits for minutes after a mistake."""

import asyncio

import pytest
from msgspec import convert

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games.match_madness import kinds, timing
from madcap.games.match_madness.moves import Claim
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.building import ids, spoiled
from madcap.server import wire
from madcap.server.race.control import HURRY
from madcap.server.table.table import Table
from madcap.server.table.work_queue import Asker
from tests.server.in_process import InProcessClient, InProcessServer, InstantBots, play_of
from tests.server.table_client import raw

PATIENCE_S = 30.0


class BuildingBots(InstantBots):
    """Bots that never finish. How long each would build is noted whenever it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, asker: Asker) -> int:
        self.asked.append((seat, pause))
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never

    async def pauses(self, count: int) -> dict[int, int]:
        """How long each of the next bots would build, as soon as so many have been asked."""
        async with asyncio.timeout(PATIENCE_S):
            while len(self.asked) < count:
                await asyncio.sleep(0.005)
        found, self.asked = dict(self.asked), []
        return found


@pytest.fixture
def bots(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> BuildingBots:
    for name in ("COUNT_MS", "NEXT_MS", "CHECK_MS"):
        monkeypatch.setattr(timing, name, 60)
    building = BuildingBots()
    monkeypatch.setattr(server.tables, "bot_pool", building)
    return building


async def seated(server: InProcessServer, *chairs: str) -> tuple[Table, list[InProcessClient]]:
    """A table at which people are on the open chairs, and the game has begun."""
    players = [await server.new_player(f"Player {n}") for n in range(chairs.count("open"))]
    wish = {"game": "match_madness", "chairs": chairs, "options": {"rounds": 3}}
    code = await server.tables.make(players[0], convert(wish, wire.NewTable))
    clients = [await server.connect(code, player) for player in players]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    await clients[0].send_message(wire.Start())
    return await server.table(code), clients


def state_of(table: Table) -> MatchMadness:
    state = play_of(table).match.state
    assert isinstance(state, MatchMadness)
    return state


async def call_wrongly(table: Table, client: InProcessClient) -> None:
    """Call a wrong match, as soon as everybody builds and the move before is stored."""
    async with asyncio.timeout(PATIENCE_S):
        while state_of(table).phase != kinds.BUILDING or table.turn.busy:
            await asyncio.sleep(0.005)
    card, out = ids()[state_of(table).up[0]], state_of(table).out
    await client.send_message(wire.Play(play_of(table).match.length, raw(Claim(card, spoiled(card)))))
    async with asyncio.timeout(PATIENCE_S):
        while state_of(table).out == out:
            await asyncio.sleep(0.005)


async def test_bots_hurry_when_the_only_person_is_out(server: InProcessServer, bots: BuildingBots) -> None:
    table, (ann,) = await seated(server, "open", "gentle", "sharp")
    usual = await bots.pauses(2)
    await call_wrongly(table, ann)
    hurried = await bots.pauses(2)
    assert all(0 < hurried[seat] <= usual[seat] / HURRY for seat in (1, 2))
    assert sorted(hurried, key=lambda seat: hurried[seat]) == sorted(usual, key=lambda seat: usual[seat])


async def test_bots_take_their_time_while_another_person_builds(server: InProcessServer, bots: BuildingBots) -> None:
    table, (ann, ben) = await seated(server, "open", "open", "gentle")
    usual = await bots.pauses(1)
    await call_wrongly(table, ann)
    assert (await bots.pauses(1))[2] > usual[2] / HURRY
    await call_wrongly(table, ben)
    assert (await bots.pauses(1))[2] <= usual[2] / HURRY
