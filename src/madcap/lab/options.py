"""What people type for options and players, turned into types; and what there is to type."""

from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from msgspec.structs import fields

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.lab.plan import RANDOM

Value = str | int | bool | None


@dataclass(frozen=True)
class Choice:
    """An option of a game."""

    name: str
    default: Value
    values: str  # in words: "5, 9, 12" or "30 to 300"


def describe(game: Game) -> list[Choice]:
    """Every option of a game."""
    kinds = get_type_hints(game.options, include_extras=True)
    return [Choice(field.name, field.default, _values(kinds[field.name])) for field in fields(game.options)]


def parse_options(game: Game, text: str) -> Any:
    """The options in `level=expert,dice=12`; those left out have their defaults."""
    given: dict[str, Value] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOptions(f"Options are written name=value, with commas between them; {part!r} is not.")
        given[name.strip()] = _parse_value(game, name.strip(), value.strip())
    return _convert(game, given)


def parse_players(game: Game, text: str) -> list[str]:
    """The players in `sharp,fair`, or so many random ones in `2`."""
    least, most = game.seats
    number = int(text) if text.isdecimal() else None
    players = [RANDOM] * min(number, most + 1) if number is not None else [part.strip() for part in text.split(",")]
    if not least <= len(players) <= most:
        raise BadOptions(f"{game.title} is for {least} to {most} players, not {number or len(players)}.")
    levels = [RANDOM, *game.levels]
    for player in players:
        if player not in levels:
            raise BadOptions(f"There is no player {player!r}; there are: {', '.join(levels)}.")
    return players


def _parse_value(game: Game, name: str, text: str) -> Value:
    choice = next((choice for choice in describe(game) if choice.name == name), None)
    if choice is None:
        names = ", ".join(choice.name for choice in describe(game))
        raise BadOptions(f"{game.title} has no option {name!r}; it has: {names}.")
    for value in _readings(text):
        try:
            msgspec.convert({name: value}, game.options)
            return value
        except msgspec.ValidationError:
            continue
    raise BadOptions(f"The option {name} cannot be {text!r}; it can be: {choice.values}.")


def _readings(text: str) -> list[Value]:
    """What a typed value can mean: a number, a truth or nothing before a word."""
    try:
        return [msgspec.json.decode(text), text]
    except msgspec.DecodeError:
        return [text]


def _convert(game: Game, given: dict[str, Value]) -> Any:
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        raise BadOptions(f"These options do not go together: {error}.") from None


def _values(kind: Any) -> str:
    """The values of an option's type in words, in the order that its game declares."""
    parts = get_args(kind)
    if get_origin(kind) is Annotated:
        limits = next((meta for meta in parts[1:] if isinstance(meta, Meta) and meta.le is not None), None)
        return f"{limits.ge} to {limits.le}" if limits else _values(parts[0])
    if get_origin(kind) is Literal:
        return ", ".join(str(part) for part in parts)
    if kind is bool:
        return "true, false"
    return ", ".join(_values(part) for part in parts if part is not NoneType)
