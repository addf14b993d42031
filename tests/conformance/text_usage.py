"""Finds the texts that the code uses by reading its sources: fixed names, and names with holes such as `card-${kind}`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from madcap.games import HOME

WEB = Path(__file__).parents[2] / "web" / "src"
PAGE = ""  # stands for the page's own texts; a game's texts go by the name of its folder

CALL = re.compile(r"(?<!function )\b(t|text|gameText|about)\(")
NAME_AT = {"t": 0, "text": 0, "gameText": 1, "about": 1}  # which argument names the text
COMPARED = re.compile(r'[=!]==\s*"[^"]*"')
INNER = re.compile(r"\w\([^()]*\)|\[[^\[\]]*\]")  # calls and lists
KEY_LIST = re.compile(r'\btext: "([^"]+)"')
QUOTES = "\"'`"
NAME = re.compile(r"[a-z][\w*-]*|\*[\w*-]+")
CLOSING = {"(": ")", "[": "]", "{": "}"}


class Asked(NamedTuple):
    """A text that the code uses; `*` stands for a hole in its name."""

    name: str
    by: str  # the function
    where: str  # the file


def sources(room: str) -> list[Path]:
    folder = HOME / room / "ui" if room else WEB
    code = (path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))
    return sorted(path for path in code if not path.name.endswith(".test.ts"))


def folder_of(room: str) -> Path:
    """Return the folder with the texts of the page or of a game."""
    return HOME / room / "texts" if room else WEB / "texts"


def asked_in(path: Path) -> Iterator[Asked]:
    """Return the texts that a file uses."""
    code = path.read_text(encoding="utf-8")
    for call in CALL.finditer(code):
        arguments = list(split(code, call.end()))
        expression = "".join(arguments[NAME_AT[call[1]] :][:1])
        yield from (Asked(name, call[1], path.name) for name in names_in(expression))
    yield from (Asked(name, "text", path.name) for name in KEY_LIST.findall(code))


def names_in(expression: str) -> Iterator[str]:
    """Return the names that an argument can evaluate to, without strings in comparisons and in arguments of other calls."""
    plain = INNER.sub("", COMPARED.sub("", expression))
    for quoted in quoted_in(plain):
        if NAME.fullmatch(quoted):
            yield quoted


def quoted_in(code: str) -> Iterator[str]:
    """Return everything in quotes, with `*` for the holes."""
    place = 0
    while place < len(code):
        if code[place] in QUOTES:
            end = _end_of_quote(code, place)
            yield _with_holes(code[place + 1 : end])
            place = end
        place += 1


def _with_holes(text: str) -> str:
    hole = text.find("${")
    if hole < 0:
        return text
    return f"{text[:hole]}*{_with_holes(text[_end_of_hole(text, hole + 2) + 1 :])}"


def split(code: str, start: int) -> Iterator[str]:
    """Return the arguments of a call, from its opening bracket on."""
    ends, first, place = [")"], start, start
    while ends:
        char = code[place]
        if char in QUOTES:
            place = _end_of_quote(code, place)
        elif char in CLOSING:
            ends.append(CLOSING[char])
        elif char == ends[-1]:
            ends.pop()
        if not ends or (char == "," and len(ends) == 1):
            yield code[first:place]
            first = place + 1
        place += 1


def _end_of_quote(code: str, start: int) -> int:
    """Return the end of a quoted string, skipping the quoted strings within its holes."""
    place = start + 1
    while code[place] != code[start]:
        if code[start] == "`" and code.startswith("${", place):
            place = _end_of_hole(code, place + 2)
        place += 2 if code[place] == "\\" else 1
    return place


def _end_of_hole(code: str, start: int) -> int:
    """Return the position of the brace that closes a hole."""
    depth, place = 0, start
    while depth or code[place] != "}":
        if code[place] in QUOTES:
            place = _end_of_quote(code, place)
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        place += 1
    return place
