"""Our server without what would make a bench wait: `python madcap_server.py DATABASE [--sweep SECONDS] [--usual-rates]`.

Clients have no rate limit, unless the usual rates are asked for. The games' own pauses are a hundred times shorter, because
otherwise they would set the pace. Idle tables are dropped from memory after `--sweep` seconds; without it, after the usual
time.
"""

from argparse import ArgumentParser
from unittest.mock import patch

from msgspec.structs import replace

from madcap.engine.match import Match
from madcap.engine.state import CLOCK
from madcap.server import serving
from madcap.server.limits.settings import Limits
from madcap.server.table import registry
from madcap.server.table.deadlines import Deadlines

SHORTER = 100
MANY = 10**6
UNLIMITED = Limits(
    sockets=20_000,
    sockets_per_address=20_000,
    tables=MANY,
    tables_per_minute=MANY,
    tables_per_address=MANY,
    tables_per_day=MANY,
    players_per_minute=MANY,
    players_per_day=MANY,
    requests_per_minute=10 * MANY,
    messages_per_second=MANY,
    messages_per_address=MANY,
    bot_moves_per_minute=10 * MANY,
    bot_moves_per_day=100 * MANY,
)

usual_times = Deadlines._times


def short_times(deadlines: Deadlines, match: Match) -> dict[tuple[int, int], tuple[float, float]]:
    """Return all deadlines: the players' unchanged, the clock's a hundred times sooner."""
    known = deadlines.times
    times = usual_times(deadlines, match)
    new = [key for key in times if key not in known and key[1] == CLOCK]
    if not new:
        return times
    return times | {key: (times[key][0] - times[key][1] * (1 - 1 / SHORTER), times[key][1] / SHORTER) for key in new}


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--sweep", type=float, default=registry.SWEEP_S)
    parser.add_argument("--usual-rates", action="store_true")
    options = parser.parse_args()
    registry.SWEEP_S = options.sweep
    usual = Limits() if options.usual_rates else UNLIMITED
    limits = replace(
        UNLIMITED,
        requests_per_minute=usual.requests_per_minute,
        messages_per_second=usual.messages_per_second,
        messages_per_address=usual.messages_per_address,
    )
    with patch.object(Deadlines, "_times", short_times):
        serving.serve("127.0.0.1", 0, options.database, lambda address: print(address, flush=True), limits)
