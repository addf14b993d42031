"""Texts are set as each language prints them, and one thing has one name: the words that are not used are listed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from madcap.games import all_games
from madcap.texts import LANGUAGES

from .ftl import patterns, written
from .game_hooks import other_words
from .text_usage import PAGE, folder_of

ROOMS = (PAGE, *all_games())
NARROW, FIXED = "\u202f", "\u00a0"  # no-break spaces
QUOTES = {"en": "“”", "fr": "«»", "de": "„“", "it": "«»", "da": "»«"}
ALL_QUOTES = '“”„«»"‹›‚'

# Words that name something for which the page, or a language, has another word. A game's are in its tests/hooks.py.
OTHER_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "everyone": "everybody",
        "someone": "somebody",
        "As usual": "Standard",
        "loses the (next )?turn": "loses their turn",
        "would skip": "wants to skip",
        "(cards|points) win": "whoever has the most wins",
        "(results|scores) share": "players share",
    },
    "fr": {"chaise": "place", "rediffusion": "revoir", "Comme d’habitude": "par défaut"},
    "de": {"aufgemacht": "Gastgeber", "nochmal": "noch einmal", "Wie üblich": "Standard"},
    "it": {"sedia": "posto", "sedie": "posti", "ospita": "chi ha aperto il tavolo", "Come al solito": "Standard"},
    "da": {
        "stol": "plads",
        "Bots": "botter",
        "bots": "botter",
        "Gentagelse": "Genafspilning",
        "Som sædvanlig": "Standard",
    },
}

every_text = pytest.mark.parametrize(("room", "lang"), [(room, lang) for room in ROOMS for lang in LANGUAGES])


class _Pieces(Visitor):
    """Collects the pieces of a message that are shown, with `…name…` in place of what is filled in."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (the visitor's own convention)
        filled = [one.value if isinstance(one, ast.TextElement) else "\ufffc" for one in node.elements]
        self.pieces.append("".join(filled))
        self.generic_visit(node)


def pieces(path: Path) -> Iterator[tuple[str, str]]:
    """Return every piece of text in a file with its message's name. U+FFFC stands for what is filled in."""
    for name, pattern in patterns(path):
        collector = _Pieces()
        collector.visit(pattern)
        yield from ((name, piece) for piece in collector.pieces)


def faults(room: str, lang: str, wrong: str) -> list[tuple[str, str]]:
    """Return the pieces in which a pattern is found."""
    return [one for one in pieces(folder_of(room) / f"{lang}.ftl") if re.search(wrong, one[1])]


@pytest.mark.parametrize("room", ROOMS)
def test_french_signs_have_their_spaces(room: str) -> None:
    assert faults(room, "fr", rf"[^{NARROW}?!\s][?!;]|[ {FIXED}](?<!«{FIXED})[?!;]") == []  # a key: « ? »
    assert faults(room, "fr", rf"[^{FIXED}\d\ufffc]:|\ufffc:(?!\ufffc)|:(?=[^\s\ufffc\d])") == []
    assert faults(room, "fr", rf"«(?!{FIXED})|(?<!{FIXED})»") == []


@pytest.mark.parametrize("lang", ["de", "da"])
@pytest.mark.parametrize("room", ROOMS)
def test_german_and_danish_have_a_space_before_an_ellipsis(room: str, lang: str) -> None:
    assert faults(room, lang, rf"[^{FIXED}]…") == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_french_word_that_may_lose_its_vowel_stands_before_a_name(room: str) -> None:
    """A name may begin with a vowel: "de Ben", but "d’Anna". "Chez", "pour" or "à" do not change."""
    before_name = re.compile(r"\b(le|la|de|que) \{ \$(who|whose|to|by|name) \}", re.IGNORECASE)
    texts = written(folder_of(room) / "fr.ftl")
    assert [name for name, text in texts.items() if before_name.search(text)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_french_sentence_begins_with_a_bare_who(room: str) -> None:
    """Questions may: "Qui commence ?" """
    assert faults(room, "fr", r"(^|[.!] )Qui [^?]*[.!]") == []


@every_text
def test_no_paragraph_of_the_rules_begins_within_a_sentence(room: str, lang: str) -> None:
    """Each line of these texts is a paragraph."""
    texts = {name: text for name, text in written(folder_of(room) / f"{lang}.ftl").items() if name.startswith("rules-")}
    broken = {name: line for name, text in texts.items() for line in text.splitlines() if line.strip()[:1].islower()}
    assert broken == {}


@every_text
def test_numbers_stay_beside_their_sign(room: str, lang: str) -> None:
    assert faults(room, lang, rf"(nº|\b[Nn][or]?\.)[^{FIXED}]") == []


@every_text
def test_keys_begin_with_a_capital(room: str, lang: str) -> None:
    """The page's keys and a game's are in one list."""
    keys = {name: text for name, text in written(folder_of(room) / f"{lang}.ftl").items() if name.startswith("key-")}
    assert {name: text for name, text in keys.items() if not text.lstrip("“„«» " + FIXED)[0].isupper()} == {}


@every_text
def test_quotation_marks_are_those_of_the_language(room: str, lang: str) -> None:
    foreign = "".join(sorted(set(ALL_QUOTES) - set(QUOTES[lang])))
    assert faults(room, lang, f"[{foreign}]") == []


@every_text
def test_apostrophes_and_dots_are_printed_ones(room: str, lang: str) -> None:
    assert faults(room, lang, r"'|\.\.\.|  ") == []


@every_text
def test_one_thing_has_one_name(room: str, lang: str) -> None:
    unwanted = {**OTHER_WORDS[lang], **(other_words(room, lang) if room else {})}
    found = {word: faults(room, lang, rf"\b{word}\b") for word in unwanted}
    assert {f"{word}: say {unwanted[word]}": where for word, where in found.items() if where} == {}
