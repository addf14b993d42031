"""The real program with metrics, run by a test: `python -m tests.server.metrics_program PORT DATABASE METRICS_PORT`."""

import sys

from madcap.server import serving

if __name__ == "__main__":
    inside = ("127.0.0.1", int(sys.argv[3]))
    serving.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda at: print(at, flush=True), metrics=inside)
