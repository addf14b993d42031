"""Play on several tables at once, with bots and turn timers, while somebody kills the server again and again.

Every move that any client ever heard must be in the log, at the same place, once; and every table goes on to its end.
"""

import asyncio
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
import websockets
from msgspec import json

from madcap.engine.fair import FairChance
from madcap.engine.match import Match
from madcap.engine.state import CHANCE, CLOCK
from madcap.games import find
from madcap.server import wire
from madcap.server.store import CAUSES, StoredTable

from .program import Browser, Line, Program

SETUPS: list[tuple[list[str], int]] = [  # the chairs, and the seconds of the turn timer
    (["open", "gentle"], 0),
    (["open", "open"], 15),
    (["open", "gentle", "fair"], 15),
    (["open", "open", "gentle"], 0),
]
GONE = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)
GAME_S = 30.0  # a table that has not ended after the last restart by then stands still

Told = tuple[wire.SeatName, bytes, wire.Cause]


@dataclass
class Ledger:
    """All that clients have heard: the moves of each table, by their place in the log."""

    tables: dict[str, dict[int, Told]] = field(default_factory=dict)
    over: set[str] = field(default_factory=set)
    returns: int = 0  # how often somebody came back and heard what they had missed

    def hear(self, code: str, state: wire.State) -> None:
        told = self.tables.setdefault(code, {})
        for one in state.moves:
            now = (one.seat, bytes(one.move), one.cause)
            assert told.setdefault(one.seq, now) == now, f"{code}: move {one.seq} was {told[one.seq]} and is {now}"
        if state.outcome:
            self.over.add(code)


class Person:
    """Plays at one table after the other, and comes back whenever the server is gone."""

    def __init__(self, program: Program, ledger: Ledger, dice: random.Random) -> None:
        self.program, self.ledger, self.dice = program, ledger, dice
        self.browser = Browser(program.address)

    async def play(self, code: str) -> None:
        """Play a table to its end."""
        since: int | None = None
        while code not in self.ledger.over:
            with suppress(*GONE):
                line = await self.browser.open(code, since)
                try:
                    await self._attend(line, code, since)
                finally:
                    since = line.state.seq if line.state else since
                    await line.close()
            await asyncio.sleep(0.05)

    async def _attend(self, line: Line, code: str, since: int | None) -> None:
        while code not in self.ledger.over:
            message = await line.hear()
            if isinstance(message, wire.Table):
                await self._settle(line, message)
            elif isinstance(message, wire.State):
                self._check_missed(message, since)
                since = message.seq
                self.ledger.hear(code, message)
                await self._answer(line, message)

    def _check_missed(self, state: wire.State, since: int | None) -> None:
        """Nothing is skipped: what is told follows what was known."""
        if since is not None and state.seq > since:
            assert [one.seq for one in state.moves] == list(range(since + 1, state.seq + 1))
            self.ledger.returns += 1

    async def _settle(self, line: Line, table: wire.Table) -> None:
        if table.phase == "lobby" and table.you is None:
            await line.say(wire.Sit(secrets.token_hex(16)))
        elif table.phase == "lobby" and table.host and all(chair.kind != "open" for chair in table.chairs):
            await line.say(wire.Start())

    async def _answer(self, line: Line, state: wire.State) -> None:
        if not state.legal or (state.wait_ms is not None and self.dice.random() < 0.1):
            return  # sometimes the time runs out
        await asyncio.sleep(0.055)  # no faster than the server lets anybody be in the long run
        await line.say(wire.Play(state.seq, self.dice.choice(state.legal)))


async def party(program: Program, ledger: Ledger, setup: int, dice: random.Random, done: asyncio.Event) -> None:
    """Some people play at tables of one kind, until there was the last kill and a game has ended after it."""
    chairs, timer = SETUPS[setup]
    people = [Person(program, ledger, dice) for _ in range(chairs.count("open"))]
    while not done.is_set():
        code = await _made(people, chairs, timer)
        await asyncio.gather(*(person.play(code) for person in people))


async def _made(people: Sequence[Person], chairs: list[str], timer: int) -> str:
    while True:
        with suppress(*GONE, AssertionError):
            for person in people:
                await person.browser.hello()
            return await people[0].browser.make(chairs, timer=timer)
        await asyncio.sleep(0.05)


async def run(program: Program, kills: int, seed: int) -> Ledger:
    """Play and kill; what everybody heard, checked against the log."""
    ledger, dice, done = Ledger(), random.Random(seed), asyncio.Event()
    parties = [asyncio.create_task(party(program, ledger, n, dice, done)) for n in range(len(SETUPS))]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.2, 1.2))
        await asyncio.to_thread(program.kill)
        program.end_group()
        await asyncio.to_thread(program.start)
    done.set()
    await asyncio.wait_for(asyncio.gather(*parties), GAME_S)
    for code, told in ledger.tables.items():
        check_log(program, code, told)
    return ledger


def check_log(program: Program, code: str, told: dict[int, Told]) -> None:
    """The log holds what was told, without a gap, and its dice are the ones that the seed gives."""
    ((face,),) = program.rows("select face from tables where code = ?", code)
    table = json.decode(face, type=StoredTable)
    log = program.rows("select seq, seat, move, cause from log where code = ? order by seq", code)
    game = find(table.game)
    names: dict[int, wire.SeatName] = {CHANCE: "chance", CLOCK: "clock"}
    kept = {
        seq: (names.get(seat, seat), json.encode(game.typed(move)), CAUSES[cause]) for seq, seat, move, cause in log
    }
    assert list(kept) == list(range(1, len(log) + 1))
    assert told.items() <= kept.items()
    nonces = [chair.nonce for chair in table.chairs if chair.nonce]
    match = Match(
        game.start(json.decode(table.options, type=game.options), len(table.chairs)), FairChance(table.seed, nonces)
    )
    match.begin()
    while not match.over:
        _, seat, move, _ = log[len(match.log)]
        match.play(seat, move)
    assert match.log == [(seat, move) for _, seat, move, _ in log]
    assert table.phase == "over"
