"""Moves of bots have a budget: what is beyond it waits, people's tables come first, and bots alone leave time to watch."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest
from msgspec import structs

from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import all_games, find
from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.limits import rate_limit
from madcap.server.limits.address import Address, Network, address_of
from madcap.server.limits.rate_limit import ALONE_SHARE, BotMoves
from madcap.server.limits.settings import Limits
from madcap.server.table import bot_choices
from madcap.server.table.work_queue import Asker, Rank

from .in_process import NO_LIMITS, InProcessClient, InProcessServer, InstantBots
from .table_client import PATIENCE_S

HOME, ELSEWHERE = [address_of(host) for host in ("192.0.2.7", "192.0.2.8")]
DAY_S = 24 * 3600.0
CLASS = 200  # children behind one address, each with three bots
THINKS_S = 3.0  # a quick child


class Clock:
    """The time by which budgets are counted, and how long each move has waited."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waits: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    the_clock = Clock()
    monkeypatch.setattr(rate_limit, "monotonic", the_clock.monotonic)
    times = SimpleNamespace(sleep=the_clock.sleep, CancelledError=asyncio.CancelledError)
    monkeypatch.setattr(rate_limit, "asyncio", times)
    return the_clock


def a_minute(moves: int) -> BotMoves:
    """The budgets of a server that allows so many moves in a minute."""
    return BotMoves(Limits(bot_moves_per_minute=moves, bot_moves_per_day=10**9))


async def waits(bot_moves: BotMoves, clock: Clock, moves: int, address: Address = HOME, alone: bool = False) -> int:
    """How many of so many moves that are made at once have to wait."""
    before = len(clock.waits)
    for _ in range(moves):
        await bot_moves.wait(address, alone)
    return len(clock.waits) - before


# The budget.


async def test_moves_beyond_the_budget_wait_one_after_the_other(clock: Clock) -> None:
    bot_moves, before = a_minute(60), COUNTERS.bot_moves_delayed
    assert await waits(bot_moves, clock, 60) == 0
    assert await waits(bot_moves, clock, 3) == 3
    assert clock.waits == pytest.approx([1.0, 2.0, 3.0])
    assert COUNTERS.bot_moves_delayed == before + 3
    clock.now += 60.0
    assert await waits(bot_moves, clock, 57) == 0
    assert await waits(bot_moves, clock, 1) == 1


async def test_a_day_has_a_budget_too(clock: Clock) -> None:
    bot_moves = BotMoves(Limits(bot_moves_per_minute=10**9, bot_moves_per_day=1000))
    assert await waits(bot_moves, clock, 1000) == 0
    assert await waits(bot_moves, clock, 1) == 1
    assert clock.waits == pytest.approx([DAY_S / 1000])


async def test_bots_that_play_alone_delay_nobody_who_waits_for_a_bot(clock: Clock) -> None:
    bot_moves = a_minute(60)
    assert await waits(bot_moves, clock, 1000, alone=True) == 1000 - 60 * ALONE_SHARE
    assert await waits(bot_moves, clock, 60) == 0


async def test_addresses_do_not_delay_one_another(clock: Clock) -> None:
    bot_moves = a_minute(60)
    assert await waits(bot_moves, clock, 100) == 40
    assert await waits(bot_moves, clock, 60, address_of("192.0.2.8")) == 0


async def test_many_ipv6_networks_of_one_customer_have_little_more_than_one(clock: Clock) -> None:
    bot_moves = a_minute(60)
    networks = [address_of(f"2001:db8:1:{n:x}::1") for n in range(0, 0x4000, 0x80)]
    waited = sum([await waits(bot_moves, clock, 60, one) for one in networks])
    assert waited == len(networks) * 60 - 4 * 60


async def test_whoever_has_no_address_has_a_budget_as_well(clock: Clock) -> None:
    assert await waits(a_minute(60), clock, 100, ()) == 40


async def test_a_move_that_is_not_made_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, bot_moves = Clock(), a_minute(60)
    monkeypatch.setattr(rate_limit, "monotonic", clock.monotonic)
    for _ in range(60):
        await bot_moves.wait(HOME, False)
    waiting = [asyncio.create_task(bot_moves.wait(HOME, False)) for _ in range(500)]
    await asyncio.sleep(0)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    clock.now += 1.0
    await asyncio.wait_for(bot_moves.wait(HOME, False), PATIENCE_S)


# Whom it hits.


def quickest_pause_s() -> float:
    """How long the quickest bot of all games pauses at the usual pace, on average."""
    paces = [level.pace_ms for name in all_games() for level in find(name).levels.values()]
    return min(sum(pace) / 2 for pace in paces) / 1000


async def test_a_class_behind_one_address_notices_nothing(clock: Clock) -> None:
    """Two hundred children play for an hour, all begin at once, and nobody waits for the budget; six hours fit a day."""
    bot_moves, limits = BotMoves(Limits()), Limits()
    assert await waits(bot_moves, clock, 3 * CLASS) == 0
    per_second = CLASS * 3 / (THINKS_S + 3 * quickest_pause_s())
    for _ in range(3600):
        clock.now += 1.0
        assert await waits(bot_moves, clock, round(per_second)) == 0
    assert 6 * 3600 * per_second < limits.bot_moves_per_day * (1 + 6 / 24)


async def test_hundreds_of_tables_of_instant_bots_make_no_more_moves_than_the_budget(clock: Clock) -> None:
    """Each table asks for its next move as soon as the last one was made. A hundredth of the usual budget, for two days."""
    usual = Limits()
    limits = structs.replace(usual, bot_moves_per_minute=120, bot_moves_per_day=usual.bot_moves_per_day // 100)
    bot_moves, made = BotMoves(limits), list[float]()
    tables = [(clock.now, n) for n in range(400)]
    begun = clock.now
    while tables[0][0] < begun + 2 * DAY_S:
        clock.now, table = heapq.heappop(tables)
        made.append(clock.now)
        before = len(clock.waits)
        await bot_moves.wait(HOME, True)
        delay = clock.waits[-1] if len(clock.waits) > before else 0.0
        heapq.heappush(tables, (clock.now + delay + bot_choices.ALONE_MS / 1000, table))
    a_day = ALONE_SHARE * limits.bot_moves_per_day
    second_day = [at for at in made if at >= begun + DAY_S]
    assert len(made) - len(second_day) <= 2 * a_day + 400, "what was saved up, and a day's share"
    assert a_day * 0.99 < len(second_day) <= a_day + 400


# At a table.


class PausedBots(InstantBots):
    """Bots whose pauses are noted. They make no move until a test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[int] = []
        self.may_move = asyncio.Event()

    async def choose(self, game: Game, state: State, seat: int, level: str, pause: int, asker: Asker) -> int:
        self.pauses.append(pause)
        await self.may_move.wait()
        return state.move(seat, 0)


class Gate(BotMoves):
    """Budgets that are used up for ever: at tables where bots play alone (True) or with people (False)."""

    def __init__(self) -> None:
        super().__init__(NO_LIMITS)
        self.asked: list[tuple[Address, bool]] = []
        self.shut = {True}

    async def wait(self, address: Address, alone: bool) -> None:
        self.asked.append((address, alone))
        if alone in self.shut:
            await asyncio.Event().wait()


@pytest.fixture
async def paused(tmp_path: Path, no_rate_limits: None) -> AsyncIterator[tuple[InProcessServer, PausedBots]]:
    server, bots = InProcessServer(tmp_path / "madcap.db"), PausedBots()
    server.bot_pool = server.tables.bot_pool = bots
    yield server, bots
    await server.close()


@pytest.fixture
def gate(server: InProcessServer) -> Gate:
    the_gate = Gate()
    server.tables.quotas.bot_moves = the_gate
    return the_gate


async def begun(server: InProcessServer, *chairs: str) -> InProcessClient:
    """A running game; whoever has made its table sits there if there is an open chair."""
    ann = await server.new_player("Ann")
    client = await server.connect(await server.make(ann, chairs), ann)
    if "open" in chairs:
        await client.sit()
    await client.send_message(wire.Start())
    await client.next_state()
    return client


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not happened():
            await asyncio.sleep(0)


async def test_instant_bots_that_play_alone_pause(paused: tuple[InProcessServer, PausedBots]) -> None:
    server, bots = paused
    await begun(server, "gentle", "gentle")
    await until(lambda: bool(bots.pauses))
    assert set(bots.pauses) == {bot_choices.ALONE_MS}


async def test_instant_bots_at_a_table_with_a_person_do_not_pause_until_that_person_has_left(
    paused: tuple[InProcessServer, PausedBots],
) -> None:
    server, bots = paused
    ann = await begun(server, "open", "gentle")
    while ann.state and ann.state.legal:
        await ann.play()
        await ann.next_moves()
    assert set(bots.pauses) == {0}
    bots.pauses.clear()
    await ann.send_message(wire.Stand())
    await ann.until(lambda message: isinstance(message, wire.Table) and bool(message.chairs[0].stand_in))
    assert set(bots.pauses) == {bot_choices.ALONE_MS}
    bots.pauses.clear()
    await ann.send_message(ann.sitting())
    await ann.until(lambda message: isinstance(message, wire.Table) and not message.chairs[0].stand_in)
    assert set(bots.pauses) == {0}


async def test_bots_move_at_the_cost_of_whoever_watches_or_plays(server: InProcessServer, gate: Gate) -> None:
    ann = await server.new_player("Ann")
    code = await server.make(ann, ["gentle", "gentle"])
    await server.connect(code, None, address=HOME)
    table = await server.table(code)
    host = await server.connect(code, ann)
    await host.send_message(wire.Start())
    await host.next_state()
    await until(lambda: bool(gate.asked))
    assert set(gate.asked) == {(HOME, True)}
    assert table.schedule._bots._asker.address == HOME[-1].name


async def test_bots_think_and_move_for_somebody_who_has_just_sat_down(server: InProcessServer, gate: Gate) -> None:
    """Not for the stranger who watches, nor as at a table where nobody sits."""
    ann = await server.new_player("Ann")
    code = await server.make(ann, ["open", "gentle"])
    await server.connect(code, None, address=ELSEWHERE)
    client = await server.connect(code, ann, address=HOME)
    schedule = (await server.table(code)).schedule
    assert (schedule._bots._asker.rank, schedule._bots._payer) == (Rank.WATCHED, ELSEWHERE)
    await client.sit()
    assert (schedule._bots._asker.rank, schedule._bots._payer) == (Rank.SEATED, HOME)
    await client.send_message(wire.Start())
    await client.next_state()
    while client.state and client.state.legal:
        await client.play()
        await client.next_moves()
    await until(lambda: bool(gate.asked))
    assert set(gate.asked) == {(HOME, False)}


async def test_bots_think_for_those_who_watch_when_a_player_has_got_up(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    client = await server.connect(await server.make(ann, ["open", "gentle"]), ann, address=HOME)
    schedule = (await server.table(client.table.code)).schedule
    await client.sit()
    await client.send_message(wire.Stand())
    await client.until(lambda message: isinstance(message, wire.Table) and message.you is None)
    assert (schedule._bots._asker.rank, schedule._bots._payer) == (Rank.WATCHED, HOME)


async def ann_waits_for_the_budget(server: InProcessServer, bot_moves: BotMoves) -> InProcessClient:
    """Ann plays against a bot whose move waits, because the budget of her address is used up."""
    server.tables.quotas.bot_moves = bot_moves
    ann = await server.new_player("Ann")
    client = await server.connect(await server.make(ann, ["open", "gentle"]), ann, address=HOME)
    await client.sit()
    for budget in bot_moves._with_people:
        budget.reserve(HOME, 10**6)
    await client.send_message(wire.Start())
    await client.next_state()
    while client.state and client.state.legal:
        await client.play()
        await client.next_moves()
    schedule = (await server.table(client.table.code)).schedule
    await until(lambda: bool(schedule._bots._payments._waiting))
    return client


async def test_a_move_that_waits_for_a_budget_waits_for_that_of_a_new_payer(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move that the bot has chosen stays, and the former payer gets it back."""
    bot_moves = a_minute(60)
    client = await ann_waits_for_the_budget(server, bot_moves)
    table = await server.table(client.table.code)
    monkeypatch.setattr(server.bot_pool, "choose", AsyncMock(side_effect=AssertionError("it has chosen already")))
    used = bot_moves._with_people[0]._full_at[HOME[-1].name]
    seq = client.position()[0]
    again = await server.connect(client.table.code, client.player, seq, ELSEWHERE)
    if not (again.state and again.state.moves):
        await again.next_moves()
    assert again.state
    assert again.state.moves[0].cause == "bot"
    assert bot_moves._with_people[0]._full_at[HOME[-1].name] < used
    assert table.schedule._bots._payer == ELSEWHERE


async def test_a_move_that_is_not_wanted_any_more_does_not_wait_for_a_new_payer(server: InProcessServer) -> None:
    client = await ann_waits_for_the_budget(server, a_minute(60))
    schedule = (await server.table(client.table.code)).schedule
    schedule._bots._payments.change_payer()
    schedule.hold(True)
    await until(lambda: not schedule._bots._payments._waiting)
    assert schedule.idle


async def test_a_table_that_nobody_has_opened_yet_counts_for_its_maker(server: InProcessServer) -> None:
    ann = await server.new_player("Ann")
    table = await server.table(await server.make(ann, ["gentle", "gentle"]))
    assert table.schedule._bots._payer == (Network(f"player {ann.id}"),)


async def test_a_person_who_takes_the_chair_back_does_not_wait_for_the_budget_of_bots_alone(
    server: InProcessServer, gate: Gate
) -> None:
    gate.shut = {True, False}
    ann = await begun(server, "open", "gentle")
    while ann.state and ann.state.legal:
        await ann.play()
        await ann.next_moves()
    await until(lambda: [alone for _, alone in gate.asked] == [False])
    await ann.send_message(wire.Stand())
    await until(lambda: [alone for _, alone in gate.asked] == [False, True])
    gate.shut = {True}
    await ann.send_message(ann.sitting())
    assert (await ann.next_moves()).moves[0].cause == "bot"


async def test_a_delayed_bot_breaks_no_game(server: InProcessServer, clock: Clock) -> None:
    """With a budget for a few moves, all others wait, and the game goes on to its end."""
    moves = 4  # fewer than any game has
    server.tables.quotas.bot_moves = a_minute(int(moves / ALONE_SHARE))
    watcher = await begun(server, "gentle", "gentle")
    while not (watcher.state and watcher.state.outcome):
        await watcher.next_state()
    assert len(clock.waits) == server.bot_pool.choices - moves
    assert clock.waits == sorted(clock.waits)
