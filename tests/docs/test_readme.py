"""The README's Python is run as it stands there."""

import doctest

from .markdown import ROOT


def test_its_examples_do_what_they_say() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
