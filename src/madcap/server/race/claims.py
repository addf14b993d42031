"""A race at a table: whose time runs, and which of several claims was pressed first.

A claim is held until no earlier one can be on its way any more: as long as the slowest of the others' lines may need, no
longer. Then it is judged; those that were pressed before the game paused for it wait their turn.
"""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from madcap.engine.errors import NotYourTurn, Refusal
from madcap.engine.game import Race
from madcap.engine.state import State
from madcap.server.errors import StoreError
from madcap.server.wire import Cause

if TYPE_CHECKING:
    from madcap.server.table.table import Table

RETRY_S = 1.0


@dataclass
class Lap:
    """What a seat has been building, and when: from, to, from, to ... An odd number of moments: its time is running."""

    key: int
    moments: list[float]

    @property
    def running(self) -> bool:
        return len(self.moments) % 2 == 1

    def at(self, moment: float) -> float:
        """For how long, up to a moment. That may lie before a pause that is over by now."""
        marks = [min(mark, moment) for mark in self.moments]
        ends = [*marks[1::2], moment] if self.running else marks[1::2]
        return sum(ends) - sum(marks[::2])


@dataclass(frozen=True, order=True)
class HeldClaim:
    """A claim that was pressed, by our clock."""

    pressed: float
    seat: int
    move: int
    cause: Cause


class Stopwatch:
    """Everybody's laps. It looks at the state whenever that has changed."""

    def __init__(self, race: Race) -> None:
        self._race = race
        self._laps: dict[int, Lap] = {}

    def look(self, state: State, now: float) -> None:
        for seat in range(state.seats):
            key, lap = self._race.building(state, seat), self._laps.get(seat)
            if key is not None and (lap is None or lap.key != key):
                self._laps[seat] = Lap(key, [now])
            elif lap and lap.running != (key is not None):
                lap.moments.append(now)

    def built_ms(self, seat: int, moment: float) -> int:
        """For how long a seat had been building at a moment what it builds now."""
        lap = self._laps.get(seat)
        return round(lap.at(moment) * 1000) if lap else 0


class Claims:
    """The claims at one table that are not judged yet. The caller holds the table's lock."""

    def __init__(self, table: "Table", race: Race) -> None:
        self.table = table
        self.race = race
        self.stopwatch = Stopwatch(race)
        self._held: list[HeldClaim] = []
        self._waiting: list[HeldClaim] = []  # pressed before the pause that the game is in
        self._paused_at = 0.0
        self._task: asyncio.Task[None] | None = None

    def enter(self, seat: int, move: int, pressed: float, cause: Cause) -> None:
        """A claim has arrived. Raises a Refusal if it cannot count, and then nothing has changed."""
        assert self.table.match
        claim = HeldClaim(pressed, seat, move, cause)
        if any(one.seat == seat for one in (*self._held, *self._waiting)):
            return  # pressed twice
        if self._is_paused():
            if pressed > self._paused_at:
                raise NotYourTurn("A claim is being checked.")
            self._waiting = sorted([*self._waiting, claim])
            return
        self.table.match.check(seat, move)
        self._held.append(claim)
        self._schedule()

    def look(self) -> None:
        """The state has changed: times stop or run."""
        assert self.table.match
        self.stopwatch.look(self.table.match.state, asyncio.get_running_loop().time())

    async def go_on(self) -> None:
        """After a pause, claims that were pressed before it are judged; those that no longer fit lapse without a word."""
        while self._waiting and not self._is_paused():
            claim = self._waiting.pop(0)
            try:
                await self._judge(claim)
            except StoreError:  # nothing has happened: it is judged again a little later
                self._held.append(claim)
                self._decide_at(asyncio.get_running_loop().time() + RETRY_S)
                return

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def _is_paused(self) -> bool:
        assert self.table.match
        return not self.race.eligible(self.table.match.state)

    def _schedule(self) -> None:
        """Once no earlier press can arrive any more, the claims are judged."""
        self.stop()
        self._decide_at(min(self._held).pressed + self._slowest())

    def _decide_at(self, due: float) -> None:
        self._task = asyncio.get_running_loop().create_task(self._decide(due))

    def _slowest(self) -> float:
        """The longest that the line of anybody else who could claim may need."""
        assert self.table.match
        eligible = self.race.eligible(self.table.match.state)
        claimed = {claim.seat for claim in self._held}
        bots = {seat for seat, chair in enumerate(self.table.record.chairs) if chair.stand_in}
        others = [one for one in self.table.connections if one.viewer >= 0 and one.viewer not in claimed | bots]
        return max((one.lag.delay for one in others if eligible >> one.viewer & 1), default=0.0)

    async def _decide(self, due: float) -> None:
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        async with self.table.lock:
            if self._task is asyncio.current_task() and self._held:
                self._waiting = sorted([*self._waiting, *self._held])
                self._held = []
                await self.go_on()

    async def _judge(self, claim: HeldClaim) -> None:
        now = asyncio.get_running_loop().time()
        stamp = self.race.stamp(self.stopwatch.built_ms(claim.seat, claim.pressed))
        try:
            await self.table.make(claim.seat, [stamp, claim.move], claim.cause)
        except Refusal:
            return  # somebody else got the card a moment earlier: that is no error
        self._paused_at = now
