"""Nothing outside a game's folder names the game, so adding or removing a game needs no change elsewhere."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from madcap.games import HOME, all_games

ROOT = HOME.parents[2]
# Folders that are made, or belong to this machine. `page` is the built page.
MADE = {"node_modules", "build", "dist", "page", "__pycache__"}
TEXT = {
    ".py",
    ".ts",
    ".js",
    ".svelte",
    ".css",
    ".html",
    ".ftl",
    ".toml",
    ".json",
    ".md",
    ".yml",
    ".txt",
    ".c",
    ".svg",
    "",
}

# Where games are named, and why.
ALLOWED = {
    "README.md": "says what can be played",
    "CHANGELOG.md": "says what has changed in which game",
    "CONTRIBUTING.md": "shows commands with a game's name",
    "docs/": "is for people, who ask about a game",
    "bench/": "compares with peers that play the same game",
    "examples/any_game_bot.py": "puts moves together from the offers of games that have too many moves to list",
}
# Where the games are named that tests add to a copy of the project: see tests/docs/checkout.py.
ADDED = {
    "tests/docs/": "adds them",
    "tools/game_template/": "is what they are made from",
    "src/madcap/cli/scaffold.py": "makes them, and has one as its example",
    "tests/lab/test_cli_new_game.py": "tests that",
}


@cache
def sources() -> dict[str, str]:
    """Every text file of the project in which no game may be named, by its path."""
    allowed = (*ALLOWED, *ADDED)
    return {path: (ROOT / path).read_text(encoding="utf-8") for path in _paths() if not path.startswith(allowed)}


def _paths() -> Iterator[str]:
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in MADE and not name.startswith(".")]
        yield from ((Path(folder) / name).relative_to(ROOT).as_posix() for name in names if Path(name).suffix in TEXT)


def spellings(name: str) -> re.Pattern[str]:
    """A game's name as a folder, a title, a class and in an address."""
    words = name.split("_")
    ways = {name, all_games()[name].title, "".join(map(str.title, words)), "-".join(words)}
    return re.compile("|".join(rf"(?<![a-zA-Z]){re.escape(way)}(?![a-z])" for way in ways))


def named(name: str, texts: dict[str, str]) -> list[str]:
    """The lines that name a game, outside its folder."""
    own, spelt = f"src/madcap/games/{name}/", spellings(name)
    return [
        f"{path}:{number}: {line.strip()}"
        for path, text in texts.items()
        if not path.startswith(own)
        for number, line in enumerate(text.splitlines(), 1)
        if spelt.search(f"{path} {line}")
    ]


@pytest.mark.parametrize("name", all_games())
def test_only_a_games_own_folder_names_it(name: str) -> None:
    assert named(name, sources()) == []


@pytest.mark.parametrize("name", all_games())
def test_a_name_would_be_found(name: str) -> None:
    title = all_games()[name].title
    files = {"tests/a.py": f'find("{name}")', "web/b.ts": f"// {title}", f"src/madcap/games/{name}/c.py": name}
    assert [line.partition(":")[0] for line in named(name, files)] == ["tests/a.py", "web/b.ts"]


@pytest.mark.parametrize("place", ALLOWED)
def test_games_are_named_where_they_may_be(place: str) -> None:
    """Otherwise the place does not need to be allowed."""
    paths = [path for path in _paths() if path.startswith(place)]
    texts = {path: (ROOT / path).read_text(encoding="utf-8") for path in paths}
    assert any(named(name, texts) for name in all_games()), f"no game is named in {place}"
