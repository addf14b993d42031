"""The solutions of a card as blocks on the board: for hints and bots."""

from functools import cache

from madcap.games.match_madness.cards import Card, Tiles
from madcap.games.match_madness.components import BLOCKS, fits
from madcap.games.match_madness.outlines import SIDE, Outline
from madcap.games.match_madness.patterns import Laid
from madcap.games.match_madness.solver import Solver, numbers


def solutions(card: Card) -> list[tuple[Laid, ...]]:
    """All solutions of a card, each as five blocks that lie on it."""
    tiles = card.tiles
    outline = outline_of(tiles)
    found = _solver().solve(outline, numbers(in_order(tiles)))
    return [tuple(_laid(tiles, outline, packed >> shift & 0xFF) for shift in (32, 24, 16, 8, 0)) for packed in found]


def solution(card: Card) -> tuple[Laid, ...]:
    """One solution of a card, always the same."""
    return solutions(card)[0]


def outline_of(tiles: Tiles) -> Outline:
    """The outline of tiles that lie in the corner of a grid of six rows of six."""
    return Outline(sum(1 << SIDE * row + column for row, column in tiles))


def in_order(tiles: Tiles) -> list[int]:
    """Tiles row by row, as an outline numbers its squares."""
    return [tiles[square] for square in sorted(tiles)]


def _laid(tiles: Tiles, outline: Outline, packed: int) -> Laid:
    """A block of a solution, unpacked from the solver's number."""
    square, upright, block = packed >> 4, bool(packed & 8), packed & 7
    row, column = divmod(outline.places[square], SIDE)
    pair = tiles[row, column], tiles[row + upright, column + (not upright)]
    for face, tiles_of_face in enumerate(BLOCKS[block]):
        if pair in (tiles_of_face, tiles_of_face[::-1]):
            return Laid(block, row, column, upright, face, pair != tiles_of_face)
    raise AssertionError("the solver laid a block that does not show these tiles")


@cache
def _solver() -> Solver:
    return Solver(fits())
