"""The compiled modules, from the list in setup.py."""

import re
from contextlib import chdir
from glob import glob
from pathlib import Path

ROOT = Path(__file__).parents[2]


def compiled_modules() -> list[str]:
    """Return the paths of the compiled modules, relative to the project's root."""
    listing = re.search(r"^HOT = (\[.*?^\])", (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert listing, "setup.py no longer has a list of HOT modules"
    with chdir(ROOT):
        paths: list[str] = eval(listing[1], {"glob": glob, "Path": Path})
    return paths


def module_name(path: str) -> str:
    """Turn `src/madcap/engine/rng.py` into `madcap.engine.rng`."""
    return ".".join(Path(path).relative_to("src").with_suffix("").parts)
