"""The reference in C plays the same games as our engine: otherwise the bench compares two different things."""

import json
import subprocess
from pathlib import Path

import madcap_engine
import prepare

GAMES = 5_000  # some of them with more than a thousand throws


def test_the_c_reference_plays_our_games_move_for_move(tmp_path: Path) -> None:
    program = tmp_path / "reference"
    prepare.compile_c_reference(program)
    asked = f"play 7 {GAMES}\n"
    answer = subprocess.run([program], input=asked, capture_output=True, text=True, check=True).stdout
    theirs, ours = json.loads(answer), madcap_engine.playouts(7, GAMES)
    for figure in ("moves", "decisions", "checksum"):
        assert theirs[figure] == ours[figure], figure
