"""The guides: every step has its text, every text its step, and only players who see a guide load it."""

import re
from pathlib import Path

import pytest

from madcap.games import HOME

from .test_weight import LIMIT, chunks, closure, first_page, table, weight

GUIDES = sorted(HOME.glob("*/ui/guide.ts"))
TEXT = re.compile(r"\"(guide-[a-z]+)\"")
MESSAGE = re.compile(r"^(guide-[a-z]+) =", re.MULTILINE)

every_guide = pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.parents[1].name)


@every_guide
def test_every_step_has_its_words(guide: Path) -> None:
    texts = (guide.parents[1] / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert set(TEXT.findall(guide.read_text(encoding="utf-8"))) == set(MESSAGE.findall(texts))


@every_guide
def test_a_guide_is_short(guide: Path) -> None:
    """Some steps are alternatives: what the player can do decides which of them is shown."""
    assert 4 <= len(set(TEXT.findall(guide.read_text(encoding="utf-8")))) <= 9


def test_players_without_a_guide_do_not_load_it() -> None:
    guides = {*chunks("Guide"), *chunks("guide")}
    assert len(guides) > len(GUIDES)
    assert not (first_page() | table()) & guides


def test_a_guide_is_light() -> None:
    """A guide may use what its game's table has loaded already."""
    loaded = first_page() | table() | closure(*chunks("Table"))
    for guide in chunks("guide"):
        assert weight(closure(*chunks("Guide"), guide) - loaded) <= LIMIT / 10
