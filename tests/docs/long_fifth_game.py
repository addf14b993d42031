"""Everything that `make test` runs, in a copy of the project with two more games: `make fifth-game`.

The games are those of test_add_a_game.py, which runs the part of it that takes a minute. Here the copy is compiled, its page
is built, and all checks and tests run. `--keep DIR` builds the copy there and leaves it.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from .checkout import build, environment

# The copy is built without `make`, which would set up the folders that the copy shares with the project.
PATH = 'export PATH="$PWD/.venv/bin:$PATH"'
STEPS = (
    "python setup.py --quiet build_ext --inplace",
    "npm run --silent build",
    "ruff check .",
    "ruff format --check .",
    "mypy src tests bench examples tools",
    "lint-imports",
    "python -m tools.wire_types --check",
    "npm run --silent check",
    "pytest -n {workers} --dist loadfile --no-loadscope-reorder --ignore tests/docs/test_add_a_game.py",
)


def check(tree: Path, workers: int) -> bool:
    """Run every step, even if an earlier one failed, and return whether all succeeded."""
    build(tree)
    failed = [step for step in STEPS if not _succeeds(tree, step.format(workers=workers))]
    for step in failed:
        print(f"failed: {step}", file=sys.stderr)
    return not failed


def _succeeds(tree: Path, step: str) -> bool:
    print(f"$ {step}", flush=True)
    return subprocess.run(["sh", "-c", f"{PATH}; {step}"], cwd=tree, env=environment(tree), check=False).returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs everything in a copy of the project with two games more.")
    parser.add_argument("--keep", type=Path, help="build the copy here, and leave it")
    parser.add_argument("--workers", type=int, default=3, help="tests that run at a time (3)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return not check(asked.keep or Path(folder), asked.workers)


if __name__ == "__main__":
    sys.exit(main())
