"""Install a wheel with all its libraries into an empty environment, and try it out.

`python -m tests.server.long_wheel WHEEL` is the last step of `make wheel`: pip fetches the libraries, in the versions
that constraints.txt pins.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from madcap import __version__

from .installed_wheel import InstalledWheel, is_compiled, try_out

CONSTRAINTS = Path(__file__).parents[2] / "constraints.txt"


def main() -> None:
    parser = argparse.ArgumentParser(description="Install a wheel into an empty environment, and try it out.")
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel
    with tempfile.TemporaryDirectory() as home:
        installed = InstalledWheel(Path(home) / "alone", wheel, "--constraint", str(CONSTRAINTS))
        assert is_compiled(installed) != wheel.name.endswith("-py3-none-any.whl")
        assert installed.ask("madcap", "--version") == f"madcap {__version__}"
        asyncio.run(try_out(installed))
    print(f"{wheel.name} works where nothing but Python is.")


if __name__ == "__main__":
    main()
