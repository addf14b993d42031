"""The people for whom the others wait at a table: those who are away, and those who are here but do not move.

A bot steps in for somebody who is away for long. For somebody who is here, others may decide (`stalling.py`).
"""

from collections.abc import Callable
from typing import final

from madcap.engine.game import Game
from madcap.server.errors import NobodyAway
from madcap.server.table.bot_choices import is_bots
from madcap.server.table.deadlines import Deadlines
from madcap.server.table.phase import Play
from madcap.server.table.stalling import Question, Stalling
from madcap.server.table.table_clock import TableClock
from madcap.server.table.turn import Turn
from madcap.server.table.viewers import Viewers
from madcap.server.wire import Away

AWAY_S = 45.0  # how long the others wait for somebody who is gone, before a bot steps in
LONGER_S = 300.0  # how long they wait from then on, if the host wants to

Return = tuple[int, float, float]  # when the seat was asked, the seconds that were left, and when its person came back


@final
class Absence:
    """How long the others at one table wait for whom."""

    __slots__ = ("_clock", "_deadlines", "_game", "_returns", "_step_ins", "_turn", "_viewers", "stalling")

    def __init__(
        self,
        game: Game,
        turn: Turn,
        viewers: Viewers,
        deadlines: Deadlines,
        clock: TableClock,
        tell: Callable[[], None],
    ) -> None:
        self._game = game
        self._turn = turn
        self._viewers = viewers
        self._deadlines = deadlines
        self._clock = clock
        self._step_ins: dict[Question, float] = {}  # when a bot steps in
        self._returns: dict[int, Return] = {}  # of each seat whose person was away and came back in time
        self.stalling = Stalling(self._questions, tell)

    def waited_for(self) -> list[Away]:
        """The seats that are away and waited for, and the time until a bot steps in; and those that are here, but stall."""
        if not self._step_ins and not self.stalling.questions:
            return []
        now = self._clock.now()
        gone = [Away(seat, max(0, round((when - now) * 1000))) for (_, seat), when in self._step_ins.items()]
        return gone + [Away(seat, 0, here=True) for seat in self.stalled()]

    def seats_away(self) -> int:
        """The seats whose people play for themselves and have closed the page, as bits."""
        chairs = enumerate(self._turn.record.chairs)
        people = sum(1 << seat for seat, chair in chairs if not is_bots(chair))
        return people & ~self._viewers.people(self._turn.record)

    # People who are away.

    def begin(self, question: Question) -> None:
        """Begin to wait for somebody who has gone with this question before them, unless they are waited for already."""
        self._step_ins.setdefault(question, self._clock.now() + self._patience_s(question))

    def end(self, question: Question) -> None:
        """Wait no more: they have come back, or somebody else has answered the question."""
        if question in self._step_ins:
            self._note_return(question, self._step_ins.pop(question))

    def step_in(self, question: Question) -> None:
        """Wait no more, because a bot steps in."""
        self._step_ins.pop(question, None)

    def end_all(self) -> None:
        """Wait for nobody."""
        self._step_ins = {}  # an emptied dictionary keeps its memory

    def wait_s(self, question: Question) -> float:
        """How long until a bot steps in."""
        return self._step_ins.get(question, 0.0) - self._clock.now()

    def _patience_s(self, question: Question) -> float:
        """How long the others wait for somebody who has just gone.

        Somebody who comes back for a moment has no more time than before. They get back as much as they have been here.
        """
        at, seat = question
        asked_at, left, back = self._returns.get(seat, (-1, AWAY_S, 0.0))
        return max(left, min(AWAY_S, left + self._clock.now() - back)) if asked_at == at else AWAY_S

    def _note_return(self, question: Question, step_in: float) -> None:
        """Note how much time was left when somebody came back, if they are here now."""
        at, seat = question
        if self._viewers.is_here(self._turn.record.chairs[seat]):
            now = self._clock.now()
            self._returns[seat] = at, max(0.0, step_in - now), now

    def wait_longer(self, seat: int) -> Question | None:
        """Give somebody who is away or stalls more time. Raises a Refusal if nobody waits for them.

        Returns the question before them, if they are away.
        """
        stalls = seat in self.stalled()
        question = next((question for question in self._step_ins if question[1] == seat), None)
        if question is None and not stalls:
            raise NobodyAway
        self.stalling.excuse(seat)
        if question:
            self._step_ins[question] = self._clock.now() + LONGER_S
        return question

    # People who are here, and stall.

    def stalled(self) -> list[int]:
        """The seats of people who are here and have let the others wait for minutes."""
        here, stalled = self._viewers.people(self._turn.record), self.stalling.questions
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
        asked = match.state.awaited & (here | self.seats_away())
        return {
            (at, seat): here & ~(1 << seat) != 0
            for seat, at in match.asked_at.items()
            if asked >> seat & 1 and (at, seat) not in self._deadlines.times
        }
