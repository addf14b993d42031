"""A game's options, read off its options struct: what there is to choose, for forms and for the command line."""

import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct, structs

from madcap.engine.game import Game


class Option(Struct, frozen=True):
    """An option of a game: a choice from a list, or a whole number."""

    name: str
    default: str | int | bool | None
    choices: list[str | int | bool]  # empty: a number from `least` to `most`
    least: int | None = None
    most: int | None = None
    when: dict[str, list[str | int | bool]] = {}  # it matters only where other options have one of these values
    chair: int | None = None  # it belongs to this chair, counted from 1: its name ends so, as in "head_start_2"


def options_of(game: Game) -> list[Option]:
    """Every option of a game, in its order."""
    hints = get_type_hints(game.options, include_extras=True)
    return [_option(field.name, hints[field.name], field.default) for field in structs.fields(game.options)]


def _option(name: str, hint: Any, default: Any) -> Option:
    if default is NODEFAULT:
        raise TypeError(f"The option {name} needs a default.")
    notes = [note for note in _notes(hint) if isinstance(note, Meta)]
    return Option(
        name=name,
        default=default,
        choices=_choices(hint),
        least=next((int(note.ge) for note in notes if note.ge is not None), None),
        most=next((int(note.le) for note in notes if note.le is not None), None),
        when=next((note.extra_json_schema["when"] for note in notes if note.extra_json_schema), {}),
        chair=int(number[1]) if (number := re.search(r"_(\d+)$", name)) else None,
    )


def _notes(hint: Any) -> list[Any]:
    """All that is annotated anywhere in a type."""
    return [*getattr(hint, "__metadata__", ()), *(note for part in _parts(hint) for note in _notes(part))]


def _choices(hint: Any) -> list[str | int | bool]:
    """The values to choose from, in the order in which the game declares them."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [choice for part in _parts(hint) for choice in _choices(part)]


def _parts(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Annotated:
        return (hint.__origin__,)
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else ()
