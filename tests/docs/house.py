"""A copy of the project with the game of docs/add-a-game.md in it, and a real server to talk with."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .markdown import ROOT, blocks, files, read

GAME = "cups"
COPIED = (
    "src",
    "web",
    "tests/__init__.py",
    "tests/conformance",
    "tests/games.py",
    "tests/golden.py",
    "tools",
    "pyproject.toml",
    "setup.py",
    "tsconfig.json",
)
SERVE = """
import sys
from madcap.server.serving import serve
serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True))
"""


def build(tree: Path) -> Path:
    """The project's sources in a folder, and in them the game as the document spells it out."""
    for name in COPIED:
        _copy(ROOT / name, tree / name)
    (tree / "node_modules").symlink_to(ROOT / "node_modules")
    text = read("add-a-game.md")
    for name, content in files(text).items():
        path = tree / "src" / "madcap" / "games" / GAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    for commands in blocks(text, "sh"):
        subprocess.run(["sh", "-euc", commands], cwd=tree, check=True)
    run(tree, "-m", "tools.wire_types")
    run(tree, "-m", "tests.golden")
    return tree


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "page", ".*"))
    else:
        shutil.copy(source, target)


def environment(tree: Path) -> dict[str, str]:
    """With it, Python finds the copy and not the package that is being tested."""
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


def run(tree: Path, *arguments: str) -> str:
    """What a Python program says, which must not fail."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}{done.stderr}"
    return done.stdout


@contextmanager
def serving(tree: Path, db: Path) -> Iterator[str]:
    """A server from these sources on a free port; its address."""
    command = [sys.executable, "-c", SERVE, str(db)]
    with subprocess.Popen(command, cwd=tree, env=environment(tree), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
