"""Carries out the operator's commands. Whatever changes a table takes the table's turn, like everybody else."""

import time
from typing import NamedTuple, assert_never

from madcap.server.admin import address_reports, reports
from madcap.server.admin.house import House, in_pieces
from madcap.server.admin.messages import (
    AddBan,
    Announce,
    AnyAnswer,
    AnyCommand,
    AnyLook,
    AuditList,
    BanList,
    CloseTable,
    DeleteTable,
    Done,
    EndAnnouncement,
    ListAddresses,
    ListAudit,
    ListBans,
    ListPlayers,
    ListTables,
    PlayerList,
    RemoveBan,
    RemovePlayer,
    RenamePlayer,
    RotateKey,
    ShowAddress,
    ShowPlayer,
    ShowStatus,
    ShowTable,
)
from madcap.server.errors import Banned, NoSuchPlayer, NoSuchTable, NotBannable, NotBanned, PlayerRemoved
from madcap.server.limits.bans import MOST, PLAYER, target_of
from madcap.server.store.contract import Player, TableRecord
from madcap.server.store.operator_contract import Ban

DAY_S = 24 * 3600.0
NOBODY = "N. N."  # stands for the name of a removed player, in any language
STEP = 50  # finished games that get another name in one step, so that play does not notice


class Replaced(NamedTuple):
    """At how many tables a name was replaced, and where it could not be."""

    tables: int
    unreadable: list[str]  # codes or names of tables

    @property
    def left(self) -> str:
        """Say where the old name is left."""
        if not self.unreadable:
            return ""
        tables = f"{_count(len(self.unreadable), 'table')} that cannot be read, until deleted"
        return f" The name is left at {tables}: {' '.join(self.unreadable)}."


class Commands:
    """The commands on one server."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def carry_out(self, command: AnyCommand) -> AnyAnswer:
        """Carry out a command. Raises an error if it cannot be done."""
        match command:
            case CloseTable(table, reason):
                return await self._close(table, reason)
            case DeleteTable(table, reason):
                return await self._delete(table, reason)
            case RemovePlayer(player):
                return await self._remove(player)
            case RenamePlayer(player, name):
                return await self._rename(player, name)
            case AddBan(target, days, reason):
                return await self._ban(target, days, reason)
            case RemoveBan(target):
                return await self._unban(target)
            case Announce():
                return await self._announce(command)
            case EndAnnouncement():
                return await self._end_announcement()
            case RotateKey():
                return await self._rotate_key()
            case _:
                return await self._look(command)

    async def _look(self, command: AnyLook) -> AnyAnswer:
        """Answer a command that changes nothing."""
        house = self._house
        match command:
            case ListTables(game, phase, limit):
                return await reports.tables(house, game, phase, limit)
            case ShowTable(table):
                return await reports.table(house, table)
            case ListPlayers(name, limit):
                return PlayerList(await house.store.players_named(name, limit))
            case ShowPlayer(player):
                return await reports.player(house, player)
            case ListAddresses(limit):
                return address_reports.addresses(house, limit)
            case ShowAddress(address, limit):
                return await address_reports.address(house, address, limit)
            case ListBans():
                return BanList(await house.store.bans())
            case ListAudit(limit):
                return AuditList(await house.store.audit(limit))
            case ShowStatus():
                return await reports.status(house)
            case _:
                assert_never(command)

    async def _rotate_key(self) -> Done:
        key = await self._house.keyring.rotate()
        await self._house.store.erase_deleted()
        return Done(f"Records are signed with key {key} from now on.")

    # Tables.

    async def _close(self, name: str, reason: str) -> Done:
        record = await self._stored(name)
        async with self._house.registry.visit(record.name) as table:
            pages = len(table.viewers.all)
            await table.close(reason)
        return Done(f"Table {record.code or record.name} is closed. {_count(pages, 'page')} had it open.")

    async def _delete(self, name: str, reason: str) -> Done:
        record = await self._stored(name)
        rest_until = time.time() + self._house.quotas.limits.quarantine_days * DAY_S
        pages = await self._house.registry.removal.delete(record, reason, rest_until)
        await self._house.store.remove_bests_of(record.id)  # a damaged record does not say whose they are
        await self._house.store.erase_deleted()
        return Done(f"Table {record.code or record.name} is deleted. {_count(pages, 'page')} had it open.")

    async def _stored(self, name: str) -> TableRecord:
        row = await self._house.store.stored_table(name)
        if row is None:
            raise NoSuchTable(f"There is no table {name}.")
        return row.record

    # Players.

    async def _remove(self, number: int) -> Done:
        await self._known(number)
        nobody = Player(number, NOBODY)
        await self._house.store.remove_player(nobody)
        self._house.players.forget(number)
        ended = self._end_pages(number)
        await self._replace_name(nobody, leaves=True)
        self._end_pages(number)  # a message that waited for a table's turn may have brought the name back
        replaced = await self._replace_name(nobody, leaves=True)
        await self._house.store.erase_deleted()
        return Done(
            f"Player {number} is removed: {_count(ended, 'page')} closed, "
            f"the name replaced at {_count(replaced.tables, 'table')}, best times deleted.{replaced.left}"
        )

    async def _rename(self, number: int, name: str) -> Done:
        old = await self._known(number)
        player = await self._house.players.rename(old, name)
        replaced = await self._replace_name(player, leaves=False)
        count = _count(replaced.tables, "table")
        return Done(f"Player {number} is called {player.name} now, at {count}. It was {old.name}.{replaced.left}")

    async def _known(self, number: int) -> Player:
        row = await self._house.store.player(number)
        if row is None:
            raise NoSuchPlayer(f"There is no player {number}.")
        return Player(row.id, row.name)

    async def _replace_name(self, player: Player, leaves: bool) -> Replaced:
        """Give a player another name at every table, in small steps."""
        tables, unreadable = dict(await self._house.store.tables_with(player.id)), list[int]()
        for first in range(0, len(tables), STEP):
            unreadable += await self._house.replace_name(player, list(tables)[first : first + STEP], leaves)
        return Replaced(len(tables) - len(unreadable), [tables[number] for number in unreadable])

    def _end_pages(self, player: int) -> int:
        """Close the pages that a player has open at tables. Returns how many."""
        visits = [one for one in self._house.visits() if one.viewer.player and one.viewer.player.id == player]
        for visit in visits:
            visit.viewer.end(PlayerRemoved.code)
        return len(visits)

    # Bans.

    async def _ban(self, text: str, days: float | None, reason: str) -> Done:
        limits, now = self._house.quotas.limits, time.time()
        target = target_of(text, limits.trusted_proxies, limits.ipv6_prefix)
        if target.startswith(PLAYER):
            await self._known(int(target.removeprefix(PLAYER)))
        if len(self._house.quotas.bans.in_force) >= MOST:
            raise NotBannable(f"There are {MOST} bans already; lift some with `madcap admin unban`.")
        await self._house.store.add_ban(Ban(target, now, now + days * DAY_S if days else None, reason))
        await self._read_bans()
        return Done(
            f"{target}{_of(text, target)} is banned{_for_days(days)}. {_count(await self._end_banned(), 'page')} closed."
        )

    async def _unban(self, text: str) -> Done:
        target = target_of(text, ipv6_prefix=self._house.quotas.limits.ipv6_prefix)
        if not await self._house.store.remove_ban(target):
            raise NotBanned(f"{target} is not banned; `madcap admin bans` lists what is.")
        await self._read_bans()
        return Done(f"{target} is not banned any more.")

    async def _read_bans(self) -> None:
        self._house.quotas.bans.replace(await self._house.store.bans())

    async def _end_banned(self) -> int:
        """Close the pages at tables whose player or address is banned now. Returns how many."""
        ended = 0
        async for _, viewer in in_pieces(self._house.visits()):
            if self._is_banned(viewer.host, viewer.player):
                viewer.end(Banned.code)
                ended += 1
        return ended

    def _is_banned(self, host: str, player: Player | None) -> bool:
        bans = self._house.quotas.bans
        try:
            if player:
                bans.check_player(player.id)
        except Banned:
            return True
        return bans.is_banned(host)

    # Announcements.

    async def _announce(self, command: Announce) -> Done:
        until = time.time() + 60 * command.minutes
        texts: dict[str, str] = dict(command.texts.items())
        self._house.announcements.show(await self._house.store.announce(command.text, texts, until))
        return Done(
            f"Announced for {command.minutes:g} minutes. {_count(await self._tell_pages(), 'page')} at tables got it."
        )

    async def _end_announcement(self) -> Done:
        await self._house.store.end_announcement()
        self._house.announcements.show(None)
        return Done(f"There is no announcement any more. {_count(await self._tell_pages(), 'page')} at tables know.")

    async def _tell_pages(self) -> int:
        """Tell the pages at tables what is announced, a few at a time. Returns how many."""
        message, count = self._house.announcements.message, 0
        async for _, viewer in in_pieces(self._house.visits()):
            viewer.send(message)
            count += 1
        return count


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _of(text: str, target: str) -> str:
    """Say what was asked for, if a wider network is banned."""
    return f", the network of {text}," if "/" in target and "/" not in text else ""


def _for_days(days: float | None) -> str:
    return f" for {days:g} day{'' if days == 1 else 's'}" if days else " until you lift it"
