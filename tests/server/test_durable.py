"""A move is on the disk before any client receives it, over the socket or over HTTP."""

import asyncio
from pathlib import Path

import pytest

from madcap.server.errors import StillPlaying
from madcap.server.http.readings import Readings
from madcap.server.limits.address import NOWHERE

from .faulty_store import FaultyStore
from .in_process import InProcessServer, table_of_two


async def test_a_move_is_not_sent_before_it_is_stored(tmp_path: Path, no_rate_limits: None) -> None:
    disk = FaultyStore(str(tmp_path / "slow.db"))
    server = InProcessServer(tmp_path, disk)
    game = await table_of_two(server)
    disk.may_go_on.set()
    await game.begin()
    table, readings = await game.table(), Readings(server.tables, server.tables.quotas)
    while not (game.ann.state and game.ann.state.outcome):
        disk.may_go_on.clear()
        disk.reached.clear()
        await game.mover.play()
        await disk.reached.wait()
        assert [await client.received_so_far() for client in game.clients] == [[], [], []]
        with pytest.raises(StillPlaying):
            await readings.replay(table.record, 0, 5, NOWHERE)
        with pytest.raises(StillPlaying):
            await readings.record(table.record, NOWHERE)
        disk.may_go_on.set()
        await game.receive_states()
    assert b'"frames":[{' in await readings.replay(table.record, 0, 5, NOWHERE)
    await server.close()


async def test_a_client_that_connects_meanwhile_waits_for_the_disk_too(tmp_path: Path, no_rate_limits: None) -> None:
    disk = FaultyStore(str(tmp_path / "slow.db"))
    server = InProcessServer(tmp_path, disk)
    game = await table_of_two(server)
    disk.may_go_on.set()
    await game.begin()
    disk.may_go_on.clear()
    disk.reached.clear()
    known = game.ann.position()[0]
    await game.mover.play()
    await disk.reached.wait()
    late = asyncio.create_task(server.connect(game.code, game.eve.player, known))
    await asyncio.sleep(0.02)
    assert not late.done()
    disk.may_go_on.set()
    client = await late
    await game.receive_states()
    assert client.position() == game.ann.position()
    assert client.state
    assert [one.seq for one in client.state.moves] == list(range(known + 1, client.state.seq + 1))
    await server.close()
