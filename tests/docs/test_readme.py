"""The README's Python runs, and its pictures exist: all games, on a phone and on a laptop."""

import doctest
import re
from pathlib import Path

import pytest

from .markdown import ROOT

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURES = {  # the path of each, and its alternative text
    **{path: words for words, path in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", TEXT)},
    **dict(re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]*)">', TEXT)),
}
GAMES = re.findall(r"\]\(src/madcap/games/(\w+)/README.md\)", TEXT)
SIZES = {"laptop": (1920, 1200), "phone": (780, 1688)}
MOST_BYTES = 150_000


def test_its_examples_do_what_they_say() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_page_is_shown(game: str, device: str) -> None:
    path = f"docs/pictures/{game}-{device}.webp"
    assert len(PICTURES[path].split()) > 5, "say what is to be seen"
    assert size_of(ROOT / path) == SIZES[device], "run `make pictures`"
    assert (ROOT / path).stat().st_size < MOST_BYTES


def test_no_picture_is_forgotten() -> None:
    assert GAMES
    assert {f"docs/pictures/{path.name}" for path in (ROOT / "docs" / "pictures").iterdir()} == PICTURES.keys()


def size_of(path: Path) -> tuple[int, int]:
    """The width and height of a WebP picture, from its header."""
    data = path.read_bytes()
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP")
    if data[12:16] == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    assert data[12:16] == b"VP8 "
    return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
