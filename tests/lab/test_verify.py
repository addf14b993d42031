"""A forger who computes all hashes again still cannot forge the draws, nor add, leave out or swap what they are made of."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.engine.fair import commitment, commitment_to, fair_chance, fair_chance_1
from madcap.engine.state import CHANCE
from madcap.lab import Plan, simulate
from madcap.records.format import Ending, Header, Header1, Seat

from .finished_games import (
    GAME,
    NONCES,
    OPTIONS,
    SEED,
    finished,
    honest,
    honest_1,
    resealed,
    seats,
    with_loaded_die,
    with_withheld_nonce,
    withheld,
    without_times,
    written,
)

HONEST = honest()
LAST = len(HONEST.splitlines())


def refusal(text: str, **expected: str) -> BadRecord:
    record = records.read(text)
    with pytest.raises(BadRecord) as caught:
        records.verify(record, **expected)
    return caught.value


def with_seat(number: int, change: Callable[[Seat], Seat]) -> str:
    """Return a record with one seat changed, and all hashes computed again."""

    def header(head: Header) -> Header:
        return replace(head, seats=[change(seat) if n == number else seat for n, seat in enumerate(head.seats)])

    return resealed(HONEST, header)


def test_an_honest_table_is_verified() -> None:
    record = records.read(HONEST)
    assert records.verify(record) == sum(seat == CHANCE for seat, _ in record.log) > 0


@given(draw=st.integers(0, 10))
def test_a_loaded_die_is_found_on_its_line(draw: int) -> None:
    forged, line = with_loaded_die(draw)
    error = refusal(forged)
    assert (error.line, "the seed gives" in error.reason) == (line, True)


def test_another_seed_breaks_the_commitment() -> None:
    error = refusal(resealed(HONEST, ending=lambda ending: replace(ending, seed="00" * 32)))
    assert (error.line, "committed" in error.reason) == (LAST, True)


def test_another_seed_with_its_own_commitment_gives_other_dice() -> None:
    def header(line: Header) -> Header:
        return replace(line, commitment=commitment(bytes(32)))

    def ending(line: Ending) -> Ending:
        return replace(line, seed="00" * 32)

    assert "the seed gives" in refusal(resealed(HONEST, header, ending)).reason


def test_another_nonce_gives_other_dice() -> None:
    other = "ab" * 16
    forged = with_seat(1, lambda seat: replace(seat, commitment=commitment_to(other), nonce=other))
    assert "the seed gives" in refusal(forged).reason


def test_swapped_nonces_give_other_dice() -> None:
    def header(head: Header) -> Header:
        ann, bob = head.seats
        swapped = [
            replace(ann, commitment=bob.commitment, nonce=bob.nonce),
            replace(bob, commitment=ann.commitment, nonce=ann.nonce),
        ]
        return replace(head, seats=swapped)

    assert "the seed gives" in refusal(resealed(HONEST, header)).reason


def test_a_person_made_a_bot_gives_other_dice() -> None:
    bot = records.named("Bob", seats(2)[1].salt or "", "bot", "fair")
    assert "the seed gives" in refusal(with_seat(1, lambda _: bot)).reason


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"nonce": None}, "seat 1: this person's nonce is missing"),
        ({"nonce": "ab" * 16}, "seat 1: the nonce is not the one that was committed to"),
        ({"commitment": "ab" * 32}, "seat 1: the nonce is not the one that was committed to"),
        ({"commitment": None}, "seat 1: this person's nonce was not committed to"),
        ({"commitment": None, "nonce": None}, "seat 1: this person's nonce was not committed to"),
        ({"commitment": None, "nonce": None, "withheld": True}, "seat 1: this person's nonce was not committed to"),
        ({"withheld": True}, "seat 1: this nonce is said to be withheld, but it is there"),
        ({"kind": "bot"}, "seat 1: a bot adds no nonce to the dice"),
        ({"kind": "bot", "commitment": None}, "seat 1: a bot adds no nonce to the dice"),
        ({"kind": "bot", "nonce": None}, "seat 1: a bot adds no nonce to the dice"),
        ({"commitment": commitment_to(NONCES[0]), "nonce": NONCES[0]}, "seat 1 is a copy of seat 0"),
    ],
    ids=str,
)
def test_each_person_adds_the_nonce_that_they_committed_to(change: dict[str, str | None], reason: str) -> None:
    error = refusal(with_seat(1, lambda seat: replace(seat, **change)))
    assert (error.line, error.reason) == (1, reason)


def test_a_withheld_nonce_gives_the_dice_of_a_withheld_nonce() -> None:
    """It is not the same as no person at all, and nobody can pretend it after the game."""
    assert records.verify(records.read(with_withheld_nonce())) > 0
    assert "the seed gives" in refusal(resealed(HONEST, withheld)).reason


@pytest.mark.parametrize("seed", [b"", b"\x07", SEED[:31], SEED + b"\x00"], ids=len)
def test_a_table_has_a_seed_of_32_bytes(seed: bytes) -> None:
    """A short seed can be guessed from its commitment."""
    if seed:
        added = records.contributions_of(seats(2))
        played = written(GAME, OPTIONS, finished(GAME, OPTIONS, fair_chance(seed, added)))
        forged = resealed(
            played,
            lambda head: replace(head, commitment=commitment(seed)),
            lambda end: replace(end, seed=seed.hex()),
        )
        assert refusal(forged).reason == f"the seed of a table has 32 bytes, not {len(seed)}"
        assert refusal(honest_1(seed=seed)).reason == f"the seed of a table has 32 bytes, not {len(seed)}"
    else:
        with pytest.raises(BadRecord, match="cannot be read"):
            records.read(resealed(HONEST, ending=lambda end: replace(end, seed="")))


def test_the_expected_commitment_and_nonce_must_be_there() -> None:
    record = records.read(HONEST)
    assert records.verify(record, commitment=commitment(SEED), nonce=NONCES[1]) > 0
    other = commitment(b"another seed")
    assert refusal(HONEST, commitment=other).reason == (
        f"the commitment is not the expected one but {commitment(SEED)}"
    )
    assert refusal(HONEST, nonce="ab" * 16).reason == "no seat has the expected nonce"


def test_a_table_cannot_pass_for_a_simulation() -> None:
    forged = resealed(HONEST, lambda header: replace(header, chance="simulation"))
    assert refusal(forged).reason == "no person plays in a simulation"
    bots = [records.named(name, f"{n:032x}", "bot", "fair") for n, name in enumerate("AB")]
    forged = resealed(without_times(HONEST), lambda header: replace(header, chance="simulation", seats=bots))
    assert "the seed gives" in refusal(forged).reason


@pytest.mark.parametrize(
    "forge",
    [
        lambda text: resealed(text, lambda head: replace(head, table="abcdefghjkmn")),
        lambda text: resealed(text, lambda head: replace(head, started=datetime(2031, 4, 5, tzinfo=UTC))),
        lambda text: resealed(text, ending=lambda end: replace(end, ended=datetime(2031, 4, 5, tzinfo=UTC))),
    ],
    ids=["table", "started", "ended"],
)
def test_a_simulation_has_no_table_and_no_times(forge: Callable[[str], str], tmp_path: Path) -> None:
    """With them, it would look like a game that was played somewhere."""
    simulate(Plan(GAME.name, OPTIONS, ["gentle", "random"], 1, 8, record=tmp_path))
    (path,) = tmp_path.iterdir()
    assert refusal(forge(path.read_text("utf-8"))).reason == "a simulation is played at no table and at no time"


def test_a_table_cannot_pass_for_one_without_commitments() -> None:
    forged = resealed(HONEST, lambda header: replace(header, chance="hmac-sha256"))
    assert refusal(forged).reason == "seat 0: at this table, nonces were not committed to"


def without_commitments(head: Header) -> Header:
    return replace(head, chance="hmac-sha256", seats=[replace(seat, commitment=None) for seat in head.seats])


def test_a_table_from_before_commitments_is_verified() -> None:
    played = written(GAME, OPTIONS, finished(GAME, OPTIONS, fair_chance_1(SEED, NONCES)))
    honest = resealed(played, without_commitments)
    assert records.verify(records.read(honest)) > 0
    missing = resealed(honest, lambda head: replace(head, seats=[head.seats[0], replace(head.seats[1], nonce=None)]))
    assert refusal(missing).reason == "seat 1: this person's nonce is missing"


def test_format_1_is_verified_as_what_it_was() -> None:
    assert records.verify(records.read(honest_1())) > 0


@pytest.mark.parametrize("nonces", [[], NONCES[:1], [*NONCES, "ab" * 16]], ids=len)
def test_in_format_1_each_person_has_one_nonce(nonces: list[str]) -> None:
    """An operator who knows the seed could add a nonce that belongs to nobody, and try until the dice suit."""
    error = refusal(honest_1(nonces))
    assert error.reason == (f"each person adds one nonce to the dice: there are 2 persons, and {len(nonces)} nonces")


def test_in_format_1_a_person_cannot_be_made_a_bot() -> None:
    def header(head: Header1) -> Header1:
        return replace(head, seats=[head.seats[0], replace(head.seats[1], kind="bot")])

    assert "there are 1 persons, and 2 nonces" in refusal(honest_1(header=header)).reason


@pytest.mark.parametrize("players", [["random", "random"], ["gentle", "random"]])
def test_simulations_are_verified(players: list[str], tmp_path: Path) -> None:
    simulate(Plan(GAME.name, OPTIONS, players, 3, 8, record=tmp_path))
    for path in tmp_path.iterdir():
        record = records.read_file(path)
        drawn = records.verify(record)
        thinker = next((i for i, seat in enumerate(record.seats) if seat.level == "gentle"), None)
        assert drawn == sum(seat != thinker for seat, _ in record.log)
