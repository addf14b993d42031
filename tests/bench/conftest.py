"""Adds the folder of the benches to the path: they are scripts that import each other."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "bench"))
