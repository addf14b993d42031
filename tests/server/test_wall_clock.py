"""A wall clock that is wrong removes nothing."""

import asyncio

import pytest

from madcap.server.table import retention as kept_for
from madcap.server.table.retention import DAY_S
from madcap.server.table.wall_clock import DOUBT_S, JUMP_S, WallClock

from .aging_house import AgingHouse


class Clocks:
    """A wall clock and a steady one, which the test sets."""

    def __init__(self) -> None:
        self.wall, self.steady = 1e9, 50.0

    def watched(self, newest: float) -> WallClock:
        return WallClock(lambda: self.wall, newest, lambda: self.steady)

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_nothing_is_removed_by_a_clock_that_has_jumped_ahead() -> None:
    clocks = Clocks()
    clock = clocks.watched(clocks.wall - DAY_S)
    assert clock.is_believed()
    clocks.pass_time(100 * DAY_S)
    assert clock.is_believed(), "that was a long time, but no jump"
    clocks.wall += 700 * DAY_S
    assert not clock.is_believed()
    clocks.pass_time(DOUBT_S - 1)
    assert not clock.is_believed()
    clocks.wall -= 700 * DAY_S
    assert not clock.is_believed()
    clocks.pass_time(1)
    assert clock.is_believed()


def test_a_clock_that_is_far_ahead_of_the_last_change_is_doubted_at_the_start() -> None:
    clocks = Clocks()
    assert clocks.watched(0.0).is_believed(), "a new database"
    clock = clocks.watched(clocks.wall - JUMP_S - 1)
    assert not clock.is_believed()
    clocks.pass_time(DOUBT_S)
    assert clock.is_believed()


async def test_retention_asks_the_clock(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(kept_for, "LOOK_S", 0.0)
    code = await house.lobby()
    made = house.time
    house.time += JUMP_S + DAY_S
    running = asyncio.create_task(house.retention.run())
    while "ahead" not in caplog.text:
        await asyncio.sleep(0)
    await house.store.heartbeat()  # whatever was begun before is done
    assert await house.is_there(code)
    running.cancel()
    house.time = made + DAY_S
    running = asyncio.create_task(house.retention.run())
    while await house.is_there(code):
        await asyncio.sleep(0)
    running.cancel()
