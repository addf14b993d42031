"""The blocks that others see on a bot's board while it builds. They are random, so that they give away no solution."""

from madcap.engine.rng import Rng
from madcap.games.match_madness.components import BLOCK_COUNT, SIDE
from madcap.games.match_madness.moves import Block

MOST = BLOCK_COUNT - 1  # the last is laid with the claim

Square = tuple[int, int]


def bot_sketch(rng: Rng, count: int) -> list[Block]:
    """`count` blocks, four at most, each beside another. The same random numbers give the same first blocks."""
    blocks: list[Block] = []
    resting = list(range(1, BLOCK_COUNT + 1))
    for _ in range(min(count, MOST)):
        block = resting.pop(rng.below(len(resting)))
        places = _places(blocks)
        row, column, upright = places[rng.below(len(places))]
        blocks.append(Block(block, row, column, upright, rng.below(4), bool(rng.below(2))))
    return blocks


def _places(blocks: list[Block]) -> list[tuple[int, int, bool]]:
    """Where one more block can lie: row, column and whether it is upright."""
    taken = {square for one in blocks for square in _squares(one.row, one.column, one.upright)}
    near = {(row + down, column + right) for row, column in taken for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return [
        (row, column, upright)
        for upright in (False, True)
        for row in range(SIDE - upright)
        for column in range(SIDE - (not upright))
        if _fits(_squares(row, column, upright), taken, near)
    ]


def _fits(squares: set[Square], taken: set[Square], near: set[Square]) -> bool:
    return not squares & taken and (not taken or bool(squares & near))


def _squares(row: int, column: int, upright: bool) -> set[Square]:
    return {(row, column), (row + 1, column) if upright else (row, column + 1)}
