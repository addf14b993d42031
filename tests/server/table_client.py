"""The base of all test clients, whether their socket is real or not: they send and receive typed messages."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Raw, json

from madcap.engine.fair import Contribution, commitment_to
from madcap.server import wire

PATIENCE_S = 30.0  # nothing that a test waits for takes longer, even on a busy machine
NONCE = "0123456789abcdef" * 4
COMMITMENT = commitment_to(NONCE)

_messages: json.Decoder[wire.ToPlayer] = json.Decoder(wire.ToPlayer)


class TableClient(ABC):
    """A client at a table. `table` and `state` are the last messages of these types that it received."""

    table: wire.Table
    state: wire.State | None = None
    patience_s = PATIENCE_S
    reveals = True  # whether it answers the server's `reveal` by itself

    def __init__(self) -> None:
        self.nonces: dict[str, str] = {}  # by commitment: those that it may reveal

    @abstractmethod
    async def send(self, text: str | bytes) -> None: ...

    @abstractmethod
    async def receive(self) -> str | bytes: ...

    async def send_message(self, message: wire.FromPlayer | str | bytes) -> None:
        """Send a typed message, or any text or bytes."""
        await self.send(json.encode(message).decode() if isinstance(message, wire.FromPlayer) else message)

    async def next_message(self) -> wire.ToPlayer:
        """The next message."""
        message = _messages.decode(await asyncio.wait_for(self.receive(), self.patience_s))
        if isinstance(message, wire.Table):
            self.table = message
        elif isinstance(message, wire.State):
            self.state = message
        elif isinstance(message, wire.AskReveal) and self.reveals:
            await self.reveal(message)
        return message

    async def reveal(self, asked: wire.AskReveal) -> None:
        """Reveal the nonces that the server asks for, if they are ours."""
        for nonce in self.answers_to(asked):
            await self.send_message(wire.Reveal(nonce))

    def answers_to(self, asked: wire.AskReveal) -> list[str]:
        """The nonces among ours that the server asks for. Each is given once."""
        return [self.nonces.pop(one.commitment) for one in asked.seats if one.commitment in self.nonces]

    def sitting(self, chair: int | None = None, nonce: str = "") -> wire.Sit:
        """The message by which this client sits down; its nonce, by default a random one, is revealed at the start."""
        nonce = nonce or secrets.token_hex(32)
        self.nonces[commitment_to(nonce)] = nonce
        return wire.Sit(commitment_to(nonce), chair)

    async def until(self, fits: Callable[[wire.ToPlayer], bool]) -> list[wire.ToPlayer]:
        """Receive messages up to the first that fits, and return all of them."""
        async with asyncio.timeout(4 * self.patience_s):  # pings come for ever
            heard = [await self.next_message()]
            while not fits(heard[-1]):
                heard.append(await self.next_message())
        return heard

    async def receive_until_closed(self) -> None:
        """Receive messages until the connection is closed."""
        while True:
            await self.next_message()

    async def refusal(self) -> wire.Refused:
        """The next refusal."""
        (*_, last) = await self.until(lambda message: isinstance(message, wire.Refused))
        assert isinstance(last, wire.Refused)
        return last

    async def next_state(self) -> wire.State:
        """The next state message."""
        (*_, last) = await self.until(lambda message: isinstance(message, wire.State))
        assert isinstance(last, wire.State)
        return last

    async def next_moves(self) -> wire.State:
        """The next state message that contains moves."""
        (*_, last) = await self.until(lambda message: isinstance(message, wire.State) and bool(message.moves))
        assert isinstance(last, wire.State)
        return last

    async def next_table(self) -> wire.Table:
        (*_, last) = await self.until(lambda message: isinstance(message, wire.Table))
        assert isinstance(last, wire.Table)
        return last

    async def sit(self, chair: int | None = None, nonce: str = "") -> None:
        """Sit down, and wait until the server has confirmed it."""
        await self.send_message(self.sitting(chair, nonce))
        await self.until(lambda message: isinstance(message, wire.Table) and message.you is not None)

    async def play(self) -> None:
        """Make one of the moves that the last state offered; not always the same one, so that the game ends."""
        assert self.state
        legal = self.state.legal
        await self.send_message(wire.Play(self.state.seq, legal[self.state.seq * 7 % len(legal)]))

    def position(self) -> tuple[int, bytes]:
        """The number of moves made, and the view, as this client knows them."""
        assert self.state
        return self.state.seq, bytes(self.state.view)


def moves_of(state: wire.State) -> list[tuple[int, wire.SeatName, bytes, wire.Cause]]:
    """The moves of a state message in a form that can be compared."""
    return [(one.seq, one.seat, bytes(one.move), one.cause) for one in state.moves]


def contributed(*nonces: str) -> list[Contribution]:
    """What people add to a table's dice who have revealed these nonces, in the order of their seats."""
    return [Contribution("person", commitment_to(nonce), nonce) for nonce in nonces]


def raw(value: object) -> Raw:
    """A value encoded as a raw part of a message."""
    return Raw(json.encode(value))
