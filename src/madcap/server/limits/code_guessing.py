"""Codes of four letters are easy to tell and soon guessed: who asks for many tables that do not exist has to wait.

Who sits at a table always finds it, whatever others at the same address have tried.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar.connection import ASGIConnection

from madcap.server.errors import NoSuchTable, TooManyGuesses
from madcap.server.limits.connections import address_of
from madcap.server.people.players import COOKIE
from madcap.server.table import lobby
from madcap.server.table.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]

WRONG_CODES = 30  # that may be tried at once
WAIT_S = 10.0  # until one more may be tried
ADDRESSES = 10_000  # that are remembered


class CodeGuessing:
    """How many wrong codes came from where. They are forgotten one by one."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[float, float]] = {}  # how many, and when that was counted

    def used_up(self, address: str) -> bool:
        """Whether this address has tried too many."""
        return self._count(address) > WRONG_CODES - 1

    def add(self, address: str) -> None:
        """One more wrong code."""
        self._wrong[address_of(address)] = self._count(address) + 1, time.monotonic()
        if len(self._wrong) > ADDRESSES:
            del self._wrong[next(iter(self._wrong))]

    def _count(self, address: str) -> float:
        count, when = self._wrong.get(address_of(address), (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - when) / WAIT_S)


@asynccontextmanager
async def visit(connection: Connection, code: str) -> AsyncIterator[Table]:
    """A table by its code, for who may ask for one now: a right code is told no sooner than a wrong one."""
    state = connection.app.state
    guesses: CodeGuessing = state.guesses
    address = connection.client.host if connection.client else ""
    used_up = guesses.used_up(address)
    try:
        async with state.tables.visit(code) as table:
            if used_up and not await _belongs(connection, table):
                raise TooManyGuesses()
            yield table
    except NoSuchTable:
        if used_up:
            raise TooManyGuesses() from None
        guesses.add(address)
        raise


async def _belongs(connection: Connection, table: Table) -> bool:
    """Whether this table is theirs: they made it, or have a chair."""
    player = await connection.app.state.players.find(connection.cookies.get(COOKIE))
    return player is not None and (player.id == table.record.host or lobby.seat_of(table.record, player) is not None)
