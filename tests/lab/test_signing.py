"""A server's signature: whoever changes a signed record and computes all hashes again is found out."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw, json
from msgspec.structs import replace

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.engine.fair import fair_chance
from madcap.engine.match import Match
from madcap.engine.rng import Rng
from madcap.engine.state import next_actor
from madcap.records import signing
from madcap.records.format import Header, Line

from .finished_games import GAME, OPTIONS, SALTS, SEED, honest, honest_1, resealed, seats, written

PRIVATE, OTHER_PRIVATE = bytes(range(32, 64)), bytes(range(64, 96))
HONEST = honest()
SIGNED = signing.signed(HONEST, PRIVATE)
SIGNATURE = SIGNED.splitlines()[-1]
LAST = len(SIGNED.splitlines())


def key_of(private: bytes) -> signing.PublicKey:
    public = signing.public_half(private)
    return signing.PublicKey(signing.id_of(public), public.hex())


KEY = key_of(PRIVATE)


def refusal(text: str, *keys: signing.PublicKey) -> str:
    record = records.read(text)
    records.verify(record)
    with pytest.raises(BadRecord) as caught:
        signing.check(record, keys or [KEY])
    assert caught.value.line == LAST
    return caught.value.reason


def forged(text: str) -> str:
    """Return a record whose hashes were computed again, with the old signature."""
    return f"{text}{SIGNATURE}\n"


def test_a_signed_record_is_the_record_and_one_line_more() -> None:
    record = records.read(SIGNED)
    assert SIGNED.startswith(HONEST)
    assert signing.check(record, [key_of(OTHER_PRIVATE), KEY]) == KEY
    assert records.verify(record) == records.verify(records.read(HONEST))
    assert signing.signed(HONEST, PRIVATE) == SIGNED


def other_game() -> str:
    """Return another game with the same seed, commitment, nonces and players, that the rules and the dice allow."""
    match = Match(GAME.start(OPTIONS, 2), fair_chance(SEED, records.contributions_of(seats(2))))
    rng = Rng(6)
    match.begin()
    while not match.over:
        seat = next_actor(match.state, rng)
        match.play(seat, match.state.move(seat, rng.below(match.state.move_count(seat))))
    return written(GAME, OPTIONS, match)


def named_anew(*names: str) -> Callable[[Header], Header]:
    def header(head: Header) -> Header:
        renamed = [records.named(name, salt, "person") for name, salt in zip(names, SALTS, strict=False)]
        kept = [
            replace(seat, name=new.name, salt=new.salt, name_hash=new.name_hash)
            for seat, new in zip(head.seats, renamed, strict=True)
        ]
        return replace(head, seats=kept)

    return header


def with_options(**change: Any) -> Callable[[Header], Header]:
    return lambda head: replace(head, options=Raw(json.encode(json.decode(head.options) | change)))


def quick(line: Line) -> Line:
    return replace(line, ms=1)


def by_themselves(line: Line) -> Line:
    return replace(line, cause="self")


@pytest.mark.parametrize(
    "text",
    [
        resealed(HONEST, named_anew("Bob", "Ann")),
        resealed(HONEST, named_anew("Eve", "Bob")),
        resealed(HONEST, lambda head: replace(head, started=datetime(2030, 1, 1, tzinfo=UTC))),
        resealed(HONEST, lambda head: replace(head, started=None)),
        resealed(HONEST, lambda head: replace(head, table="ZXWVTSRQPNML")),
        resealed(HONEST, with_options(timer=30)),
        resealed(HONEST, ending=lambda end: replace(end, ended=datetime(2030, 1, 1, tzinfo=UTC))),
        resealed(HONEST, move=quick),
        resealed(HONEST, move=by_themselves),
    ],
    ids=["names", "name", "started", "no start", "table", "options", "ended", "times", "causes"],
)
def test_what_the_hashes_cannot_keep_the_signature_keeps(text: str) -> None:
    """Each of these passes everything but the signature."""
    records.verify(records.read(text))
    assert refusal(forged(text)) == "the signature does not fit: the record was changed, or this key has not signed it"


def test_other_moves_under_the_same_commitment_do_not_fit_the_signature() -> None:
    text = other_game()
    assert records.read(text).header == records.read(HONEST).header
    assert records.read(text).log != records.read(HONEST).log
    record = records.read(forged(text))
    records.verify(record)
    with pytest.raises(BadRecord, match="the signature does not fit"):
        signing.check(record, [KEY])


def test_a_person_made_a_bot_does_not_fit_the_signature() -> None:
    bot = records.named("Bob", SALTS[1], "bot", "fair")
    record = records.read(forged(resealed(HONEST, lambda head: replace(head, seats=[head.seats[0], bot]))))
    with pytest.raises(BadRecord, match="the signature does not fit"):
        signing.check(record, [KEY])


@given(place=st.integers(0, len(SIGNED) - 2), other=st.characters(codec="ascii", exclude_categories=["C"]))
def test_no_letter_of_a_signed_record_can_be_changed(place: int, other: str) -> None:
    changed = SIGNED[:place] + other + SIGNED[place + 1 :]
    if changed != SIGNED:
        with pytest.raises(BadRecord):
            signing.check(records.read(changed), [KEY])


def test_the_signature_of_another_server_is_not_this_servers() -> None:
    other = signing.signed(HONEST, OTHER_PRIVATE)
    theirs = key_of(OTHER_PRIVATE)
    assert refusal(other) == f"the record is signed with the key {theirs.id}, which is not among the given keys"
    assert signing.check(records.read(other), [theirs]) == theirs
    renamed = other.replace(f'"key":"{theirs.id}"', f'"key":"{KEY.id}"')
    assert "does not fit" in refusal(renamed)


def test_a_signature_of_another_game_does_not_fit() -> None:
    taken = signing.signed(other_game(), PRIVATE).splitlines()[-1]
    assert "does not fit" in refusal(f"{HONEST}{taken}\n")


@pytest.mark.parametrize("missing", [1, 2, 64, 127, 128])
def test_a_truncated_signature_is_refused(missing: int) -> None:
    cut = SIGNED.replace(SIGNATURE, SIGNATURE[: -2 - missing] + '"}')
    with pytest.raises(BadRecord, match=f"line {LAST}: a signature, or the end of the file, should stand here"):
        records.read(cut)


def test_a_record_without_its_signature_is_not_signed() -> None:
    assert refusal(HONEST) == "the record is not signed"


def test_nothing_follows_a_signature() -> None:
    with pytest.raises(BadRecord, match="nothing may follow the signature"):
        records.read(f"{SIGNED}{SIGNATURE}\n")


@pytest.mark.parametrize("seats", [None, [0], [1]])
def test_a_removed_name_leaves_the_signature_valid(seats: list[int] | None) -> None:
    stripped = records.strip_names(SIGNED, seats)
    assert signing.check(records.read(stripped), [KEY]) == KEY
    assert ("Ann" in stripped, "Bob" in stripped) == (seats == [1], seats == [0])


def test_a_removed_name_cannot_be_replaced() -> None:
    """Without its salt, the hash of a name says nothing; another name needs another hash."""
    stripped = records.strip_names(HONEST)
    text = resealed(stripped, named_anew("Eve", "Bob"))
    assert "does not fit" in refusal(forged(text))


def test_a_key_that_was_given_up_signs_no_later_game() -> None:
    ended = records.read(SIGNED).ending.ended
    assert ended
    assert signing.check(records.read(SIGNED), [replace(KEY, until=ended + timedelta(seconds=1))])
    before = replace(KEY, until=ended - timedelta(seconds=1))
    assert refusal(SIGNED, before) == f"the key {KEY.id} was given up before this game ended"


def test_format_1_is_not_signed() -> None:
    record = records.read(honest_1())
    with pytest.raises(BadRecord, match="the record is not signed"):
        signing.check(record, [KEY])


def test_keys_are_read_from_what_a_server_publishes_or_from_digits() -> None:
    published = json.encode(signing.PublicKeys([key_of(OTHER_PRIVATE), KEY])).decode()
    assert signing.read_keys(published) == [key_of(OTHER_PRIVATE), KEY]
    assert signing.read_keys(f"{KEY.public.upper()}\n") == [KEY]


@pytest.mark.parametrize(
    "text", ["", "whist", "ab" * 31, "{}", '{"keys":[{"id":"no"}]}', "[" * 100_000, '{"keys":' + "[" * 100_000]
)
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="these are no public keys"):
        signing.read_keys(text)


def test_an_id_belongs_to_its_key() -> None:
    """Otherwise a key could pass under the id of another one."""
    renamed = replace(key_of(OTHER_PRIVATE), id=KEY.id)
    with pytest.raises(ValueError, match="is not the id of the key"):
        signing.read_keys(json.encode(signing.PublicKeys([renamed])).decode())


def test_a_public_half_that_is_no_point_of_the_curve_signs_nothing() -> None:
    public = b"\xff" * 32
    odd = signing.PublicKey(KEY.id, public.hex())
    assert "does not fit" in refusal(SIGNED, odd)
