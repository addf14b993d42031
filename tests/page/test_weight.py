"""The first page loads at most 60 kB of script, a table at most 60 kB more, and nothing from other hosts."""

import gzip
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from madcap.server.http.page import HOME

ROOT = Path(__file__).parents[2]
ASSETS = HOME / "assets"
LIMIT = 60_000  # bytes, compressed as the server does it

STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["'`]\./([\w.-]+\.js)["'`]""")
HOST = re.compile(r"""https?://[\w.-]+|["'`(]//[\w-]+\.[\w.-]+""")
NAMESPACES = {"http://www.w3.org"}  # namespaces of SVG, XML and MathML; nothing is loaded from them
SPOKEN_OF = {"https://svelte.dev"}  # addresses inside error messages


class Head(HTMLParser):
    """What index.html loads and contains."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.inline: list[str] = []
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self._inside = tag
        self.loaded += [value for name in ("src", "href") if (value := named.get(name))]
        self.inline += [f"{tag} {name}" for name in named if name == "style" or name.startswith("on")]

    def handle_data(self, data: str) -> None:
        if self._inside in ("script", "style") and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""


def head() -> Head:
    return Head((HOME / "index.html").read_text(encoding="utf-8"))


@cache
def text(script: str) -> str:
    return (ASSETS / script).read_text(encoding="utf-8")


def closure(*scripts: str) -> set[str]:
    """Return these scripts and all their static imports."""
    found: set[str] = set()
    waiting = list(scripts)
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += STATIC_IMPORT.findall(text(script))
    return found


def weight(scripts: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / script).read_bytes(), 9, mtime=0)) for script in scripts)


def chunks(name: str) -> list[str]:
    """Return the scripts built from files of this name, one for each game."""
    return [path.name for path in ASSETS.glob(f"{name}-????????.js")]


def heaviest(scripts: list[str], beside: set[str]) -> set[str]:
    """Return the script that adds most, with its imports."""
    return max((closure(script) for script in scripts), key=lambda some: weight(some - beside))


def texts() -> tuple[list[str], list[str]]:
    """Return the scripts with the page's own texts and those with the games' texts, in any language."""
    ours: list[str] = []
    games: list[str] = []
    for source in sorted((ROOT / "web" / "src" / "texts").glob("*.ftl")):
        found = re.search(r"^[\w-]+ =.*$", source.read_text(encoding="utf-8"), re.MULTILINE)
        assert found
        for script in chunks(source.stem):
            (ours if found[0] in text(script) else games).append(script)
    return ours, games


def first_page() -> set[str]:
    """Return what the first page loads: its entry, the games' covers, and its texts in the longest language."""
    scripts = [Path(name).name for name in head().loaded if name.endswith(".js")]
    found = closure(*scripts, *chunks("Art"))
    return found | heaviest(texts()[0], found)


def table() -> set[str]:
    """Return what a table of the largest game loads."""
    found = closure(*chunks("TablePage"))
    found |= heaviest(chunks("Table"), found)
    return found | heaviest(texts()[1], found)


def test_the_page_is_built_as_this_test_expects() -> None:
    assert all(map(chunks, ("TablePage", "Table", "Art", "en", "fr", "de", "it", "da")))
    assert len(texts()[0]) == 5
    assert {script.partition("-")[0] for script in closure(*chunks("TablePage"))} == {
        "TablePage",
        "kit",
        "start",
        "things",
    }


def test_the_first_page_is_light() -> None:
    assert 10_000 < weight(first_page()) <= LIMIT


def test_the_first_page_loads_no_parts_of_tables() -> None:
    """Covers show cards, dice and pawns; whatever else of the kit they imported would bring all of it."""
    assert chunks("kit")
    assert not first_page() & set(chunks("kit"))


def test_a_table_is_light() -> None:
    assert 10_000 < weight(table() - first_page()) <= LIMIT


def test_a_table_comes_in_few_files() -> None:
    assert len(table()) <= 12


def test_the_solo_part_is_loaded_only_when_asked_for() -> None:
    solos = chunks("Alone")
    assert solos
    assert not first_page() & set(solos)
    for solo in solos:
        assert weight(closure(*chunks("Solo"), solo) - first_page()) <= LIMIT / 4


def test_index_holds_no_script_and_no_style_itself() -> None:
    assert head().inline == []


def test_index_loads_only_files_of_the_page() -> None:
    assert head().loaded
    for name in head().loaded:
        assert (HOME / name.removeprefix("/")).is_file(), name


@pytest.mark.parametrize("path", sorted(HOME.rglob("*.*")), ids=lambda path: str(path.relative_to(HOME)))
def test_nothing_refers_to_another_host(path: Path) -> None:
    if path.suffix in (".html", ".css", ".js", ".svg", ".json", ".webmanifest"):
        assert set(HOST.findall(path.read_text(encoding="utf-8"))) <= NAMESPACES | SPOKEN_OF
