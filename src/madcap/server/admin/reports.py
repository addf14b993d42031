"""What the operator can look at. Nothing here tells a hand, a seed, a nonce or a cookie."""

import os
import time
from collections import Counter

from madcap import __version__
from madcap.games import find
from madcap.server.admin.house import House, Visit
from madcap.server.admin.messages import (
    ChairLine,
    ConnectionLine,
    PlayerDetails,
    Status,
    TableDetails,
    TableLine,
    TableList,
)
from madcap.server.counters import COUNTERS
from madcap.server.errors import NoSuchPlayer, NoSuchTable
from madcap.server.limits.bans import PLAYER
from madcap.server.store.contract import TableRecord
from madcap.server.store.operator_contract import UNREADABLE, TableRow
from madcap.server.table.phase import Play
from madcap.server.table.table import Table
from madcap.server.wire import Phase


async def tables(house: House, game: str | None, phase: Phase | None, limit: int) -> TableList:
    """The newest tables. Of a damaged one nobody knows the game: if one is asked for, it is reported apart.

    Raises UnknownGame if there is no such game.
    """
    if game is not None:
        find(game)
    rows = await house.store.stored_tables(game, phase, limit)
    lines = [_line(row, house.registry.loaded.get(row.record.id)) for row in rows]
    known = [line for line in lines if game in (None, line.game)]
    damaged = [line for line in lines if line not in known and line.game == UNREADABLE]
    return TableList(known, [line.code or line.name for line in damaged])


async def table(house: House, name: str) -> TableDetails:
    """One table, with its chairs and connections."""
    row = await house.store.stored_table(name)
    if row is None:
        raise NoSuchTable(f"There is no table {name}.")
    loaded = house.registry.loaded.get(row.record.id)
    record = loaded.record if loaded else row.record
    return TableDetails(
        table=_line(row, loaded),
        host=record.host,
        chairs=_chairs(record, loaded),
        connections=[connection(Visit(loaded, one)) for one in loaded.viewers.all] if loaded else [],
        again=record.again,
        closed=record.closed,
    )


def _line(row: TableRow, loaded: Table | None) -> TableLine:
    record = loaded.record if loaded else row.record
    play = loaded.turn.phase if loaded else None
    return TableLine(
        code=record.code,
        name=record.name,
        game=record.game,
        phase=record.phase,
        people=sum(chair.player is not None for chair in record.chairs),
        bots=sum(chair.level is not None for chair in record.chairs),
        moves=play.match.length if isinstance(play, Play) else row.moves,
        touched=row.touched,
        connections=len(loaded.viewers.all) if loaded else 0,
        loaded=loaded is not None,
    )


def _chairs(record: TableRecord, loaded: Table | None) -> list[ChairLine]:
    return [
        ChairLine(
            player=chair.player,
            name=chair.name,
            level=chair.level,
            here=loaded is not None and loaded.viewers.is_here(chair),
            stand_in=chair.stand_in,
            wins=chair.wins,
        )
        for chair in record.chairs
    ]


def connection(visit: Visit) -> ConnectionLine:
    """A page that is open at a table."""
    one = visit.viewer
    seat = one.viewer if one.viewer >= 0 else None
    return ConnectionLine(one.host, one.player.id if one.player else None, seat, time.monotonic() - one.active)


async def player(house: House, number: int) -> PlayerDetails:
    """One player, with the tables where they sit and the pages that they have open."""
    row = await house.store.player(number)
    if row is None:
        raise NoSuchPlayer(f"There is no player {number}.")
    visits = [one for one in house.visits() if one.viewer.player and one.viewer.player.id == number]
    return PlayerDetails(
        player=row,
        tables=[name for _, name in await house.store.tables_with(number)],
        connections=[(one.table.record.code or one.table.record.name, one.viewer.host) for one in visits],
        ban=next((ban for ban in house.quotas.bans.in_force if ban.target == f"{PLAYER}{number}"), None),
    )


async def status(house: House) -> Status:
    """The server at a glance."""
    people = {one.viewer.player.id for one in house.visits() if one.viewer.player}
    shown = house.announcements.current.announcement
    return Status(
        version=__version__,
        process=os.getpid(),
        seconds=time.monotonic() - house.began,
        tables=dict(Counter(one.record.phase for one in house.registry.loaded.all())),
        connections=house.connections.count if house.connections else 0,
        sockets=house.quotas.sockets.count,
        players=len(people),
        waiting_bots=COUNTERS.bots_waiting,
        bans=len(house.quotas.bans.in_force),
        announcement=shown.text if shown else "",
        store=await house.store.condition(),
        store_megabytes=house.quotas.limits.store_megabytes,
    )
