"""Turns what the server knows of itself into Prometheus's samples, at the moment when somebody asks.

Labels have few values, all of them from the program: games, causes, codes of errors, routes. No code of a table, no name and
no address is among them. docs/host/dashboard.json shows each of these metrics; a test compares them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from madcap.server.counters import COUNTERS, Histogram
from madcap.server.errors import BY_CODE
from madcap.server.table.table import Table

OTHER = "other"  # the label of what has no known code


class Census(NamedTuple):
    """What can be looked up in a running server."""

    tables: Callable[[], Iterable[Table]]  # in memory
    connections: Callable[[], int]  # that are open, HTTP and sockets
    written: Callable[[], float]  # seconds since the store last wrote something
    stored: Callable[[], Mapping[str, int]]  # the bytes of each of the store's files


class ServerCollector(Collector):
    """All metrics of the server, but those of its process."""

    def __init__(self, census: Census) -> None:
        self._census = census

    def collect(self) -> Iterator[Metric]:
        yield from self._tables()
        yield from _play()
        yield from _http()
        yield from self._sockets()
        yield from self._store()
        yield from _bots()
        yield from _readings()
        yield from _program()

    def _tables(self) -> Iterator[Metric]:
        tables = list(self._census.tables())
        phases: Counter[tuple[str, str]] = Counter((table.record.game, table.record.phase) for table in tables)
        yield _gauge("tables", "Tables in memory.", phases, ("game", "phase"))
        watching = sum(table.viewers.watchers() for table in tables)
        people = {"watching": watching, "seated": sum(len(table.viewers.all) for table in tables) - watching}
        yield _gauge("people", "Pages open at tables, seated or watching.", people, ("role",))
        yield _count("tables_made", "Tables that were made.", COUNTERS.tables_made)
        yield _count("tables_loaded", "Tables that were read into memory.", COUNTERS.tables_loaded)
        yield _count("tables_evicted", "Tables that were dropped from memory.", COUNTERS.tables_evicted)
        yield _counts("removed", "What retention has deleted from the store.", COUNTERS.removed, ("what",))

    def _sockets(self) -> Iterator[Metric]:
        yield _value("connections", "Open connections, for pages and for sockets.", self._census.connections())
        yield _count("sockets_opened", "Sockets that were accepted.", COUNTERS.sockets_opened)
        closed = _of_codes(COUNTERS.sockets_closed)
        yield _counts("sockets_closed", "Sockets that the server closed.", closed, ("reason",))
        evicted = COUNTERS.connections_evicted
        yield _count("connections_evicted", "Connections that made room for others.", evicted)
        dropped = COUNTERS.connections_dropped
        yield _count("connections_dropped", "Connections without an answer, of addresses with nothing left.", dropped)
        slowed = COUNTERS.connections_slowed
        yield _count("connections_slowed", "Times that nothing was read from a connection after a refusal.", slowed)
        yield _count("sockets_throttled", "Times that a socket sent too fast.", COUNTERS.sockets_throttled)
        waited = COUNTERS.sockets_throttled_seconds
        yield _count("sockets_throttled_seconds", "Time that messages sent too fast have waited.", waited)
        yield _count(
            "sockets_behind", "Times that a socket read too slowly and lost its queue.", COUNTERS.sockets_behind
        )

    def _store(self) -> Iterator[Metric]:
        yield _histogram("commit_seconds", "The time of a commit of the store.", COUNTERS.commit_seconds)
        yield _histogram("commit_jobs", "Changes that shared a commit.", COUNTERS.commit_jobs)
        yield _count("store_failures", "Changes that the store could not write.", COUNTERS.store_failures)
        yield _value("store_idle_seconds", "Time since the store last wrote something.", self._census.written())
        early = COUNTERS.removed_early
        yield _count("games_removed_early", "Games removed before their time, as the store was too large.", early)
        yield _gauge("store_bytes", "Bytes of the store's files on the disk.", self._census.stored(), ("file",))


def _play() -> Iterator[Metric]:
    moves = {(game, cause): count for game, causes in COUNTERS.moves.items() for cause, count in causes.items()}
    yield _counts("moves", "Moves that were stored and published.", moves, ("game", "cause"))
    yield _histogram(
        "move_seconds", "From the arrival of a person's move until everybody was told.", COUNTERS.move_seconds
    )
    yield _histogram(
        "claim_seconds", "The same of a claim in a race, with the time that it was held.", COUNTERS.claim_seconds
    )
    yield _counts("refusals", "Refusals and errors that clients were told.", _of_codes(COUNTERS.refusals), ("reason",))


def _http() -> Iterator[Metric]:
    requests = {(route, f"{digit}xx"): count for (route, digit), count in COUNTERS.requests.items()}
    yield _counts("http_requests", "Answers to HTTP requests.", requests, ("route", "status"))
    yield _counts("http_refused", "Requests beyond a limit, and which one.", COUNTERS.requests_refused, ("limit",))
    yield _count("http_garbage", "What arrived and was no HTTP.", COUNTERS.garbage)


def _bots() -> Iterator[Metric]:
    now = {"waiting": COUNTERS.bots_waiting, "thinking": COUNTERS.bots_thinking}
    yield _gauge("bots", "Questions to bots that wait, or that a worker has.", now, ("state",))
    delayed = COUNTERS.bot_moves_delayed
    yield _count("bot_moves_delayed", "Moves of bots that waited for the budget of an address.", delayed)
    yield _histogram("bot_wait_seconds", "The time that a question to a bot waited.", COUNTERS.bot_wait_seconds)
    yield _histogram("bot_think_seconds", "The time that a bot thought.", COUNTERS.bot_think_seconds)


def _readings() -> Iterator[Metric]:
    yield _counts("readings", "Readings of finished games, and QR codes.", COUNTERS.readings, ("what", "from"))
    yield _histogram("reading_seconds", "The time that a worker needed for one.", COUNTERS.reading_seconds)


def _program() -> Iterator[Metric]:
    yield _histogram("loop_lag_seconds", "How late the event loop is.", COUNTERS.loop_lag_seconds)
    lines = {(level, "yes"): count for level, count in COUNTERS.log_lines.items()}
    left_out = {(level, "no"): count for level, count in COUNTERS.log_lines_left_out.items()}
    yield _counts(
        "log_lines", "Lines of the log, and those that were left out.", lines | left_out, ("level", "written")
    )


def _of_codes(counts: Mapping[str, int]) -> Mapping[str, int]:
    """Counts by the codes of errors; what has another name counts as one."""
    known = {code: count for code, count in counts.items() if code in BY_CODE}
    others = sum(counts.values()) - sum(known.values())
    return {**known, OTHER: others} if others else known


Counts = Mapping[str, int] | Mapping[tuple[str, ...], int] | Mapping[tuple[str, str], int]


def _count(name: str, help: str, count: float) -> Metric:
    return CounterMetricFamily(f"madcap_{name}", help, value=count)


def _counts(name: str, help: str, counts: Counts, labels: tuple[str, ...]) -> Metric:
    family = CounterMetricFamily(f"madcap_{name}", help, labels=labels)
    for key, count in list(counts.items()):
        family.add_metric((key,) if isinstance(key, str) else key, count)
    return family


def _value(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(f"madcap_{name}", help, value=value)


def _gauge(name: str, help: str, values: Counts, labels: tuple[str, ...]) -> Metric:
    family = GaugeMetricFamily(f"madcap_{name}", help, labels=labels)
    for key, value in values.items():
        family.add_metric((key,) if isinstance(key, str) else key, value)
    return family


def _histogram(name: str, help: str, histogram: Histogram) -> Metric:
    counts, buckets, so_far = list(histogram.counts), [], 0
    for bound, count in zip([*map(str, histogram.bounds), "+Inf"], counts, strict=True):
        so_far += count
        buckets.append((bound, so_far))
    return HistogramMetricFamily(f"madcap_{name}", help, buckets=buckets, sum_value=histogram.sum)
