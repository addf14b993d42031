"""What lies in every game's folder: the same files, and its words in all five languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from madcap.games import HOME, all_games

from .bundles import Bundle, bundles
from .walks import tags

LANGUAGES = ("en", "fr", "de", "it", "da")
FILES = ("README.md", "__init__.py", "rules.py", "moves.py", "view.py", "bots.py", "ui/Table.svelte")

every_game = pytest.mark.parametrize("name", all_games())
every_text = pytest.mark.parametrize(("name", "language"), [(name, lang) for name in all_games() for lang in LANGUAGES])


@every_game
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_same_files(name: str, file: str) -> None:
    path = HOME / name / file
    assert path.is_file()
    assert path.read_text(encoding="utf-8").strip()


@every_game
def test_every_game_has_tests_of_its_own(name: str) -> None:
    assert list((HOME / name / "tests").glob("test_*.py"))


@every_game
def test_a_game_is_called_like_its_folder(name: str) -> None:
    assert all_games()[name].name == name


@every_game
def test_there_are_texts_in_exactly_the_five_languages(name: str) -> None:
    assert {path.name for path in (HOME / name / "texts").iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


# Texts.


class Variables(Visitor):
    """Collects the variables that a message mentions, in selectors and attributes too."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own convention)
        self.found.add(node.id.name)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Each message of a file, its attributes as messages of their own, and the variables that it mentions."""
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, variables(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    collector = Variables()
    collector.visit(pattern)
    return frozenset(collector.found)


def text_file(name: str, language: str) -> Path:
    return HOME / name / "texts" / f"{language}.ftl"


@every_text
def test_texts_can_be_read(name: str, language: str) -> None:
    broken = [entry.content for entry in entries(text_file(name, language)) if isinstance(entry, ast.Junk)]
    assert not broken


@every_text
def test_no_message_is_there_twice(name: str, language: str) -> None:
    names = [message for message, _ in messages(text_file(name, language))]
    assert sorted(set(names)) == sorted(names)


@every_text
def test_all_languages_say_the_same_things(name: str, language: str) -> None:
    english, here = (dict(messages(text_file(name, lang))) for lang in ("en", language))
    assert here.keys() == english.keys()


@every_text
def test_all_languages_mention_the_same_things(name: str, language: str) -> None:
    english, here = (dict(messages(text_file(name, lang))) for lang in ("en", language))
    different = {message for message in english.keys() & here.keys() if english[message] != here[message]}
    assert not different


@every_text
def test_every_move_can_be_told_in_words(name: str, language: str) -> None:
    told = {message for message, _ in messages(text_file(name, language))}
    assert {f"move-{tag}" for tag in tags(all_games()[name])} <= told


# The description that a game gives of itself.


@pytest.mark.parametrize("bundle", [bundle for bundle in bundles() if not bundle.changed], ids=str)
def test_every_number_of_seats_can_start(bundle: Bundle) -> None:
    assert bundle.start().seats == bundle.seats
    assert bundle.start().actors


@every_game
def test_every_game_has_bots_of_three_levels(name: str) -> None:
    levels = all_games()[name].levels
    assert list(levels) == ["gentle", "fair", "sharp"]
    assert all(0 <= level.slip <= 1 and level.pace_ms[0] <= level.pace_ms[1] for level in levels.values())
    assert levels["gentle"].iterations <= levels["fair"].iterations <= levels["sharp"].iterations
