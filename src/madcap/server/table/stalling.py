"""Notices people for whom the others wait, and who do not move for a long time.

Nothing is done about a single move: from time to time a table looks who still has the same question before them. So it
costs a move nothing, and a table one timer. It does not matter whether they are here when the table looks: otherwise
somebody who loads the page again in time could let the others wait for ever.
"""

import asyncio
from collections.abc import Callable
from typing import final

LOOK_S = 40.0  # between two looks
LOOKS = 3  # after which somebody with the same question stalls: two minutes after the first
LONGER = 8  # looks more, if the others want to wait

Question = tuple[int, int]  # the log's length when a seat was asked, and the seat


@final
class Stalling:
    """Who stalls at one table.

    `asked` returns the questions that people have before them, for as long as they like, and whether another person waits.
    """

    __slots__ = ("_asked", "_looks", "_noticed", "_timer", "questions")

    def __init__(self, asked: Callable[[], dict[Question, bool]], noticed: Callable[[], None]) -> None:
        self._asked = asked
        self._noticed = noticed  # called when somebody has begun to stall
        self._looks: dict[Question, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.questions: tuple[Question, ...] = ()  # that somebody has stalled with

    def watch(self) -> None:
        """Look from time to time, for as long as anybody is asked."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOOK_S, self._look)

    def excuse(self, seat: int) -> None:
        """Wait longer for somebody who stalls, or who is away."""
        self._looks |= {question: LOOKS - LONGER for question in self._asked() if question[1] == seat}
        self.questions = tuple(question for question in self.questions if question[1] != seat)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        asked = self._asked()
        self._looks = {question: self._looks.get(question, -1) + waits for question, waits in asked.items()}
        before = self.questions
        self.questions = tuple(question for question, looks in self._looks.items() if looks >= LOOKS)
        if any(asked.values()):
            self.watch()
        if any(question not in before for question in self.questions):
            self._noticed()
