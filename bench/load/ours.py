"""Our server as it is, but for what would keep a bench waiting: `python ours.py DATABASE [SWEEP_S]`.

A client may send as much as it likes. The pauses of a race are as good as none: else the game would set the pace, not the
server. Tables that nobody looks at are forgotten after SWEEP_S seconds, or as ever.
"""

import sys

from madcap.games.match_madness import rules
from madcap.server import connection, serving, tables

PAUSE_MS = 20

if __name__ == "__main__":
    connection.RATE = connection.BURST = 1e9
    for pause in ("COUNT_MS", "NEXT_MS", "CHECK_MS", "COOL_MS"):
        setattr(rules, pause, PAUSE_MS)
    if len(sys.argv) > 2:
        tables.SWEEP_S = float(sys.argv[2])
    serving.serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True))
