"""A copy of the project with two more games: the one of docs/add-a-game.md, and one that `madcap new-game` wrote."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .markdown import ROOT, applied, blocks, files, read

GAME = "high_cups"  # the game of the document
PLAIN = "lucky_dice"  # as `madcap new-game` wrote it
NAMES = (GAME, PLAIN)
ANY = " or ".join(NAMES)  # for pytest's -k
HOME = Path("src", "madcap", "games")
FOLDERS = tuple(str(HOME / name) for name in NAMES)

LINKED = ("node_modules", ".venv")  # folders that the copy shares with the project
LEFT_OUT = shutil.ignore_patterns(*LINKED, ".git", "build", "dist", "*.db", "__pycache__", ".*_cache", ".hypothesis")
SERVE = """
import sys
from madcap.server.serving import serve
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True))
"""


def build(tree: Path) -> Path:
    """Copy the project into a folder and add the two games."""
    shutil.copytree(ROOT, tree, ignore=_left_out, dirs_exist_ok=True)
    for name in LINKED:
        (tree / name).symlink_to(ROOT / name)
    text = read("add-a-game.md")
    for commands in blocks(text, "sh"):
        shell(tree, commands)
    for name, diff in files(text).items():
        path = tree / HOME / GAME / name
        path.write_text(applied(path.read_text(encoding="utf-8"), diff), encoding="utf-8")
    for compiled in (tree / HOME / GAME).rglob("__pycache__"):  # Python overlooks changes of the same second and size
        shutil.rmtree(compiled)
    run(tree, "-m", "tests.golden", GAME)
    run(tree, "-m", "madcap.cli", "new-game", PLAIN)  # last: types are written for both
    return tree


def _left_out(folder: str, names: list[str]) -> set[str]:
    """Return what is not copied: files of this machine, and the page, which is built again."""
    return {*LEFT_OUT(folder, names), *({"page"} if folder.endswith("madcap/server") else ())}


def build_page(tree: Path) -> None:
    """Build the page, with both games in it."""
    shell(tree, "PATH=$PWD/.venv/bin:$PATH npm run --silent build")


def environment(tree: Path) -> dict[str, str]:
    """Return an environment in which Python finds the copy and not this package."""
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


def shell(tree: Path, commands: str) -> str:
    """Run a command, which must not fail, and return its output."""
    return _said(tree, ["sh", "-euc", commands])


def run(tree: Path, *arguments: str) -> str:
    """Run a Python program, which must not fail, and return its output."""
    return _said(tree, [sys.executable, *arguments])


def _said(tree: Path, command: list[str]) -> str:
    done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


@contextmanager
def serving(tree: Path, db: Path) -> Iterator[str]:
    """Run a server from these sources on a free port and yield its address."""
    command = [sys.executable, "-c", SERVE, str(db)]
    with subprocess.Popen(command, cwd=tree, env=environment(tree), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
