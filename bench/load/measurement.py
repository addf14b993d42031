"""Lets the tables of one server play for a short time and measures it."""

import asyncio
import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass

from load.contenders import Contender
from load.tables import Meter

WARM_UP_S = 0.3  # before each measurement, until all tables play


@dataclass(frozen=True)
class Measurement:
    """The results of one measurement."""

    seconds: float
    cpu_s: float  # of the server
    clients_s: float  # the CPU time of the clients
    meter: Meter

    @property
    def moves_per_s(self) -> float:
        return self.meter.moves / self.seconds

    @property
    def cpu_us_per_move(self) -> float:
        return self.cpu_s / max(1, self.meter.moves) * 1e6

    @property
    def clients_load(self) -> float:
        """The share of a core that the clients used. Near 1, the clients are the bottleneck."""
        return self.clients_s / self.seconds


async def play(contender: Contender, seconds: float, interval: float = 0.0) -> Measurement:
    """Let a server's tables play for some seconds, and return the measurement."""
    load = contender.load
    gc.collect()
    gc.disable()
    load.begin(interval)
    await asyncio.sleep(WARM_UP_S + interval)
    load.meter = Meter()
    began = _clocks(contender)
    await asyncio.sleep(seconds)
    meter, load.meter = load.meter, Meter()
    wall, server, clients = (now - then for now, then in zip(_clocks(contender), began, strict=True))
    await load.end()
    gc.enable()
    return Measurement(wall, server, clients, meter)


def _clocks(contender: Contender) -> tuple[float, float, float]:
    return time.perf_counter(), contender.process.cpu_s(), time.process_time()


def percentile(measurements: Sequence[Measurement], share: float) -> float:
    """Return the latency in ms below which this share of all moves lies, over several measurements."""
    latencies = sorted(one for measurement in measurements for one in measurement.meter.latencies)
    return latencies[min(len(latencies) - 1, int(share * len(latencies)))] * 1000 if latencies else float("nan")
