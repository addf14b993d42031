"""Play all games on many tables at once, with bots and turn timers, while the server is killed again and again.

Every move that any client received must be in the log once, at the same place. Every table goes on to its end, and its
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

from .heard_moves import HeardMoves
from .network_clients import HttpClient, WebSocketClient
from .table_client import raw

PROGRAM = "tests.server.kill_program"
CHAIRS = [["open", "gentle"], ["open", "open"], ["open", "open", "gentle"], ["open", "gentle", "fair"]]
QUICKLY_OVER: dict[str, Any] = {"dice": 5, "rounds": 3, "timer": 15, "window": 4}  # for games that have such an option
GONE = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)
GAME_S = 240.0  # a table that has not ended this long after the last restart is stuck
KILLED_AT_START = 0.15  # the share of restarts that are killed before they are complete


class ReturningPlayer:
    """A player who plays at one table after the other, and reconnects whenever the server was killed."""

    def __init__(self, program: Program, heard: HeardMoves, dice: random.Random) -> None:
        self.program, self.heard, self.dice = program, heard, dice
        self.browser = HttpClient(program.address)

    async def play(self, code: str) -> None:
        """Play at a table until its game is over."""
        since: int | None = None
        while code not in self.heard.over:
            with suppress(*GONE):
                client = await self.browser.open(code, since)
                try:
                    await self._attend(client, code, since)
                finally:
                    since = client.state.seq if client.state else since
                    await client.close()
            await asyncio.sleep(0.05)

    async def _attend(self, client: WebSocketClient, code: str, since: int | None) -> None:
        returned = since is not None
        while code not in self.heard.over:
            message = await client.next_message()
            if isinstance(message, wire.Table):
                await self._settle(client, message)
            elif isinstance(message, wire.State):
                self._check_missed(message, since)
                self.heard.returns += returned
                returned, since = False, message.seq
                self._note(client, message)
                await self._answer(client, message)

    def _note(self, client: WebSocketClient, state: wire.State) -> None:
        viewer = WATCHER if client.table.you is None else client.table.you
        self.heard.table(client.table.code).add(viewer, state.moves)
        if state.outcome:
            self.heard.over[client.table.code] = client.table.game

    def _check_missed(self, state: wire.State, since: int | None) -> None:
        """Check that no move is skipped. A client that fell behind receives no moves, but a fresh state."""
        if since is not None and state.moves and state.seq > since:
            assert [one.seq for one in state.moves] == list(range(since + 1, state.seq + 1))

    async def _settle(self, client: WebSocketClient, table: wire.Table) -> None:
        if table.starting:
            return
        if table.phase == "lobby" and (table.you is None or not table.chairs[table.you].commitment):
            await client.send_message(client.sitting(nonce=secrets.token_hex(32)))
        elif table.phase == "lobby" and table.host and all(is_ready(chair) for chair in table.chairs):
            await client.send_message(wire.Start())

    async def _answer(self, client: WebSocketClient, state: wire.State) -> None:
        if not state.legal or (state.wait_ms is not None and self.dice.random() < 0.1):
            return  # sometimes the time runs out
        await asyncio.sleep(0.005)  # leave the processor to others
        game = find(client.table.game)
        choice = self.dice.choice(spelled_out(game, state.legal))
        number = game.packed(json.decode(choice, type=game.move))
        assert client.table.you is not None
        self.heard.table(client.table.code).sent[client.table.you, number] += 1
        await client.send_message(wire.Play(state.seq, choice))


def is_ready(chair: wire.Chair) -> bool:
    """Whether a game can start as far as this chair is concerned."""
    return chair.kind == "bot" or bool(chair.commitment)


def spelled_out(game: Game, legal: list[Raw]) -> list[Raw]:
    """The moves that a state offers. Where one offer stands for several moves, the game's own tests expand it."""
    if not game.offers:
        return legal
    expanded = import_module(f"madcap.games.{game.name}.tests.expanding").expanded
    return [raw(move) for offer in legal for move in expanded(json.decode(offer, type=game.offer))]


async def play_games(
    program: Program, heard: HeardMoves, game: Game, chairs: list[str], seed: int, done: asyncio.Event
) -> None:
    """Let some people play one game after the other, until one has ended after the last kill."""
    dice = random.Random(seed)
    people = [ReturningPlayer(program, heard, dice) for _ in range(chairs.count("open"))]
    while not done.is_set():
        code = await _made(people, game, chairs)
        await asyncio.gather(*(person.play(code) for person in people))


async def _made(people: Sequence[ReturningPlayer], game: Game, chairs: list[str]) -> str:
    options = {name: value for name, value in QUICKLY_OVER.items() if name in game.options.__struct_fields__}
    while True:
        with suppress(*GONE, AssertionError):
            for person in people:
                await person.browser.get_cookie()
            return await people[0].browser.make_of(game.name, chairs, options)
        await asyncio.sleep(0.05)


async def run(program: Program, kills: int, tables: int, seed: int) -> HeardMoves:
    """Play while the server is killed; return the received moves, checked against the logs."""
    heard, dice, done = HeardMoves(), random.Random(seed), asyncio.Event()
    games = list(all_games().values())
    tables_of = [(games[n % len(games)], CHAIRS[n // len(games) % len(CHAIRS)]) for n in range(tables)]
    groups = [
        asyncio.create_task(play_games(program, heard, game, chairs, seed + n, done))
        for n, (game, chairs) in enumerate(tables_of)
    ]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.2, 1.2))
        await asyncio.to_thread(_killed, program, dice)
    done.set()
    await asyncio.wait_for(asyncio.gather(*groups), GAME_S)
    await asyncio.to_thread(heard.check, program)
    return heard


def _killed(program: Program, dice: random.Random) -> None:
    """Kill the server and start it again; sometimes kill it once more while it starts."""
    program.kill()
    program.end_group()
    if dice.random() < KILLED_AT_START:
        program.start_and_kill(dice.uniform(0.2, 1.5))
    program.start()
