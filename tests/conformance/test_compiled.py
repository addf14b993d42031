"""The compiled rules and the same files interpreted play the same games, hash by hash."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import madcap

HERE = Path(__file__).parent
PACKAGE = Path(madcap.__file__).parent
SEEDS, MOVES = 4, 600
HOW_TO_BUILD = (
    "The rules are not compiled, so there is nothing to compare. With a C compiler at hand, "
    "`python setup.py build_ext --inplace` builds them (`make test` does so by itself)."
)


def play(source: Path) -> list[str]:
    """Return what hashes.py prints with the package from a folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(HERE.parent)])}
    command = [sys.executable, "-m", "conformance.hashes", str(SEEDS), str(MOVES)]
    result = subprocess.run(command, env=environment, cwd=source, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled() -> list[str]:
    return play(PACKAGE.parent)


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("plain")
    copytree(PACKAGE, folder / "madcap", ignore=ignore_patterns("*.so", "*.pyd", "__pycache__", "page", "ui"))
    return play(folder)


def test_the_rules_are_compiled(compiled: list[str]) -> None:
    assert compiled[0] == "compiled", HOW_TO_BUILD


def test_the_copy_is_interpreted(interpreted: list[str]) -> None:
    assert interpreted[0] == "interpreted"


def test_both_play_the_same_games(compiled: list[str], interpreted: list[str]) -> None:
    assert compiled[0] == "compiled", HOW_TO_BUILD
    assert len(compiled) > 1000
    different = [(one, other) for one, other in zip(compiled[1:], interpreted[1:], strict=False) if one != other]
    assert not different, f"the first of {len(different)} differences: {different[0]}"
    assert len(compiled) == len(interpreted)
