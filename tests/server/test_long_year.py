"""The verdict of `make year`: it fails if anything grows that must be flat, and says what."""

import sys
from dataclasses import replace

import pytest

from . import long_year
from .long_year import FLAT, Day, grown

DAY = Day(pages=1000, memory=10**8, attempts=1.5, work=500.0, made_us=100.0)


@pytest.mark.parametrize("what", FLAT)
def test_a_year_in_which_something_has_grown_is_not_flat(what: str) -> None:
    larger = replace(DAY, **{what: getattr(DAY, what) * 2})
    (words,) = grown([DAY] * 5, [larger] * 5)
    assert words.startswith(FLAT[what])
    assert grown([larger] * 5, [DAY] * 5) == grown([DAY] * 5, [DAY] * 5) == []


def test_slower_machines_are_no_growth() -> None:
    assert grown([DAY], [replace(DAY, made_us=10**6)]) == []


@pytest.mark.parametrize(("larger", "code", "verdict"), [([], 0, "PASSED"), (["the file: 1 -> 2"], 1, "FAILED")])
def test_a_year_ends_with_a_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], larger: list[str], code: int, verdict: str
) -> None:
    async def run(*_: int) -> list[str]:
        return larger

    monkeypatch.setattr(long_year, "run", run)
    monkeypatch.setattr(sys, "argv", ["long_year", "--days", "40"])
    with pytest.raises(SystemExit) as ended:
        long_year.main()
    first, *_, last = capsys.readouterr().out.splitlines()
    assert ended.value.code == code
    assert last.startswith(verdict)
    assert all(one in last for one in larger)
    assert "stay for 7 days here" in first


async def test_a_short_year_is_simulated() -> None:
    """Few games a day: whether they make anything grow is a question for the long run."""
    await long_year.run(24, 20, 1)
