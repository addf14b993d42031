"""The golden games of every game: each recorded move is still legal and still leads to the same state."""

from pathlib import Path

import pytest

from madcap.engine.match import digest
from madcap.games import HOME, all_games, find

from .recordings import from_words, header, in_words, moves, paths, record

every_recording = pytest.mark.parametrize("path", paths(), ids=lambda path: str(path.relative_to(HOME)))


@pytest.mark.parametrize("name", all_games())
def test_every_game_has_golden_games(name: str) -> None:
    assert any(header(path.read_text(encoding="utf-8")).game == name for path in (HOME / name).rglob("golden/*.txt"))


@every_recording
def test_a_golden_game_plays_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    plan, lines = header(text), text.splitlines()
    game, state = find(plan.game), plan.start()
    assert lines[1] == f"{digest(state)} start"
    for number, (expected, seat, move) in enumerate(moves(game, text), 3):
        assert state.is_legal(seat, move), f"line {number}: {lines[number - 1]}"
        state.apply(seat, move)
        assert digest(state) == expected, f"line {number}: {lines[number - 1]}"
    assert state.actors == 0
    assert lines[-1] == f"scores {' '.join(map(str, game.scores(state)))}"


@every_recording
def test_a_golden_game_is_what_the_command_writes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert record(header(text)) == text, "if this is meant: make golden, and look at the difference"


@every_recording
def test_a_golden_game_is_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 400


@every_recording
def test_words_are_read_as_they_were_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = find(header(text).game)
    for _, _, move in moves(game, text):
        assert from_words(game, in_words(game.typed(move))) == game.typed(move)
