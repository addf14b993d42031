"""Blocks for claims: solutions, moved, turned or spoiled, and drawings of what blocks show."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from madcap.games.match_madness import solutions
from madcap.games.match_madness.cards import standard
from madcap.games.match_madness.components import BLOCKS
from madcap.games.match_madness.moves import Block, block

SIDE = 6  # of the board
Five = tuple[Block, Block, Block, Block, Block]
Drawing = tuple[str, ...]  # rows of digits and dots, as a card shows them


# What blocks show.


def drawn(blocks: Sequence[Block]) -> Drawing | None:
    """The tiles on the board, without the empty space around them; None if blocks overlap or lie outside."""
    frame = [["."] * SIDE for _ in range(SIDE)]
    for one in blocks:
        tiles = BLOCKS[one.block - 1][one.face]
        for (row, column), tile in zip(squares(one), tiles[::-1] if one.reversed else tiles, strict=True):
            if not (row < SIDE and column < SIDE) or frame[row][column] != ".":
                return None
            frame[row][column] = str(tile + 1)
    return _without_edges(["".join(row) for row in frame])


def squares(one: Block) -> tuple[tuple[int, int], tuple[int, int]]:
    below, beside = (1, 0) if one.upright else (0, 1)
    return (one.row, one.column), (one.row + below, one.column + beside)


def _without_edges(rows: list[str]) -> Drawing:
    columns = _without_blanks(["".join(column) for column in zip(*_without_blanks(rows), strict=True)])
    return tuple("".join(row) for row in zip(*columns, strict=True))


def _without_blanks(lines: list[str]) -> list[str]:
    """The lines without the empty ones at the beginning and at the end."""
    filled = [n for n, line in enumerate(lines) if set(line) != {"."}]
    return lines[filled[0] : filled[-1] + 1]


def quarter_turn(rows: Drawing) -> Drawing:
    """A drawing after a clockwise quarter turn."""
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def show(card: str, blocks: Sequence[Block]) -> bool:
    """Whether blocks show a card, turned or not."""
    seen, rows = drawn(blocks), rows_of(card)
    for _ in range(4):
        if seen == rows:
            return True
        rows = quarter_turn(rows)
    return False


# Cards.


def ids(level: int = 0) -> list[str]:
    """The ids of all cards, or of those of a level."""
    return [card.id for card in standard().cards if level in (0, card.level)]


@cache
def rows_of(card: str) -> Drawing:
    return next(one.rows for one in standard().cards if one.id == card)


# Blocks for a claim.


def five(blocks: Sequence[Block]) -> Five:
    a, b, c, d, e = blocks
    return a, b, c, d, e


@cache
def all_built(card: str) -> list[Five]:
    """Every way to build a card."""
    found = next(one for one in standard().cards if one.id == card)
    return [five([block(laid) for laid in laid_blocks]) for laid_blocks in solutions.solutions(found)]


def built(card: str) -> Five:
    return all_built(card)[0]


@cache
def spoiled(card: str, which: int = 0) -> Five:
    """A card built with a single block on a wrong face; `which` selects one of many ways."""
    right = built(card)
    rolled = [swap(right, replace(one, face=(one.face + roll) % 4)) for one in right for roll in (1, 2, 3)]
    return [blocks for blocks in rolled if not show(card, blocks)][which]


def swap(blocks: Five, other: Block) -> Five:
    """The blocks with one of them replaced."""
    return five([other if one.block == other.block else one for one in blocks])


def moved(blocks: Five, down: int, right: int) -> Five:
    return five([replace(one, row=one.row + down, column=one.column + right) for one in blocks])


def cornered(blocks: Five) -> Five:
    return moved(blocks, -min(one.row for one in blocks), -min(one.column for one in blocks))


def room(blocks: Five) -> tuple[int, int]:
    """How far blocks can be moved down and to the right, from the corner."""
    covered = [square for one in cornered(blocks) for square in squares(one)]
    return SIDE - 1 - max(row for row, _ in covered), SIDE - 1 - max(column for _, column in covered)


def turned(blocks: Five) -> Five:
    """Blocks after a clockwise quarter turn, moved to the corner."""
    return cornered(five([_turned(one) for one in blocks]))


def _turned(one: Block) -> Block:
    """A left half becomes the upper half, and an upper half becomes the right half."""
    row, column = one.column, SIDE - 1 - one.row
    if one.upright:
        return replace(one, row=row, column=column - 1, upright=False, reversed=not one.reversed)
    return replace(one, row=row, column=column, upright=True)


def mirrored(blocks: Five) -> Five:
    """The mirror image of blocks, with left and right exchanged, moved to the corner."""
    return cornered(five([_mirrored(one) for one in blocks]))


def _mirrored(one: Block) -> Block:
    if one.upright:
        return replace(one, column=SIDE - 1 - one.column)
    return replace(one, column=SIDE - 2 - one.column, reversed=not one.reversed)
