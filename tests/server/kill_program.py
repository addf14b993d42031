"""The real program with shorter times for every game, run by the tests: `python -m tests.server.kill_program PORT DATABASE`.

All that the schedule waits for (turn timers, counts, pauses, windows) comes after a fiftieth of its time, so that whole
games are played between two kills, and people may answer at once. The rules know nothing of it: records of these games are
those of the real program.
"""

import sys
from unittest.mock import patch

from madcap.engine.match import Match
from madcap.server import serving
from madcap.server.limits.settings import Limits
from madcap.server.table.schedule import Schedule

HASTE = 50

Deadlines = dict[tuple[int, int], tuple[float, float]]
_times = Schedule._times


def hastened(schedule: Schedule, match: Match) -> Deadlines:
    """When times run out; those that were known already are as they were."""
    known = schedule._deadlines
    return {key: known.get(key) or _sooner(*times) for key, times in _times(schedule, match).items()}


def _sooner(when: float, whole: float) -> tuple[float, float]:
    return when - whole + whole / HASTE, whole / HASTE


if __name__ == "__main__":
    with patch.object(Schedule, "_times", hastened):
        port, db, fast = int(sys.argv[1]), sys.argv[2], Limits(messages_per_second=500)
        serving.serve("127.0.0.1", port, db, lambda address: print(address, flush=True), fast)
