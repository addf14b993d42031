"""How the clients choose: uniformly from what the server lists."""

from random import random

from msgspec import Raw


def any_of(legal: list[Raw]) -> bytes:
    """A legal move, as it came."""
    return bytes(legal[int(random() * len(legal))])
