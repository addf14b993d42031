"""The codes of tables: they are used again after a rest, and become longer before none is left."""

import asyncio
import time
from itertools import count

import pytest

from madcap.server.errors import HouseFull
from madcap.server.table import codes
from madcap.server.table.retention import DAY_S, HOUR_S

from .aging_house import AgingHouse
from .in_process import table_of_two
from .table_client import PATIENCE_S
from .waiting import wait_until


def use_sixteen_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables have so few codes of four letters; the last free one is found in any case."""
    monkeypatch.setattr(codes, "LETTERS", "BC")
    monkeypatch.setattr(codes, "TRIES", 2000)


async def test_a_code_is_used_again_after_its_rest_and_the_old_link_stays(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.finished()
    name = (await house.server.table(table.code)).record.name
    monkeypatch.setattr(codes, "letters", lambda count: table.code if count == 4 else "Z" * count)
    await house.pass_time(DAY_S + 1)
    assert await house.lobby() == "ZZZZZ", "it rests"
    await house.pass_time(7 * DAY_S + 1)
    assert await house.lobby() == table.code
    others, old = await house.server.table(table.code), await house.server.table(name)
    assert (others.record.phase, old.record.phase) == ("lobby", "over")
    assert others.record.id != old.record.id


async def test_with_every_code_used_or_resting_longer_ones_are_used(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a stranger who makes enough tables could keep others from making any."""
    use_sixteen_codes(monkeypatch)
    here = await table_of_two(house.server)
    await here.begin()
    short = [here.code] + [await house.lobby() for _ in range(15)]
    assert {len(code) for code in short} == {4}
    assert len(set(short)) == 16
    longer = [await house.lobby() for _ in range(3)]
    assert [len(code) for code in longer] == [5, 5, 5]
    assert (await house.server.table(longer[0])).record.code == longer[0]
    await house.pass_time(2 * HOUR_S)  # all but one are removed, and rest
    assert len(await house.lobby()) == 5
    await house.pass_time(8 * DAY_S)
    assert len(await house.lobby()) == 4
    assert await house.is_there(here.code)


async def test_a_house_without_any_free_code_is_full(house: AgingHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    names = count(2048)  # each is another one, so that only codes can be taken
    monkeypatch.setattr(codes, "TRIES", 1)
    monkeypatch.setattr(codes, "letters", lambda length: "Z" * length if length < 12 else f"{next(names):b}")
    assert [await house.lobby() for _ in range(3)] == ["ZZZZ", "ZZZZZ", "ZZZZZZ"]
    with pytest.raises(HouseFull):
        await house.lobby()


async def test_a_code_that_is_lent_again_at_once_is_its_new_tables(
    house: AgingHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that had it is unloaded before it has heard that its code is another's."""
    old = await house.finished()
    monkeypatch.setattr(codes, "letters", lambda count: old.code if count == 4 else "Z" * count)
    registry = house.server.tables
    changing = registry.loaded.find(old.code)
    assert changing
    async with changing.turn:
        releasing = asyncio.create_task(registry.removal.release_codes(house.time + 1, house.time - 1, 10))
        await wait_until(lambda: bool(changing.turn._waiting))
        assert await house.store.remove_rested_codes(10) == 1
        async with asyncio.timeout(PATIENCE_S):
            assert await house.lobby() == old.code
        await house.server.connect(old.code, None)
        await registry.tidy(time.monotonic() + DAY_S)
        assert registry.loaded.find(old.code)
    await releasing
    assert registry.loaded.find(old.code)
