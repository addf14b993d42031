"""Measures for how long each seat of a race has been building."""

from dataclasses import dataclass
from typing import Final

from madcap.engine.game import Race
from madcap.engine.state import State

MARKS: Final = 16  # starts and stops that a lap keeps apart; what ran before them is only a sum


@dataclass
class Lap:
    """What a seat builds, for how long it had run, and the moments since then at which it started and stopped in turn.

    An odd number of moments: it is running. A player who holds the table and goes on, again and again, adds two each time.
    So only the newest are kept: a claim is dated back by a quarter of a second at most, and waits for its turn.
    """

    key: int
    moments: list[float]
    ran: float = 0.0

    @property
    def running(self) -> bool:
        return len(self.moments) % 2 == 1

    def mark(self, moment: float) -> None:
        """Start the time, or stop it."""
        self.moments.append(moment)
        if len(self.moments) > MARKS:
            started, stopped, *self.moments = self.moments
            self.ran += stopped - started

    def at(self, moment: float) -> float:
        """The time that ran until a moment, which may be before a pause that is over by now."""
        marks = [min(mark, moment) for mark in self.moments]
        ends = [*marks[1::2], moment] if self.running else marks[1::2]
        return self.ran + sum(ends) - sum(marks[::2])


class Stopwatch:
    """The laps of all seats."""

    __slots__ = ("_laps", "_rules")

    def __init__(self, rules: Race) -> None:
        self._rules = rules
        self._laps: dict[int, Lap] = {}

    def update(self, state: State, now: float, held: bool = False) -> None:
        """Start and stop times as the state demands. Called whenever it has changed, or the table is held or goes on."""
        for seat in range(state.seats):
            key, lap = self._rules.building(state, seat), self._laps.get(seat)
            if key is not None and (lap is None or lap.key != key):
                self._laps[seat] = Lap(key, [] if held else [now])
            elif lap and lap.running != (key is not None and not held):
                lap.mark(now)

    def built_ms(self, seat: int, moment: float) -> int:
        """For how long a seat had been building at a moment what it builds now."""
        lap = self._laps.get(seat)
        return round(lap.at(moment) * 1000) if lap else 0

    def shown_ms(self, state: State, viewer: int, moment: float) -> int | None:
        """The time to show to a viewer who comes now: their own, or of the seat that has been building for longest; None
        if nobody is building."""
        building = [seat for seat in range(state.seats) if self._rules.building(state, seat) is not None]
        shown = [viewer] if viewer in building else building
        return max((self.built_ms(seat, moment) for seat in shown), default=None)
