"""Answers that cost something to make, kept up to a number of bytes. The one that was asked for longest ago goes first."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

OVERHEAD = 200  # bytes of an entry beside its answer


class ByteCache:
    """A cache of answers. One that is being made is waited for, and not made again."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether an answer is kept or being made, so that it costs nothing."""
        return key in self._kept or key in self._making

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer for a key; it is made if there is none. It is kept even if whoever asked for it is gone by then."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._making[key])

    def forget(self, is_over: Callable[[Hashable], bool]) -> None:
        """Drop the answers with such keys. Those that are being made go to whoever waits for them, and are not kept."""
        for key in [key for key in self._kept if is_over(key)]:
            self.bytes -= len(self._kept.pop(key)) + OVERHEAD
        for key in [key for key in self._making if is_over(key)]:
            del self._making[key]

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            answer = await make()
        finally:
            wanted = self._making.get(key) is asyncio.current_task()
            if wanted:
                del self._making[key]
        if wanted:
            self._keep(key, answer)
        return answer

    def _keep(self, key: Hashable, answer: bytes) -> None:
        if len(answer) + OVERHEAD > self.most_bytes:
            return
        self._kept[key] = answer
        self.bytes += len(answer) + OVERHEAD
        while self.bytes > self.most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= len(dropped) + OVERHEAD
