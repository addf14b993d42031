"""Fuzzing in process: many tables of every game at once, and players who send any message to them.

A refused message changes no table. An accepted move is in the store, and the stored log replays to the same state.
No connection ends with an error, and no message and no line of the log contains a secret.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec import json

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.engine.match import Match, digest
from madcap.games import all_games
from madcap.options import options_of
from madcap.server import wire
from madcap.server.socket import connection
from madcap.server.store.contract import Player
from madcap.server.table import deadlines, registry
from madcap.server.table.phase import new_match

from .fuzz_messages import FuzzMessages
from .fuzz_players import CapturedLog, Change, FuzzPlayer, FuzzTable, RecordingStore
from .in_process import NO_LIMITS, InProcessServer, whole_log
from .random_values import RandomValues

WAIT_S = 0.02  # everything that the server waits for: a countdown, a pause, a player's time
MESSAGES_AFTER_THE_END = 40  # at most, to a table whose game is over
CHECK_EVERY = 500  # messages between two checks of the store
REFUSED = '{"type":"refused"'

_messages: json.Decoder[wire.ToPlayer] = json.Decoder(wire.ToPlayer)


class Fuzzer:
    """The server in process, its tables, and the messages that are sent to them."""

    def __init__(self, home: Path, rng: Random, size: int) -> None:
        self.values = RandomValues(rng)
        self.messages_to_send = FuzzMessages(self.values)
        self.store = RecordingStore(str(home / "fuzz.db"))
        self.server = InProcessServer(home, self.store)
        self.size = size
        self.tables: list[FuzzTable] = []
        self.tokens: list[str] = []
        self.errors: list[dict[str, Any]] = []
        self.log = CapturedLog()
        self.sent = self.refused = self.games = self.ended = 0

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: self.errors.append(context))
        logging.getLogger().addHandler(self.log)
        self.sweeping = asyncio.create_task(self.server.tables.sweep())
        people = [await self._player() for _ in range(6)]
        self.people: list[Player] = people
        while len(self.tables) < self.size:
            self.tables.append(await self._new_table())

    async def _player(self) -> Player:
        player, token = await self.server.players.welcome()
        self.tokens.append(token)
        return player

    async def close(self) -> None:
        for fuzz_table in self.tables:
            await self._leave(fuzz_table)
        await self.abandon()
        assert not self.errors, self.errors

    async def abandon(self) -> None:
        """Close the server without checking anything."""
        self.sweeping.cancel()
        await self.server.close()
        logging.getLogger().removeHandler(self.log)

    async def _new_table(self) -> FuzzTable:
        values, rng = self.values, self.values.rng
        games = list(all_games().values())
        game = games[self.games % len(games)]
        self.games += 1
        host, seats = values.one_of(self.people), rng.randint(*game.seats)
        chairs = [values.one_of(["open", "open", "fair"]) for _ in range(seats)]
        code = await self._made(game, host, chairs)
        table = await self.server.table(code)
        others = rng.sample([one for one in self.people if one is not host], 3)
        players = [FuzzPlayer(table, player, None) for player in (host, *others, None)]
        return FuzzTable(game, table, players)

    async def _made(self, game: Game, host: Player, chairs: list[str]) -> str:
        """Make a table with random options and return its code."""
        while True:
            wish = {"game": game.name, "chairs": chairs, "options": self._options(game), "pace": "instant"}
            try:
                return await self.server.tables.make(host, json.decode(json.encode(wish), type=wire.NewTable))
            except BadOptions:
                continue

    def _options(self, game: Game) -> dict[str, Any]:
        return {
            one.name: self.values.one_of(one.choices)
            if one.choices
            else self.values.rng.randint(one.least or 0, one.most or 9)
            for one in options_of(game)
            if self.values.chance(0.3)
        }

    async def _leave(self, fuzz_table: FuzzTable) -> None:
        for player in fuzz_table.players:
            await player.leave()

    # Sending.

    async def send_one(self) -> None:
        """Send one message from a random player at a random table, and check everything that must hold afterwards."""
        at = self.values.rng.randrange(len(self.tables))
        fuzz_table = self.tables[at]
        who = self.values.one_of(fuzz_table.movers() if self.values.chance(0.4) else fuzz_table.players)
        text = self.messages_to_send.text(fuzz_table, who)
        before, claims = [one.snapshot() for one in self.tables], fuzz_table.claims()
        self.store.changes.clear()
        heard = await who.send_and_wait(text)
        self._judge(fuzz_table, who, text, heard, before)
        assert not heard or not heard[0].startswith(REFUSED) or fuzz_table.claims() <= claims
        fuzz_table.left = (
            min(fuzz_table.left, MESSAGES_AFTER_THE_END) if fuzz_table.table.record.phase == "over" else fuzz_table.left
        )
        fuzz_table.left -= 1
        self.sent += 1
        if self.sent % CHECK_EVERY == 0:
            await self.check()
        if not fuzz_table.left:
            self.ended += fuzz_table.table.record.phase == "over"
            await self._leave(fuzz_table)
            self.tables[at] = await self._new_table()

    def _judge(
        self, fuzz_table: FuzzTable, who: FuzzPlayer, text: str | bytes, heard: list[str], before: list[Any]
    ) -> None:
        assert not who.task.done(), f"the visit ended after {text!r}"
        self._look(fuzz_table, who, heard)
        refused = any(one.startswith(REFUSED) for one in heard)
        self.refused += refused
        changes = self.store.changes
        if refused and not fuzz_table.game.race:  # in a race, an earlier claim may be judged just now
            mine = Change(fuzz_table.table.record.id, fuzz_table.seat(who))
            assert mine.seat is None or mine not in changes, f"refused, and stored all the same: {text!r}"
        if refused and not changes:
            after = [one.snapshot() for one in self.tables]
            differ = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
            assert not differ, f"refused, and changed something: {text!r}, {differ}"

    def _look(self, fuzz_table: FuzzTable, who: FuzzPlayer, heard: list[str]) -> None:
        """Check that every message has a known type, contains no secret, and shows only what its receiver may see."""
        secrets_here = [*fuzz_table.secrets(), *self.tokens]
        for text in heard:
            message = _messages.decode(text)
            assert not any(secret in text for secret in secrets_here), f"a secret: {text}"
            if isinstance(message, wire.State):
                self._look_at_state(fuzz_table, who, message)

    def _look_at_state(self, fuzz_table: FuzzTable, who: FuzzPlayer, state: wire.State) -> None:
        match = fuzz_table.match
        if match and state.seq == match.length and self.values.chance(0.1):
            assert bytes(state.view) == json.encode(fuzz_table.game.view(match.state, who.connection.viewer))
            for move in state.legal[:3]:
                self.values.learn(json.decode(move))

    async def check(self) -> None:
        """Check that the store agrees with memory, that logs replay to the same state, and that no error was logged."""
        for fuzz_table in self.tables:
            async with fuzz_table.table.turn:
                assert await self.store.find_table(fuzz_table.table.record.code) == fuzz_table.table.record
                log = await whole_log(self.store, fuzz_table.table.record.id)
                if fuzz_table.match:
                    again = new_match(fuzz_table.game, fuzz_table.table.record)
                    again.restore((entry.seat, entry.move) for entry in log)
                    here = fuzz_table.match
                    assert (digest(again.state), again.length) == (digest(here.state), here.length)
            for player in fuzz_table.players:
                self._look(fuzz_table, player, player.texts()[-3:])
        secrets_here = [secret for fuzz_table in self.tables for secret in fuzz_table.secrets()] + self.tokens
        assert not [line for _, line in self.log.lines if any(secret in line for secret in secrets_here)]
        wrong = [line for level, line in self.log.lines if level >= logging.ERROR]
        assert not wrong, wrong
        assert not self.errors, self.errors
        self.log.lines.clear()


@contextmanager
def short_waits() -> Iterator[None]:
    """No rate limits, short waits, and empty tables leave memory soon."""
    times = deadlines.Deadlines._times

    def short(self: deadlines.Deadlines, match: Match) -> Any:
        now = asyncio.get_running_loop().time()
        return {key: self.times.get(key, (now + WAIT_S, WAIT_S)) for key in times(self, match)}

    with (
        patch.object(connection, "Limits", lambda: NO_LIMITS),
        patch.object(registry, "SWEEP_S", 1.0),
        patch.object(deadlines.Deadlines, "_times", short),
    ):
        yield


async def fuzz(
    home: Path, rng: Random, messages: int, size: int, step: Callable[[int], None] = lambda _: None
) -> Fuzzer:
    """Send this many messages and return the fuzzer. `step` is called after every hundred."""
    with short_waits():
        fuzzer = Fuzzer(home, rng, size)
        await fuzzer.open()
        for n in range(messages):
            await fuzzer.send_one()
            if n % 100 == 99:
                step(100)
        await fuzzer.check()
        await fuzzer.close()
    return fuzzer
