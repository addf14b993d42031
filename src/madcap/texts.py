"""The texts of the games (names, moves and rules), from each game's `texts/<language>.ftl` (Project Fluent)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

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
    more = game.text_arguments(move) if game.text_arguments else {}
    return _words(game, lang, "move", {**arguments(options, names, seat, _fields(move), viewer), **more}, move)


def event_words(
    game: Game, lang: str, options: Any, names: Sequence[str], event: Any, viewer: int | None = None
) -> str:
    """Return what a move has caused in words for a viewer. `by` of an event is the player whom it happened to."""
    fields = _fields(event)
    return _words(game, lang, "event", arguments(options, names, fields.get("by", -1), fields, viewer), event)


def _words(game: Game, lang: str, family: str, filled: dict[str, Argument], what: Any) -> str:
    tag = str(what.__struct_config__.tag)
    message = text(game.name, lang, f"{family}-{tag}", filled)
    return message if message is not None else _bare(tag, _fields(what))


def _fields(what: Any) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(what).items() if name != "type"}


def arguments(
    options: Any, names: Sequence[str], seat: int, fields: Mapping[str, Any], viewer: int | None
) -> dict[str, Argument]:
    """Return the variables of a message about a move: options, fields, `who` moves, and which of them is the reader."""
    mover = fields.get("by", seat)
    return {
        **{name: _argument(value) for name, value in msgspec.to_builtins(options).items()},
        **{name: _field(name, value, names) for name, value in fields.items()},
        **{
            f"{name}_is_me": _yes(viewer is not None and fields[name] == viewer) for name in SEAT_FIELDS & fields.keys()
        },
        "who": names[seat] if 0 <= seat < len(names) else "",
        "me": _yes(viewer is not None and viewer == mover),
        "own": _yes(fields.get("whose") == mover),
        "to_own": _yes("to" in fields and fields["to"] == mover),
        "same": _yes("to" in fields and fields["to"] == fields.get("whose")),
    }


def rules(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the title and the text of each section of a game's rules."""
    number = 1
    while (title := text(game, lang, f"rules-{number}-title")) is not None:
        yield title, text(game, lang, f"rules-{number}-text") or ""
        number += 1


def _yes(value: bool) -> Literal["yes", "no"]:
    return "yes" if value else "no"


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
