"""Looks at every screen in every way, and takes a picture of each: `make looks`."""

import argparse
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from .appearance import CALM, SIZES, Look, Onlooker
from .chromium import chromium
from .guided_screens import guided_screens
from .person import HURRY, Person
from .program import running
from .screens import LONG_NAME, Screen, screens
from .texts import LANGUAGES


def every_look() -> Iterator[Look]:
    """All looks. Light and dark differ in colours alone, so one language and size of letters is enough for dark."""
    for device, lang, letters in product(SIZES, LANGUAGES, (100, 200)):
        yield Look(device, lang, letters)
    for device in SIZES:
        yield Look(device, "de", 100, "dark")


def look_at(browser: Browser, address: str, screen: Screen, folder: Path) -> list[str]:
    """The faults of a screen. Its pictures go to the folder."""
    visitor = Person(browser, address, LONG_NAME, HURRY, CALM)
    found: list[str] = []
    with screen.arrive(visitor):
        onlooker = Onlooker(visitor, screen)
        for look in every_look():
            onlooker.put_on(look)
            found += onlooker.faults(look)
            visitor.page.screenshot(path=folder / f"{screen.name}-{look}.png")
    visitor.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/looks"), help="where the pictures go")
    parser.add_argument("--only", default="", help="screens whose name holds this")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as home, running(Path(home) / "madcap.db") as program, chromium() as browser:
        for screen in (*screens(), *guided_screens()):
            if wish.only in screen.name:
                found = look_at(browser, program.address, screen, wish.folder)
                print(f"{screen.name}: {len(found)}", *found, sep="\n  ", flush=True)
                faults += found
    raise SystemExit(f"{len(faults)} faults" if faults else 0)


if __name__ == "__main__":
    main()
