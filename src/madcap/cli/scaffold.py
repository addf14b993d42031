"""`madcap new-game`: a small working game in this checkout, to be changed into one's own."""

import subprocess
import sys
from keyword import iskeyword
from pathlib import Path
from re import fullmatch
from typing import Annotated

import typer

from madcap.console import fail
from madcap.games import HOME

ROOT = HOME.parents[2]
TEMPLATE = ROOT / "tools" / "game_template"

LONGEST = 24  # letters of a name: titles stand in narrow places
TAKEN = {"game", "options", "rng", "state", "struct", "view"}  # classes of these names are in every game's folder

DONE = """\
Wrote {title} to {folder}: {count} files, the page's types (make wire) and a golden game (make golden) included.

  make play           compiles it and serves it: it is on the first page
  make test           runs everything for it that runs for the other games
  make test-{name}    runs only its own tests

docs/add-a-game.md changes it into another game, file by file.\
"""


def new_game(
    name: Annotated[str, typer.Argument(help="The folder's name: lower-case letters, digits and underscores.")],
) -> None:
    """Write a small working game into this checkout, to be changed into your own.

    Example: `madcap new-game lucky_dice`
    """
    if reason := why_not(name):
        fail(reason)
    folder = HOME / name
    write(name, folder)
    finish(name, folder)
    count = sum(path.is_file() for path in folder.rglob("*"))
    typer.echo(DONE.format(title=title_of(name), folder=folder.relative_to(ROOT), count=count, name=name))


def why_not(name: str) -> str | None:
    """Why a game cannot be written under this name; nothing if it can."""
    if not TEMPLATE.is_dir():
        return "a new game is written into a checkout of the project, and this Madcap is not running from one."
    if not fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > LONGEST:
        return (
            f"{name!r} cannot be a game's name: it begins with a letter and has lower-case letters, digits and single "
            f"underscores, at most {LONGEST} in all, like lucky_dice."
        )
    if iskeyword(name) or name in TAKEN:
        return f"{name!r} already means something in Python or in every game's folder: choose another name."
    if (HOME / name).exists():
        return f"there is a game called {name!r} already, in {(HOME / name).relative_to(ROOT)}."
    return None


def title_of(name: str) -> str:
    """A name as people read it: `lucky_dice` to `Lucky Dice`."""
    return name.replace("_", " ").title()


def write(name: str, folder: Path) -> None:
    """Copy the template's files to a folder, with this name, title and class name in them."""
    title = title_of(name)
    words = {"sample_game": name, "Sample Game": title, "SampleGame": title.replace(" ", "")}
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        text = source.read_text(encoding="utf-8")
        for placeholder, word in words.items():
            text = text.replace(placeholder, word)
        target = folder / source.relative_to(TEMPLATE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def finish(name: str, folder: Path) -> None:
    """Make what is made from a game's files: the layout of lines for this name's length, types, the golden game."""
    for arguments in (
        ("-m", "ruff", "format", "--quiet", str(folder)),
        ("-m", "tools.wire_types"),
        ("-m", "tests.golden", name),
    ):
        subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
