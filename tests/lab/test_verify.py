"""A forger who computes all hashes again still cannot forge the draws."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.engine.fair import commitment
from madcap.engine.state import CHANCE
from madcap.lab import Plan, simulate
from madcap.records.format import Ending, Header

from .finished_games import GAME, OPTIONS, honest, resealed, with_loaded_die

HONEST = honest()


def refusal(text: str) -> BadRecord:
    record = records.read(text)
    with pytest.raises(BadRecord) as caught:
        records.verify(record)
    return caught.value


def test_an_honest_table_is_verified() -> None:
    record = records.read(HONEST)
    assert records.verify(record) == sum(seat == CHANCE for seat, _ in record.log) > 0


@given(draw=st.integers(0, 10))
def test_a_loaded_die_is_found_on_its_line(draw: int) -> None:
    forged, line = with_loaded_die(draw)
    error = refusal(forged)
    assert (error.line, "the seed gives" in error.reason) == (line, True)


def test_another_seed_breaks_the_commitment() -> None:
    forged = resealed(HONEST, lambda header: header, lambda ending: replace(ending, seed="00" * 32))
    error = refusal(forged)
    assert (error.line, "committed" in error.reason) == (len(HONEST.splitlines()), True)


def test_another_seed_with_its_own_commitment_gives_other_dice() -> None:
    def header(line: Header) -> Header:
        return replace(line, commitment=commitment(bytes(32)))

    def ending(line: Ending) -> Ending:
        return replace(line, seed="00" * 32)

    assert "the seed gives" in refusal(resealed(HONEST, header, ending)).reason


def test_another_nonce_gives_other_dice() -> None:
    forged = resealed(HONEST, lambda header: replace(header, nonces=["ab" * 16]), lambda ending: ending)
    assert "the seed gives" in refusal(forged).reason


def test_a_table_cannot_pass_for_a_simulation() -> None:
    forged = resealed(HONEST, lambda header: replace(header, chance="simulation"), lambda ending: ending)
    assert "the seed gives" in refusal(forged).reason


@pytest.mark.parametrize("players", [["random", "random"], ["gentle", "random"]])
def test_simulations_are_verified(players: list[str], tmp_path: Path) -> None:
    simulate(Plan(GAME.name, OPTIONS, players, 3, 8, record=tmp_path))
    for path in tmp_path.iterdir():
        record = records.read_file(path)
        drawn = records.verify(record)
        thinker = next((i for i, seat in enumerate(record.header.seats) if seat.level == "gentle"), None)
        assert drawn == sum(seat != thinker for seat, _ in record.log)
