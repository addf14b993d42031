"""A relay on loopback that forwards all data in order, with a delay."""

import asyncio
import random
from contextlib import suppress


class DelayedRelay:
    """A port on loopback. Data in both directions arrives `delay` to `delay + jitter` seconds later.

    `late` lists by how much data was later than that, because this process was busy: the relay's own error.
    """

    def __init__(self, delay: float = 0.0, jitter: float = 0.0, dice: random.Random | None = None) -> None:
        self.delay, self.jitter = delay, jitter
        self.dice = dice or random.Random(0)
        self.late: list[float] = []
        self._writers: list[asyncio.StreamWriter] = []

    async def open(self, target: int) -> "DelayedRelay":
        """Listen on a free port, and forward to the program on port `target`."""
        self.target = target
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()
        for writer in self._writers:
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def _join(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            from_program, to_program = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers += [to_client, to_program]
            await asyncio.gather(self._carry(from_client, to_program), self._carry(from_program, to_client))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop, due = asyncio.get_running_loop(), 0.0
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                due = max(due + 1e-6, loop.time() + self.delay + self.dice.uniform(0, self.jitter))
                loop.call_at(due, self._hand_on, writer, data, due)
        loop.call_at(max(due + 1e-6, loop.time() + self.delay), writer.close)

    def _hand_on(self, writer: asyncio.StreamWriter, data: bytes, due: float) -> None:
        self.late.append(asyncio.get_running_loop().time() - due)
        if not writer.is_closing():
            writer.write(data)
