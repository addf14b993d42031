"""The real program with shorter times, run by the tests: `python -m tests.server.kill_program PORT DATABASE`.

All that the schedule waits for (turn timers, counts, pauses, windows) takes a fiftieth of its time in every game, so
that whole games are played between two kills. Bots that play alone do not pause, and players may send 500 messages a
second. The rules are unchanged: these games have the same records as in the real program.
"""

import sys
from unittest.mock import patch

from madcap.engine.match import Match
from madcap.server import serving
from madcap.server.limits.settings import Limits
from madcap.server.table import bot_choices
from madcap.server.table.deadlines import Deadlines

HASTE = 50

Times = dict[tuple[int, int], tuple[float, float]]
_times = Deadlines._times


def hastened(of: Deadlines, match: Match) -> Times:
    """The shortened deadlines of a match. Those that are known already stay the same."""
    known = of.times
    return {key: known.get(key) or _sooner(*times) for key, times in _times(of, match).items()}


def _sooner(when: float, whole: float) -> tuple[float, float]:
    return when - whole + whole / HASTE, whole / HASTE


if __name__ == "__main__":
    with patch.object(Deadlines, "_times", hastened), patch.object(bot_choices, "ALONE_MS", 0):
        port, db, fast = int(sys.argv[1]), sys.argv[2], Limits(messages_per_second=500)
        serving.serve("127.0.0.1", port, db, lambda address: print(address, flush=True), fast)
