"""Records of long games: a few are sent at a time, and none to somebody who reads too slowly."""

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import httpx
import pytest

from madcap.server.errors import TooManyRequests
from madcap.server.http import downloads
from madcap.server.http.downloads import (
    BYTES_PER_S,
    GRACE_S,
    LONG_AT_ONCE,
    LONG_MOVES,
    PIECE_BYTES,
    Download,
    Downloads,
)
from madcap.server.http.readings import Readings
from madcap.server.http.record import UnsignedRecord
from madcap.server.limits.rate_limit import Quotas

from .in_process import NO_LIMITS
from .network_clients import finished_game
from .table_client import PATIENCE_S
from .test_http_protocol import served

LONG = 20_000_000  # bytes: more than all buffers on the way hold
SCHOOL = {"x-forwarded-for": "192.0.2.1"}


def may_begin(all_downloads: Downloads, host: str, moves: int = LONG_MOVES) -> bool:
    try:
        all_downloads.begin(moves, host)
    except TooManyRequests:
        return False
    return True


def test_an_address_gets_one_long_record_at_a_time() -> None:
    some = Downloads(Quotas(NO_LIMITS))
    first = some.begin(LONG_MOVES, "192.0.2.1")
    assert not may_begin(some, "192.0.2.1")
    assert may_begin(some, "192.0.2.2")
    assert may_begin(some, "192.0.2.1", LONG_MOVES - 1)
    first.end()
    first.end()
    assert may_begin(some, "192.0.2.1")


def test_networks_of_one_customer_get_four_long_records_at_a_time() -> None:
    some = Downloads(Quotas(NO_LIMITS))
    assert [may_begin(some, f"2001:db8:0:{n}::1") for n in range(5)] == [True] * 4 + [False]
    assert not may_begin(some, "2001:db8:0:0::2")


def test_eight_long_records_are_sent_at_a_time_in_all() -> None:
    """Somebody behind a proxy that hides addresses may have any of them."""
    some = Downloads(Quotas(NO_LIMITS))
    sent = [some.begin(LONG_MOVES, "127.0.0.1") for _ in range(LONG_AT_ONCE)]
    assert not may_begin(some, "127.0.0.1")
    assert not may_begin(some, "192.0.2.1")
    for one in sent:
        one.end()
    assert (some.long, some._of) == (0, {})
    assert may_begin(some, "192.0.2.1")


def test_a_record_that_cannot_be_made_is_not_counted() -> None:
    some = Downloads(Quotas(NO_LIMITS))
    with pytest.raises(ZeroDivisionError), some.begin(LONG_MOVES, "192.0.2.1"):
        raise ZeroDivisionError
    assert some.long == 0


class Timers:
    """Timers of an event loop whose clock a test turns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.due = 1000.0, dict[object, Any]()
        loop = SimpleNamespace(get_running_loop=lambda: self, sleep=asyncio.sleep)
        monkeypatch.setattr(downloads, "asyncio", loop)

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, call: Any) -> Any:
        timer = _Timer(self)
        self.due[timer] = (when, call)
        return timer

    def turn(self, seconds: float) -> None:
        self.now += seconds
        for timer, (when, call) in list(self.due.items()):
            if when <= self.now:
                del self.due[timer]
                call()


class _Timer:
    def __init__(self, timers: Timers) -> None:
        self._timers = timers

    def cancel(self) -> None:
        self._timers.due.pop(self, None)


async def test_somebody_who_reads_at_the_least_rate_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    timers, ends = Timers(monkeypatch), list[str]()
    text = bytes(LONG)
    timers.turn(100.0)
    download = Download(lambda: ends.append("ended"), lambda: ends.append("cut off"))
    received = 0
    async for piece in download.pieces(memoryview(text), b"the end"):
        received += len(piece)
        timers.turn(len(piece) / BYTES_PER_S)
    assert received == LONG + len(b"the end")
    assert ends == ["ended"]
    assert not timers.due


async def test_somebody_who_reads_more_slowly_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    timers, ends = Timers(monkeypatch), list[str]()
    download = Download(lambda: ends.append("ended"), lambda: ends.append("cut off"))
    received = 0
    async for piece in download.pieces(memoryview(bytes(LONG)), b"the end"):
        received += len(piece)
        timers.turn(2 * len(piece) / BYTES_PER_S)
        if ends:
            break
    assert ends == ["ended", "cut off"]
    assert received < 2 * GRACE_S * BYTES_PER_S + 2 * PIECE_BYTES


async def test_a_record_that_nobody_begins_to_read_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    timers, ends = Timers(monkeypatch), list[str]()
    pieces = Download(lambda: ends.append("ended"), lambda: ends.append("cut off")).pieces(memoryview(b""), b"")
    timers.turn(GRACE_S + 1)
    assert ends == ["ended", "cut off"]
    assert [piece async for piece in pieces] == [b""]


class LongRecords:
    """Lets every game be a long one, whose record has many megabytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        self.ended = asyncio.Event()
        monkeypatch.setattr(downloads, "LONG_MOVES", 1)
        monkeypatch.setattr(Readings, "record", self._record)
        end = Download.end

        def ending(download: Download) -> None:
            end(download)
            self.ended.set()

        monkeypatch.setattr(Download, "end", ending)

    async def _record(self, *_: object) -> UnsignedRecord:
        self.made += 1
        return UnsignedRecord("0" * 64, memoryview(bytes(LONG)))


async def slow_reader(port: int, code: str) -> socket.socket:
    """A client that has asked for a record, and reads only the beginning of the answer."""
    client = socket.create_connection(("127.0.0.1", port))
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    lines = [f"GET /api/tables/{code}/record HTTP/1.1", "Host: x", "X-Forwarded-For: 192.0.2.1", "", ""]
    await loop.sock_sendall(client, "\r\n".join(lines).encode())
    assert (await loop.sock_recv(client, 12)).endswith(b"200")
    return client


async def test_a_further_long_record_is_refused_before_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path / "long.db", 60.0) as port:
        _, code = await finished_game(address := f"http://127.0.0.1:{port}")
        long = LongRecords(monkeypatch)
        client = await slow_reader(port, code)
        async with httpx.AsyncClient(base_url=address, headers=SCHOOL, timeout=PATIENCE_S) as neighbour:
            answer = await neighbour.get(f"/api/tables/{code}/record")
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")
            assert int(answer.headers["retry-after"]) > 0
            assert long.made == 1
            client.close()
            await asyncio.wait_for(long.ended.wait(), PATIENCE_S)
            assert len((await neighbour.get(f"/api/tables/{code}/record")).content) > LONG


async def test_a_connection_that_reads_too_slowly_is_closed_and_its_record_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path / "slow.db", 60.0) as port:
        _, code = await finished_game(f"http://127.0.0.1:{port}")
        long = LongRecords(monkeypatch)
        monkeypatch.setattr(downloads, "GRACE_S", 0.0)
        monkeypatch.setattr(downloads, "BYTES_PER_S", 1e12)
        with await slow_reader(port, code) as client:
            await asyncio.wait_for(long.ended.wait(), PATIENCE_S)
            assert await received_until_closed(client) < LONG


async def received_until_closed(client: socket.socket) -> int:
    received = 0
    while True:
        try:
            piece = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(client, 1 << 20), PATIENCE_S)
        except ConnectionError:
            return received
        if not piece:
            return received
        received += len(piece)


def fail(*_: object) -> NoReturn:
    raise AssertionError("An honest reader is cut off.")


async def test_a_usual_record_is_handed_over_whole_at_once() -> None:
    """It fits into what a connection may have unsent: its reader may take as long as they like."""
    pieces = [piece async for piece in Download(lambda: None, fail).pieces(memoryview(bytes(20_000)), b"the end")]
    assert len(pieces) == 2
    assert sum(map(len, pieces)) < PIECE_BYTES
