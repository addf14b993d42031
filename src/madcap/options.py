"""The options of a game, read from the types of its options struct, for forms and for the command line."""

import re
from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct, structs

from madcap.engine.game import Game

Values = dict[str, list[str | int | bool]]  # values of other options, by name; "seats" is the number of chairs


class Option(Struct, frozen=True):
    """An option of a game: a choice from a list, or a whole number."""

    name: str
    default: str | int | bool | None
    choices: list[str | int | bool]  # if empty, it is a number from `least` to `most`
    least: int | None = None
    most: int | None = None
    when: Values = {}  # it matters only if the other options have one of these values
    limits: dict[
        str, Values | None
    ] = {}  # choices offered only if other options have these values; null: never offered
    hidden: bool = False  # not in forms; only programs and a game's own pages set it
    chair: int | None = None  # the chair that it belongs to, counted from 1, as in "head_start_2"


def options_of(game: Game) -> list[Option]:
    """Return all options of a game, in the order in which it declares them."""
    hints = get_type_hints(game.options, include_extras=True)
    return [_option(field.name, hints[field.name], field.default) for field in structs.fields(game.options)]


def is_compatible(option: Option, choice: str | int | bool | None, values: Mapping[str, Any]) -> bool:
    """Return whether a choice is compatible with the values of the other options and the number of chairs."""
    limit = option.limits.get(str(choice).lower(), {})
    return limit is not None and all(values[name] in allowed for name, allowed in limit.items())


def reset_incompatible(game: Game, chosen: Any, seats: int) -> Any:
    """Return the options for this number of chairs. A choice that is not possible with it goes back to its default."""
    narrow = [
        one for one in options_of(game) if "seats" in (one.limits.get(str(getattr(chosen, one.name)).lower()) or {})
    ]
    values = {**structs.asdict(chosen), "seats": seats}
    unfit = {one.name: one.default for one in narrow if not is_compatible(one, values[one.name], values)}
    return structs.replace(chosen, **unfit)


def _option(name: str, hint: Any, default: Any) -> Option:
    if default is NODEFAULT:
        raise TypeError(f"The option {name} needs a default.")
    notes = [note for note in _notes(hint) if isinstance(note, Meta)]
    more = {name: value for note in notes for name, value in (note.extra_json_schema or {}).items()}
    return Option(
        name=name,
        default=default,
        choices=_choices(hint),
        least=next((int(note.ge) for note in notes if note.ge is not None), None),
        most=next((int(note.le) for note in notes if note.le is not None), None),
        when=more.get("when", {}),
        limits=more.get("limits", {}),
        hidden=more.get("hidden", False),
        chair=int(number[1]) if (number := re.search(r"_(\d+)$", name)) else None,
    )


def _notes(hint: Any) -> list[Any]:
    """Return all annotations anywhere in a type."""
    return [*getattr(hint, "__metadata__", ()), *(note for part in _parts(hint) for note in _notes(part))]


def _choices(hint: Any) -> list[str | int | bool]:
    """Return the values to choose from, in the order in which the game declares them."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [choice for part in _parts(hint) for choice in _choices(part)]


def _parts(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Annotated:
        return (hint.__origin__,)
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else ()
