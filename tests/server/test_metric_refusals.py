"""What is refused or slowed down is counted by the limit that it broke, and nothing else is."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from msgspec import json, structs

from madcap.server import wire
from madcap.server.app import make_app
from madcap.server.http.request_limit import RequestLimit
from madcap.server.limits import prices
from madcap.server.limits.rate_limit import Quotas
from madcap.server.limits.settings import Limits
from madcap.server.socket.throttle import Throttle
from madcap.server.store.sqlite import SqliteStore

from .collected import total
from .in_process import GAME, NO_LIMITS, InstantBots
from .table_client import PATIENCE_S


def refused_requests() -> RequestLimit:
    """A limit that refuses everything."""

    async def app(scope: object, receive: object, send: object) -> None:
        """Is never reached."""

    return RequestLimit(app, Quotas(Limits(requests_per_minute=0)))


async def test_requests_beyond_a_limit_are_counted() -> None:
    limit = refused_requests()
    quotas = limit._quotas
    transport = httpx.ASGITransport(limit, client=("192.0.2.7", 1))  # type: ignore[arg-type]
    before = [total("http_refused_total", limit=limit) for limit in ("requests", "cost")]
    refused = (
        total("refusals_total", reason="too-many-requests"),
        total("http_requests_total", route="none", status="4xx"),
    )
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
        assert (await http.get("/")).status_code == 429
    assert not quotas.can_pay(quotas.address("192.0.2.7"), 1.0)
    assert [total("http_refused_total", limit=limit) for limit in ("requests", "cost")] == [one + 1 for one in before]
    assert total("refusals_total", reason="too-many-requests") == refused[0] + 1
    assert total("http_requests_total", route="none", status="4xx") == refused[1] + 1
    assert quotas.addresses.all["192.0.2.7"].refusals == 1


async def test_sockets_beyond_the_limit_of_requests_are_counted() -> None:
    reason, sent = "too-many-requests", []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    before = [total(name, reason=reason) for name in ("refusals_total", "sockets_closed_total")]
    scope: Any = {"type": "websocket", "client": ("192.0.2.7", 1), "headers": [], "state": {}}
    await refused_requests()(scope, receive, send)
    assert sent[-1]["code"] == 4429
    assert [total(name, reason=reason) for name in ("refusals_total", "sockets_closed_total")] == [
        one + 1 for one in before
    ]


def unload(client: TestClient[Any]) -> None:
    """Let the server forget its tables, as soon as nobody is there any more."""
    registry, until = client.app.state.registry, time.monotonic() + PATIENCE_S
    with client.portal() as portal:
        while registry.loaded.all() and time.monotonic() < until:
            portal.call(asyncio.sleep, 0.01)
            portal.call(registry.loaded.unload_idle)
    assert not registry.loaded.all()


def test_a_socket_of_a_player_who_owes_counts_as_no_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is refused to somebody who opens a table and wants no moves told again."""
    monkeypatch.setattr("madcap.server.app.BotPool", lambda _: InstantBots())
    limits = structs.replace(NO_LIMITS, requests_per_minute=2000)
    with TestClient(make_app(SqliteStore(str(tmp_path / "madcap.db")), limits)) as client:
        state = client.app.state
        client.get("/api/me")
        code = client.post("/api/tables", json={"game": GAME.name, "chairs": ["open", "open"]}).json()["code"]
        live = f"/api/tables/{code}/live"
        with client.websocket_connect(live) as socket:
            socket.send_text(json.encode(wire.Sit("a" * 64)).decode())
            while '"you":0' not in socket.receive_text():
                pass
        unload(client)
        monkeypatch.setattr(prices, "of_log", lambda _: 3000)
        before = total("http_refused_total", limit="cost")
        with client.websocket_connect(live) as socket:
            assert '"table"' in socket.receive_text()
        assert total("http_refused_total", limit="cost") == before
        assert not state.quotas.can_pay(state.quotas.address("testclient"), 1.0)


def test_a_socket_that_sends_too_fast_is_counted_once_with_all_its_waiting() -> None:
    before = total("sockets_throttled_total"), total("sockets_throttled_seconds_total")
    throttle = Throttle(Limits())
    waited = throttle.wait_s() + throttle.wait_s()
    assert total("sockets_throttled_total") == before[0] + 1
    assert total("sockets_throttled_seconds_total") == pytest.approx(before[1] + waited)
