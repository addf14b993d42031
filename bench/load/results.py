"""Turns measurements into rows of the results, with their thresholds."""

from collections.abc import Sequence
from statistics import median

from rows import MILLISECONDS, Result

from load.bench import cpu_us
from load.measurement import Measurement, percentile

MOVES, MICROSECONDS, KILOBYTES = "moves/s", "µs", "kB"
GROWTH = 1.25  # the most that a move may cost with the most tables, as a multiple of its cost with a hundred
STEADY_MS = 50
HOSTILE = 2  # the most that the slowest moves may take while others flood, as a multiple of what they take otherwise
TABLE_KB = 20


def compared(
    name: str, ours: Sequence[Measurement], peer: Sequence[Measurement] | None, bar: float, note: str
) -> Result:
    """Compare the moves per second of two servers. The ratio is the worse of two: by the clock, and by CPU time per move."""
    if peer is None:
        return Result(name, MOVES, _moves(ours), None, None, bar, False, note=note)
    by_clock, by_cpu = _shares(ours, peer)
    ratio = min(by_clock, by_cpu)
    note += f"; by the clock {by_clock:.2f}, by CPU time {by_cpu:.2f}"
    return Result(name, MOVES, _moves(ours), _moves(peer), ratio, bar, ratio >= bar, note=note)


def share(ours: Sequence[Measurement], peer: Sequence[Measurement]) -> float:
    """Return the ratio of two servers: the worse of the one by the clock and the one by CPU time."""
    return min(_shares(ours, peer))


def _shares(ours: Sequence[Measurement], peer: Sequence[Measurement]) -> tuple[float, float]:
    by_clock = median(us.moves_per_s / max(it.moves_per_s, 1e-9) for us, it in zip(ours, peer, strict=True))
    return by_clock, cpu_us(peer) / cpu_us(ours)


def growth(name: str, few: Sequence[Measurement], many: Sequence[Measurement], at: int, most: int) -> Result:
    """Compare the cost of a move with many tables and with few. Caches miss more often; nothing else may grow."""
    ratio = cpu_us(few) / cpu_us(many)
    note = f"a move's CPU time with {most:,} tables, and with {at}"
    bar = 1 / GROWTH
    return Result(name, MICROSECONDS, cpu_us(many), cpu_us(few), ratio, bar, ratio >= bar, note=note)


def steady(name: str, measurement: Measurement, tables: int) -> Result:
    """Check the 99th percentile of the latency."""
    slowest = percentile([measurement], 0.99)
    note = f"the 99th percentile with {tables} tables, each a move a second; median {percentile([measurement], 0.5):.1f} ms"
    return Result(name, MILLISECONDS, slowest, None, STEADY_MS / slowest, STEADY_MS, slowest <= STEADY_MS, note=note)


def hostile(
    name: str, quiet: Sequence[Measurement], flooded: Sequence[Measurement], tables: int, floods: int
) -> Result:
    """Compare the 99th percentiles of the latency with and without floods, in the median of the turns."""
    usual, slowest = [median(percentile([one], 0.99) for one in some) for some in (quiet, flooded)]
    note = f"the 99th percentile at {tables} tables while {floods} sockets flood the server, and without them"
    ratio, bar = usual / slowest, 1 / HOSTILE
    return Result(name, MILLISECONDS, slowest, usual, ratio, bar, ratio >= bar, note=note)


def memory(name: str, table_kb: float, game: str) -> Result:
    """Check the memory of a table without connections."""
    note = f"a begun game of {game}, nobody connected"
    ratio = TABLE_KB / max(table_kb, 1e-9)
    return Result(name, KILOBYTES, table_kb, None, ratio, TABLE_KB, table_kb <= TABLE_KB, note=note)


def _moves(measurements: Sequence[Measurement]) -> float:
    return median(measurement.moves_per_s for measurement in measurements)
