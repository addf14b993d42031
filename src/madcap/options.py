"""The options of a game, read from the types of its options struct, for forms and for the command line."""

import re
from collections.abc import Mapping
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, Struct, structs

from madcap.engine.game import Game

Values = dict[str, list[str | int | bool]]  # values of other options, by name; "seats" is the number of chairs


class Cap(Struct, frozen=True):
    """A smaller limit of a number: it applies while other options have these values."""

    most: int
    when: Values


class Option(Struct, frozen=True):
    """An option of a game: a choice from a list, or a whole number."""

    name: str
    default: str | int | bool | None
    choices: list[str | int | bool]  # if empty, it is a number from `least` to `most`
    least: int | None = None
    most: int | None = None
    caps: list[Cap] = []  # smaller values of `most`
    when: Values = {}  # it matters only if the other options have one of these values
    limits: dict[
        str, Values | None
    ] = {}  # choices offered only if other options have these values; null: never offered
    usual: list[tuple[int, Values]] = []  # what the default `null` means, if the other options have these values
    gentle: list[str | int | bool] = []  # choices for small children: bots are gentle unless the host decides otherwise
    hidden: bool = False  # not in forms; only programs and a game's own pages set it
    chair: int | None = None  # the chair that it belongs to, counted from 1, as in "head_start_2"


def options_of(game: Game) -> list[Option]:
    """Return all options of a game, in the order in which it declares them."""
    hints = get_type_hints(game.options, include_extras=True)
    return [_option(field.name, hints[field.name], field.default) for field in structs.fields(game.options)]


def is_compatible(option: Option, choice: str | int | bool | None, values: Mapping[str, Any]) -> bool:
    """Return whether a choice is compatible with the values of the other options and the number of chairs."""
    if option.caps and isinstance(choice, int):
        return choice <= (largest(option, values) or 0)
    limit = option.limits.get(str(choice).lower(), {})
    return limit is not None and _hold(limit, values)


def largest(option: Option, values: Mapping[str, Any]) -> int | None:
    """Return the largest number that is compatible with the values of the other options; None for a choice."""
    return min([cap.most for cap in option.caps if _hold(cap.when, values)], default=option.most)


def fitted(option: Option, values: Mapping[str, Any]) -> Any:
    """Return the value of an option if it is compatible with the others; else the largest number, or the default choice."""
    if is_compatible(option, values[option.name], values):
        return values[option.name]
    return largest(option, values) if option.caps else option.default


def reset_incompatible(game: Game, chosen: Any, seats: int) -> Any:
    """Return the options for this number of chairs. A value that is not possible with it is changed."""
    values = {**structs.asdict(chosen), "seats": seats}
    narrow = [one for one in options_of(game) if _depends_on_seats(one, values[one.name])]
    return structs.replace(chosen, **{one.name: fitted(one, values) for one in narrow})


def _hold(wanted: Values, values: Mapping[str, Any]) -> bool:
    """Return whether the options have one of the wanted values each."""
    return all(values[name] in allowed for name, allowed in wanted.items())


def _depends_on_seats(option: Option, choice: Any) -> bool:
    """Return whether the number of chairs decides if this choice is possible."""
    limit = option.limits.get(str(choice).lower()) or {}
    return "seats" in limit or any("seats" in cap.when for cap in option.caps)


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
        caps=[Cap(**cap) for cap in more.get("caps", [])],
        when=more.get("when", {}),
        limits=more.get("limits", {}),
        usual=[(number, when) for number, when in more.get("usual", [])],
        gentle=more.get("gentle", []),
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
