"""The texts of the page and the games, read from the page's own files, so that no test guesses a translation."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from madcap.games import HOME
from madcap.texts import LANGUAGES as SPOKEN
from madcap.texts import bundle, text

PAGE = Path(__file__).parents[2] / "web" / "src" / "texts"
LANGUAGES = tuple(SPOKEN)
HOLE = "\N{WHITE SQUARE}"


@cache
def _page(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((PAGE / f"{lang}.ftl").read_text(encoding="utf-8")))
    return made


def page_text(lang: str, message: str, **arguments: str | int) -> str:
    """A text of the page."""
    pattern = _page(lang).get_message(message).value
    assert pattern is not None
    words, wrong = _page(lang).format_pattern(pattern, arguments)
    assert not wrong
    return str(words)


def game_text(game: str, lang: str, message: str, **arguments: str | int) -> str:
    """A text of a game."""
    words: str | None = text(game, lang, message, dict(arguments))
    assert words is not None
    return words


def like(*sentences: str) -> re.Pattern[str]:
    """A pattern for any of these sentences. A hole matches any words, a space any kind of space."""
    return re.compile(f"^(?:{'|'.join(map(_with_holes, sentences))})$")


def _with_holes(sentence: str) -> str:
    parts = (r"\s".join(map(re.escape, part.split(" "))) for part in re.sub(r"\s", " ", sentence).split(HOLE))
    return ".+".join(parts)


@cache
def message_names(game: str) -> frozenset[str]:
    """The names of all messages that cannot be words of a language: those with a hyphen."""
    files = (PAGE / "en.ftl", HOME / game / "texts" / "en.ftl")
    names = (name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    return frozenset(name for name in names if "-" in name)


@cache
def _all_said(lang: str, game: str) -> dict[str, str]:
    """Every text of the page and a game that needs no arguments, by its message's name."""
    rooms = [_page(lang), *([bundle(game, lang)] if game else [])]
    found = {}
    for n, room in enumerate(rooms):
        for name in room._messages:
            pattern = room.get_message(name).value
            words, wrong = room.format_pattern(pattern, {}) if pattern is not None else ("", [])
            if words and not wrong:
                found[f"{n} {name}"] = re.sub(r"\s+", " ", str(words)).strip()
    return found


def english(lang: str, game: str, seen: Iterable[str]) -> list[str]:
    """Those of the texts on a screen that are English, although the page is in another language."""
    if lang == "en":
        return []
    ours, theirs = _all_said("en", game), _all_said(lang, game)
    foreign = set(ours.values()) - set(theirs.values())
    return sorted(foreign & set(seen))
