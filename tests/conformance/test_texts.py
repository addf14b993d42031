"""Every text that the code uses exists in all five languages, and every text is used: the page's own, and each game's."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from madcap.games import all_games
from madcap.options import options_of
from madcap.server import wire
from madcap.server.errors import BY_CODE, OperatorError
from madcap.texts import LANGUAGES

from .ftl import entries, references, variables, written
from .game_hooks import same_as_english, text_holes
from .text_usage import PAGE, WEB, asked_in, folder_of, names_in, quoted_in, sources
from .walks import event_tags, tags

ROOMS = (PAGE, *all_games())
OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
PARTS = re.compile(r"\{[^{}]*->|\[\w+\]|\{[^{}]*\}")  # Fluent's syntax, which is not shown
WORD = re.compile(r"[^\W\d_]{2}")

# Words of the page that may be the same as in English. A game's are in its tests/hooks.py.
SAME_AS_ENGLISH: dict[str, set[str]] = {
    "fr": {"Menu", "Pause", "bot", "min"},
    "de": {"Enter", "Esc", "Pause", "Standard"},
    "it": {"Esc", "Menu", "Replay", "Standard", "bot", "min"},
    "da": {"Enter", "Esc", "Menu", "Pause", "Person", "Standard", "Start", "bot"},
}

# Errors that the page never gets, or shows as `refused-server`.
NEVER_SHOWN = (
    {"error", "refused", "http", "bad-record", "bad-request", "unknown-player", "forbidden"}
    | {
        "not-allowed",
        "too-slow",
        "unreachable",
        "bad-address",
        "cannot-listen",
        "no-server",
    }
    | {kind.code for kind in OperatorError.__subclasses__()}
)

NO_TEXTS = {"chair-taken"}  # strings that look like names of texts

every_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room or "page")
every_text = pytest.mark.parametrize(("room", "lang"), [(room, lang) for room in ROOMS for lang in LANGUAGES])
every_translation = pytest.mark.parametrize(("room", "lang"), [(room, lang) for room in ROOMS for lang in OTHERS])


def file_of(room: str, lang: str = "en") -> Path:
    return folder_of(room) / f"{lang}.ftl"


# All languages have the same texts.


@every_room
def test_there_are_texts_in_exactly_the_five_languages(room: str) -> None:
    assert {path.name for path in folder_of(room).iterdir()} == {f"{lang}.ftl" for lang in LANGUAGES}


@every_text
def test_texts_can_be_read_and_none_is_there_twice(room: str, lang: str) -> None:
    found = entries(file_of(room, lang))
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@every_text
def test_no_text_is_empty(room: str, lang: str) -> None:
    assert [name for name, words in written(file_of(room, lang)).items() if words in ("", '{ "" }')] == []


@every_translation
def test_all_languages_have_the_same_texts(room: str, lang: str) -> None:
    assert written(file_of(room, lang)).keys() == written(file_of(room)).keys()


@every_translation
def test_all_languages_mention_the_same_things(room: str, lang: str) -> None:
    english, here = variables(file_of(room)), variables(file_of(room, lang))
    assert {name: here[name] for name in here if here[name] != english.get(name)} == {}


@every_translation
def test_texts_that_are_the_same_as_in_english_are_listed(room: str, lang: str) -> None:
    english, title = written(file_of(room)), written(file_of(room)).get("title", "")
    same = {name: words for name, words in written(file_of(room, lang)).items() if words == english.get(name) != title}
    allowed = same_as_english(room, lang) if room else SAME_AS_ENGLISH[lang]
    assert {name: words for name, words in same.items() if not words_in(words) <= allowed} == {}


def words_in(text: str) -> set[str]:
    return {word for word in re.findall(r"[^\W\d_]+", PARTS.sub(" ", text)) if WORD.match(word)}


# The texts that the code uses. A name with a hole stands for several texts; PAGE_HOLES or a game's hooks list them.


def _of_the_line() -> tuple[str, ...]:
    """Return the page's own reasons for a lost connection."""
    kinds = re.search(r"OF_THE_LINE = \[([^\]]+)\]", (WEB / "socket.ts").read_text(encoding="utf-8"))
    assert kinds
    return tuple(quoted_in(kinds[1]))


FAIR_CHECKS = ("secret", "shown", "seats", "number")  # what `judged` in FairCheck.svelte says
PAGE_HOLES: dict[str, Callable[[], tuple[str, ...]]] = {
    "level-*": lambda: get_args(wire.LevelName),
    "pace-*": lambda: get_args(wire.Pace),
    "by-*": lambda: tuple(cause for cause in get_args(wire.Cause) if cause != "self"),
    "connection-*": _of_the_line,
    "fair-*-right": lambda: FAIR_CHECKS,
    "fair-*-wrong": lambda: FAIR_CHECKS,
    "refused-*": lambda: (*(BY_CODE.keys() - NEVER_SHOWN), "offline"),
}


def holes_of(room: str) -> dict[str, set[str]]:
    """Return the names with holes, and the texts that each stands for."""
    holes = text_holes(room) if room else {name: values() for name, values in PAGE_HOLES.items()}
    return {name: {name.replace("*", value) for value in values} for name, values in holes.items()}


def of_every_game(room: str) -> set[str]:
    """Return the texts that the page needs of every game."""
    game = all_games()[room]
    options = {f"option-{option.name}" for option in options_of(game) if not option.hidden}
    events = {f"{family}-{tag}" for tag in event_tags(game) for family in ("event", "stamp")}
    return {"title", "tagline", *options, *(f"move-{tag}" for tag in tags(game)), *events}


def may_be(room: str) -> Iterator[str]:
    """Return the optional texts of a game: explanations and values of options, and the rules."""
    for option in options_of(all_games()[room]):
        name, row = f"option-{option.name}", f"option-{re.sub(r'_[0-9]+$', '', option.name)}"
        yield from (f"{name}-help", row, f"{row}-value")
        yield from (f"{name}-{str(choice).lower()}" for choice in option.choices)
    yield from (f"rules-{number}-{part}" for number in range(1, 20) for part in ("title", "text"))
    yield "goal"


@cache
def code_of(room: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sources(room))


def missing(room: str) -> set[str]:
    """Return the texts that the code of the page or of a game uses and that do not exist."""
    everything = [(other, one) for other in ROOMS for path in sources(other) for one in asked_in(path)]
    asked = [one for other, one in everything if (PAGE if one.by == "t" else other) == room and one.by != "gameText"]
    holes = holes_of(room)
    unknown = {one.name for one in asked if "*" in one.name and one.name not in holes}
    assert unknown == set(), "say in PAGE_HOLES, or in `text_holes` of the game's hooks, what can stand for *"
    wanted = {one.name for one in asked if "*" not in one.name}
    return (wanted.union(*holes.values()) | (of_every_game(room) if room else set())) - written(file_of(room)).keys()


@every_room
def test_every_text_that_the_code_uses_exists(room: str) -> None:
    assert missing(room) == set()


@every_room
def test_strings_that_look_like_names_of_texts_are_names(room: str) -> None:
    """A string like `"prompt-wait"` in a list must be a text, if there are other texts with that prefix."""
    there = written(file_of(room)).keys()
    first = [name.split("-")[0] for name in there if "-" in name]
    families = {family for family in first if first.count(family) > 5} - {"card"}  # names of cards begin with it, too
    quoted = re.findall(r'"([a-z]+(?:-[a-z]+)+)"', code_of(room))
    meant = {name for name in quoted if name.split("-")[0] in families}
    assert meant - there - NO_TEXTS - set(tags(all_games()[room]) if room else ()) == set()


@every_room
def test_every_text_is_used(room: str) -> None:
    code, there = code_of(room), written(file_of(room)).keys()
    used = {name for name in there if re.search(rf"[\"'`]{name}[\"'`]", code)}.union(*holes_of(room).values())
    used |= {*of_every_game(room), *may_be(room)} if room else set()
    mentions = references(file_of(room))
    used |= {other for name in mentions for other in mentions[name]}
    assert there - used == set()


@pytest.mark.parametrize("room", all_games())
def test_rules_are_numbered_without_gaps(room: str) -> None:
    numbered = [name for name in written(file_of(room)) if name.startswith("rules-")]
    assert numbered == [f"rules-{n // 2 + 1}-{('title', 'text')[n % 2]}" for n in range(len(numbered))]
    assert len(numbered) >= 4


# The search itself.


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ('t("plain")', ["plain"]),
        ('t(open ? "one" : "two", { three: "four" })', ["one", "two"]),
        ('t(kind === "never" ? "one" : `two-${kind}`)', ["one", "two-*"]),
        ('`${t(`in-${a ? `${b}` : "c"}`)}: ${t("out")}`', ["in-*", "out"]),
        ('gameText(game, "title")', ["title"]),
        ('about(seat, ["never"].includes(one) ? "a-b" : "c-d", who)', ["a-b", "c-d"]),
        ('keys = [{ key: "G", text: "key-go" }]', ["key-go"]),
        ('export function t(id: string, args = "never") {}', []),
        ('start("never")', []),
    ],
)
def test_texts_that_code_uses_are_found(tmp_path: Path, code: str, names: list[str]) -> None:
    file = tmp_path / "Some.svelte"
    file.write_text(code, encoding="utf-8")
    assert [one.name for one in asked_in(file)] == names


def test_only_strings_that_can_be_names_are_found() -> None:
    assert list(names_in('a ? "so-called" : "not so called"')) == ["so-called"]
