"""The benches are scripts beside each other: their folder is where they import from."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "bench"))
