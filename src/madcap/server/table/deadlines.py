"""When the time of those who are awaited runs out: of people a turn's timer, of the clock its next move."""

from typing import final

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.state import CLOCK, State
from madcap.server.race.control import RaceHooks
from madcap.server.table.messages import Waits
from madcap.server.table.table_clock import TableClock
from madcap.server.table.turn import Turn
from madcap.server.table.viewers import Viewers


@final
class Deadlines:
    """The deadlines at one table, by its own clock."""

    __slots__ = ("_clock", "_game", "_race", "_turn", "_viewers", "times")

    def __init__(self, game: Game, turn: Turn, viewers: Viewers, race: RaceHooks, clock: TableClock) -> None:
        self._game = game
        self._turn = turn
        self._viewers = viewers
        self._race = race
        self._clock = clock
        self.times: dict[tuple[int, int], tuple[float, float]] = {}  # of a seat asked: when, and after how long

    def update(self, match: Match | None) -> None:
        """Note whose time runs out now; nobody's if no game is played."""
        self.times = self._times(match) if match else {}

    def wait_s(self, at: int, seat: int) -> float:
        """How long until the time of a seat runs out that has a deadline for this question."""
        return self.times[at, seat][0] - self._clock.now()

    def waits(self) -> Waits:
        """How long until the time of all people who are awaited has run out, and until the clock moves."""
        return Waits(self._left(people=True), self._left(people=False))

    def _left(self, people: bool) -> tuple[int, int] | None:
        if not self.times or self._clock.still_at is not None:
            return None
        times = [times for (_, seat), times in self.times.items() if (seat != CLOCK) == people]
        if not times:
            return None
        when, whole = max(times)
        left = when - self._clock.now()
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
                now = self._clock.now()
                times[at, seat] = self.times.get((at, seat), (now + wait / 1000, wait / 1000))
        return times

    def _clock_waits(self, state: State) -> bool:
        """Whether anybody wants to see the clock move: not at a table of instant bots, nor alone among bots after answers."""
        record = self._turn.record
        if self._is_answered(state) and sum(chair.player is not None for chair in record.chairs) < 2:
            return False
        if self._race.time_runs_on and any(chair.player is not None for chair in record.chairs):
            return True
        return self._viewers.somebody_seated() or (len(self._viewers.all) > 0 and record.pace == "human")

    def _is_answered(self, state: State) -> bool:
        """Whether players are asked for answers, by a game in which their timing could reveal a hand."""
        return self._game.answering is not None and self._game.answering(state)
