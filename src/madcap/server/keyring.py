"""The keys that records are signed with: one is in use, and of those before it the public halves are kept.

The private half is in the store, and in this process while it signs. It is never sent anywhere, and never logged.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from math import ceil, floor

from madcap.records import signing
from madcap.server.errors import StoreError
from madcap.server.store.contract import KeyPair, Store

KEPT = 1000  # keys that were given up, whose public halves are still published


class Keyring:
    """Signs records with the newest key. The first one is made when there is none."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._keys: list[KeyPair] = []  # the newest first; none: not read yet
        self._changing = asyncio.Lock()

    async def prepare(self) -> None:
        """Read the keys, or make the first one. If the store fails now, that is done when a key is needed."""
        with suppress(StoreError):  # the store has logged it
            await self._read()

    async def signature_line(self, hash_of_record: str) -> str:
        """This server's signature of a record with this hash: its last line. It takes no longer if the record is long."""
        newest = (await self._read())[0]
        assert newest.private
        return signing.signature_line(hash_of_record, newest.private)

    async def published(self) -> signing.PublicKeys:
        """The public halves of all keys."""
        return signing.PublicKeys([_public(key) for key in await self._read()])

    async def rotate(self) -> str:
        """Give the key up that is in use, and make a new one. Returns its id. Records that were signed stay valid."""
        async with self._changing:
            await self._add_key()
            return _public(self._keys[0]).id

    async def _read(self) -> list[KeyPair]:
        if not self._keys:
            async with self._changing:
                self._keys = self._keys or await self._store.keys()
                if not self._keys:
                    await self._add_key()
        return self._keys

    async def _add_key(self) -> None:
        private = signing.new_private_half()
        await self._store.add_key(KeyPair(signing.public_half(private), private, self._now()), KEPT)
        self._keys = await self._store.keys()


def _public(key: KeyPair) -> signing.PublicKey:
    until = None if key.until is None else _time(ceil(key.until))
    return signing.PublicKey(signing.id_of(key.public), key.public.hex(), _time(floor(key.since)), until)


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
