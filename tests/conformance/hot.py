"""The modules that are compiled, by setup.py's own list."""

import re
from contextlib import chdir
from pathlib import Path

ROOT = Path(__file__).parents[2]


def hot_modules() -> list[str]:
    """Their paths from the project's root."""
    listing = re.search(r"^HOT = (\[.*?^\])", (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert listing, "setup.py no longer has a list of HOT modules"
    with chdir(ROOT):
        paths = [sorted(Path().glob(pattern)) for pattern in re.findall(r'"([^"]+)"', listing[1])]
    return [str(path) for group in paths for path in group]


def module_name(path: str) -> str:
    """`src/madcap/engine/rng.py` to `madcap.engine.rng`."""
    return ".".join(Path(path).relative_to("src").with_suffix("").parts)
