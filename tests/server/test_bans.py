"""Bans: whom they hit, for how long, and what they cost."""

import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from madcap.server.admin import commands, messages
from madcap.server.admin.commands import Commands
from madcap.server.errors import (
    Banned,
    NoSuchPlayer,
    NotBannable,
    NotBanned,
)
from madcap.server.limits import bans as bans_module
from madcap.server.limits.bans import Bans, target_of
from madcap.server.store.operator_contract import Ban
from madcap.server.store.sqlite import SqliteStore
from tests.program import Program

from .in_process import InProcessServer
from .operator_clients import PATIENCE_S, Guest, closing, house_of, madcap, told


def from_address(program: Program, address: str) -> httpx.Client:
    """A client at this address, as a proxy on this machine tells it."""
    return httpx.Client(base_url=program.address, headers={"x-forwarded-for": address}, timeout=PATIENCE_S)


@pytest.mark.parametrize(
    ("target", "inside", "outside"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("203.0.113.0/24", "203.0.113.200", "203.0.114.1"),
        ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.10"),
        ("2001:db8::/48", "2001:db8:0:ff::1", "2001:db8:1::1"),
        ("2001:db8::7", "2001:db8::8", "2001:db8:0:1::7"),
        ("2001:db8::7/128", "2001:db8::7", "2001:db8::8"),
    ],
)
def test_a_banned_address_gets_the_page_and_nothing_else(
    own_program: Program, target: str, inside: str, outside: str
) -> None:
    told(own_program, messages.AddBan(target))
    with from_address(own_program, inside) as banned, from_address(own_program, outside) as other:
        for path in ("/api/me", "/api/games", "/api/tables/BCDF"):
            answer = banned.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (403, "banned")
        page = banned.get("/t/BCDF")
        assert page.status_code == 403
        assert page.headers["content-type"].startswith("text/html")
        script = page.text.partition('src="')[2].partition('"')[0]
        assert banned.get(script).status_code == 200
        assert other.get("/api/me").status_code == 200
    address = f"ws{own_program.address.removeprefix('http')}/api/tables/BCDF/live"
    with connect(address, additional_headers={"x-forwarded-for": inside}) as page_of_banned:
        assert closing(page_of_banned) == (Banned.close_code, Banned.code)
    told(own_program, messages.RemoveBan(target))
    with from_address(own_program, inside) as pardoned:
        assert pardoned.get("/api/me").status_code == 200


def test_a_banned_ipv6_address_stands_for_its_network(own_program: Program) -> None:
    """Its owner could take any other address there. The answer says what is banned."""
    network = "2001:db8:1:2::/64, the network of 2001:db8:1:2::5, is banned until you lift it."
    assert network in madcap(own_program, "ban", "2001:db8:1:2::5").output
    assert "2001:db8:1:2::5/128 is banned" in madcap(own_program, "ban", "2001:db8:1:2::5/128").output
    assert [one.target for one in told(own_program, messages.ListBans()).bans] == [
        "2001:db8:1:2::5/128",
        "2001:db8:1:2::/64",
    ]
    assert madcap(own_program, "unban", "2001:db8:1:2::77").exit_code == 0
    assert madcap(own_program, "unban", "2001:db8:1:2::5/128").exit_code == 0
    assert told(own_program, messages.ListBans()).bans == []


def test_an_ipv6_address_counts_with_the_networks_of_the_server() -> None:
    assert target_of("2001:db8:1:2::5", ipv6_prefix=56) == "2001:db8:1::/56"
    with pytest.raises(NotBannable, match="2001:db8:1:2::/64 contains"):
        target_of("2001:db8:1:2::5", "2001:db8:1:2::1")
    assert target_of("2001:db8:1:2::5/128", "2001:db8:1:2::1") == "2001:db8:1:2::5/128"


def test_a_banned_player_is_sent_away_and_refused(own_program: Program, ann: Guest) -> None:
    page = ann.play(ann.make("open", "gentle"))
    assert "1 page closed" in madcap(own_program, "ban", f"player:{ann.id}", "--days", "2", "--reason", "cheats").output
    assert closing(page) == (Banned.close_code, Banned.code)
    assert (ann.http.get("/api/me").status_code, ann.http.get("/api/me").json()["reason"]) == (403, "banned")
    assert "cheats" in madcap(own_program, "bans").output
    own_program.stop()
    own_program.start()
    assert ann.http.get("/api/me").status_code == 403
    assert "not banned any more" in madcap(own_program, "unban", f"player:{ann.id}").output
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_a_ban_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    bans, now = Bans(), time.time()
    bans.replace([Ban("192.0.2.0/24", now, now + 60), Ban("192.0.2.1", now, now + 30), Ban("player:7", now, now + 60)])
    assert bans.is_banned("192.0.2.1")
    with pytest.raises(Banned):
        bans.check_player(7)
    monkeypatch.setattr(time, "time", lambda: now + 45)
    assert bans.is_banned("192.0.2.1")
    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert not bans.is_banned("192.0.2.1")
    bans.check_player(7)


async def test_bans_that_have_ended_do_not_count(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST", 2)
    house, now = house_of(server), time.time()
    house.quotas.bans.replace([Ban("192.0.2.1", now, now + 60), Ban("192.0.2.2", now, None)])
    with pytest.raises(NotBannable):
        await Commands(house).carry_out(messages.AddBan("192.0.2.9"))
    house.quotas.bans.replace([Ban("192.0.2.1", now, now - 60), Ban("192.0.2.2", now, None)])
    assert len(house.quotas.bans.in_force) == 1
    assert isinstance(await Commands(house).carry_out(messages.AddBan("192.0.2.9")), messages.Done)


async def test_bans_that_have_ended_are_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "madcap.db"))
    await store.add_ban(Ban("192.0.2.1", 0.0, 1.0))
    await store.add_ban(Ban("192.0.2.2", 0.0, None))
    assert [one.target for one in await store.bans()] == ["192.0.2.2"]
    assert await store._do(lambda db: db.execute("select target from bans").fetchall()) == [("192.0.2.2",)]
    await store.close()


@pytest.mark.parametrize(
    "target",
    [
        "127.0.0.1",
        "127.0.0.0/8",
        "0.0.0.0/0",
        "::1",
        "::/0",
        "::ffff:127.0.0.1",
        "localhost",
        "10.0.0.5/24",
        "player:x",
        "",
    ],
)
def test_some_things_cannot_be_banned(target: str) -> None:
    with pytest.raises(NotBannable):
        target_of(target)


def test_a_trusted_proxy_cannot_be_banned() -> None:
    assert target_of("10.0.0.7", "10.0.1.0/24") == "10.0.0.7"
    with pytest.raises(NotBannable):
        target_of("10.0.0.0/16", "10.0.1.0/24")


def test_a_ban_that_is_not_there_is_not_lifted(own_program: Program) -> None:
    with pytest.raises(NotBanned):
        told(own_program, messages.RemoveBan("192.0.2.77"))
    with pytest.raises(NoSuchPlayer):
        told(own_program, messages.AddBan("player:77"))


def test_checking_a_ban_asks_no_database_and_remembers_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans_module, "REMEMBERED", 10)
    bans = Bans()
    bans.replace([Ban("192.0.2.0/24", 0.0, None)])
    assert [bans.is_banned(f"192.0.{third}.1") for third in range(100)] == [third == 2 for third in range(100)]
    assert len(bans._known) <= 10
    assert not bans.is_banned("not an address")
