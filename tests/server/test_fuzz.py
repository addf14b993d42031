"""No message on the WebSocket and no request over HTTP causes a crash, a changed state or a 500."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Raw, json

from madcap.server import wire
from madcap.server.socket.endpoint import MESSAGE_BYTES
from tests.program import Program

from .in_process import NO_LIMITS, InProcessServer, TableOfTwo, table_of_two
from .network_clients import HttpClient
from .openapi_requests import OpenApiRequests, finished_table
from .table_client import PATIENCE_S

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(
    ["sit", "stand", "set-chair", "configure", "start", "reveal", "move", "again", "table", "state"]
)
fields = st.sampled_from(["seq", "move", "chair", "to", "nonce", "commitment", "options", "pace", "seat", "type"])
almost = st.builds(lambda kind, rest: rest | {"type": kind}, kinds, st.dictionaries(fields, anything, max_size=4))
raws = anything.map(lambda value: Raw(json.encode(value)))
structs = st.one_of(
    st.builds(wire.Play, st.integers(), raws),
    st.builds(wire.SetChair, st.integers(), st.sampled_from(["open", "fair", "gone"])),
    st.builds(wire.Configure, raws, levels=st.none() | st.just(("fair", "gentle"))),
    st.just(wire.Start()),
    st.builds(wire.Reveal, st.just("e" * 64)),
    st.builds(wire.Sit, st.just("e" * 64), st.none() | st.integers()),
)
said = st.one_of(
    anything.map(lambda value: json.encode(value).decode()),
    almost.map(lambda value: json.encode(value).decode()),
    structs.map(lambda value: json.encode(value).decode()),
    st.text(max_size=MESSAGE_BYTES + 100),
    st.binary(max_size=200),
)


class FuzzedTable:
    """A running game that lasts as long as the fuzzing."""

    def __init__(self, home: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.table_of_two = self.loop.run_until_complete(self._begun(home))

    async def _begun(self, home: Path) -> TableOfTwo:
        the_table = await table_of_two(InProcessServer(home / "fuzz.db"))
        await the_table.begin()
        return the_table

    async def send_one(self, who: int, text: str | bytes) -> None:
        """Send a message that must be refused, and check that nothing has changed."""
        server, client = self.table_of_two.server, self.table_of_two.clients[who]
        before = await server.snapshot(self.table_of_two.code)
        await client.send_message(text)
        assert (await client.refusal()).reason
        assert await server.snapshot(self.table_of_two.code) == before
        assert not any(client.task.done() for client in self.table_of_two.clients)

    def close(self) -> None:
        self.loop.run_until_complete(self.table_of_two.server.close())
        self.loop.close()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("madcap.server.socket.connection.Limits", lambda: NO_LIMITS)
        the_table = FuzzedTable(tmp_path_factory.mktemp("fuzz"))
        yield the_table
        the_table.close()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(who=st.integers(0, 2), text=said)
def test_anything_on_the_socket_is_refused(fuzzed: FuzzedTable, who: int, text: str | bytes) -> None:
    """Messages to sit down and to get up are allowed in a running game; other tests send them."""
    if not _is_fair(text):
        fuzzed.loop.run_until_complete(fuzzed.send_one(who, text))


def _is_fair(text: str | bytes) -> bool:
    """Whether a message may be accepted in a running game."""
    try:
        message = json.decode(text, type=wire.ToServer) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return False
    return isinstance(message, wire.Sit | wire.Stand)


async def test_anything_over_http_is_answered(program: Program) -> None:
    """No answer is a 500, and all have the security headers. Without a cookie, most requests would be refused early."""
    eve = await HttpClient(program.address).get_cookie()
    codes = [await eve.make(["open", "fair"]), await finished_table(program)]
    asking = OpenApiRequests(program, dict(eve.http.cookies), codes)
    await asyncio.to_thread(asking.ask, 1, 100)
    assert {200, 400, 404, 409} <= set(asking.statuses)


def test_the_schema_names_every_address(program: Program) -> None:
    paths = httpx.get(f"{program.address}/api/schema/openapi.json", timeout=PATIENCE_S).json()["paths"]
    table = "/api/tables/{code}"
    assert set(paths) == {
        "/.well-known/madcap-keys.json",
        "/api/announcement",
        "/api/me",
        "/api/bests",
        "/api/games",
        "/api/tables",
        table,
    } | {f"{table}/{part}" for part in ("replay", "draws", "record", "kept", "qr.svg")}
