"""A game's options as the page needs them to build a form: read off the game's own options struct."""

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta, structs

from madcap.engine.game import Game
from madcap.server.wire import GameInfo, Option


def describe(game: Game) -> GameInfo:
    """A game on offer."""
    hints = get_type_hints(game.options, include_extras=True)
    options = [_option(field.name, hints[field.name], field.default) for field in structs.fields(game.options)]
    return GameInfo(game.name, game.title, game.seats, game.minutes, options)


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
