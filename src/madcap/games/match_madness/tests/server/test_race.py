"""Races in process: with a slow disk, with a broken one, and with absent players."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec import convert

from madcap.engine.game import Game
from madcap.engine.state import CLOCK, State
from madcap.games.match_madness import kinds, timing
from madcap.games.match_madness.claims import samples
from madcap.games.match_madness.moves import Claim, GiveUp, TakeBack
from madcap.games.match_madness.state import MatchMadness
from madcap.games.match_madness.tests.building import built, ids, spoiled
from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.race import claims
from madcap.server.race.claims import Claims, HeldClaim
from madcap.server.race.control import RaceControl
from madcap.server.table import absence, schedule
from madcap.server.table.phase import Lobby
from madcap.server.table.table import Table
from tests.server.faulty_store import FaultyStore
from tests.server.in_process import InProcessClient, InProcessServer, play_of
from tests.server.table_client import raw


class Course:
    """Ann and Ben at a table of Quick-Play, building the first card."""

    def __init__(
        self,
        server: InProcessServer,
        disk: FaultyStore,
        code: str,
        table: Table,
        ann: InProcessClient,
        ben: InProcessClient,
    ) -> None:
        self.server, self.disk, self.code, self.table, self.ann, self.ben = server, disk, code, table, ann, ben

    @property
    def state(self) -> MatchMadness:
        state = play_of(self.table).match.state
        assert isinstance(state, MatchMadness)
        return state

    @property
    def claims(self) -> Claims:
        assert isinstance(self.table.race, RaceControl)
        return self.table.race.claims

    @property
    def length(self) -> int:
        return play_of(self.table).match.length

    async def reach(self, phase: int) -> None:
        """Wait until the game is in this phase, and that is stored."""
        async with asyncio.timeout(5):
            while self.state.phase != phase or self.table.turn.busy:
                await asyncio.sleep(0.005)

    async def send_message(self, client: InProcessClient, move: object) -> None:
        await client.send_message(wire.Play(self.length, raw(move)))

    async def see(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(5):
            while not happened():
                await asyncio.sleep(0.005)

    async def reach_agreement(self, seats: int) -> None:
        """Wait until these seats (as bits) agree to skip the card, and that is stored, sent and scheduled."""
        await self.see(lambda: self.state.agreed == [seats] and play_of(self.table).stored == self.length)

    def is_due(self, kind: str) -> bool:
        """Whether something of this kind is due in the schedule."""
        return any(key[2] == kind for key in self.table.schedule._due)

    async def claim(self, client: InProcessClient) -> None:
        card = ids()[self.state.up[0]]
        await self.send_message(client, Claim(card, built(card)))


@pytest.fixture
def count_ms() -> int:
    """The countdown before the first card. A test may set another."""
    return 60


@pytest.fixture
async def course(
    tmp_path: Path, no_rate_limits: None, monkeypatch: pytest.MonkeyPatch, count_ms: int
) -> AsyncIterator[Course]:
    for name, ms in {"COUNT_MS": count_ms, "NEXT_MS": 60, "CHECK_MS": 60}.items():
        monkeypatch.setattr(timing, name, ms)
    disk = FaultyStore(str(tmp_path / "races.db"))
    server = InProcessServer(tmp_path, disk)
    ann, ben = [await server.new_player(name) for name in ("Ann", "Ben")]
    wish = {"game": "match_madness", "chairs": ["open", "open"], "options": {"rounds": 3}}
    code = await server.tables.make(ann, convert(wish, wire.NewTable))
    clients = [await server.connect(code, player) for player in (ann, ben)]
    for chair, client in enumerate(clients):
        await client.sit(chair)
    the_course = Course(server, disk, code, await server.table(code), *clients)
    await clients[0].send_message(wire.Start())
    async with asyncio.timeout(5):
        while isinstance(the_course.table.turn.phase, Lobby):
            await asyncio.sleep(0.005)
    yield the_course
    disk.may_go_on.set()
    await server.close()


async def test_a_sketch_waits_for_nothing(course: Course) -> None:
    """While the disk stores a move, the table stands still, but sketches are sent: no claim has to wait behind one."""
    await course.reach(kinds.BUILDING)
    course.disk.may_go_on.clear()
    course.disk.reached.clear()
    await course.send_message(course.ann, GiveUp(1))
    await course.disk.reached.wait()
    await course.ben.send_message(wire.Sketch(raw([])))
    async with asyncio.timeout(5):  # pings come all the time
        (*_, last) = await course.ann.until(lambda message: isinstance(message, wire.Sketched))
    assert isinstance(last, wire.Sketched)
    assert last.seat == 1
    assert course.table.turn.busy
    course.disk.may_go_on.set()


async def test_a_claim_is_judged_once_it_can_be_stored(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "RETRY_S", 0.05)
    await course.reach(kinds.BUILDING)
    course.disk.failures = [0, 0]
    await course.claim(course.ann)
    await course.reach(kinds.CHECKING)
    assert (course.disk.failures, course.state.claimant) == ([], 0)
    await course.reach(kinds.READY)
    assert len(course.state.won[0]) == 1


async def test_a_claim_is_measured_until_it_counts_and_not_as_a_move(course: Course) -> None:
    """From its arrival on, also while others change the table; whatever else its player sends meanwhile."""
    await course.reach(kinds.BUILDING)
    before = [sum(times.counts) for times in (COUNTERS.claim_seconds, COUNTERS.move_seconds)]
    waited = COUNTERS.claim_seconds.sum
    async with course.table.turn:
        await course.claim(course.ann)
        await course.ann.send_message(wire.Sketch(raw([])))
        await asyncio.sleep(0.05)
    await course.reach(kinds.CHECKING)
    assert [sum(times.counts) for times in (COUNTERS.claim_seconds, COUNTERS.move_seconds)] == [
        before[0] + 1,
        before[1],
    ]
    assert COUNTERS.claim_seconds.sum - waited >= 0.04


async def test_a_queued_claim_is_judged_once_it_can_be_stored(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for the pause to end, and then for the disk; the verdict that ended the pause stands."""
    monkeypatch.setattr(claims, "RETRY_S", 0.05)
    await course.reach(kinds.BUILDING)
    right, wrong = samples(course.state.up[0])
    async with course.table.turn:
        moment, match = asyncio.get_running_loop().time(), play_of(course.table).match
        course.claims.enter(match, HeldClaim(moment, 0, wrong, "self"))
        course.claims.enter(match, HeldClaim(moment + 0.001, 1, right, "self"))
    course.disk.failures = [1, 1]
    await course.reach(kinds.READY)
    assert course.disk.failures == []
    assert (course.state.claims, len(course.state.won[1])) == (2, 1)


async def test_an_earlier_claim_that_waits_in_line_is_compared_with_one_whose_grace_ends(course: Course) -> None:
    """Ben's press arrives in time, but while the table is being changed: it still counts as the earlier one."""
    await course.reach(kinds.BUILDING)
    right, _ = samples(course.state.up[0])
    match, race, answers = play_of(course.table).match, course.table.race, list[Exception | None]()
    async with course.table.turn:
        moment = asyncio.get_running_loop().time()
        course.claims.enter(match, HeldClaim(moment, 0, right, "self"))

        def enter() -> list[int]:
            return [] if race.holds(match, 1, right, moment - 0.001, "self") else [right]

        course.table.turn.submit(1, enter, "self", answers.append)
        await asyncio.sleep(0.02 + course.claims.grace(match.state))
    await course.reach(kinds.CHECKING)
    assert (answers, course.state.claimant) == ([None], 1)


@pytest.mark.parametrize("count_ms", [1000])
async def test_the_countdown_is_not_shorter_when_all_connections_are_lost(course: Course) -> None:
    """The table does not hurry when nobody is there: the same task goes on to wait for the same moment."""
    due = course.table.schedule
    await course.see(lambda: course.is_due("clock"))
    tasks, deadlines = dict(due._due), dict(due.deadlines.times)
    assert [seat for _, seat in deadlines] == [CLOCK]
    await course.ann.leave()
    await course.ben.leave()
    assert course.state.phase == kinds.READY
    assert (due._due, due.deadlines.times) == (tasks, deadlines)
    await course.reach(kinds.BUILDING)
    await asyncio.sleep(0.03)
    assert not course.state.quiet


async def test_the_grace_is_the_measured_delay_of_the_slowest_connection(course: Course) -> None:
    """It is not the cap, if no connection needs that much. Nobody here answers pings, so the measured delay stays."""
    slow = course.ben.connection.lag
    slow.pong(slow.ping(0.0), 0.0, 0.24)
    waits = []
    for _ in range(2):
        await course.reach(kinds.BUILDING)
        assert course.claims.grace(course.state) == pytest.approx(0.12)
        began = asyncio.get_running_loop().time()
        await course.claim(course.ann)
        await course.reach(kinds.CHECKING)
        waits.append(asyncio.get_running_loop().time() - began)
    assert min(waits) >= 0.119


async def test_the_grace_ignores_a_player_with_a_stand_in(course: Course) -> None:
    await course.reach(kinds.BUILDING)
    slow = course.ben.connection.lag
    now = asyncio.get_running_loop().time()
    slow.pong(slow.ping(now - 0.4), 0.0, now)
    assert course.claims.grace(course.state) == pytest.approx(0.2, abs=0.01)
    await course.ben.send_message(wire.Stand())
    await course.ben.until(lambda message: isinstance(message, wire.Table) and message.chairs[1].stand_in)
    assert course.claims.grace(course.state) < 0.1


# Somebody is away.


async def test_nobody_waits_for_the_agreement_of_somebody_who_is_away(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If all who are here agree to skip the card, it is skipped, and the log says why."""
    monkeypatch.setattr(schedule, "ASSENT_S", 0.05)
    await course.reach(kinds.BUILDING)
    await course.ben.leave()
    await course.send_message(course.ann, GiveUp(1))
    await course.see(lambda: len(course.state.aside) == 1)
    log = await course.disk.log(1)
    given_up = [(entry.seat, entry.cause) for entry in log if entry.move == kinds.GIVE_UP]
    assert given_up == [(0, "self"), (1, "away")]


async def test_the_server_does_not_agree_for_a_player_who_is_here(course: Course) -> None:
    await course.reach(kinds.BUILDING)
    await course.send_message(course.ann, GiveUp(1))
    await course.reach_agreement(1)
    assert not course.is_due("assent")


async def test_the_server_does_not_agree_for_a_player_who_returns_in_time(course: Course) -> None:
    await course.reach(kinds.BUILDING)
    await course.send_message(course.ann, GiveUp(1))
    await course.reach_agreement(1)
    await course.ben.leave()
    assert course.is_due("assent")
    await course.server.connect(course.code, course.ben.player)
    assert not course.is_due("assent")


async def test_the_server_does_not_agree_after_a_take_back(course: Course) -> None:
    await course.reach(kinds.BUILDING)
    await course.ben.leave()
    await course.send_message(course.ann, GiveUp(1))
    await course.see(lambda: course.is_due("assent"))
    await course.send_message(course.ann, TakeBack(1))
    await course.reach_agreement(0)
    assert not course.is_due("assent")


async def test_a_bot_plays_on_if_nobody_else_is_in(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann is out for this card and Ben is away: she does not wait for him for ever."""

    async def first_move(game: Game, state: State, seat: int, *_: object) -> int:
        return state.move(seat, 0)

    monkeypatch.setattr(course.server.bot_pool, "choose", first_move)
    monkeypatch.setattr(absence, "AWAY_S", 0.05)
    await course.reach(kinds.BUILDING)
    await course.ben.leave()
    assert not course.is_due("away")
    card = ids()[course.state.up[0]]
    await course.send_message(course.ann, Claim(card, spoiled(card)))
    await course.see(lambda: course.table.record.chairs[1].stand_in == "away")
    await course.see(lambda: bool(course.state.aside))  # the bot's first move is to give the card up
