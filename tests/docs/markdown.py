"""Reads the documents: their code blocks, their links and the paths that they name."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED_BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")


def read(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks in this language."""
    return [code for kind, code in BLOCK.findall(text) if kind == language]


def files(text: str) -> dict[str, str]:
    """The files that a document spells out: a name in bold code on a line of its own, then a block."""
    return dict(NAMED_BLOCK.findall(text))


def prose(text: str) -> str:
    """A document without its code blocks."""
    return BLOCK.sub("", text)


def links(text: str) -> Iterator[str]:
    """What a document links to within the project, without the place on the page."""
    for target in LINK.findall(prose(text)):
        if "://" not in target and not target.startswith("#"):
            yield target.partition("#")[0]


def code_words(text: str) -> list[str]:
    """All that stands in backticks."""
    return CODE.findall(prose(text))
