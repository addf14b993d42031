"""What the collector of metrics says at a moment, for tests that compare it before and after."""

from prometheus_client.core import Metric

from madcap.server.metrics.collector import Census, ServerCollector

from .in_process import InProcessServer

NOBODY = Census(list, lambda: 0, lambda: 0.0, dict)


def census(server: InProcessServer) -> Census:
    return Census(server.tables.loaded.all, lambda: 7, lambda: 1.5, lambda: {"database": 4096, "wal": 0})


def families(server: InProcessServer) -> dict[str, Metric]:
    return {family.name: family for family in ServerCollector(census(server)).collect()}


def values(family: Metric) -> dict[tuple[str, ...], float]:
    """The samples of a counter or a gauge, by their labels."""
    return {tuple(sample.labels.values()): sample.value for sample in family.samples}


def total(name: str, **labels: str) -> float:
    """The sum of a metric's samples with these labels."""
    collected = ServerCollector(NOBODY).collect()
    samples = [sample for family in collected for sample in family.samples if sample.name == f"madcap_{name}"]
    return sum(sample.value for sample in samples if labels.items() <= sample.labels.items())


def exported() -> list[tuple[str, dict[str, str], float]]:
    collected = ServerCollector(NOBODY).collect()
    return [(sample.name, sample.labels, sample.value) for family in collected for sample in family.samples]
