"""docs/host.md: nginx and Caddy with the page's own configurations, in front of the real program."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
import websockets

from madcap.server import wire
from madcap.server.limits.connection_guard import most_connections
from madcap.server.limits.settings import Limits
from tests.program import Program
from tests.quick_program import Changes
from tests.server.network_clients import HttpClient, WebSocketClient
from tests.server.table_client import PATIENCE_S

from . import proxies

REQUESTS = 60  # that one address may send to the program
SOCKETS = 400  # more than fit into Debian's 768 connections

Proxy = Callable[[Path, int], AbstractContextManager[int]]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    changes = Changes(limits=Limits(requests_per_minute=REQUESTS, tables_per_minute=100))
    the_program = Program(tmp_path_factory.mktemp("proxied") / "madcap.db", changes)
    yield the_program
    the_program.kill()
    the_program.end_group()


async def open_socket(client: HttpClient, code: str, port: int, **settings: object) -> websockets.ClientConnection:
    """Open a table's WebSocket as a browser does it, with the page's origin."""
    url, headers = client.socket_address(code, None)
    origin = settings.pop("origin", f"https://127.0.0.1:{port}")
    return await websockets.connect(
        url,
        additional_headers=headers,
        origin=origin,  # type: ignore[arg-type]
        ssl=proxies.trusting(),
        compression=None,
        open_timeout=PATIENCE_S,
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("proxy", [proxies.nginx, proxies.caddy], ids=["nginx", "caddy"])
async def test_people_play_through_the_proxy(program: Program, tmp_path: Path, proxy: Proxy) -> None:
    with proxy(tmp_path, program.port) as port:
        ann = HttpClient(f"https://127.0.0.1:{port}")
        answer = await ann.http.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert (await ann.http.get("/")).status_code == 200
        code = await ann.make(["open", "gentle"])
        client = WebSocketClient(await open_socket(ann, code, port))
        assert (await client.begin()).outcome is None
        await client.close()
        with pytest.raises(websockets.InvalidStatus):
            await open_socket(ann, code, port, origin="https://elsewhere.example.org")
        await ann.http.aclose()


@pytest.mark.parametrize("proxy", [proxies.nginx, proxies.caddy], ids=["nginx", "caddy"])
async def test_the_proxy_tells_the_address_of_a_client_that_claims_others(
    program: Program, tmp_path: Path, proxy: Proxy
) -> None:
    source = "127.0.0.5" if proxy is proxies.nginx else "127.0.0.6"
    with proxy(tmp_path, program.port) as port:
        transport = httpx.AsyncHTTPTransport(local_address=source, verify=proxies.trusting())
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE_S) as http:
            for number in range(20 * REQUESTS):
                claim = {"x-forwarded-for": f"203.0.{number // 250}.{number % 250}"}
                answer = await http.get(f"https://127.0.0.1:{port}/api/me", headers=claim)
                if answer.status_code == 429:
                    break
        assert answer.json()["reason"] == "too-many-requests"


async def test_nginx_carries_more_sockets_than_debian_allows_it(tmp_path: Path) -> None:
    """From several addresses, because the program limits the sockets of one."""
    program = Program(tmp_path / "madcap.db", Changes())
    try:
        with proxies.nginx(tmp_path, program.port) as port:
            ann = await HttpClient(f"https://127.0.0.1:{port}").get_cookie()
            codes = [await ann.make(["open", "open"]) for _ in range(10)]
            sockets: list[websockets.ClientConnection] = []
            for first in range(0, SOCKETS, 40):
                opening = (
                    open_socket(ann, codes[number % 10], port, local_addr=(f"127.0.1.{number % 4 + 1}", 0))
                    for number in range(first, first + 40)
                )
                sockets += await asyncio.gather(*opening)
            assert len(sockets) == SOCKETS
            last = WebSocketClient(sockets[-1])
            assert isinstance(await last.next_message(), wire.Table)
            await asyncio.gather(*(one.close() for one in sockets))
            await ann.http.aclose()
    finally:
        program.kill()
        program.end_group()


async def test_nginx_limits_requests_and_connections_of_an_address(program: Program, tmp_path: Path) -> None:
    """With smaller numbers than on the page, so that a slow machine reaches them, too."""
    fewer = [
        ("rate=180r/s", "rate=1r/m"),
        ("burst=10000", "burst=5"),
        ("madcap_connections 600", "madcap_connections 2"),
    ]
    with proxies.nginx(tmp_path, program.port, fewer) as port:
        async with httpx.AsyncClient(verify=proxies.trusting(), timeout=PATIENCE_S) as http:
            address = f"https://127.0.0.1:{port}/health/live"
            assert [(await http.get(address)).status_code for _ in range(7)] == [200] * 6 + [429]


def test_nginx_has_enough_connections_for_all_that_the_server_takes() -> None:
    """Two for each: one to the browser, and one to the server."""
    (allowed,) = re.findall(r"worker_connections (\d+);", proxies.EVENTS)
    (files,) = re.findall(r"worker_rlimit_nofile (\d+);", proxies.EVENTS)
    assert 2 * most_connections(Limits()) <= int(allowed) <= int(files)
