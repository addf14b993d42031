"""What happens at a table by itself: bots move, time runs out, the clock moves, a bot steps in for somebody who is gone.

All of it can stand still for a while: because somebody who plays against bots asks for it (`hold`), or because nobody has
looked for some minutes (`sleep`). Times are counted by a clock of the table's own, which stops then.
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
from madcap.engine.state import CLOCK, State
from madcap.server.error_log import traced
from madcap.server.errors import NobodyAway, StoreError
from madcap.server.limits.address import Address, Network, widest
from madcap.server.limits.rate_limit import BotMoves
from madcap.server.race.control import RaceHooks
from madcap.server.store.contract import ChairRecord
from madcap.server.table import lobby
from madcap.server.table.bot_payments import BotPayments
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.messages import Waits
from madcap.server.table.phase import Play
from madcap.server.table.stalling import Question, Stalling
from madcap.server.table.turn import Turn
from madcap.server.table.viewers import Viewers
from madcap.server.table.work_queue import Asker, Rank
from madcap.server.wire import Away, Cause

AWAY_S = 45.0  # how long the others wait for somebody who is gone, before a bot steps in
LONGER_S = 300.0  # how long they wait from then on, if the host wants to
ASSENT_S = 5.0  # how long somebody has to come back, before they are taken to agree with all who are here
RETRY_S = 1.0
ALONE_MS = 500  # between the moves of instant bots that play alone: watchers can follow, and nobody waits for the end
STAND_IN = "fair"  # the level of a bot that plays for a person

Kind = Literal["bot", "bot-in-a-hurry", "bot-alone", "bot-alone-in-a-hurry", "time", "clock", "away", "assent"]
WITH_PEOPLE: tuple[Kind, Kind] = ("bot", "bot-in-a-hurry")
ALONE: tuple[Kind, Kind] = ("bot-alone", "bot-alone-in-a-hurry")
BOTS: tuple[Kind, ...] = WITH_PEOPLE + ALONE
CAUSES: dict[Kind, Cause] = {"time": "time", "clock": "self", "assent": "away"}  # bots' moves have one of their own
Key = tuple[int, int, Kind]  # the log's length when the seat was asked, the seat, and what is to happen to it
Task = asyncio.Task[Any]
Return = tuple[int, float, float]  # when the seat was asked, the seconds that were left, and when its person came back

log = logging.getLogger(__name__)


class Schedule:
    """The things that are due at one table. `update` is called after every change, and keeps what is still due running."""

    __slots__ = (
        "_asker",
        "_bot_pool",
        "_deadlines",
        "_due",
        "_game",
        "_payer",
        "_payments",
        "_race",
        "_returns",
        "_stalling",
        "_step_ins",
        "_still_at",
        "_stood_still",
        "_turn",
        "_viewers",
        "alone_since",
        "asleep",
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
        self._bot_pool = bot_pool
        self._payments = BotPayments(bot_moves)
        self._due: dict[Key, Task] = {}
        self._deadlines: dict[tuple[int, int], tuple[float, float]] = {}  # of a seat asked: when, and after how long
        self._step_ins: dict[Key, float] = {}  # when a bot steps in
        self._returns: dict[int, Return] = {}  # of each seat whose person was away and came back in time
        self._stalling = Stalling(self._questions, tell)
        self.held = False  # somebody has asked the table to stand still
        self.asleep = False  # nobody has looked for long
        self.alone_since: float | None = time.monotonic()  # None while somebody is here
        self._still_at: float | None = None  # since when it stands still
        self._stood_still = 0.0  # seconds in all, without those since then
        self._payer: Address = (Network(f"player {turn.record.host}"),)  # for whose address bots think and move
        self._asker = Asker(Rank.ALONE, widest(self._payer), turn.record.name)

    def update(self) -> None:
        """Start what has become due, and stop what is not due any more."""
        play = self._turn.phase
        match = play.match if isinstance(play, Play) and self._turn.record.phase == "playing" else None
        self._deadlines = self._times(match) if match else {}
        wanted = self._wanted(match) if match and self._still_at is None else set()
        if wanted != self._due.keys():
            self._change(wanted)
        if match:
            if not self._game.race:
                self._stalling.watch()
            self._race.update(match.state, self._still_at is not None)

    def _change(self, wanted: set[Key]) -> None:
        for key in self._due.keys() - wanted:
            self._due.pop(key).cancel()
            if key in self._step_ins:
                self._note_return(key, self._step_ins.pop(key))
        for key in wanted - self._due.keys():
            if key[2] == "away":
                self._step_ins.setdefault(key, self._now() + self._patience_s(key))
            self._due[key] = asyncio.get_running_loop().create_task(self._run(key))
        if not wanted:
            self._due, self._step_ins = {}, {}  # an emptied dictionary keeps its memory

    def stop(self) -> None:
        self._race.stop()
        self._stalling.stop()
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
        now = asyncio.get_running_loop().time()
        if self._still_at is not None:
            self._stood_still += now - self._still_at
        self._still_at = now if on else None
        self.update()

    def _now(self) -> float:
        """The table's own time, in seconds."""
        now = asyncio.get_running_loop().time() if self._still_at is None else self._still_at
        return now - self._stood_still

    # People who come and go.

    def look_around(self) -> None:
        """Note who is here now, and who sits: whether the table sleeps, and for whom its bots think, depends on that."""
        if self._viewers.all:
            self.alone_since = None
        elif self.alone_since is None:
            self.alone_since = time.monotonic()
        before, payer, self._asker = self._asker, self._payer, self._asker_now()
        if self._asker != before:
            self._bot_pool.queue.move(before, self._asker)
        if self._payer != payer:
            self._payments.change_payer()
        if self.asleep and self._viewers.all:
            self.asleep = False
            self._stand_still(self.held)

    def _asker_now(self) -> Asker:
        """For whom bots think here: for the first who is seated, or else for who watches, or for who was here last."""
        one = self._viewers.first()
        if one is None:
            return self._asker._replace(rank=Rank.ALONE)
        self._payer = one.address
        return Asker(Rank.WATCHED if one.viewer < 0 else Rank.SEATED, widest(one.address), self._turn.record.name)

    # People who are away.

    def away(self) -> list[Away]:
        """The seats that are away and waited for, and the time until a bot steps in; and those that are here, but stall."""
        if not self._step_ins and not self._stalling.questions:
            return []
        now = self._now()
        gone = [Away(seat, max(0, round((when - now) * 1000))) for (_, seat, _), when in self._step_ins.items()]
        return gone + [Away(seat, 0, here=True) for seat in self.stalled()]

    def _patience_s(self, key: Key) -> float:
        """How long the others wait for somebody who has just gone.

        Somebody who comes back for a moment has no more time than before. They get back as much as they have been here.
        """
        asked_at, left, back = self._returns.get(key[1], (-1, AWAY_S, 0.0))
        return max(left, min(AWAY_S, left + self._now() - back)) if asked_at == key[0] else AWAY_S

    def _note_return(self, key: Key, step_in: float) -> None:
        """Note how much time was left when somebody came back, if they are here now."""
        at, seat, _ = key
        if self._viewers.is_here(self._turn.record.chairs[seat]):
            now = self._now()
            self._returns[seat] = at, max(0.0, step_in - now), now

    def stalled(self) -> list[int]:
        """The seats of people who are here and have let the others wait for minutes."""
        here, stalled = self._viewers.people(self._turn.record), self._stalling.questions
        return sorted(
            question[1]
            for question, waits in self._questions().items()
            if waits and question in stalled and here >> question[1] & 1
        )

    def _questions(self) -> dict[Question, bool]:
        """The questions that people may think about for as long as they like, and whether another person is here.

        In a race nobody waits for a single person: the others go on building.
        """
        play, record = self._turn.phase, self._turn.record
        if not isinstance(play, Play) or record.phase != "playing" or self._game.race:
            return {}
        match, here = play.match, self._viewers.people(record)
        asked = match.state.awaited & (here | self._people_away())
        return {
            (at, seat): here & ~(1 << seat) != 0
            for seat, at in match.asked_at.items()
            if asked >> seat & 1 and (at, seat) not in self._deadlines
        }

    def wait_longer(self, seat: int) -> None:
        """Give somebody who is away or stalls more time. Raises a Refusal if nobody waits for them."""
        stalls = seat in self.stalled()
        key = next((key for key in self._step_ins if key[1] == seat), None)
        if key is None and not stalls:
            raise NobodyAway
        self._stalling.excuse(seat)
        if key is None:
            return
        self._due.pop(key).cancel()
        self._step_ins[key] = self._now() + LONGER_S
        self.update()

    # Deadlines.

    def waits(self) -> Waits:
        """How long until the time of all people who are awaited has run out, and until the clock moves."""
        return Waits(self._left(people=True), self._left(people=False))

    def _left(self, people: bool) -> tuple[int, int] | None:
        if not self._deadlines or self._still_at is not None:
            return None
        times = [times for (_, seat), times in self._deadlines.items() if (seat != CLOCK) == people]
        if not times:
            return None
        when, whole = max(times)
        left = when - self._now()
        return max(0, round(left * 1000)), round(whole * 1000)

    def _times(self, match: Match) -> dict[tuple[int, int], tuple[float, float]]:
        """When the time of everybody who is awaited runs out: unchanged for those who still face the same question."""
        state, times = match.state, {}
        for seat, at in match.asked_at.items():
            if (
                state.awaited >> seat & 1
                and (wait := state.wait_ms(seat))
                and (seat != CLOCK or self._clock_waits(state))
            ):
                now = self._now()
                times[at, seat] = self._deadlines.get((at, seat), (now + wait / 1000, wait / 1000))
        return times

    def _clock_waits(self, state: State) -> bool:
        """Whether anybody wants to see the clock move: not at a table of instant bots, nor alone among bots after answers."""
        record = self._turn.record
        if self._is_answered(state) and sum(chair.player is not None for chair in record.chairs) < 2:
            return False
        if self._race.time_runs_on and any(chair.player is not None for chair in record.chairs):
            return True
        return self._viewers.somebody_seated() or (len(self._viewers.all) > 0 and record.pace == "human")

    # What is due.

    def _wanted(self, match: Match) -> set[Key]:
        wanted: set[Key] = {(match.asked_at[CLOCK], CLOCK, "clock")} if match.clock_is_due else set()
        for seat, at in match.asked_at.items():
            if seat != CLOCK:
                self._want(wanted, match, at, seat)
        return wanted

    def _want(self, wanted: set[Key], match: Match, at: int, seat: int) -> None:
        chair = self._turn.record.chairs[seat]
        if _is_bots(chair):
            wanted.add((at, seat, self._kind_of_bot(match.state)))
            return
        if (at, seat) in self._deadlines:
            wanted.add((at, seat, "time"))
        if self._viewers.is_here(chair) or not self._viewers.somebody_seated():
            return
        if self._assent(match, seat) is not None:
            wanted.add((at, seat, "assent"))
        if match.state.awaited >> seat & 1 or self._race.waits_for(match.state, self._people_away()):
            wanted.add((at, seat, "away"))

    def _kind_of_bot(self, state: State) -> Kind:
        """How a bot moves. When a person takes a chair back, bots that have played alone begin again, as with people."""
        kinds = ALONE if lobby.is_bots_alone(self._turn.record) else WITH_PEOPLE
        return kinds[self._hurries(state)]

    def _is_answered(self, state: State) -> bool:
        """Whether players are asked for answers, by a game in which their timing could reveal a hand."""
        return self._game.answering is not None and self._game.answering(state)

    def _hurries(self, state: State) -> bool:
        """Whether bots need not seem to think, because no person is asked any more (decision 18).

        The chair of a person whose bot plays for them counts as a person's: they may come back.
        """
        chairs = enumerate(self._turn.record.chairs)
        people = sum(1 << seat for seat, chair in chairs if chair.player is not None)
        return self._turn.record.pace == "human" and not self._race.asks(state, people)

    def _assent(self, match: Match, seat: int) -> int | None:
        """The move by which somebody who is away goes along with all the people who are here."""
        return self._race.assent(match.state, seat, self._viewers.people(self._turn.record))

    def _people_away(self) -> int:
        """The seats whose people play for themselves and have closed the page, as bits."""
        chairs = enumerate(self._turn.record.chairs)
        people = sum(1 << seat for seat, chair in chairs if not _is_bots(chair))
        return people & ~self._viewers.people(self._turn.record)

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
        if kind in BOTS:
            async with self._turn:  # after the change under way, this seat may not be asked any more
                play = self._turn.phase
                assert isinstance(play, Play)
                state = play.match.state.clone()
            move = await self._bot_move(play.match, state, seat, kind)
            await self._payments.pay(lambda: self._payer, kind in ALONE)
            return move
        if kind in ("time", "clock") and (at, seat) in self._deadlines:
            await asyncio.sleep(self._deadlines[at, seat][0] - self._now())
        elif kind == "away":
            await asyncio.sleep(self._step_ins.get(key, 0.0) - self._now())
        elif kind == "assent":
            await asyncio.sleep(ASSENT_S)
        return None

    async def _bot_move(self, match: Match, state: State, seat: int, kind: Kind) -> int:
        """A bot's move, after as long as it seems to think; in a race, others see its hand at work meanwhile."""
        record = self._turn.record
        chair = record.chairs[seat]
        level = chair.level or STAND_IN
        if record.pace == "instant":
            pause = ALONE_MS if kind in ALONE else 0
            return await self._bot_pool.choose(self._game, state, seat, level, pause, self._asker)
        hurry = kind.endswith("in-a-hurry")
        pause = self._race.bot_pause_ms(state, seat, level, record.seed, hurry)
        choosing = self._bot_pool.choose(self._game, state, seat, level, pause, self._asker)
        if not (chair.level and pause):  # what a person has built stays as it is
            return await choosing
        with self._race.bot_hand(match, seat, level, hurry):
            return await choosing

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
        self._step_ins.pop(key, None)
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


def _is_bots(chair: ChairRecord) -> bool:
    """Whether a bot moves for this chair."""
    return bool(chair.level or chair.stand_in)
