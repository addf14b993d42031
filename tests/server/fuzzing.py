"""Many tables of every game at once, and people who send anything at all to them.

Whatever is refused has changed nothing, at no table; whatever counts is in the store, and plays again to the same state;
nobody's visit ends in an error; and no message and no line of the log holds a secret.
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
from madcap.server.table import registry, schedule
from madcap.server.table.phase import new_match

from .house import UNHURRIED, House
from .rascals import Change, Lines, Rascal, Scene, Witness
from .sayings import Sayings
from .wild import Wild

WAIT_S = 0.02  # all that the server waits for: a count, a pause, a player's time
AFTERMATH = 40  # messages to a table whose game is over, at most
CHECK_EVERY = 500  # messages from one look into the store to the next
REFUSED = '{"type":"refused"'

_messages: json.Decoder[wire.ToPlayer] = json.Decoder(wire.ToPlayer)


class Playground:
    """The house with its registry, and the messages that are thrown at them."""

    def __init__(self, home: Path, rng: Random, size: int) -> None:
        self.wild = Wild(rng)
        self.sayings = Sayings(self.wild)
        self.store = Witness(str(home / "fuzz.db"))
        self.house = House(home, self.store)
        self.size = size
        self.scenes: list[Scene] = []
        self.tokens: list[str] = []
        self.errors: list[dict[str, Any]] = []
        self.log = Lines()
        self.thrown = self.refused = self.games = self.ended = 0

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: self.errors.append(context))
        logging.getLogger().addHandler(self.log)
        self.sweeping = asyncio.create_task(self.house.tables.sweep())
        people = [await self._player() for _ in range(6)]
        self.people: list[Player] = people
        while len(self.scenes) < self.size:
            self.scenes.append(await self._scene())

    async def _player(self) -> Player:
        player, token = await self.house.players.welcome()
        self.tokens.append(token)
        return player

    async def close(self) -> None:
        for scene in self.scenes:
            await self._leave(scene)
        await self.abandon()
        assert not self.errors, self.errors

    async def abandon(self) -> None:
        """Leave everything as it is."""
        self.sweeping.cancel()
        await self.house.close()
        logging.getLogger().removeHandler(self.log)

    async def _scene(self) -> Scene:
        wild, rng = self.wild, self.wild.rng
        games = list(all_games().values())
        game = games[self.games % len(games)]
        self.games += 1
        host, seats = wild.one_of(self.people), rng.randint(*game.seats)
        chairs = [wild.one_of(["open", "open", "fair"]) for _ in range(seats)]
        code = await self._made(game, host, chairs)
        table = await self.house.table(code)
        others = rng.sample([one for one in self.people if one is not host], 3)
        rascals = [Rascal(table, player, None) for player in (host, *others, None)]
        return Scene(game, table, rascals)

    async def _made(self, game: Game, host: Player, chairs: list[str]) -> str:
        """A table with some options or other."""
        while True:
            wish = {"game": game.name, "chairs": chairs, "options": self._options(game), "pace": "instant"}
            try:
                return await self.house.tables.make(host, json.decode(json.encode(wish), type=wire.NewTable))
            except BadOptions:
                continue

    def _options(self, game: Game) -> dict[str, Any]:
        return {
            one.name: self.wild.one_of(one.choices)
            if one.choices
            else self.wild.rng.randint(one.least or 0, one.most or 9)
            for one in options_of(game)
            if self.wild.chance(0.3)
        }

    async def _leave(self, scene: Scene) -> None:
        for rascal in scene.rascals:
            await rascal.leave()

    # Throwing.

    async def throw(self) -> None:
        """One message, at some table, by somebody; and all that must be so afterwards."""
        at = self.wild.rng.randrange(len(self.scenes))
        scene = self.scenes[at]
        who = self.wild.one_of(scene.movers() if self.wild.chance(0.4) else scene.rascals)
        text = self.sayings.text(scene, who)
        before, claims = [one.print() for one in self.scenes], scene.claims()
        self.store.changes.clear()
        heard = await who.throw(text)
        self._judge(scene, who, text, heard, before)
        assert not heard or not heard[0].startswith(REFUSED) or scene.claims() <= claims
        scene.left = min(scene.left, AFTERMATH) if scene.table.record.phase == "over" else scene.left
        scene.left -= 1
        self.thrown += 1
        if self.thrown % CHECK_EVERY == 0:
            await self.check()
        if not scene.left:
            self.ended += scene.table.record.phase == "over"
            await self._leave(scene)
            self.scenes[at] = await self._scene()

    def _judge(self, scene: Scene, who: Rascal, text: str | bytes, heard: list[str], before: list[Any]) -> None:
        assert not who.stay.done(), f"the visit ended after {text!r}"
        self._look(scene, who, heard)
        refused = any(one.startswith(REFUSED) for one in heard)
        self.refused += refused
        changes = self.store.changes
        if refused and not scene.game.race:  # in a race, an earlier claim may be judged just now
            mine = Change(scene.table.record.code, scene.seat(who))
            assert mine.seat is None or mine not in changes, f"refused, and stored all the same: {text!r}"
        if refused and not changes:
            after = [one.print() for one in self.scenes]
            differ = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
            assert not differ, f"refused, and changed something: {text!r}, {differ}"

    def _look(self, scene: Scene, who: Rascal, heard: list[str]) -> None:
        """Every message has its type, holds no secret, and shows what its hearer may see."""
        hidden = [*scene.secrets(), *self.tokens]
        for text in heard:
            message = _messages.decode(text)
            assert not any(secret in text for secret in hidden), f"a secret: {text}"
            if isinstance(message, wire.State):
                self._look_at_state(scene, who, message)

    def _look_at_state(self, scene: Scene, who: Rascal, state: wire.State) -> None:
        match = scene.match
        if match and state.seq == len(match.log) and self.wild.chance(0.1):
            assert bytes(state.view) == json.encode(scene.game.view(match.state, who.connection.viewer))
            for move in state.legal[:3]:
                self.wild.learn(json.decode(move))

    async def check(self) -> None:
        """What is stored is what is in memory, and plays again to the same state; nothing has been logged."""
        for scene in self.scenes:
            async with scene.table.turn:
                assert await self.store.find_table(scene.table.record.code) == scene.table.record
                log = await self.store.log(scene.table.record.code)
                if scene.match:
                    again = new_match(scene.game, scene.table.record)
                    again.restore((entry.seat, entry.move) for entry in log)
                    assert (digest(again.state), again.log) == (digest(scene.match.state), scene.match.log)
            for rascal in scene.rascals:
                self._look(scene, rascal, rascal.texts()[-3:])
        hidden = [secret for scene in self.scenes for secret in scene.secrets()] + self.tokens
        assert not [line for _, line in self.log.lines if any(secret in line for secret in hidden)]
        wrong = [line for level, line in self.log.lines if level >= logging.ERROR]
        assert not wrong, wrong
        assert not self.errors, self.errors
        self.log.lines.clear()


@contextmanager
def hurried() -> Iterator[None]:
    """Nobody is too fast, nothing takes its time, and tables where nobody is are soon forgotten."""
    times = schedule.Schedule._times

    def short(self: schedule.Schedule, match: Match) -> Any:
        now = asyncio.get_running_loop().time()
        return {key: self._deadlines.get(key, (now + WAIT_S, WAIT_S)) for key in times(self, match)}

    with (
        patch.object(connection, "Limits", lambda: UNHURRIED),
        patch.object(registry, "SWEEP_S", 1.0),
        patch.object(schedule.Schedule, "_times", short),
    ):
        yield


async def fuzz(
    home: Path, rng: Random, messages: int, size: int, step: Callable[[int], None] = lambda _: None
) -> Playground:
    """Throw so many messages; what has become of it. Every hundred of them are told to `step`."""
    with hurried():
        ground = Playground(home, rng, size)
        await ground.open()
        for n in range(messages):
            await ground.throw()
            if n % 100 == 99:
                step(100)
        await ground.check()
        await ground.close()
    return ground
