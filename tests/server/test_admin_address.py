"""`madcap admin address`: what is known of one address or network."""

import asyncio
from collections.abc import Sized
from itertools import pairwise

import httpx
import pytest
from msgspec import json
from websockets.sync.client import connect

from madcap.server.admin import address_reports, house, messages
from madcap.server.admin.commands import Commands
from madcap.server.errors import BadAddress
from madcap.server.limits import rate_limit
from madcap.server.limits.address import IpNetwork, address_of
from madcap.server.limits.rate_limit import Budget, Quotas
from madcap.server.limits.settings import Limits
from madcap.server.socket.connection import Connection
from tests.program import Program

from .in_process import InProcessServer, TableOfTwo
from .operator_clients import PATIENCE_S, Guest, house_of, madcap, told, until
from .waiting import Clock


def known(server: InProcessServer, *hosts: str) -> None:
    """Note something of these hosts."""
    for host in hosts:
        server.tables.quotas.addresses.refused(address_of(host), "too-fast")


async def shown(server: InProcessServer, address: str, limit: int = 50) -> messages.AddressDetails:
    details = await Commands(house_of(server)).carry_out(messages.ShowAddress(address, limit))
    assert isinstance(details, messages.AddressDetails)
    return details


def test_an_address_is_shown_with_its_tables_and_players(own_program: Program, ann: Guest) -> None:
    code = ann.make("open", "open")
    there = {"x-forwarded-for": "203.0.113.9"}
    httpx.put(f"{own_program.address}/api/me", headers=there | {"origin": "http://elsewhere"}, json={"name": "Eve"})
    live = f"ws{own_program.address.removeprefix('http')}/api/tables/{code}/live"
    cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())}
    with connect(live, additional_headers=there | cookie, open_timeout=PATIENCE_S) as page:
        until(page, "table")
        told(own_program, messages.AddBan("203.0.113.10"))
        details = told(own_program, messages.ShowAddress("203.0.113.9"))
        (line,) = details.lines
        assert (line.address, line.connections, line.sockets, line.banned) == ("203.0.113.9", 1, 1, False)
        assert (line.tables, line.refusals, line.reason) == (0, 1, "forbidden")
        (one,) = details.pages
        assert (one.table, one.address, one.player, one.name, one.seat) == (code, "203.0.113.9", ann.id, "Ann", None)
        assert details.pages_open == 1
        assert details.budgets[0]["requests"].most == Limits().requests_per_minute
        output = madcap(own_program, "address", "203.0.113.0/24").output
        assert code in output
        assert "203.0.113.10" in output  # a part of the network is banned
    assert madcap(own_program, "address", "nowhere").exit_code == 2


async def test_an_address_below_the_list_is_found(server: InProcessServer) -> None:
    known(server, *(f"10.0.{one // 250}.{one % 250}" for one in range(1500)), "192.0.2.7")
    listed = await Commands(house_of(server)).carry_out(messages.ListAddresses(messages.MOST))
    assert isinstance(listed, messages.AddressList)
    assert "192.0.2.7" not in [one.address for one in listed.addresses]
    (line,) = (await shown(server, "192.0.2.7")).lines
    assert (line.address, line.refusals, line.reason) == ("192.0.2.7", 1, "too-fast")
    (unknown,) = (await shown(server, "192.0.2.8")).lines
    assert (unknown.refusals, unknown.connections) == (0, 0)


@pytest.mark.parametrize(
    ("text", "name", "networks"),
    [
        ("192.0.2.7", "192.0.2.7", ["192.0.2.7"]),
        ("::ffff:192.0.2.7", "192.0.2.7", ["192.0.2.7"]),
        ("192.0.2.0/24", "192.0.2.0/24", ["192.0.2.7"]),
        ("2001:db8::5", "2001:db8::/64", ["2001:db8::/64", "2001:db8::/56", "2001:db8::/48"]),
        ("2001:db8::5/128", "2001:db8::5/128", ["2001:db8::/64", "2001:db8::/56", "2001:db8::/48"]),
        ("2001:db8::/60", "2001:db8::/60", ["2001:db8::/56", "2001:db8::/48", "2001:db8:0:1::/64", "2001:db8::/64"]),
        ("2001:db9::/32", "2001:db9::/32", []),
    ],
)
async def test_an_address_counts_with_the_networks_around_it_and_a_network_with_those_within(
    server: InProcessServer, text: str, name: str, networks: list[str]
) -> None:
    known(server, "192.0.2.7", "198.51.100.1", "2001:db8::5", "2001:db8:0:1::5", "2001:db8:0:ff::5", "unknown")
    details = await shown(server, text)
    assert details.address == name
    assert [one.address for one in details.lines] == networks


@pytest.mark.parametrize("text", ["player:12", "here", "10.0.0.300", "10.0.0.7/8", ""])
async def test_what_is_no_address_is_refused(server: InProcessServer, text: str) -> None:
    with pytest.raises(BadAddress):
        await shown(server, text)


async def test_bans_of_all_or_a_part_are_shown(server: InProcessServer) -> None:
    commands = Commands(house_of(server))
    for target in ("10.0.0.0/8", "10.0.0.7", "10.0.1.7", "2001:db8::/48"):
        await commands.carry_out(messages.AddBan(target))

    async def bans(text: str) -> list[str]:
        return sorted(one.target for one in (await shown(server, text)).bans)

    assert await bans("10.0.0.7") == ["10.0.0.0/8", "10.0.0.7"]
    assert await bans("10.0.0.0/24") == ["10.0.0.0/8", "10.0.0.7"]
    assert await bans("10.0.0.8") == ["10.0.0.0/8"]
    assert await bans("11.0.0.0/8") == []
    assert await bans("2001:db8:0:7::1") == await bans("2001::/16") == ["2001:db8::/48"]


async def test_what_is_left_of_the_budgets_is_shown(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every limit of an address is shown, and of those that come back, those of which something is used now."""
    monkeypatch.setattr(rate_limit, "monotonic", Clock())
    limits = Limits(
        requests_per_minute=1,
        tables_per_address=2,
        tables_per_day=3,
        players_per_minute=4,
        players_per_day=5,
        messages_per_address=6,
        moves_per_day=7,
        bot_moves_per_minute=8,
        bot_moves_per_day=12,
        kept_per_day=9,
    )
    quotas, eve = Quotas(limits), address_of("192.0.2.7")
    server.tables.quotas = quotas
    quotas.spend(eve, 1)
    quotas.count_table(1, eve)
    quotas.count_newcomer(eve)
    quotas.count_kept(eve)
    for share in (quotas.messages("192.0.2.7"), quotas.moves("192.0.2.7")):
        assert share
        assert share.take()
    await quotas.bot_moves.wait(eve, alone=False)
    await quotas.bot_moves.wait(eve, alone=True)
    (budgets,) = (await shown(server, "192.0.2.7")).budgets
    assert {name: (left, most) for name, (left, most) in budgets.items() if name != "wrong codes"} == {
        "requests": (0, 1),
        "tables": (1, 2),
        "tables in a day": (2, 3),
        "players": (3, 4),
        "players in a day": (4, 5),
        "kept games in a day": (8, 9),
        "messages": (29, 30),
        "moves in a day": (6, 7),
        "bots' moves": (7, 8),
        "bots' moves in a day": (11, 12),
        "bots' moves alone": (1, 2),
        "bots' moves alone in a day": (2, 3),
    }


def test_what_is_left_of_the_budgets_is_counted() -> None:
    quotas = Quotas(Limits(requests_per_minute=100, tables_per_address=5, tables_per_minute=50))
    address = address_of("2001:db8::5")
    quotas.spend(address, 60)
    for _ in range(5):
        quotas.count_table(1, address)
    narrow, _, wide = (quotas.budgets(network) for network in address)
    assert (narrow["requests"].most, wide["requests"].most) == (100, 400)
    assert 40 <= narrow["requests"].left <= 100
    assert narrow["tables"].most == 5
    assert narrow["players"] == Budget(240, 240)


async def test_play_goes_on_while_many_addresses_are_compared(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(server, *(f"10.0.{one // 250}.{one % 250}" for one in range(1000)))
    pieces = list[float]()

    async def pause(seconds: float) -> None:
        pieces.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pause)
    assert len((await shown(server, "10.0.0.0/16", 20)).lines) == 20
    assert len(pieces) >= 1000 // house.AT_ONCE


async def test_play_goes_on_while_many_pages_are_compared(game: TableOfTwo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading an address out of a page's host takes a while, and a list of a thousand pages does, too."""
    pages, read = await many_pages(game), list[str]()
    stretches, parsed = Stretches(read), address_reports._parsed

    def noted(name: str) -> IpNetwork | None:
        read.append(name)
        return parsed(name)

    monkeypatch.setattr(address_reports, "_parsed", noted)
    async with stretches:
        details = await shown(game.server, "10.0.0.0/8", 70)
    assert stretches.longest() <= 2 * house.AT_ONCE
    assert len(read) >= len(pages)
    assert (len(details.pages), details.pages_open) == (70, len(pages))
    assert json.decode(json.encode(details), type=messages.AddressDetails) == details


async def test_play_goes_on_while_many_pages_are_told(game: TableOfTwo) -> None:
    pages, told = await many_pages(game), list[str]()
    for one in pages:
        one.send = told.append  # type: ignore[method-assign,assignment]
    commands, stretches = Commands(house_of(game.server)), Stretches(told)
    async with stretches:
        await commands.carry_out(messages.Announce("Back at 10."))
        await commands.carry_out(messages.EndAnnouncement())
    assert stretches.longest() <= house.AT_ONCE
    assert len(told) == 2 * len(pages)


async def many_pages(game: TableOfTwo) -> list[Connection]:
    """Let very many people watch a table, each from an address of their own; nobody else is there."""
    for client in game.clients:
        await client.leave()
    table, pages = await game.table(), [Connection(None, host=f"10.0.{n // 250}.{n % 250}") for n in range(500)]
    for one in pages:
        table.viewers.add(one, table.record)
    return pages


class Stretches:
    """How many things happen between two rounds of the event loop."""

    def __init__(self, happened: Sized) -> None:
        self._happened = happened
        self._seen = list[int]()

    async def __aenter__(self) -> None:
        self._looking = asyncio.create_task(self._look())
        await asyncio.sleep(0)

    async def __aexit__(self, *_: object) -> None:
        self._seen.append(len(self._happened))
        self._looking.cancel()

    async def _look(self) -> None:
        while True:
            self._seen.append(len(self._happened))
            await asyncio.sleep(0)

    def longest(self) -> int:
        return max(after - before for before, after in pairwise(self._seen))
