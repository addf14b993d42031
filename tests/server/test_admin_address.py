"""`madcap admin address`: what is known of one address or network."""

import httpx
import pytest
from websockets.sync.client import connect

from madcap.server.admin import address_reports, messages
from madcap.server.admin.commands import Commands
from madcap.server.errors import BadAddress
from madcap.server.limits.address import address_of
from madcap.server.limits.rate_limit import Budget, Quotas
from madcap.server.limits.settings import Limits
from tests.program import Program

from .in_process import InProcessServer
from .operator_clients import PATIENCE_S, Guest, house_of, madcap, told, until


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
        assert details.budgets[0]["requests"].left < details.budgets[0]["requests"].most == Limits().requests_per_minute
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


def test_what_is_left_of_the_budgets_is_counted() -> None:
    quotas = Quotas(Limits(requests_per_minute=100, tables_per_address=5, tables_per_minute=50))
    address = address_of("2001:db8::5")
    quotas.spend(address, 60)
    for _ in range(5):
        quotas.count_table(1, address)
    narrow, _, wide = (quotas.budgets(network) for network in address)
    assert (narrow["requests"].most, wide["requests"].most) == (100, 1600)
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

    monkeypatch.setattr(address_reports.asyncio, "sleep", pause)  # type: ignore[attr-defined]
    assert len((await shown(server, "10.0.0.0/16", 20)).lines) == 20
    assert len(pieces) >= 1000 // address_reports.AT_ONCE
