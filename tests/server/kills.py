"""Play all games on many tables at once, with bots and turn timers, while somebody kills the server again and again.

Every move that any client ever heard must be in the log, at the same place, once; every table goes on to its end; and its
record verifies.
"""

import asyncio
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

import httpx
import websockets
from msgspec import Raw, json

from madcap.engine.game import Game
from madcap.engine.state import WATCHER
from madcap.games import all_games, find
from madcap.server import wire
from tests.program import Program

from .browsers import Browser, Line
from .ledger import Ledger
from .voices import raw

PROGRAM = "tests.server.kill_program"
CHAIRS = [["open", "gentle"], ["open", "open"], ["open", "open", "gentle"], ["open", "gentle", "fair"]]
QUICKLY_OVER: dict[str, Any] = {"dice": 5, "rounds": 3, "timer": 15, "window": 4}  # where a game has such an option
GONE = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)
GAME_S = 240.0  # a table that has not ended after the last restart by then stands still
STILLBORN = 0.15  # the share of restarts that are killed before they are done


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
        returned = since is not None
        while code not in self.ledger.over:
            message = await line.hear()
            if isinstance(message, wire.Table):
                await self._settle(line, message)
            elif isinstance(message, wire.State):
                self._check_missed(message, since)
                self.ledger.returns += returned
                returned, since = False, message.seq
                self._hear(line, message)
                await self._answer(line, message)

    def _hear(self, line: Line, state: wire.State) -> None:
        viewer = WATCHER if line.table.you is None else line.table.you
        self.ledger.table(line.table.code).hear(viewer, state.moves)
        if state.outcome:
            self.ledger.over[line.table.code] = line.table.game

    def _check_missed(self, state: wire.State, since: int | None) -> None:
        """Nothing is skipped: what is told follows what was known. Who fell behind is told no moves."""
        if since is not None and state.moves and state.seq > since:
            assert [one.seq for one in state.moves] == list(range(since + 1, state.seq + 1))

    async def _settle(self, line: Line, table: wire.Table) -> None:
        if table.phase == "lobby" and table.you is None:
            await line.say(wire.Sit(secrets.token_hex(16)))
        elif table.phase == "lobby" and table.host and all(chair.kind != "open" for chair in table.chairs):
            await line.say(wire.Start())

    async def _answer(self, line: Line, state: wire.State) -> None:
        if not state.legal or (state.wait_ms is not None and self.dice.random() < 0.1):
            return  # sometimes the time runs out
        await asyncio.sleep(0.005)  # not to keep the machine from everything else
        game = find(line.table.game)
        choice = self.dice.choice(spelled_out(game, state.legal))
        number = game.packed(json.decode(choice, type=game.move))
        assert line.table.you is not None
        self.ledger.table(line.table.code).sent[line.table.you, number] += 1
        await line.say(wire.Play(state.seq, choice))


def spelled_out(game: Game, legal: list[Raw]) -> list[Raw]:
    """The moves that a state offers: where a game offers several as one, its own tests know which."""
    if not game.offers:
        return legal
    expanded = import_module(f"madcap.games.{game.name}.tests.expanding").expanded
    return [raw(move) for offer in legal for move in expanded(json.decode(offer, type=game.offer))]


async def party(
    program: Program, ledger: Ledger, game: Game, chairs: list[str], seed: int, done: asyncio.Event
) -> None:
    """Some people play a game at one table after the other, until the last kill was and a game has ended after it."""
    dice = random.Random(seed)
    people = [Person(program, ledger, dice) for _ in range(chairs.count("open"))]
    while not done.is_set():
        code = await _made(people, game, chairs)
        await asyncio.gather(*(person.play(code) for person in people))


async def _made(people: Sequence[Person], game: Game, chairs: list[str]) -> str:
    options = {name: value for name, value in QUICKLY_OVER.items() if name in game.options.__struct_fields__}
    while True:
        with suppress(*GONE, AssertionError):
            for person in people:
                await person.browser.hello()
            return await people[0].browser.make_of(game.name, chairs, options)
        await asyncio.sleep(0.05)


async def run(program: Program, kills: int, tables: int, seed: int) -> Ledger:
    """Play and kill; what everybody heard, checked against the logs."""
    ledger, dice, done = Ledger(), random.Random(seed), asyncio.Event()
    games = list(all_games().values())
    tables_of = [(games[n % len(games)], CHAIRS[n // len(games) % len(CHAIRS)]) for n in range(tables)]
    parties = [
        asyncio.create_task(party(program, ledger, game, chairs, seed + n, done))
        for n, (game, chairs) in enumerate(tables_of)
    ]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.2, 1.2))
        await asyncio.to_thread(_killed, program, dice)
    done.set()
    await asyncio.wait_for(asyncio.gather(*parties), GAME_S)
    await asyncio.to_thread(ledger.check, program)
    return ledger


def _killed(program: Program, dice: random.Random) -> None:
    """Gone in the middle of what it did, and back again; sometimes gone once more while it starts."""
    program.kill()
    program.end_group()
    if dice.random() < STILLBORN:
        program.start_and_kill(dice.uniform(0.2, 1.5))
    program.start()
