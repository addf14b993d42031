"""The parts of the running server that commands work on."""

import asyncio
import logging
import socket
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from msgspec import Struct, field

from madcap.server.announcements import Announcements
from madcap.server.errors import StoreError
from madcap.server.keyring import Keyring
from madcap.server.limits.connections import Places
from madcap.server.limits.rate_limit import Quotas
from madcap.server.people.players import Players
from madcap.server.store.contract import Player
from madcap.server.store.operator_contract import OperatorStore
from madcap.server.table import lobby
from madcap.server.table.registry import Registry
from madcap.server.table.table import Table
from madcap.server.table.viewer import Viewer

AT_ONCE = 50  # of what may be very many: then others have their turn

T = TypeVar("T")

log = logging.getLogger(__name__)


class Visit(NamedTuple):
    """A page that is open at a table."""

    table: Table
    viewer: Viewer


class OperatorAccess(NamedTuple):
    """The operator's way in, and what only the network's side of the server can tell."""

    listener: socket.socket | None = None  # where commands arrive
    connections: Places | None = None  # of any kind


class House(Struct):
    """All that the application's parts know."""

    store: OperatorStore
    players: Players
    registry: Registry
    quotas: Quotas
    announcements: Announcements
    keyring: Keyring
    connections: Places | None = None  # of any kind; None where the application runs without our protocol
    began: float = field(default_factory=time.monotonic)

    async def open(self) -> None:
        """Read the bans and the announcement that the operator has left. The server starts without what cannot be read."""
        try:
            self.quotas.bans.replace(await self.store.bans())
        except StoreError as error:
            log.error("The bans could not be read, and nobody is banned: %s", error)
        try:
            self.announcements.show(await self.store.announcement())
        except StoreError as error:
            log.error("The announcement could not be read, and none is shown: %s", error)

    async def replace_name(self, player: Player, tables: Sequence[int], leaves: bool) -> list[int]:
        """Put a name on a player's chair at some tables, in memory or not. One who `leaves` gets up.

        Returns the tables that cannot be read.
        """
        async with self.registry.loaded.asleep(tables) as asleep:
            unreadable = await self.store.change_tables(
                asleep, partial(lobby.replace_name, player=player, leaves=leaves)
            )
        for number in tables:
            if table := self.registry.loaded.get(number):
                await table.replace_name(player, leaves)
        return unreadable

    def visits(self) -> Iterator[Visit]:
        """Every page that is open at a table."""
        for table in self.registry.loaded.all():
            for viewer in list(table.viewers.all):
                yield Visit(table, viewer)


async def in_pieces(many: Iterable[T]) -> AsyncIterator[T]:
    """Each of very many things; after every few, others have their turn."""
    for number, one in enumerate(many, 1):
        yield one
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
