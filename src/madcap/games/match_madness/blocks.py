"""The five blocks, as data. Needs nothing but itself, so that other programs can read it, too.

Tiles and blocks are numbered 0 to 4 inside, 1 to 5 where people see them. A block is two cubes long; each of its four long
faces shows two tiles. The faces stand here in the order in which they come up when a block is rolled.

`madcap press --search` found this set among all 5,216,756 of its kind.
"""

from collections.abc import Sequence

Face = tuple[int, int]
Blocks = Sequence[Sequence[Face]]

COUNT = 5  # of blocks, and of kinds of tile
TILES = 2 * COUNT  # on a card
KINDS = ("plus", "ring", "star", "square", "dots")
GROUNDS = (
    "#BE8A00",
    "#1E93DC",
    "#D9436A",
    "#5B2BD0",
    "#15151C",
)  # a kind is a shape and a colour, never a colour alone

BLOCKS: Blocks = (
    ((0, 0), (0, 2), (1, 2), (3, 4)),
    ((1, 1), (1, 3), (2, 3), (4, 0)),
    ((2, 2), (2, 4), (3, 4), (0, 1)),
    ((3, 3), (3, 0), (4, 0), (1, 2)),
    ((4, 4), (4, 1), (0, 1), (2, 3)),
)


def blocks_showing(one: int, other: int, blocks: Blocks = BLOCKS) -> list[int]:
    """The blocks that have a face with these two tiles, either way round."""
    return [block for block, faces in enumerate(blocks) if (one, other) in faces or (other, one) in faces]


def fits(blocks: Blocks = BLOCKS) -> list[int]:
    """For each two tiles, at `5 * one + other`: the blocks that show them, as bits."""
    pairs = [(one, other) for one in range(COUNT) for other in range(COUNT)]
    return [sum(1 << block for block in blocks_showing(one, other, blocks)) for one, other in pairs]


def looks(blocks: Blocks = BLOCKS) -> list[Face]:
    """The seven different looks of each block from above, block by block: a mixed face lies two ways, a double one."""
    ways = [[(one, other), (other, one)][: 1 + (one != other)] for faces in blocks for one, other in faces]
    return [look for both in ways for look in both]
