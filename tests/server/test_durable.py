"""A move is on the disk before anybody hears of it, by whatever way they ask."""

import asyncio
from pathlib import Path

import pytest

from madcap.server.errors import StillPlaying
from madcap.server.http import replay

from .disks import MoodyDisk
from .house import House, party


async def test_nobody_hears_of_a_move_that_is_not_kept_yet(tmp_path: Path, unhurried: None) -> None:
    disk = MoodyDisk(str(tmp_path / "slow.db"))
    house = House(tmp_path, disk)
    game = await party(house)
    disk.may_go_on.set()
    await game.begin()
    table = await game.table()
    while not (game.ann.state and game.ann.state.outcome):
        disk.may_go_on.clear()
        disk.reached.clear()
        await game.mover.play()
        await disk.reached.wait()
        assert [await guest.hear_all() for guest in game.guests] == [[], [], []]
        with pytest.raises(StillPlaying):
            replay.replay(table, 0, 5)
        with pytest.raises(StillPlaying):
            replay.record(table)
        disk.may_go_on.set()
        await game.hear_states()
    assert replay.replay(table, 0, 5).frames
    await house.close()


async def test_who_comes_meanwhile_waits_for_the_disk_too(tmp_path: Path, unhurried: None) -> None:
    disk = MoodyDisk(str(tmp_path / "slow.db"))
    house = House(tmp_path, disk)
    game = await party(house)
    disk.may_go_on.set()
    await game.begin()
    disk.may_go_on.clear()
    disk.reached.clear()
    known = game.ann.position()[0]
    await game.mover.play()
    await disk.reached.wait()
    late = asyncio.create_task(house.guest(game.code, game.eve.player, known))
    await asyncio.sleep(0.02)
    assert not late.done()
    disk.may_go_on.set()
    guest = await late
    await game.hear_states()
    assert guest.position() == game.ann.position()
    assert guest.state
    assert [one.seq for one in guest.state.moves] == list(range(known + 1, guest.state.seq + 1))
    await house.close()
