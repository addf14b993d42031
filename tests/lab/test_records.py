"""A record is read as it was written, and every change in it is noticed."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from madcap import records
from madcap.engine.errors import BadRecord
from madcap.engine.fair import fair_chance_1
from madcap.games import all_games
from madcap.records.format import Header

from .finished_games import GAME, NONCES, OPTIONS, SEED, finished, honest, resealed, seats, written

HONEST = honest()
LINES = HONEST.splitlines(keepends=True)
LAST = len(LINES)


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        records.read(text)
    return caught.value


def same(line: Header) -> Header:
    return line


@pytest.mark.parametrize("name", all_games())
def test_every_game_is_read_as_it_was_written(name: str) -> None:
    game = all_games()[name]
    match = finished(game, game.options(), fair_chance_1(SEED, NONCES), game.seats[0])
    record = records.read(written(game, game.options(), match))
    assert (record.game, record.options, record.log) == (game, game.options(), match.log)
    assert record.ending.scores == list(game.scores(match.state))
    assert records.verify(record) == match.drawn


def test_players_and_causes_are_read_as_they_were_written() -> None:
    record = records.read(HONEST)
    assert record.header.seats == seats(2)
    assert record.names == ["Ann", "Bot 1"]
    assert [line.cause for line in record.lines].count("time") == 1
    assert record.ending.seed == SEED.hex()


def test_the_time_of_the_start_is_recorded_if_known() -> None:
    began = datetime(2031, 4, 5, 6, 7, 8, tzinfo=UTC)
    log = [(seat, move, "self") for seat, move in records.read(HONEST).log]
    text = "".join(records.write(GAME, OPTIONS, seats(2), NONCES, SEED, log, started=began))  # type: ignore[arg-type]
    assert records.read(text).header.started == began
    assert '"started":"2031-04-05T06:07:08Z"' in text


def test_an_unfinished_game_has_no_record() -> None:
    log = [(seat, move, "self") for seat, move in records.read(HONEST).log[:-1]]
    with pytest.raises(ValueError, match="finished"):
        list(records.write(GAME, OPTIONS, seats(2), NONCES, SEED, log))  # type: ignore[arg-type]


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
        ('{"madcap":2,"news":[]}\n', 1, "format version 2"),
        (LINES[0], 2, "cut off"),
        ("".join(LINES[:-1]), LAST, "cut off"),
        (LINES[0] + LINES[-1], 2, "a move should stand here"),
        (HONEST + LINES[-2], LAST + 1, "nothing may follow"),
        (HONEST.replace(f'"game":"{GAME.name}"', '"game":"whist"'), 1, "no game called 'whist'"),
        (HONEST.replace('"dice":5', '"dice":6'), 1, "options"),
        (HONEST.replace('"dice":5', '"dice":9'), 1, "changed"),
        (HONEST.replace('"Ann"', '"Eve"'), 1, "changed"),
        (HONEST.replace('"cause":"time",', ""), None, "changed"),
    ],
)
def test_the_reason_is_given(text: str, line: int | None, reason: str) -> None:
    error = refusal(text)
    assert line is None or error.line == line
    assert reason in error.reason


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
    ann = '{"name":"Ann","kind":"person"},'
    error = refusal(HONEST.replace(ann, ann * 9))
    assert (error.line, error.reason) == (1, f"{GAME.title} is for {GAME.seats[0]} to {GAME.seats[1]} players, not 10")


def test_files_are_read_as_text(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(HONEST, encoding="utf-8", newline="\r\n")
    assert records.read_file(path).log == records.read(HONEST).log
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not even text"):
        records.read_file(path)
