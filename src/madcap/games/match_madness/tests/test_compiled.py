"""The compiled press and the same files interpreted make the same cards."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import madcap
from madcap.games.match_madness.press import effort
from madcap.games.match_madness.press.decks import written
from madcap.games.match_madness.press.generator import press

PACKAGE = Path(madcap.__file__).parent
PROGRAM = """
from madcap.games.match_madness.press import effort
from madcap.games.match_madness.press.decks import written
from madcap.games.match_madness.press.generator import press
assert effort.__file__.endswith(".py")
print(written(press(11, 2, [1, 2, 3])), end="")
"""


def test_both_press_the_same_cards(tmp_path: Path) -> None:
    assert not str(effort.__file__).endswith(".py"), "the press is not compiled, so there is nothing to compare"
    leave_out = ignore_patterns("*.so", "*.pyd", "__pycache__", "page", "ui", "tests")
    copytree(PACKAGE, tmp_path / "madcap", ignore=leave_out)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    made = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    assert made.stdout == written(press(11, 2, [1, 2, 3]))
