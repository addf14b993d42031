"""Which proxies are believed: those that the operator names, on this machine or on another, and nobody else."""

from collections.abc import Iterator, Sequence

import httpx
import pytest

from madcap.server.errors import BadAddress
from madcap.server.limits.address import THIS_MACHINE, is_proxy, networks
from madcap.server.limits.settings import Limits
from tests.program import Program
from tests.quick_program import Changes

from .table_client import PATIENCE_S

PROXY, NETWORK, STRANGER = "127.0.0.2", "127.1.0.9", "127.0.0.3"  # every loopback address is this machine's
REQUESTS = 5  # that one address may send


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    limits = Limits(trusted_proxies=f"{PROXY}, 127.1.0.0/16", requests_per_minute=REQUESTS)
    changes = Changes(limits=limits)
    the_program = Program(tmp_path_factory.mktemp("proxies") / "madcap.db", changes)
    yield the_program
    the_program.kill()
    the_program.end_group()


async def send(program: Program, source: str, headers: Sequence[dict[str, str]]) -> list[httpx.Response]:
    """Send requests from an address of this machine, and return the answers."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(transport=transport, base_url=program.address, timeout=PATIENCE_S) as http:
        return [await http.get("/api/me", headers=one) for one in headers]


def forwarded(*chains: str) -> list[dict[str, str]]:
    return [{"x-forwarded-for": chain} for chain in chains]


@pytest.mark.parametrize("proxy", [PROXY, NETWORK])
async def test_a_proxy_that_is_named_tells_the_addresses_of_its_clients(program: Program, proxy: str) -> None:
    others = [f"198.51.{proxy.split('.')[1]}.{number}" for number in range(2 * REQUESTS)]
    assert {answer.status_code for answer in await send(program, proxy, forwarded(*others))} == {200}


async def test_a_stranger_is_not_believed(program: Program) -> None:
    others = [f"203.0.113.{number}" for number in range(3 * REQUESTS)]
    assert [answer.status_code for answer in await send(program, STRANGER, forwarded(*others))][-1] == 429


async def test_of_several_addresses_the_last_that_no_proxy_has_counts(program: Program) -> None:
    """A client can write what it likes in front; the proxy adds the client's address at the end, and other proxies theirs."""
    chains = [f"192.0.2.{number}, 198.51.100.77, {NETWORK}" for number in range(3 * REQUESTS)]
    assert [answer.status_code for answer in await send(program, PROXY, forwarded(*chains))][-1] == 429


async def test_only_a_proxy_can_say_that_a_connection_is_secure(program: Program) -> None:
    def claims(client: str) -> list[dict[str, str]]:
        return [{"x-forwarded-proto": "https", "x-forwarded-for": client}]

    (believed,) = await send(program, PROXY, claims("198.51.100.78"))
    (doubted,) = await send(program, "127.0.0.4", claims("198.51.100.79"))
    assert [("Secure" in answer.headers["set-cookie"]) for answer in (believed, doubted)] == [True, False]


def test_by_default_only_this_machine_is_trusted() -> None:
    assert Limits().trusted_proxies == THIS_MACHINE
    hosts = ("127.0.0.1", "::1", "127.0.0.2", "10.0.0.1", "")
    assert [is_proxy(host, THIS_MACHINE) for host in hosts] == [True, True, False, False, False]


@pytest.mark.parametrize("wrong", ["*", "proxy.example.org", "10.0.0.0/33", "10.0.0.1/24"])
def test_what_is_no_address_is_refused_at_the_start(wrong: str) -> None:
    with pytest.raises(BadAddress, match="neither an IP address nor a network"):
        networks(f"127.0.0.1,{wrong}")


def test_an_empty_list_trusts_nobody() -> None:
    assert not is_proxy("127.0.0.1", "")
