"""Windows that close at once where nobody can be fooled: bots make no pause once no person is asked any more (rule 23)."""

import asyncio

import pytest
from msgspec import Raw, json

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.state import CLOCK, State
from madcap.games.that_match_game.bots import is_answering
from madcap.games.that_match_game.moves import Pass, Place, packed
from madcap.games.that_match_game.tests.position import position
from madcap.server import wire
from madcap.server.table import lobby
from madcap.server.table.phase import Play
from madcap.server.table.table import Table
from madcap.server.table.work_queue import Asker
from tests.server.in_process import InProcessClient, InProcessServer, InstantBots, play_of

LAST_RED_3 = "3-1-1 green-1 blue-1"


class PausingBots(InstantBots):
    """Bots that pass. One that is to pause before is noted, and never moves."""

    def __init__(self) -> None:
        super().__init__()
        self.pausing: set[int] = set()
        self.at_once: set[int] = set()

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, asker: Asker) -> int:
        if pause:
            self.pausing.add(seat)
            await asyncio.get_running_loop().create_future()
        self.at_once.add(seat)
        return state.move(seat, 0)


@pytest.fixture
def bots(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> PausingBots:
    pausing = PausingBots()
    monkeypatch.setattr(server.tables, "bot_pool", pausing)
    monkeypatch.setattr(server.store, "append", _kept)
    return pausing


async def _kept(*anything: object) -> None:
    """Store nothing: these tables begin in the middle of a game, and no log leads there."""


class Trio:
    """A table of three: people first, then bots that seem to think."""

    def __init__(self, table: Table, clients: list[InProcessClient]) -> None:
        self.table, self.clients = table, clients

    async def open_window(self, by: int) -> None:
        """Let a window be open for the red 3 of a player, and wait until everything is due that is."""
        hands = ["blue-2 green-5", "blue-2 green-5", "lightning-red-3 blue-1"]
        hands[by] = "red-3 green-2"
        state = position([LAST_RED_3], hands, window=12, turn=by)
        state.apply(by, packed(Place("red-3", 1, "red")))
        chance = play_of(self.table).match.chance
        self.table.turn.phase = Play(Match(state, chance), timed=True)
        self.table.schedule.stop()
        self.table.schedule.update()
        for client in self.clients:
            await self.table.refresh(client.connection)
            await client.next_state()
        await self.settle()

    async def pass_(self, seat: int) -> None:
        client = self.clients[seat]
        assert client.state
        await client.send_message(wire.Play(client.state.seq, Raw(json.encode(Pass(1)))))
        await client.next_moves()
        await self.settle()

    async def settle(self) -> None:
        """Let every task go on until it waits for something."""
        for _ in range(50):
            await asyncio.sleep(0)

    @property
    def is_open(self) -> bool:
        return is_answering(play_of(self.table).match.state)

    @property
    def clock_waits(self) -> bool:
        return any(seat == CLOCK for _, seat in self.table.schedule.deadlines.times)


async def trio(server: InProcessServer, people: int, bots: PausingBots) -> Trio:
    players = [await server.new_player(name) for name in ("Ann", "Ben", "Cid")[:people]]
    chairs = ["open"] * people + ["gentle"] * (3 - people)
    code = await server.tables.make(
        players[0],
        wire.NewTable("that_match_game", chairs, {"window": 12}, "human"),  # type: ignore[arg-type]
    )
    clients = [await server.connect(code, player) for player in players]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    await clients[0].send_message(wire.Start())
    for client in clients:
        await client.next_state()
    three = Trio(await server.table(code), clients)
    await three.settle()
    bots.pausing, bots.at_once = set(), set()
    return three


async def test_bots_answer_a_person_alone_at_once(server: InProcessServer, bots: PausingBots) -> None:
    three = await trio(server, 1, bots)
    await three.open_window(by=0)
    assert (bots.pausing, bots.at_once & {1, 2}) == (set(), {1, 2})
    assert not three.is_open


async def test_bots_answer_a_bot_when_the_only_person_has_passed(server: InProcessServer, bots: PausingBots) -> None:
    three = await trio(server, 1, bots)
    await three.open_window(by=2)
    assert (bots.pausing, bots.at_once) == ({1}, set())
    assert three.is_open
    await three.pass_(0)
    assert bots.at_once
    assert not three.is_open


async def test_among_people_bots_think_until_all_people_have_passed(server: InProcessServer, bots: PausingBots) -> None:
    three = await trio(server, 2, bots)
    await three.open_window(by=0)
    assert (bots.pausing, bots.at_once) == ({2}, set())
    await three.pass_(1)
    assert bots.at_once == {2}


async def test_whoever_a_bot_plays_for_counts_as_a_person(server: InProcessServer, bots: PausingBots) -> None:
    three = await trio(server, 2, bots)
    async with three.table.turn:
        await three.table.turn.save(lobby.stand_in(three.table.turn.record, 1))
    await three.open_window(by=0)
    assert (bots.pausing, bots.at_once) == ({1, 2}, set())


@pytest.mark.parametrize(("people", "waits"), [(1, False), (2, True)])
async def test_only_among_people_lies_a_moment_before_the_count(
    server: InProcessServer, bots: PausingBots, people: int, waits: bool
) -> None:
    three = await trio(server, people, bots)
    await three.open_window(by=0)
    if people == 2:
        await three.pass_(1)
    assert three.clock_waits is waits
