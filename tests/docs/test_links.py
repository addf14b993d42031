"""Every document is in the index, every link leads somewhere, and every path in backticks exists."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from .checkout import GAME, HOME
from .markdown import DOCS, ROOT, code_words, files, links, read

PAGES = [ROOT / "README.md", ROOT / "tests" / "README.md", *sorted(DOCS.rglob("*.md"))]
PATH = re.compile(r"[\w.*<>-]+(/[\w.*<>-]+)*/?")  # a word that could be a path
SOURCE = re.compile(r".+\.(py|md|ts|svelte|toml|css|ftl)")
PACKAGE = ROOT / "src" / "madcap"
HOMES = (ROOT, PACKAGE, ROOT / "web" / "src", ROOT / "tests", *sorted(PACKAGE.glob("games/*/")))  # where paths begin

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def test_every_document_is_in_the_index() -> None:
    listed = {(DOCS / target).resolve() for target in links(read("README.md"))}
    assert {path for path in DOCS.rglob("*.md") if path.name != "README.md"} <= listed


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    assert [target for target in links(page.read_text(encoding="utf-8")) if not (page.parent / target).exists()] == []


@every_page
def test_named_paths_exist(page: Path) -> None:
    named = [word for word in code_words(page.read_text(encoding="utf-8")) if is_path(word)]
    assert [word for word in named if not exists(word)] == []


def is_path(word: str) -> bool:
    """Return whether a word is a path in the project: it begins with one of its folders, or ends like a source file."""
    if not PATH.fullmatch(word):
        return False
    starts_here = any((home / word.partition("/")[0]).is_dir() for home in HOMES)
    return starts_here if "/" in word else bool(SOURCE.fullmatch(word))


def exists(word: str) -> bool:
    """Return whether a path exists; `<game>` and `*` stand for any name. A bare file name may be anywhere."""
    pattern = re.sub(r"<\w+>", "*", word.rstrip("/"))
    if any(fnmatch(path, f"*{pattern}") for path in example_paths()):
        return True
    if "/" in pattern:
        return any(next(home.glob(pattern), None) for home in HOMES)
    return any(next(folder.rglob(pattern), None) for folder in source_folders()) or (ROOT / pattern).exists()


def example_paths() -> list[str]:
    """Return the paths of files that the documents tell readers to make: a game, a bot."""
    folder = HOME / GAME
    template = ROOT / "tools" / "game_template"
    written = [path.relative_to(template) for path in template.rglob("*")]
    screens = ("wire.ts", "Picture.svelte", "Alone.svelte", "AloneResult.svelte", "guide.ts", "story.ts")
    later = (Path("ui", name) for name in screens)
    return [str(folder), *(str(folder / path) for path in (*written, *later)), *files(read("write-a-bot.md"))]


def source_folders() -> list[Path]:
    return [ROOT / name for name in ("src", "web", "tests", "docs", "bench", "examples")]


@pytest.mark.parametrize("word", ["src/madcap/engine/nothing.py", "tests/nowhere/", "nothing.py", "engine/nothing.py"])
def test_a_path_that_does_not_exist_would_be_noticed(word: str) -> None:
    assert is_path(word)
    assert not exists(word)


@pytest.mark.parametrize("word", ["madcap sim", "GET /api/me", "a/b", "$who", "2.0"])
def test_other_words_are_left_alone(word: str) -> None:
    assert not is_path(word)
