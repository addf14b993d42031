"""The base of all test clients, whether their socket is real or not: they send and receive typed messages."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Raw, json

from madcap.server import wire

PATIENCE_S = 30.0  # nothing that a test waits for takes longer, even on a busy machine
NONCE = "0123456789abcdef" * 2

_messages: json.Decoder[wire.ToPlayer] = json.Decoder(wire.ToPlayer)


class TableClient(ABC):
    """A client at a table. `table` and `state` are the last messages of these types that it received."""

    table: wire.Table
    state: wire.State | None = None
    patience_s = PATIENCE_S

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
        return message

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

    async def sit(self, chair: int | None = None, nonce: str = NONCE) -> None:
        """Sit down, and wait until the server has confirmed it."""
        await self.send_message(wire.Sit(nonce, chair))
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


def raw(value: object) -> Raw:
    """A value encoded as a raw part of a message."""
    return Raw(json.encode(value))
