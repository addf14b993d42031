"""The only way to change a table. One change at a time: it is judged, stored, and then published.

`submit` makes moves for a seat, whoever decided them: a person, a bot, a timer, the clock or a race. If nothing else is under
way, a move is judged the moment it arrives and published by the store's answer, so that no task wakes up for it (the fast
path). Otherwise it waits in line. Changes around the game (chairs, options, names) hold the turn: `async with turn`.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, final

from madcap.engine.errors import GameIsOver
from madcap.engine.match import Happened, Mark
from madcap.engine.state import CHANCE
from madcap.server.counters import COUNTERS
from madcap.server.error_log import traced
from madcap.server.errors import StoreError
from madcap.server.race.control import RaceHooks
from madcap.server.store.contract import LogEntry, Store, TableRecord
from madcap.server.table.phase import Lobby, Numbered, Phase, Play
from madcap.server.table.series import finished
from madcap.server.wire import Cause

Choose = Callable[[], list[int]]  # the moves to make, asked for when it is their turn; none: there is nothing to make
Answer = Callable[[Exception | None], None]  # gets None once the moves are published, or the error if nothing changed
Publish = Callable[[list[Numbered], bool], None]  # the moves that were made, and whether the table's record has changed

log = logging.getLogger(__name__)


class Submission(NamedTuple):
    """Moves that somebody wants to make."""

    seat: int
    choose: Choose
    cause: Cause
    answer: Answer
    arrived: float  # when a person's move arrived, by the monotonic clock; 0: it is not measured


class Step(NamedTuple):
    """A change that was judged: it is to be stored, and then published."""

    phase: Phase  # after it
    mark: Mark | None  # where the match stood before it
    happened: list[Happened]
    cause: Cause
    record: TableRecord | None  # if it changes


@final
class Turn:
    """What a table is (its record and its phase), and who may change it next."""

    def __init__(self, record: TableRecord, phase: Phase, store: Store, race: RaceHooks, publish: Publish) -> None:
        self.record = record
        self.phase: Phase = phase
        self.busy = False  # somebody is changing the table
        self._store = store
        self._race = race
        self._publish = publish
        self._moves = COUNTERS.moves[record.game]  # by cause
        self._waiting: list[
            Submission | asyncio.Future[None]
        ] = []  # short: a deque would be a tenth of a table's memory

    # Moves.

    def submit(self, seat: int, choose: Choose, cause: Cause, answer: Answer, arrived: float = 0.0) -> None:
        """Make moves for a seat, all of them or none, as soon as nobody else is changing the table."""
        submission = Submission(seat, choose, cause, answer, arrived)
        if self.busy:
            self._waiting.append(submission)
            return
        self.busy = True
        if not self._begin(submission):
            self._next()

    def wake(self) -> None:
        """Let the race judge its claims as soon as everything that arrived before is dealt with."""
        self.submit(0, self._race.gather_claims, "self", _ignore)

    def _begin(self, submission: Submission) -> bool:
        """Judge a submission; whether it is being stored now."""
        try:
            if self.record.phase == "closed":  # by the operator, while this waited in line
                raise GameIsOver
            moves = submission.choose()
            step = self._step(submission.seat, moves, submission.cause) if moves else None
        except Exception as error:
            _answer(submission.answer, error)
            return False
        if step is None:
            _answer(submission.answer, None)
            return False
        self._commit(step, partial(self._end, submission.answer, submission.arrived))
        return True

    def _end(self, answer: Answer, arrived: float, error: Exception | None) -> None:
        if arrived and error is None:  # everybody at the table was told just now
            COUNTERS.move_seconds.add(time.monotonic() - arrived)
        _answer(answer, error)
        self._next()

    def _step(self, seat: int, moves: list[int], cause: Cause) -> Step:
        """Judge and make moves; a Refusal says why not. Whatever is raised, nothing has changed."""
        play = self.phase
        assert isinstance(play, Play)
        match = play.match
        mark = match.mark()
        try:
            happened = [one for move in moves for one in match.play(seat, move)]
        except Exception:
            match.back_to(mark)
            raise
        return Step(play, mark, happened, cause, finished(self.record, match.state) if match.over else None)

    # Other changes: the task that holds the turn may change the record, and begin the game.

    async def __aenter__(self) -> None:
        if not self.busy:
            self.busy = True
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the turn was given to it already
                self._next()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._next()

    async def save(self, record: TableRecord) -> None:
        """Change the table's record."""
        if record != self.record:
            await self._carry_out(Step(self.phase, None, [], "self", record))

    async def begin(self, play: Play, record: TableRecord) -> None:
        """Begin a game: chance makes the moves that come before anybody's first."""
        await self._carry_out(Step(play, play.match.mark(), play.match.begin(), "self", record))

    async def _carry_out(self, step: Step) -> None:
        """Commit a step. The turn is kept until the store has answered, even if the caller is cancelled meanwhile."""
        done = asyncio.get_running_loop().create_future()
        self._commit(step, partial(_settle, done))
        cancelled = False
        while not done.done():
            try:
                await asyncio.shield(done)
            except asyncio.CancelledError:
                cancelled = True
        if cancelled:
            raise asyncio.CancelledError
        done.result()

    def _next(self) -> None:
        """Give the turn to the next one: first to claims of a race, then to the one that has waited longest."""
        while True:
            waiting = self._next_claim() or (self._waiting.pop(0) if self._waiting else None)
            if waiting is None:
                self.busy = False
                return
            if isinstance(waiting, Submission):
                if self._begin(waiting):
                    return
            elif not waiting.done():
                waiting.set_result(None)
                return

    def _next_claim(self) -> Submission | None:
        play = self.phase
        if isinstance(play, Lobby):
            return None
        claim = self._race.next_claim(play.match.state)
        if claim is None:
            return None
        judged = partial(self._race.judged, claim)
        return Submission(claim.seat, partial(self._race.moves_of, claim), claim.cause, judged, 0.0)

    # Judged, stored, published: in this order, and only here.

    def _commit(self, step: Step, answer: Answer) -> None:
        """Store a step, then publish it. What cannot be stored has not happened."""
        try:
            stored = asyncio.ensure_future(self._stored(step))
        except Exception as error:
            self._undo(step)
            answer(error)
            return
        stored.add_done_callback(partial(self._publish_stored, step, answer))

    def _stored(self, step: Step) -> Awaitable[None]:
        """Done when the step is on the disk; a StoreError says why it cannot be."""
        phase, _, happened, cause, record = step
        if isinstance(phase, Lobby) or not happened:
            assert record
            return self._store.save_table(record)
        match = phase.match
        ms = _since((record or self.record).started)
        entries = [LogEntry(one.seat, one.move, cause if one.seat < CHANCE else "self", ms) for one in happened]
        alone = not phase.bots_have_moved and cause != "bot"
        best_time = self._race.best_time(self.record, match, alone, phase.timed) if match.over else None
        return self._store.append(self.record.id, match.length - len(happened) + 1, entries, record, best_time)

    def _publish_stored(self, step: Step, answer: Answer, stored: "asyncio.Future[None]") -> None:
        """Publish a step that the store has written; undo one that it could not write."""
        try:
            stored.result()
        except asyncio.CancelledError:
            self._undo(step)
            answer(StoreError("The server is shutting down."))
        except Exception as error:
            self._undo(step)
            answer(error)
        else:
            answer(self._happened(step))

    def _happened(self, step: Step) -> Exception | None:
        """Take a stored step over and publish it; what went wrong with publishing."""
        phase, _, happened, cause, record = step
        self.phase = phase
        if record:
            self.record = record
        if happened:
            self._moves[cause] += 1
        try:
            numbered = phase.note(happened, cause) if isinstance(phase, Play) else []
            self._publish(numbered, record is not None)
        except Exception as error:
            return error
        return None

    def _undo(self, step: Step) -> None:
        if step.mark and isinstance(step.phase, Play):
            step.phase.match.back_to(step.mark)


def _since(started: float) -> int:
    """The ms since a game began; 0 where nobody has noted when."""
    return max(0, round((time.time() - started) * 1000)) if started else 0


def _answer(answer: Answer, error: Exception | None) -> None:
    """Give an answer. A fault in the function that takes it must not keep the turn from the others."""
    try:
        answer(error)
    except Exception as fault:
        log.error("Something went wrong with the answer to a move.\n%s", traced(fault))


def _ignore(error: Exception | None) -> None:
    """Nobody waits for this answer."""


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
