"""What the server counts of itself while it works. `metrics/` reads it and adds what can be looked up at any time.

Counting must cost a move next to nothing: these are plain numbers and lists. Only one thread writes each of them (the store's
thread those of commits, the event loop all the others). Keys come from the program, such as the codes of errors and the names
of games: never from what somebody sends, because each key is a time series for as long as the server runs.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, final

SECONDS: Sequence[float] = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES: Sequence[float] = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)


@final
class Histogram:
    """How often a value fell into each bucket, and the sum of all values."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = list(bounds)  # the largest value of each bucket; one more bucket has no bound
        self.counts = [0] * (len(self.bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        """Count one value. Compiled, a loop is quicker than `bisect`: most values are small."""
        bucket = 0
        for bound in self.bounds:
            if value <= bound:
                break
            bucket += 1
        self.counts[bucket] += 1
        self.sum += value


@final
class Counters:
    """Everything that is counted since the program began."""

    def __init__(self) -> None:
        # Moves and refusals.
        self.moves: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))  # game, cause
        self.move_seconds = Histogram(SECONDS)  # from the arrival of a person's move until everybody was told
        self.claim_seconds = Histogram(SECONDS)  # the same of a claim in a race that counts; it is held on purpose
        self.refusals: defaultdict[str, int] = defaultdict(int)  # by the code of the error

        # HTTP.
        self.requests: defaultdict[tuple[str, int], int] = defaultdict(
            int
        )  # route's template, first digit of the status
        self.requests_refused: defaultdict[str, int] = defaultdict(int)  # beyond a limit: which one
        self.garbage = 0  # what came in was no HTTP, or no handshake of a WebSocket

        # Sockets.
        self.sockets_opened = 0
        self.sockets_closed: defaultdict[str, int] = defaultdict(int)  # by the server: the code of the error
        self.connections_evicted = 0  # that made room for others
        self.connections_dropped = 0  # without an answer, because their address had nothing left
        self.connections_slowed = 0  # times that nothing was read from a connection for a while, after a refusal
        self.sockets_throttled = 0  # times that a socket sent too fast, and was made to wait or refused
        self.sockets_throttled_seconds = 0.0  # that what they sent has waited
        self.sockets_behind = 0  # times that a socket read too slowly, and lost its queue

        # Tables and what is kept.
        self.tables_made = 0
        self.tables_loaded = 0
        self.tables_evicted = 0  # from memory
        self.removed: defaultdict[str, int] = defaultdict(int)  # by retention: what kind of thing
        self.removed_early = 0  # games, because the store was too large

        # The store. Its thread counts these.
        self.commit_seconds = Histogram(SECONDS)
        self.commit_jobs = Histogram(SIZES)  # jobs that shared a commit
        self.store_failures = 0

        # Bots.
        self.bots_waiting = 0  # questions in the queue now
        self.bots_thinking = 0  # questions that workers have now
        self.bot_moves_delayed = 0  # because they were beyond the budget of an address
        self.bot_wait_seconds = Histogram(SECONDS)
        self.bot_think_seconds = Histogram(SECONDS)

        # Readings of finished games.
        self.readings: defaultdict[tuple[str, str], int] = defaultdict(int)  # what, and whether it was made or kept
        self.reading_seconds = Histogram(SECONDS)  # that a worker needed

        # The program itself.
        self.loop_lag_seconds = Histogram(SECONDS)
        self.log_lines: defaultdict[str, int] = defaultdict(int)  # by level
        self.log_lines_left_out: defaultdict[str, int] = defaultdict(int)  # by level: beyond what a kind may write


COUNTERS: Final = Counters()
