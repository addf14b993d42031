"""The games' words: names, moves and rules, from each game's `texts/<language>.ftl` (Project Fluent)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from madcap import games
from madcap.engine.errors import MadcapError
from madcap.engine.game import Game

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "da": "Dansk"}
SEAT_FIELDS = {"by", "to", "whose"}  # fields of moves that hold a seat's number

Argument = str | int | float


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """A game's messages in a language."""
    path = games.HOME / game / "texts" / f"{lang}.ftl"
    if lang not in LANGUAGES or not path.exists():
        raise MadcapError(f"There are no texts of {game} in the language {lang!r}; try: {', '.join(LANGUAGES)}.")
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def text(game: str, lang: str, message: str, arguments: dict[str, Argument] | None = None) -> str | None:
    """A message in words, or None where the game has none of this name in this language."""
    messages = bundle(game, lang)
    if not messages.has_message(message):
        return None
    pattern = messages.get_message(message).value
    return None if pattern is None else str(messages.format_pattern(pattern, arguments)[0])


def words(
    game: Game, lang: str, options: Any, names: Sequence[str], seat: int, move: Any, viewer: int | None = None
) -> str:
    """A typed move in words, as told to a viewer: a player sitting at the table, or nobody in particular."""
    plain = msgspec.to_builtins(move)
    kind = plain.pop("type")
    told = text(game.name, lang, f"move-{kind}", arguments(options, names, seat, plain, viewer))
    return told if told is not None else _bare(kind, plain)


def arguments(
    options: Any, names: Sequence[str], seat: int, fields: Mapping[str, Any], viewer: int | None
) -> dict[str, Argument]:
    """What a message about a move can mention: options, fields, `who` moves, if that is `me`, if `whose` is `own`."""
    mover = fields.get("by", seat)
    return {
        **{name: _argument(value) for name, value in msgspec.to_builtins(options).items()},
        **{name: _field(name, value, names) for name, value in fields.items()},
        "who": names[seat] if 0 <= seat < len(names) else "",
        "me": "yes" if viewer is not None and viewer == mover else "no",
        "own": "yes" if fields.get("whose") == mover else "no",
    }


def rules(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The sections of a game's rules: title and text."""
    number = 1
    while (title := text(game, lang, f"rules-{number}-title")) is not None:
        yield title, text(game, lang, f"rules-{number}-text") or ""
        number += 1


def _field(name: str, value: Any, names: Sequence[str]) -> Argument:
    if name in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return _argument(value)


def _argument(value: Any) -> Argument:
    """Fluent knows words and numbers only."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case str() | int() | float():
            return value
        case list():
            return ", ".join(str(_argument(part)) for part in value)
        case _:
            return str(value)


def _bare(kind: str, fields: Mapping[str, Any]) -> str:
    """A move that has no message: its fields as they are."""
    return " ".join([kind, *(f"{name}={_argument(value)}" for name, value in fields.items() if value is not None)])
