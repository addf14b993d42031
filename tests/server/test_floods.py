"""A socket that floods is slowed down, then closed, and costs the others nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from msgspec import structs

from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.limits.settings import Limits
from madcap.server.socket import throttle
from madcap.server.socket.connection import FRESH_STATE, REFUSAL
from madcap.server.socket.protocol import AT_ONCE, SocketProtocol
from madcap.server.socket.throttle import Throttle
from tests.program import USUAL, Program

from .in_process import TableOfTwo
from .network_clients import HttpClient
from .table_client import PATIENCE_S, raw
from .test_socket_protocol import ended, framed, opened, settled
from .waiting import Clock

RATE = Limits().messages_per_second
BURST = int(2 * RATE)
FLOOD_S = Limits().flood_seconds
MANY = 20_000  # frames: far more than anybody may send


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(throttle, "monotonic", stopped)
    return stopped


# What one connection may send.


def test_so_many_messages_at_once_and_so_many_a_second(clock: Clock) -> None:
    one = Throttle(Limits())
    assert sum(one.take() for _ in range(200)) == BURST
    clock.now += 1.0
    assert sum(one.take() for _ in range(200)) == RATE


def test_a_client_that_waits_for_each_answer_is_only_slowed_down(clock: Clock) -> None:
    """A program that plays as fast as it may is never taken for a flood, however long it plays."""
    one = Throttle(Limits())
    for _ in range(int(10 * FLOOD_S * RATE)):
        while not one.take():
            clock.now += one.wait_s()
        one.caught_up()
        assert not one.is_flooded


def flood_alone(one: Throttle, clock: Clock) -> None:
    """Send without a break, until the socket is taken for a flood."""
    for _ in range(MANY):
        if one.is_flooded:
            return
        if not one.take():
            clock.now += one.wait_s()
    pytest.fail("This is not taken for a flood.")


def test_a_client_that_never_stops_floods(clock: Clock) -> None:
    one = Throttle(Limits())
    began = clock.now
    flood_alone(one, clock)
    assert FLOOD_S < clock.now - began < FLOOD_S + 3


def test_what_costs_more_counts_for_more(clock: Clock) -> None:
    one = Throttle(Limits())
    taken = 0
    while one.take():
        one.charge(FRESH_STATE)
        taken += 1
    assert taken == pytest.approx(BURST / (1 + FRESH_STATE), abs=1)


# What arrives in one piece.


class Counting:
    """A listener that takes every text, and counts them."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def __call__(self, text: bytes) -> bool:
        self.texts.append(text)
        return True


async def flooded(frame: bytes) -> tuple[SocketProtocol, Counting, Any]:
    """A socket on which very many frames have arrived in one piece."""
    protocol, _, transport = await opened(SocketProtocol)
    protocol.inbox.listener = taker = Counting()
    protocol.data_received(frame * MANY)
    return protocol, taker, transport


async def test_a_round_of_the_loop_deals_with_a_few_frames_of_a_connection(clock: Clock) -> None:
    protocol, taker, transport = await flooded(framed("text", b"a"))
    counts = []
    for _ in range(20):
        counts.append(len(taker.texts))
        await asyncio.sleep(0)
    assert counts[:3] == [AT_ONCE, 2 * AT_ONCE, 3 * AT_ONCE]
    assert counts[-1] == BURST, "and with no more than it may send"
    assert not transport.reading
    await ended(protocol)


async def test_frames_that_are_no_texts_are_slowed_down_likewise(clock: Clock) -> None:
    protocol, _, transport = await flooded(framed("ping", b"a"))
    await settled()
    answers = transport.written.count(b"\x8a")
    assert AT_ONCE <= answers <= BURST
    assert not transport.reading
    await ended(protocol)


async def test_a_burst_is_late_and_nothing_of_it_is_lost(clock: Clock) -> None:
    protocol, _, transport = await opened(SocketProtocol)
    protocol.inbox.listener = taker = Counting()
    sent = [f"message {number}".encode() for number in range(3 * BURST)]
    protocol.data_received(b"".join(framed("text", text) for text in sent))
    await clock.turn_until(lambda: len(taker.texts) == len(sent), 0.05)
    assert taker.texts == sent
    await settled()
    assert transport.reading
    await ended(protocol)


async def test_a_flood_is_closed_with_a_reason_and_what_waits_is_dropped(clock: Clock) -> None:
    before = COUNTERS.sockets_closed["too-fast"]
    protocol, taker, transport = await flooded(framed("text", b"a"))
    await clock.turn_until(lambda: COUNTERS.sockets_closed["too-fast"] > before, 0.05)
    assert b"\x11\x4dtoo-fast" in transport.written, "a close frame with the code 4429"
    assert len(taker.texts) <= (FLOOD_S + 5) * RATE
    heard = len(taker.texts)
    protocol.data_received(framed("text", b"a"))
    clock.now += 10
    await settled()
    assert len(taker.texts) == heard
    await ended(protocol)


# Refusals.


async def test_a_refusal_costs_its_sender(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    costs: list[float] = []
    for client in game.clients:
        monkeypatch.setattr(client.connection, "charge", costs.append)
    before = COUNTERS.refusals["not-your-turn"]
    await game.waiter.send_message(wire.Play(game.waiter.position()[0], raw({"type": "throw"})))
    await game.waiter.refusal()
    assert (costs, COUNTERS.refusals["not-your-turn"]) == ([FRESH_STATE], before + 1)
    await game.eve.send_message("nonsense")
    await game.eve.refusal()
    assert costs == [FRESH_STATE, REFUSAL]


async def test_somebody_without_a_seat_gets_no_fresh_state_for_a_refused_move(game: TableOfTwo) -> None:
    """It would cost us much more than the move cost them."""
    stranger = await game.server.connect(game.code, None)
    await game.drain()
    for viewer in (stranger, game.eve):
        for _ in range(3):
            await viewer.send_message(wire.Play(1, raw({"type": "throw"})))
        heard = [await viewer.next_message() for _ in range(3)] + await viewer.received_so_far()
        assert [type(one) for one in heard] == [wire.Refused] * 3


# The real program.


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path / "madcap.db", structs.replace(USUAL, limits=Limits(flood_seconds=1.0)))
    yield program
    program.kill()
    program.end_group()


async def test_a_flood_ends_while_others_play(strict: Program) -> None:
    ann, eve = [await HttpClient(strict.address).get_cookie() for _ in range(2)]
    code = await ann.make(["open", "gentle"])
    client = await ann.open(code)
    await client.begin()
    floods = [asyncio.create_task(flood(eve, code)) for _ in range(5)]
    while not all(one.done() for one in floods):
        if client.state and client.state.legal:
            await client.play()
        if client.state and client.state.outcome:
            break
        await client.next_state()
    heard = await asyncio.gather(*floods)
    assert {(code, reason) for code, reason, _ in heard} == {(4429, "too-fast")}
    assert max(answers for _, _, answers in heard) < 10 * RATE
    await client.close()


async def flood(browser: HttpClient, code: str) -> tuple[int, str, int]:
    """Send without a break. Returns the close code, the reason, and how many messages came back."""
    client = await browser.open(code)

    async def send() -> None:
        with suppress(websockets.ConnectionClosed):
            while True:
                await client.send_message('{"type":"stand"}')
                await asyncio.sleep(0)  # to receive, too

    sending, answers = asyncio.create_task(send()), 0
    try:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                await client.receive()
                answers += 1
    except websockets.ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason, answers) if closed.rcvd else (0, "", answers)
    finally:
        sending.cancel()
