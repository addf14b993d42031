"""Builds a wheel that needs neither Node.js nor a compiler where it is installed: `python tools/wheel.py [--pure]`.

It is built in a copy that holds only the sources and the page, so that no other files get in: extensions for another
Python, tests, notes. The page must have been built before; `make wheel` does that.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "tests", "ui")
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


def build(dist: Path, pure: bool = False) -> Path:
    """Build the wheel into a folder. Pure: without the compiled rules, for any machine with Python."""
    with tempfile.TemporaryDirectory() as folder:
        copy, built = Path(folder) / "madcap", Path(folder) / "built"
        _copy_sources(copy)
        # The packages that are installed here build it, in the versions that constraints.txt pins.
        command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(built), str(copy)]
        subprocess.run(command, check=True, cwd=copy, env=os.environ | {"MADCAP_PURE": "1" if pure else ""})
        (wheel,) = built.iterdir()
        _check_kind(wheel.name, pure)
        dist.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(wheel, dist))


def _copy_sources(copy: Path) -> None:
    if not (ROOT / "src/madcap/server/page/index.html").exists():
        sys.exit("The page is not built yet: `make wheel` builds it first.")
    shutil.copytree(ROOT / "src", copy / "src", ignore=LEFT_OUT)
    for name in NEEDED:
        shutil.copy(ROOT / name, copy)


def _check_kind(name: str, pure: bool) -> None:
    if name.endswith("-py3-none-any.whl") != pure:
        sys.exit(f"{name} is not what was asked for: is mypy missing here?")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Builds a wheel with the page and the compiled rules inside.")
    parser.add_argument("--pure", action="store_true", help="without compiled rules: for every machine, only slower")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where to put it (dist)")
    asked = parser.parse_args()
    print(build(asked.dist, asked.pure))
