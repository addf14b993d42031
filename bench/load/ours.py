"""Our server as it is, without the limits that no honest browser reaches: `python ours.py DATABASE`."""

import sys

from madcap.server import connection, serving

if __name__ == "__main__":
    connection.RATE = connection.BURST = 1e9  # a client of the bench moves as fast as it can
    serving.serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True))
