"""The quickest way to build a card: the solution that takes the fewest gestures from the tray.

A gesture is what a player does with a block on the screen: to lay it, to roll it either way or end over end, to turn it by a
quarter either way, or to flip it, which is half a turn. In the tray, a block lies across with its first face up.
"""

from functools import cache

from msgspec import Struct

from madcap.games.match_madness.cards import Card
from madcap.games.match_madness.components import BLOCKS
from madcap.games.match_madness.patterns import Laid
from madcap.games.match_madness.solutions import solutions

FACES = QUARTERS = 4


class Quickest(Struct, frozen=True):
    """A solution, and how it is built quickly."""

    blocks: tuple[Laid, ...]  # on the card as it is printed
    turns: int  # quarter turns of the whole, clockwise, with which it takes the fewest gestures
    gestures: int


@cache
def quickest(card: Card) -> Quickest:
    """The solution of a card with the fewest gestures, and of these with the fewest turns of the whole."""
    ways = [Quickest(blocks, turns, gestures(blocks, turns)) for blocks in solutions(card) for turns in range(QUARTERS)]
    return min(ways, key=lambda way: (way.gestures, way.turns))


def gestures(blocks: tuple[Laid, ...], turns: int) -> int:
    """The gestures that it takes to lay these blocks from the tray, after the whole was turned."""
    return sum(1 + _before_laying(laid, turns) for laid in blocks)


def _before_laying(laid: Laid, turns: int) -> int:
    """The gestures until a block looks as it should. One with the same tile twice may lie either way round."""
    one, other = BLOCKS[laid.block][laid.face]
    quarters = laid.upright + 2 * laid.reversed + turns
    ways = (quarters, quarters + 2) if one == other else (quarters,)
    return min(_reach()[laid.face, way % QUARTERS] for way in ways)


@cache
def _reach() -> dict[tuple[int, int], int]:
    """How many gestures it takes to bring a block from the tray to each face and direction."""
    found = {(0, 0): 0}
    newest = [(0, 0)]
    while newest:
        newest = list(dict.fromkeys(after for before in newest for after in _next(*before) if after not in found))
        found |= dict.fromkeys(newest, max(found.values()) + 1)
    return found


def _next(face: int, quarters: int) -> list[tuple[int, int]]:
    """Face and direction after each gesture. Rolled end over end, a block shows its opposite side the other way round."""
    rolled = [((face + by) % FACES, quarters) for by in (1, -1)]
    turned = [(face, (quarters + by) % QUARTERS) for by in (1, 2, 3)]
    return [*rolled, ((face + 2) % FACES, (quarters + 2) % QUARTERS), *turned]
