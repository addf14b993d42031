"""Sets up what the rows compare: compiles the C reference, installs the peers, each only when something has changed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from measure import Command, NotMeasured

BENCH = Path(__file__).parent
BUILD = BENCH / "build"
BOARDGAME = BENCH / "peers" / "boardgame"
SOURCES = BENCH.parent / "src"

NO_ENV: dict[str, str] = {}


def ours(way: str, games: int) -> Command:
    """Our own engine, from this checkout."""
    path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    return Command([sys.executable, str(BENCH / "ours.py"), way], games, {"PYTHONPATH": path})


def c_reference(games: int) -> Command:
    """The same game in C, compiled when its source is newer."""
    source, program = BENCH / "madmath.c", BUILD / "madmath"
    if not _is_fresh(program, source):
        BUILD.mkdir(exist_ok=True)
        _run("the C reference cannot be compiled", [_tool("gcc"), "-O3", "-o", str(program), str(source)])
    return Command([str(program)], games, NO_ENV)


def openspiel(way: str, games: int) -> Command:
    """OpenSpiel, in the peers' own environment."""
    return Command([_peers_python(), str(BENCH / "peers" / "openspiel.py"), way], games, NO_ENV)


def cp_sat(cards: int) -> Command:
    """OR-tools' CP-SAT, in the peers' own environment, on the cards of the standard deck."""
    game = SOURCES / "madcap" / "games" / "match_madness"
    data = [str(game / "components.py"), str(game / "standard.json")]
    return Command([_peers_python(), str(BENCH / "peers" / "cpsat.py"), *data], cards, NO_ENV)


def _peers_python() -> str:
    """The Python of an environment with all that requirements.txt names."""
    wanted, python = BENCH / "requirements.txt", BUILD / "venv" / "bin" / "python"
    done = BUILD / "venv" / "installed"
    if not _is_fresh(done, wanted):
        why = "the peers cannot be installed"
        _run(why, [sys.executable, "-m", "venv", "--clear", str(BUILD / "venv")])
        _run(why, [str(python), "-m", "pip", "install", "--quiet", "--requirement", str(wanted)])
        done.touch()
    return str(python)


def boardgame_io(games: int) -> Command:
    """boardgame.io's client, as it runs in production."""
    return Command([_node_with_boardgame_io(), str(BOARDGAME / "play.js")], games, {"NODE_ENV": "production"})


def boardgame_io_server() -> tuple[str, str]:
    """Node, and boardgame.io's server for it."""
    return _node_with_boardgame_io(), str(BOARDGAME / "server.js")


def _node_with_boardgame_io() -> str:
    """Node, where boardgame.io is installed from npm."""
    lock, done = BOARDGAME / "package-lock.json", BOARDGAME / "node_modules" / ".package-lock.json"
    node = _tool("node")
    if not _is_fresh(done, lock):
        install = [_tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        _run("boardgame.io cannot be installed", install, BOARDGAME)
    return node


def _is_fresh(made: Path, source: Path) -> bool:
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime


def _tool(name: str) -> str:
    found = shutil.which(name)
    if not found:
        raise NotMeasured(f"there is no {name} on this machine")
    return found


def _run(why: str, argv: Sequence[str], folder: Path = BENCH) -> None:
    done = subprocess.run(argv, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr + done.stdout).strip().splitlines()
        raise NotMeasured(f"{why}: {said[0] if said else 'it does not say why'}")
