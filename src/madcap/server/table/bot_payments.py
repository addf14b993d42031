"""Bots' moves that wait for the budget of the address for which they are made (decision 19)."""

import asyncio
from collections.abc import Callable
from typing import Any

from madcap.server.limits.address import Address
from madcap.server.limits.rate_limit import BotMoves


class BotPayments:
    """The moves of a table's bots that are still to be paid for."""

    __slots__ = ("_budget", "_waiting")

    def __init__(self, budget: BotMoves) -> None:
        self._budget = budget
        self._waiting: dict[asyncio.Task[Any], bool] | None = None  # whether each is told to wait for another's budget

    async def pay(self, payer: Callable[[], Address], alone: bool) -> None:
        """Wait until the budget allows a move. If the payer changes meanwhile, it waits for the new one's budget."""
        task = asyncio.current_task()
        assert task
        if self._waiting is None:  # tables without bots need none
            self._waiting = {}
        while True:
            self._waiting[task] = False
            try:
                return await self._budget.wait(payer(), alone)
            except asyncio.CancelledError:
                if not self._waiting[task] or task.uncancel() > 0:  # the move itself is not wanted any more
                    raise
            finally:
                del self._waiting[task]

    def change_payer(self) -> None:
        """Let moves that wait for the former payer's budget wait for that of the new one."""
        waiting = self._waiting or {}
        for task, is_told in waiting.items():
            if not is_told:
                waiting[task] = True
                task.cancel()  # this ends only its waiting
