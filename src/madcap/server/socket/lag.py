"""Measures how long messages take, so that the quickest player wins and not the best connected one.

The server asks, the browser answers at once with the time on its own clock. That clock is ahead of ours by no more than
an answer minus its question, and by no less than it minus the answer's arrival: the closest of these bounds, over some
measurements, tell how the clocks differ. A browser can lie about its clock, but it gains nothing beyond the delay that
was measured, and never more than `CAP_S`. One that delays its answers looks like one with a slow connection: hence the
cap.
"""

import secrets
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

CAP_S = 0.25  # a claim is never dated back by more
SAMPLES = 16
JUMP_S = 0.05  # no clock drifts this far in as many measurements: it was set, or stood still
PING_S = 2.0  # between two measurements
FIRST_PINGS = 5  # a browser that has just come is measured quickly a few times
FIRST_PING_S = 0.1


@dataclass(frozen=True)
class Sample:
    """A ping: when it was sent, the browser's clock when it answered, and when the answer arrived."""

    sent: float
    at: float
    arrived: float

    @property
    def trip(self) -> float:
        return self.arrived - self.sent


class Lag:
    """The delay of one connection. All times are in seconds, by the server's or by the browser's clock."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._samples: deque[Sample] = deque(maxlen=SAMPLES)

    def ping(self, now: float) -> int:
        """Begin a measurement. Returns a number that nobody can guess. The oldest unanswered ping is forgotten."""
        number = secrets.randbits(52)
        self._sent[number] = now
        if len(self._sent) > SAMPLES:
            del self._sent[next(iter(self._sent))]
        return number

    def pong(self, number: int, at: float, now: float) -> None:
        """Take the answer to a ping, with the browser's clock. Unknown numbers are ignored."""
        sent = self._sent.pop(number, None)
        if sent is None:
            return
        self._samples.append(Sample(sent, at, now))
        least, most = self._ahead()
        if least - most > JUMP_S:
            self._samples = deque([self._samples[-1]], SAMPLES)

    @property
    def delay(self) -> float:
        """The longest that a message of this browser may have been on its way, limited to `CAP_S`."""
        if not self._samples:
            return 0.0
        trips = [sample.trip for sample in self._samples]
        return min(CAP_S, max(trips) - min(trips) / 2)

    def pressed(self, at: float | None, now: float) -> float:
        """When an event that has just arrived happened in the browser, by our clock, as far as the delay explains it."""
        if at is None or not self._samples:
            return now
        ahead = sum(self._ahead()) / 2
        return min(now, max(at - ahead, now - self.delay))

    def _ahead(self) -> tuple[float, float]:
        """By how much the browser's clock is ahead of ours: at least, at most."""
        least = max(sample.at - sample.arrived for sample in self._samples)
        return least, min(sample.at - sample.sent for sample in self._samples)


def pauses() -> Iterator[float]:
    """How long to wait before each measurement."""
    yield 0.0
    yield from [FIRST_PING_S] * FIRST_PINGS
    while True:
        yield PING_S
