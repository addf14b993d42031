"""The texts of the games (names, moves and rules), from each game's `texts/<language>.ftl` (Project Fluent)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from madcap import games
from madcap.engine.errors import MadcapError
from madcap.engine.game import Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "da": "Dansk"}
SEAT_FIELDS = {"by", "to", "whose"}  # fields of moves that hold a seat's number

Argument = str | int | float


@cache
def bundle(game: str, lang: str) -> "FluentBundle":
    """Return a game's messages in a language."""
    path = games.HOME / game / "texts" / f"{lang}.ftl"
    if lang not in LANGUAGES or not path.exists():
        raise MadcapError(f"There are no texts of {game} in the language {lang!r}; try: {', '.join(LANGUAGES)}.")
    from fluent.runtime import FluentBundle, FluentResource  # slow to import: commands that print no texts do without

    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def text(game: str, lang: str, message: str, arguments: dict[str, Argument] | None = None) -> str | None:
    """Return a message, or None if the game has no message of this name in this language."""
    messages = bundle(game, lang)
    if not messages.has_message(message):
        return None
    pattern = messages.get_message(message).value
    return None if pattern is None else str(messages.format_pattern(pattern, arguments)[0])


def words(
    game: Game, lang: str, options: Any, names: Sequence[str], seat: int, move: Any, viewer: int | None = None
) -> str:
    """Return a typed move in words for a viewer: the player on a seat, or None for everybody else."""
    plain = msgspec.to_builtins(move)
    kind = plain.pop("type")
    message = text(game.name, lang, f"move-{kind}", arguments(options, names, seat, plain, viewer))
    return message if message is not None else _bare(kind, plain)


def arguments(
    options: Any, names: Sequence[str], seat: int, fields: Mapping[str, Any], viewer: int | None
) -> dict[str, Argument]:
    """Return the variables of a message about a move: the options and fields, `who` moves, and if that is `me` or `own`."""
    mover = fields.get("by", seat)
    return {
        **{name: _argument(value) for name, value in msgspec.to_builtins(options).items()},
        **{name: _field(name, value, names) for name, value in fields.items()},
        "who": names[seat] if 0 <= seat < len(names) else "",
        "me": "yes" if viewer is not None and viewer == mover else "no",
        "own": "yes" if fields.get("whose") == mover else "no",
    }


def rules(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the title and the text of each section of a game's rules."""
    number = 1
    while (title := text(game, lang, f"rules-{number}-title")) is not None:
        yield title, text(game, lang, f"rules-{number}-text") or ""
        number += 1


def _field(name: str, value: Any, names: Sequence[str]) -> Argument:
    if name in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return _argument(value)


def _argument(value: Any) -> Argument:
    """Return a value as Fluent takes it: a text or a number."""
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
    """Return a move that has no message as its kind and its fields."""
    return " ".join([kind, *(f"{name}={_argument(value)}" for name, value in fields.items() if value is not None)])
