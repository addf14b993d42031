"""Finished games that players keep: an address can keep a limited number in a day."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs

from madcap.server import wire
from madcap.server.counters import COUNTERS
from madcap.server.errors import TooManyRequests
from madcap.server.limits.address import Address, address_of
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.store.contract import Player, TableRecord
from madcap.server.table import kept_games
from madcap.server.table.registry import Registry
from tests.games import open_game

from .in_process import NO_LIMITS, TableOfTwo


def test_a_class_keeps_games_and_an_attacker_with_thousands_of_cookies_few() -> None:
    quotas, address = Quotas(Limits()), address_of("192.0.2.1")
    for _ in range(max(200, Limits().kept_per_day)):
        quotas.count_kept(address)
    before = COUNTERS.requests_refused["kept"]
    with pytest.raises(TooManyRequests):
        quotas.count_kept(address)
    assert COUNTERS.requests_refused["kept"] == before + 1
    quotas.count_kept(address_of("192.0.2.2"))


async def test_a_game_that_is_kept_counts_for_its_address(game: TableOfTwo) -> None:
    """Otherwise one address could keep a hundred games with each of its cookies."""
    game.server.tables.quotas = Quotas(structs.replace(NO_LIMITS, kept_per_day=1))
    await game.play_out()
    record, address = (await game.table()).record, address_of("192.0.2.1")
    ann, ben = game.ann.player, game.ben.player
    assert ann
    assert ben
    assert (await kept_games.keep(game.server.tables, record, ann, True, address)).kept
    with pytest.raises(TooManyRequests):
        await kept_games.keep(game.server.tables, record, ben, True, address)
    assert not (await kept_games.keep(game.server.tables, record, ann, False, address)).kept
    assert (await kept_games.keep(game.server.tables, record, ben, True, address_of("192.0.2.2"))).kept


def test_a_game_that_is_kept_over_http_counts_for_the_address_of_the_request(
    app_client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[Address]()

    async def keep(_: Registry, table: TableRecord, player: Player, on: bool, address: Address) -> wire.Kept:
        asked.append(address)
        return wire.Kept(on, None)

    monkeypatch.setattr(kept_games, "keep", keep)
    app_client.get("/api/me")
    code = app_client.post("/api/tables", json={"game": open_game().name, "chairs": ["open", "open"]}).json()["code"]
    assert app_client.put(f"/api/tables/{code}/kept", json={"kept": True}).json()["kept"]
    assert asked == [address_of("testclient")]
