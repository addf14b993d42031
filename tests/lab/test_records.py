"""A record is read as it was written, and every change in it is noticed."""

from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.engine.state import CHANCE, CLOCK
from madcap.games import all_games

from .finished_games import (
    GAME,
    MOVE_MS,
    OPTIONS,
    SEED,
    STARTED,
    fair,
    finished,
    honest,
    honest_1,
    resealed,
    same,
    seats,
    written,
)

HONEST = honest()
LINES = HONEST.splitlines(keepends=True)
LAST = len(LINES)


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        records.read(text)
    return caught.value


@pytest.mark.parametrize("name", all_games())
def test_every_game_is_read_as_it_was_written(name: str) -> None:
    game = all_games()[name]
    match = finished(game, game.options(), fair(game.seats[0]), game.seats[0])
    record = records.read(written(game, game.options(), match))
    assert (record.game, record.options, record.log) == (game, game.options(), match.log)
    assert record.ending.scores == list(game.scores(match.state))
    assert records.verify(record) == match.drawn


def test_players_and_causes_are_read_as_they_were_written() -> None:
    record = records.read(HONEST)
    assert record.header.seats == seats(2)
    assert record.names == ["Ann", "Bob"]
    assert [line.cause for line in record.lines].count("time") == 1
    assert record.ending.seed == SEED.hex()


def test_times_are_recorded_if_known() -> None:
    record = records.read(HONEST)
    assert record.header.started == STARTED
    assert [line.ms for line in record.lines] == [MOVE_MS * number for number in range(len(record.lines))]
    assert '"started":"2031-04-05T06:07:08Z"' in LINES[0]
    log = [records.Logged(seat, move) for seat, move in record.log]
    text = "".join(records.write(GAME, OPTIONS, seats(2), SEED, log, chance="hmac-sha256-2"))
    assert not {"started", "ms", "ended"} & {key for line in text.splitlines() for key in json.decode(line)}
    assert records.read(text).log == record.log


def test_an_unfinished_game_has_no_record() -> None:
    log = [records.Logged(seat, move) for seat, move in records.read(HONEST).log[:-1]]
    with pytest.raises(ValueError, match="finished"):
        list(records.write(GAME, OPTIONS, seats(2), SEED, log, chance="hmac-sha256-2"))


def test_a_name_can_be_removed_and_nothing_else_changes() -> None:
    stripped = records.strip_names(HONEST, [0])
    assert "Ann" not in stripped
    assert seats(2)[0].salt not in stripped  # type: ignore[operator]
    assert stripped.splitlines()[1:] == HONEST.splitlines()[1:]
    record = records.read(stripped)
    assert record.names == ["seat 0 (name removed)", "Bob"]
    assert record.signed_hash == records.read(HONEST).signed_hash
    assert records.verify(record) == records.verify(records.read(HONEST))
    assert records.strip_names(stripped) == records.strip_names(HONEST)


def test_names_are_not_removed_from_seats_or_records_that_have_none() -> None:
    with pytest.raises(BadRecord, match="there is no seat 2"):
        records.strip_names(HONEST, [2])
    with pytest.raises(BadRecord, match="in format 1, names cannot be removed"):
        records.strip_names(honest_1())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"name": "Eve"}, "the name of seat 0 was changed: its hash does not fit"),
        ({"salt": "ab" * 16}, "the name of seat 0 was changed: its hash does not fit"),
        ({"name": None}, "the name of seat 0 and its salt must be there both, or be removed both"),
        ({"salt": None}, "the name of seat 0 and its salt must be there both, or be removed both"),
    ],
    ids=str,
)
def test_another_name_does_not_fit_its_hash(change: dict[str, str], reason: str) -> None:
    forged = resealed(HONEST, lambda head: replace(head, seats=[replace(head.seats[0], **change), head.seats[1]]))
    assert (refusal(forged).line, refusal(forged).reason) == (1, reason)


def test_format_1_is_read_as_it_was() -> None:
    old, new = records.read(honest_1()), records.read(HONEST)
    assert (old.names, old.game, old.options, old.signature) == (new.names, new.game, new.options, None)
    assert refusal(honest_1().replace("Ann", "Eve")).line == 1


def test_format_1_has_no_times_and_no_signature() -> None:
    old = honest_1()
    for text in (
        resealed_1(old, '"cause":"time",', '"cause":"time","ms":5,'),
        old.replace(',"hash"', ',"ended":"2031-04-05T06:07:08Z","hash"').replace(
            ',"ended":"2031-04-05T06:07:08Z","hash"', ',"hash"', old.count(',"hash"') - 1
        ),
    ):
        assert refusal(text).reason == "there are no times in format 1"
    signature = f'{{"key":"{"0" * 16}","signature":"{"0" * 128}"}}\n'
    assert refusal(old + signature).reason == "nothing may follow the outcome"


def resealed_1(text: str, old: str, new: str) -> str:
    """Return the text with one change. The hashes need not fit: the times are checked first."""
    assert old in text
    return text.replace(old, new, 1)


@given(place=st.integers(0, len(HONEST) - 2), other=st.characters())
def test_any_changed_letter_is_found_on_its_line(place: int, other: str) -> None:
    assume(HONEST[place] != other)
    changed = HONEST[:place] + other + HONEST[place + 1 :]
    assert refusal(changed).line == HONEST.count("\n", 0, place) + 1


@given(place=st.integers(0, len(HONEST) - 2))
def test_any_missing_letter_is_found_on_its_line(place: int) -> None:
    assert refusal(HONEST[:place] + HONEST[place + 1 :]).line == HONEST.count("\n", 0, place) + 1


def test_every_letter_of_the_header_and_the_ending_counts() -> None:
    for start, line in (0, 1), (len(HONEST) - len(LINES[-1]), LAST):
        for place in range(start, start + len(LINES[line - 1]) - 1):
            other = "0" if HONEST[place] != "0" else "1"
            assert refusal(HONEST[:place] + other + HONEST[place + 1 :]).line == line


@given(place=st.integers(0, len(HONEST) - 1), extra=st.characters(exclude_characters="\n") | st.just(" "))
def test_any_added_letter_is_found_on_its_line(place: int, extra: str) -> None:
    assert refusal(HONEST[:place] + extra + HONEST[place:]).line == HONEST.count("\n", 0, place) + 1


@given(end=st.integers(0, len(HONEST) - 2))
def test_any_cut_is_found_where_it_was_made(end: int) -> None:
    whole_lines = HONEST.count("\n", 0, end + 1)  # a line that lacks only its newline is whole
    assert refusal(HONEST[:end]).line == whole_lines + 1


@given(line=st.integers(2, LAST - 1))
def test_a_line_left_out_is_found(line: int) -> None:
    error = refusal("".join(LINES[: line - 1] + LINES[line:]))
    assert error.line == line
    if line < LAST - 1:
        assert error.reason == f"move {line - 1} should stand here, but this is move {line}"


@given(line=st.integers(1, LAST))
def test_a_doubled_line_is_found(line: int) -> None:
    assert refusal("".join(LINES[:line] + LINES[line - 1 :])).line == line + 1


@given(line=st.integers(1, LAST - 1))
def test_swapped_lines_are_found(line: int) -> None:
    swapped = [*LINES[: line - 1], LINES[line], LINES[line - 1], *LINES[line + 1 :]]
    assert refusal("".join(swapped)).line == line


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("\n", 1, "not a record"),
        ("madcap\n", 1, "not a record"),
        ("[" * 100_000, 1, "not a record"),
        ('{"madcap":"one"}\n', 1, "not a record"),
        ('{"madcap":3,"news":[]}\n', 1, "format version 3"),
        (LINES[0], 2, "cut off"),
        ("".join(LINES[:-1]), LAST, "cut off"),
        (LINES[0] + LINES[-1], 2, "a move should stand here"),
        (HONEST + LINES[-2], LAST + 1, "a signature, or the end of the file, should stand here"),
        (HONEST.replace(f'"game":"{GAME.name}"', '"game":"whist"'), 1, "no game called 'whist'"),
        (HONEST.replace('"dice":5', '"dice":6'), 1, "options"),
        (HONEST.replace('"dice":5', '"dice":9'), 1, "changed"),
        (HONEST.replace('"Ann"', '"Eve"'), 1, "name of seat 0 was changed"),
        (HONEST.replace('"kind":"person"', '"kind":"bot"', 1), 1, "changed"),
        (HONEST.replace("06:07:08", "06:07:09"), 1, "changed"),
        (HONEST.replace('"ms":1500,', '"ms":1,'), 3, "changed"),
        (HONEST.replace('"cause":"time",', ""), None, "changed"),
    ],
)
def test_the_reason_is_given(text: str, line: int | None, reason: str) -> None:
    error = refusal(text)
    assert line is None or error.line == line
    assert reason in error.reason


@pytest.mark.parametrize("seat", [-1, CHANCE, CLOCK, 2**31, 2**63])
def test_a_seat_that_no_game_has_is_refused(seat: int) -> None:
    forged = json.encode(json.decode(LINES[1]) | {"seat": seat}).decode()
    assert "a move should stand here, and cannot be read" in refusal(f"{LINES[0]}{forged}\n").reason


def test_a_changed_die_is_found() -> None:
    at = next(i for i, text in enumerate(LINES) if '"shows":3' in text)
    changed = [*LINES[:at], LINES[at].replace('"shows":3', '"shows":4'), *LINES[at + 1 :]]
    error = refusal("".join(changed))
    assert (error.line, "changed" in error.reason) == (at + 1, True)


def test_a_move_against_the_rules_is_found_before_its_hash_is_checked() -> None:
    at = next(i for i, text in enumerate(LINES) if '"throw"' in text)
    changed = [*LINES[:at], LINES[at].replace('"keep":"none"', '"keep":"first"'), *LINES[at + 1 :]]
    error = refusal("".join(changed))
    assert (error.line, error.reason) == (at + 1, "The rules do not allow this move now.")


def test_chance_can_be_neither_skipped_nor_made_up() -> None:
    roll = LINES[1].replace('"seat":"chance"', '"seat":0')
    assert refusal(LINES[0] + roll).reason == "it is chance's turn"
    throw = next(text for text in LINES if '"throw"' in text)
    made_up = json.encode(json.decode(throw) | {"seq": 1, "seat": "chance"}).decode()
    assert refusal(f"{LINES[0]}{made_up}\n").reason == "chance cannot do this now"


def test_another_ending_is_found_even_with_fitting_hashes() -> None:
    for change in ({"winners": [0, 1]}, {"scores": [7, 7]}, {"moves": 3}):
        forged = resealed(HONEST, same, lambda ending, change=change: replace(ending, **change))  # type: ignore[misc]
        error = refusal(forged)
        assert (error.line, error.reason) == (LAST, "this is not how the game above ends")


def test_too_many_seats_are_found() -> None:
    ann = json.encode(seats(1)[0]).decode() + ","
    error = refusal(HONEST.replace(ann, ann * 9))
    assert (error.line, error.reason) == (1, f"{GAME.title} is for {GAME.seats[0]} to {GAME.seats[1]} players, not 10")


def test_files_are_read_as_text(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(HONEST, encoding="utf-8", newline="\r\n")
    assert records.read_file(path).log == records.read(HONEST).log
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not even text"):
        records.read_file(path)
