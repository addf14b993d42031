"""Finished games that players keep, and how long the others stay."""

from madcap.server.errors import StillPlaying, TooManyKept
from madcap.server.limits.address import NOWHERE, Address
from madcap.server.store.contract import Player, TableRecord
from madcap.server.store.stages import stage_of
from madcap.server.table import lobby
from madcap.server.table.registry import Registry
from madcap.server.table.retention import DAY_S
from madcap.server.wire import Kept


async def kept(registry: Registry, table: TableRecord, player: Player) -> Kept:
    """Return whether a player keeps a finished game, and how long it stays otherwise."""
    if table.phase != "over":
        raise StillPlaying
    limits = registry.quotas.limits
    days = limits.finished_days if stage_of(table) == "over" else limits.unseated_days
    until = table.ended + days * DAY_S if table.ended else None
    return Kept(await registry.store.is_kept(player.id, table.id), until)


async def keep(registry: Registry, table: TableRecord, player: Player, on: bool, address: Address = NOWHERE) -> Kept:
    """Keep a finished game for a player who has played it, or stop keeping it."""
    lobby.needs_seat(table, player)
    if table.phase != "over":
        raise StillPlaying
    if not on:
        await registry.store.stop_keeping(player.id, table.id)
    else:
        await _keep(registry, table, player, address)
    return await kept(registry, table, player)


async def _keep(registry: Registry, table: TableRecord, player: Player, address: Address) -> None:
    registry.quotas.count_kept(address)
    if not await registry.store.keep_table(player.id, table.id, registry.quotas.limits.kept_games):
        raise TooManyKept
