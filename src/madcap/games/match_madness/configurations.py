"""Configurations of blocks as numbers: five blocks on a board of six by six, small enough for one move.

A block lies in one of 60 places, with one of four faces up, in one of two directions: 480 ways. The five together are one
number to the base of 480, block by block, below 2 to the power of 45.
"""

from collections.abc import Sequence

from madcap.games.match_madness.components import BLOCK_COUNT, SIDE
from madcap.games.match_madness.patterns import Laid

FLAT = SIDE * (SIDE - 1)  # places of a block that lies side by side; an upright one has as many
WAYS = 2 * FLAT * 4 * 2
CONFIGURATIONS = WAYS**BLOCK_COUNT


def packed(configuration: Sequence[Laid]) -> int:
    """Five blocks as one number. All of them must lie on the board."""
    ways = {laid.block: _way(laid) for laid in configuration}
    return sum(ways[block] * WAYS**block for block in range(BLOCK_COUNT))


def unpacked(number: int) -> tuple[Laid, ...]:
    """The five blocks of a number, in their order."""
    return tuple(_laid(block, number // WAYS**block % WAYS) for block in range(BLOCK_COUNT))


def _way(laid: Laid) -> int:
    columns = SIDE if laid.upright else SIDE - 1
    place = laid.upright * FLAT + laid.row * columns + laid.column
    return place * 8 + laid.face * 2 + laid.reversed


def _laid(block: int, way: int) -> Laid:
    place, upright = way // 8 % FLAT, way // 8 >= FLAT
    row, column = divmod(place, SIDE if upright else SIDE - 1)
    return Laid(block, row, column, upright, way % 8 // 2, bool(way % 2))
