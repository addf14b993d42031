"""The components as data: blocks, tiles, and what makes a card of each level. The cards themselves are in `standard.json`.

This module imports nothing of Madcap, so that other programs can read it, too. Tiles and blocks are numbered 0 to 4 here, and
1 to 5 where people see them. A block is two cubes long; each of its four long faces shows two tiles. Faces are listed in
the order in which they come up when a block is rolled.
"""

from collections.abc import Sequence
from typing import NamedTuple

Face = tuple[int, int]
Blocks = Sequence[Sequence[Face]]

BLOCK_COUNT = 5  # there are as many kinds of tile
TILE_COUNT = 2 * BLOCK_COUNT  # on a card
KINDS = ("plus", "ring", "star", "square", "dots")
GROUNDS = (
    "#BE8A00",
    "#1E93DC",
    "#D9436A",
    "#5B2BD0",
    "#15151C",
)  # a kind is a shape and a colour, never a colour alone

# `madcap press --search` found this set among all 5,216,756 of its kind.
BLOCKS: Blocks = (
    ((0, 0), (0, 2), (1, 2), (3, 4)),
    ((1, 1), (1, 3), (2, 3), (4, 0)),
    ((2, 2), (2, 4), (3, 4), (0, 1)),
    ((3, 3), (3, 0), (4, 0), (1, 2)),
    ((4, 4), (4, 1), (0, 1), (2, 3)),
)

SIDE = 6  # rows and columns of the board that blocks lie on

UNBOUNDED = 1_000_000  # stands for "no upper bound"
HARDEST = 1250  # half of the cards of level 5 have at least this effort


class Level(NamedTuple):
    """The properties of a level's cards. Bounds are inclusive; effort is in hundredths (see press/effort.py)."""

    number: int
    points: int  # that a card scores in Total Madness
    cuts: tuple[int, int]  # in how many ways the outline can be cut into blocks
    perimeter: tuple[int, int]
    single: bool  # a card has exactly one solution
    effort: tuple[int, int]  # the ranges of different levels do not overlap


LEVELS = {
    level.number: level
    for level in (
        Level(1, 1, (1, 1), (20, 22), False, (500, 599)),
        Level(2, 1, (1, 2), (18, 22), False, (625, 675)),
        Level(3, 2, (2, UNBOUNDED), (16, 20), True, (725, 800)),
        Level(4, 3, (2, UNBOUNDED), (14, 18), True, (875, 1000)),
        Level(5, 3, (3, UNBOUNDED), (14, 18), True, (1100, UNBOUNDED)),
    )
}


def within(value: int, bounds: tuple[int, int]) -> bool:
    """Whether a value lies between two bounds, or on one of them."""
    return bounds[0] <= value <= bounds[1]


def blocks_showing(one: int, other: int, blocks: Blocks = BLOCKS) -> list[int]:
    """The blocks that have a face with these two tiles, in either order."""
    return [block for block, faces in enumerate(blocks) if (one, other) in faces or (other, one) in faces]


def fits(blocks: Blocks = BLOCKS) -> list[int]:
    """For each two tiles, at `5 * one + other`: the blocks that show them, as bits."""
    pairs = [(one, other) for one in range(BLOCK_COUNT) for other in range(BLOCK_COUNT)]
    return [sum(1 << block for block in blocks_showing(one, other, blocks)) for one, other in pairs]


def looks(blocks: Blocks = BLOCKS) -> list[Face]:
    """The seven different looks of each block from above, block by block: a mixed face has two, a double face one."""
    ways = [[(one, other), (other, one)][: 1 + (one != other)] for faces in blocks for one, other in faces]
    return [look for both in ways for look in both]
