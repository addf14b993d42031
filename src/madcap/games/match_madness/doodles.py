"""Blocks that a bot seems to lay while it builds: by luck alone, so that they tell nothing of a card, solved or not."""

from madcap.engine.rng import Rng
from madcap.games.match_madness import claims
from madcap.games.match_madness.moves import Block

FIVE = 5
MOST = 4  # the fifth is laid with the claim

Square = tuple[int, int]


def doodle(rng: Rng, count: int) -> list[Block]:
    """So many blocks, four at most, each beside the others. The same luck lays the same ones first."""
    blocks: list[Block] = []
    resting = list(range(1, FIVE + 1))
    for _ in range(min(count, MOST)):
        block = resting.pop(rng.below(len(resting)))
        places = _places(blocks)
        row, column, upright = places[rng.below(len(places))]
        blocks.append(Block(block, row, column, upright, rng.below(4), bool(rng.below(2))))
    return blocks


def _places(blocks: list[Block]) -> list[tuple[int, int, bool]]:
    """Where one more can lie."""
    taken = {square for one in blocks for square in _squares(one.row, one.column, one.upright)}
    near = {(row + down, column + right) for row, column in taken for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return [
        (row, column, upright)
        for upright in (False, True)
        for row in range(claims.SIDE - upright)
        for column in range(claims.SIDE - (not upright))
        if _fits(_squares(row, column, upright), taken, near)
    ]


def _fits(squares: set[Square], taken: set[Square], near: set[Square]) -> bool:
    return not squares & taken and (not taken or bool(squares & near))


def _squares(row: int, column: int, upright: bool) -> set[Square]:
    return {(row, column), (row + 1, column) if upright else (row, column + 1)}
