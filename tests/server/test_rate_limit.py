"""Rate limits: a bucket for each network of an address, which empties, fills again and is forgotten in time."""

from collections.abc import Callable

import pytest

from madcap.server.limits import bucket, rate_limit
from madcap.server.limits.address import Address, Network, address_of
from madcap.server.limits.bucket import Bucket
from madcap.server.limits.rate_limit import Quotas, RateLimit
from madcap.server.limits.settings import Limits

from .waiting import Clock


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all limits, which stands still unless a test turns it."""
    stopped = Clock()
    for module in (bucket, rate_limit):
        monkeypatch.setattr(module, "monotonic", stopped)
    return stopped


def test_a_rate_limit_forgets_only_full_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "REMEMBERED", 50)
    limit = RateLimit(per_minute=1)
    assert limit.take(1000)
    for n in range(40):
        limit.take(n)
    assert not limit.take(1000)


def test_an_action_looks_at_a_few_buckets_however_many_there_are(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """To sort a hundred thousand would hold everybody up for a seventh of a second."""
    looks = [0]
    monkeypatch.setattr(rate_limit, "REMEMBERED", 1000)

    def counting(change: Callable[..., object]) -> Callable[..., object]:
        def counted(*args: object) -> object:
            looks[0] += 1
            return change(*args)

        return counted

    for name in ("heappop", "heapreplace", "heappush"):
        monkeypatch.setattr(rate_limit, name, counting(getattr(rate_limit, name)))
    limit = RateLimit(per_minute=60)
    for n in range(4000):
        clock.now += 0.001
        looks[0] = 0
        assert limit.take(n % 1500, cost=1 + n % 3)
        assert looks[0] <= 1 + rate_limit.LOOKS
        assert len(limit._full_at) == len(limit._soonest) <= 1500
    clock.now += 1000.0
    for n in range(400):
        limit.take(n)
    assert len(limit._full_at) == 400, "all that are full are forgotten, a few at a time"


def test_of_too_many_buckets_those_that_are_nearly_full_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "REMEMBERED", 10)
    limit = RateLimit(per_minute=10)
    assert all(limit.take(1000) for _ in range(10))
    for n in range(100):
        limit.take(n)
    assert not limit.take(1000), "it is the furthest from being full"


def test_an_action_counts_in_every_network_of_an_address_or_in_none() -> None:
    limit = RateLimit(per_minute=2)
    here, neighbour = address_of("2001:db8::1"), address_of("2001:db8:0:1::1")
    assert [limit.take(here) for _ in range(3)] == [True, True, False]
    assert [limit.take(neighbour) for _ in range(3)] == [True, True, False]
    others = [limit.take(address_of(f"2001:db8:0:{n:x}::1")) for n in range(2, 20)]
    assert sum(others) == 4, "a /56 may do four times as much; what was refused has not counted"


def test_an_expensive_action_counts_more() -> None:
    limit = RateLimit(per_minute=10)
    assert [limit.take(1, cost=4) for _ in range(3)] == [True, True, False]
    assert limit.take(1)
    assert limit.allows(1)


def test_what_cannot_be_refused_is_owed_and_paid_back(clock: Clock) -> None:
    limit = RateLimit(per_minute=60)
    limit.charge(1, cost=90)
    clock.now += 30
    assert not limit.take(1)
    clock.now += 1
    assert limit.take(1)
    limit.charge(1, cost=10**6)
    clock.now += 60
    assert not limit.take(1)
    clock.now += 1
    assert limit.take(1), "a bucket owes no more than it holds"


def test_a_wide_network_has_a_smaller_multiple_of_what_costs_the_loop() -> None:
    """Sixteen times the requests of an address would be more than a core; sixteen times its guesses cost nothing."""
    quotas = Quotas(Limits(requests_per_minute=100, tables_per_address=100))
    left = {one.name: quotas.budgets(one) for one in address_of("2001:db8::1")}
    assert [budget["requests"].most for budget in left.values()] == [100, 200, 400]
    assert [budget["tables"].most for budget in left.values()] == [100, 400, 1600]
    hosts = [f"2001:db8:0:{n:x}::1" for n in range(0, 0x4000, 0x40)]
    assert sum(quotas.count_request(host) for host in hosts for _ in range(10)) == 400


def test_a_bucket_fills_again(clock: Clock) -> None:
    one = Bucket(burst=2, per_second=1)
    assert [one.take() for _ in range(3)] == [True, True, False]
    clock.now += 1.5
    assert [one.take() for _ in range(2)] == [True, False]


# What an address is.


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", (Network("192.0.2.7"),)),
        ("::ffff:192.0.2.7", (Network("192.0.2.7"),)),
        (
            "2001:db8:1:234:5:6:7:8",
            (Network("2001:db8:1:234::/64"), Network("2001:db8:1:200::/56", 4), Network("2001:db8:1::/48", 16)),
        ),
        ("unix socket", (Network("unix socket"),)),
        (None, ()),
    ],
)
def test_the_address_that_a_host_counts_as(host: str | None, address: Address) -> None:
    assert address_of(host) == address


def test_the_operator_sets_how_much_of_an_ipv6_address_counts() -> None:
    assert address_of("2001:db8:1:234::1", 56) == (Network("2001:db8:1:200::/56"), Network("2001:db8:1::/48", 16))
    assert Quotas(Limits(ipv6_prefix=48)).address("2001:db8:1:234::1") == (Network("2001:db8:1::/48"),)
