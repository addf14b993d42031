"""How long messages are on their way, measured all the time, so that the quickest wins and not the best connected.

The server asks, the browser answers with the time on its own clock. The quickest answer tells best how the two clocks differ;
the slowest tells how much delay a message may have had. A browser can lie about its clock, but it gains nothing beyond the
delay that was measured, and never more than `CAP_S`.
"""

from collections import deque
from collections.abc import Iterator

CAP_S = 0.25  # a claim is never dated back by more
SAMPLES = 16
PING_S = 2.0  # between two measurements
FIRST_PINGS = 5  # a browser that has just come is measured quickly a few times
FIRST_PING_S = 0.1


class Lag:
    """The delay of one connection. All times are in seconds: the server's monotonic, the browser's whatever it is."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._next = 0
        self._samples: deque[tuple[float, float]] = deque(
            maxlen=SAMPLES
        )  # round trip, and the browser's clock minus ours

    def ping(self, now: float) -> int:
        """A new question; its number. Those that were never answered are forgotten."""
        self._next += 1
        self._sent[self._next] = now
        self._sent.pop(self._next - SAMPLES, None)
        return self._next

    def pong(self, number: int, at: float, now: float) -> None:
        """The browser's answer, with its clock. An answer to nothing is nothing."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._samples.append((now - sent, at - (sent + now) / 2))

    @property
    def delay(self) -> float:
        """The longest that a message of this browser may have been on its way, as far as we will believe it."""
        if not self._samples:
            return 0.0
        trips = [trip for trip, _ in self._samples]
        return min(CAP_S, max(trips) - min(trips) / 2)

    def pressed(self, at: float | None, now: float) -> float:
        """When something happened in the browser that has just arrived, on our clock: as far as its delay explains it."""
        if at is None or not self._samples:
            return now
        _, ahead = min(self._samples)
        return min(now, max(at - ahead, now - self.delay))


def pauses() -> Iterator[float]:
    """How long to wait before each measurement."""
    yield 0.0
    yield from [FIRST_PING_S] * FIRST_PINGS
    while True:
        yield PING_S
