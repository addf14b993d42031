"""Reads the documents: their code blocks, their links and the paths that they name."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED_BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PARTING = re.compile(r"^@@.*\n", re.MULTILINE)  # between two hunks
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")


def read(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks in this language."""
    return [code for kind, code in BLOCK.findall(text) if kind == language]


def files(text: str) -> dict[str, str]:
    """Return the files in a document, or their diffs: a name in bold code on its own line, then a block."""
    return dict(NAMED_BLOCK.findall(text))


def applied(text: str, diff: str) -> str:
    """Return a file's text after applying a diff's hunks, which are separated by lines of `@@`."""
    for hunk in PARTING.split(diff):
        text = _replaced(text, _side(hunk, left_out="+"), _side(hunk, left_out="-"))
    return text


def _replaced(text: str, before: str, after: str) -> str:
    """Replace lines that must occur exactly once."""
    place = re.compile(f"^{re.escape(before)}", re.MULTILINE)
    assert len(place.findall(text)) == 1, f"this is not there, or not once:\n{before}"
    return place.sub(lambda _: after, text)


def _side(hunk: str, left_out: str) -> str:
    return "".join(f"{line[1:]}\n" for line in hunk.splitlines() if not line.startswith(left_out))


def prose(text: str) -> str:
    """Return a document without its code blocks."""
    return BLOCK.sub("", text)


def links(text: str) -> Iterator[str]:
    """Return the files of the project that a document links to, without anchors."""
    for target in LINK.findall(prose(text)):
        if "://" not in target and not target.startswith("#"):
            yield target.partition("#")[0]


def code_words(text: str) -> list[str]:
    """Return all text in backticks."""
    return CODE.findall(prose(text))
