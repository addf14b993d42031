"""The settings that the suite runs: every game with every number of seats, and with each choice of each option."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import inspect

from madcap.engine.errors import BadOptions
from madcap.engine.game import Game
from madcap.engine.state import State
from madcap.games import all_games

LATER_CHAIR = re.compile(r"_([2-9]|1[0-9])$")  # the end of the name of an option that exists for each chair


@dataclass(frozen=True)
class Bundle:
    """A game with options and seats, ready to start."""

    game: Game
    seats: int
    changed: dict[str, Any] = field(default_factory=dict)  # options that are not the default

    def start(self) -> State:
        return self.game.start(self.game.options(**self.changed), self.seats)

    def can_start(self) -> bool:
        """Return whether these options fit this number of seats."""
        try:
            self.start()
        except BadOptions:
            return False
        return True

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.changed.items())])


def bundles() -> list[Bundle]:
    """Return all games: the defaults with every number of seats, each other choice with the fewest and with three more."""
    every = [
        Bundle(game, seats, changed)
        for game in all_games().values()
        for changed in ({}, *single_changes(game.options))
        for seats in (_few(*game.seats) if changed else range(game.seats[0], game.seats[1] + 1))
    ]
    return [bundle for bundle in every if bundle.can_start()]


def _few(least: int, most: int) -> list[int]:
    return sorted({least, min(most, least + 3)})


def smallest_bundles() -> list[Bundle]:
    """Return every option of each game with the fewest seats, and its defaults with the most."""
    return [
        bundle
        for bundle in bundles()
        if bundle.seats == bundle.game.seats[0] or (bundle.seats == bundle.game.seats[1] and not bundle.changed)
    ]


def single_changes(options: type[Any]) -> Iterator[dict[str, Any]]:
    """Return each non-default choice of each option, with the other options that it depends on."""
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    for option in described.fields:
        if LATER_CHAIR.search(option.name):  # the first chair is tested in place of the others
            continue
        needed, kind = _when(option.type)
        for value in _choices(kind):
            if value != option.default:
                yield {**{name: values[0] for name, values in needed.items()}, option.name: value}


def _when(kind: inspect.Type) -> tuple[dict[str, list[Any]], inspect.Type]:
    """Return the condition on which an option matters, and its type without that."""
    if isinstance(kind, inspect.Metadata):
        return (kind.extra_json_schema or {}).get("when", {}), kind.type
    return {}, kind


def _choices(kind: inspect.Type) -> list[Any]:
    """Return all values of a choice, or the least and the greatest number."""
    match kind:
        case inspect.LiteralType(values=values):
            numbers = sorted(value for value in values if isinstance(value, int))
            return [numbers[0], numbers[-1]] if len(numbers) == len(values) else list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=least, le=most):
            assert None not in (least, most), "a number among the options needs its limits"
            return [least, most]
        case inspect.UnionType(types=kinds):
            return [value for one in kinds for value in _choices(_when(one)[1])]
        case inspect.NoneType():
            return []
    raise AssertionError(f"options of type {kind} are unknown to the suite: teach it here")
