"""What happens at a table by itself: bots move, times run out, the clock turns, a bot steps in for somebody who is gone."""

import asyncio
import hashlib
import logging
import secrets
from typing import TYPE_CHECKING, Literal

from madcap.bots.player import pause_ms
from madcap.engine.errors import Refusal
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK
from madcap.server.race import Claims
from madcap.server.store import StoreError
from madcap.server.thinking import Thinkers
from madcap.server.wire import Cause

if TYPE_CHECKING:
    from madcap.server.table import Table

AWAY_S = 45.0  # how long the others wait for somebody who is gone, before a bot steps in
RETRY_S = 1.0
STAND_IN = "fair"  # the level of a bot that plays for a person

Kind = Literal["bot", "time", "clock", "away"]
CAUSES: dict[Kind, Cause] = {"bot": "bot", "time": "time", "clock": "self"}
Key = tuple[int, int, Kind]  # when the seat was asked, the seat, and what is to happen to it

log = logging.getLogger(__name__)


class Clockwork:
    """The things that are due at one table. `wind` is called after every change, and keeps what is still due running."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.claims = Claims(table, table.game.race) if table.game.race else None
        self._due: dict[Key, asyncio.Task[None]] = {}
        self._deadlines: dict[tuple[int, int], tuple[float, float]] = {}  # of a seat asked: when, and after how long

    def wind(self) -> None:
        """Start what has become due, and stop what is not any more."""
        playing = self.table.match if self.table.face.phase == "playing" else None
        self._deadlines = self._times(playing) if playing else {}
        wanted = self._wanted(playing) if playing else set()
        for key in self._due.keys() - wanted:
            self._due.pop(key).cancel()
        for key in wanted - self._due.keys():
            self._due[key] = asyncio.get_running_loop().create_task(self._run(key))
        if self.claims and playing:
            self.claims.look()

    def stop(self) -> None:
        if self.claims:
            self.claims.stop()
        for task in self._due.values():
            task.cancel()
        self._due.clear()

    @property
    def idle(self) -> bool:
        return not self._due

    def wait(self) -> tuple[int, int] | None:
        """How long until the time of all people who are awaited has run out, in ms, and of how long in all."""
        return self._left([times for (_, seat), times in self._deadlines.items() if seat != CLOCK])

    def clock_wait(self) -> tuple[int, int] | None:
        """How long until the clock moves."""
        return self._left([times for (_, seat), times in self._deadlines.items() if seat == CLOCK])

    def _left(self, times: list[tuple[float, float]]) -> tuple[int, int] | None:
        if not times:
            return None
        when, whole = max(times)
        left = when - asyncio.get_running_loop().time()
        return max(0, round(left * 1000)), round(whole * 1000)

    def _times(self, match: Match) -> dict[tuple[int, int], tuple[float, float]]:
        """When the time of everybody who is awaited runs out: as before for those who face the same question still."""
        now = asyncio.get_running_loop().time()
        state = match.state
        awaited = [seat for seat in match.asked_at if state.awaited >> seat & 1]
        waits = {seat: state.wait_ms(seat) / 1000 for seat in awaited if seat != CLOCK or self._is_watched()}
        return {
            (at, seat): self._deadlines.get((at, seat), (now + waits[seat], waits[seat]))
            for seat, at in match.asked_at.items()
            if waits.get(seat)
        }

    def _wanted(self, match: Match) -> set[Key]:
        people = {seat: at for seat, at in match.asked_at.items() if seat != CLOCK}
        wanted = {key for seat, at in people.items() for key in self._wanted_for(match, at, seat)}
        return wanted | {(match.asked_at[CLOCK], CLOCK, "clock")} if match.clock_is_due else wanted

    def _wanted_for(self, match: Match, at: int, seat: int) -> set[Key]:
        chair = self.table.face.chairs[seat]
        if chair.level or chair.stand_in:
            return {(at, seat, "bot")}
        if not match.state.awaited >> seat & 1:
            return set()
        wanted: set[Key] = {(at, seat, "time")} if (at, seat) in self._deadlines else set()
        if not self.table.is_here(chair) and self.table.somebody_is_here():
            wanted.add((at, seat, "away"))
        return wanted

    async def _run(self, key: Key) -> None:
        try:
            move = await self._prepare(key)
            async with self.table.lock:
                if self._due.get(key) is asyncio.current_task():
                    del self._due[key]
                    await self._act(key, move)
        except Refusal:  # somebody interrupted while it was thinking: it thinks again
            await self._wind_again()
        except StoreError:  # the store has told so; nothing has happened, and is tried again
            await self._later(key)
        except Exception:  # whatever it was, the table must not stand still for it
            log.exception("Something went wrong at table %s; it is tried again.", self.table.face.code)
            await self._later(key)

    async def _later(self, key: Key) -> None:
        await asyncio.sleep(RETRY_S)
        if self._due.get(key) is asyncio.current_task():  # else somebody has wound it meanwhile
            del self._due[key]
        await self._wind_again()

    async def _wind_again(self) -> None:
        async with self.table.lock:
            self.wind()

    async def _prepare(self, key: Key) -> int:
        """Wait as long as it takes; a bot's move, or for the others the move they make by default."""
        at, seat, kind = key
        match = self.table.match
        assert match
        if kind == "bot":
            level = self.table.face.chairs[seat].level or STAND_IN
            pause = self._pause(match, seat, level) if self.table.face.pace == "human" else 0
            host = self.table.face.host
            return await self.thinkers.choose(self.table.game, match.state, seat, level, pause, host)
        if kind in ("time", "clock") and (at, seat) in self._deadlines:
            await asyncio.sleep(self._deadlines[at, seat][0] - asyncio.get_running_loop().time())
        elif kind == "away":
            await asyncio.sleep(AWAY_S)
        return match.default(seat)

    def _pause(self, match: Match, seat: int, level: str) -> int:
        """How long a bot seems to think, in ms. In a race it draws the same time again for the same thing to build."""
        game = self.table.game
        if not (game.race and self.claims):
            return pause_ms(game, match.state, seat, level, Rng(secrets.randbits(52)))
        built = self.claims.stopwatch.built_ms(seat, asyncio.get_running_loop().time())
        what = f"{seat} {game.race.building(match.state, seat)}".encode()
        luck = hashlib.sha256(self.table.face.seed + what).digest()
        return game.race.pace(match.state, seat, level, Rng(int.from_bytes(luck[:6])), built)

    def _is_watched(self) -> bool:
        """Whether anybody wants to see the clock tick: not at a table of instant bots."""
        if self.claims and any(chair.player is not None for chair in self.table.face.chairs):
            return True  # in a race people's time runs on while their lines are lost; a count waits for nobody
        return self.table.somebody_is_here() or (bool(self.table.connections) and self.table.face.pace == "human")

    async def _act(self, key: Key, move: int) -> None:
        _, seat, kind = key
        if kind == "away":
            await self.table.step_in(seat)
        elif kind == "bot" and self.claims and self.claims.race.is_claim(move):
            self.claims.enter(seat, move, asyncio.get_running_loop().time(), "bot")
        else:
            await self.table.make(seat, [move], CAUSES[kind])
