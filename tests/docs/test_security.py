"""Every attack in docs/security.md has a test, and the test exists."""

import re

import pytest

from .markdown import ROOT, read

NAMED = re.compile(r"`((?:tests|src)/[\w/]+\.py)(?:::(\w+))?`")
ROW = re.compile(r"^\| (.+?) \| (.+) \| (.*?) ?\|$", re.MULTILINE)
HEADS = ("what is tried", "where somebody could look", "---")


def rows() -> list[tuple[str, str, str]]:
    return [row for row in ROW.findall(read("security.md")) if row[0] not in HEADS]


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED.findall(read("security.md")))))
def test_the_test_is_there(file: str, name: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^(async )?def {name}\(|^{name} = ", source, re.MULTILINE)


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_every_row_names_a_test(row: tuple[str, str, str]) -> None:
    assert NAMED.search(row[-1])
