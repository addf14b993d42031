"""The wheel without compiled rules, for any Python. `make wheel` tests the compiled one, with all its libraries."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from madcap import __version__
from madcap.games import all_games
from madcap.server.http.page import HOME
from madcap.texts import LANGUAGES

from .installed_wheel import InstalledWheel, borrow_libraries, is_compiled, try_out

ROOT = Path(__file__).parents[2]
NAMES = {"py", "sql", "typed", "ftl", "md", "json", "html", "js", "css", "svg", "png", "woff2", "webmanifest"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    command = [sys.executable, "tools/wheel.py", "--pure", "--dist", str(tmp_path_factory.mktemp("dist"))]
    built = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(built.stdout.strip())


@pytest.fixture(scope="module")
def files(wheel: Path) -> Iterator[dict[str, bytes]]:
    with ZipFile(wheel) as opened:
        yield {name: opened.read(name) for name in opened.namelist()}


def test_the_wheels_name_and_metadata_are_right(wheel: Path, files: dict[str, bytes]) -> None:
    assert wheel.name == f"madcap-{__version__}-py3-none-any.whl"
    about = files[f"madcap-{__version__}.dist-info/METADATA"].decode()
    assert re.search(f"^Version: {re.escape(__version__)}$", about, re.MULTILINE)
    assert re.search("^License-Expression: MIT$", about, re.MULTILINE)


def test_the_wheel_holds_what_is_needed_and_nothing_else(files: dict[str, bytes]) -> None:
    page = {f"madcap/server/page/{path.relative_to(HOME)}" for path in HOME.rglob("*") if path.is_file()}
    texts = {f"madcap/games/{game}/texts/{lang}.ftl" for game in all_games() for lang in LANGUAGES}
    ours = {name for name in files if not name.startswith(f"madcap-{__version__}.dist-info/")}
    assert page | texts | {"madcap/py.typed"} <= ours
    assert {name.rpartition(".")[2] for name in ours} <= NAMES
    assert [name for name in ours if "/tests/" in name or "/ui/" in name] == []


async def test_the_installed_wheel_serves_and_plays(wheel: Path, tmp_path: Path) -> None:
    installed = InstalledWheel(tmp_path / "alone", wheel, "--no-deps", "--no-index", "--no-compile")
    borrow_libraries(installed.home)
    assert not is_compiled(installed)
    assert installed.ask("madcap", "--version") == f"madcap {__version__}"
    await try_out(installed)
