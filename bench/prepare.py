"""Compiles the C reference and installs the peers, each only when something has changed."""

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
C_REFERENCE = BENCH / "madmath.c"

NO_ENV: dict[str, str] = {}


def ours(way: str, games: int) -> Command:
    """Return the command for our own engine, from this checkout."""
    path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    return Command([sys.executable, str(BENCH / "madcap_engine.py"), way], games, {"PYTHONPATH": path})


def c_reference(games: int) -> Command:
    """Return the command for the same game in C; compile it if its source is newer."""
    program = BUILD / "madmath"
    if not _is_fresh(program, C_REFERENCE):
        BUILD.mkdir(exist_ok=True)
        compile_c_reference(program)
    return Command([str(program)], games, NO_ENV)


def compile_c_reference(program: Path) -> None:
    _run("the C reference cannot be compiled", [_tool("gcc"), "-O3", "-o", str(program), str(C_REFERENCE)])


def openspiel(way: str, games: int) -> Command:
    """Return the command for OpenSpiel, in the peers' environment."""
    return Command([_peers_python(), str(BENCH / "peers" / "openspiel.py"), way], games, NO_ENV)


def cp_sat(cards: int) -> Command:
    """Return the command for OR-tools' CP-SAT, in the peers' environment, on the cards of the standard deck."""
    game = SOURCES / "madcap" / "games" / "match_madness"
    data = [str(game / "components.py"), str(game / "standard.json")]
    return Command([_peers_python(), str(BENCH / "peers" / "cpsat.py"), *data], cards, NO_ENV)


def _peers_python() -> str:
    """Return the Python of an environment with everything in requirements.txt."""
    wanted, python = BENCH / "requirements.txt", BUILD / "venv" / "bin" / "python"
    done = BUILD / "venv" / "installed"
    if not _is_fresh(done, wanted):
        why = "the peers cannot be installed"
        _run(why, [sys.executable, "-m", "venv", "--clear", str(BUILD / "venv")])
        _run(why, [str(python), "-m", "pip", "install", "--quiet", "--requirement", str(wanted)])
        done.touch()
    return str(python)


def boardgame_io(games: int) -> Command:
    """Return the command for boardgame.io's client in production mode."""
    return Command([_node_with_boardgame_io(), str(BOARDGAME / "play.js")], games, {"NODE_ENV": "production"})


def boardgame_io_server() -> tuple[str, str]:
    """Return Node's path and the path of boardgame.io's server script."""
    return _node_with_boardgame_io(), str(BOARDGAME / "server.js")


def _node_with_boardgame_io() -> str:
    """Install boardgame.io from npm if needed, and return Node's path."""
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
        raise NotMeasured(f"{why}: {said[0] if said else 'no error message'}")
