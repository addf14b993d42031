"""Parses options and players as people type them."""

from typing import Any

import msgspec

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.options import Option, options_of
from madcap.records import RANDOM

Value = str | int | bool | None


def parse_options(game: Game, text: str) -> Any:
    """Parse options such as `level=expert,dice=12`. An option that is not given has its default."""
    given: dict[str, Value] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOptions(f"Options are written name=value, with commas between them; {part!r} is not.")
        given[name.strip()] = _parse_value(game, name.strip(), value.strip())
    return _convert(game, given)


def parse_players(game: Game, text: str) -> list[str]:
    """Parse players such as `sharp,fair`, or a number of random players such as `2`."""
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
    option = next((option for option in options_of(game) if option.name == name), None)
    if option is None:
        names = ", ".join(option.name for option in options_of(game))
        raise BadOptions(f"{game.title} has no option {name!r}; it has: {names}.")
    for value in _readings(text):
        try:
            msgspec.convert({name: value}, game.options)
            return value
        except msgspec.ValidationError:
            continue
    raise BadOptions(f"The option {name} cannot be {text!r}; it can be: {values(option)}.")


def _readings(text: str) -> list[Value]:
    """Return what a typed value can mean: first a number, true, false or null, then a word."""
    try:
        return [msgspec.json.decode(text), text]
    except msgspec.DecodeError:
        return [text]


def _convert(game: Game, given: dict[str, Value]) -> Any:
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        raise BadOptions(f"These options do not go together: {error}.") from None


def values(option: Option) -> str:
    """Return the possible values of an option in words, such as "5, 9, 12" or "30 to 300"."""
    if option.choices:
        return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in option.choices)
    return f"{option.least} to {option.most}"
