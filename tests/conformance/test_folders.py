"""What lies in every game's folder: the same files. Its words have tests of their own (test_texts.py)."""

import pytest

from madcap.games import HOME, all_games

from .bundles import Bundle, bundles

FILES = ("README.md", "__init__.py", "rules.py", "moves.py", "view.py", "bots.py", "ui/Table.svelte")

every_game = pytest.mark.parametrize("name", all_games())


@every_game
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_same_files(name: str, file: str) -> None:
    path = HOME / name / file
    assert path.is_file()
    assert path.read_text(encoding="utf-8").strip()


@every_game
def test_every_game_has_tests_of_its_own(name: str) -> None:
    assert list((HOME / name / "tests").glob("test_*.py"))


@every_game
def test_a_game_is_called_like_its_folder(name: str) -> None:
    assert all_games()[name].name == name


# The description that a game gives of itself.


@pytest.mark.parametrize("bundle", [bundle for bundle in bundles() if not bundle.changed], ids=str)
def test_every_number_of_seats_can_start(bundle: Bundle) -> None:
    assert bundle.start().seats == bundle.seats
    assert bundle.start().actors


@every_game
def test_every_game_has_bots_of_three_levels(name: str) -> None:
    levels = all_games()[name].levels
    assert list(levels) == ["gentle", "fair", "sharp"]
    assert all(0 <= level.slip <= 1 and level.pace_ms[0] <= level.pace_ms[1] for level in levels.values())
    assert levels["gentle"].iterations <= levels["fair"].iterations <= levels["sharp"].iterations
