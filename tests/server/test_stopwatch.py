"""The stopwatch of a race leaves out pauses, also for a claim that was pressed before one and is judged after it."""

from dataclasses import dataclass
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madcap.engine.game import Race
from madcap.engine.state import State
from madcap.server.race.stopwatch import MARKS, Lap, Stopwatch
from madcap.server.socket.lag import CAP_S
from tests.games import race_game

TOGGLE_S = 0.055  # as often as a page's messages may come, a table is held or goes on


@dataclass
class Hands:
    """The part of a state that a stopwatch reads: what each seat builds."""

    building: tuple[int | None, ...]

    @property
    def seats(self) -> int:
        return len(self.building)


def hands(*building: int | None) -> State:
    return cast(State, Hands(building))


def _building(state: State, seat: int) -> int | None:
    return cast(Hands, state).building[seat]


def stopwatch(*looks: tuple[float, int | None]) -> Stopwatch:
    """A stopwatch that was updated at these moments, each with what the only seat was building."""
    real = race_game().race
    assert real
    watch = Stopwatch(Race(**(vars(real) | {"building": _building})))
    for moment, building in looks:
        watch.update(hands(building), moment)
    return watch


def test_time_runs_while_something_is_built() -> None:
    watch = stopwatch((10.0, None), (13.0, 5))
    assert watch.built_ms(0, 13.25) == 250
    assert watch.built_ms(0, 12.0) == 0


def test_updating_again_changes_nothing() -> None:
    assert stopwatch((13.0, 5), (14.0, 5), (15.0, 5)).built_ms(0, 16.0) == 3000


def test_a_pause_is_left_out() -> None:
    watch = stopwatch((10.0, 5), (12.0, None), (12.5, None), (15.0, 5))
    assert watch.built_ms(0, 16.0) == 3000


def test_a_claim_before_a_pause_counts_the_time_until_its_press() -> None:
    assert stopwatch((10.0, 5), (12.0, None)).built_ms(0, 11.95) == 1950
    assert stopwatch((10.0, 5), (12.0, None), (15.0, 5)).built_ms(0, 11.95) == 1950


def test_the_next_card_starts_at_zero() -> None:
    assert stopwatch((10.0, 5), (12.0, None), (15.0, 6)).built_ms(0, 15.5) == 500
    assert stopwatch((10.0, 5), (15.0, 6)).built_ms(0, 15.5) == 500


def test_time_stands_still_while_the_table_does() -> None:
    watch = stopwatch((10.0, 5))
    watch.update(hands(5), 12.0, held=True)
    watch.update(hands(5), 20.0)
    assert watch.built_ms(0, 21.0) == 3000
    watch.update(hands(6), 22.0, held=True)
    assert watch.built_ms(0, 30.0) == 0
    watch.update(hands(6), 40.0)
    assert watch.built_ms(0, 41.0) == 1000


def test_seats_have_their_own_times() -> None:
    watch = stopwatch()
    watch.update(hands(5, None), 10.0)
    watch.update(hands(5, 5), 12.0)
    assert (watch.built_ms(0, 13.0), watch.built_ms(1, 13.0)) == (3000, 1000)


def test_a_seat_that_has_built_nothing_has_no_time() -> None:
    assert stopwatch((10.0, None)).built_ms(0, 20.0) == 0


def ran_until(until: float, marks: list[float]) -> float:
    """How long a time ran that started and stopped in turn at these moments: each interval is looked at."""
    ends = [*marks[1:], until]
    return sum(max(0.0, min(end, until) - start) for start, end in list(zip(marks, ends, strict=True))[::2])


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=3 * MARKS, unique=True), st.integers(0, 1200))
def test_a_lap_counts_the_moments_in_which_it_ran(moments: list[int], until: int) -> None:
    """The expected time is counted step by step. The older of very many starts and stops are only a sum."""
    ordered = sorted(moments)
    lap = Lap(5, [])
    for moment in ordered:
        lap.mark(float(moment))
    until = max([until, *ordered[: 1 - MARKS]])
    ran = [sum(mark <= step for mark in ordered) % 2 == 1 for step in range(until)]
    assert lap.at(until) == sum(ran)


def test_a_table_that_is_held_ten_thousand_times_keeps_a_few_moments() -> None:
    """The time is as if all were kept, also for a claim that is dated back as far as possible."""
    watch, marks = stopwatch((10.0, 5)), [10.0]
    for number in range(1, 10_000):
        now = 10.0 + number * TOGGLE_S
        marks.append(now)
        watch.update(hands(5), now, held=number % 2 == 1)
        assert len(watch._laps[0].moments) <= MARKS
        if number % 100 < 2:
            for moment in (now + TOGGLE_S / 2, now, now - CAP_S):
                assert watch.built_ms(0, moment) == pytest.approx(1000 * ran_until(moment, marks), abs=0.51)
