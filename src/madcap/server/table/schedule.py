"""What happens at a table by itself: bots move, times run out, the clock turns, a bot steps in for somebody who is gone."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Literal

from madcap.bots.player import pause_ms
from madcap.engine.errors import Refusal
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import CLOCK
from madcap.server.error_log import traced
from madcap.server.errors import StoreError
from madcap.server.race.bot_sketches import BotSketches
from madcap.server.race.claims import Claims
from madcap.server.table.bot_pool import BotPool
from madcap.server.wire import Cause

if TYPE_CHECKING:
    from madcap.server.table.table import Table

AWAY_S = 45.0  # how long the others wait for somebody who is gone, before a bot steps in
ASSENT_S = 5.0  # how long somebody has to come back, before they are taken to agree with all who are here
RETRY_S = 1.0
STAND_IN = "fair"  # the level of a bot that plays for a person

Kind = Literal["bot", "time", "clock", "away", "assent"]
CAUSES: dict[Kind, Cause] = {"bot": "bot", "time": "time", "clock": "self"}
Key = tuple[int, int, Kind]  # when the seat was asked, the seat, and what is to happen to it

log = logging.getLogger(__name__)


class Schedule:
    """The things that are due at one table. `wind` is called after every change, and keeps what is still due running."""

    def __init__(self, table: "Table", bot_pool: BotPool) -> None:
        self.table = table
        self.bot_pool = bot_pool
        self.claims = Claims(table, table.game.race) if table.game.race else None
        self.bot_sketches = BotSketches(table, table.game.race) if table.game.race else None
        self._due: dict[Key, asyncio.Task[None]] = {}
        self._deadlines: dict[tuple[int, int], tuple[float, float]] = {}  # of a seat asked: when, and after how long

    def update(self) -> None:
        """Start what has become due, and stop what is not any more."""
        playing = self.table.match if self.table.record.phase == "playing" else None
        self._deadlines = self._times(playing) if playing else {}
        wanted = self._wanted(playing) if playing else set()
        if wanted != self._due.keys():
            self._change(wanted)
        if self.claims and playing:
            self.claims.look()

    def _change(self, wanted: set[Key]) -> None:
        for key in self._due.keys() - wanted:
            self._due.pop(key).cancel()
        for key in wanted - self._due.keys():
            self._due[key] = asyncio.get_running_loop().create_task(self._run(key))

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
        return self._left(people=True)

    def clock_wait(self) -> tuple[int, int] | None:
        """How long until the clock moves."""
        return self._left(people=False)

    def _left(self, people: bool) -> tuple[int, int] | None:
        if not self._deadlines:
            return None
        times = [times for (_, seat), times in self._deadlines.items() if (seat != CLOCK) == people]
        if not times:
            return None
        when, whole = max(times)
        left = when - asyncio.get_running_loop().time()
        return max(0, round(left * 1000)), round(whole * 1000)

    def _times(self, match: Match) -> dict[tuple[int, int], tuple[float, float]]:
        """When the time of everybody who is awaited runs out: as before for those who record the same question still."""
        state, times = match.state, {}
        for seat, at in match.asked_at.items():
            if state.awaited >> seat & 1 and (wait := state.wait_ms(seat)) and (seat != CLOCK or self._is_watched()):
                now = asyncio.get_running_loop().time()
                times[at, seat] = self._deadlines.get((at, seat), (now + wait / 1000, wait / 1000))
        return times

    def _wanted(self, match: Match) -> set[Key]:
        wanted: set[Key] = {(match.asked_at[CLOCK], CLOCK, "clock")} if match.clock_is_due else set()
        for seat, at in match.asked_at.items():
            if seat != CLOCK:
                self._want(wanted, match, at, seat)
        return wanted

    def _want(self, wanted: set[Key], match: Match, at: int, seat: int) -> None:
        chair = self.table.record.chairs[seat]
        if chair.level or chair.stand_in:
            wanted.add((at, seat, "bot"))
            return
        if (at, seat) in self._deadlines:
            wanted.add((at, seat, "time"))
        if self.table.is_here(chair) or not self.table.somebody_is_here():
            return
        if self._assent(match, seat) is not None:
            wanted.add((at, seat, "assent"))
        if match.state.awaited >> seat & 1 or self._all_are_away(match):
            wanted.add((at, seat, "away"))

    def _assent(self, match: Match, seat: int) -> int | None:
        """The move by which somebody who is away goes along with all the people who are here."""
        race = self.table.game.race
        return race.assent(match.state, seat, self._people_here()) if race else None

    def _all_are_away(self, match: Match) -> bool:
        """Whether there is nobody, person or bot, who could claim anything, but people who are away."""
        race = self.table.game.race
        able = race.eligible(match.state) if race else 0
        people = [seat for seat, chair in enumerate(self.table.record.chairs) if not chair.level and not chair.stand_in]
        return able != 0 and able & ~sum(1 << seat for seat in people) == 0 and able & self._people_here() == 0

    def _people_here(self) -> int:
        """Those who play for themselves and have the page open, as bits."""
        chairs = enumerate(self.table.record.chairs)
        return sum(1 << seat for seat, chair in chairs if not chair.stand_in and self.table.is_here(chair))

    async def _run(self, key: Key) -> None:
        try:
            move = await self._prepare(key)
            async with self.table.lock:
                if self._due.get(key) is asyncio.current_task():
                    del self._due[key]
                    await self._act(key, move)
        except Refusal:  # somebody interrupted while it was thinking: it thinks again
            await self._update_again()
        except StoreError:  # the store has told so; nothing has happened, and is tried again
            await self._later(key)
        except Exception as error:  # whatever it was, the table must not stand still for it
            log.error("Something went wrong at table %s; it is tried again.\n%s", self.table.record.code, traced(error))
            await self._later(key)

    async def _later(self, key: Key) -> None:
        await asyncio.sleep(RETRY_S)
        if self._due.get(key) is asyncio.current_task():  # else somebody has wound it meanwhile
            del self._due[key]
        await self._update_again()

    async def _update_again(self) -> None:
        async with self.table.lock:
            self.update()

    async def _prepare(self, key: Key) -> int | None:
        """Wait as long as it takes; a bot's move. What others do by default shows when nobody is in the middle of a move."""
        at, seat, kind = key
        match = self.table.match
        assert match
        if kind == "bot":
            async with self.table.lock:  # after whatever is being done, this seat may not be asked any more
                pass
            return await self._choose(match, seat)
        if kind in ("time", "clock") and (at, seat) in self._deadlines:
            await asyncio.sleep(self._deadlines[at, seat][0] - asyncio.get_running_loop().time())
        elif kind in ("away", "assent"):
            await asyncio.sleep(AWAY_S if kind == "away" else ASSENT_S)
        return None

    async def _choose(self, match: Match, seat: int) -> int:
        """A bot's move, after as long as it seems to think; in a race, others see its hand at work meanwhile."""
        chair = self.table.record.chairs[seat]
        level = chair.level or STAND_IN
        pause = self._pause(match, seat, level) if self.table.record.pace == "human" else 0
        bot_sketches = self.bot_sketches if chair.level and pause else None  # what lay before a person stays as it is
        hand = asyncio.create_task(bot_sketches.lay(seat, pause)) if bot_sketches else None
        try:
            return await self.bot_pool.choose(self.table.game, match.state, seat, level, pause, self.table.record.host)
        finally:
            if hand:
                hand.cancel()

    def _pause(self, match: Match, seat: int, level: str) -> int:
        """How long a bot seems to think, in ms."""
        game = self.table.game
        if not (game.race and self.claims):
            return pause_ms(game, match.state, seat, level, Rng(secrets.randbits(52)))
        built = self.claims.stopwatch.built_ms(seat, asyncio.get_running_loop().time())
        return game.race.wait_of_bot(match.state, seat, level, self.table.record.seed, built)

    def _is_watched(self) -> bool:
        """Whether anybody wants to see the clock tick: not at a table of instant bots."""
        if self.claims and any(chair.player is not None for chair in self.table.record.chairs):
            return True  # in a race people's time runs on while their lines are lost; a count waits for nobody
        return self.table.somebody_is_here() or (bool(self.table.connections) and self.table.record.pace == "human")

    async def _act(self, key: Key, move: int | None) -> None:
        _, seat, kind = key
        assert self.table.match
        if kind == "away":
            await self.table.step_in(seat)
        elif kind == "assent":
            await self._agree(seat)
        elif move is None:
            await self.table.make(seat, [self.table.match.default(seat)], CAUSES[kind])
        elif self.claims and self.bot_sketches and self.claims.race.is_claim(move):
            self.bot_sketches.clear(seat)
            self.claims.enter(seat, move, asyncio.get_running_loop().time(), "bot")
        else:
            await self.table.make(seat, [move], CAUSES[kind])

    async def _agree(self, seat: int) -> None:
        move = self._assent(self.table.match, seat) if self.table.match else None
        if move is not None:
            await self.table.make(seat, [move], "away")
