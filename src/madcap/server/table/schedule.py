"""What happens at a table by itself: bots move, time runs out, the clock moves, a bot steps in for somebody who is gone.

All of it can stand still for a while: because somebody who plays against bots asks for it (`hold`), or because nobody has
looked for some minutes (`sleep`). Times are counted by a clock of the table's own, which stops then (`table_clock.py`).
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from madcap.engine.errors import Refusal
from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.state import CLOCK
from madcap.server.error_log import traced
from madcap.server.errors import StoreError
from madcap.server.limits.rate_limit import BotMoves
from madcap.server.race.control import RaceHooks
from madcap.server.table import lobby
from madcap.server.table.absence import Absence
from madcap.server.table.bot_choices import ALONE, WITH_PEOPLE, BotChoices, BotKind, is_bots
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.deadlines import Deadlines
from madcap.server.table.phase import Play
from madcap.server.table.table_clock import TableClock
from madcap.server.table.turn import Turn
from madcap.server.table.viewers import Viewers
from madcap.server.wire import Cause

ASSENT_S = 5.0  # how long somebody has to come back, before they are taken to agree with all who are here
RETRY_S = 1.0

Kind = BotKind | Literal["time", "clock", "away", "assent"]
CAUSES: dict[Kind, Cause] = {"time": "time", "clock": "self", "assent": "away"}  # bots' moves have one of their own
Key = tuple[int, int, Kind]  # the log's length when the seat was asked, the seat, and what is to happen to it
Task = asyncio.Task[Any]

log = logging.getLogger(__name__)


class Schedule:
    """The things that are due at one table. `update` is called after every change, and keeps what is still due running."""

    __slots__ = (
        "_bots",
        "_clock",
        "_due",
        "_game",
        "_race",
        "_turn",
        "_viewers",
        "absence",
        "alone_since",
        "asleep",
        "deadlines",
        "held",
    )

    def __init__(
        self,
        game: Game,
        turn: Turn,
        viewers: Viewers,
        race: RaceHooks,
        bot_pool: BotPool,
        bot_moves: BotMoves,
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        self._game = game
        self._turn = turn
        self._viewers = viewers
        self._race = race
        self._clock = TableClock()
        self._bots = BotChoices(game, turn, viewers, race, bot_pool, bot_moves)
        self.deadlines = Deadlines(game, turn, viewers, race, self._clock)
        self.absence = Absence(game, turn, viewers, self.deadlines, self._clock, tell)
        self._due: dict[Key, Task] = {}
        self.held = False  # somebody has asked the table to stand still
        self.asleep = False  # nobody has looked for long
        self.alone_since: float | None = time.monotonic()  # None while somebody is here

    def update(self) -> None:
        """Start what has become due, and stop what is not due any more."""
        play = self._turn.phase
        match = play.match if isinstance(play, Play) and self._turn.record.phase == "playing" else None
        self.deadlines.update(match)
        stands_still = self._clock.still_at is not None
        wanted = self._wanted(match) if match and not stands_still else set()
        if wanted != self._due.keys():
            self._change(wanted)
        if match:
            if not self._game.race:
                self.absence.stalling.watch()
            self._race.update(match.state, stands_still)

    def _change(self, wanted: set[Key]) -> None:
        for key in self._due.keys() - wanted:
            self._due.pop(key).cancel()
            if key[2] == "away":
                self.absence.end(key[:2])
        for key in wanted - self._due.keys():
            if key[2] == "away":
                self.absence.begin(key[:2])
            self._due[key] = asyncio.get_running_loop().create_task(self._run(key))
        if not wanted:
            self._due = {}  # an emptied dictionary keeps its memory
            self.absence.end_all()

    def stop(self) -> None:
        self._race.stop()
        self.absence.stalling.stop()
        for task in self._due.values():
            task.cancel()
        self._due.clear()

    @property
    def idle(self) -> bool:
        return not self._due

    # Standing still.

    def hold(self, on: bool) -> None:
        """Let everything stand still, or go on where it stood."""
        self.held = on
        self._stand_still(on or self.asleep)

    def sleep(self) -> None:
        """Let everything stand still until somebody comes. A game that has slept sets no best time."""
        play = self._turn.phase
        if isinstance(play, Play):
            play.timed = False
        self.asleep = True
        self._stand_still(True)

    def _stand_still(self, on: bool) -> None:
        self._clock.stand_still(on)
        self.update()

    # People who come and go.

    def look_around(self) -> None:
        """Note who is here now, and who sits: whether the table sleeps, and for whom its bots think, depends on that."""
        if self._viewers.all:
            self.alone_since = None
        elif self.alone_since is None:
            self.alone_since = time.monotonic()
        self._bots.look_around()
        if self.asleep and self._viewers.all:
            self.asleep = False
            self._stand_still(self.held)

    def wait_longer(self, seat: int) -> None:
        """Give somebody who is away or stalls more time. Raises a Refusal if nobody waits for them."""
        question = self.absence.wait_longer(seat)
        if question:
            self._due.pop((*question, "away")).cancel()
            self.update()

    # What is due.

    def _wanted(self, match: Match) -> set[Key]:
        wanted: set[Key] = {(match.asked_at[CLOCK], CLOCK, "clock")} if match.clock_is_due else set()
        for seat, at in match.asked_at.items():
            if seat != CLOCK:
                self._want(wanted, match, at, seat)
        return wanted

    def _want(self, wanted: set[Key], match: Match, at: int, seat: int) -> None:
        chair = self._turn.record.chairs[seat]
        if is_bots(chair):
            wanted.add((at, seat, self._bots.kind(match.state)))
            return
        if (at, seat) in self.deadlines.times:
            wanted.add((at, seat, "time"))
        if self._viewers.is_here(chair) or not self._viewers.somebody_seated():
            return
        if self._assent(match, seat) is not None:
            wanted.add((at, seat, "assent"))
        if match.state.awaited >> seat & 1 or self._race.waits_for(match.state, self.absence.seats_away()):
            wanted.add((at, seat, "away"))

    def _assent(self, match: Match, seat: int) -> int | None:
        """The move by which somebody who is away goes along with all the people who are here."""
        return self._race.assent(match.state, seat, self._viewers.people(self._turn.record))

    # What is done when it is due.

    async def _run(self, key: Key) -> None:
        try:
            move = await self._prepare(key)
            task = asyncio.current_task()
            if key[2] == "away":
                await self._step_in(key, task)
            else:
                choose, answer = partial(self._moves, key, task, move), partial(self._answered, key)
                self._turn.submit(key[1], choose, CAUSES.get(key[2], "bot"), answer)
        except Exception as error:
            self._failed(error)
            await self._retry(key)

    async def _prepare(self, key: Key) -> int | None:
        """Wait as long as it takes. Returns a bot's move; other moves are looked up when it is their turn."""
        at, seat, kind = key
        if kind in WITH_PEOPLE or kind in ALONE:
            return await self._bots.move(seat, kind)
        if kind in ("time", "clock") and (at, seat) in self.deadlines.times:
            await asyncio.sleep(self.deadlines.wait_s(at, seat))
        elif kind == "away":
            await asyncio.sleep(self.absence.wait_s((at, seat)))
        elif kind == "assent":
            await asyncio.sleep(ASSENT_S)
        return None

    def _moves(self, key: Key, task: Task | None, move: int | None) -> list[int]:
        """The moves to make, now that it is this seat's turn; none if it is not due any more."""
        _, seat, kind = key
        play = self._turn.phase
        if not self._is_due(key, task) or not isinstance(play, Play):
            return []
        if kind == "assent":
            move = self._assent(play.match, seat)
            return [] if move is None else [move]
        if move is None:
            return [play.match.default(seat)]
        now = asyncio.get_running_loop().time()
        return [] if self._race.holds(play.match, seat, move, now, "bot") else [move]

    def _is_due(self, key: Key, task: Task | None) -> bool:
        """Whether this task is still to do this. If so, it is removed from what is due."""
        if self._due.get(key) is not task:
            return False
        del self._due[key]
        if key[2] == "away":
            self.absence.step_in(key[:2])
        return True

    async def _step_in(self, key: Key, task: Task | None) -> None:
        """Let a bot play for somebody who is gone, until they come back."""
        async with self._turn:
            if self._is_due(key, task):
                await self._turn.save(lobby.stand_in(self._turn.record, key[1]))

    def _answered(self, key: Key, error: Exception | None) -> None:
        """Take the answer to a move. If it was not made, it is decided again, or tried again later."""
        if isinstance(error, Refusal):  # somebody interrupted while a bot was thinking: it thinks again
            self.update()
        elif error:
            self._failed(error)
            self._due[key] = asyncio.get_running_loop().create_task(self._retry(key))

    def _failed(self, error: Exception) -> None:
        """Log an error, unless the store has done that. Whatever it was, the table must go on."""
        if not isinstance(error, StoreError):
            log.error("Something went wrong at table %s; it is tried again.\n%s", self._turn.record.code, traced(error))

    async def _retry(self, key: Key) -> None:
        await asyncio.sleep(RETRY_S)
        async with self._turn:
            self._is_due(key, asyncio.current_task())  # if nobody else has updated it meanwhile
            self.update()
