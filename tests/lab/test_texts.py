"""The texts of moves and rules."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from madcap import games, texts
from madcap.engine.errors import MadcapError
from madcap.engine.state import CHANCE
from tests.games import open_game

GAME = "texts_of_a_test"
NAMES = ["Ann", "Bo"]
MESSAGES = """
move-give = { $who } gives { $to } { $cards }{ $extra ->
    [none] .
   *[other] { " " }and { $extra }.
} { $dice } { $sure } { $me }
move-deal = { $by } draws. { $who }|{ $me }
rules-1-title = Goal
rules-1-text = Win.
    - by luck
rules-2-title = End
"""


class Give(Struct, tag_field="type", tag="give"):
    to: int
    cards: list[str]
    extra: int | None = None
    sure: bool = True


class Deal(Struct, tag_field="type", tag="deal"):
    by: int


class Untold(Struct, tag_field="type", tag="untold"):
    card: str
    row: int | None = None


@pytest.fixture(autouse=True)
def own_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / GAME / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(MESSAGES, encoding="utf-8")
    monkeypatch.setattr(games, "HOME", tmp_path)
    texts.bundle.cache_clear()
    yield
    texts.bundle.cache_clear()


class Options(Struct):
    dice: int


def told(seat: int, move: Any, viewer: int | None = None) -> str:
    game = replace(open_game(), name=GAME)
    return texts.words(game, "en", Options(dice=12), NAMES, seat, move, viewer)


def test_a_move_in_words() -> None:
    assert told(0, Give(1, ["seven", "star"])) == "Ann gives Bo seven, star. 12 yes no"
    assert told(1, Give(0, ["one"], 4, False)) == "Bo gives Ann one and 4. 12 no no"


def test_a_text_distinguishes_the_viewers_own_moves() -> None:
    assert told(0, Give(1, []), viewer=0).endswith("yes")
    assert told(0, Give(1, []), viewer=1).endswith("no")
    assert told(CHANCE, Deal(1), viewer=1) == "Bo draws. |yes"
    assert told(CHANCE, Deal(1)) == "Bo draws. |no"


def test_a_move_without_a_message_is_shown_as_its_fields() -> None:
    assert told(0, Untold("star")) == "untold card=star"


def test_rules_are_numbered_sections() -> None:
    assert list(texts.rules(GAME, "en")) == [("Goal", "Win.\n- by luck"), ("End", "")]


@pytest.mark.parametrize("lang", ["de", "xx", "../../en"])
def test_a_language_without_texts_is_named(lang: str) -> None:
    with pytest.raises(MadcapError, match=f"no texts of {GAME}"):
        texts.bundle(GAME, lang)
