"""Finds all solutions of a card: the ways to cover its ten tiles with the five blocks. Compiled.

The first open square belongs to a block with the square to its right or the one below it, as all squares before it are
taken. The table `fits` says which blocks show a pair of tiles, as bits. A solution says which block lies where: a block that
shows the same tile twice, laid the other way round, is the same solution.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from madcap.games.match_madness.outlines import ALL_OPEN, DOWN, NOBODY, RIGHT, Outline, lowest

ALL_BLOCKS: Final = 31
NO_LIMIT: Final = 1000000


def numbers(values: list[int]) -> vec[i64]:
    """A list as a vector of machine integers."""
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


@final
class Solver:
    """Solves cards for a set of blocks; `fits` is the table of `components.fits`."""

    def __init__(self, fits: list[int]) -> None:
        self.fits: vec[i64] = numbers(fits)
        self.neighbours: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]()
        self.found: i64 = 0
        self.limit: i64 = 0

    def count(self, outline: Outline, tiles: vec[i64], limit: i64) -> i64:
        """The number of solutions, at most `limit`."""
        self.neighbours = outline.neighbours
        self.tiles = tiles
        self.found = 0
        self.limit = limit
        self._count(ALL_OPEN, ALL_BLOCKS)
        return self.found

    def solve(self, outline: Outline, tiles: vec[i64]) -> vec[i64]:
        """All solutions. Each has a byte for every block, the first in the highest: its first square times 16, plus 8 for
        DOWN, plus the block's number."""
        self.neighbours = outline.neighbours
        self.tiles = tiles
        return self._solve(ALL_OPEN, ALL_BLOCKS, 0, vec[i64]())

    def showing(self, square: i64, other: i64) -> i64:
        """The blocks that show the tiles of two squares, as bits."""
        return self.fits[5 * self.tiles[square] + self.tiles[other]]

    def _count(self, open_squares: i64, unused: i64) -> None:
        if open_squares == 0:
            self.found += 1
            return
        square = lowest(open_squares)
        direction: i64 = RIGHT
        while direction <= DOWN:
            other = self.neighbours[4 * square + direction]
            if other != NOBODY and open_squares >> other & 1:
                left: i64 = open_squares & ~(1 << square | 1 << other)
                fitting: i64 = self.showing(square, other) & unused
                while fitting and self.found < self.limit:
                    self._count(left, unused & ~(fitting & -fitting))
                    fitting &= fitting - 1
            direction += 1

    def _solve(self, open_squares: i64, unused: i64, done: i64, solutions: vec[i64]) -> vec[i64]:
        if open_squares == 0:
            return append(solutions, done)
        square = lowest(open_squares)
        direction: i64 = RIGHT
        while direction <= DOWN:
            other = self.neighbours[4 * square + direction]
            if other != NOBODY and open_squares >> other & 1:
                left: i64 = open_squares & ~(1 << square | 1 << other)
                fitting: i64 = self.showing(square, other) & unused
                while fitting:
                    laid: i64 = done << 8 | square << 4 | direction << 3 | lowest(fitting)
                    solutions = self._solve(left, unused & ~(fitting & -fitting), laid, solutions)
                    fitting &= fitting - 1
            direction += 1
        return solutions
