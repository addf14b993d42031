"""How soon a connection's next request is read after one was refused because its address has nothing left.

A refusal takes the server a part of the time of an answer, and its sender nothing. So after each the connection waits for a
while, the longer the more there were in a row: what was sent ahead waits, and what follows is not read meanwhile.
"""

from typing import Final

PACE: Final = "madcap.pace"  # in a request's state: the pace of its connection, unless that is a proxy's
FIRST_S: Final = 1.0
LONGEST_S: Final = 4.0  # less than uvicorn waits for a further request on a connection


class Pace:
    """The pauses of a connection. What refuses a request says so here, and the connection asks when the answer is sent."""

    def __init__(self) -> None:
        self._refused = False
        self._last_s = 0.0

    def slow_down(self) -> None:
        """Note that a request is refused."""
        self._refused = True

    def pause_s(self) -> float:
        """Return for how long nothing more is read, now that a request is answered; 0 if it was not refused."""
        self._last_s = min(LONGEST_S, max(FIRST_S, 2 * self._last_s)) if self._refused else 0.0
        self._refused = False
        return self._last_s
