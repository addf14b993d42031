"""Delays and clocks: whatever a browser says, a claim is dated back by no more than its measured delay."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madcap.server.socket.lag import CAP_S, FIRST_PINGS, PING_S, SAMPLES, Lag, pauses

NOW = 1000.0
clocks = st.floats(allow_nan=False, allow_infinity=False, width=32)  # times that a browser may send, in seconds
trips = st.floats(0, 2)


def measured(answers: list[tuple[float, float]]) -> Lag:
    """The measured lag of a connection with these round trips, whose browser answered with these times."""
    lag = Lag()
    for n, (trip, at) in enumerate(answers):
        sent = NOW - 60 + n
        lag.pong(lag.ping(sent), at, sent + trip)
    return lag


class SimulatedConnection:
    """An honest browser: its clock is ahead by `offset` and gains `drift` seconds in a second."""

    def __init__(self, delay: float, jitter: float = 0.0, offset: float = 0.0, drift: float = 0.0, seed: int = 1):
        self.delay, self.jitter, self.offset, self.drift = delay, jitter, offset, drift
        self.dice = random.Random(seed)
        self.lag = Lag()
        for n in range(SAMPLES):
            self.measure(NOW - 2 * (SAMPLES - n))

    def clock(self, moment: float) -> float:
        return self.offset + moment * (1 + self.drift)

    def on_its_way(self) -> float:
        return self.delay + self.dice.uniform(0, self.jitter)

    def measure(self, sent: float) -> None:
        answered = sent + self.on_its_way()
        self.lag.pong(self.lag.ping(sent), self.clock(answered), answered + self.on_its_way())

    def dated(self, pressed: float) -> float:
        return self.lag.pressed(self.clock(pressed), pressed + self.on_its_way())


# Browsers that send false times.


@given(st.lists(st.tuples(trips, clocks), max_size=2 * SAMPLES), clocks)
def test_no_claim_is_dated_back_beyond_the_measured_delay_or_the_cap(
    answers: list[tuple[float, float]], at: float
) -> None:
    lag = measured(answers)
    longest = max((trip for trip, _ in answers), default=0.0)
    pressed = lag.pressed(at, NOW)
    assert NOW - min(CAP_S, longest) - 1e-9 <= pressed <= NOW
    assert pressed >= NOW - lag.delay - 1e-9


@given(st.lists(st.tuples(trips, clocks), min_size=1, max_size=SAMPLES))
def test_the_delay_is_what_was_measured_and_no_answer_makes_it_longer(answers: list[tuple[float, float]]) -> None:
    whole = [trip for trip, _ in answers]
    honest = measured([(trip, NOW - 60 + n + trip / 2) for n, trip in enumerate(whole)])
    assert honest.delay == pytest.approx(min(CAP_S, max(whole) - min(whole) / 2))
    assert measured(answers).delay <= honest.delay + 1e-9


def test_forged_time() -> None:
    """A press time before the earliest that the measured delay allows is replaced by that earliest time."""
    connection = SimulatedConnection(0.04, offset=77.0)
    arrived = NOW + 0.04
    assert connection.lag.pressed(connection.clock(NOW - 5), arrived) == pytest.approx(arrived - 0.04)


def test_a_press_in_the_future_counts_when_it_arrives() -> None:
    connection = SimulatedConnection(0.04)
    assert connection.lag.pressed(connection.clock(NOW + 5), NOW) == NOW


def test_the_cap() -> None:
    connection = SimulatedConnection(0.9)
    assert connection.lag.delay == CAP_S
    assert connection.lag.pressed(connection.clock(NOW), NOW + 0.9) == pytest.approx(NOW + 0.9 - CAP_S)


def test_a_false_time_in_a_pong_gains_no_more_than_a_false_press_time() -> None:
    lag = measured([(0.05, at) for at in (-9e9, 9e9, 0.0, 5.0)])
    assert lag.pressed(-9e9, NOW) == pytest.approx(NOW - 0.025)


def test_a_press_without_a_time_or_a_measurement_counts_when_it_arrives() -> None:
    assert SimulatedConnection(0.1).lag.pressed(None, NOW) == NOW
    assert Lag().pressed(NOW - 1, NOW) == NOW
    assert Lag().delay == 0.0


def test_a_pong_without_its_ping_is_ignored() -> None:
    """An invented short trip would make the others look long. So ping numbers cannot be guessed, and count once."""
    lag = Lag()
    first = lag.ping(NOW)
    second = lag.ping(NOW + 1)
    assert abs(second - first) > 1
    lag.pong(first + 1, 0.0, NOW)
    lag.pong(second + 1, 0.0, NOW)
    assert lag.delay == 0.0
    lag.pong(first, 0.0, NOW + 0.2)
    lag.pong(first, 0.0, NOW + 0.5)
    assert lag.delay == pytest.approx(0.1)


def test_the_oldest_unanswered_ping_is_forgotten() -> None:
    lag = Lag()
    first, *_ = [lag.ping(NOW + n) for n in range(SAMPLES + 1)]
    lag.pong(first, 0.0, NOW + 0.2)
    assert lag.delay == 0.0


# Honest browsers.


@given(st.floats(0, CAP_S), st.floats(-1e6, 1e6))
def test_a_press_on_a_connection_without_jitter_is_dated_exactly(delay: float, offset: float) -> None:
    connection = SimulatedConnection(delay, offset=offset)
    assert connection.lag.delay == pytest.approx(delay, abs=1e-6)
    assert connection.dated(NOW) == pytest.approx(NOW, abs=1e-6)


@given(st.integers(0, 10**6), st.floats(0, 0.2), st.floats(0, 0.05), st.floats(-1e-4, 1e-4))
def test_presses_are_dated_closely_on_any_connection(seed: int, delay: float, jitter: float, drift: float) -> None:
    connection = SimulatedConnection(delay, jitter, seed * 1.5, drift, seed)
    drifted = 17 * abs(drift)  # seconds since the middle of the measurements
    assert abs(connection.dated(NOW) - NOW) <= jitter / 2 + drifted + 1e-6


@given(st.integers(0, 10**6), st.floats(0, 0.3), st.floats(0, 0.1), st.lists(st.floats(0, 5), min_size=2, max_size=9))
def test_later_presses_are_dated_later(seed: int, delay: float, jitter: float, presses: list[float]) -> None:
    connection = SimulatedConnection(delay, jitter, seed=seed)
    arrived = 0.0
    dated = []
    for press in sorted(presses):
        arrived = max(arrived, NOW + press + connection.on_its_way())  # a connection keeps the order
        dated.append(connection.lag.pressed(connection.clock(NOW + press), arrived))
    assert dated == sorted(dated)


def test_presses_are_dated_more_precisely_than_the_jitter() -> None:
    """The closest bounds of all measurements count: a single measurement can be wrong by half of the jitter."""
    errors = sorted(abs(SimulatedConnection(0.1, 0.1, seed=seed).dated(NOW) - NOW) for seed in range(500))
    assert errors[495] < 0.02


def test_a_clock_that_stood_still_is_measured_afresh() -> None:
    connection = SimulatedConnection(0.05, offset=500.0)
    connection.offset -= 30  # the machine slept
    connection.measure(NOW)
    assert connection.dated(NOW + 1) == pytest.approx(NOW + 1)


def test_the_delay_shrinks_soon_after_a_connection_becomes_fast() -> None:
    connection = SimulatedConnection(0.25)
    connection.delay = 0.01
    for n in range(SAMPLES):
        connection.measure(NOW + n)
    assert connection.lag.delay == pytest.approx(0.01)


def test_a_new_connection_is_measured_quickly_and_then_regularly() -> None:
    first = list(itertools.islice(pauses(), FIRST_PINGS + 20))
    assert sum(first[: FIRST_PINGS + 1]) <= 1
    assert set(first[FIRST_PINGS + 1 :]) == {PING_S}
