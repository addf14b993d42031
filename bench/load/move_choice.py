"""Chooses the clients' moves: uniformly among those that the server lists, or that an offer stands for."""

from collections.abc import Callable
from random import choice, random
from typing import Any

from msgspec import Raw, json

Words = dict[str, Any]  # a move or an offer, decoded from JSON


def any_of(legal: list[Raw]) -> bytes:
    """Return a random legal move, as the server sent it."""
    return bytes(legal[int(random() * len(legal))])


def any_offered(legal: list[Raw]) -> bytes:
    """Return a random move that one of MadMatix's offers stands for."""
    chosen = any_of(legal)
    offer = json.decode(chosen)
    aim = AIMS.get(offer["type"])
    return json.encode({"type": offer["type"], **aim(offer)}) if aim else chosen


def _at(place: list[Any], names: str = "whose place") -> Words:
    return dict(zip(names.split(), place, strict=True))


def _swap(offer: Words) -> Words:
    places = offer["places"]
    later = choice(range(1, len(places)))
    return _at(choice(places[:later])) | _at(places[later], "to to_place")


AIMS: dict[str, Callable[[Words], Words]] = {
    "play": lambda offer: {"card": choice(offer["cards"])} | _at(choice(offer["ends"]), "whose end"),
    "token": lambda offer: {"operator": choice(offer["operators"])} | _at(choice(offer["places"])),
    "flip": lambda offer: _at(choice(offer["places"])),
    "swap": _swap,
    "scrap": lambda offer: _at(choice(offer["ends"]), "whose end"),
    "slow": lambda offer: {"to": choice(offer["to"])},
    "steal": lambda offer: {"to_end": choice(offer["to_ends"])} | _at(choice(offer["ends"]), "whose end"),
    "reverse": lambda offer: {"whose": choice(offer["whose"])},
    "skip": lambda offer: {"to": choice(offer["to"])},
    "gift": lambda offer: {"card": choice(offer["cards"]), "to": choice(offer["to"])},
}
