"""Clients for races: they have delayed connections and their own clocks, and press when the test says."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import websockets
from msgspec import json

from madcap.games.match_madness.moves import Claim, Verdict
from madcap.games.match_madness.tests.building import Five, built
from madcap.games.match_madness.view import View
from madcap.server import wire
from tests.program import Program
from tests.server.network_clients import HttpClient, WebSocketClient
from tests.server.table_client import raw

from .delayed_relay import DelayedRelay

_pings: json.Decoder[wire.Ping] = json.Decoder(wire.Ping)


def race_program(db: Path, **times: int) -> Program:
    """The program, with these times of the rules, in ms."""
    return Program(db, script=[f"{__package__}.race_program", json.encode(times).decode()])


@dataclass(frozen=True)
class Clock:
    """A browser's clock, with an offset, a little fast or slow. `lie_s` is added to the times of its presses."""

    offset_s: float = 0.0
    drift: float = 0.0  # seconds gained in a second
    lie_s: float = 0.0

    def ms(self, moment: float) -> float:
        return 1000 * (self.offset_s + moment * (1 + self.drift))

    def pressed_ms(self, moment: float) -> float:
        return self.ms(moment) + 1000 * self.lie_s


HONEST = Clock(4321.0, 3e-5)


class Racer(WebSocketClient):
    """A client at a table of a race, which answers pings at once.

    `texts` has all received messages but pings, and `heard_at` their times by the test's clock.
    """

    def __init__(self, socket: websockets.ClientConnection, relay: DelayedRelay, clock: Clock) -> None:
        super().__init__(socket)
        self.relay, self.clock = relay, clock
        self.texts: list[str] = []
        self.heard_at: list[float] = []
        self.said = 0.0  # the time of its last press, as it was sent, in s
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                now = asyncio.get_running_loop().time()
                if text.startswith('{"type":"ping"'):
                    await self.send_message(wire.Pong(_pings.decode(text).id, self.clock.ms(now)))
                else:
                    if text.startswith('{"type":"reveal"'):  # at once: the others wait for it
                        await self.reveal(json.decode(text, type=wire.AskReveal))
                    self.texts.append(text)
                    self.heard_at.append(now)
                    self._heard.put_nowait(text)

    async def _wait_for_start(self) -> None:
        """Nothing is to do: `_read` reads everything as it comes."""

    async def receive(self) -> str:
        return await self._heard.get()

    async def close(self) -> None:
        await super().close()
        await self._reading

    @property
    def view(self) -> View:
        assert self.state
        return json.decode(self.state.view, type=View)

    @property
    def card(self) -> str:
        """The card that is up in Quick-Play."""
        card = self.view.places[0].card
        assert card
        return card.id

    async def see(self, phase: str) -> View:
        """Wait until the game is in this phase."""
        while not (self.state and self.view.phase == phase):
            await self.next_state()
        return self.view

    def began_at(self, phase: str) -> float:
        """When it received the last message that began a phase."""
        told = [f'"phase":"{phase}","mode"' in text for text in self.texts]
        return max(at for n, at in enumerate(self.heard_at) if told[n] and not told[n - 1])

    async def move(self, move: object, at: float | None = None) -> None:
        assert self.state
        await self.send_message(wire.Play(self.state.seq, raw(move), at))

    async def press(self, blocks: Five | None = None, card: str = "") -> float:
        """Claim a card, with its solution unless other blocks are given, and return the time by the test's clock."""
        card = card or self.card
        claim = Claim(card, blocks or built(card))
        now = asyncio.get_running_loop().time()
        at = self.clock.pressed_ms(now)
        self.said = at / 1000
        await self.move(claim, at)
        return now

    async def press_at(self, moment: float, blocks: Five | None = None, card: str = "") -> float:
        await asyncio.sleep(moment - asyncio.get_running_loop().time())
        return await self.press(blocks, card)

    async def verdict(self) -> Verdict:
        """The next verdict."""
        while True:
            for one in (await self.next_state()).moves:
                if bytes(one.move).startswith(b'{"type":"verdict"'):
                    return json.decode(one.move, type=Verdict)

    def refusals(self) -> list[str]:
        """The refusals received up to now."""
        return [text for text in self.texts if text.startswith('{"type":"refused"')]


@dataclass(frozen=True)
class Newcomer:
    """A player with a cookie and a delayed connection, who can open a table."""

    browser: HttpClient
    relay: DelayedRelay
    clock: Clock

    async def open(self, code: str, since: int | None = None) -> Racer:
        url, headers = self.browser.socket_address(code, since)
        socket = await websockets.connect(
            url, additional_headers=headers, compression=None, host="127.0.0.1", port=self.relay.port
        )
        return Racer(socket, self.relay, self.clock)


class Track:
    """The connections of all racers to a program. Closing it closes all of them."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._newcomers: list[Newcomer] = []
        self._racers: list[Racer] = []

    async def newcomer(self, relay: DelayedRelay, clock: Clock = HONEST) -> Newcomer:
        browser = await HttpClient(self.program.address).get_cookie()
        self._newcomers.append(Newcomer(browser, await relay.open(self.program.port), clock))
        return self._newcomers[-1]

    async def people(self, *delays_ms: int) -> list[Newcomer]:
        """Players with honest clocks, and connections with a constant delay."""
        return [await self.newcomer(DelayedRelay(delay / 1000)) for delay in delays_ms]

    async def open(self, newcomer: Newcomer, code: str, since: int | None = None) -> Racer:
        self._racers.append(await newcomer.open(code, since))
        return self._racers[-1]

    async def seated(self, people: list[Newcomer], bots: int = 0, **options: Any) -> list[Racer]:
        """Seat these players at a new table, in their order, with fair bots. The first is the host."""
        wish = {"game": "match_madness", "chairs": ["open"] * len(people) + ["fair"] * bots, "options": options}
        answer = await people[0].browser.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        racers = [await self.open(one, answer.json()["code"]) for one in people]
        for chair, one in enumerate(racers):
            await one.sit(chair)
        return racers

    async def begun(self, people: list[Newcomer], bots: int = 0, measured: int = 3, **options: Any) -> list[Racer]:
        """Like `seated`, after this many measurements of each delay, and with the first card face up."""
        racers = await self.seated(people, bots, **options)
        slowest = max(one.relay.delay + one.relay.jitter for one in people)
        await asyncio.sleep(0.1 * measured + 2 * slowest)
        await racers[0].send_message(wire.Start())
        for one in racers:
            await one.see("building")
        return racers

    async def close(self) -> None:
        await asyncio.gather(*(one.close() for one in self._racers))
        for newcomer in self._newcomers:
            await newcomer.relay.close()
            await newcomer.browser.http.aclose()
